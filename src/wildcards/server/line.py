"""A connection to a table: what came in is answered, and news go out, the newest only."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from wildcards.protocol.message import Done, Pong, Refused, Welcome
from wildcards.server import views

if TYPE_CHECKING:
    from wildcards.server.live import Live

MOST_REPLIES: Final = 100  # that wait; who doesn't read them is cut off
Reply = Welcome | Done | Refused | Pong


class Line:
    """What one connection was told, and what it is still to be told.

    Replies are kept in order; of views only the newest is made, when the connection can take it.
    """

    def __init__(self, live: Live, uid: str) -> None:
        self.live: Final = live
        self.uid: Final = uid
        self.is_greeted = False
        self.is_cut = False  # whether to begin anew, on another connection
        self._replies: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        self._table = b""
        self._seen: dict[int | None, tuple[int, int, str]] = {}

    def wake(self) -> None:
        """There may be news."""
        self._news.set()

    def cut(self) -> None:
        """This connection can't go on; its client makes another."""
        self.is_cut = True
        self._news.set()

    async def wait(self) -> None:
        """Until there may be news."""
        await self._news.wait()
        self._news.clear()

    def reply(self, reply: Reply) -> None:
        """Answer; raises OverflowError if too many answers wait."""
        if len(self._replies) >= MOST_REPLIES:
            raise OverflowError
        self._replies.append(views.encode(reply))
        self._news.set()

    def greet(self, welcome: Welcome) -> None:
        """Begin, or begin again: everything is told anew."""
        self.reply(welcome)
        self.is_greeted = True
        self._table = b""
        self._seen = {}

    def take(self) -> list[bytes]:
        """The messages to send now."""
        messages = list(self._replies)
        self._replies.clear()
        if self.is_greeted and self.live.is_settled and (view := self._view()) is not None:
            messages.append(view)
        return messages

    def _view(self) -> bytes | None:
        """What changed since the last view; None: nothing that shows."""
        parts: list[bytes] = []
        told = views.encode(views.table_view(self.live.table, self.uid, self.live.here()))
        if told != self._table:
            self._table = told
            parts.append(b'"table":' + told)
        if games := self._games():
            parts.append(b'"games":[' + b",".join(games) + b"]")
        return b'{"type":"view",' + b",".join(parts) + b"}" if parts else None

    def _games(self) -> list[bytes]:
        table = self.live.table
        if table.state is None:
            return []
        seats: list[int | None] = [*table.seats_of(self.uid)]
        if not seats and table.may_watch(self.uid):
            seats = [None]
        games: list[bytes] = []
        before, self._seen = self._seen, {}
        for seat in seats:
            # What a seat sees follows from the events it saw and from the decision at hand: a phase can end
            # without an event, as when nobody throws a card away.
            self._seen[seat] = now = (table.step_of(seat), table.turn, table.status)
            if now != (told := before.get(seat, (0, 0, ""))):
                games.append(self.live.game(seat, told[0])[1])
        return games
