"""A table in this process: its fold, who is connected, and what is asked of bots at present."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from wildcards.server import views
from wildcards.server.table import Table

if TYPE_CHECKING:
    from wildcards.server.line import Line

ELSEWHERE_LASTS: Final = 15.0  # seconds for which another process's word on who is connected counts


class Live:
    """One table. Changing it needs the lock; while `is_settled` is false nobody may be shown anything."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.lock: Final = asyncio.Lock()
        self.lines: Final[set[Line]] = set()
        self.is_settled = True
        self.row: dict[str, Any] = {}  # as it was stored last by this process
        self.asked: Final[set[tuple[int, int]]] = set()  # (seat, step) for which a bot is thinking
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.follows: float | None = None  # since when another process moves it on
        self._away: Final[dict[int, int]] = {}
        self._elsewhere: Final[dict[str, tuple[frozenset[int], float]]] = {}
        self._shown: views.Shown | None = None
        self.note_presence(now)

    # --- who is here

    def here(self) -> frozenset[int]:
        """The seats whose persons are connected, to this process or another."""
        uids = {line.uid for line in self.lines}
        seats = {index for index, seat in enumerate(self.table.seats) if seat.uid in uids}
        fresh = time.monotonic() - ELSEWHERE_LASTS
        for told, at in self._elsewhere.values():
            if at > fresh:
                seats |= told
        return frozenset(seats)

    def here_locally(self) -> list[int]:
        """The seats whose persons are connected to this process."""
        uids = {line.uid for line in self.lines}
        return [index for index, seat in enumerate(self.table.seats) if seat.uid in uids]

    def told_elsewhere(self, process: str, seats: Iterable[int]) -> None:
        """Another process says who is connected there."""
        self._elsewhere[process] = (frozenset(seats), time.monotonic())

    def note_presence(self, now: int) -> None:
        """Note since when people are away."""
        here = self.here()
        for index, seat in enumerate(self.table.seats):
            if seat.kind != "person" or index in here:
                self._away.pop(index, None)
            else:
                self._away.setdefault(index, now)

    def away_since(self, seat: int) -> int | None:
        """Since when the person is away; None: it is here."""
        return self._away.get(seat)

    # --- what is shown

    def changed(self) -> None:
        """Something may look different: let everybody see for himself."""
        self.touched = time.monotonic()
        self._shown = None
        for line in self.lines:
            line.wake()

    def shown(self) -> views.Shown:
        """What there is to see since the last change."""
        if self._shown is None:
            self._shown = views.Shown(self.table, self.here())
        return self._shown
