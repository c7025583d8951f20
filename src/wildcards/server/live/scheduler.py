"""What the server does at a table by itself: it asks bots, and enforces the clocks."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.protocol.table import Advice
from wildcards.server.live.bots import BotPool
from wildcards.server.live.live_table import Decide, LiveTable
from wildcards.server.live.shares import Party
from wildcards.server.live.trouble import Troubles
from wildcards.server.metrics import Metrics
from wildcards.server.storage.table_time import TableTime
from wildcards.table import commands, votes
from wildcards.table.decision import Decision, Question, question
from wildcards.table.entry import Entry
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.table import PLAYING, Table, wait_ms

_LOG: Final = logging.getLogger(__name__)
LEFT_ALONE: Final = 5.0  # seconds after which a table that another process left alone is taken care of
LATE: Final = 5.0  # seconds that a bot waits for a worker until its table is told
_QUICK: Final = 0.25
_LOG_EVERY: Final = 60.0  # seconds, at least
_AGAIN: Final = 1.0  # seconds before another try with a database that is away
_STANDING: Final = 0.5  # the same while table time stands still


class Tables(Protocol):
    """What the scheduler needs of the place where the tables are."""

    is_closing: bool

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    @property
    def time(self) -> TableTime:
        """The time of all tables."""

    @property
    def troubles(self) -> Troubles:
        """Tables that are left alone for a while."""

    def now(self) -> int:
        """Table time, in ms."""

    def party(self, uid: str) -> Party:
        """For whom something is done at this person's table."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background until the server stops."""

    async def command(self, live: LiveTable, decide: Decide) -> Answered | None:
        """Decide what happens, keep it, then announce it. Raises RefusedError."""


class Scheduler:
    """Takes care of the tables of a hub. Any process would do the same, so it matters little which does."""

    def __init__(self, hub: Tables, bots: BotPool) -> None:
        self._hub: Final = hub
        self._bots: Final = bots
        self._logged = -math.inf

    def plan(self, live: LiveTable) -> None:
        """Make sure that the next thing to do is done in time."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self._hub.is_closing or live.table.status != PLAYING:
            return
        try:
            wait = self.next(live)
        except Exception as error:  # noqa: BLE001  # reported, and no concern of whoever moved the table on
            self._hub.troubles.note(live.table.id, error)
            wait = 0.0
        if wait is not None:
            wait = max(
                wait, self._hub.troubles.rest(live.table.id), _STANDING if self._hub.time.stands else 0
            )
            live.timer = asyncio.get_running_loop().call_later(wait, self._wake, live)

    def next(self, live: LiveTable) -> float | None:
        """In how many seconds there is something to do."""
        if votes.is_agreed(live.table):
            return 0.0
        now = self._hub.now()
        waits = [max(0, moment - now) / 1000 for moment in self._moments(live)]
        if any((seat, live.table.step_of(seat)) not in live.asked for seat in live.table.bots_to_act()):
            waits.append(self._until_ours(live))
        return min(waits, default=None)

    @staticmethod
    def _until_ours(live: LiveTable) -> float:
        """In how many seconds bots are ours to ask: another process that moved the table on goes first."""
        return 0 if live.follows is None else max(0.0, live.follows + LEFT_ALONE - time.monotonic())

    def _moments(self, live: LiveTable) -> list[int]:
        return [
            moment
            for seat in live.table.people_to_act()
            for moment in (live.table.deadline(seat), _absent_at(live, seat))
            if moment is not None
        ]

    def _wake(self, live: LiveTable) -> None:
        if not self._hub.is_closing:
            self._hub.spawn(self.attend(live))

    async def attend(self, live: LiveTable) -> None:
        """Do what is due at a table; what fails is tried again, after a while."""
        try:
            await self._attend(live)
        except RefusedError as error:
            if error.code not in ("unavailable", "busy"):  # it is gone or broken: there is nothing to plan
                return
            await asyncio.sleep(_AGAIN)
        except Exception as error:  # noqa: BLE001  # it is reported
            self._hub.troubles.note(live.table.id, error)
        self.plan(live)

    async def _attend(self, live: LiveTable) -> None:
        if votes.is_agreed(live.table):  # who was still missing no longer has a say
            await self._hub.command(live, votes.end_agreed)
        for seat in live.table.people_to_act():
            now = self._hub.now()
            deadline, absent = live.table.deadline(seat), _absent_at(live, seat)
            if deadline is not None and deadline <= now:
                await self._take_over(live, seat, "time")
            elif absent is not None and absent <= now:
                await self._take_over(live, seat, "absent")
        if not self._until_ours(live):
            self._ask_bots(live)

    async def _take_over(self, live: LiveTable, seat: int, why: str) -> None:
        def decide(table: Table, at: int) -> list[Entry]:
            if seat not in table.people_to_act():
                return []
            if why == "time" and ((limit := table.deadline(seat)) is None or limit > at):
                return []
            return commands.take_over(table, seat, why, at)

        await self._hub.command(live, decide)
        self._hub.metrics.takeovers.labels(why).inc()

    def _ask_bots(self, live: LiveTable) -> None:
        for seat in live.table.bots_to_act():
            key = (seat, live.table.step_of(seat))
            if key not in live.asked:
                live.asked.add(key)
                self._hub.spawn(self._bot_turn(live, *key))

    async def _bot_turn(self, live: LiveTable, seat: int, step: int) -> None:
        """One step of a bot."""
        late = asyncio.get_running_loop().call_later(LATE, self.be_late, live, seat, step)
        try:
            start = time.monotonic()
            decided = await self._decide(live, seat, step, late)
            if decided is None:
                return
            table = live.table
            weight = _weight(table.playing_state().observe(seat))
            pause = table.settings.bot_delay * weight * random.uniform(0.8, 1.2) if live.connections else 0
            await asyncio.sleep(max(0.0, start + pause - time.monotonic()))
            action, fault = decided
            await self._hub.command(live, lambda t, at: commands.bot_act(t, seat, action, step, fault, at))
        except RefusedError:
            await asyncio.sleep(_AGAIN)  # the database is away: try again, but not at once
        except Exception as error:  # noqa: BLE001  # it is reported
            self._hub.troubles.note(live.table.id, error)
        finally:
            late.cancel()
            live.asked.discard((seat, step))
            self.plan(live)

    async def _decide(
        self, live: LiveTable, seat: int, step: int, late: asyncio.TimerHandle
    ) -> Decision | None:
        """What the bot decides once a worker takes it up; None if its step is no longer owed."""
        start = time.monotonic()

        def ask() -> Question | None:
            nonlocal start
            late.cancel()
            self._hub.metrics.bot_wait_seconds.observe(time.monotonic() - start)
            start = time.monotonic()
            return question(live.table, seat, step)

        level = live.table.seats[seat].decider
        if level is None:
            return None
        decided = await self._bots.choose(self._hub.party(live.table.host), level, ask)
        if decided is not None:
            self._hub.metrics.bot_seconds.observe(time.monotonic() - start)
        return decided

    async def advise(self, live: LiveTable, seat: int, level: str, party: Party) -> Advice | None:
        """What a bot of this level would do in the seat of a person; None if it owes nothing any more."""
        step = live.table.step_of(seat)
        asked = question(live.table, seat, step, level)
        actions = await self._bots.advise(party, level, lambda: question(live.table, seat, step, level))
        if asked is None or actions is None:
            return None
        return Advice(step, [asked.seen.token(action) for action in actions])

    def be_late(self, live: LiveTable, seat: int, step: int) -> None:
        """The bot has waited long: it keeps waiting, and the table is told why nothing happens."""
        table = live.table
        if question(table, seat, step) is None:
            return
        self._hub.metrics.bots_late.inc()
        self._log_late()
        # While it is secret how far the seat is, only a late first step gives nothing away.
        if not table.hides(seat) or table.seats[seat].acted != table.turn:
            live.late[seat] = table.turn
            live.changed()

    def _log_late(self) -> None:
        now = time.monotonic()
        if now >= self._logged + _LOG_EVERY:
            self._logged = now
            waiting = self._bots.workers.waiting
            _LOG.warning("bots wait for workers", extra={"waiting": waiting, "longer_than": LATE})


def _weight(seen: Observation) -> float:
    """How long a step takes beside others: the cards of a payment follow each other quickly."""
    return _QUICK if seen.sealed or seen.phase in (Phase.PAY, Phase.KEEP) else 1.0


def _absent_at(live: LiveTable, seat: int) -> int | None:
    """When a person who owes a step has been away for too long."""
    grace, since = live.table.settings.absence.grace, live.away_since(seat)
    return None if grace is None or since is None else since + wait_ms(grace)
