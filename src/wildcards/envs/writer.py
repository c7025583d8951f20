"""Writes what a seat sees straight from the board, as the words of an observation: compiled, for speed.

A word is eight numbers from 0 to 127, one a byte, the first in the lowest byte; planes.py says what each of
them means. What is written here is what `observe` gives, and nothing else: the tests compare the two.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.engine.board import (
    ACTIVE,
    ANIMALS_AT,
    BIDS,
    BOX,
    BROKE,
    COVER,
    DISCARDS,
    DISPLAY,
    HAND,
    KNOWN,
    LAID,
    LEADER,
    LEO_AT,
    OWES,
    PHASE,
    PILE_AT,
    POINTS,
    QUEUE,
    RANK,
    ROUND,
    SWAPPED,
    TALISMAN,
    TOOK,
    TURNED,
    USED,
    VALUE,
    Board,
    animal,
)
from wildcards.engine.card import NONE, REFILL, SPECIES, habitat_of, one, shift, size, value_of
from wildcards.engine.deal import is_balanced
from wildcards.engine.observation import face_down, is_laying, open_bid, open_payment
from wildcards.engine.phase import BID, BREAK, REVEAL
from wildcards.engine.rules import SEATS, Rules
from wildcards.engine.ties import distance

ENCODING: Final = 1  # of what is written here and listed in planes.py
TABLE_WORDS: Final[i64] = 15
SEAT_WORDS: Final[i64] = 10
WORDS: Final[i64] = 65  # TABLE_WORDS + SEATS * SEAT_WORDS
MASK_WORDS: Final[i64] = 6


class Writer:
    """Writes observations of games by these rules."""

    def __init__(self, rules: Rules) -> None:
        counts = rules.value_counts
        self.rules: Final = rules
        self.rounds: Final[i64] = rules.rounds
        self.options: Final[i64] = (
            _at(rules.seats - 3, 1)
            + _at(3, 1 if rules.talisman else 0)
            + _at(4, 1 if rules.leo else 0)
            + _at(5, 1 if rules.talisman_order == "holder_last" else 0)
            + _at(6, 1 if rules.payment_returns_on_pass else 0)
            + _at(7, 1 if is_balanced(rules) else 0)
        )
        self.counts: Final[i64] = (
            counts[0] + _at(1, counts[1]) + _at(2, counts[2]) + _at(3, counts[3]) + _at(6, rules.removed)
        )

    def write(self, b: Board, seat: i64, out: vec[i64], at: i64) -> None:
        """Fill WORDS words from `at` on with what this seat sees."""
        self._write_table(b, out, at)
        _write_own(b, seat, out, at)
        at += TABLE_WORDS
        for turn in range(SEATS):
            if turn < b.n:
                other: i64 = seat + turn
                if other >= b.n:
                    other -= b.n
                _write_seat(b, seat, other, out, at)
            else:
                for word in range(SEAT_WORDS):
                    out[at + word] = 0
            at += SEAT_WORDS

    def _write_table(self, b: Board, out: vec[i64], at: i64) -> None:
        """What everybody sees of the table."""
        s = b.s
        phase = s[PHASE]
        out[at] = _at(phase, 1) if phase < 8 else 0
        out[at + 1] = (
            (_at(phase - 8, 1) if phase >= 8 else 0)
            + _at(2, s[ROUND])
            + _at(3, self.rounds)
            + _at(4, s[VALUE])
            + _at(5, s[USED])
            + _at(6, len(b.pile) - s[PILE_AT])
            + _at(7, len(b.leo_pile) - s[LEO_AT])
        )
        out[at + 2] = self.options
        out[at + 3] = self.counts + _at(4, len(b.animals) - s[ANIMALS_AT]) + _at(5, size(s[DISCARDS]))
        out[at + 4] = _six(s, BOX)
        for slot in range(4):
            out[at + 5 + slot] = _slot(s[DISPLAY + slot]) if slot < b.n - 1 else 0
        _spread(s[DISCARDS], out, at + 13)


def _write_own(b: Board, seat: i64, out: vec[i64], at: i64) -> None:
    """The seat's own hand and its face-down cards: the plain cards of these, and the two flags of others."""
    s = b.s
    hand: i64 = 0
    cards: i64 = 0
    if seat != b.leo:
        hand = s[HAND + seat]
        phase = s[PHASE]
        if (phase in (BID, REVEAL)) and open_bid(b, seat) == NONE:
            cards = _habitat(s[BIDS + seat]) + _habitat(s[COVER + seat])
            if s[BIDS + seat] == REFILL or s[COVER + seat] == REFILL:
                out[at + 4] = out[at + 4] + _at(6, 1)
        elif phase == BREAK and s[ACTIVE] >> seat & 1 and s[TURNED + seat] != NONE:
            if s[TURNED + seat] < REFILL:
                cards = one(s[TURNED + seat])
            else:
                out[at + 4] = out[at + 4] + _at(7, 1)
        elif is_laying(b, seat):
            cards = s[LAID + seat]
    _spread(hand, out, at + 9)
    _spread(cards, out, at + 11)


def _habitat(bid: i64) -> i64:
    """The bid as packed cards: none if it is not a habitat card."""
    return 0 if bid in (NONE, REFILL) else one(bid)


def _write_seat(b: Board, seat: i64, other: i64, out: vec[i64], at: i64) -> None:
    """What the seat sees of another, or of itself."""
    s = b.s
    out[at] = _six(s, animal(other, 0)) + _at(6, s[POINTS + other]) + _at(7, _held(b, other))
    leaders: i64 = 0
    for species in range(SPECIES):
        if s[LEADER + species] == other:
            leaders += _at(species, 1)
    holds: i64 = 1 if s[TALISMAN] == other else 0
    out[at + 1] = leaders + _at(6, holds) + _at(7, distance(b, other) + 1)
    took = s[TOOK + other]
    is_leo: i64 = 1 if other == b.leo else 0
    out[at + 2] = (0 if took == NONE else _at(took, 1)) + _at(6, s[SWAPPED] >> other & 1) + _at(7, is_leo)
    out[at + 3] = _turn(b, seat, other)
    _spread(s[KNOWN + other], out, at + 4)
    _spread(open_payment(b, other), out, at + 6)
    _spread(s[BROKE + other], out, at + 8)


def _held(b: Board, seat: i64) -> i64:
    return size(b.s[HAND + seat]) + face_down(b, seat)


def _turn(b: Board, seat: i64, other: i64) -> i64:
    """The open bid, whether the seat acts, and its places in the queue and in a tie-break."""
    s = b.s
    bid = open_bid(b, other)
    word: i64 = 0
    if bid == REFILL:
        word = _at(4, 1)
    elif bid != NONE:
        word = _at(habitat_of(bid), value_of(bid))
    acting = s[OWES] if other == seat else s[ACTIVE]
    word += _at(5, acting >> other & 1)
    if s[QUEUE] != 0:
        word += _at(6, _queued(s[QUEUE], other))
    if s[RANK + other] != NONE:
        word += _at(7, _place(b, other))
    return word


def _queued(queue: i64, seat: i64) -> i64:
    """The seat's place in a packed queue, 1 first; 0: not in it."""
    place: i64 = 1
    while queue:
        if queue & 15 == seat + 1:
            return place
        queue >>= 4
        place += 1
    return 0


def _place(b: Board, seat: i64) -> i64:
    """The contender's place in a tie-break, 1 first: one more than there are contenders before it."""
    s = b.s
    place: i64 = 1
    for other in range(b.n):
        if s[RANK + other] > s[RANK + seat]:
            place += 1
    return place


def write_mask(mask: i64, out: vec[i64], at: i64) -> None:
    """Spread a mask of actions over MASK_WORDS words, a byte an action; the 48th byte is 0."""
    for word in range(MASK_WORDS):
        x: i64 = mask >> (8 * word) & 255
        x = (x | (x << 28)) & 0x0000000F0000000F
        x = (x | (x << 14)) & 0x0003000300030003
        out[at + word] = (x | (x << 7)) & 0x0101010101010101


def _at(place: i64, number: i64) -> i64:
    """The number as a word's byte at this place, 0 to 7."""
    return shift(number, 8 * place)


def _six(s: vec[i64], at: i64) -> i64:
    """Six numbers of the board in the first six bytes of a word."""
    return (
        s[at]
        + (s[at + 1] << 8)
        + (s[at + 2] << 16)
        + (s[at + 3] << 24)
        + (s[at + 4] << 32)
        + (s[at + 5] << 40)
    )


def _slot(species: i64) -> i64:
    """A slot of the display: a flag for the species, or for an empty slot."""
    return _at(SPECIES if species == NONE else species, 1)


def _spread(packed: i64, out: vec[i64], at: i64) -> None:
    """Write packed cards as two words of eight counts each."""
    if packed == 0:
        out[at] = 0
        out[at + 1] = 0
        return
    out[at] = _spread_eight(packed & 0xFFFFFFFF)
    out[at + 1] = _spread_eight(packed >> 32)


def _spread_eight(x: i64) -> i64:
    """Eight counts of four bits each, as eight bytes."""
    x = (x | (x << 16)) & 0x0000FFFF0000FFFF
    x = (x | (x << 8)) & 0x00FF00FF00FF00FF
    return (x | (x << 4)) & 0x0F0F0F0F0F0F0F0F
