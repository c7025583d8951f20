"""What may be on the table in each phase, who may owe a step there, and how equal bids may wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wildcards.engine.action import DRAW
from wildcards.engine.card import (
    EAGLE,
    IBEX,
    LION,
    MEERKAT,
    NONE,
    REFILL,
    WILD,
    habitat_of,
    size,
    unpack,
    value_of,
    value_sum,
)
from wildcards.engine.legal import legal_mask
from wildcards.engine.phase import Phase
from wildcards.engine.position import Position
from wildcards.engine.refills import may_swap
from wildcards.engine.state import State
from wildcards.engine.ties import distance
from wildcards.errors import PositionError

_TURNS: Final = frozenset((Phase.LAY, Phase.BREAK, Phase.TAKE, Phase.PAY))
_AFTER_REFILLS: Final = _TURNS | {Phase.KEEP}
# (key, its value when nothing is there, the only phases in which something is)
_OF_SEATS: Final = (
    ("bids", NONE, frozenset(Phase) - {Phase.OVER}),
    ("covers", NONE, frozenset((Phase.BID, Phase.REVEAL))),
    ("laid", 0, _AFTER_REFILLS | {Phase.DISCARD}),
    ("took", NONE, _AFTER_REFILLS),
    ("ranks", NONE, frozenset((Phase.LAY, Phase.BREAK))),
    ("broke", 0, frozenset((Phase.BREAK,))),
    ("turned", NONE, frozenset((Phase.BREAK,))),
)
_OF_THE_TABLE: Final = (
    ("value", _TURNS),
    ("used", _AFTER_REFILLS - {Phase.BREAK}),
    ("queue", frozenset((Phase.TAKE, Phase.PAY))),
    ("swapped", _AFTER_REFILLS | {Phase.SWAP, Phase.DISCARD}),
    ("equal", frozenset((Phase.BREAK,))),
    ("owes", frozenset(Phase) - {Phase.OVER}),
    ("active", frozenset(Phase) - {Phase.OVER}),
)
_MOST_PAID: Final = 3


def check_standing(state: State, p: Position) -> None:
    """Raise PositionError unless the rules allow this table in its phase. Cards have been counted already."""
    _check_empty(state, p)
    _check_display(state, p)
    if state.phase == Phase.OVER:
        if p.round != state.rules.rounds:
            raise PositionError(f"round: expected {state.rules.rounds} at the end, got {p.round}")
        return
    _check_owing(state, p)
    _check_swapped(state, p)
    if state.phase != Phase.BID:
        _check_open_bids(state, p)
    if state.phase in _AFTER_REFILLS:
        for seat in range(state.rules.seats):
            _check_turn(state, p, seat)
    _PHASES[state.phase](state, p)
    _check_last(state, p)
    for seat in state.to_act:
        if legal_mask(state, seat) <= 0:
            raise PositionError(f"owes: seat {seat} has no legal step in phase {state.phase.name}")


# --- in all phases


def _check_empty(state: State, p: Position) -> None:
    """Nothing is where nothing can be in this phase."""
    for key, phases in _OF_THE_TABLE:
        if state.phase not in phases and getattr(p, key):
            raise PositionError(f"{key}: expected nothing in phase {state.phase.name}")
    for key, nothing, phases in _OF_SEATS:
        for seat in range(state.rules.seats):
            if state.phase not in phases and getattr(p, key)[seat] != nothing:
                raise PositionError(f"{key}: expected nothing for seat {seat} in phase {state.phase.name}")


def _check_display(state: State, p: Position) -> None:
    """A slot is empty for each animal that was taken in this round."""
    taken = len([seat for seat in range(state.rules.seats) if p.took[seat] != NONE])
    expected = 0 if state.phase == Phase.OVER else state.rules.slots - taken
    shown = len(state.display) - state.display.count(NONE)
    if shown != expected:
        raise PositionError(f"display: expected {expected} animals, as seats took {taken}, got {shown}")


def _check_owing(state: State, p: Position) -> None:
    if not state.to_act:
        raise PositionError(f"owes: expected a seat that owes a step in phase {state.phase.name}")
    for seat in state.to_act:
        if seat not in list(p.active) or seat == state.rules.leo_seat:
            raise PositionError(f"owes: seat {seat} has no part in phase {state.phase.name}")


def _check_swapped(state: State, p: Position) -> None:
    for seat in p.swapped:
        if seat == state.rules.leo_seat or p.bids[seat] != REFILL:
            raise PositionError(f"swapped: seat {seat} did not bid refill")


def _check_open_bids(state: State, p: Position) -> None:
    """Everybody has bid; in phase 3 the bid of whoever passed is back in hand."""
    for seat in range(state.rules.seats):
        may_be_back = state.phase in _AFTER_REFILLS and seat != state.rules.leo_seat
        if p.bids[seat] == NONE and not may_be_back:
            raise PositionError(f"bids: expected one for seat {seat} in phase {state.phase.name}")


def _check_last(state: State, p: Position) -> None:
    """Where cards are laid in card order, the last one is the highest; elsewhere none counts."""
    for seat in range(state.rules.seats):
        laid = unpack(p.laid[seat])
        lays = seat in state.to_act and state.phase in (Phase.DISCARD, Phase.LAY, Phase.PAY)
        expected = laid[-1] if lays and laid else 0
        if p.last[seat] != expected:
            raise PositionError(f"last: expected {expected} for seat {seat}, got {p.last[seat]}")


def _expect_active(state: State, p: Position, expected: Sequence[int]) -> None:
    if list(p.active) != list(expected):
        raise PositionError(
            f"active: expected the seats {list(expected)} in phase {state.phase.name}, got {list(p.active)}"
        )


def _single(state: State, p: Position) -> int:
    """The one seat that owes a step, in a phase of one seat."""
    if len(state.to_act) != 1 or list(p.active) != list(state.to_act):
        raise PositionError(f"owes: expected one seat in phase {state.phase.name}, got {list(state.to_act)}")
    return state.to_act[0]


# --- bids and refills


def _check_bids(state: State, p: Position) -> None:
    _expect_active(state, p, state.rules.human_seats())
    for seat in range(state.rules.seats):
        bid, cover = p.bids[seat], p.covers[seat]
        is_two = state.owns(seat, EAGLE) and NONE < bid < REFILL
        if seat == state.rules.leo_seat:
            right = bid == NONE
        elif seat in state.to_act:
            right = cover == NONE and (bid == NONE or is_two)
        else:
            right = bid != NONE and (cover == NONE or (is_two and cover >= bid))
        if not right:
            done = "owes a bid" if seat in state.to_act else "owes no bid"
            raise PositionError(f"bids: seat {seat} {done} and has not laid what it can have then")


def _check_reveal(state: State, p: Position) -> None:
    eagle = _single(state, p)
    for seat in range(state.rules.seats):
        bid, cover = p.bids[seat], p.covers[seat]
        right = state.owns(seat, EAGLE) and bid < REFILL and cover >= bid if seat == eagle else cover == NONE
        if not right:
            raise PositionError("covers: expected two cards of the eagle's owner alone in phase REVEAL")


def _check_swap(state: State, p: Position) -> None:
    seat = _single(state, p)
    if p.bids[seat] != REFILL:
        raise PositionError(f"bids: expected R from seat {seat} in phase SWAP")
    if not may_swap(state) or not state.owns(seat, MEERKAT):
        raise PositionError(f"owes: seat {seat} has no swap in phase SWAP")


def _check_discard(state: State, p: Position) -> None:
    refilling = [seat for seat in state.rules.human_seats() if p.bids[seat] == REFILL]
    for seat in range(state.rules.seats):
        if p.laid[seat] and seat not in refilling:
            raise PositionError(f"laid: seat {seat} discards nothing, as its bid is not R")
    _expect_active(state, p, [seat for seat in refilling if p.hands[seat] or p.laid[seat]])
    if may_swap(state):
        raise PositionError("swapped: the meerkat's owner was not asked before phase DISCARD")
    for seat in state.to_act:
        if not state.playable(seat):
            raise PositionError(f"owes: seat {seat} has nothing more to discard")


# --- turns


def _has_value(p: Position, seat: int) -> bool:
    """Whether the seat's open bid is of the value that is being resolved."""
    bid = p.bids[seat]
    return NONE < bid < REFILL and value_of(bid) == p.value


def _waiting(state: State, p: Position) -> list[int]:
    """The seats of this value that have not had their turn."""
    return [seat for seat in range(state.rules.seats) if _has_value(p, seat) and p.took[seat] == NONE]


def _check_turn(state: State, p: Position, seat: int) -> None:
    """What the seat took and laid is what its bid allows at this value."""
    took, laid = p.took[seat] != NONE, size(p.laid[seat])
    if not _turn_is_right(state, p, seat, took, laid):
        raise PositionError(f"took, laid: seat {seat} cannot have had such a turn at value {p.value}")
    if took and p.collections[seat][p.took[seat]] == 0:
        raise PositionError(f"took: seat {seat} does not have the animal it took")


def _turn_is_right(state: State, p: Position, seat: int, took: bool, laid: int) -> bool:
    bid, value = p.bids[seat], p.value
    if bid == NONE:
        is_lost = not state.payment_returns and max(1, value - 1) <= laid <= _MOST_PAID
        return not took and (laid == 0 or is_lost)
    if bid == REFILL or value_of(bid) < value:
        return not took and laid == 0
    price = value_of(bid) - 1
    if state.phase in (Phase.LAY, Phase.BREAK) and value_of(bid) == value:
        return not took and laid <= price
    if seat == state.rules.leo_seat:
        # He always takes, unless nothing is there; then nobody is asked for a turn after him.
        is_bare = state.is_bare() and state.phase not in (Phase.TAKE, Phase.PAY)
        return took or value_of(bid) == value or is_bare
    if value_of(bid) > value:
        return took and laid == price
    if state.phase == Phase.PAY and seat in state.to_act:
        return took and laid < price
    return laid == price or (laid == 0 and not took)


def _contenders(state: State, p: Position) -> list[int]:
    """The seats of this value that lay payments, if there are two or more."""
    waiting = [seat for seat in _waiting(state, p) if seat != state.rules.leo_seat]
    return [seat for seat in waiting if not state.owns(seat, LION) and state.can_pay(seat)]


def _check_contest(state: State, p: Position) -> list[int]:
    """Two or more seats of one value contest a tie; nobody else of this value lays anything."""
    contenders = _contenders(state, p)
    ranked = [seat for seat in range(state.rules.seats) if p.ranks[seat] != NONE]
    if len(contenders) < 2 or ranked != contenders:
        raise PositionError(f"ranks: expected two or more seats that contest a tie, got {ranked}")
    for seat in range(state.rules.seats):
        if _has_value(p, seat) and seat not in contenders and p.laid[seat]:
            raise PositionError(f"laid: seat {seat} has no part in the tie")
    return contenders


def _check_lay(state: State, p: Position) -> None:
    contenders = _check_contest(state, p)
    _expect_active(state, p, contenders)
    if p.value < 2 or any(p.ranks[seat] for seat in contenders):
        raise PositionError("ranks: expected zeros in a tie of value 2 or more in phase LAY")
    for seat in contenders:
        if (state.missing(seat) == 0) == (seat in state.to_act):
            raise PositionError(f"laid: seat {seat} has laid all if and only if it owes nothing in phase LAY")


def _check_break(state: State, p: Position) -> None:
    contenders = _check_contest(state, p)
    sums = {seat: value_sum(p.laid[seat]) for seat in contenders}
    equal = [seat for seat in contenders if list(sums.values()).count(sums[seat]) > 1]
    if state.rules.talisman or list(p.equal) != equal or not equal:
        raise PositionError("equal: expected equal sums of the 2020 edition in phase BREAK")
    if any(state.missing(seat) for seat in contenders):
        raise PositionError("laid: expected whole payments in phase BREAK")
    _check_ranks(state, p, sums, equal)
    ranks = [p.ranks[seat] for seat in contenders]
    tied = [seat for seat in contenders if ranks.count(p.ranks[seat]) > 1]
    asked = [seat for seat in tied if p.hands[seat] or p.turned[seat] not in (NONE, DRAW)]
    _expect_active(state, p, asked)
    for seat in range(state.rules.seats):
        turned = p.turned[seat]
        # Whoever has no card in hand draws without being asked; whoever owes has turned over nothing yet.
        if (turned == NONE) != (seat in state.to_act or seat not in tied):
            raise PositionError(f"turned: seat {seat} has turned a card if and only if it had to")


def _check_ranks(state: State, p: Position, sums: dict[int, int], equal: Sequence[int]) -> None:
    """Higher sums come first; equal ones by the cards turned over so far, if there were any."""
    ranks = {seat: p.ranks[seat] for seat in sums}
    is_first = not any(p.broke[seat] for seat in range(state.rules.seats))
    for seat in range(state.rules.seats):
        if p.broke[seat] and seat not in equal:
            raise PositionError(f"broke: seat {seat} was not equal to another")
    for seat, rank in ranks.items():
        if is_first:
            right = rank == sums[seat]
        else:
            values = [8 * value_of(card) for card in unpack(p.broke[seat])]
            place, turned = divmod(rank, 64)
            right = place < len(sums) and (turned < 8 or turned in values)
        right = right and all((sums[other] > sums[seat]) <= (ranks[other] > rank) for other in sums)
        if not right:
            raise PositionError(f"ranks: {rank} of seat {seat} does not fit the cards laid in the tie")


def _check_take(state: State, p: Position) -> None:
    seat = _single(state, p)
    if seat not in _waiting(state, p) or state.is_bare() or not state.can_pay(seat):
        raise PositionError(f"bids: expected a bid of value {p.value} of seat {seat}, to be paid for")
    if state.owns(seat, LION) and p.laid[seat]:
        raise PositionError(f"laid: seat {seat} owns the lion and lays nothing before its turn")
    _check_line(state, p, seat)


def _check_pay(state: State, p: Position) -> None:
    seat = _single(state, p)
    if not _has_value(p, seat) or p.took[seat] == NONE:
        raise PositionError(f"took: expected an animal that seat {seat} still has to pay for")
    _check_line(state, p, seat)


def _check_line(state: State, p: Position, turn: int) -> None:
    """Who waits behind this seat: Leo, then those who can pay by what they laid, then the others."""
    leo = state.rules.leo_seat
    queue = list(p.queue)
    line = [seat for seat in queue if seat != leo]
    right = sorted(queue) == [seat for seat in _waiting(state, p) if seat != turn]
    # Leo goes before all but the lion's owner, who goes first of all.
    right = right and (leo not in queue or (queue[0] == leo and state.owns(turn, LION)))
    right = right and not any(state.owns(seat, LION) for seat in line)
    contest = [turn, *line] if state.phase == Phase.TAKE and not state.owns(turn, LION) else line
    payers = [seat for seat in contest if state.can_pay(seat)]
    others = [seat for seat in contest if not state.can_pay(seat)]
    right = right and contest == payers + sorted(others, key=lambda seat: distance(state, seat))
    if not right or not _is_contested(state, p, payers, turn):
        raise PositionError(f"queue: {queue} cannot wait behind seat {turn} at value {p.value}")


def _is_contested(state: State, p: Position, payers: Sequence[int], turn: int) -> bool:
    """Whether those who can pay may have laid what they did, and so come in this order."""
    laid = [seat for seat in payers if p.laid[seat]]
    if p.value > 1:
        if len(payers) > 1 and laid != list(payers):
            return False
        if len(payers) == 1 and turn not in payers and laid:
            return False
        if state.phase == Phase.PAY and payers and not state.owns(turn, LION):
            return False
    sums = [value_sum(p.laid[seat]) for seat in payers]
    for i in range(1, len(payers)):
        if sums[i - 1] < sums[i]:
            return False
        if sums[i - 1] == sums[i] and state.rules.talisman:
            in_order = distance(state, payers[i - 1]) < distance(state, payers[i])
            if not p.used or not in_order:
                return False
    return True


def _check_keep(state: State, p: Position) -> None:
    seat = _single(state, p)
    bid = p.bids[seat]
    took = state.owns(seat, IBEX) and p.took[seat] != NONE
    if not took or not NONE < bid < REFILL or habitat_of(bid) == WILD:
        raise PositionError(
            f"bids: expected a habitat card from the ibex's owner, seat {seat}, in phase KEEP"
        )


_PHASES: Final[dict[Phase, Callable[[State, Position], None]]] = {
    Phase.BID: _check_bids,
    Phase.REVEAL: _check_reveal,
    Phase.SWAP: _check_swap,
    Phase.DISCARD: _check_discard,
    Phase.LAY: _check_lay,
    Phase.BREAK: _check_break,
    Phase.TAKE: _check_take,
    Phase.PAY: _check_pay,
    Phase.KEEP: _check_keep,
}
