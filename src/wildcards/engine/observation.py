"""Observation: all that one seat, or a spectator, may know now, and nothing else.

This is the only way hidden cards leave the engine. It fails closed: what is not listed here is not seen.
While a phase is sealed (BID, DISCARD, LAY, BREAK) the others' steps and even their number are secret, so
every seat that takes part is shown as owing until all are done, and face-down cards count as held.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.engine.action import token
from wildcards.engine.board import (
    ACTIVE,
    ANIMALS_AT,
    BIDS,
    BOX,
    BROKE,
    COVER,
    DISCARDS,
    DISPLAY,
    EQUAL,
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
from wildcards.engine.card import ANIMALS_A_SPECIES, NONE, REFILL, SPECIES, Cards, bit, size, unpack
from wildcards.engine.deal import is_balanced
from wildcards.engine.event import Event
from wildcards.engine.legal import actions_in, legal_mask
from wildcards.engine.phase import BID, BIDDING, BREAK, LAYING, OVER, PHASES, Phase
from wildcards.engine.rules import SEATS, Rules
from wildcards.engine.scoring import Breakdown, breakdown


class Observation(NamedTuple):
    """What `seat` (None: a spectator) knows now. In all numbers -1 means none, empty or hidden."""

    seat: int | None
    rules: Rules
    phase: Phase
    round: int  # from 1
    to_act: tuple[int, ...]  # in a sealed phase other seats stay here until it is complete
    legal_actions: tuple[int, ...]  # of this seat; empty if it owes no step
    hand: Cards  # this seat's habitat cards, without those it laid
    sealed: tuple[int, ...]  # this seat's own face-down cards (or DRAW), in the order laid
    hand_sizes: tuple[int, ...]  # habitat cards held by each seat, face-down ones included
    known: tuple[Cards, ...]  # of those, the cards everybody knows
    display: tuple[int, ...]  # species by slot
    collections: tuple[tuple[int, ...], ...]  # count by seat and species
    leaders: tuple[int, ...]  # owner's seat by species
    talisman: int  # the holder's seat
    talisman_used: bool  # it will pass on at the end of the round
    points: tuple[int, ...]  # habitat bonus points by seat
    bids: tuple[int, ...]  # the open bid of each seat
    payments: tuple[Cards, ...]  # open payments still on the table
    breaks: tuple[Cards, ...]  # open tie-break cards on the table
    took: tuple[int, ...]  # the species each seat took in this round
    swapped: tuple[int, ...]  # seats that used or declined the meerkat's swap in this round
    value: int  # the bid value being resolved; 5 before the first, 0 outside phase 3
    queue: tuple[int, ...]  # seats still to take at this value, next one first
    ranks: tuple[int, ...]  # in a tie-break: who is still equal with whom, higher goes first
    equal: tuple[int, ...]  # in a tie-break: the seats whose payments had equal sums
    pile_size: int
    discard: Cards
    leo_pile_size: int  # with his refill card; 0 without Leo
    animals_left: int
    box: tuple[int, ...]  # animals left over so far, by species
    history: tuple[tuple[Event, ...], ...]  # by round, as this seat saw it

    def token(self, action: int) -> str:
        """The token of an action here."""
        return token(action, self.display)

    def leaders_of(self, seat: int) -> list[int]:
        """The species whose leader the seat owns."""
        return [species for species in range(SPECIES) if self.leaders[species] == seat]

    def breakdown(self, seat: int) -> Breakdown:
        """What the seat would score if the game ended now."""
        return breakdown(self.collections[seat], self.leaders_of(seat), self.points[seat])


def unseen_animals(seen: Observation) -> list[int]:
    """By species: the animals neither seen nor known to be removed. They may come, or were removed."""
    removed: i64 = 1 if is_balanced(seen.rules) else 0
    unseen: list[int] = []
    for species in range(SPECIES):
        left = ANIMALS_A_SPECIES - removed - seen.box[species]
        for collection in seen.collections:
            left -= collection[species]
        for shown in seen.display:
            if shown == species:
                left -= 1
        unseen.append(left)
    return unseen


def observe(b: Board, seat: i64) -> Observation:
    """The observation of a seat, or of a spectator (-1)."""
    s = b.s
    n = b.n
    phase = s[PHASE]
    own: i64 = seat if seat != b.leo else NONE
    public = s[ACTIVE] if own == NONE else (s[ACTIVE] & ~bit(own)) | (s[OWES] & bit(own))
    # In the order of Observation's fields. Its own constructor does the same, a third slower overall.
    return tuple.__new__(
        Observation,
        (
            None if seat == NONE else seat,
            b.rules,
            PHASES[phase],
            s[ROUND],
            SEAT_SETS[public],
            () if own == NONE else tuple(actions_in(legal_mask(b, own))),
            _NO_CARDS if own == NONE else _cards(s[HAND + own]),
            () if own == NONE else _sealed(b, own),
            tuple([size(s[HAND + other]) + face_down(b, other) for other in range(n)]),
            tuple([_cards(s[KNOWN + other]) for other in range(n)]),
            _row(s, DISPLAY, n - 1),
            tuple([_row(s, animal(other, 0), SPECIES) for other in range(n)]),
            _row(s, LEADER, SPECIES),
            s[TALISMAN],
            s[USED] == 1,
            _row(s, POINTS, n),
            tuple([open_bid(b, other) for other in range(n)]),
            tuple([_cards(open_payment(b, other)) for other in range(n)]),
            tuple([_cards(s[BROKE + other]) for other in range(n)]),
            _row(s, TOOK, n),
            SEAT_SETS[s[SWAPPED]],
            s[VALUE],
            queued(s[QUEUE]),
            _row(s, RANK, n),
            SEAT_SETS[s[EQUAL]],
            len(b.pile) - s[PILE_AT],
            _cards(s[DISCARDS]),
            len(b.leo_pile) - s[LEO_AT],
            len(b.animals) - s[ANIMALS_AT],
            _row(s, BOX, SPECIES),
            _history(b, seat),
        ),
    )


_NO_CARDS: Final = Cards(0)
# The seats of a mask, by mask.
SEAT_SETS: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(SEATS) if mask >> seat & 1]) for mask in range(1 << SEATS)
]


def _cards(packed: i64) -> Cards:
    return _NO_CARDS if packed == 0 else Cards(packed)


def _row(s: vec[i64], at: i64, n: i64) -> tuple[int, ...]:
    """The n numbers (2 to 6) from this place on."""
    if n == 4:
        return s[at], s[at + 1], s[at + 2], s[at + 3]
    if n == 6:
        return s[at], s[at + 1], s[at + 2], s[at + 3], s[at + 4], s[at + 5]
    if n == 3:
        return s[at], s[at + 1], s[at + 2]
    if n == 5:
        return s[at], s[at + 1], s[at + 2], s[at + 3], s[at + 4]
    return s[at], s[at + 1]


def _history(b: Board, seat: i64) -> tuple[tuple[Event, ...], ...]:
    """What the audience saw, round by round."""
    rounds = [log.view(seat) for log in b.past]
    if b.s[PHASE] != OVER:
        rounds.append(b.notes.seen(seat))
    return tuple(rounds)


def open_bid(b: Board, seat: i64) -> i64:
    """The bid if it was turned over: bids are sealed in BID, and the eagle's two in REVEAL."""
    if b.s[PHASE] == BID or b.s[COVER + seat] != NONE:
        return NONE
    return b.s[BIDS + seat]


def is_laying(b: Board, seat: i64) -> bool:
    """Whether the cards laid by the seat are face down."""
    return LAYING >> b.s[PHASE] & b.s[ACTIVE] >> seat & 1 != 0


def open_payment(b: Board, seat: i64) -> i64:
    """The cards laid before the seat, packed, if they are face up."""
    if is_laying(b, seat):
        return 0
    return b.s[LAID + seat]


def face_down(b: Board, seat: i64) -> i64:
    """How many habitat cards of the seat are face down."""
    s = b.s
    phase = s[PHASE]
    if BIDDING >> phase & 1:
        covered = _is_habitat(s[COVER + seat])
        return covered + _is_habitat(s[BIDS + seat]) if open_bid(b, seat) == NONE else covered
    if phase == BREAK:
        return _is_habitat(s[TURNED + seat])
    if is_laying(b, seat):
        return size(s[LAID + seat])
    return 0


def _is_habitat(card: i64) -> i64:
    return 1 if card != NONE and card < REFILL else 0


def _sealed(b: Board, seat: i64) -> tuple[int, ...]:
    """The seat's own face-down cards, in the order laid."""
    s = b.s
    phase = s[PHASE]
    if BIDDING >> phase & 1 and open_bid(b, seat) == NONE:
        return tuple([card for card in (s[BIDS + seat], s[COVER + seat]) if card != NONE])
    if phase == BREAK and s[ACTIVE] >> seat & 1 and s[TURNED + seat] != NONE:
        return (s[TURNED + seat],)
    return tuple(unpack(s[LAID + seat])) if is_laying(b, seat) else ()


def queued(packed: i64) -> tuple[int, ...]:
    """The seats of a packed queue, next one first."""
    if packed == 0:
        return ()
    seats: list[int] = []
    while packed:
        seats.append((packed & 15) - 1)
        packed >>= 4
    return tuple(seats)
