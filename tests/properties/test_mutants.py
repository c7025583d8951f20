"""What somebody changed is refused, or a game continues from it: nothing that is read breaks the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parents[1]
MANY: Final = 40_000


def check_mutants(kind: str, seed: int, number: int, path: Path) -> int:
    """Try them in another process; returns how many were accepted."""
    command = [sys.executable, "-m", "support.mutants", kind, str(seed), str(number), str(path)]
    # The way to the engine is this process's own, compiled or not.
    way = os.pathsep.join([str(TESTS), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": way}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, f"ended with {run.returncode} at {path.read_text('utf-8')}\n{run.stderr}"
    met = json.loads(run.stdout)
    print(kind, met)
    return int(met["accepted"])


@pytest.mark.parametrize("kind", ["position", "observation"])
def test_mutants_are_refused_or_played(tmp_path: Path, kind: str) -> None:
    assert check_mutants(kind, 1, 150, tmp_path / "mutant") > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["position", "observation"])
def test_mutants_are_refused_or_played_at_length(tmp_path: Path, kind: str) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    assert check_mutants(kind, seed, MANY, tmp_path / "mutant") > MANY // 100
