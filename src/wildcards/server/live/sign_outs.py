"""Signing out: the connections of devices that may no longer act as their person end, in every process.

Requests that change anything and new connections ask the database each time (http/middleware.py); connections
that are open are ended at once in the process where somebody signs out, and within a second in the others.
Those also forget then that the device could read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.trouble import safely
from wildcards.server.storage.devices import DeviceStore, Ended
from wildcards.server.storage.library import wall_ms

EVERY: Final = 1.0  # seconds between two looks
SIGNED_OUT: Final = 4406  # the close code
_OVERLAP: Final = 60_000  # ms by which clocks of processes may differ


class SignOuts:
    """Follows which devices were signed out."""

    def __init__(self, devices: DeviceStore) -> None:
        self._devices: Final = devices
        self._since = wall_ms() - _OVERLAP

    async def follow(self, lives: Mapping[str, LiveTable]) -> None:
        """End connections as their devices are signed out, until the task is cancelled."""
        while True:
            await safely(self.obey(lives), "no devices read")
            await asyncio.sleep(EVERY)

    async def obey(self, lives: Mapping[str, LiveTable]) -> None:
        """End the connections of devices that were signed out since the last look. Raises DatabaseError."""
        ended = await asyncio.to_thread(self._devices.ended_since, self._since)
        self._since = max([self._since, *[one.at - _OVERLAP for one in ended]])
        for one in ended:
            self._devices.forgotten(one.uid)
        cut(lives, ended)


def cut(lives: Mapping[str, LiveTable], ended: Iterable[Ended]) -> None:
    """End the connections of these devices."""
    out = {(one.uid, one.device) for one in ended}
    if not out:
        return
    for live in lives.values():
        for connection in list(live.connections):
            if not out.isdisjoint({(connection.uid, connection.device), (connection.uid, None)}):
                connection.cut(SIGNED_OUT)
