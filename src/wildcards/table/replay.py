"""A finished game step by step, as a seat or a spectator saw it then."""

from __future__ import annotations

from wildcards.engine.observation import Observation
from wildcards.engine.state import State
from wildcards.notation.events import count_events
from wildcards.notation.record import Record
from wildcards.protocol.game import GameView
from wildcards.table.glimpse import Glimpse, Open
from wildcards.table.table import OVER


def replay(record: Record, seat: int | None) -> list[GameView]:
    """The views of this seat (None: a spectator), from the deal on: one wherever it saw something new."""
    state = record.start()
    views = [_view(state, state.observe(seat), 0)]
    for step in record.steps():
        seen = step.state.observe(seat)
        if count_events(seen.history) > views[-1].step:
            views.append(_view(step.state, seen, views[-1].step))
    return views


def _view(state: State, seen: Observation, since: int) -> GameView:
    return Glimpse(OVER, seen).whole(since, [], Open(state.observe(None)))
