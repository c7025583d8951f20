"""The deal: decks in drawing order, made by a source of chance or given by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wildcards.engine.card import (
    ANIMAL_CARDS,
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    HABITAT_CARDS,
    HABITAT_KINDS,
    NONE,
    SPECIES,
    SPECIES_NAMES,
)
from wildcards.engine.chance import ANIMALS, HABITAT, TALISMAN, Chance
from wildcards.engine.rules import Rules
from wildcards.errors import DeckError


@dataclass(frozen=True)
class Decks:
    """The cards before the deal: `habitat` (46) and `animals` in drawing order, and the `removed` animals."""

    habitat: tuple[int, ...]
    animals: tuple[int, ...]
    removed: tuple[int, ...]

    def __reduce__(self) -> tuple[type[Decks], tuple[tuple[int, ...], ...]]:
        return Decks, (self.habitat, self.animals, self.removed)

    @staticmethod
    def of(habitat: Sequence[int], animals: Sequence[int], removed: Sequence[int]) -> Decks:
        """Decks from any sequences."""
        return Decks(tuple(habitat), tuple(animals), tuple(removed))

    def check(self, rules: Rules) -> None:
        """Raise DeckError, saying what does not add up, unless these are decks for these rules."""
        _check_habitat(self.habitat, rules)
        _check_animals(self.animals, self.removed, rules)


class Dealer:
    """Deals games by these rules: sorts their cards once, however many games it deals.

    Each game takes two shuffles, HABITAT and ANIMALS, and TALISMAN for its first holder. With three seats
    and balanced removal one animal of each species is removed first, then eight at random: the first eight
    of the shuffled rest. Otherwise the removed are the first of all 42 shuffled.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self._first: Final[list[int]] = list(range(SPECIES)) if is_balanced(rules) else []
        self._more: Final = rules.removed - len(self._first)  # removed of the rest
        self._holders: Final = rules.human_seats() if rules.talisman else []
        each = ANIMALS_A_SPECIES - (1 if self._first else 0)
        counts = rules.habitat_counts()
        self._habitat: Final = [card for card, number in enumerate(counts) for _ in range(number)]
        self._rest: Final = [species for species in range(SPECIES) for _ in range(each)]

    def deal(self, chance: Chance) -> Decks:
        """Shuffled decks for a game."""
        habitat = chance.shuffle(HABITAT, 1, self._habitat[:])
        rest = chance.shuffle(ANIMALS, 1, self._rest[:])
        return Decks.of(habitat, rest[self._more :], self._first + rest[: self._more])

    def holder(self, chance: Chance) -> int:
        """The first of the shuffled seats that are not Leo's: it holds the talisman first; -1 without one."""
        return chance.shuffle(TALISMAN, 1, self._holders[:])[0] if self._holders else NONE


def deal(rules: Rules, chance: Chance) -> Decks:
    """Shuffled decks for a game."""
    return Dealer(rules).deal(chance)


def first_holder(rules: Rules, chance: Chance) -> int:
    """The seat that holds the talisman first; -1 without one."""
    return Dealer(rules).holder(chance)


def is_balanced(rules: Rules) -> bool:
    """Whether one animal of each species is removed before others are."""
    return rules.seats == 3 and rules.three_player_removal == "balanced"


def _check_habitat(habitat: Sequence[int], rules: Rules) -> None:
    if len(habitat) != HABITAT_CARDS:
        raise DeckError(f"decks.habitat: expected {HABITAT_CARDS} cards, got {len(habitat)}")
    for card in habitat:
        if not 0 <= card < HABITAT_KINDS:
            raise DeckError(f"decks.habitat: expected habitat cards (ids 0 to 15), got {card}")
    for card, number in enumerate(rules.habitat_counts()):
        if habitat.count(card) != number:
            token = CARD_TOKENS[card]
            raise DeckError(f"decks.habitat: expected {number} × {token}, got {habitat.count(card)}")


def _check_animals(animals: Sequence[int], removed: Sequence[int], rules: Rules) -> None:
    pile = ANIMAL_CARDS - rules.removed
    if len(animals) != pile:
        raise DeckError(
            f"decks.animals: expected {pile} animals with {rules.seats} seats, got {len(animals)}"
        )
    if len(removed) != rules.removed:
        raise DeckError(
            f"decks.removed: expected {rules.removed} animals with {rules.seats} seats, got {len(removed)}"
        )
    both = [*animals, *removed]
    for species in both:
        if not 0 <= species < SPECIES:
            raise DeckError(f"decks: expected species 0 to {SPECIES - 1}, got {species}")
    for species in range(SPECIES):
        name = SPECIES_NAMES[species]
        if both.count(species) != ANIMALS_A_SPECIES:
            raise DeckError(f"decks: expected {ANIMALS_A_SPECIES} × {name} in all, got {both.count(species)}")
        if is_balanced(rules) and species not in removed:
            raise DeckError(
                f"decks.removed: balanced removal takes one of each species, but no {name} is there"
            )
