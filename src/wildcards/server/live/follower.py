"""The follower: reads what operators order from the database, and carries it out in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol

from wildcards.server.live.live_table import Decide, LiveTable
from wildcards.server.live.standing import Standing
from wildcards.server.live.trouble import safely
from wildcards.server.storage.library import Library, wall_ms
from wildcards.server.storage.orders import Ban, End, Given
from wildcards.table import commands
from wildcards.table.refusal import RefusedError

_LOG: Final = logging.getLogger(__name__)
EVERY: Final = 1.0  # seconds between two looks
BANNED: Final = 4405  # the close code


class Tables(Protocol):
    """What the follower needs of the place where the tables are."""

    @property
    def lives(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""

    async def live(self, table_id: str) -> LiveTable:
        """The table, loaded if it is not here yet. Raises RefusedError."""

    async def command(self, live: LiveTable, decide: Decide) -> Any:
        """Decide what happens, keep it, then announce it. Raises RefusedError."""


class Follower:
    """Follows the orders of operators; `standing` is what they add up to."""

    def __init__(self, library: Library) -> None:
        self.standing: Final = Standing()
        self._library: Final = library
        self._ends: Final[list[End]] = []  # still to be carried out

    def begin(self) -> None:
        """Take the orders so far; tables that were to be ended while no server ran are ended then."""
        self._take(self._library.orders(0))
        left = self._library.unfinished([order.table for order in self._ends])
        self._ends[:] = [order for order in self._ends if order.table in left]

    async def follow(self, tables: Tables) -> None:
        """Carry out orders as they come, until the task is cancelled."""
        while True:
            await safely(self.obey(tables), "no orders read")
            await asyncio.sleep(EVERY)

    async def obey(self, tables: Tables) -> None:
        """Carry out what was ordered since the last look. Raises DatabaseError or RefusedError."""
        new = await asyncio.to_thread(self._library.orders, self.standing.number)
        self._take(new)
        if any(isinstance(given.order, Ban) for given in new):
            self._cut_off(tables)
        while self._ends:
            await self._end(tables, self._ends[0])
            del self._ends[0]

    def _take(self, new: list[Given]) -> None:
        for given in new:
            self.standing.take(given)
            if isinstance(given.order, End):
                self._ends.append(given.order)

    async def _end(self, tables: Tables, order: End) -> None:
        """Close a table, unless that has been done or its game is over."""
        try:
            live = await tables.live(order.table)
            await tables.command(live, lambda table, at: commands.end(table, order.why, at))
        except RefusedError as error:
            if error.code == "unavailable":
                raise
            _LOG.warning("table not ended", extra={"table": order.table, "why": error.code})

    def _cut_off(self, tables: Tables) -> None:
        """End the connections of those who are banned now."""
        for live in tables.lives.values():
            for connection in list(live.connections):
                if self.standing.ban_of(connection.uid, connection.address, wall_ms()):
                    connection.cut(BANNED)
