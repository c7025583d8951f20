"""A connection to a table: what came in is answered, and news goes out, only the newest."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from wildcards.protocol.message import Done, Noted, Pong, Refused, Welcome, Words
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.talk import Hearing
from wildcards.table import views
from wildcards.table.glimpse import Glimpse
from wildcards.table.spectators import Audience

MOST_REPLIES: Final = 100  # that wait; whoever doesn't read them is cut off
Reply = Welcome | Done | Noted | Refused | Pong


class Connection:
    """What one connection has been told, and what it still has to be told.

    Replies are kept in order; of views only the newest is made, when the connection can take it.
    """

    def __init__(self, live: LiveTable, uid: str, address: str = "", device: str = "") -> None:
        self.live: Final = live
        self.uid: Final = uid
        self.device: Final = device  # by which one of theirs, as it is named in their list
        self.address: Final = address
        self.is_greeted = False
        self.is_busy = False  # whether a command of its own is under way: its answer comes before its view
        self.cut_with: int | None = None  # the close code with which this connection is to end
        self.owes_time = False  # whether to tell the table time, even if nothing else changed
        self.number = 0  # of the last view
        self._shows_open = False
        self._takes_changes = False
        self._takes_words = False
        self._talk: object = None  # the table and the version of its talk that were looked at last
        self._hearing: Hearing | None = None  # as it was when words were sent last
        self._heard = 0  # the number of the last word then
        self._replies: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        self._head = b""  # of the table as it was sent, and then its seats
        self._seats: tuple[bytes, ...] = ()
        self._seen: dict[Audience, Glimpse] = {}  # what was sent

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

    def greet(
        self,
        welcome: Welcome,
        *,
        shows_open: bool = False,
        takes_changes: bool = False,
        takes_words: bool = False,
    ) -> None:
        """Begin, or begin again: everything is sent again. `Hello` explains the options."""
        self.reply(welcome)
        self._shows_open = shows_open
        self._takes_changes = takes_changes
        self._takes_words = takes_words
        self._talk = self._hearing = None
        self.is_greeted = True
        self._head = b""
        self._seen = {}

    def take(self, now: int = 0) -> list[bytes]:
        """The messages to send now, in table time."""
        messages = list(self._replies)
        self._replies.clear()
        can_look = self.is_greeted and not self.is_busy
        if can_look and (view := self._view(now)) is not None:
            messages.append(view)
        if can_look and self._takes_words and (words := self._words()) is not None:
            messages.append(words)
        return messages

    def _words(self) -> bytes | None:
        """What was said since the last time, or all if something else can be heard now; None: nothing."""
        live = self.live
        if self._talk == (live.table, live.talk.version):
            return None
        hearing = live.talk.hearing(live.table, self.uid)
        if hearing is None:
            return None
        self._talk = (live.table, live.talk.version)
        before, self._hearing = self._hearing, hearing
        after, self._heard = self._heard, live.talk.last
        if hearing != before:
            words = live.talk.heard(hearing, self.uid, 0)
            return views.encode(Words(words, hearing.may, whole=True))
        words = live.talk.heard(hearing, self.uid, after)
        return views.encode(Words(words, hearing.may)) if words else None

    def _view(self, now: int) -> bytes | None:
        """What changed since the last view; None: nothing that shows."""
        shown = self.live.shown_to(self.uid)
        parts = [*self._table(shown), *self._games(shown)]
        if not parts and not self.owes_time:
            return None
        self.owes_time = False
        self.number += 1
        head = b'"type":"view","number":%d,"now":%d' % (self.number, now)
        return b"{" + b",".join([head, *parts]) + b"}"

    def _table(self, shown: views.Shown) -> list[bytes]:
        """The table, or the seats that changed, as parts of a view."""
        head, seats = shown.head(self.uid), shown.seats(self.uid)
        before, self._seats = self._seats, seats
        if head == self._head and self._takes_changes:
            changed = [now for now, then in zip(seats, before, strict=True) if now != then]
            return [b'"seats":[' + b",".join(changed) + b"]"] if changed else []
        if head == self._head and seats == before:
            return []
        self._head = head
        return [b'"table":' + shown.table_told(self.uid)]

    def _games(self, shown: views.Shown) -> list[bytes]:
        """The games that are new, and those that changed, as parts of a view."""
        games: list[bytes] = []
        changes: list[bytes] = []
        before, self._seen = self._seen, {}
        for seat in shown.audiences(self.uid, shows_open=self._shows_open):
            then = before.get(seat)
            now = self._seen[seat] = shown.glimpse(seat)
            if then is None:
                games.append(shown.game(seat, 0))
            elif now == then:
                self._seen[seat] = then
            elif self._takes_changes:
                changes.append(shown.change(seat, then))
            else:
                games.append(shown.game(seat, now.parts_from(then)))
        parts = ((b'"games":[', games), (b'"changes":[', changes))
        return [key + b",".join(told) + b"]" for key, told in parts if told]
