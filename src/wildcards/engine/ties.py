"""Phase 3, who goes first: values from high to low, and equal bids in the order of the ruling on ties.

Of the seats with the same value the lion's owner goes first, then Leo, then those who can pay (the
contenders), then those who cannot. Contenders lay their payments and are sorted by RANK, higher first.
"""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.action import DRAW
from wildcards.engine.board import (
    BIDS,
    BROKE,
    EQUAL,
    HAND,
    LAID,
    LAST,
    QUEUE,
    RANK,
    TALISMAN,
    TURNED,
    USED,
    VALUE,
    Board,
)
from wildcards.engine.card import (
    HABITAT_KINDS,
    LION,
    NONE,
    REFILL,
    bit,
    count,
    kinds,
    lowest_bit,
    one,
    value_of,
    value_sum,
)
from wildcards.engine.event import (
    E_BROKE,
    E_BROKE_DRAWN,
    E_LAID,
    E_ORDERED,
    T_BREAK,
    T_CANNOT_PAY,
    T_LEO,
    T_LION,
    T_ONLY_PAYER,
    T_SEAT_ORDER,
    T_SUM,
    T_TALISMAN,
)
from wildcards.engine.phase import BREAK, KEEP, LAY, TAKE


def next_value(b: Board) -> i64:
    """Go on to the next lower value that somebody bid.

    Returns the phase that it needs: LAY or BREAK for a tie, TAKE if the order is clear, KEEP after the last.
    """
    s = b.s
    while s[VALUE] > 1:
        s[VALUE] = s[VALUE] - 1
        tied = _bidders(b)
        if tied != 0:
            return _begin(b, tied)
    s[VALUE] = 0
    return KEEP


def _bidders(b: Board) -> i64:
    """A mask of the seats whose bid has the present value."""
    s = b.s
    mask: i64 = 0
    for seat in range(b.n):
        bid = s[BIDS + seat]
        if bid != NONE and bid < REFILL and value_of(bid) == s[VALUE]:
            mask |= bit(seat)
    return mask


def _begin(b: Board, tied: i64) -> i64:
    s = b.s
    if tied & (tied - 1) == 0:
        s[QUEUE] = lowest_bit(tied) + 1
        return TAKE
    rivals: i64 = 0
    for seat in range(b.n):
        s[RANK + seat] = NONE
        if tied >> seat & 1 and not _goes_ahead(b, seat) and b.can_pay(seat):
            s[RANK + seat] = 0
            rivals += 1
    s[EQUAL] = 0
    if rivals < 2:
        return _line_up(b, tied)
    return LAY if s[VALUE] > 1 else _settle_equals(b)


def _goes_ahead(b: Board, seat: i64) -> bool:
    """The lion's owner and Leo do not contest a tie."""
    return seat == b.leo or b.owns(seat, LION)


# --- payments of tied seats


def ask_lay(b: Board) -> None:
    """The contenders owe their payments."""
    seats: i64 = 0
    for seat in range(b.n):
        if b.s[RANK + seat] != NONE:
            seats |= bit(seat)
    b.ask(LAY, seats)


def lay_mask(b: Board, seat: i64) -> i64:
    """The cards not lower than the last that leave enough, not lower than themselves, to finish paying."""
    hand = b.s[HAND + seat]
    last = b.s[LAST + seat]
    missing = b.missing(seat)
    if missing == 1:
        return b.playable(seat)
    mask: i64 = 0
    left: i64 = 0
    card: i64 = HABITAT_KINDS - 1
    while card >= last:
        number = count(hand, card)
        left += number
        if number > 0 and left >= missing:
            mask |= bit(card)
        card -= 1
    return mask


def lay(b: Board, seat: i64, action: i64) -> None:
    """Lay a card of the payment face down."""
    b.lay(seat, action)
    if b.missing(seat) == 0:
        b.settle(seat)


def after_lay(b: Board) -> i64:
    """All payments are turned over; the higher sum goes first. Returns the phase that follows."""
    s = b.s
    for seat in range(b.n):
        if s[RANK + seat] != NONE:
            b.show_all(seat, s[LAID + seat])
            b.tell_cards(E_LAID, seat, s[LAID + seat])
            s[RANK + seat] = value_sum(s[LAID + seat])
    return _settle_equals(b)


def _settle_equals(b: Board) -> i64:
    """Order equal sums by the talisman, or let cards be laid for it; returns the phase that follows."""
    s = b.s
    s[EQUAL] = _equals(b)
    if s[EQUAL] != 0 and not b.has_talisman:
        return BREAK
    if s[EQUAL] != 0:
        s[USED] = 1
        for seat in range(b.n):
            if s[RANK + seat] != NONE:
                s[RANK + seat] = s[RANK + seat] * 8 + 7 - distance(b, seat)
    return _line_up(b, _bidders(b))


def _equals(b: Board) -> i64:
    """A mask of the contenders that share their rank with another."""
    mask: i64 = 0
    for seat in range(b.n):
        for other in range(b.n):
            if other != seat and b.s[RANK + seat] != NONE and b.s[RANK + seat] == b.s[RANK + other]:
                mask |= bit(seat)
    return mask


def distance(b: Board, seat: i64) -> i64:
    """The seat's place among equals, 0 first: by the talisman, or by seat in 2020."""
    if not b.has_talisman:
        return seat
    first = b.s[TALISMAN] + (1 if b.holder_last else 0)
    return (seat - first + b.n) % b.n


# --- the 2020 tie-break


def ask_break(b: Board) -> None:
    """All still equal lay a card at once; whoever has none in hand draws without being asked."""
    s = b.s
    equal = _equals(b)
    asked: i64 = 0
    for seat in range(b.n):
        s[TURNED + seat] = NONE
        if equal >> seat & 1:
            if s[HAND + seat] != 0:
                asked |= bit(seat)
            else:
                s[TURNED + seat] = DRAW
    b.ask(BREAK, asked)


def break_mask(b: Board, seat: i64) -> i64:
    """Any card in hand, or one from the pile."""
    return kinds(b.s[HAND + seat]) | bit(DRAW)


def lay_break(b: Board, seat: i64, action: i64) -> None:
    """Lay a tie-break card face down, or choose to draw one."""
    s = b.s
    s[TURNED + seat] = action
    if action != DRAW:
        s[HAND + seat] = s[HAND + seat] - one(action)
    b.settle(seat)


def after_break(b: Board) -> i64:
    """Turn the cards over, draw the drawn ones in seat order, and sort each group of equals by itself.

    Returns the phase that follows: BREAK again while seats are equal.
    """
    s = b.s
    equal = _equals(b)
    for seat in range(b.n):
        if equal >> seat & 1 and s[TURNED + seat] != DRAW:
            b.show(seat, s[TURNED + seat])
            s[BROKE + seat] = s[BROKE + seat] + one(s[TURNED + seat])
            b.tell(E_BROKE, seat, s[TURNED + seat])
    for seat in range(b.n):
        if equal >> seat & 1 and s[TURNED + seat] == DRAW:
            card = b.next_card()
            s[TURNED + seat] = card
            if card == NONE:
                b.tell(E_BROKE, seat, NONE)
            else:
                s[BROKE + seat] = s[BROKE + seat] + one(card)
                b.tell(E_BROKE_DRAWN, seat, card)
    _rank_broken(b, equal)
    return BREAK if _equals(b) != 0 else _line_up(b, _bidders(b))


def _rank_broken(b: Board, equal: i64) -> None:
    """New ranks 64 * old place + 8 * value turned; a group in which nobody laid a card goes by seat."""
    s = b.s
    places = [_place(b, seat) for seat in range(b.n)]
    for seat in range(b.n):
        if s[RANK + seat] == NONE:
            continue
        if not equal >> seat & 1:
            rank: i64 = 0
        elif _group_laid(b, seat, places):
            rank = 0 if s[TURNED + seat] == NONE else 8 * value_of(s[TURNED + seat])
        else:
            rank = 7 - seat
        s[RANK + seat] = 64 * places[seat] + rank
    for seat in range(b.n):
        s[TURNED + seat] = NONE


def _place(b: Board, seat: i64) -> i64:
    """How many contenders have a lower rank; -1 for seats that are not contenders."""
    if b.s[RANK + seat] == NONE:
        return NONE
    lower: i64 = 0
    for other in range(b.n):
        if b.s[RANK + other] != NONE and b.s[RANK + other] < b.s[RANK + seat]:
            lower += 1
    return lower


def _group_laid(b: Board, seat: i64, places: list[i64]) -> bool:
    """Whether anybody of the seat's group of equals laid a card in this turn."""
    return any(places[other] == places[seat] and b.s[TURNED + other] != NONE for other in range(b.n))


# --- the order


def _line_up(b: Board, tied: i64) -> i64:
    """Queue the tied seats and put tie-break cards on the discard; returns TAKE."""
    s = b.s
    line = _Line(b)
    for seat in range(b.n):
        if tied >> seat & 1 and b.owns(seat, LION):
            line.add(seat, T_LION)
    if b.leo != NONE and tied >> b.leo & 1:
        line.add(b.leo, T_LEO)
    _line_up_contenders(b, line)
    for place in range(b.n + 1):
        for seat in range(b.n):
            if tied >> seat & 1 and not line.has(seat) and distance(b, seat) == place:
                line.add(seat, T_CANNOT_PAY)
    s[QUEUE] = line.queue
    s[EQUAL] = 0
    for seat in range(b.n):
        s[RANK + seat] = NONE
        b.throw(s[BROKE + seat])
        s[BROKE + seat] = 0
    return TAKE


def _line_up_contenders(b: Board, line: _Line) -> None:
    contenders: i64 = 0
    for seat in range(b.n):
        if b.s[RANK + seat] != NONE:
            contenders += 1
    for place in range(contenders - 1, -1, -1):
        for seat in range(b.n):
            if _place(b, seat) == place:
                line.add(seat, T_ONLY_PAYER if contenders == 1 else _reason(b, seat))


def _reason(b: Board, seat: i64) -> i64:
    if not b.s[EQUAL] >> seat & 1:
        return T_SUM
    if b.has_talisman:
        return T_TALISMAN
    return T_BREAK if b.s[RANK + seat] & 7 == 0 else T_SEAT_ORDER


class _Line:
    """A queue being built; each place is announced."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.queue: i64 = 0
        self.seats: i64 = 0
        self.length: i64 = 0

    def has(self, seat: i64) -> bool:
        return self.seats >> seat & 1 != 0

    def add(self, seat: i64, reason: i64) -> None:
        self.queue |= (seat + 1) << (4 * self.length)
        self.seats |= bit(seat)
        self.length += 1
        self.b.tell(E_ORDERED, seat, reason)


def queue_next(b: Board) -> i64:
    """Take the next seat off the queue; -1 if it is empty."""
    queue = b.s[QUEUE]
    b.s[QUEUE] = queue >> 4
    return (queue & 15) - 1
