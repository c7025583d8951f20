"""Position: all cards and numbers of a game by their names, hidden ones too, and the way to a State and back.

Games are written down from it, and checked against the rules with it; only the engine and the compiled bots
know where a number is on a Board.
"""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.engine import board as at
from wildcards.engine.board import Board, animal, blank, numbers
from wildcards.engine.card import SPECIES
from wildcards.engine.chance import Chance
from wildcards.engine.determinize import mask_of, queue_of
from wildcards.engine.observation import SEAT_SETS, queued
from wildcards.engine.phase import PHASES, Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State


class Position(NamedTuple):
    """A game without its history and the shuffles to come. -1 means none or empty; hands are packed."""

    phase: Phase
    round: int  # from 1
    value: int  # the bid value being resolved
    used: int  # 1 if the talisman ordered equal sums in this round
    reshuffles: int
    leo_piles: int  # how many piles Leo got
    talisman: int  # its holder
    owes: tuple[int, ...]  # seats, as in the next three
    active: tuple[int, ...]
    swapped: tuple[int, ...]
    equal: tuple[int, ...]
    queue: tuple[int, ...]  # seats still to take at this value, next one first
    display: tuple[int, ...]  # species by slot
    leaders: tuple[int, ...]  # owner by species
    box: tuple[int, ...]  # animals by species
    collections: tuple[tuple[int, ...], ...]  # count by seat and species
    hands: tuple[int, ...]  # packed, by seat, as in the next three
    known: tuple[int, ...]
    laid: tuple[int, ...]
    broke: tuple[int, ...]
    bids: tuple[int, ...]  # a card by seat, as in the next two
    covers: tuple[int, ...]
    turned: tuple[int, ...]
    last: tuple[int, ...]  # the last card laid in this phase, by seat
    points: tuple[int, ...]  # habitat bonus points by seat
    ranks: tuple[int, ...]  # in a tie, by seat
    took: tuple[int, ...]  # species by seat
    discard: int  # packed
    pile: tuple[int, ...]  # cards from the top, as in the next two
    animals: tuple[int, ...]
    leo_pile: tuple[int, ...]


def position_of(b: Board) -> Position:
    """The position on this board."""
    s = b.s
    seats, slots = b.rules.seats, b.rules.slots
    return Position(
        phase=PHASES[s[at.PHASE]],
        round=s[at.ROUND],
        value=s[at.VALUE],
        used=s[at.USED],
        reshuffles=s[at.RESHUFFLES],
        leo_piles=s[at.LEO_PILES],
        talisman=s[at.TALISMAN],
        owes=SEAT_SETS[s[at.OWES]],
        active=SEAT_SETS[s[at.ACTIVE]],
        swapped=SEAT_SETS[s[at.SWAPPED]],
        equal=SEAT_SETS[s[at.EQUAL]],
        queue=queued(s[at.QUEUE]),
        display=_row(s, at.DISPLAY, slots),
        leaders=_row(s, at.LEADER, SPECIES),
        box=_row(s, at.BOX, SPECIES),
        collections=tuple([_row(s, animal(seat, 0), SPECIES) for seat in range(seats)]),
        hands=_row(s, at.HAND, seats),
        known=_row(s, at.KNOWN, seats),
        laid=_row(s, at.LAID, seats),
        broke=_row(s, at.BROKE, seats),
        bids=_row(s, at.BIDS, seats),
        covers=_row(s, at.COVER, seats),
        turned=_row(s, at.TURNED, seats),
        last=_row(s, at.LAST, seats),
        points=_row(s, at.POINTS, seats),
        ranks=_row(s, at.RANK, seats),
        took=_row(s, at.TOOK, seats),
        discard=s[at.DISCARDS],
        pile=tuple(list(b.pile)[s[at.PILE_AT] :]),
        animals=tuple(list(b.animals)[s[at.ANIMALS_AT] :]),
        leo_pile=tuple(list(b.leo_pile)[s[at.LEO_AT] :]),
    )


def _row(s: vec[i64], where: int, length: int) -> tuple[int, ...]:
    return tuple([s[where + i] for i in range(length)])


def state_of(position: Position, rules: Rules, chance: Chance) -> State:
    """A State in this position, which must be one of these rules; its later shuffles come from `chance`."""
    s = blank()
    s[at.PHASE] = position.phase
    s[at.ROUND] = position.round
    s[at.VALUE] = position.value
    s[at.USED] = position.used
    s[at.RESHUFFLES] = position.reshuffles
    s[at.LEO_PILES] = position.leo_piles
    s[at.TALISMAN] = position.talisman
    s[at.OWES] = mask_of(position.owes)
    s[at.ACTIVE] = mask_of(position.active)
    s[at.SWAPPED] = mask_of(position.swapped)
    s[at.EQUAL] = mask_of(position.equal)
    s[at.QUEUE] = queue_of(position.queue)
    s[at.DISCARDS] = position.discard
    _put(s, at.DISPLAY, position.display)
    _put(s, at.LEADER, position.leaders)
    _put(s, at.BOX, position.box)
    for seat in range(rules.seats):
        _put(s, animal(seat, 0), position.collections[seat])
    for where, row in (
        (at.HAND, position.hands),
        (at.KNOWN, position.known),
        (at.LAID, position.laid),
        (at.BROKE, position.broke),
        (at.BIDS, position.bids),
        (at.COVER, position.covers),
        (at.TURNED, position.turned),
        (at.LAST, position.last),
        (at.POINTS, position.points),
        (at.RANK, position.ranks),
        (at.TOOK, position.took),
    ):
        _put(s, where, row)
    piles = [numbers(list(pile)) for pile in (position.pile, position.animals, position.leo_pile)]
    return State(rules, chance, None, s, *piles)


def _put(s: vec[i64], where: int, row: tuple[int, ...]) -> None:
    for i in range(len(row)):
        s[where + i] = row[i]
