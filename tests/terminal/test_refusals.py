"""Whatever a server refuses is told in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.fluent import LANGUAGES

from wildcards.words.refusals import refused
from wildcards.words.text import has, use

SOURCE = Path(__file__).parents[2] / "src" / "wildcards"
# What a code may come with, where a sentence speaks of it.
DETAILS = {"seat": 1.0, "seats": [0, 2], "token": "F1", "level": "greedy", "status": "playing",
           "seconds": 3.2, "whose": "person", "most": 60,
           "word": "lion", "zone": "Nowhere/Land", "fault": "host"}  # fmt: skip


def raised() -> list[str]:
    """The codes in the sources of tables and server, and those with which the engine refuses a step."""
    codes: set[str] = set()
    for file in [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "table").glob("*.py")]:
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:RefusedError|Problem)\(\s*"([a-z_]+)"', text))
        codes |= {
            code for found in re.findall(r"codes = \{(.*)\}", text) for code in re.findall(r'"(\w+)"', found)
        }
    legal = (SOURCE / "engine" / "legal.py").read_text(encoding="utf-8")
    codes |= set(re.findall(r'"([a-z_]+)",\s*"[a-z-]+",', legal))
    return sorted(codes - {"no_action"})  # which no token can say


def test_the_codes_of_all_kinds_are_found() -> None:
    assert {"seat_taken", "no_path", "card_order", "cannot_finish", "lowest_slot", "not_owed"} <= {*raised()}


@pytest.mark.parametrize("code", raised())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_that_uses_its_arguments(language: str, code: str) -> None:
    use(language)
    assert has(f"refused-{code}")
    text = refused(code, {**DETAILS, **({"seats": 4} if code == "no_seat" else {})})
    assert "?" not in text
    assert "{" not in text


@pytest.mark.parametrize("code", [*raised(), "brand_new"])
def test_missing_arguments_are_no_matter(code: str) -> None:
    assert refused(code, {})


def test_what_was_typed_stands_behind_the_sentence() -> None:
    assert refused("no_table", {"given": "http://x/t/nowhere"}).endswith(" (http://x/t/nowhere)")
    assert refused("no_level", {"level": "bogus", "levels": ["novice", "greedy"]}).endswith(
        " (novice or greedy)"
    )


def test_cards_and_levels_are_told_in_the_language() -> None:
    use("de")
    assert "Wald 3" in refused("no_token", {"token": "F3"})
    assert "fortgeschritten" in refused("bot_decides", {"level": "greedy"})


def test_nothing_of_a_server_plays_tricks_on_the_terminal() -> None:
    assert "\x1b" not in refused("rules", {"why": "\x1b[31mred\n"})
    assert "\x1b" not in refused("brand_new", {"x\x1b": "\x1b"})
