"""The planes of an observation: where in its SIZE numbers each fact is, and what the numbers mean.

The one list of them. The numbers are whole, from 0 to 127, so an array of int8 holds an observation exactly.
Seats are counted from the one that observes: 0 is itself, 1 the next on its left, and so on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wildcards.engine.card import ANIMALS_A_SPECIES, CARD_TOKENS, HABITAT_CARDS, SPECIES_NAMES
from wildcards.engine.phase import PHASES
from wildcards.engine.rules import SEATS, SLOTS
from wildcards.envs.writer import SEAT_WORDS, TABLE_WORDS, WORDS

SIZE: Final = 8 * WORDS  # how many numbers an observation is
_SEATS_AT: Final = 8 * TABLE_WORDS  # where the seats begin
_A_SEAT: Final = 8 * SEAT_WORDS
CARD_COLUMNS: Final = CARD_TOKENS[:16]
HABITATS: Final = ("F", "S", "M", "W")
# At most: ten rounds with five seats, and two points for each animal, would be 20; 14 with three make 28.
_MOST_POINTS: Final = 28
_MOST_OF_A_KIND: Final = 14
_MOST_ANIMALS: Final = 40


class Plane(NamedTuple):
    """One fact: `shape` numbers, each from 0 to `high`, `columns` naming those along the last axis."""

    name: str
    at: int  # the first number's place; of a plane by seat, that of the seat itself
    rows: int  # 1: one row, for the table; else one for each slot or seat
    stride: int  # from row to row
    columns: tuple[str, ...]
    high: int
    unit: str
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the plane: rows and columns, or columns only."""
        return (len(self.columns),) if self.rows == 1 else (self.rows, len(self.columns))

    @property
    def places(self) -> list[int]:
        """The places of its numbers, row by row."""
        width = len(self.columns)
        return [self.at + self.stride * row + column for row in range(self.rows) for column in range(width)]


def _table(name: str, at: int, columns: tuple[str, ...], high: int, unit: str, meaning: str) -> Plane:
    return Plane(name, at, 1, 0, columns, high, unit, meaning)


def _seats(name: str, at: int, columns: tuple[str, ...], high: int, unit: str, meaning: str) -> Plane:
    return Plane(name, _SEATS_AT + at, SEATS, _A_SEAT, columns, high, unit, meaning)


_OPTIONS: Final = (
    "3 seats",
    "4 seats",
    "5 seats",
    "2022",
    "Leo",
    "holder last",
    "payment returns",
    "balanced",
)

# What the numbers of an observation are, in groups, as docs/rl.md lists them.
PLANES: Final = (
    _table("phase", 0, tuple([phase.name for phase in PHASES]), 1, "flag", "what is being decided, one-hot"),
    _table("round", 10, ("round", "rounds"), 14, "rounds", "the round, from 1, and how many there are"),
    _table("value", 12, ("value",), 5, "bid value", "being resolved; 5 before the first, 0 outside phase 3"),
    _table("talisman used", 13, ("used",), 1, "flag", "the talisman will pass on at the end of the round"),
    _table("piles", 14, ("draw", "Leo"), HABITAT_CARDS, "cards", "left to draw; Leo's with his refill card"),
    _table("rules", 16, _OPTIONS, 1, "flag", "seats one-hot, the edition, and the options that are on"),
    _table("value counts", 24, ("1", "2", "3", "4"), 14, "cards", "of each value in each habitat"),
    _table("animals left", 28, ("left",), _MOST_ANIMALS, "animals", "in the animal pile"),
    _table("discards", 29, ("cards",), HABITAT_CARDS, "cards", "on the discard pile"),
    _table("removed", 30, ("removed",), 14, "animals", "removed unseen before the game"),
    _table("box", 32, SPECIES_NAMES, ANIMALS_A_SPECIES, "animals", "left over so far and put in the box"),
    _table("sealed flags", 38, ("R", "?"), 1, "flag", "face down: the refill card, or a draw"),
    Plane(
        "display", 40, SLOTS, 8, (*SPECIES_NAMES, "empty"), 1, "flag",
        "by slot: the species, one-hot, or empty; all 0 where the game has no such slot",
    ),
    _table("hand", 72, CARD_COLUMNS, _MOST_OF_A_KIND, "cards", "the seat's own, without those it laid"),
    _table("sealed", 88, CARD_COLUMNS, _MOST_OF_A_KIND, "cards", "the seat's own face-down cards"),
    _table("discard", 104, CARD_COLUMNS, _MOST_OF_A_KIND, "cards", "the discard pile"),
    _seats("collection", 0, SPECIES_NAMES, ANIMALS_A_SPECIES, "animals", "of each species"),
    _seats("points", 6, ("points",), _MOST_POINTS, "points", "habitat bonus so far"),
    _seats("hand size", 7, ("cards",), HABITAT_CARDS, "cards", "held, face-down ones included"),
    _seats("leaders", 8, SPECIES_NAMES, 1, "flag", "the leaders owned"),
    _seats("talisman", 14, ("holder",), 1, "flag", "holds the talisman"),
    _seats("tie order", 15, ("place",), SEATS, "place", "among equals, 1 first; 0: no such seat"),
    _seats("took", 16, SPECIES_NAMES, 1, "flag", "the species taken in this round, one-hot"),
    _seats("swapped", 22, ("done",), 1, "flag", "used or declined the meerkat's swap in this round"),
    _seats("Leo", 23, ("Leo",), 1, "flag", "this is Leo"),
    _seats("bid", 24, HABITATS, 4, "bid value", "the open bid: its value under its habitat, the others 0"),
    _seats("refill bid", 28, ("R",), 1, "flag", "the open bid is the refill card"),
    _seats("acts", 29, ("acts",), 1, "flag", "owes a step; in a sealed phase rivals stay until all are done"),
    _seats("queue", 30, ("place",), SEATS, "place", "of those still to take at this value, 1 next; 0: not"),
    _seats("tie", 31, ("place",), SEATS, "place", "in a tie, equals sharing theirs, 1 first; 0: not in it"),
    _seats("known", 32, CARD_COLUMNS, _MOST_OF_A_KIND, "cards", "of those held, the ones everybody knows"),
    _seats("payment", 48, CARD_COLUMNS, _MOST_OF_A_KIND, "cards", "open payments still on the table"),
    _seats("breaks", 64, CARD_COLUMNS, _MOST_OF_A_KIND, "cards", "open tie-break cards on the table"),
)  # fmt: skip


def highs() -> list[int]:
    """The most that each of the SIZE numbers can be; 0 where nothing is."""
    most = [0] * SIZE
    for plane in PLANES:
        for place in plane.places:
            most[place] = plane.high
    return most


def table() -> str:
    """The planes as the table that docs/rl.md shows."""
    lines = [
        "| plane | first place | shape | columns | range | unit | meaning |",
        "|---|---|---|---|---|---|---|",
    ]
    for plane in PLANES:
        shape = " × ".join([str(length) for length in plane.shape])
        columns = "F1 … W4" if plane.columns == CARD_COLUMNS else ", ".join(plane.columns)
        cells = [plane.name, plane.at, shape, columns, f"0–{plane.high}", plane.unit, plane.meaning]
        lines.append("| " + " | ".join([str(cell) for cell in cells]) + " |")
    return "\n".join(lines)
