"""Habitat cards and species as small ints, and a hand of cards packed into one int.

A habitat card is 4 * habitat + value - 1: F1 is 0, W4 is 15. This numbering is the *card order* of the
rules and the first sixteen action ids of the record format. The refill card is 16.

A *packed* multiset of habitat cards keeps the count of card c in bits 4c to 4c+3 of one 64-bit int. No
count reaches 16, and there is at most one W4, so the top bit stays clear.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from mypy_extensions import i64

from wildcards.errors import TokenError

FOREST: Final[i64] = 0
SAVANNAH: Final[i64] = 1
MOUNTAINS: Final[i64] = 2
WILD: Final[i64] = 3

PEACOCK: Final[i64] = 0
SQUIRREL: Final[i64] = 1
EAGLE: Final[i64] = 2
IBEX: Final[i64] = 3
LION: Final[i64] = 4
MEERKAT: Final[i64] = 5

HABITAT_KINDS: Final[i64] = 16
SPECIES: Final[i64] = 6
ANIMALS_A_SPECIES: Final[i64] = 7
HABITAT_CARDS: Final[i64] = 46
ANIMAL_CARDS: Final[i64] = 42
REFILL: Final[i64] = 16
NONE: Final[i64] = -1  # no card, no seat, no species, or none that may be seen
_MOST_OF_A_KIND: Final = 14  # all cards of a habitat

HABITAT_NAMES: Final = ("forest", "savannah", "mountains", "wild")
SPECIES_NAMES: Final = ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat")
SPECIES_TOKENS: Final = ("pe", "sq", "ea", "ib", "li", "me")
CARD_TOKENS: Final = (
    "F1", "F2", "F3", "F4", "S1", "S2", "S3", "S4",
    "M1", "M2", "M3", "M4", "W1", "W2", "W3", "W4", "R",
)  # fmt: skip


def value_of(card: i64) -> i64:
    """The printed value of a habitat card, 1 to 4."""
    return (card & 3) + 1


def habitat_of(card: i64) -> i64:
    """FOREST, SAVANNAH, MOUNTAINS or WILD."""
    return card >> 2


def home_of(species: i64) -> i64:
    """The natural habitat of a species."""
    if species < EAGLE:
        return FOREST
    if species < LION:
        return MOUNTAINS
    return SAVANNAH


def shift(number: i64, by: i64) -> i64:
    """The number shifted left. Never shift a literal: compiled, that would be a 32-bit shift."""
    return number << by


def bit(at: i64) -> i64:
    """The mask of one bit, for seats (0 to 4) and actions (0 to 46)."""
    return shift(1, at)


def lowest_bit(mask: i64) -> i64:
    """The index of the lowest set bit of a mask that is not 0."""
    low = mask & -mask
    at: i64 = 0
    while low & 0xFF == 0:
        low >>= 8
        at += 8
    while low != 1:
        low >>= 1
        at += 1
    return at


def one(card: i64) -> i64:
    """The packed multiset that holds just this habitat card."""
    return bit(4 * card)


def count(packed: i64, card: i64) -> i64:
    """How many of this card the packed multiset holds."""
    return (packed >> (4 * card)) & 15


def size(packed: i64) -> i64:
    """How many cards the packed multiset holds."""
    x: i64 = (packed & 0x0F0F0F0F0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F0F0F0F0F)
    x = (x & 0x00FF00FF00FF00FF) + ((x >> 8) & 0x00FF00FF00FF00FF)
    x = (x & 0x0000FFFF0000FFFF) + ((x >> 16) & 0x0000FFFF0000FFFF)
    return (x & 0xFFFFFFFF) + (x >> 32)


def kinds(packed: i64) -> i64:
    """A 16-bit mask of the kinds of card the packed multiset holds."""
    x: i64 = (packed | (packed >> 1) | (packed >> 2) | (packed >> 3)) & 0x1111111111111111
    x = (x | (x >> 3)) & 0x0303030303030303
    x = (x | (x >> 6)) & 0x000F000F000F000F
    x = (x | (x >> 12)) & 0x000000FF000000FF
    return (x | (x >> 24)) & 0xFFFF


def value_sum(packed: i64) -> i64:
    """The sum of the printed values of the cards in the packed multiset."""
    total: i64 = 0
    card: i64 = 0
    rest = packed
    while rest:
        total += (rest & 15) * value_of(card)
        rest >>= 4
        card += 1
    return total


def all_at_home(packed: i64, species: i64) -> bool:
    """Whether every card is of the species' natural habitat; wild cards always are."""
    home: i64 = shift(0xFFFF, 16 * home_of(species))
    wild = shift(0x7FFF, 48)  # the top bit is never used
    return packed & ~(home | wild) == 0


def pack(cards: Iterable[int]) -> int:
    """The packed multiset of these habitat cards."""
    packed = 0
    for card in cards:
        packed += one(card)
    return packed


def unpack(packed: i64) -> list[int]:
    """The cards of a packed multiset, in card order."""
    cards: list[int] = []
    card: i64 = 0
    rest = packed
    while rest:
        for _each in range(rest & 15):  # `_` alone would be an object in compiled code
            cards.append(card)
        rest >>= 4
        card += 1
    return cards


def parse_card(text: str) -> int:
    """The card a token names: F1 … W4 or R. Raises TokenError."""
    if text not in CARD_TOKENS:
        raise TokenError(f"expected a card (F1–F4, S1–S4, M1–M4, W1–W4 or R), got {text!r}")
    return CARD_TOKENS.index(text)


def parse_species(text: str) -> int:
    """The species a two-letter token names. Raises TokenError."""
    if text not in SPECIES_TOKENS:
        raise TokenError(f"expected a species ({' '.join(SPECIES_TOKENS)}), got {text!r}")
    return SPECIES_TOKENS.index(text)


class Cards:
    """A frozen multiset of habitat cards, iterated in card order; prints as `F1 F1 W3`."""

    __slots__ = ("packed",)

    def __init__(self, packed: int = 0) -> None:
        self.packed: Final = packed

    @staticmethod
    def of(cards: Iterable[int]) -> Cards:
        """The multiset of these cards, given as ids 0 to 15. Raises TokenError for others, or too many."""
        found = list(cards)
        for card in found:
            if not 0 <= card < HABITAT_KINDS:
                raise TokenError(f"expected habitat cards (ids 0 to 15), got {card}")
            most = 1 if habitat_of(card) == WILD else _MOST_OF_A_KIND
            if found.count(card) > most:
                raise TokenError(f"expected at most {most} × {CARD_TOKENS[card]}, got {found.count(card)}")
        return Cards(pack(found))

    def count(self, card: int) -> int:
        """How many of this card there are."""
        return count(self.packed, card)

    def values(self) -> int:
        """The sum of the printed values."""
        return value_sum(self.packed)

    def __iter__(self) -> Iterator[int]:
        return iter(unpack(self.packed))

    def __len__(self) -> int:
        return size(self.packed)

    def __bool__(self) -> bool:
        return self.packed != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < HABITAT_KINDS and count(self.packed, card) > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        return " ".join([CARD_TOKENS[card] for card in unpack(self.packed)])

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"

    def __reduce__(self) -> tuple[type[Cards], tuple[int]]:
        return Cards, (self.packed,)
