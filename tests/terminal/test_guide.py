"""The rules as they are explained at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from strategies import EVERY_RULES, TABLES, table_name

from wildcards.engine.card import SPECIES_NAMES
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.terminal.words import answers, guide


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_section_is_sentences(rules: Rules) -> None:
    for name in guide.SECTIONS:
        for line in guide.section(name, rules):
            assert line == " ".join(line.split())
            assert line[-1] in ".:"


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_every_choice_is_explained_with_the_rule_behind_it(phase: Phase) -> None:
    lines = guide.explain(phase, Rules())
    named = [line for line in lines if line.startswith("Rules, ")]
    assert len(named) == 1
    assert named[0].removeprefix("Rules, ").removesuffix(":") in guide.SECTIONS


def test_options_change_what_is_explained() -> None:
    for name in ("bids", "animals", "ties", "goal", "leo"):
        assert len({tuple(guide.section(name, rules)) for rules in EVERY_RULES}) > 1
    last, first = Rules(), Rules(talisman_order="holder_first")
    assert "the holder is last" in " ".join(guide.section("ties", last))
    assert "the holder of the talisman goes first" in " ".join(guide.section("ties", first))
    lost = replace(last, payment_returns_on_pass=False)
    assert "A payment laid in a tie is lost." in " ".join(guide.section("animals", lost))


def test_all_leaders_and_commands_are_listed() -> None:
    assert tuple(guide.LEADERS) == SPECIES_NAMES
    assert {*guide.COMMANDS, "help"} == set(answers.COMMANDS)
    text = "\n".join(guide.commands())
    assert all(f"\n{name} " in text for name in guide.COMMANDS)


def test_the_overview_names_every_section() -> None:
    assert all(f"rules {name}" in guide.overview(Rules())[-1] for name in guide.SECTIONS)
