"""A finished game step by step, as a seat or a spectator saw it then."""

from __future__ import annotations

from wildcards.engine.observation import Observation
from wildcards.notation.events import events_to_list
from wildcards.notation.observation import present_to_dict
from wildcards.notation.record import Record
from wildcards.protocol.game import GameView
from wildcards.server.views import scores


def replay(record: Record, seat: int | None) -> list[GameView]:
    """The views of this seat (None: a spectator), from the deal on: one wherever it saw something new."""
    state = record.start()
    views = [_view(state.observe(seat), 0)]
    for step in record.steps():
        seen = step.state.observe(seat)
        if _count(seen) > views[-1].step:
            views.append(_view(seen, views[-1].step))
    return views


def _count(seen: Observation) -> int:
    return sum([len(events) for events in seen.history])


def _view(seen: Observation, since: int) -> GameView:
    events = [happened for log in seen.history for happened in log]
    return GameView(
        seat=seen.seat,
        step=len(events),
        seen=present_to_dict(seen),  # type: ignore[arg-type]  # a test holds it against Seen
        events=events_to_list(events[since:], seen.display),  # type: ignore[arg-type]
        choices=[],
        scores=scores(seen),
        rounds=seen.rules.rounds,
    )
