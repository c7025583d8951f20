"""A game at a server's table as one seat (or a spectator) sees it: views in, whole observations out."""

from __future__ import annotations

from typing import Final

from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.notation.events import check_history, event_from_dict
from wildcards.notation.observation import observation_from_dict
from wildcards.protocol.game import GameView


class Observer:
    """All that the seat (None: a spectator) has seen so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.seen: Observation | None = None  # the newest
        self.step = 0  # how many events it has seen
        self._rounds: list[list[Event]] = [[]]
        self._has_begun = False  # whether the first round has

    def take(self, view: GameView) -> bool:
        """Move on to this view; False if there is a gap before it. Raises ObservationError.

        One that is older than the newest changes nothing.
        """
        since = self.step - (view.step - len(view.events))
        if since < 0:
            return False
        if view.step < self.step:
            return True
        present = observation_from_dict({**view.seen, "history": []}, "view.seen")
        seats = present.rules.seats
        new = [
            event_from_dict(entry, seats, f"view.events[{number}]")
            for number, entry in enumerate(view.events[since:], since)
        ]
        check_history([new], present.display, "view.events")
        for happened in new:
            self._add(happened)
        self.step = view.step
        self.seen = present._replace(history=tuple([tuple(events) for events in self._rounds]))
        return True

    def _add(self, happened: Event) -> None:
        """A round's list begins with its ROUND; the deal belongs to the first."""
        if happened.kind == EventKind.ROUND:
            if self._has_begun:
                self._rounds.append([])
            self._has_begun = True
        self._rounds[-1].append(happened)
