"""Plans: what a seat may do in its current decision, as whole lists of steps.

Single steps where one step is the decision; an animal with its payment; the cards to discard, then DONE.
Of the many payments, only those that the heuristic would choose for one of the animals are considered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildcards.bots.heuristic import Heuristic
from wildcards.engine.action import DONE, FIRST_TAKE
from wildcards.engine.board import (
    BIDS,
    DISPLAY,
    HAND,
    LAID,
    PHASE,
    TOOK,
    Board,
)
from wildcards.engine.card import NONE, kinds, lowest_bit, one, unpack
from wildcards.engine.legal import actions_in, legal_mask
from wildcards.engine.phase import DISCARD, LAY, PAY, TAKE

# How much a point of a payment's sum is worth: nothing, for a tie to win, and for high cards to keep.
SUM_WORTHS: Final = (0.0, 1.0, -1.0)
MOST_THROWN: Final = 6  # cards in one plan


def plans_for(b: Board, seat: i64, heuristic: Heuristic) -> list[list[int]]:
    """The plans of the seat, which must owe a step; there is at least one, and all are legal."""
    mask = legal_mask(b, seat)
    phase = b.s[PHASE]
    heuristic.look(b, seat)
    if phase == DISCARD:
        return _discards(b, seat, heuristic)
    if phase in (LAY, PAY):
        return _payments(b, seat, heuristic, lowest_bit(mask))
    if phase == TAKE:
        plans: list[list[int]] = []
        for action in actions_in(mask):
            plans += _takes(b, seat, heuristic, action)
        return plans
    return [[action] for action in actions_in(mask)]


def _takes(b: Board, seat: i64, heuristic: Heuristic, action: i64) -> list[list[int]]:
    """Passing, or taking from a slot and paying in one of the ways."""
    if action == DONE or b.missing(seat) == 0:
        return [[action]]
    species = b.s[DISPLAY + action - FIRST_TAKE]
    found: list[list[int]] = []
    _add_ways(b, seat, heuristic, species, 0, found)
    return [[action, *cards] for cards in found]


def _payments(b: Board, seat: i64, heuristic: Heuristic, last: i64) -> list[list[int]]:
    """The rest of a payment: for the species taken, or in a tie for any on display."""
    s = b.s
    found: list[list[int]] = []
    if s[PHASE] == PAY:
        _add_ways(b, seat, heuristic, s[TOOK + seat], last, found)
        return found
    for slot in range(b.n - 1):
        if s[DISPLAY + slot] != NONE:
            _add_ways(b, seat, heuristic, s[DISPLAY + slot], last, found)
    return found


def _add_ways(
    b: Board, seat: i64, heuristic: Heuristic, species: i64, last: i64, found: list[list[int]]
) -> None:
    """Add the payments for this species, none lower than `last`, that were not found before."""
    s = b.s
    laid = s[LAID + seat] + one(s[BIDS + seat])
    hand = s[HAND + seat]
    need = b.missing(seat)
    for high in SUM_WORTHS:
        _add(heuristic.hand.payment(hand, need, species, laid, last, high), found)
    _add(heuristic.hand.cheapest(hand, need, last, NONE, 0.0), found)


def _add(paid: i64, found: list[list[int]]) -> None:
    if paid == NONE:
        return
    cards = unpack(paid)
    if cards not in found:
        found.append(cards)


def _discards(b: Board, seat: i64, heuristic: Heuristic) -> list[list[int]]:
    """Nothing more, or the one, two, … cards the heuristic misses least."""
    playable = b.playable(seat)
    rest = b.s[HAND + seat]
    thrown: list[int] = []
    plans: list[list[int]] = [[DONE]]
    while len(thrown) < MOST_THROWN:
        card = _least_missed(rest, playable, heuristic)
        if card == NONE:
            break
        thrown.append(card)
        rest -= one(card)
        plans.append([*sorted(thrown), DONE])
    return plans


def _least_missed(hand: i64, playable: i64, heuristic: Heuristic) -> i64:
    best: i64 = NONE
    least = 0.0
    for card in actions_in(kinds(hand) & playable):
        loss = heuristic.hand.losses[card]
        if best == NONE or loss < least:
            best = card
            least = loss
    return best
