"""A game at a server's table as one seat (or a spectator) sees it: views in, whole observations out."""

from __future__ import annotations

from typing import Final

from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.notation.events import check_history, event_from_dict
from wildcards.notation.observation import observation_from_dict
from wildcards.protocol.game import GameView, Hand


class Observer:
    """All that the seat (None: a spectator) has seen so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.seen: Observation | None = None  # the newest
        self.hands: list[Hand] | None = None  # those of all seats, if they are shown
        self.step = 0  # how many events it has seen
        self._rounds: list[list[Event]] = [[]]
        self._has_begun = False  # whether the first round has

    def take(self, view: GameView) -> bool:
        """Move on to this view; False if there is a gap before it. Raises ObservationError.

        What was seen after the first of its events was taken back, or is in it again.
        """
        begin = view.step - len(view.events)
        if self.step < begin:
            return False
        present = observation_from_dict({**view.seen, "history": []}, "view.seen")
        seats = present.rules.seats
        new = [
            event_from_dict(entry, seats, f"view.events[{number}]")
            for number, entry in enumerate(view.events)
        ]
        check_history([new], present.display, "view.events")
        if begin < self.step:
            new = [*self._begin_again(begin), *new]
        for happened in new:
            self._add(happened)
        self.step = view.step
        self.hands = view.hands if isinstance(view.hands, list) else None
        self.seen = present._replace(history=tuple([tuple(events) for events in self._rounds]))
        return True

    def _begin_again(self, kept: int) -> list[Event]:
        """Forget what was seen; returns the first `kept` events of it."""
        before = [happened for events in self._rounds for happened in events]
        self._rounds, self._has_begun = [[]], False
        return before[:kept]

    def _add(self, happened: Event) -> None:
        """A round's list begins with its ROUND; the deal belongs to the first."""
        if happened.kind == EventKind.ROUND:
            if self._has_begun:
                self._rounds.append([])
            self._has_begun = True
        self._rounds[-1].append(happened)
