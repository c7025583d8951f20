"""`wildcards conform bot`: our bots keep the rules, and bots that break one each are found out."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from strategies import IS_COMPILED
from support import broken_bots
from support.programs import FIRST, Program
from support.terminals import Terminal

from wildcards.conform.bot import CHECKS, Subject
from wildcards.conform.check import Outcome, ask_all

GAMES = 7
FIRST_CHECKS = {"legal", "time", "seeds", "games", "restart", "questions", "dice", "secrets"}


def asked(spec: str, games: int = GAMES, seconds: float = 5.0) -> dict[str, Outcome]:
    """What came of each check."""
    return {one.name: one for one in ask_all(CHECKS, Subject(spec, games, seconds))}


def failures(outcomes: dict[str, Outcome]) -> set[str]:
    return {name for name, one in outcomes.items() if one.held is False}


def broken(name: str) -> str:
    return f"{broken_bots.__file__}:{name}"


@pytest.mark.parametrize("spec", ["random", "greedy", "skilled@1", broken("First")])
def test_our_bots_keep_all_rules(spec: str) -> None:
    if spec == "skilled@1" and not IS_COMPILED:
        pytest.skip("a search takes long in plain Python")
    before = random.getstate()
    outcomes = asked(spec)
    assert failures(outcomes) == set(), outcomes
    assert {name for name, one in outcomes.items() if one.held} == FIRST_CHECKS
    assert random.getstate() == before


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("Stuck", "legal"),
        ("Crashing", "legal"),
        ("Global", "dice"),
        ("Moody", "seeds"),
        ("Clinging", "games"),
        ("Starting", "restart"),
        ("Scribbling", "questions"),
        ("Peeking", "secrets"),
    ],
)
def test_a_bot_that_breaks_a_rule_is_found_out(name: str, check: str) -> None:
    outcomes = asked(broken(name))
    assert check in failures(outcomes), outcomes
    assert outcomes[check].remark


def test_the_smallest_case_names_the_decision() -> None:
    remark = asked(broken("Crashing"))["legal"].remark
    assert "round 4" in remark
    assert "new_game(Rules(edition=" in remark
    assert "IndexError" in remark


def test_a_slow_bot_is_told_how_slow() -> None:
    told = asked("greedy", games=1, seconds=1e-9)["time"]
    assert told.held is False
    assert told.remark.startswith("expected at most 1e-09 s, took ")


def test_the_clock_excuses_a_bot_from_repeating_itself() -> None:
    outcomes = asked("greedy@0.5s", games=1)
    assert [outcomes[name].held for name in ("seeds", "games", "secrets", "legal")] == [
        None,
        None,
        None,
        True,
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="programs are started as on POSIX")
@pytest.mark.parametrize(
    ("parts", "failing"),
    [
        ({}, set()),
        ({"choose": FIRST.replace("[0]", "[0] + '!'")}, {"legal", "unknown"}),
        ({"hello": "say(type='hello', protocol=2, name='test')"}, {"greeting"}),
        ({"leave": "pass"}, {"quit"}),
    ],
)
def test_a_program_is_asked_what_programs_are(
    tmp_path: Path, parts: dict[str, str], failing: set[str]
) -> None:
    program = Program(tmp_path, **parts)
    outcomes = asked(f"stdio:{sys.executable} -I {program.file}", games=1)
    assert failing <= failures(outcomes), outcomes
    assert bool(failing) == bool(failures(outcomes)), outcomes
    assert outcomes["questions"].held is None


# --- the command


def test_the_command_says_what_held(terminal: Terminal) -> None:
    run = terminal.run("conform", "bot", "greedy", "--games", "2")
    assert (run.status, run.err) == (0, "")
    assert run.lines[-1] == "bot greedy: 8 held, 0 failed, 3 skipped."
    assert [line.split()[1] for line in run.lines if line.startswith(("held", "skipped"))] == [
        check.name for check in CHECKS
    ]


def test_the_command_says_what_did_not(terminal: Terminal) -> None:
    run = terminal.run("conform", "bot", broken("Stuck"), "--games", "2", "--json")
    told = json.loads(run.out)
    assert (run.status, told["held"], told["format"]) == (1, False, "wildcards-conform/1")
    assert next(one for one in told["checks"] if one["name"] == "legal")["held"] is False


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["nobody"], "bot: expected one of random"),
        (["none.py:X"], "bot 'none.py:X': expected a file, but there is no none.py"),
        (["greedy", "--games", "0"], "--games: expected 1 or more, got 0"),
        (["greedy", "--games", "x"], "--games: expected a whole number, got 'x'"),
        (["greedy", "--seconds", "nan"], "--seconds: expected a number above 0, up to 3600, got 'nan'"),
    ],
)
def test_what_cannot_be_asked_is_told(terminal: Terminal, arguments: list[str], expected: str) -> None:
    assert terminal.fails("conform", "bot", *arguments).startswith(expected)
