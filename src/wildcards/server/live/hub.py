"""The hub: all tables this process serves. Commands are decided, kept, applied and announced, in this order.

So a table in memory is never ahead of its log. The outcome of an append may be unknown, as when the database
was away: then the log is read again before anything more is decided at that table.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Coroutine, Iterable, Sequence
from typing import Any, Final

from wildcards.errors import BrokenLogError, DatabaseError
from wildcards.protocol.deal import NewTake
from wildcards.protocol.table import NewBranch, NewTable
from wildcards.server.config import Config
from wildcards.server.live.analyst import Analyst
from wildcards.server.live.bots import BotPool
from wildcards.server.live.chance import given, new_code, new_id
from wildcards.server.live.clerk import Clerk
from wildcards.server.live.connection import Connection
from wildcards.server.live.deals import Deals
from wildcards.server.live.follower import Follower
from wildcards.server.live.live_table import Decide, LiveTable
from wildcards.server.live.profiles import Profiles
from wildcards.server.live.reader import Found, Reader
from wildcards.server.live.scheduler import LEFT_ALONE, Scheduler
from wildcards.server.live.shares import Party
from wildcards.server.live.talk import Talk
from wildcards.server.live.trouble import Troubles, Wellbeing, safely
from wildcards.server.metrics import Metrics
from wildcards.server.storage import listing, log
from wildcards.server.storage.database import SILENCE
from wildcards.server.storage.deals import DealStore
from wildcards.server.storage.library import Library
from wildcards.server.storage.notifier import Notifier
from wildcards.server.storage.orders import Ban
from wildcards.server.storage.table_time import BEAT, TableTime
from wildcards.server.storage.words import WordStore
from wildcards.server.storage.writer import Append, ConflictError, UnavailableError, Writer
from wildcards.table import commands, votes
from wildcards.table.audience import who_sees
from wildcards.table.creation import (
    Host,
    branch_entries,
    check_rematch,
    first_entries,
    recoded,
    rematch_entries,
)
from wildcards.table.entry import Entry, Followed, to_json
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.spectators import is_hidden
from wildcards.table.table import OPEN, PLAYING, Table, wait_ms
from wildcards.table.views import record

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 20
_SCAN: Final = 5.0
_PRESENCE: Final = 3  # beats after which the others are told again who is here: far less than ELSEWHERE_LASTS
_MOST_SEEN: Final = 50_000
NO_TABLE: Final = 4404  # close codes
BROKEN_TABLE: Final = 4500


class Hub:
    """All tables of this process. It lives in one event loop."""

    def __init__(
        self,
        config: Config,
        library: Library,
        writer: Writer,
        notifier: Notifier,
        metrics: Metrics,
        store: DealStore,
        words: WordStore,
        profiles: Profiles,
    ) -> None:
        self.config: Final = config
        self.library: Final = library
        self.metrics: Final = metrics
        self._writer: Final = writer
        self._notifier: Final = notifier
        self.bots: Final = BotPool(config.bot_workers, config.bot_seconds)
        self.clerk: Final = Clerk()
        self.analyst: Final = Analyst()
        self.follower: Final = Follower(library)
        self.deals: Final = Deals(store, library, self.analyst.workers, self._make)
        self.profiles: Final = profiles
        self.scheduler: Final = Scheduler(self, self.bots)
        self.talk: Final = Talk(words, self.spawn, free_text=config.free_text)
        self.reader: Final = Reader(library, self._take_read, self._settle, self.spawn)
        self._addresses: Final[OrderedDict[str, str]] = OrderedDict()  # at which each person was seen last
        self.lives: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._commands: Final[set[asyncio.Task[Answered | None]]] = set()
        self.time: Final = TableTime()
        self.troubles: Final = Troubles()
        self.wellbeing: Final = Wellbeing(writer)
        self.is_closing = False

    # --- running

    async def start(self) -> None:
        """Begin: take up the tables at which something is due."""
        self.time.agree(await asyncio.to_thread(self._notifier.begin, self._notice))
        await asyncio.to_thread(self.follower.begin)
        self.wellbeing.beat_kept()
        self.spawn(self.follower.follow(self))
        self.spawn(self.bots.warm_up())
        self.spawn(self._keep_beating())
        self.spawn(self._keep_scanning())
        self.spawn(self.deals.keep_days())
        self.spawn(self.deals.runs.work())
        self.spawn(self.profiles.keep_counting())

    async def stop(self) -> None:
        """End. Nothing is lost: everything anybody was told is kept."""
        self.is_closing = True
        await asyncio.gather(*self._commands, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        with contextlib.suppress(DatabaseError):
            await asyncio.to_thread(self.library.beat, self.now())
        await asyncio.to_thread(self._notifier.close)
        self.bots.close()
        self.clerk.close()
        self.analyst.close()

    @property
    def writer_queue(self) -> int:
        """How many appends wait to be kept."""
        return self._writer.waiting

    def now(self) -> int:
        """Table time, in ms."""
        return self.time.now()

    def note_address(self, live: LiveTable, uid: str, address: str) -> None:
        """A person is here: if the table is theirs, what bots do for them counts for this address."""
        if not live.table.is_member(uid):
            return
        self._addresses[uid] = address
        self._addresses.move_to_end(uid)
        if len(self._addresses) > _MOST_SEEN:
            self._addresses.popitem(last=False)

    def ban_of(self, uid: str, now: int) -> Ban | None:
        """The ban under which a person is now (ms since 1970), where they were seen last; None: none."""
        return self.follower.standing.ban_of(uid, self._addresses.get(uid, ""), now)

    def party(self, uid: str) -> Party:
        """For whom something is done at this person's table; those not seen yet share one address."""
        return Party(self._addresses.get(uid, ""), uid)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background until the server stops."""
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

    async def live(self, table_id: str) -> LiveTable:
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

    async def newest(self, table_id: str) -> LiveTable:
        """The table as its log has it now, or as last known if the database is away. Raises RefusedError.

        Another process may have kept what this one has not heard of yet.
        """
        live = await self.live(table_id)
        if self._may_be_old(live):
            try:
                async with live.lock:
                    await self._catch_up(live)
            except RefusedError as error:
                if error.code != "unavailable":
                    raise
        return live

    def _may_be_old(self, live: LiveTable) -> bool:
        return live.is_doubtful or self._notifier.has_others

    async def _load(self, table_id: str) -> LiveTable:
        entries = await self._read(table_id)
        if not entries:
            raise RefusedError("no_table", 404)
        try:
            live = LiveTable(log.fold(table_id, entries), self.now())
        except BrokenLogError as error:
            raise self._broken(error) from None
        self.troubles.forget(table_id)
        self.lives[table_id] = live
        self._notifier.ask(table_id)
        if self._notifier.has_others:  # what was kept since the log was read: nobody told this table
            live.doubt()
            async with live.lock:
                await self._catch_up(live)
        self.scheduler.plan(live)
        return live

    async def _read(self, table_id: str) -> list[Entry]:
        """A table's whole log. Raises RefusedError."""
        reading = asyncio.to_thread(self.library.entries, table_id)
        try:
            return await asyncio.wait_for(reading, SILENCE)
        except BrokenLogError as error:
            raise self._broken(error) from None
        except (DatabaseError, TimeoutError):
            raise RefusedError("unavailable", 503) from None

    def _broken(self, error: BrokenLogError) -> RefusedError:
        """The refusal of everything at a table whose log cannot be read."""
        self.troubles.note(error.table_id, error)
        return RefusedError("broken_table")

    async def create(self, uid: str, new: NewTable) -> LiveTable:
        """Make a table. Raises RefusedError."""
        return await self._make(new_id(), first_entries(uid, new, self.now(), given()), [uid])

    async def _make(self, table_id: str, entries: list[Entry], members: Collection[str]) -> LiveTable:
        for _ in range(_TRIES):
            table = Table.fold(table_id, entries)
            row = listing.row_of(table)
            try:
                await self._keep(
                    Append(table_id, 0, [to_json(entry) for entry in entries], row, tuple(members))
                )
            except ConflictError:
                kept = await self._read(table_id)
                if kept != entries:  # otherwise it was kept, though the database did not say so
                    # The code is in use; and the id, if one was kept under another code.
                    table_id, entries = new_id(), recoded(entries, new_code())
                    continue
            live = self.lives[table_id] = LiveTable(table, self.now())
            live.row = row
            self.metrics.tables_made.inc()
            return live
        raise RefusedError("busy", 503)

    async def branch(self, live: LiveTable, host: Host, new: NewBranch) -> LiveTable:
        """A table at which this person plays the finished game on. Raises RefusedError."""
        found = record(live.table)
        pace = live.table.settings.bot_delay
        entries = await asyncio.to_thread(branch_entries, found, new, host, self.now(), given(), pace)
        made = await self._make(new_id(), entries, [host.uid])
        self.scheduler.plan(made)
        return made

    async def take(self, deal_id: str, host: Host, new: NewTake) -> LiveTable:
        """A table at which this person plays a deal that others play too. Raises RefusedError."""
        made = await self.deals.take(deal_id, new, host, self.now())
        self.scheduler.plan(made)
        return made

    async def rematch(self, live: LiveTable, uid: str) -> LiveTable:
        """The table that continues with the same people and settings; whoever asks first is its host."""
        check_rematch(live.table, uid)
        if live.table.rematch is None:
            await self._make_rematch(live, uid)
        assert live.table.rematch is not None
        return await self.live(live.table.rematch)

    async def _make_rematch(self, live: LiveTable, uid: str) -> None:
        entries = rematch_entries(live.table, uid, self.now(), given())
        people = {seat.uid for seat in live.table.seats if seat.uid} - live.table.forgotten
        follower = await self._make(new_id(), entries, people)

        def follow(t: Table, at: int) -> list[Entry]:
            return [] if t.rematch is not None else [Followed(at, follower.table.id)]

        await self.command(live, follow)
        if live.table.rematch != follower.table.id:  # somebody was faster
            await self.command(follower, lambda t, at: commands.close(t, uid, at))

    # --- commands

    async def command(self, live: LiveTable, decide: Decide, members: Sequence[str] = ()) -> Answered | None:
        """Decide what happens, keep it, then announce it. Raises RefusedError; nothing has happened then.

        Once begun it is finished, even if whoever asked for it is gone.
        """
        work = asyncio.create_task(self._command(live, decide, members))
        self._commands.add(work)
        work.add_done_callback(self._commands.discard)
        return await asyncio.shield(work)

    async def _command(self, live: LiveTable, decide: Decide, members: Sequence[str]) -> Answered | None:
        async with live.lock:
            for _ in range(_TRIES):
                if live.is_doubtful:
                    await self._catch_up(live)
                decided = await self._decide(live, decide)
                if isinstance(decided, Answered):
                    return decided
                if not decided or await self._carry_out(live, decided, members):
                    return None
        raise RefusedError("busy", 503)

    async def _decide(self, live: LiveTable, decide: Decide) -> Sequence[Entry] | Answered:
        """What a command leads to; it never fails because the state here was old. Raises RefusedError."""
        try:
            decided = decide(live.table, self._at(live))
        except RefusedError:
            if not self._notifier.has_others or not await self._catch_up(live):
                raise
        else:
            if decided or not self._notifier.has_others or not await self._catch_up(live):
                return decided
        return decide(live.table, self._at(live))

    def _at(self, live: LiveTable) -> int:
        return max(self.now(), live.table.at)

    async def _carry_out(self, live: LiveTable, entries: Sequence[Entry], members: Sequence[str]) -> bool:
        """Keep the entries, and then take the table they lead to; False if the log has moved on meanwhile."""
        table = live.table
        following = table.then(entries)
        row = listing.row_of(following)
        if (following.turn == table.turn and following.is_secret()) or is_hidden(table, following):
            del row["changed"]  # lists show it: it must not reveal that somebody took a secret step
        texts = [to_json(entry) for entry in entries]
        doubt = live.doubt()  # until it is known to be kept, and also if it never is
        try:
            await self._keep(Append(table.id, table.seq + 1, texts, _difference(row, live.row), members))
        except ConflictError:
            # It may have been kept, though the database did not say so.
            return (await self._catch_up(live))[: len(entries)] == list(entries)
        live.settle(doubt)
        live.table, live.row = following, row
        live.follows = None
        self._after(live, who_sees(table, entries, following))
        return True

    async def _keep(self, append: Append) -> None:
        """Let the writer keep it. Raises ConflictError; or RefusedError, when it may be kept or not."""
        start = time.perf_counter()
        try:
            async with asyncio.timeout(SILENCE):
                await self._writer.keep(append)
        except (UnavailableError, TimeoutError) as error:
            self.metrics.writer_failures.inc()
            raise RefusedError("unavailable", 503) from error
        self.metrics.commit_seconds.observe(time.perf_counter() - start)

    async def _catch_up(self, live: LiveTable) -> list[Entry]:
        """Take what is new in the log, and return it; the caller has the lock. Raises RefusedError."""
        doubts = live.doubts  # what is said while the log is read may not be in it
        try:
            # From the last entry on: if even that is not there, the table was purged.
            found = await self.reader.read(live.table.id, live.table.seq)
        except (DatabaseError, TimeoutError):
            live.doubt()
            raise RefusedError("unavailable", 503) from None
        return self._take_up(live, found, doubts)

    def _take_up(self, live: LiveTable, found: Found, doubts: int) -> list[Entry]:
        """Take what was read of the log after so many doubts, with nothing under way there.

        Raises RefusedError.
        """
        try:
            if isinstance(found, BrokenLogError):
                raise found
            new = found[1:]
            following = log.follow(live.table, new) if new else live.table
        except BrokenLogError as error:
            self._give_up(live, BROKEN_TABLE)
            raise self._broken(error) from None
        if not found:
            self._give_up(live, NO_TABLE)
            raise RefusedError("no_table", 404)
        live.settle(doubts)
        if new:
            sees = who_sees(live.table, new, following)
            live.table, live.row = following, {}
            live.follows = time.monotonic()
            self._after(live, sees)
        return new

    def _take_read(self, live: LiveTable, found: Found, doubts: int) -> None:
        """The same for whoever does not wait for it: those who are connected are told what is wrong."""
        if self.lives.get(live.table.id) is not live:
            return
        try:
            self._take_up(live, found, doubts)
        except RefusedError:
            pass
        except Exception as error:  # noqa: BLE001  # it is reported, and no concern of the other tables
            self.troubles.note(live.table.id, error)

    def _give_up(self, live: LiveTable, code: int) -> None:
        """Drop a table that can no longer be read; whoever still waits for it finds it doubtful."""
        live.doubt()
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        if live.timer is not None:
            live.timer.cancel()
        for connection in live.connections:
            connection.cut(code)

    def _after(self, live: LiveTable, sees: Collection[str] | None) -> None:
        """The table has moved on: tell those who can see it (None: all), and see what to do next."""
        live.note_presence(self.now())
        live.changed(sees)
        self.talk.look(live)
        self.scheduler.plan(live)
        for work in (self.deals.moved_on(live.table), self.profiles.moved_on(live.table)):
            if work is not None:
                self.spawn(work)
        self._note_watchers(live)

    # --- connections

    def arrive(self, live: LiveTable, connection: Connection) -> None:
        """Somebody is connected."""
        live.enter(connection)
        self.talk.look(live)
        self._presence(live)
        self._note_voter(live, connection.uid)
        self._note_watchers(live)

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """Somebody is no longer connected."""
        live.leave(connection)
        self._presence(live)
        self._note_voter(live, connection.uid)

    def _note_watchers(self, live: LiveTable) -> None:
        if new := live.new_watchers():
            self.spawn(self.deals.note_watchers(live.table, new))

    def _note_voter(self, live: LiveTable, uid: str) -> None:
        """Whoever comes or goes while they are asked to end the game was there."""
        if votes.was_there(live.table, uid, self._at(live)):
            self.spawn(self.command(live, lambda table, at: votes.was_there(table, uid, at)))

    def _presence(self, live: LiveTable) -> None:
        self._notifier.tell_presence(live.table.id, live.here_locally())
        self._note_presence(live)

    def _note_presence(self, live: LiveTable) -> None:
        """Spectators who come and go are shown to nobody, so nobody is woken for them."""
        if live.note_presence(self.now()):
            live.presence_changed()
            self.scheduler.plan(live)

    # --- other processes

    def _notice(self, notices: Iterable[list[str]]) -> None:
        """What other processes say, in the event loop: what kind, about a table or person, and what else."""
        if self.is_closing:
            return
        for kind, about, *rest in notices:
            if kind == "m":
                self.mutes_changed(about)
            elif live := self.lives.get(about):
                self._notice_of(live, kind, rest)

    def _notice_of(self, live: LiveTable, kind: str, rest: list[str]) -> None:
        """A message about a table that is in memory here."""
        if kind == "t":
            live.hear(int(rest[0]))
            self._look_again(live)
        elif kind == "p":
            live.told_elsewhere(rest[0], [int(seat) for seat in rest[1:]])
            self._note_presence(live)
        elif kind == "w" and int(rest[0]) > live.talk.last:
            self.talk.doubt(live)
        elif kind == "q" and live.connections:
            self._notifier.tell_presence(live.table.id, live.here_locally())

    def mutes_changed(self, uid: str) -> None:
        """A person has muted somebody, or hears them again, wherever they are connected."""
        for live in self.lives.values():
            self.talk.forget(live, uid)

    def refresh_all(self) -> None:
        """Messages may have been missed: see what is new at all tables here."""
        for live in list(self.lives.values()):
            live.doubt()
            self._look_again(live)
            self.talk.doubt_all(live)

    def _look_again(self, live: LiveTable) -> None:
        """See what is new in its log, if something may be."""
        if live.is_doubtful:
            self.reader.ask(live)

    async def _settle(self, live: LiveTable) -> None:
        """Read the log of a table again if that is still needed; later, if it cannot be done now."""
        async with live.lock:
            if live.is_doubtful:
                with contextlib.suppress(RefusedError):
                    await self._catch_up(live)

    # --- at intervals

    async def _keep_beating(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(BEAT)
            await self.beat()
            if number % _PRESENCE == 0:
                for live in list(self.lives.values()):
                    if live.connections:
                        self._notifier.tell_presence(live.table.id, live.here_locally(), again=True)

    async def beat(self) -> None:
        """Tell the database that table time goes on, and agree on it with other processes."""
        stood = self.time.stands
        try:
            self.time.agree(await asyncio.to_thread(self.library.beat, self.now()))
        except Exception as error:  # noqa: BLE001  # it is reported, and tried again
            self.wellbeing.beat_failed(error)
            return
        self.wellbeing.beat_kept()
        if stood:  # clocks that people look at kept running
            for live in list(self.lives.values()):
                live.tell_time()

    async def _keep_scanning(self) -> None:
        """Take up tables at which something is due and nobody is; drop those that are idle."""
        overdue = 0  # at the start everything that is due
        while True:
            await safely(self._scan(overdue), "no scan")
            self._let_go()
            await asyncio.sleep(_SCAN)
            overdue = wait_ms(2 * LEFT_ALONE) if self._notifier.has_others else 0

    async def _scan(self, overdue: int) -> None:
        """One table after another; the trouble of one stays there. Raises if the database is away."""
        due = await asyncio.to_thread(self.library.due, self.now() - overdue)
        for live in [live for live in self.lives.values() if live.is_doubtful]:
            await self._settle(live)
        for table_id in due:
            if table_id in self.lives or self.troubles.rest(table_id):
                continue
            try:
                await self.live(table_id)
            except RefusedError as error:
                if error.code == "unavailable":
                    raise
            except Exception as error:  # noqa: BLE001  # it is reported
                self.troubles.note(table_id, error)

    def _let_go(self) -> None:
        for table_id, live in list(self.lives.items()):
            try:
                is_idle = self._is_idle(live)
            except Exception as error:  # noqa: BLE001  # it is reported
                self.troubles.note(table_id, error)
                is_idle = not live.connections
            if is_idle:
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[table_id]

    def _is_idle(self, live: LiveTable) -> bool:
        """Whether nobody needs it in memory."""
        in_use = live.table.status in (OPEN, PLAYING)
        patience = self.config.idle if in_use else self.config.idle_after_end
        if (
            live.connections
            or live.asked
            or live.lock.locked()
            or live.touched >= time.monotonic() - patience
        ):
            return False
        return bool(self.troubles.rest(live.table.id)) or not live.table.bots_to_act()


def close_code(error: RefusedError) -> int:
    """The close code for connections to a table that is refused for good."""
    return NO_TABLE if error.code == "no_table" else BROKEN_TABLE


def _difference(row: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if before.get(key, ...) != value and key != "id"}
