"""Positions no game reaches, each refused for its own reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from strategies import TABLES, play

from wildcards.engine import board as at
from wildcards.engine.card import NONE, REFILL
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import PositionError
from wildcards.notation.consistency import check_position
from wildcards.notation.position import parse_position, position_text


def first(rules: Rules, phase: Phase) -> State:
    """The first position of a random game in this phase, read from its text."""
    for seed in range(40):
        for state in play(rules, seed):
            if state.phase == phase:
                return parse_position(position_text(state))
    raise AssertionError(f"no game comes to {phase.name}")


def owing(state: State) -> int:
    return state.to_act[0]


def no_bid_owed(state: State) -> None:
    state.s[at.OWES] = 0b1110


def two_in_turn(state: State) -> None:
    state.s[at.OWES] = state.s[at.ACTIVE] = 0b11


def swap_without_refill(state: State) -> None:
    state.s[at.PHASE] = Phase.SWAP


def discard_without_refill(state: State) -> None:
    state.s[at.PHASE] = Phase.DISCARD


def animal_paid_for(state: State) -> None:
    state.s[at.TOOK + owing(state)] = NONE


def nothing_to_pay(state: State) -> None:
    """A contender who laid all but still owes."""
    seat = owing(state)
    while state.missing(seat) > 0:
        state.lay(seat, next(card for card in range(16) if state.s[at.HAND + seat] >> (4 * card) & 15))


def nothing_to_pay_with(state: State) -> None:
    seat = owing(state)
    state.throw(state.s[at.HAND + seat])
    state.s[at.HAND + seat] = state.s[at.KNOWN + seat] = 0


def break_in_2022(state: State) -> None:
    state.s[at.PHASE] = Phase.BREAK


def bid_without_habitat(state: State) -> None:
    seat = owing(state)
    state.throw(1 << (4 * state.s[at.BID + seat]))
    state.s[at.BID + seat] = REFILL


CASES: list[tuple[Phase, Callable[[State], None], str]] = [
    (Phase.BID, no_bid_owed, "bids: seat 0 owes no bid and has none"),
    (Phase.TAKE, two_in_turn, "owes: expected one seat in phase TAKE, got [0, 1]"),
    (Phase.TAKE, swap_without_refill, "bids: expected R of seat"),
    (Phase.TAKE, discard_without_refill, "bids: expected R of seat"),
    (Phase.PAY, nothing_to_pay_with, "owes: seat 1 has no legal step in phase PAY"),
    (Phase.PAY, animal_paid_for, "took: expected an animal that seat"),
    (Phase.LAY, nothing_to_pay, "laid: seat"),
    (Phase.LAY, break_in_2022, "equal: expected equal sums of the 2020 edition"),
    (Phase.KEEP, bid_without_habitat, "bids: expected a habitat card of seat"),
]


@pytest.mark.parametrize(
    ("phase", "edit", "message"), CASES, ids=lambda case: getattr(case, "__name__", None)
)
def test_an_edited_position_is_refused(phase: Phase, edit: Callable[[State], None], message: str) -> None:
    state = first(Rules(), phase)
    check_position(state)
    edit(state)
    with pytest.raises(PositionError) as error:
        check_position(state)
    assert str(error.value).startswith(message)


def test_positions_of_games_are_accepted() -> None:
    for table in TABLES:
        for state in play(table, 1):
            parse_position(position_text(state))
