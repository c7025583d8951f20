"""Print one table: our environments in both forms, and card games of PettingZoo and RLCard.

Each column is measured in a process of its own, one after the other: `make bench-envs`. A peer that is not
installed is left out.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / "build" / "peers-envs"
COLUMNS = (
    ("pure", "wildcards", ROOT / "src"),
    ("compiled", "wildcards", ROOT / "build" / "compiled"),
    ("hold'em", "pettingzoo:texas_holdem_no_limit_v6", PEERS),
    ("leduc", "pettingzoo:leduc_holdem_v4", PEERS),
    ("RLCard NL", "rlcard:no-limit-holdem", PEERS),
    ("RLCard leduc", "rlcard:leduc-holdem", PEERS),
)
AIMS = {
    "agent steps/s (PettingZoo)": 100_000,
    "vector decisions/s, against random": 2_000_000,
    "vector decisions/s, every seat": 2_000_000,
    "encodings/s": 500_000,
}


def measure(game: str, path: Path) -> dict[str, float | str] | None:
    """The figures of one column, or None where it cannot be measured."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", str(ROOT / "benchmarks" / "measure_envs.py"), game],
        env={**os.environ, "PYTHONPATH": str(path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(f"{game}: SKIPPED: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return None
    figures: dict[str, float | str] = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    """Measure all columns and print them side by side."""
    columns = {title: found for title, game, path in COLUMNS if (found := measure(game, path)) is not None}
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores; one used, by its time; the best")
    print(f"{'':36}" + "".join([f"{title:>13}" for title in columns]) + f"{'aim':>13}")
    rows = [row for row in next(iter(columns.values())) if row != "build"]
    for row in rows:
        cells = [f"{found[row]:>13,.0f}" if row in found else f"{'–':>13}" for found in columns.values()]
        print(f"{row:36}" + "".join(cells) + (f"{AIMS[row]:>13,}" if row in AIMS else ""))


if __name__ == "__main__":
    main()
