"""Phase 1: all bid at once; the eagle's owner may cover two cards and reveals one of them last."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.action import DONE
from wildcards.engine.board import BIDS, COVER, HAND, LEO_AT, Board
from wildcards.engine.card import EAGLE, NONE, REFILL, bit, kinds, one
from wildcards.engine.event import E_BID_SHOWN, E_COVERED
from wildcards.engine.phase import BID, REVEAL
from wildcards.engine.rules import EAGLE_BIDS


def ask_bids(b: Board) -> None:
    """Every seat but Leo owes a bid."""
    seats: i64 = 0
    for seat in range(b.n):
        if seat != b.leo:
            seats |= bit(seat)
    b.ask(BID, seats)


def bid_mask(b: Board, seat: i64) -> i64:
    """A card in hand or `R`; for the eagle's second bid a card not lower, `R`, or `-`."""
    in_hand = kinds(b.s[HAND + seat])
    first = b.s[BIDS + seat]
    if first == NONE:
        return in_hand | bit(REFILL)
    return (in_hand & ~(bit(first) - 1)) | bit(REFILL) | bit(DONE)


def bid(b: Board, seat: i64, action: i64) -> None:
    """Lay a bid face down; the eagle's owner owes a second step unless the first is the refill card."""
    s = b.s
    is_second = s[BIDS + seat] != NONE
    if action != DONE:
        s[COVER + seat if is_second else BIDS + seat] = action
    if action < REFILL:
        s[HAND + seat] = s[HAND + seat] - one(action)
    if is_second or action == REFILL or not b.owns(seat, EAGLE):
        b.settle(seat)


def after_bids(b: Board) -> None:
    """Turn over all bids, Leo's too, except the two that the eagle's owner may have covered."""
    for seat in range(b.n):
        if seat == b.leo:
            b.s[BIDS + seat] = b.leo_pile[b.s[LEO_AT]]
            b.s[LEO_AT] = b.s[LEO_AT] + 1
        if b.s[COVER + seat] == NONE:
            _turn_over(b, seat)


def ask_reveal(b: Board) -> None:
    """The eagle's owner who covered two bids, if there is one, owes the choice between them."""
    seats: i64 = 0
    for seat in range(b.n):
        if b.s[COVER + seat] != NONE:
            b.tell(E_COVERED, seat, EAGLE_BIDS)
            seats = bit(seat)
    b.ask(REVEAL, seats)


def reveal_mask(b: Board, seat: i64) -> i64:
    """One of the two cards laid."""
    return bit(b.s[BIDS + seat]) | bit(b.s[COVER + seat])


def reveal(b: Board, seat: i64, action: i64) -> None:
    """One of the two is the bid; the other goes back to hand unseen."""
    s = b.s
    other = s[COVER + seat] if s[BIDS + seat] == action else s[BIDS + seat]
    s[BIDS + seat] = action
    s[COVER + seat] = NONE
    if other < REFILL:
        s[HAND + seat] = s[HAND + seat] + one(other)
    _turn_over(b, seat)
    b.settle(seat)


def _turn_over(b: Board, seat: i64) -> None:
    card = b.s[BIDS + seat]
    if card < REFILL:
        b.show(seat, card)
    b.tell(E_BID_SHOWN, seat, card)
