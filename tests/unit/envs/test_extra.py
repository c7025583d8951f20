from __future__ import annotations

import importlib.util
import runpy
import subprocess
import sys

import pytest

import wildcards.envs
from wildcards.errors import MissingPackageError


def test_without_the_extra_one_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pettingzoo" else object())
    with pytest.raises(MissingPackageError, match=r"without pettingzoo: .*pip install '\.\[rl\]'"):
        runpy.run_path(str(wildcards.envs.__file__))


def test_the_rest_of_the_game_does_not_load_it() -> None:
    code = (
        "import sys, wildcards.cli, wildcards.commands.app; print([m for m in sys.modules if m in sys.argv])"
    )
    names = ["numpy", "gymnasium", "pettingzoo", "wildcards.envs"]
    done = subprocess.run([sys.executable, "-c", code, *names], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
