"""Hints at the terminal: in words of each language, and a table's refusal of them."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest
from strategies import needs_speed, play
from support.fluent import LANGUAGES
from support.terminals import Terminal

from wildcards.analysis.facts import Reason
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import ServerRefusedError
from wildcards.table.analysed import hint_of
from wildcards.terminal.advice import hint_lines, number, plan_text, reason_text, told
from wildcards.words.text import use


@pytest.fixture(autouse=True)
def _english() -> Any:
    yield
    use("en")


@needs_speed
def test_a_person_who_plays_alone_gets_a_hint(terminal: Terminal) -> None:
    run = terminal.play("--seed", "5", typed="\nhint\nquit\n")
    assert "Chance of winning: " in run.out
    assert run.out.count("points less") == 2
    assert "Points are percentage points" in run.out.replace("\n", " ")


def refuses(_: Observation) -> NoReturn:
    raise ServerRefusedError("no_hints", {})


def test_where_others_play_the_table_decides() -> None:
    (line,) = hint_lines(new_game(Rules(), seed=1).observe(0), refuses)
    assert line.startswith("There are no hints at this table")


def test_who_has_nothing_to_decide_is_told_so() -> None:
    seen = new_game(Rules(), seed=1).observe(None)
    assert hint_lines(seen, refuses) == ["You have nothing to decide now."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_and_reason_can_be_said(language: str) -> None:
    use(language)
    for rules in (Rules(), Rules(edition="2020")):
        for state in play(rules, 6):
            for seat in state.to_act:
                seen = state.observe(seat)
                for action in seen.legal_actions:
                    assert plan_text(seen.phase, [seen.token(action)])
    for code in ("animal", "there", "leader", "leader-lost", "empty", "bonus", "cards"):
        assert reason_text(Reason(code, "li", 0.5, 0.25)) != "li"


@needs_speed
def test_the_figures_are_those_of_the_evaluation() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    found = hint_of(seen)
    lines = told(seen.phase, found)
    assert f"{found.best.chance / 100:.1f} %" in lines[0]
    assert number(found.others[0].behind.mean / 100) in lines[1]
    assert str(found.best.worlds) in lines[-1]


def test_numbers_are_written_as_the_language_does() -> None:
    assert [number(-1.25), number(-0.01), number(3, 0)] == ["\N{MINUS SIGN}1.2", "0.0", "3"]
    use("de")
    assert number(1.5, 2) == "1,50"
