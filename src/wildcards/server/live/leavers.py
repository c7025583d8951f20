"""People who are gone for good are forgotten at their tables, by this process or the next that looks."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from wildcards.server.live.hub import Hub
from wildcards.server.live.trouble import safely
from wildcards.server.storage.devices import DeviceStore
from wildcards.server.storage.personal import PersonalStore
from wildcards.table.entry import Entry
from wildcards.table.forgetting import forget
from wildcards.table.refusal import RefusedError
from wildcards.table.table import OVER, Table

_LOG: Final = logging.getLogger(__name__)
EVERY: Final = 60.0  # seconds between two looks for what others have left


class Leavers:
    """Forgets people at their tables. Whatever is done twice changes nothing."""

    def __init__(self, hub: Hub, store: PersonalStore, devices: DeviceStore) -> None:
        self.store: Final = store
        self._devices: Final = devices
        self._hub: Final = hub
        self._wanted: Final = asyncio.Event()

    async def begin(self, uid: str) -> None:
        """Nobody is this person from now on; the rest is done soon. Raises DatabaseError."""
        await asyncio.to_thread(self.store.begin, uid)
        self._devices.forgotten(uid)
        self._wanted.set()

    async def work(self) -> None:
        """Forget whoever is to be forgotten, until the task is cancelled."""
        while True:
            self._wanted.clear()
            await safely(self._forget_leavers(), "somebody is not yet forgotten everywhere")
            try:
                await asyncio.wait_for(self._wanted.wait(), EVERY)
            except TimeoutError:
                continue

    async def _forget_leavers(self) -> None:
        for uid in await asyncio.to_thread(self.store.leavers):
            await self.forget(uid)

    async def forget(self, uid: str) -> None:
        """Forget a person everywhere. Raises DatabaseError or RefusedError."""
        for table_id in await asyncio.to_thread(self.store.tables_of, uid):
            try:
                live = await self._hub.live(table_id)
                await self._hub.command(live, partial(_forget, uid))
            except RefusedError as error:
                if error.code not in ("no_table", "broken_table"):
                    raise
                _LOG.warning("table left alone", extra={"table": table_id, "why": error.code})
            else:
                await self._scrub(live.table, uid)
        await asyncio.to_thread(self.store.end, uid)

    async def _scrub(self, table: Table, uid: str) -> None:
        """Take the name out of what is kept of a table, and of the games played on from it."""
        await asyncio.to_thread(self.store.scrub, uid, table.id)
        if table.status == OVER and table.seed is not None:
            await asyncio.to_thread(self.store.scrub_branches, table.seed.hex(), table.seats_of(uid))


def _forget(uid: str, table: Table, at: int) -> list[Entry]:
    return forget(table, uid, at)
