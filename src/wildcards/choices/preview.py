"""What a step would openly lead to, found by trying it on a made-up game that fits the observation.

Hidden cards are dealt at random in it, but nothing looked at here depends on them: leaders, collections and
the bonus of a payment that lies open.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from wildcards.engine.determinize import determinize
from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation

_OWN: Final = (EventKind.TOOK, EventKind.GAVE, EventKind.BONUS)


class Outcome(NamedTuple):
    """Leaders that would move, as (species, new owner or -1, old owner or -1), and bonus points."""

    leaders: tuple[tuple[int, int, int], ...]
    bonus: int


def outcome(seen: Observation, action: int) -> Outcome:
    """What taking or swapping an animal would bring at once."""
    assert seen.seat is not None
    made_up = determinize(seen, random.Random(0))
    events = made_up.apply(seen.seat, action)
    own = _own_part(events[1:], seen.seat)
    moved = [
        (one.species, one.seat, seen.leaders[one.species]) for one in own if one.kind == EventKind.LEADER
    ]
    return Outcome(tuple(moved), sum([one.what for one in own if one.kind == EventKind.BONUS]))


def _own_part(events: list[Event], seat: int) -> list[Event]:
    """The events up to the first that belongs to somebody else's turn or to a later phase."""
    own: list[Event] = []
    for happened in events:
        if happened.kind != EventKind.LEADER and not (happened.kind in _OWN and happened.seat == seat):
            break
        own.append(happened)
    return own
