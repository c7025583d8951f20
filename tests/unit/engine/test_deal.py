"""Decks: made by chance, or given by hand and checked."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest
from strategies import EVERY_RULES

from wildcards.engine.chance import FastChance, RecordedChance
from wildcards.engine.deal import Decks, deal, first_holder, is_balanced
from wildcards.engine.rules import Rules
from wildcards.errors import DeckError

FOUR = Rules()
THREE = Rules(seats=3)


def good(rules: Rules) -> Decks:
    return deal(rules, FastChance(1))


def test_dealt_decks_fit_their_rules() -> None:
    for seed, rules in enumerate(EVERY_RULES):
        decks = deal(rules, FastChance(seed))
        decks.check(rules)
        assert len(decks.removed) == rules.removed
        assert len(decks.animals) == rules.rounds * rules.slots


def test_only_three_seats_remove_one_of_each() -> None:
    assert is_balanced(THREE)
    assert not is_balanced(Rules(seats=3, three_player_removal="random"))
    assert not is_balanced(FOUR)


def test_the_first_holder_is_never_leo() -> None:
    for seed in range(40):
        assert first_holder(Rules(seats=3, leo=True, leo_seat=1), FastChance(seed)) in (0, 2)
    assert {first_holder(FOUR, FastChance(seed)) for seed in range(60)} == {0, 1, 2, 3}


def test_decks_are_values() -> None:
    decks = good(FOUR)
    assert Decks.of(list(decks.habitat), list(decks.animals), list(decks.removed)) == decks
    assert pickle.loads(pickle.dumps(decks)) == decks
    with pytest.raises((FrozenInstanceError, AttributeError)):
        decks.habitat = ()  # type: ignore[misc]


def refused(rules: Rules, habitat: object = None, animals: object = None, removed: object = None) -> str:
    decks = good(rules)
    given = [decks.habitat, decks.animals, decks.removed]
    for place, change in enumerate((habitat, animals, removed)):
        if callable(change):
            given[place] = tuple(change(list(given[place])))
    with pytest.raises(DeckError) as error:
        Decks.of(*given).check(rules)
    return str(error.value)


def swapped(cards: list[int], old: int, new: int) -> list[int]:
    cards[cards.index(old)] = new
    return cards


def test_the_habitat_deck_has_to_add_up() -> None:
    assert refused(FOUR, lambda cards: cards[1:]) == "decks.habitat: expected 46 cards, got 45"
    assert refused(FOUR, lambda cards: [*cards, 0]) == "decks.habitat: expected 46 cards, got 47"
    assert refused(FOUR, lambda _: []) == "decks.habitat: expected 46 cards, got 0"
    for card in (16, -1, 99):
        message = f"decks.habitat: expected habitat cards (ids 0 to 15), got {card}"
        assert refused(FOUR, lambda cards, card=card: swapped(cards, 3, card)) == message
    assert refused(FOUR, lambda cards: swapped(cards, 0, 1)) == "decks.habitat: expected 5 × F1, got 4"
    assert refused(FOUR, lambda cards: swapped(cards, 11, 15)) == "decks.habitat: expected 2 × M4, got 1"
    assert refused(FOUR, lambda cards: swapped(cards, 15, 12)) == "decks.habitat: expected 1 × W1, got 2"
    with pytest.raises(DeckError, match=r"decks\.habitat: expected 4 × F1, got 5"):
        good(FOUR).check(Rules(value_counts=(4, 5, 3, 2)))


def test_the_animals_have_to_add_up() -> None:
    message = "decks.animals: expected 36 animals with 4 seats, got 35"
    assert refused(FOUR, animals=lambda animals: animals[1:]) == message
    message = "decks.removed: expected 6 animals with 4 seats, got 7"
    assert refused(FOUR, removed=lambda animals: [*animals, 0]) == message
    assert (
        refused(FOUR, animals=lambda animals: swapped(animals, 0, 6))
        == "decks: expected species 0 to 5, got 6"
    )
    assert (
        refused(FOUR, removed=lambda animals: [-1, *animals[1:]]) == "decks: expected species 0 to 5, got -1"
    )
    message = "decks: expected 7 × peacock in all, got 6"
    assert refused(FOUR, animals=lambda animals: swapped(animals, 0, 5)) == message
    with pytest.raises(DeckError, match=r"decks\.animals: expected 40 animals with 5 seats, got 36"):
        good(FOUR).check(Rules(seats=5))


def test_balanced_removal_takes_one_of_each() -> None:
    decks = good(THREE)
    others = [species for species in [*decks.animals, *decks.removed] if species != 2]
    without = Decks.of(decks.habitat, [*others[:21], *[2] * 7], others[21:])
    without.check(Rules(seats=3, three_player_removal="random"))
    message = "decks.removed: balanced removal takes one of each species, but no eagle is there"
    with pytest.raises(DeckError) as error:
        without.check(THREE)
    assert str(error.value) == message


def test_recorded_chance_can_not_deal() -> None:
    """A record's shuffles are the later ones: its decks are there in order."""
    with pytest.raises(DeckError):
        deal(FOUR, RecordedChance([], []))
