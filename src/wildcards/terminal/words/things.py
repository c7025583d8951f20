"""Cards, animals, phases and numbers in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wildcards.engine.action import DRAW
from wildcards.engine.card import (
    CARD_TOKENS,
    HABITAT_NAMES,
    REFILL,
    SPECIES_NAMES,
    habitat_of,
    home_of,
    value_of,
)
from wildcards.engine.phase import Phase

# What is being decided, in the heading of the table.
PHASES: Final = {
    Phase.BID: "bids",
    Phase.REVEAL: "bids: the eagle",
    Phase.SWAP: "refills: the meerkat",
    Phase.DISCARD: "refills",
    Phase.LAY: "animals: a tie",
    Phase.BREAK: "animals: a tie",
    Phase.TAKE: "animals",
    Phase.PAY: "animals: payment",
    Phase.KEEP: "next round: the ibex",
    Phase.OVER: "game over",
}
NOTHING: Final = "none"
REFILL_CARD: Final = "refill card"
DRAW_CHOSEN: Final = "draw"


def card(action: int) -> str:
    """A card as a sentence names it: its token, or `the refill card`."""
    return f"the {REFILL_CARD}" if action == REFILL else CARD_TOKENS[action]


def card_long(action: int) -> str:
    """A card spelled out: `forest 3`, `refill card`."""
    return REFILL_CARD if action == REFILL else f"{HABITAT_NAMES[habitat_of(action)]} {value_of(action)}"


def cards(actions: Iterable[int]) -> str:
    """Cards as tokens with spaces: `F1 F3 W2`."""
    return " ".join([CARD_TOKENS[action] for action in actions])


def face_down(actions: Iterable[int]) -> str:
    """Cards one has laid face down, or the choice to draw one, as `F3 R`."""
    return " ".join([DRAW_CHOSEN if action == DRAW else CARD_TOKENS[action] for action in actions])


def habitats(actions: Iterable[int]) -> str:
    """Cards in words, by habitat: `forest 1 1 3, wild 2`."""
    held = list(actions)
    parts: list[str] = []
    for habitat, name in enumerate(HABITAT_NAMES):
        values = [str(value_of(one)) for one in held if habitat_of(one) == habitat]
        if values:
            parts.append(f"{name} {' '.join(values)}")
    return ", ".join(parts) or NOTHING


def animal(species: int) -> str:
    """The name of a species."""
    return SPECIES_NAMES[species]


def an_animal(species: int) -> str:
    """`a peacock`, `an ibex`."""
    name = SPECIES_NAMES[species]
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def animals(species: int, number: int) -> str:
    """`1 lion`, `2 lions`, `2 ibexes`."""
    name = SPECIES_NAMES[species]
    return f"1 {name}" if number == 1 else f"{number} {name}{'es' if name.endswith('x') else 's'}"


def home(species: int) -> str:
    """The natural habitat of a species."""
    return HABITAT_NAMES[home_of(species)]


def count(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def points(number: int) -> str:
    """`1 point`, `2 points`."""
    return count(number, "point")
