"""Compiling needs nothing but what [build-system].requires names: whoever installs the game has no more."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = CONFIG["tool"]["hatch"]["build"]["hooks"]["custom"]
MISSING = re.compile(r'error: Cannot find implementation or library stub for module named "(\w+)')


@pytest.mark.parametrize("library", HOOK["compile"])
def test_what_is_compiled_needs_only_what_building_requires(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    build = runpy.run_path("hatch_build.py")
    paths = build["modules"](HOOK["compile"][library], HOOK["interpret"])
    mypy = [sys.executable, "-m", "mypy", "--no-site-packages", "--no-error-summary", "--hide-error-context"]
    ran = subprocess.run([*mypy, *build["OPTIONS"], *paths], capture_output=True, text=True, check=False)
    errors = [line for line in ran.stdout.splitlines() if "error:" in line]
    required = {re.split(r"[<>=]", one)[0] for one in CONFIG["build-system"]["requires"]}
    unexpected = [line for line in errors if not ((found := MISSING.search(line)) and found[1] in required)]
    assert unexpected == []
