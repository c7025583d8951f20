"""Compiling needs nothing but what [build-system].requires names: whoever installs the game has no more."""

from __future__ import annotations

import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_what_is_compiled_needs_no_package_to_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    build = runpy.run_path("hatch_build.py")
    config = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    hook = config["tool"]["hatch"]["build"]["hooks"]["custom"]
    paths = build["modules"](hook["compile"], hook["interpret"])
    mypy = [sys.executable, "-m", "mypy", "--no-site-packages", *build["OPTIONS"], *paths]
    ran = subprocess.run(mypy, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
