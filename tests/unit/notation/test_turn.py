"""Turns: where each begins."""

from __future__ import annotations

from strategies import last_of, play

from wildcards.engine.event import EventKind
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.notation.record import Record
from wildcards.notation.turn import turn_start, turn_starts

EQUALS = Rules("2020", seats=5, value_counts=(0, 14, 0, 0))  # payments are equal, and hands run out


def test_a_turn_begins_whenever_a_tie_goes_on_even_if_one_seat_alone_owes_a_step() -> None:
    record = Record.of(last_of(play(EQUALS, 2)))
    starts = {at for at, _ in turn_starts(record)}
    lone, owed = 0, record.start().to_act
    for step in record.steps():
        if step.state.phase == Phase.BREAK:
            is_shown = any(EventKind.BROKE <= one.kind <= EventKind.BROKE_DRAWN for one in step.events)
            lone += is_shown and step.state.to_act == owed
            assert not is_shown or step.number + 1 in starts
        owed = step.state.to_act
    assert lone > 3


def test_an_action_belongs_to_the_turn_that_began_last() -> None:
    record = Record.of(last_of(play(Rules(seats=3), 7, "spender")))
    starts = [at for at, _ in turn_starts(record)]
    assert [turn_start(record, at) for at in starts] == starts
    assert turn_start(record, starts[1] - 1) == 0
