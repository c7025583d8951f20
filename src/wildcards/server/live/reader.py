"""What other processes kept, read for many tables at once: one query each would cost more than the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from wildcards.errors import BrokenLogError, DatabaseError
from wildcards.server.live.live_table import LiveTable
from wildcards.server.storage.database import SILENCE
from wildcards.server.storage.library import Library
from wildcards.table.entry import Entry

GATHER: Final = 0.008  # seconds for which tables come together before they are read

Found = list[Entry] | BrokenLogError  # from the table's last entry on
Take = Callable[[LiveTable, Found, int], None]  # what was read of a table, after so many of its doubts


class _Wanted(NamedTuple):
    """A log that is to be read from an entry on."""

    table_id: str
    since: int
    found: asyncio.Future[Found]


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
        self._is_gathering = False
        self._wanted: list[_Wanted] = []
        self._is_reading = False

    async def read(self, table_id: str, since: int) -> Found:
        """A table's log from an entry on, at once; all that are wanted meanwhile are read together next.

        Raises DatabaseError, or TimeoutError if the database says nothing.
        """
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._wanted.append(_Wanted(table_id, since, found))
        if not self._is_reading:
            self._is_reading = True
            self._spawn(self._read_wanted())
        return await found

    async def _read_wanted(self) -> None:
        try:
            while self._wanted:
                now: dict[str, _Wanted] = {}
                self._wanted = [one for one in self._wanted if now.setdefault(one.table_id, one) is not one]
                await self._answer([*now.values()])  # whatever else is wanted of a table comes next
        finally:
            self._is_reading = False

    async def _answer(self, wanted: list[_Wanted]) -> None:
        since = {one.table_id: one.since for one in wanted}
        try:
            logs = await asyncio.wait_for(asyncio.to_thread(self._library.newer, since), SILENCE)
        except Exception as error:  # noqa: BLE001  # it is for those who wait
            for one in wanted:
                if not one.found.done():
                    one.found.set_exception(error)
            return
        for one in wanted:
            if not one.found.done():
                one.found.set_result(logs[one.table_id])

    def ask(self, live: LiveTable) -> None:
        """Read this table soon, if it may still be old then."""
        self._asked[live.table.id] = live
        if not self._is_gathering:
            self._is_gathering = True
            self._spawn(self._read_asked())

    async def _read_asked(self) -> None:
        try:
            while self._asked:
                await asyncio.sleep(GATHER)
                asked, self._asked = self._asked, {}
                await asyncio.gather(*[self._renew(live) for live in asked.values() if live.is_doubtful])
        finally:
            self._is_gathering = False

    async def _renew(self, live: LiveTable) -> None:
        """Read this; it stays doubtful, and is looked at again later, if the database is away."""
        if live.lock.locked():
            self._spawn(self._settle(live))
            return
        seq, doubts = live.table.seq, live.doubts
        try:
            found = await self.read(live.table.id, seq)
        except (DatabaseError, TimeoutError):
            return
        if live.lock.locked() or live.table.seq != seq:  # it has moved on meanwhile
            self._spawn(self._settle(live))
        else:
            self._take(live, found, doubts)
