"""Played: the decisions that one seat made in a record, each with what the seat saw before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from wildcards.engine.action import parse_token
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.notation.record import Record

SEVERAL: Final = (Phase.DISCARD, Phase.LAY, Phase.TAKE)  # phases in which a decision may have several steps


class Played(NamedTuple):
    """A decision: the number (from 0) of its first step in `actions`, what the seat saw, its steps."""

    number: int
    seen: Observation
    steps: tuple[int, ...]


def played(record: Record, seat: int) -> Iterator[Played]:
    """The seat's decisions, in order; an animal and its payment are one. The record must verify."""
    first: tuple[int, Observation] | None = None
    steps: list[int] = []
    for number, seen, action in _own_steps(record, seat):
        if first is not None and not _goes_on(first[1], seen):
            yield Played(*first, tuple(steps))
            first, steps = None, []
        first = first or (number, seen)
        steps.append(action)
    if first is not None:
        yield Played(*first, tuple(steps))


def _own_steps(record: Record, seat: int) -> Iterator[tuple[int, Observation, int]]:
    state = record.start()
    for number, (who, text) in enumerate(record.actions):
        action = parse_token(text, state.display)
        if who == seat:
            yield number, state.observe(seat), action
        state.apply(who, action)


def _goes_on(first: Observation, seen: Observation) -> bool:
    """Whether a step belongs to the same decision: a seat has each of these phases once a round."""
    return first.phase in SEVERAL and _phase(first) == _phase(seen)


def _phase(seen: Observation) -> tuple[int, Phase]:
    return seen.round, Phase.TAKE if seen.phase == Phase.PAY else seen.phase
