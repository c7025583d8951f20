"""What everybody at the table can count for themselves: cards of Leo's pile, and animals not seen so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation, unseen_animals
from wildcards.story.story import seen_events


class Tally(NamedTuple):
    """Counts that follow from what all have seen: the same for every seat and for spectators."""

    leo: tuple[int, ...]  # cards of Leo's present pile that were turned over, oldest first
    animals: tuple[int, ...]  # by species: not seen so far, so still to come or removed before the game


def tally(seen: Observation) -> Tally:
    """The tally of what this observer has seen."""
    leo = seen.rules.leo_seat
    return Tally(() if leo is None else _leo(seen_events(seen), leo), tuple(unseen_animals(seen)))


def _leo(events: Sequence[Event], leo: int) -> tuple[int, ...]:
    turned: list[int] = []
    for happened in events:
        if happened.kind == EventKind.LEO_PILE:
            turned = []
        elif happened.kind == EventKind.BID_SHOWN and happened.seat == leo:
            turned.append(happened.what)
    return tuple(turned)
