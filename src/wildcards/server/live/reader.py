"""What other processes kept, read for many tables at once: one query each would cost more than the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from wildcards.errors import BrokenLogError, DatabaseError
from wildcards.server.live.live_table import LiveTable
from wildcards.server.storage.database import SILENCE
from wildcards.server.storage.library import Library
from wildcards.table.entry import Entry

GATHER: Final = 0.008  # seconds for which tables come together before they are read

Found = list[Entry] | BrokenLogError  # from the table's last entry on
Take = Callable[[LiveTable, Found, int], None]  # what was read of a table, after so many of its doubts


class Reader:
    """Reads the logs of tables that may be old."""

    def __init__(
        self,
        library: Library,
        take: Take,
        settle: Callable[[LiveTable], Coroutine[Any, Any, None]],
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
    ) -> None:
        """`settle` reads a single table once whatever is under way there is done."""
        self._library: Final = library
        self._take: Final = take
        self._settle: Final = settle
        self._spawn: Final = spawn
        self._asked: dict[str, LiveTable] = {}
        self._is_reading = False

    def ask(self, live: LiveTable) -> None:
        """Read this table soon, if it may still be old then."""
        self._asked[live.table.id] = live
        if not self._is_reading:
            self._is_reading = True
            self._spawn(self._read_all())

    async def _read_all(self) -> None:
        try:
            while self._asked:
                await asyncio.sleep(GATHER)
                asked, self._asked = self._asked, {}
                await self._read([live for live in asked.values() if live.is_doubtful])
        finally:
            self._is_reading = False

    async def _read(self, lives: list[LiveTable]) -> None:
        """Read these; they stay doubtful, and are looked at again later, if the database is away."""
        known = [(live, live.table.seq, live.doubts) for live in lives if not live.lock.locked()]
        for live in lives:
            if live.lock.locked():
                self._spawn(self._settle(live))
        if not known:
            return
        since = {live.table.id: seq for live, seq, _ in known}
        try:
            found = await asyncio.wait_for(asyncio.to_thread(self._library.newer, since), SILENCE)
        except (DatabaseError, TimeoutError):
            return
        for live, seq, doubts in known:
            if live.lock.locked() or live.table.seq != seq:  # it has moved on meanwhile
                self._spawn(self._settle(live))
            else:
                self._take(live, found[live.table.id], doubts)
