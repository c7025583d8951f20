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
    ANIMALS,
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
)
from wildcards.engine.card import NONE, REFILL, SPECIES, bit, habitat_of, one, shift, size, value_of
from wildcards.engine.deal import is_balanced
from wildcards.engine.observation import face_down, is_laying, open_bid, open_payment
from wildcards.engine.phase import BIDDING, BREAK
from wildcards.engine.rules import Rules
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
        """Fill in, from `at` on, what this seat sees.

        The words of seats that these rules do not have are left as they are: 0 from the beginning.
        """
        self._write_table(b, out, at)
        _write_own(b, seat, out, at)
        at += TABLE_WORDS
        _write_roles(b, seat, out, at)
        other = seat
        for _turn in range(b.n):
            _write_seat(b, seat, other, out, at)
            at += SEAT_WORDS
            other += 1
            if other == b.n:
                other = 0

    def _write_table(self, b: Board, out: vec[i64], at: i64) -> None:
        """What everybody sees of the table."""
        s = b.s
        phase = s[PHASE]
        word = s[ROUND] << 16 | self.rounds << 24 | s[VALUE] << 32 | s[USED] << 40
        if phase < 8:
            out[at] = bit(8 * phase)
        else:
            out[at] = 0
            word |= bit(8 * (phase - 8))
        out[at + 1] = word | _left(b.pile, s[PILE_AT]) << 48 | _left(b.leo_pile, s[LEO_AT]) << 56
        out[at + 2] = self.options
        out[at + 3] = self.counts | _left(b.animals, s[ANIMALS_AT]) << 32 | size(s[DISCARDS]) << 40
        out[at + 4] = _six(s, BOX)
        for slot in range(b.n - 1):
            species = s[DISPLAY + slot]
            if species == NONE:
                species = SPECIES
            out[at + 5 + slot] = bit(8 * species)
        _spread(s[DISCARDS], out, at + 13)


def _left(pile: vec[i64], drawn: i64) -> i64:
    """How many cards of a pile are left."""
    number: i64 = len(pile)
    return number - drawn


def _write_own(b: Board, seat: i64, out: vec[i64], at: i64) -> None:
    """The seat's own hand and its face-down cards: the plain cards of these, and the two flags of others."""
    s = b.s
    hand: i64 = 0
    cards: i64 = 0
    if seat != b.leo:
        hand = s[HAND + seat]
        phase = s[PHASE]
        if BIDDING >> phase & 1 and open_bid(b, seat) == NONE:
            cards = _habitat(s[BIDS + seat]) + _habitat(s[COVER + seat])
            if s[BIDS + seat] == REFILL or s[COVER + seat] == REFILL:
                out[at + 4] = out[at + 4] | bit(48)
        elif phase == BREAK and s[ACTIVE] >> seat & 1 and s[TURNED + seat] != NONE:
            if s[TURNED + seat] < REFILL:
                cards = one(s[TURNED + seat])
            else:
                out[at + 4] = out[at + 4] | bit(56)
        elif is_laying(b, seat):
            cards = s[LAID + seat]
    _spread(hand, out, at + 9)
    _spread(cards, out, at + 11)


def _habitat(bid: i64) -> i64:
    """The bid as packed cards: none if it is not a habitat card."""
    if 0 <= bid < REFILL:
        return one(bid)
    return 0


def _write_roles(b: Board, seat: i64, out: vec[i64], at: i64) -> None:
    """The second word of each seat: its leaders, the talisman, and its place among equals."""
    s = b.s
    n = b.n
    place = distance(b, seat) + 1
    word = at + 1
    for _turn in range(n):
        out[word] = place << 56
        word += SEAT_WORDS
        place += 1
        if place > n:
            place = 1
    for species in range(SPECIES):
        owner = s[LEADER + species]
        if owner != NONE:
            word = _seat_at(at, owner, seat, n) + 1
            out[word] = out[word] | bit(8 * species)
    if s[TALISMAN] != NONE:
        word = _seat_at(at, s[TALISMAN], seat, n) + 1
        out[word] = out[word] | bit(48)


def _seat_at(at: i64, other: i64, seat: i64, n: i64) -> i64:
    """Where the words of another seat begin, when those of this one begin at `at`."""
    turn = other - seat
    if turn < 0:
        turn += n
    return at + SEAT_WORDS * turn


def _write_seat(b: Board, seat: i64, other: i64, out: vec[i64], at: i64) -> None:
    """What the seat sees of another, or of itself; its second word is written elsewhere."""
    s = b.s
    held = size(s[HAND + other]) + face_down(b, other)
    out[at] = _six(s, ANIMALS + SPECIES * other) | s[POINTS + other] << 48 | held << 56
    word = (s[SWAPPED] >> other & 1) << 48
    if s[TOOK + other] != NONE:
        word |= bit(8 * s[TOOK + other])
    if other == b.leo:
        word |= bit(56)
    out[at + 2] = word
    out[at + 3] = _turn_of(b, seat, other)
    known = s[KNOWN + other]
    laid = s[LAID + other]
    broke = s[BROKE + other]
    if known | laid | broke == 0:  # as a rule
        for place in range(at + 4, at + SEAT_WORDS):
            out[place] = 0
        return
    if laid != 0:
        laid = open_payment(b, other)
    _spread(known, out, at + 4)
    _spread(laid, out, at + 6)
    _spread(broke, out, at + 8)


def _turn_of(b: Board, seat: i64, other: i64) -> i64:
    """The open bid, whether the seat acts, and its places in the queue and in a tie-break."""
    s = b.s
    acting = s[ACTIVE]
    if other == seat:
        acting = s[OWES]
    word = (acting >> other & 1) << 40
    bid = s[BIDS + other]
    if bid != NONE:
        bid = open_bid(b, other)
    if bid == REFILL:
        word |= bit(32)
    elif bid != NONE:
        word |= value_of(bid) << (8 * habitat_of(bid))
    if s[QUEUE] != 0:
        word |= _queued(s[QUEUE], other) << 48
    if s[RANK + other] != NONE:
        word |= _place(b, other) << 56
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
