"""Phase 3, the turns: take an animal and pay for it, or pass."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.action import DONE, FIRST_TAKE
from wildcards.engine.board import (
    BIDS,
    DISPLAY,
    HAND,
    LAID,
    POINTS,
    QUEUE,
    TOOK,
    Board,
    animal,
)
from wildcards.engine.card import NONE, all_at_home, bit, one, size
from wildcards.engine.event import E_BONUS, E_PASSED, E_TOOK
from wildcards.engine.leader import claim_by_taking
from wildcards.engine.phase import PAY, TAKE
from wildcards.engine.rules import HABITAT_BONUS, HAND_LIMIT, PASS_DRAWS, SLOTS
from wildcards.engine.ties import next_value, queue_next


def after_turn(b: Board) -> i64:
    """The phase after a turn: the next turn, what the next value needs, or phase 4."""
    return TAKE if b.s[QUEUE] != 0 else next_value(b)


def ask_take(b: Board) -> None:
    """The first in the queue has its turn; Leo, and seats that cannot take, are not asked."""
    seat = queue_next(b)
    asked: i64 = 0
    if seat == b.leo:
        _leo_takes(b)
    elif b.is_bare() or not b.can_pay(seat):
        _pass(b, seat)
    else:
        asked = bit(seat)
    b.ask(TAKE, asked)


def take_mask(b: Board) -> i64:
    """The slots on offer, and passing."""
    mask: i64 = bit(DONE)
    for slot in range(b.n - 1):
        if b.is_offered(slot):
            mask |= bit(FIRST_TAKE + slot)
    return mask


def take(b: Board, seat: i64, action: i64) -> None:
    """Take the animal and its leader, then owe the payment unless it is laid; or pass."""
    b.settle(seat)
    if action == DONE:
        _pass(b, seat)
        return
    _collect(b, seat, action - FIRST_TAKE)
    if b.missing(seat) > 0:
        b.ask(PAY, bit(seat))
    else:
        _bonus(b, seat)


def pay(b: Board, seat: i64, action: i64) -> None:
    """Lay one card of the payment openly."""
    b.lay(seat, action)
    b.show(seat, action)
    if b.missing(seat) == 0:
        b.settle(seat)
        _bonus(b, seat)


def _collect(b: Board, seat: i64, slot: i64) -> None:
    s = b.s
    species = s[DISPLAY + slot]
    s[DISPLAY + slot] = NONE
    s[animal(seat, species)] = s[animal(seat, species)] + 1
    s[TOOK + seat] = species
    b.tell(E_TOOK, seat, SLOTS * species + slot)
    claim_by_taking(b, seat, species)


def _leo_takes(b: Board) -> None:
    """Leo takes the lowest slot left; if there is none, his bid just stays until it is discarded."""
    for slot in range(b.n - 1):
        if b.s[DISPLAY + slot] != NONE:
            _collect(b, b.leo, slot)
            return
    b.tell(E_PASSED, b.leo, NONE)


def _bonus(b: Board, seat: i64) -> None:
    s = b.s
    if all_at_home(s[LAID + seat] + one(s[BIDS + seat]), s[TOOK + seat]):
        s[POINTS + seat] = s[POINTS + seat] + HABITAT_BONUS
        b.tell(E_BONUS, seat, HABITAT_BONUS)


def _pass(b: Board, seat: i64) -> None:
    """The bid returns to hand, a payment already laid too if the option says so, and the seat draws."""
    s = b.s
    back = one(s[BIDS + seat])
    s[BIDS + seat] = NONE
    if b.payment_returns:
        back += s[LAID + seat]
        s[LAID + seat] = 0
    b.tell(E_PASSED, seat, NONE)
    b.take_back(seat, back)
    b.draw_up_to(seat, drawn_to(size(b.s[HAND + seat])))


def drawn_to(held: i64) -> i64:
    """How many cards a hand of `held` cards has after a pass."""
    return min(HAND_LIMIT, held + PASS_DRAWS)
