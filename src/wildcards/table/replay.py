"""A finished game step by step, as a seat or a spectator saw it then."""

from __future__ import annotations

from wildcards.engine.state import State
from wildcards.notation.events import count_events
from wildcards.notation.record import Record
from wildcards.protocol.game import GameView
from wildcards.table.views import Open, view_of


def replay(record: Record, seat: int | None) -> list[GameView]:
    """The views of this seat (None: a spectator), from the deal on: one wherever it saw something new."""
    views = [_view(record.start(), seat, 0)]
    for step in record.steps():
        if count_events(step.state.observe(seat).history) > views[-1].step:
            views.append(_view(step.state, seat, views[-1].step))
    return views


def _view(state: State, seat: int | None, since: int) -> GameView:
    return view_of(state.observe(seat), since, [], Open.of(state.observe(None)))
