"""What somebody says over a table's WebSocket: whether they may, and how often."""

from __future__ import annotations

import asyncio
from typing import Final

from wildcards.protocol.message import Noted, Say
from wildcards.server.http.limits import Buckets, seconds
from wildcards.server.http.requests import NAMELESS
from wildcards.server.live.hub import Hub
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.shares import Party
from wildcards.server.networks import household
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.words import Spoken
from wildcards.table import talk
from wildcards.table.refusal import RefusedError


class Saying:
    """All that is said in this process."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.config.limits
        self._hub: Final = hub
        self._of_one: Final = Buckets(*limits.words)
        self._of_table: Final = Buckets(*limits.words_of_table)
        self._of_address: Final = Buckets(*limits.words_of_address)

    async def say(self, live: LiveTable, party: Party, say: Say) -> Noted:
        """Keep what is said, and pass it on. Raises RefusedError."""
        hub, uid, table = self._hub, party.uid, live.table
        ban = hub.follower.standing.ban_of(uid, party.address, wall_ms())
        if ban is not None:
            raise RefusedError("banned", 403, until=ban.until)
        text = talk.spoken(table, uid, say, free_text=hub.config.free_text)
        channel = talk.channel(table, uid)
        assert channel is not None
        self._count(f"{table.id} {channel}", party)
        own = table.seats_of(uid)
        seat = own[0] if own else None
        name = table.name_of(own[0]) if own else await asyncio.to_thread(hub.library.name_of, uid)
        word = Spoken(0, wall_ms(), uid, name or NAMELESS, seat, channel, say.phrase, text)
        return Noted(say.id, await hub.talk.say(live, word, say.id))

    def _count(self, place: str, party: Party) -> None:
        """One more word in a table's channel. Raises RefusedError."""
        wait = self._of_one.take(party.uid) or self._of_table.take(place)
        wait = wait or self._of_address.take(household(party.address))
        if wait:
            raise RefusedError("too_many_words", 429, seconds=seconds(wait))
