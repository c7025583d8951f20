"""Talk at tables: what is said is kept, then passed on to all who hear it, also by other processes.

It never touches a table's log or its lock, so no word waits for a step, and none tells of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, TypeVar

from wildcards.errors import DatabaseError
from wildcards.protocol.words import May, Word
from wildcards.server.storage.database import SILENCE
from wildcards.server.storage.words import KEPT, Mute, Spoken, WordStore
from wildcards.table import talk as rules
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")
_AGAIN: Final = 2.0  # seconds until it is asked again
_BEFORE: Final = 12  # words before a reported one that the operator gets with it
_AFTER: Final = 4


class Hearing(NamedTuple):
    """What somebody hears of a table, and may say there."""

    channels: tuple[str, ...]
    may: May
    muted: frozenset[str]


class Conversation:
    """What was said at a table last, as far as this process knows, and whom its listeners have muted."""

    def __init__(self) -> None:
        self.words: list[Spoken] = []
        self.free_text = True  # whether the server allows it
        self.version = 0  # one more whenever something here changes
        self.is_reading = False
        self._muted: dict[str, frozenset[str]] = {}  # by those who are here
        self._is_read = False
        self._is_stale = True  # whether the database may have more
        self._forgotten: set[str] = set()  # who muted somebody, or hears them again, while it was read

    @property
    def last(self) -> int:
        """The number of the last word."""
        return self.words[-1].number if self.words else 0

    def hearing(self, table: Table, uid: str) -> Hearing | None:
        """What somebody hears; None: that is not known yet."""
        if not self._is_read or uid not in self._muted:
            return None
        may = rules.may(table, uid, free_text=self.free_text)
        return Hearing((*rules.hears(table, uid),), may, self._muted[uid])

    def heard(self, hearing: Hearing, uid: str, after: int) -> list[Word]:
        """What somebody hears of what was said after this number."""
        return [
            _word(one, uid)
            for one in self.words
            if one.number > after and one.channel in hearing.channels and one.uid not in hearing.muted
        ]

    def around(self, number: int) -> list[Spoken]:
        """The words around one, of the same channel, with that one; nothing if it is not known."""
        found = next((one for one in self.words if one.number == number), None)
        same = [one for one in self.words if found is not None and one.channel == found.channel]
        at = next((index for index, one in enumerate(same) if one is found), 0)
        return same[max(0, at - _BEFORE) : at + _AFTER + 1]

    # --- what comes in

    def lacks(self, here: Iterable[str]) -> bool:
        """Whether the database has to be read for those who are here."""
        return self._is_stale or not self._is_read or bool(self.strangers(here))

    def strangers(self, here: Iterable[str]) -> set[str]:
        """Those who are here of whom it is not known whom they have muted."""
        return set(here) - self._muted.keys()

    def doubt(self) -> None:
        """The database may have more."""
        self._is_stale = True

    def forget(self, uid: str) -> None:
        """This person muted somebody, or hears them again: until that is read they are sent nothing."""
        self._muted.pop(uid, None)
        self._forgotten.add(uid)

    def forget_all(self) -> None:
        """Anybody may have muted somebody, or hear them again."""
        for uid in [*self._muted]:
            self.forget(uid)

    def said(self, word: Spoken) -> None:
        """Take a word that was kept; if another process kept one before it, both have to be read."""
        if not self._is_read or word.number > self.last + 1:
            self._is_stale = True
        else:
            self._add([word])

    def read(self, words: list[Spoken], muted: dict[str, frozenset[str]]) -> None:
        """Take what was read: words after the last, and whom people have muted."""
        self._is_read = True
        self._muted |= {uid: whom for uid, whom in muted.items() if uid not in self._forgotten}
        self._add(words)

    def begin(self, here: Iterable[str]) -> None:
        """The database is about to be read; what happens from now on may not be in what is read."""
        self._is_stale = False
        self._forgotten.clear()
        self._muted = {uid: self._muted[uid] for uid in here if uid in self._muted}

    def _add(self, words: list[Spoken]) -> None:
        last = self.last
        self.words += [word for word in words if word.number > last]
        del self.words[:-KEPT]
        self.version += 1


class Listener(Protocol):
    """Somebody who is connected."""

    @property
    def uid(self) -> str:
        """Who."""

    def wake(self) -> None:
        """There may be news."""


class Place(Protocol):
    """What talk needs of a table."""

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def talk(self) -> Conversation:
        """What was said there."""

    @property
    def connections(self) -> Iterable[Listener]:
        """Who listens."""


class Talk:
    """Keeps what is said at the tables of this process, and passes it on."""

    def __init__(
        self, store: WordStore, spawn: Callable[[Coroutine[Any, Any, None]], None], *, free_text: bool
    ) -> None:
        """`free_text`: whether people may write to each other where the table allows it."""
        self.store: Final = store
        self.free_text: Final = free_text
        self._spawn: Final = spawn

    def look(self, live: Place) -> None:
        """See to it that all who are connected hear what they may; at a table for one person nothing is."""
        talk = live.talk
        if talk.is_reading or not rules.is_company(live.table):
            return
        if talk.lacks(one.uid for one in live.connections):
            talk.is_reading = True
            self._spawn(self._read(live))

    def doubt_all(self, live: Place) -> None:
        """Other processes may have said anything, and people muted anybody."""
        live.talk.forget_all()
        self.doubt(live)

    def doubt(self, live: Place) -> None:
        """Another process says that there is something new."""
        live.talk.doubt()
        if live.connections:
            self.look(live)

    def forget(self, live: Place, uid: str) -> None:
        """A person, who may be there, has muted somebody or hears them again."""
        live.talk.forget(uid)
        if live.connections:
            self.look(live)

    async def say(self, live: Place, word: Spoken, command: str) -> int:
        """Keep what is said, and pass it on; returns its number. Raises RefusedError."""
        said = await self.ask(self.store.say, live.table.id, word, command)
        if said is None:
            raise RefusedError("no_table", 404)
        live.talk.said(said)
        self.look(live)
        _wake(live)
        return said.number

    async def mute(self, live: Place, uid: str, number: int) -> Mute:
        """Keep that somebody no longer hears who said this. Raises RefusedError."""
        word = await self._heard(live, uid, number)
        if word.uid == uid:
            raise RefusedError("own_word", number=number)
        made = await self.ask(self.store.mute, uid, word.uid, word.name)
        if made is None:
            raise RefusedError("too_many_muted")
        return made

    async def report(self, live: Place, uid: str, number: int) -> int:
        """Report a word to whoever runs the server; returns the report's number. Raises RefusedError."""
        await self._heard(live, uid, number)
        return await self.ask(self.store.report, uid, live.table.id, number, live.talk.around(number))

    async def _heard(self, live: Place, uid: str, number: int) -> Spoken:
        """The word of this number, which somebody hears. Raises RefusedError."""
        if live.talk.lacks([]):
            live.talk.begin(one.uid for one in live.connections)
            live.talk.read(*await self._news(live))
        channels = rules.hears(live.table, uid)
        for word in live.talk.words:
            if word.number == number and word.channel in channels:
                return word
        raise RefusedError("no_word", 404, number=number)

    async def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the database answers. Raises RefusedError if it doesn't."""
        try:
            return await asyncio.wait_for(asyncio.to_thread(work, *args, **kwargs), SILENCE)
        except (DatabaseError, TimeoutError):
            raise RefusedError("unavailable", 503) from None

    async def _read(self, live: Place) -> None:
        """Read what is new, until that succeeds or nobody is there any more."""
        talk = live.talk
        talk.free_text = self.free_text
        try:
            while live.connections and talk.lacks(one.uid for one in live.connections):
                talk.begin(one.uid for one in live.connections)
                try:
                    talk.read(*await self._news(live))
                except RefusedError:
                    talk.doubt()
                    await asyncio.sleep(_AGAIN)
                else:
                    _wake(live)
        finally:
            talk.is_reading = False

    async def _news(self, live: Place) -> tuple[list[Spoken], dict[str, frozenset[str]]]:
        strangers = live.talk.strangers(one.uid for one in live.connections)
        words = await self.ask(self.store.words, live.table.id, live.talk.last)
        return words, await self.ask(self.store.muted, strangers) if strangers else {}


def _wake(live: Place) -> None:
    for connection in list(live.connections):
        connection.wake()


def _word(one: Spoken, uid: str) -> Word:
    """A word as it is passed on to somebody."""
    return Word(
        one.number,
        one.at,
        one.name,
        one.seat,
        watching=one.channel == rules.WATCHING,
        you=one.uid == uid,
        phrase=one.phrase,  # type: ignore[arg-type]  # it was checked when it was said
        text=one.text,
    )
