"""The desk: all tables this process serves. Commands are decided, kept, applied and told, in this order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final

import msgspec

from wildcards.bots.deciding import bot_seed
from wildcards.errors import DatabaseError
from wildcards.protocol.table import Absence, NewTable, Settings
from wildcards.server import card
from wildcards.server.bots import BotPool
from wildcards.server.config import Config
from wildcards.server.entry import BotSeated, Created, Entry, Followed, Kept, to_json
from wildcards.server.live import Live
from wildcards.server.metrics import Metrics
from wildcards.server.names import clean_title
from wildcards.server.refusal import RefusedError
from wildcards.server.rulebook import make_rules
from wildcards.server.storage.library import Library, wall_ms
from wildcards.server.storage.writer import Append, ConflictError, UnavailableError, Writer
from wildcards.server.table import CLOSED, OPEN, OVER, PLAYING, Answered, Table, check_level, wait_ms
from wildcards.server.wakeup import Wakeup

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 20
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike
CODE_LENGTH: Final = 6
_PATIENCE: Final = 5.0  # seconds after which a table that another process left alone is taken care of
_BEAT: Final = 2.0
_SCAN: Final = 5.0
_LONG: Final = 3600  # a clock of so many seconds is for play by turns over days

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
        self._spawn(self.bots.warm_up())
        self._spawn(self._keep_beating())
        self._spawn(self._keep_scanning())

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

    def now(self) -> int:
        """Table time: ms that stand still while no server runs."""
        return wall_ms() - self._still

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
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
        self._plan(live)
        return live

    async def _read(self, table_id: str, since: int) -> list[Entry]:
        try:
            return await asyncio.to_thread(self.library.entries, table_id, since)
        except DatabaseError as error:
            _LOG.warning("log cannot be read: %s", error)
            raise RefusedError("unavailable", 503) from None

    async def create(self, uid: str, new: NewTable) -> Live:
        """Make a table. Raises RefusedError.

        Nobody sits yet: nonces have to come after the commitment, which the answer holds.
        """
        settings, leo_seat = _settings(new)
        table_id = _new_id()
        at = self.now()
        entries: list[Entry] = [
            Created(
                at,
                uid,
                settings,
                leo_seat,
                len(new.seats),
                _new_code(),
                new.deal.seed or secrets.token_hex(32),
                given=new.deal.kind == "given",
                wall=wall_ms(),
            )
        ]
        for seat, setup in enumerate(new.seats):
            if setup.kind == "bot":
                entries.append(BotSeated(at, seat, _level(setup.level)))
        return await self._make(table_id, entries, [uid])

    async def _make(self, table_id: str, entries: list[Entry], members: Collection[str]) -> Live:
        for _ in range(_TRIES):
            table = Table.fold(table_id, entries)
            row = card.row_of(table)
            try:
                await self._keep(
                    Append(table_id, 0, [to_json(entry) for entry in entries], row, tuple(members))
                )
            except ConflictError:  # the code is in use
                entries = [_recoded(entries[0]), *entries[1:]]
                continue
            live = self.lives[table_id] = Live(table, self.now())
            live.row = row
            self.metrics.tables_made.inc()
            return live
        raise RefusedError("busy", 503)

    async def rematch(self, live: Live, uid: str) -> Live:
        """Where it goes on with the same people and settings; who asks first is the host there."""
        table = live.table
        if not table.seats_of(uid):
            raise RefusedError("foreign_seat", 403, seat=None)
        if table.status not in (OVER, CLOSED):
            raise RefusedError("not_over")
        if table.created.given:
            raise RefusedError("given_deal")
        if table.rematch is None:
            await self._make_rematch(live, uid)
        assert live.table.rematch is not None
        return await self.live(live.table.rematch)

    async def _make_rematch(self, live: Live, uid: str) -> None:
        table, at = live.table, self.now()
        entries: list[Entry] = [
            msgspec.structs.replace(
                table.created,
                at=at,
                host=uid,
                code=_new_code(),
                server_seed=secrets.token_hex(32),
                before=table.id,
                wall=wall_ms(),
                kept=[None if seat.uid is None else Kept(seat.uid, seat.name or "") for seat in table.seats],
            )
        ]
        for index, seat in enumerate(table.seats):
            if seat.kind == "bot":
                entries.append(BotSeated(at, index, seat.level or ""))
        follower = await self._make(_new_id(), entries, {seat.uid for seat in table.seats if seat.uid})

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
        self._plan(live)

    # --- connections

    def arrive(self, live: Live, line: Any) -> None:
        """Somebody is connected."""
        live.lines.add(line)
        self._presence(live)

    def depart(self, live: Live, line: Any) -> None:
        """Somebody is connected no more."""
        live.lines.discard(line)
        self._presence(live)

    def _presence(self, live: Live) -> None:
        self._wakeup.tell_presence(live.table.id, live.here_locally())
        self._after(live)

    # --- what the server does itself

    def _plan(self, live: Live) -> None:
        """See to it that bots are asked, and that time runs out when it does."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.is_closing or live.table.status != PLAYING:
            return
        wait = self._next(live)
        if wait is not None:
            live.timer = asyncio.get_running_loop().call_later(wait, self._spawn_attend, live)

    def _next(self, live: Live) -> float | None:
        """In how many seconds there is something to do."""
        now = self.now()
        waits = [max(0, moment - now) / 1000 for moment in self._moments(live)]
        if any((seat, live.table.step_of(seat)) not in live.asked for seat in live.table.bots_to_act()):
            waits.append(0 if live.follows is None else max(0, live.follows + _PATIENCE - time.monotonic()))
        return min(waits, default=None)

    def _moments(self, live: Live) -> list[int]:
        return [
            moment
            for seat in live.table.people_to_act()
            for moment in (live.table.deadline(seat), self._absent_at(live, seat))
            if moment is not None
        ]

    def _absent_at(self, live: Live, seat: int) -> int | None:
        """When a person who owes a step has been away for too long."""
        grace, since = live.table.settings.absence.grace, live.away_since(seat)
        if grace is None or since is None:
            return None
        return since + wait_ms(grace)

    def _spawn_attend(self, live: Live) -> None:
        if not self.is_closing:
            self._spawn(self._attend(live))

    async def _attend(self, live: Live) -> None:
        """Do what is due at a table."""
        for seat in live.table.people_to_act():
            now = self.now()
            deadline, absent = live.table.deadline(seat), self._absent_at(live, seat)
            if deadline is not None and deadline <= now:
                await self._take_over(live, seat, "time")
            elif absent is not None and absent <= now:
                await self._take_over(live, seat, "absent")
        if live.follows is None or time.monotonic() >= live.follows + _PATIENCE:
            self._ask_bots(live)
        self._plan(live)

    async def _take_over(self, live: Live, seat: int, why: str) -> None:
        def decide(table: Table, at: int) -> list[Entry]:
            if seat not in table.people_to_act():
                return []
            if why == "time" and ((limit := table.deadline(seat)) is None or limit > at):
                return []
            return table.take_over(seat, why, at)

        await self.command(live, decide)
        self.metrics.takeovers.labels(why).inc()

    def _ask_bots(self, live: Live) -> None:
        for seat in live.table.bots_to_act():
            key = (seat, live.table.step_of(seat))
            if key not in live.asked:
                live.asked.add(key)
                self._spawn(self._bot_turn(live, *key))

    async def _bot_turn(self, live: Live, seat: int, step: int) -> None:
        """One step of a bot."""
        try:
            table = live.table
            level, state = table.seats[seat].decider, table.playing_state()
            if level is None or table.seed is None:
                return
            pause = table.settings.bot_delay * random.uniform(0.8, 1.2) if live.lines else 0.0
            start = time.monotonic()
            seen = state.observe(seat)
            action, fault = await self.bots.choose(level, seen, bot_seed(table.seed, seat, step))
            self.metrics.bot_seconds.observe(time.monotonic() - start)
            await asyncio.sleep(max(0.0, start + pause - time.monotonic()))
            await self.command(live, lambda t, at: t.bot_act(seat, action, step, fault, at))
        except RefusedError:
            # The database is away. Try again in a while, not at once.
            await asyncio.sleep(1)
        finally:
            live.asked.discard((seat, step))
            self._plan(live)

    # --- other processes

    def _notice(self, words: list[str]) -> None:
        """A message of another process, in the event loop."""
        kind, table_id, *rest = words
        live = self.lives.get(table_id)
        if live is None or self.is_closing:
            return
        if kind == "t" and int(rest[0]) > live.table.seq:
            self._spawn(self._catch_up(live))
        elif kind == "p":
            live.told_elsewhere(rest[0], [int(seat) for seat in rest[1:]])
            self._after(live)
        elif kind == "q" and live.lines:
            self._wakeup.tell_presence(table_id, live.here_locally())

    def refresh_all(self) -> None:
        """Messages may have been missed: see what is new at all tables here."""
        for live in self.lives.values():
            self._spawn(self._catch_up(live))

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
            overdue = wait_ms(2 * _PATIENCE) if self._wakeup.has_others else 0

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


def _settings(new: NewTable) -> tuple[Settings, int | None]:
    """The settings of a table to be made, checked; and Leo's seat."""
    leos = [seat for seat, setup in enumerate(new.seats) if setup.kind == "leo"]
    if len(leos) > 1:
        raise RefusedError("leo_twice", 400, seats=leos)
    leo_seat = leos[0] if leos else None
    make_rules(new.rules, len(new.seats), leo_seat)
    clock = new.clock
    if clock.kind != "none" and clock.seconds < 1:
        raise RefusedError("clock", 400, seconds=clock.seconds)
    if (new.deal.kind == "given") != (new.deal.seed is not None):
        raise RefusedError("deal", 400, kind=new.deal.kind)
    absence = new.absence or (Absence(None) if clock.seconds >= _LONG else Absence())
    check_level(absence.level)
    settings = Settings(
        title=clean_title(new.title),
        rules=new.rules,
        visibility=new.visibility,
        spectators=new.spectators,
        clock=clock,
        absence=absence,
        deal=new.deal.kind,
        bot_delay=new.bot_delay,
    )
    return settings, leo_seat


def _level(level: str | None) -> str:
    level = level or "greedy"
    check_level(level)
    return level


def _new_id() -> str:
    """A table's id: 100 bits that nobody guesses, so that its link can be private."""
    return "".join(secrets.choice(CODE_LETTERS.lower()) for _ in range(20))


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _recoded(entry: Entry) -> Entry:
    assert isinstance(entry, Created)
    return msgspec.structs.replace(entry, code=_new_code())


def _difference(row: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if before.get(key, ...) != value and key != "id"}
