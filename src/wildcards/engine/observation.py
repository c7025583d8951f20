"""Observation: all that one seat, or a spectator, may know now, and nothing else.

This is the only way hidden cards leave the engine. It fails closed: what is not listed here is not seen.
While a phase is sealed (BID, DISCARD, LAY, BREAK) the others' steps and even their number are secret, so
every seat that takes part is shown as owing until all are done, and cards lying face down count as held.
"""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from wildcards.engine.action import DRAW, token
from wildcards.engine.board import (
    ACTIVE,
    ANIMALS_AT,
    BID,
    BOX,
    BROKE,
    COVER,
    DISCARD,
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
from wildcards.engine.card import NONE, REFILL, SPECIES, Cards, bit, size, unpack
from wildcards.engine.event import Event, visible
from wildcards.engine.legal import actions_in, legal_mask
from wildcards.engine.phase import BID as BID_PHASE
from wildcards.engine.phase import BREAK, LAY, OVER, PHASES, REVEAL, Phase
from wildcards.engine.phase import DISCARD as DISCARD_PHASE
from wildcards.engine.rules import Rules
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
    sealed: tuple[int, ...]  # this seat's own cards (or DRAW) lying face down, in the order laid
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


def observe(b: Board, seat: i64) -> Observation:
    """The observation of a seat, or of a spectator (-1)."""
    s = b.s
    n = b.n
    seats = range(n)
    phase = s[PHASE]
    own = seat if seat not in (NONE, b.leo) else NONE
    public = s[ACTIVE] if own == NONE else (s[ACTIVE] & ~bit(own)) | (s[OWES] & bit(own))
    past = [log.view(seat) for log in b.past]
    if phase != OVER:
        past.append(visible(b.log, seat))
    return Observation(
        None if seat == NONE else seat,
        b.rules,
        PHASES[phase],
        s[ROUND],
        tuple([other for other in seats if public >> other & 1]),
        () if own == NONE else tuple(actions_in(legal_mask(b, own))),
        Cards(0 if own == NONE else s[HAND + own]),
        () if own == NONE else _sealed(b, own),
        tuple([size(s[HAND + other]) + _face_down(b, other) for other in seats]),
        tuple([Cards(s[KNOWN + other]) for other in seats]),
        tuple([s[DISPLAY + slot] for slot in range(n - 1)]),
        tuple([tuple([s[animal(other, kind)] for kind in range(SPECIES)]) for other in seats]),
        tuple([s[LEADER + kind] for kind in range(SPECIES)]),
        s[TALISMAN],
        s[USED] == 1,
        tuple([s[POINTS + other] for other in seats]),
        tuple([_open_bid(b, other) for other in seats]),
        tuple([Cards(_open_payment(b, other)) for other in seats]),
        tuple([Cards(s[BROKE + other]) for other in seats]),
        tuple([s[TOOK + other] for other in seats]),
        tuple([other for other in seats if s[SWAPPED] >> other & 1]),
        s[VALUE],
        _queue(s[QUEUE]),
        tuple([s[RANK + other] for other in seats]),
        tuple([other for other in seats if s[EQUAL] >> other & 1]),
        len(b.pile) - s[PILE_AT],
        Cards(s[DISCARD]),
        len(b.leo_pile) - s[LEO_AT],
        len(b.animals) - s[ANIMALS_AT],
        tuple([s[BOX + kind] for kind in range(SPECIES)]),
        tuple(past),
    )


def _open_bid(b: Board, seat: i64) -> i64:
    """The bid if it was turned over: bids are sealed in BID, and the eagle's two in REVEAL."""
    if b.s[PHASE] == BID_PHASE or b.s[COVER + seat] != NONE:
        return NONE
    return b.s[BID + seat]


def _is_laying(b: Board, seat: i64) -> bool:
    """Whether the cards laid before the seat lie face down."""
    phase = b.s[PHASE]
    return (phase in (LAY, DISCARD_PHASE)) and b.s[ACTIVE] >> seat & 1 != 0


def _open_payment(b: Board, seat: i64) -> i64:
    return 0 if _is_laying(b, seat) else b.s[LAID + seat]


def _face_down(b: Board, seat: i64) -> i64:
    """How many habitat cards of the seat lie face down."""
    s = b.s
    phase = s[PHASE]
    if phase in (BID_PHASE, REVEAL):
        return _is_habitat(s[COVER + seat]) + (
            _is_habitat(s[BID + seat]) if _open_bid(b, seat) == NONE else 0
        )
    if phase == BREAK:
        return _is_habitat(s[TURNED + seat])
    return size(s[LAID + seat]) if _is_laying(b, seat) else 0


def _is_habitat(card: i64) -> i64:
    return 1 if card != NONE and card < REFILL else 0


def _sealed(b: Board, seat: i64) -> tuple[int, ...]:
    """The seat's own cards lying face down, in the order laid."""
    s = b.s
    phase = s[PHASE]
    if (phase in (BID_PHASE, REVEAL)) and _open_bid(b, seat) == NONE:
        return tuple([card for card in (s[BID + seat], s[COVER + seat]) if card != NONE])
    if phase == BREAK and s[ACTIVE] >> seat & 1 and s[TURNED + seat] != NONE:
        return (s[TURNED + seat],)
    return tuple(unpack(s[LAID + seat])) if _is_laying(b, seat) else ()


def _queue(packed: i64) -> tuple[int, ...]:
    seats: list[int] = []
    while packed:
        seats.append((packed & 15) - 1)
        packed >>= 4
    return tuple(seats)


assert DRAW > REFILL  # a tie-break drawn from the pile is no habitat card
