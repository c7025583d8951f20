"""The desk: all tables this process serves. Commands are decided, kept, applied and told, in this order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final

from wildcards.errors import DatabaseError
from wildcards.protocol.table import NewTable
from wildcards.server import card
from wildcards.server.bots import BotPool
from wildcards.server.caretaker import PATIENCE, Caretaker
from wildcards.server.clerk import Clerk
from wildcards.server.config import Config
from wildcards.server.entry import Entry, Followed, to_json
from wildcards.server.limits import Buckets
from wildcards.server.live import Live
from wildcards.server.making import check_rematch, first_entries, new_id, recoded, rematch_entries
from wildcards.server.metrics import Metrics
from wildcards.server.refusal import RefusedError
from wildcards.server.shares import Party
from wildcards.server.storage.library import Library, wall_ms
from wildcards.server.storage.writer import Append, ConflictError, UnavailableError, Writer
from wildcards.server.table import OPEN, PLAYING, Answered, Table, wait_ms
from wildcards.server.wakeup import Wakeup

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 20
_BEAT: Final = 2.0
_SCAN: Final = 5.0
_MOST_SEEN: Final = 50_000

Decide = Callable[[Table, int], Sequence[Entry] | Answered]


class Desk:
    """All tables of this process. It lives in one event loop."""

    def __init__(
        self, config: Config, library: Library, writer: Writer, wakeup: Wakeup, metrics: Metrics
    ) -> None:
        self.config: Final = config
        self.library: Final = library
        self.metrics: Final = metrics
        self._writer: Final = writer
        self._wakeup: Final = wakeup
        self.bots: Final = BotPool(config.bot_workers, config.bot_seconds)
        self.clerk: Final = Clerk()
        self.caretaker: Final = Caretaker(self, self.bots)
        self.messages: Final = Buckets(*config.limits.messages_of_address)
        self._addresses: Final[OrderedDict[str, str]] = OrderedDict()  # at which each person was seen last
        self.lives: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._commands: Final[set[asyncio.Task[Answered | None]]] = set()
        self._still = 0
        self.is_closing = False

    # --- running

    async def start(self) -> None:
        """Begin: take up the tables at which something is due."""
        self._still = await asyncio.to_thread(self._wakeup.begin, self._notice)
        self.spawn(self.bots.warm_up())
        self.spawn(self._keep_beating())
        self.spawn(self._keep_scanning())

    async def stop(self) -> None:
        """End. Nothing is lost: all that anybody was told is kept."""
        self.is_closing = True
        await asyncio.gather(*self._commands, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        with contextlib.suppress(DatabaseError):
            await asyncio.to_thread(self.library.beat)
        await asyncio.to_thread(self._wakeup.close)
        self.bots.close()
        self.clerk.close()

    def now(self) -> int:
        """Table time: ms that stand still while no server runs."""
        return wall_ms() - self._still

    def note_address(self, live: Live, uid: str, address: str) -> None:
        """A person is here: if the table is theirs, what bots do for them counts for this address."""
        if not live.table.is_member(uid):
            return
        self._addresses[uid] = address
        self._addresses.move_to_end(uid)
        if len(self._addresses) > _MOST_SEEN:
            self._addresses.popitem(last=False)

    def party(self, uid: str) -> Party:
        """For whom something is done at this person's table; those not seen yet share one address."""
        return Party(self._addresses.get(uid, ""), uid)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, RefusedError):
                _LOG.warning("task refused", extra={"code": error.code})
            else:
                _LOG.error("task failed", exc_info=error)

    # --- tables

    async def live(self, table_id: str) -> Live:
        """The table, loaded if it is not here yet. Raises RefusedError."""
        live = self.lives.get(table_id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live:
        entries = await self._read(table_id, 0)
        if not entries:
            raise RefusedError("no_table", 404)
        live = Live(Table.fold(table_id, entries), self.now())
        self.lives[table_id] = live
        self._wakeup.ask(table_id)
        if self._wakeup.has_others:
            await self._catch_up(live)  # what was kept since the log was read: nobody told this table
        self.caretaker.plan(live)
        return live

    async def _read(self, table_id: str, since: int) -> list[Entry]:
        try:
            return await asyncio.to_thread(self.library.entries, table_id, since)
        except DatabaseError as error:
            _LOG.warning("log cannot be read: %s", error)
            raise RefusedError("unavailable", 503) from None

    async def create(self, uid: str, new: NewTable) -> Live:
        """Make a table. Raises RefusedError."""
        return await self._make(new_id(), first_entries(uid, new, self.now()), [uid])

    async def _make(self, table_id: str, entries: list[Entry], members: Collection[str]) -> Live:
        for _ in range(_TRIES):
            table = Table.fold(table_id, entries)
            row = card.row_of(table)
            try:
                await self._keep(
                    Append(table_id, 0, [to_json(entry) for entry in entries], row, tuple(members))
                )
            except ConflictError:  # the code is in use
                entries = recoded(entries)
                continue
            live = self.lives[table_id] = Live(table, self.now())
            live.row = row
            self.metrics.tables_made.inc()
            return live
        raise RefusedError("busy", 503)

    async def rematch(self, live: Live, uid: str) -> Live:
        """Where it goes on with the same people and settings; who asks first is the host there."""
        check_rematch(live.table, uid)
        if live.table.rematch is None:
            await self._make_rematch(live, uid)
        assert live.table.rematch is not None
        return await self.live(live.table.rematch)

    async def _make_rematch(self, live: Live, uid: str) -> None:
        entries = rematch_entries(live.table, uid, self.now())
        people = {seat.uid for seat in live.table.seats if seat.uid}
        follower = await self._make(new_id(), entries, people)

        def follow(t: Table, at: int) -> list[Entry]:
            return [] if t.rematch is not None else [Followed(at, follower.table.id)]

        await self.command(live, follow)
        if live.table.rematch != follower.table.id:  # somebody was faster
            await self.command(follower, lambda t, at: t.close(uid, at))

    # --- commands

    async def command(self, live: Live, decide: Decide, members: Sequence[str] = ()) -> Answered | None:
        """Decide what happens, keep it, then tell it. Raises RefusedError; nothing has happened then.

        Once begun it is finished, also if whoever asked for it is gone.
        """
        work = asyncio.create_task(self._command(live, decide, members))
        self._commands.add(work)
        work.add_done_callback(self._commands.discard)
        return await asyncio.shield(work)

    async def _command(self, live: Live, decide: Decide, members: Sequence[str]) -> Answered | None:
        async with live.lock:
            for _ in range(_TRIES):
                table = live.table
                decided = decide(table, max(self.now(), table.at))
                if isinstance(decided, Answered):
                    return decided
                if not decided:
                    return None
                if await self._carry_out(live, decided, members):
                    return None
        raise RefusedError("busy", 503)

    async def _carry_out(self, live: Live, entries: Sequence[Entry], members: Sequence[str]) -> bool:
        """Keep the entries and apply them; False if the table has moved on meanwhile."""
        table = live.table
        seq, turn = table.seq + 1, table.turn
        live.is_settled = False
        try:
            for entry in entries:
                table.apply(entry)
            row = card.row_of(table)
            if table.turn == turn and any(table.hides(seat) for seat in range(len(table.seats))):
                del row["changed"]  # lists show it: it may not tell that somebody took a secret step
            texts = [to_json(entry) for entry in entries]
            await self._keep(Append(table.id, seq, texts, _difference(row, live.row), members))
        except BaseException as error:
            # Not kept, or nobody knows: forget what was applied and see what the log says.
            await self._reload(live)
            if isinstance(error, ConflictError):
                return False
            raise
        finally:
            live.is_settled = True
        live.row = row
        live.follows = None
        self._after(live)
        return True

    async def _keep(self, append: Append) -> None:
        start = time.perf_counter()
        try:
            await self._writer.keep(append)
        except UnavailableError as error:
            self.metrics.writer_failures.inc()
            raise RefusedError("unavailable", 503) from error
        self.metrics.commit_seconds.observe(time.perf_counter() - start)

    async def _reload(self, live: Live) -> None:
        """Take the table from its log; if even that cannot be read, let it out of memory."""
        try:
            entries = await self._read(live.table.id, 0)
            if not entries:  # it was purged
                raise RefusedError("no_table", 404)
            live.table = Table.fold(live.table.id, entries)
        except BaseException:
            self.lives.pop(live.table.id, None)
            for line in live.lines:
                line.cut()
            raise
        live.row = {}
        live.is_settled = True
        self._after(live)

    def _after(self, live: Live) -> None:
        """The table has moved on: tell everybody, and see what is to be done next."""
        live.note_presence(self.now())
        live.changed()
        self.caretaker.plan(live)

    # --- connections

    def arrive(self, live: Live, line: Any) -> None:
        """Somebody is connected."""
        live.enter(line)
        self._presence(live)

    def depart(self, live: Live, line: Any) -> None:
        """Somebody is connected no more."""
        live.leave(line)
        self._presence(live)

    def _presence(self, live: Live) -> None:
        self._wakeup.tell_presence(live.table.id, live.here_locally())
        self._note_presence(live)

    def _note_presence(self, live: Live) -> None:
        """Spectators who come and go are shown to nobody, so nobody is woken for them."""
        if live.note_presence(self.now()):
            live.presence_changed()
            self.caretaker.plan(live)

    # --- other processes

    def _notice(self, words: list[str]) -> None:
        """A message of another process, in the event loop."""
        kind, table_id, *rest = words
        live = self.lives.get(table_id)
        if live is None or self.is_closing:
            return
        if kind == "t" and int(rest[0]) > live.table.seq:
            self.spawn(self._catch_up(live))
        elif kind == "p":
            live.told_elsewhere(rest[0], [int(seat) for seat in rest[1:]])
            self._note_presence(live)
        elif kind == "q" and live.lines:
            self._wakeup.tell_presence(table_id, live.here_locally())

    def refresh_all(self) -> None:
        """Messages may have been missed: see what is new at all tables here."""
        for live in self.lives.values():
            self.spawn(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Apply what other processes have kept."""
        async with live.lock:
            entries = await self._read(live.table.id, live.table.seq + 1)
            if not entries:
                return
            for entry in entries:
                live.table.apply(entry)
            live.row = {}
            live.follows = time.monotonic()
            self._after(live)

    # --- at intervals

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await asyncio.to_thread(self.library.beat)
            except DatabaseError as error:
                _LOG.warning("no beat: %s", error)
            for live in self.lives.values():
                if live.lines:
                    self._wakeup.tell_presence(live.table.id, live.here_locally(), again=True)

    async def _keep_scanning(self) -> None:
        """Take up tables at which something is due and nobody is; let go of those that are idle."""
        overdue = 0  # at the start everything that is due
        while True:
            try:
                due = await asyncio.to_thread(self.library.due, self.now() - overdue)
                for table_id in due:
                    if table_id not in self.lives:
                        await self.live(table_id)
            except (DatabaseError, RefusedError) as error:
                _LOG.warning("no scan: %s", error)
            self._let_go()
            await asyncio.sleep(_SCAN)
            overdue = wait_ms(2 * PATIENCE) if self._wakeup.has_others else 0

    def _let_go(self) -> None:
        now = time.monotonic()
        for table_id, live in list(self.lives.items()):
            patience = (
                self.config.idle if live.table.status in (OPEN, PLAYING) else self.config.idle_after_end
            )
            is_busy = bool(live.lines or live.asked or live.lock.locked())
            is_idle = not is_busy and live.touched < now - patience
            if is_idle and not live.table.bots_to_act():
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[table_id]


def _difference(row: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if before.get(key, ...) != value and key != "id"}
