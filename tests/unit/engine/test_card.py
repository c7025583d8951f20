"""Habitat cards, species and packed hands."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import STEADY

from wildcards.engine import card
from wildcards.engine.card import (
    CARD_TOKENS,
    FOREST,
    HABITAT_NAMES,
    MOUNTAINS,
    SAVANNAH,
    SPECIES_NAMES,
    SPECIES_TOKENS,
    WILD,
    Cards,
    all_at_home,
    bit,
    count,
    habitat_of,
    home_of,
    kinds,
    lowest_bit,
    one,
    pack,
    parse_card,
    parse_species,
    shift,
    size,
    unpack,
    value_of,
    value_sum,
)
from wildcards.errors import TokenError


@st.composite
def hands(draw: st.DrawFn) -> list[int]:
    """Any cards that can be together: at most 14 of a kind, and one of each wild card."""
    counts = [draw(st.integers(0, 14)) for _ in range(12)] + [draw(st.integers(0, 1)) for _ in range(4)]
    return [kind for kind, number in enumerate(counts) for _ in range(number)]


def test_cards_are_numbered_by_habitat_and_value() -> None:
    for at_home, letter in enumerate("FSMW"):
        for value in (1, 2, 3, 4):
            found = parse_card(f"{letter}{value}")
            assert found == 4 * at_home + value - 1
            assert (habitat_of(found), value_of(found)) == (at_home, value)
            assert CARD_TOKENS[found] == f"{letter}{value}"
    assert parse_card("R") == card.REFILL == 16
    assert HABITAT_NAMES == ("forest", "savannah", "mountains", "wild")


def test_species_live_where_the_rules_say() -> None:
    homes = {"peacock": FOREST, "squirrel": FOREST, "eagle": MOUNTAINS, "ibex": MOUNTAINS}
    homes |= {"lion": SAVANNAH, "meerkat": SAVANNAH}
    assert tuple(homes) == SPECIES_NAMES
    assert [home_of(species) for species in range(6)] == list(homes.values())
    assert [parse_species(token) for token in SPECIES_TOKENS] == list(range(6))
    assert [name[:2] for name in SPECIES_NAMES] == list(SPECIES_TOKENS)


@pytest.mark.parametrize("text", ["", "F", "F0", "F5", "f1", "F1 ", "R1", "X1", "W5", "pe"])
def test_a_wrong_card_is_refused(text: str) -> None:
    with pytest.raises(TokenError, match=r"expected a card \(F1–F4, S1–S4, M1–M4, W1–W4 or R\)") as error:
        parse_card(text)
    assert str(error.value).endswith(f"got {text!r}")


@pytest.mark.parametrize("text", ["", "p", "PE", "pea", "pe ", "F1", "xx"])
def test_a_wrong_species_is_refused(text: str) -> None:
    with pytest.raises(TokenError, match=r"expected a species \(pe sq ea ib li me\)") as error:
        parse_species(text)
    assert str(error.value).endswith(f"got {text!r}")


@STEADY
@given(hands())
def test_packed_cards_are_a_multiset(hand: list[int]) -> None:
    packed = pack(hand)
    assert 0 <= packed < 2**63
    assert unpack(packed) == hand
    assert size(packed) == len(hand)
    assert [count(packed, kind) for kind in range(16)] == [hand.count(kind) for kind in range(16)]
    assert kinds(packed) == sum(1 << kind for kind in set(hand))
    assert value_sum(packed) == sum(kind % 4 + 1 for kind in hand)
    for species in range(6):
        at_home = (home_of(species), WILD)
        assert all_at_home(packed, species) == all(kind // 4 in at_home for kind in hand)


@STEADY
@given(hands())
def test_cards_are_a_frozen_multiset(hand: list[int]) -> None:
    cards = Cards.of(hand)
    assert list(cards) == hand
    assert len(cards) == len(hand)
    assert bool(cards) == bool(hand)
    assert cards.values() == sum(kind % 4 + 1 for kind in hand)
    assert Counter(cards) == Counter(hand)
    for kind in range(16):
        assert cards.count(kind) == hand.count(kind)
        assert (kind in cards) == (kind in hand)
    assert str(cards) == " ".join([CARD_TOKENS[kind] for kind in hand])
    assert repr(cards) == f"Cards('{cards}')"
    twin = Cards.of(reversed(hand))
    assert cards == twin
    assert hash(cards) == hash(twin)
    assert pickle.loads(pickle.dumps(cards)) == cards


def test_cards_hold_cards_only() -> None:
    cards = Cards.of([0, 5, 15])
    for stranger in (-1, 16, 17, 1000, "F1", None, 0.5):
        assert stranger not in cards
    assert cards != Cards.of([0, 5])
    assert cards != [0, 5, 15]
    assert Cards() == Cards.of([])
    assert not Cards()


def test_bits() -> None:
    for at in range(47):
        assert bit(at) == 1 << at == shift(1, at)
        assert lowest_bit(bit(at)) == at
        assert lowest_bit(bit(at) | bit(46)) == at
        assert lowest_bit(-bit(at)) == at
    assert [one(kind) for kind in range(16)] == [16**kind for kind in range(16)]


@pytest.mark.parametrize(
    ("ids", "expected"),
    [
        ([16], r"expected habitat cards \(ids 0 to 15\), got 16"),
        ([-1], r"expected habitat cards \(ids 0 to 15\), got -1"),
        ([15, 15], "expected at most 1 × W4, got 2"),
        ([3] * 15, "expected at most 14 × F4, got 15"),
    ],
)
def test_cards_that_cannot_be_packed_are_refused(ids: list[int], expected: str) -> None:
    with pytest.raises(TokenError, match=expected):
        Cards.of(ids)
