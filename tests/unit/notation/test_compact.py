"""The pieces of the one-line forms."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import EVERY_RULES, STEADY

from wildcards.errors import NotationError
from wildcards.notation.compact import (
    animals_text,
    cards_text,
    fields,
    line,
    number,
    parse_animals,
    parse_cards,
    parse_rules,
    rules_text,
)


@STEADY
@given(st.lists(st.integers(0, 16)), st.lists(st.integers(-1, 5)))
def test_cards_and_animals_round_trip(cards: list[int], animals: list[int]) -> None:
    assert parse_cards(cards_text(cards), "here") == cards
    assert parse_animals(animals_text(animals), "here") == animals


def test_rules_round_trip() -> None:
    for rules in EVERY_RULES:
        assert parse_rules(rules_text(rules), rules.seats, rules.leo_seat) == rules


def test_fields_round_trip() -> None:
    values = {"a": "1", "b": "", "c": "x=y"}
    assert line("form", values) == "form a=1 c=x=y"
    assert fields("form a=1 c=x=y", "form", ("a", "b", "c")) == {"a": "1", "c": "x=y"}


@pytest.mark.parametrize("text", ["", "-2", "+1", "1.0", "1e3", " 1", "01x", "\u0663", "1" * 10, "-", "--1"])
def test_numbers_are_plain(text: str) -> None:
    with pytest.raises(NotationError, match="here: expected a whole number from -1 to 999999999"):
        number(text, "here", -1, 999999999)


def test_numbers_have_bounds() -> None:
    assert [number(text, "here", -1, 9) for text in ("-1", "0", "9", "007")] == [-1, 0, 9, 7]
    for text in ("-1", "10"):
        with pytest.raises(NotationError, match=f"here: expected a whole number from 0 to 9, got '{text}'"):
            number(text, "here", 0, 9)
