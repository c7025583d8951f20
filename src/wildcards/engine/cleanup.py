"""Phase 4: the ibex keeps its bid, the table is cleared, and the next round begins or the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.action import DONE
from wildcards.engine.board import (
    ANIMALS_AT,
    BIDS,
    BOX,
    DISPLAY,
    LAID,
    LEADER,
    ROUND,
    SWAPPED,
    TALISMAN,
    TOOK,
    USED,
    Board,
)
from wildcards.engine.card import IBEX, NONE, REFILL, WILD, bit, habitat_of, one
from wildcards.engine.event import E_BOXED, E_OVER, E_ROUND, E_SHOWN, E_TALISMAN
from wildcards.engine.phase import BID, KEEP, OVER
from wildcards.engine.rules import SLOTS


def ask_keep(b: Board) -> None:
    """Ask the ibex leader's current owner if it took an animal with a bid that is not a wild card."""
    owner = b.s[LEADER + IBEX]
    asked: i64 = 0
    took = owner != NONE and b.owns(owner, IBEX) and b.s[TOOK + owner] != NONE
    if took and habitat_of(b.s[BIDS + owner]) != WILD:
        asked = bit(owner)
    b.ask(KEEP, asked)


def keep_mask(b: Board, seat: i64) -> i64:
    """The bid, or nothing."""
    return bit(b.s[BIDS + seat]) | bit(DONE)


def keep(b: Board, seat: i64, action: i64) -> None:
    """Take the bid back into hand, or leave it."""
    b.settle(seat)
    if action != DONE:
        b.s[BIDS + seat] = NONE
        b.take_back(seat, one(action))


def end_round(b: Board) -> i64:
    """Clear the table, pass the talisman on if it was used, and begin the next round if there is one.

    Returns the phase that follows: BID or OVER.
    """
    _clear_cards(b)
    _clear_display(b)
    _pass_talisman(b)
    if b.s[ANIMALS_AT] + b.n - 1 <= len(b.animals):
        b.close_log()
        begin_round(b)
        return BID
    b.tell(E_OVER, NONE, NONE)
    b.close_log()
    return OVER


def begin_round(b: Board) -> None:
    """Fill the display."""
    s = b.s
    s[ROUND] = s[ROUND] + 1
    b.tell(E_ROUND, NONE, s[ROUND])
    for slot in range(b.n - 1):
        species = b.animals[s[ANIMALS_AT]]
        s[ANIMALS_AT] = s[ANIMALS_AT] + 1
        s[DISPLAY + slot] = species
        b.tell(E_SHOWN, NONE, SLOTS * species + slot)


def _clear_cards(b: Board) -> None:
    s = b.s
    s[SWAPPED] = 0
    for seat in range(b.n):
        bid = s[BIDS + seat]
        if bid not in (NONE, REFILL):
            b.throw(one(bid))
        b.throw(s[LAID + seat])
        s[BIDS + seat] = NONE
        s[LAID + seat] = 0
        s[TOOK + seat] = NONE


def _clear_display(b: Board) -> None:
    s = b.s
    for slot in range(b.n - 1):
        species = s[DISPLAY + slot]
        if species != NONE:
            s[DISPLAY + slot] = NONE
            s[BOX + species] = s[BOX + species] + 1
            b.tell(E_BOXED, NONE, SLOTS * species + slot)


def _pass_talisman(b: Board) -> None:
    """Once a round, to the next seat clockwise that is not Leo's."""
    s = b.s
    if s[USED] == 0:
        return
    s[USED] = 0
    s[TALISMAN] = (s[TALISMAN] + 1) % b.n
    if s[TALISMAN] == b.leo:
        s[TALISMAN] = (s[TALISMAN] + 1) % b.n
    b.tell(E_TALISMAN, s[TALISMAN], NONE)
