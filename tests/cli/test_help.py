"""Help, versions, and the small commands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from support.terminals import Terminal

import wildcards
from wildcards.bots.levels import LEVELS
from wildcards.bots.registry import BOTS
from wildcards.engine import state

COMMANDS = (
    *("play", "simulate", "match", "tournament", "verify", "show", "dataset", "bots", "bot", "join", "host"),
)


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], []])
def test_the_help_lists_all_commands(terminal: Terminal, arguments: list[str]) -> None:
    run = terminal.run(*arguments)
    assert (run.status, run.err) == (0, "")
    for command in COMMANDS:
        assert f"\n  {command} " in run.out
    assert "Begin with: wildcards play" in run.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_that_fits_a_terminal(terminal: Terminal, command: str) -> None:
    run = terminal.run(command, "--help")
    assert (run.status, run.err) == (0, "")
    assert max([len(line) for line in run.lines]) <= 80
    assert run.lines[0].startswith(f"Usage: wildcards {command}")
    assert f"Example: wildcards {command} " in run.out


def test_the_version_tells_whether_the_engine_is_compiled(terminal: Terminal) -> None:
    form = "plain Python" if str(state.__file__).endswith(".py") else "compiled"
    assert terminal.run("--version").lines == [f"wildcards {wildcards.__version__} (engine: {form})"]


def test_all_kinds_of_bots_are_listed_with_what_they_are(terminal: Terminal) -> None:
    lines = terminal.run("bots").lines
    assert [line.split()[0] for line in lines] == list(BOTS)
    for line, kind in zip(lines, BOTS, strict=True):
        assert line.endswith(BOTS[kind][1] + ("; at tables: advanced" if kind == "greedy" else ""))


def test_help_starts_without_what_only_games_need() -> None:
    code = "import sys, wildcards.cli; wildcards.cli.main(['--help']); print(sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.splitlines()[-1]
    for module in ("rich", "wildcards.terminal", "wildcards.arena", "wildcards.remote", "httpx", "tempfile"):
        assert f"'{module}" not in loaded


def test_the_package_runs_as_a_module() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "wildcards", "--version"], capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith(f"wildcards {wildcards.__version__} ")


def test_no_text_names_a_path_of_the_source(terminal: Terminal) -> None:
    here = str(Path(wildcards.__file__).parent)
    assert all(here not in terminal.run(command, "--help").out for command in COMMANDS)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_has_a_card(terminal: Terminal, name: str) -> None:
    run = terminal.run("bots", name)
    assert run.status == 0
    assert " ".join(run.out.split()).startswith(f"{name}: {LEVELS[name].summary}")
    assert "Weak points: " in run.out
    assert "Games won, all others greedy" in run.out
    assert max([len(line) for line in run.lines]) <= 80


def test_the_card_of_an_unknown_bot_is_refused(terminal: Terminal) -> None:
    assert terminal.fails("bots", "maser").endswith("got 'maser'; did you mean master?")
