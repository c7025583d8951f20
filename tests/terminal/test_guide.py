"""The rules as they are explained at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from strategies import EVERY_RULES, TABLES, table_name
from support.fluent import LANGUAGES

from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.terminal import guide
from wildcards.terminal.answer import COMMANDS
from wildcards.words.text import t, use


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_topic_is_sentences(rules: Rules, language: str) -> None:
    use(language)
    for topic in guide.SECTIONS:
        for line in guide.section(topic, rules):
            assert line == " ".join(line.split())
            assert line[-1] in ".:?)"


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_every_choice_is_explained_with_the_rule_behind_it(phase: Phase) -> None:
    lines = guide.explain(phase, Rules())
    assert [topic for topic in guide.SECTIONS if t("guide-section", topic=topic) in lines] != []


def test_options_change_what_is_explained() -> None:
    for topic in ("setup", "animals", "ties", "leo", "round"):
        assert len({tuple(guide.section(topic, rules)) for rules in EVERY_RULES}) > 1, topic
    last, first = Rules(), Rules(talisman_order="holder_first")
    assert t("rules-ties-2022") in guide.section("ties", last)
    assert t("rules-ties-2022") not in guide.section("ties", first)
    assert t("guide-holder-first") in guide.section("ties", first)
    lost = replace(last, payment_returns_on_pass=False)
    assert t("rules-passing-2020") in guide.section("animals", lost)
    assert t("rules-passing-2022") in guide.section("animals", last)


def test_all_leaders_and_commands_are_listed() -> None:
    assert len(guide.leaders()) == 6
    text = "\n".join(guide.commands())
    assert all(f"\n{name} " in text for name in COMMANDS if name != "help")


def test_the_overview_names_every_topic() -> None:
    assert all(f"rules {topic}" in guide.overview(Rules())[-1] for topic in guide.SECTIONS)
