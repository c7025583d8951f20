"""A connection to a table: what came in is answered, and news goes out, only the newest."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from wildcards.protocol.message import Done, Pong, Refused, Welcome
from wildcards.server.live.live_table import LiveTable
from wildcards.table import views

MOST_REPLIES: Final = 100  # that wait; whoever doesn't read them is cut off
Reply = Welcome | Done | Refused | Pong


class Connection:
    """What one connection has been told, and what it still has to be told.

    Replies are kept in order; of views only the newest is made, when the connection can take it.
    """

    def __init__(self, live: LiveTable, uid: str) -> None:
        self.live: Final = live
        self.uid: Final = uid
        self.is_greeted = False
        self.is_busy = False  # whether a command of its own is under way: its answer comes before its view
        self.cut_with: int | None = None  # the close code with which this connection is to end
        self.owes_time = False  # whether to tell the table time, even if nothing else changed
        self.number = 0  # of the last view
        self._shows_open = False
        self._replies: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        self._table = b""
        self._seen: dict[int | None, tuple[int, Any]] = {}  # by seat: the step sent, and what was sent

    def wake(self) -> None:
        """There may be news."""
        self._news.set()

    def cut(self, code: int) -> None:
        """This connection can't go on, for the reason of this close code."""
        self.cut_with = code
        self._news.set()

    async def wait(self) -> None:
        """Wait until there may be news."""
        await self._news.wait()
        self._news.clear()

    def reply(self, reply: Reply) -> None:
        """Answer; raises OverflowError if too many answers wait."""
        if len(self._replies) >= MOST_REPLIES:
            raise OverflowError
        self._replies.append(views.encode(reply))
        self._news.set()

    def greet(self, welcome: Welcome, *, shows_open: bool = False) -> None:
        """Begin, or begin again: everything is sent again. `shows_open`: see `Hello`."""
        self.reply(welcome)
        self._shows_open = shows_open
        self.is_greeted = True
        self._table = b""
        self._seen = {}

    def take(self, now: int = 0) -> list[bytes]:
        """The messages to send now, in table time."""
        messages = list(self._replies)
        self._replies.clear()
        can_look = self.is_greeted and not self.is_busy
        if can_look and (view := self._view(now)) is not None:
            messages.append(view)
        return messages

    def _view(self, now: int) -> bytes | None:
        """What changed since the last view; None: nothing that shows."""
        parts: list[bytes] = []
        shown = self.live.shown()
        told = shown.table_told(self.uid)
        if told != self._table:
            self._table = told
            parts.append(b'"table":' + told)
        if games := self._games(shown):
            parts.append(b'"games":[' + b",".join(games) + b"]")
        if not parts and not self.owes_time:
            return None
        self.owes_time = False
        self.number += 1
        head = b'"type":"view","number":%d,"now":%d' % (self.number, now)
        return b"{" + b",".join([head, *parts]) + b"}"

    def _games(self, shown: views.Shown) -> list[bytes]:
        table = self.live.table
        if table.state is None:
            return []
        seats: list[int | None] = [*table.seats_of(self.uid)]
        if not seats and table.may_watch(self.uid):
            seats = [None]
        elif self._shows_open and len(seats) > 1:
            seats.append(None)
        games: list[bytes] = []
        before, self._seen = self._seen, {}
        for seat in seats:
            step, told = before.get(seat, (0, None))
            _, now = self._seen[seat] = shown.moment(seat)
            if now != told:
                games.append(shown.game(seat, step))
        return games
