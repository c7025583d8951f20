"""The caller: tells people by Web Push or a webhook that it is their turn, while no page of theirs is open.

What is to be sent is kept before it is sent, so a call survives the end of a process; every process looks and
sends, and the database says which of them was first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, Protocol

from wildcards.protocol.calls import Calls, CallWay, NewPush, NewWebhook, Quiet
from wildcards.protocol.table import Clock
from wildcards.server.config import Config
from wildcards.server.live import call_text
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.quiet import is_zone, quiet_until
from wildcards.server.live.trouble import safely
from wildcards.server.metrics import Metrics
from wildcards.server.storage.calls import CallStore, NewWay, Way, new_way
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.orders import Ban
from wildcards.table.refusal import RefusedError

if TYPE_CHECKING:
    from wildcards.server.live.outgoing import Answer, Outgoing
    from wildcards.server.live.web_push import Signer

_SECOND: Final = 1000
EVERY: Final = 10.0  # seconds between two looks
SETTLED: Final = 10 * _SECOND  # for which nothing has changed at a table that is looked at
AWAY: Final = 15 * _SECOND  # for which somebody without a page must have owed a step
HERE: Final = 120 * _SECOND  # the same for somebody whose page is open somewhere
SLOW: Final = 3600  # seconds of a clock from which on people are called although a page is open
BUNDLE: Final = 600 * _SECOND  # between two calls about a table
PACE: Final = 60 * _SECOND  # between two calls by a way; what comes in between comes together
LEASE: Final = 90 * _SECOND  # for which a process that sends has a way for itself
_BACKOFF: Final = 30 * _SECOND  # before the second try; four times as long before each later one
_LONGEST: Final = 6 * 3600 * _SECOND
_MOST_TRIES: Final = 5  # for one call
_HOPELESS: Final = 20  # failed tries in a row after which a way is forgotten
MOST_WAYS: Final = 8  # of a person
_MOST_OF_HOST: Final = 20  # webhooks called at one host in a look
_AT_ONCE: Final = 8
_LIFE: Final = 12 * 3600  # seconds for which a push service keeps a call
_GONE: Final = (404, 410)

Look = Literal["call", "later", "never", "none"]


class Tables(Protocol):
    """What the caller needs of the place where the tables are."""

    @property
    def config(self) -> Config:
        """How the server is to run."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    def now(self) -> int:
        """Table time, in ms."""

    def ban_of(self, uid: str, now: int) -> Ban | None:
        """The ban under which a person is now, in ms since 1970."""

    async def newest(self, table_id: str) -> LiveTable:
        """The table as its log has it now. Raises RefusedError."""


class Caller:
    """Calls people. `look` and `send` are what `run` does again and again."""

    def __init__(self, tables: Tables, store: CallStore) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._config: Final = tables.config
        self._signer: Signer | None = None
        self.wall: Callable[[], int] = wall_ms

    @cached_property
    def outgoing(self) -> Outgoing:
        """What sends; not made before it is needed, as its libraries take a while."""
        from wildcards.server.live.outgoing import Outgoing

        return Outgoing()

    async def run(self) -> None:
        """Call whoever is to be called, until the task is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            await safely(self._look_and_send(), "nobody called")

    async def _look_and_send(self) -> None:
        await self.look()
        await self.send()

    # --- who is to be called

    async def look(self) -> None:
        """See who owes a step for long enough, and keep that they are to be called. Raises DatabaseError."""
        now = self.wall()
        for owed in await asyncio.to_thread(self._store.owed, now - SETTLED, now - BUNDLE):
            try:
                live = await self._tables.newest(owed.table)
            except RefusedError as error:
                if error.code == "unavailable":
                    return
                continue  # it is gone or broken
            if live.table.seq < owed.seq:  # there is more to know of it
                continue
            look, turn = self._judge(live, owed.way), live.table.turn
            if look == "call" and turn != owed.turn:
                await asyncio.to_thread(self._store.look, owed, turn, calls=True)
            elif look in ("call", "never"):
                await asyncio.to_thread(self._store.look, owed, owed.turn, calls=False)

    def _judge(self, live: LiveTable, way: Way) -> Look:
        """Whether a person is to be called: now, later, not for this turn; none: they owe nothing."""
        table, now = live.table, self._tables.now()
        seats = [seat for seat in table.people_to_act() if table.seats[seat].uid == way.uid]
        if not seats:
            return "none"
        slow = is_slow(table.settings.clock)
        since = min([_since(live, seat) for seat in seats])
        if since < way.made or (table.is_solo() and not slow):
            return "never"
        if live.here().intersection(seats):
            return "call" if slow and since + HERE <= now else "later"
        away = max([live.away_since(seat) or 0 for seat in seats])
        return "call" if max(since, away) + AWAY <= now else "later"

    # --- sending

    async def send(self) -> None:
        """Send what waits. Raises DatabaseError."""
        hosts: Counter[str] = Counter()
        turns = asyncio.Semaphore(_AT_ONCE)
        async with asyncio.TaskGroup() as tasks:
            for way in await asyncio.to_thread(self._store.due, self.wall()):
                hosts[host_of(way)] += way.kind == "webhook"
                if hosts[host_of(way)] <= _MOST_OF_HOST:
                    tasks.create_task(self._send_by(way, turns))

    async def _send_by(self, way: Way, turns: asyncio.Semaphore) -> None:
        async with turns:
            await safely(self._claim_and_call(way), "call failed")  # tried again when the lease is over

    async def _claim_and_call(self, way: Way) -> None:
        if await asyncio.to_thread(self._store.claim, way, self.wall() + LEASE):
            await self._call(way)

    async def _call(self, way: Way) -> None:
        """Send what waits for this way, which is ours for a while."""
        if (until := await self._silent_until(way.uid)) is not None:
            await asyncio.to_thread(self._store.put_off, way, until, way.tries)
            return
        waiting = await asyncio.to_thread(self._store.waiting, way)
        found = {table: await self._look_again(table, turn, way) for table, turn in waiting.items()}
        turns = {table: turn for table, turn in found.items() if isinstance(turn, call_text.Turn)}
        if settled := [table for table, turn in found.items() if turn == "none"]:
            self._count(way, "dropped")
            await asyncio.to_thread(self._store.settle, way, settled)
        if turns:
            said = call_text.message(way.language, list(turns.values()))
            await self._note(way, list(turns), await self._post(way, said))
        else:
            later = PACE if len(settled) < len(found) else 0
            await asyncio.to_thread(self._store.put_off, way, self.wall() + later, way.tries)

    async def _silent_until(self, uid: str) -> int | None:
        """Before when a person is not to be called, in ms since 1970; None: they may be now."""
        now = self.wall()
        if self._tables.ban_of(uid, now) is not None:
            return now + PACE  # then it is seen whether the ban still holds
        return quiet_until(await asyncio.to_thread(self._store.quiet, uid), now)

    async def _look_again(self, table_id: str, turn: int, way: Way) -> call_text.Turn | Look:
        """What to say of a table now, if it is time; none: nothing any more. Raises RefusedError."""
        try:
            live = await self._tables.newest(table_id)
        except RefusedError as error:
            if error.code == "unavailable":
                raise
            return "none"
        look = self._judge(live, way)
        if live.table.turn != turn or look == "never":
            return "none"
        return call_text.turn_of(live.table, way.uid) if look == "call" else look

    async def _note(self, way: Way, tables: list[str], answer: Answer | None) -> None:
        """See what came of a call."""
        now, tries = self.wall(), way.tries + 1
        if answer is not None and 200 <= answer.status < 300:
            self._count(way, "sent")
            await asyncio.to_thread(self._store.settle, way, tables, now)
            await asyncio.to_thread(self._store.put_off, way, now + PACE, 0)
        elif (answer is not None and answer.status in _GONE) or tries >= _HOPELESS:
            self._count(way, "gone")
            await asyncio.to_thread(self._store.gone, way)
        else:
            self._count(way, "failed")
            if tries >= _MOST_TRIES:
                await asyncio.to_thread(self._store.settle, way, tables)
            wait = _BACKOFF * 4 ** min(way.tries, _MOST_TRIES)
            if answer is not None and answer.retry_after is not None:
                wait = max(wait, answer.retry_after * _SECOND)
            await asyncio.to_thread(self._store.put_off, way, now + min(wait, _LONGEST), tries)

    def _count(self, way: Way, outcome: str) -> None:
        self._tables.metrics.calls.labels(way.kind, outcome).inc()

    async def _post(self, way: Way, said: call_text.Message) -> Answer | None:
        """Send it; None: nobody answered, or nobody there may be asked."""
        from wildcards.server.live.outgoing import ForbiddenAddressError

        try:
            return await (self._push(way, said) if way.kind == "push" else self._hook(way, said))
        except ForbiddenAddressError:
            return None

    async def _push(self, way: Way, said: call_text.Message) -> Answer | None:
        from wildcards.server.live.outgoing import target
        from wildcards.server.live.web_push import encrypted

        signer = await self.signer()
        body = encrypted(call_text.for_browser(said, way.stop), way.p256dh or "", way.auth or "")
        headers = {
            **signer.headers(target(way.address).origin),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(_LIFE),
            "Urgency": "high",
        }
        if len(said.turns) == 1:  # of those that were not delivered yet, the newest about a table is enough
            headers["Topic"] = said.tag
        return await self.outgoing.post(way.address, headers, body)

    async def _hook(self, way: Way, said: call_text.Message) -> Answer | None:
        """Post to a webhook. Raises ForbiddenAddressError."""
        base = self._config.outward()
        url, body = call_text.for_webhook(way.form or "json", said, way.address, base, way.stop)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"wildcards ({self._config.reachable_at})",
        }
        return await self.outgoing.post(url, headers, body)

    async def signer(self) -> Signer:
        """The server, as push services know it. Raises DatabaseError."""
        if self._signer is None:
            self._signer = await asyncio.to_thread(self._make_signer)
        return self._signer

    def _make_signer(self) -> Signer:
        """In a thread, as its libraries take a while; the key is made the first time."""
        from wildcards.server.live.web_push import Signer, new_key

        key = self._store.key()
        return Signer(self._store.keep_key(new_key()) if key is None else key, self._config.reachable_at)

    # --- how people are called

    async def calls(self, uid: str) -> Calls:
        """How a person is called. Raises DatabaseError."""
        is_on = self._config.calls
        ways = await asyncio.to_thread(self._store.ways, uid)
        key = (await self.signer()).public if is_on else None
        return Calls(
            is_on, key, [shown(way) for way in ways], await asyncio.to_thread(self._store.quiet, uid)
        )

    async def add_push(self, uid: str, new: NewPush) -> None:
        """Call this browser too. Raises RefusedError."""
        from wildcards.server.live.outgoing import ForbiddenAddressError, target
        from wildcards.server.live.web_push import check_keys

        try:
            target(new.endpoint)
            check_keys(new.keys.p256dh, new.keys.auth)
        except (ForbiddenAddressError, ValueError):
            raise RefusedError("malformed", 400, why=["expected a push subscription"]) from None
        way = NewWay("push", new.endpoint, new.language, new.keys.p256dh, new.keys.auth)
        await self._add(await self._checked(uid, way))

    async def add_webhook(self, uid: str, new: NewWebhook) -> None:
        """Call by this webhook too, if it can be reached now. Raises RefusedError."""
        from wildcards.server.live.outgoing import ForbiddenAddressError

        way = await self._checked(uid, NewWay("webhook", new.url, new.language, form=new.form))
        try:
            answer = await self._hook(way, call_text.hello(way.language))
        except ForbiddenAddressError as error:
            raise RefusedError("webhook", 400, fault=error.why, status=None) from None
        if answer is None:
            raise RefusedError("webhook", 400, fault="silent", status=None)
        if not 200 <= answer.status < 300:
            raise RefusedError("webhook", 400, fault="refused", status=answer.status)
        await self._add(way)

    async def _checked(self, uid: str, new: NewWay) -> Way:
        """A way that this person may have. Raises RefusedError."""
        if not self._config.calls:
            raise RefusedError("no_calls", 403)
        others = [way for way in await asyncio.to_thread(self._store.ways, uid) if way.address != new.address]
        if len(others) >= MOST_WAYS:
            raise RefusedError("too_many_ways", most=MOST_WAYS)
        return new_way(uid, new, self._tables.now())

    async def _add(self, way: Way) -> None:
        await asyncio.to_thread(self._store.add, way)

    async def remove(self, uid: str, way_id: str) -> None:
        """No more calls by this way. Raises DatabaseError."""
        await asyncio.to_thread(self._store.remove, uid, way_id)

    async def stop(self, token: str) -> None:
        """No more calls by the way with this token. Raises DatabaseError."""
        await asyncio.to_thread(self._store.stop, token)

    async def set_quiet(self, uid: str, quiet: Quiet | None) -> None:
        """Keep a person's quiet hours. Raises RefusedError."""
        if quiet is not None and not is_zone(quiet.zone):
            raise RefusedError("no_zone", 400, zone=quiet.zone)
        await asyncio.to_thread(self._store.set_quiet, uid, quiet, self.wall() + LEASE)


def shown(way: Way) -> CallWay:
    """A way as its owner sees it: without the rest of a webhook's address, which is secret."""
    endpoint = way.address if way.kind == "push" else None
    return CallWay(way.id, way.kind, host_of(way), way.form, way.tries > 0, endpoint)  # type: ignore[arg-type]


def host_of(way: Way) -> str:
    """The host that a way leads to."""
    return way.address.removeprefix("https://").partition("/")[0]


def is_slow(clock: Clock) -> bool:
    """Whether a clock runs for hours, so that nobody is expected to wait at an open page."""
    return clock.kind != "none" and clock.seconds >= SLOW


def _since(live: LiveTable, seat: int) -> int:
    """Since when a seat owes its step, in table time."""
    since = live.table.seats[seat].clock.since
    return live.table.at if since is None else since
