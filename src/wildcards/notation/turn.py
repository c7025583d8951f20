"""Turns: the decisions of a game one after another, each of one seat, or of several at once in secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from wildcards.engine.phase import Phase
from wildcards.engine.state import State
from wildcards.notation.record import Record


class Turn(NamedTuple):
    """What is being decided; a tie may be broken several times in a row, which these numbers don't tell."""

    round: int
    phase: Phase
    value: int

    @staticmethod
    def of(state: State) -> Turn:
        """The turn a game has come to."""
        return Turn(state.round, state.phase, state.value)

    def is_next(self, before: Sequence[int], state: State) -> bool:
        """Whether a step has ended this turn; `before` are the seats that owed a step before it."""
        if Turn.of(state) != self:
            return True
        # A tie may be broken twice in a row: whoever was done owes a step again, at times one seat alone,
        # as those without cards draw unasked. Nobody lays two cards in a break.
        return not set(before).issuperset(state.to_act) or (
            self.phase == Phase.BREAK and state.to_act == tuple(before)
        )


def turn_starts(record: Record) -> Iterator[tuple[int, State]]:
    """How many actions come before each turn of a record, and the game then: one State, moved on.

    Raises ReplayError.
    """
    state = record.start()
    yield 0, state
    turn, before = Turn.of(state), state.to_act
    for step in record.steps():
        if turn.is_next(before, step.state) and not step.state.is_over:
            yield step.number + 1, step.state
        turn, before = Turn.of(step.state), step.state.to_act


def turn_start(record: Record, at: int) -> int:
    """After how many actions the turn begins to which action `at` belongs. Raises ReplayError."""
    *_, last = takewhile(lambda start: start <= at, (start for start, _ in turn_starts(record)))
    return last
