"""A table in this process: its fold, who is connected, and what bots are being asked."""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, Protocol

from wildcards.server.live.talk import Conversation
from wildcards.table import views
from wildcards.table.entry import Entry
from wildcards.table.seat import Answered
from wildcards.table.spectators import moment
from wildcards.table.table import Table

ELSEWHERE_LASTS: Final = 15.0  # seconds for which another process's word on who is connected counts
_AT_ONCE: Final = 50  # spectators served before something else gets its turn
_now: Final = time.monotonic
_PRESENCE: Final = 1.0  # seconds between showing who comes and goes

Decide = Callable[[Table, int], Sequence[Entry] | Answered]  # what a command leads to, at this table time


class Listener(Protocol):
    """What a table needs of a connection to it."""

    owes_time: bool

    @property
    def uid(self) -> str:
        """Who is connected."""

    @property
    def address(self) -> str:
        """From where."""

    @property
    def device(self) -> str:
        """By which of that person's devices."""

    def wake(self) -> None:
        """There may be news."""

    def cut(self, code: int) -> None:
        """This connection can't go on, for the reason of this close code."""


class LiveTable:
    """One table: `table` is a state that the log is known to lead to, so it may be shown at any time.

    Replacing it by a later one needs the lock. While `is_doubtful` the log may have more than this process
    knows, so nothing may be decided until it is read again.
    """

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Listener]] = set()
        self._present: Final[Counter[str]] = Counter()  # the connections of each person
        self._watchers: Final[set[str]] = set()  # those who are known to have watched
        self._here: frozenset[int] = frozenset()
        self._here_shown: frozenset[int] = frozenset()
        self._doubts = 0  # how often the log may have got what nobody here knows of
        self._settled = 0  # how many of these doubts are settled
        self._heard = -1  # the number of an entry that the log is said to have
        self.row: dict[str, Any] = {}  # as it was stored last by this process
        self.asked: Final[set[tuple[int, int]]] = set()  # (seat, step) for which a bot is thinking
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.late: Final[dict[int, int]] = {}  # by seat: the decision for which its bot has waited long
        self.follows: float | None = None  # since when another process moves it on
        self._away: Final[dict[int, int]] = {}
        self._elsewhere: Final[dict[str, tuple[frozenset[int], float]]] = {}
        self._shown: views.Shown | None = None
        self._before: views.Shown | None = None  # the last before
        self._past: tuple[Table, views.Shown] | None = None  # what late spectators see
        self._to_wake: Final[dict[Listener, None]] = {}  # in this order
        self._presence_shown = -math.inf
        self._will_show_presence = False
        self.talk: Final = Conversation()
        self.note_presence(now)

    # --- what the log may have

    @property
    def is_doubtful(self) -> bool:
        """Whether the log may have more than this table."""
        return self._settled < self._doubts or self._heard > self.table.seq

    def doubt(self) -> int:
        """The log may have more, or what came of an append is unknown; returns the number of this doubt."""
        self._doubts += 1
        return self._doubts

    @property
    def doubts(self) -> int:
        """The number of the last doubt."""
        return self._doubts

    def settle(self, doubts: int) -> None:
        """The log was read or moved on after these doubts: later ones stay."""
        self._settled = max(self._settled, doubts)

    def hear(self, seq: int) -> None:
        """Another process says that it kept an entry of this number."""
        self._heard = max(self._heard, seq)

    # --- who is here

    def enter(self, connection: Listener) -> None:
        """Somebody is connected."""
        self.connections.add(connection)
        self._present[connection.uid] += 1

    def leave(self, connection: Listener) -> None:
        """Somebody is no longer connected."""
        self.connections.remove(connection)
        self._to_wake.pop(connection, None)
        self._present[connection.uid] -= 1
        if not self._present[connection.uid]:
            del self._present[connection.uid]

    def people_here(self) -> Collection[str]:
        """The people who are connected to this process."""
        return self._present.keys()

    def new_watchers(self) -> list[str]:
        """The people without a seat who have come to see the game since this was asked last."""
        if self.table.state is None or self._present.keys() <= self._watchers:
            return []
        new = [uid for uid in self._present if uid not in self._watchers]
        self._watchers.update(new)
        return [uid for uid in new if not self.table.seats_of(uid)]

    def here(self) -> frozenset[int]:
        """The seats whose people are connected, to this process or another."""
        seats = set(self.here_locally())
        fresh = time.monotonic() - ELSEWHERE_LASTS
        for told, at in self._elsewhere.values():
            if at > fresh:
                seats |= told
        return frozenset(seats)

    def here_locally(self) -> list[int]:
        """The seats whose people are connected to this process."""
        return [index for index, seat in enumerate(self.table.seats) if seat.uid in self._present]

    def told_elsewhere(self, process: str, seats: Iterable[int]) -> None:
        """Another process says who is connected there."""
        self._elsewhere[process] = (frozenset(seats), time.monotonic())

    def note_presence(self, now: int) -> bool:
        """Note since when people are away; returns whether somebody came or went."""
        before, here = self._here, self.here()
        self._here = here
        for index, seat in enumerate(self.table.seats):
            if seat.kind != "person" or index in here:
                self._away.pop(index, None)
            else:
                self._away.setdefault(index, now)
        return here != before

    def away_since(self, seat: int) -> int | None:
        """Since when the person is away; None: they are here."""
        return self._away.get(seat)

    # --- what is shown

    def changed(self, sees: Collection[str] | None = None) -> None:
        """Something may look different to these people (None: to all): let them see, those who play first."""
        self.touched = time.monotonic()
        self._shown, self._before = None, self._shown or self._before
        if sees is not None:
            for connection in self.connections:
                if connection.uid in sees:
                    connection.wake()
            return
        is_under_way = bool(self._to_wake)
        for connection in self.connections:
            if self.table.is_member(connection.uid):
                connection.wake()
            else:
                self._to_wake[connection] = None
        if not is_under_way:
            self._wake_some()

    def _wake_some(self) -> None:
        """Let a few spectators look; other tables get their turn before the next ones do."""
        for connection in list(itertools.islice(self._to_wake, _AT_ONCE)):
            del self._to_wake[connection]
            connection.wake()
        if self._to_wake:
            asyncio.get_running_loop().call_soon(self._wake_some)

    @property
    def is_told(self) -> bool:
        """Whether everybody has been shown the last change."""
        return not self._to_wake

    def presence_changed(self) -> None:
        """Somebody who sits here has come or gone: it is shown soon, at most once a second."""
        if self._will_show_presence:
            return
        wait = self._presence_shown + _PRESENCE - _now()
        if wait <= 0:
            self._show_presence()
        else:
            self._will_show_presence = True
            asyncio.get_running_loop().call_later(wait, self._show_presence)

    def _show_presence(self) -> None:
        self._will_show_presence = False
        self._presence_shown = _now()
        self._here_shown = self.here()
        self.changed()

    def tell_time(self) -> None:
        """Table time stood still: let everybody set their clocks by it."""
        for connection in self.connections:
            connection.owes_time = True
            connection.wake()

    def shown_to(self, uid: str) -> views.Shown:
        """What there is to see for this person."""
        table = moment(self.table, uid)
        if table is self.table:
            return self.shown()
        if self._past is None or self._past[0] is not table:
            before = None if self._past is None else self._past[1]
            self._past = table, views.Shown(table, self.here(), {}, before)
        return self._past[1]

    def shown(self) -> views.Shown:
        """What there is to see since the last change."""
        if self._shown is None:
            if not self.table.is_secret():  # else whoever comes or goes would show when a step was taken
                self._here_shown = self.here()
            self._shown = views.Shown(self.table, self._here_shown, self.late, self._before)
            self._before = None
        return self._shown
