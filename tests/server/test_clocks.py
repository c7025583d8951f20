"""Clocks and absence, at a hub whose time stands until it is moved."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from support.servers import UNLIMITED, sqlite_in, with_schema

from wildcards.conform.client import nonce
from wildcards.notation.verify import verify
from wildcards.protocol.message import Act
from wildcards.protocol.table import Absence, Clock, NewTable, SeatSetup
from wildcards.server.config import Config
from wildcards.server.live.connection import Connection
from wildcards.server.live.hub import Hub
from wildcards.server.live.live_table import LiveTable
from wildcards.server.run.app import Server
from wildcards.server.storage import library as library_module
from wildcards.server.storage import listing, table_time
from wildcards.server.storage.writer import Append, Writer
from wildcards.table import commands, views
from wildcards.table.refusal import RefusedError
from wildcards.table.table import GRACE_MS, Table

PEOPLE = ("ann", "bob", "cid")
WALL = 1_700_000_000_000
RUNNING: list[Hub] = []


class Time:
    """The time of the world, for desks and the database: it is moved, by beats that succeed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = WALL
        for module in (listing, library_module):
            monkeypatch.setattr(module, "wall_ms", lambda: self.wall)
        monkeypatch.setattr(table_time, "monotonic_ms", lambda: 0)

    def go(self, seconds: float) -> None:
        self.wall += round(seconds * 1000)
        for hub in RUNNING:
            hub.time.agree(hub.now() + round(seconds * 1000))


class Scene:
    """Three people at a table in play, nobody connected."""

    def __init__(self, hub: Hub, live: LiveTable, time: Time) -> None:
        self.hub, self.live, self.time = hub, live, time

    @property
    def table(self) -> Table:
        return self.live.table

    async def after(self, seconds: float) -> None:
        """Let so much time pass, and the timers do what they do."""
        self.time.go(seconds)
        await self.hub.scheduler.attend(self.live)

    async def act(self, seat: int, token: str | None = None) -> None:
        """A step of the person."""
        state = self.table.playing_state()
        action = state.token(state.legal_actions(seat)[0]) if token is None else token
        act = Act(f"c{self.table.seq}", seat, self.table.step_of(seat), [action])
        await self.hub.command(self.live, lambda table, at: commands.act(table, PEOPLE[seat], act, at))

    async def back(self, seat: int) -> None:
        name = f"b{self.table.seq}"
        await self.hub.command(
            self.live, lambda table, at: commands.back(table, PEOPLE[seat], seat, name, at)
        )

    async def leave(self, seat: int) -> None:
        await self.hub.command(self.live, lambda table, at: commands.leave(table, PEOPLE[seat], at))

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Until bots have done something."""
        async with asyncio.timeout(20):
            while not is_so():  # noqa: ASYNC110  # what bots do sets no event
                await asyncio.sleep(0.005)

    def stand_ins(self) -> list[str | None]:
        return [seat.stand_in for seat in self.table.seats]

    def arrive(self, seat: int) -> Connection:
        line = Connection(self.live, PEOPLE[seat])
        self.hub.arrive(self.live, line)
        return line


def at_table(
    database: str, time: Time, play: Callable[[Scene], Awaitable[None]], clock: Clock, absence: Absence
) -> str:
    """Let something happen at a table of a server of its own; returns the table's id."""

    async def run() -> str:
        async with server_of(database) as hub:
            new = NewTable([SeatSetup("open")] * 3, clock=clock, absence=absence, bot_delay=0)
            live = await hub.create(PEOPLE[0], new)
            for seat in range(3):
                name, given = PEOPLE[seat], nonce()
                sit = partial(commands.sit, seat=seat, uid=name, name=name, nonce=given)
                await hub.command(live, lambda t, at, sit=sit: sit(t, at=at))  # type: ignore[misc]
            await hub.command(live, lambda t, at: commands.start(t, PEOPLE[0], None, at))
            await play(Scene(hub, live, time))
            return live.table.id

    return asyncio.run(run())


class server_of:  # noqa: N801  # reads like a function
    """The hub of a server, while it runs."""

    def __init__(self, database: str) -> None:
        self._server = Server(Config(database, limits=UNLIMITED))
        self._life = self._server._lifespan()

    async def __aenter__(self) -> Hub:
        await self._life.__aenter__()
        RUNNING.append(self._server.hub)
        return self._server.hub

    async def __aexit__(self, *error: object) -> None:
        RUNNING.remove(self._server.hub)
        await self._life.__aexit__(None, None, None)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


PATIENT = Absence(None, "novice")


def test_a_bot_decides_when_time_is_up(tmp_path: Path, time: Time) -> None:
    async def play(scene: Scene) -> None:
        await scene.act(0)
        await scene.after(30 + GRACE_MS / 1000 - 0.001)
        assert scene.stand_ins() == [None] * 3
        await scene.act(2)  # a step that was on its way counts
        with pytest.raises(RefusedError, match="not_owed"):
            await scene.act(2, "F1")
        scene.time.go(0.002)
        with pytest.raises(RefusedError, match="time_up"):
            await scene.act(1)
        await scene.after(0)
        assert scene.stand_ins() == [None, "novice", None]
        await scene.until(lambda: scene.table.playing_state().phase.name != "BID")
        with pytest.raises(RefusedError, match="bot_decides"):
            await scene.act(1, "F1")
        await scene.back(1)
        assert scene.stand_ins() == [None] * 3
        await finish(scene)
        assert 1 <= scene.table.decided_by.count("novice") < len(scene.table.decided_by) // 2

    at_table(sqlite_in(tmp_path), time, play, Clock("decision", 30), PATIENT)


async def finish(scene: Scene) -> None:
    """Play to the end; the record says who decided each step."""
    chooser = random.Random(4)
    while not scene.table.playing_state().is_over:
        people = scene.table.people_to_act()
        if not people:
            await scene.until(
                lambda: bool(scene.table.people_to_act()) or scene.table.playing_state().is_over
            )
            continue
        seat = chooser.choice(people)
        state = scene.table.playing_state()
        await scene.act(seat, state.token(chooser.choice(state.legal_actions(seat))))
    record = views.record(scene.table)
    verify(record)
    assert record.extra["decided_by"] == [by or "human" for by in scene.table.decided_by]
    assert len(record.actions) == len(scene.table.decided_by)


def test_a_bot_decides_for_whoever_is_away(tmp_path: Path, time: Time) -> None:
    async def play(scene: Scene) -> None:
        ann, cid = scene.arrive(0), scene.arrive(2)
        await scene.after(44)
        assert scene.stand_ins() == [None] * 3
        await scene.act(2)
        scene.hub.depart(scene.live, cid)
        await scene.after(1)  # bob has been away from the start
        assert scene.stand_ins() == [None, "novice", None]
        await scene.after(1000)  # who is here may think, and who owes nothing may be away
        assert scene.stand_ins() == [None, "novice", None]
        await scene.until(lambda: 1 not in scene.table.owing())
        await scene.back(1)
        bob = scene.arrive(1)
        assert scene.stand_ins() == [None] * 3
        scene.hub.depart(scene.live, ann)
        await scene.after(44.9)
        ann = scene.arrive(0)
        await scene.after(10)
        assert scene.stand_ins()[0] is None
        await scene.leave(0)
        assert scene.stand_ins()[0] == "novice"
        for line in (ann, bob):
            scene.hub.depart(scene.live, line)

    at_table(sqlite_in(tmp_path), time, play, Clock(), Absence(45, "novice"))


def test_everybody_may_be_away(tmp_path: Path, time: Time) -> None:
    """Then the game goes on by itself to its end."""

    async def play(scene: Scene) -> None:
        while not scene.table.playing_state().is_over:
            await scene.after(60)
            await scene.until(lambda: bool(scene.table.people_to_act()) or scene.table.status == "over")
        assert set(scene.table.decided_by) == {"novice"}

    at_table(sqlite_in(tmp_path), time, play, Clock(), Absence(45, "novice"))


def test_without_grace_all_wait(tmp_path: Path, time: Time) -> None:
    async def play(scene: Scene) -> None:
        await scene.after(10**7)
        assert scene.stand_ins() == [None] * 3
        assert scene.hub.scheduler.next(scene.live) is None

    at_table(sqlite_in(tmp_path), time, play, Clock(), PATIENT)


def test_time_stands_still_while_no_server_runs(tmp_path: Path, time: Time) -> None:
    database = sqlite_in(tmp_path)

    async def play(scene: Scene) -> None:
        await scene.after(10)
        await scene.act(0)
        assert scene.hub.scheduler.next(scene.live) == 20.5

    table_id = at_table(database, time, play, Clock("decision", 30), PATIENT)
    for days in (1, 30):
        time.go(days * 86_400)

        async def again() -> None:
            async with server_of(database) as hub:
                live = await hub.live(table_id)
                assert hub.now() == WALL + 10_000
                assert hub.scheduler.next(live) == 20.5
                assert live.timer is not None
                assert hub.library.due(hub.now() + 20_499) == []
                assert hub.library.due(hub.now() + 20_500) == [table_id]

        asyncio.run(again())

    async def late() -> None:
        async with server_of(database) as hub:
            scene = Scene(hub, await hub.live(table_id), time)
            await scene.after(21)
            assert scene.stand_ins() == [None, "novice", "novice"]

    asyncio.run(late())


def test_tables_are_taken_up_after_a_restart(tmp_path: Path, time: Time) -> None:
    """At which a bot owes a step, though nobody asks for them."""
    database = sqlite_in(tmp_path)

    async def play(scene: Scene) -> None:
        scene.hub.is_closing = True  # no bot is asked any more
        for seat in range(3):
            await scene.leave(seat)

    table_id = at_table(database, time, play, Clock(), PATIENT)

    async def again() -> None:
        async with server_of(database) as hub:
            await Scene(hub, None, time).until(lambda: table_id in hub.lives)  # type: ignore[arg-type]
            live = hub.lives[table_id]
            await Scene(hub, live, time).until(lambda: live.table.status == "over")

    asyncio.run(again())


# --- what is stored beside the log


def test_lists_tell_nothing_of_steps_in_secret(tmp_path: Path, time: Time) -> None:
    """When a table changed last is shown to all: it moves with open steps only."""

    async def play(scene: Scene) -> None:
        chooser, found = random.Random(2), {True: 0, False: 0}
        while not scene.table.playing_state().is_over:
            seat = chooser.choice(scene.table.people_to_act())
            state, turn = scene.table.playing_state(), scene.table.turn
            before = scene.hub.library.of_person(PEOPLE[0])[0].changed
            time.go(1)
            hidden = any(scene.table.hides(other) for other in range(3))
            await scene.act(seat, state.token(chooser.choice(state.legal_actions(seat))))
            is_secret = hidden and scene.table.turn == turn
            assert (scene.hub.library.of_person(PEOPLE[0])[0].changed == before) == is_secret
            found[is_secret] += 1
        assert min(found.values()) > 5

    at_table(sqlite_in(tmp_path), time, play, Clock(), PATIENT)


def test_errors_of_the_database_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """An append that the database refuses is logged without what was to be kept."""
    database = with_schema(sqlite_in(tmp_path))
    writer = Writer(database)
    told: list[Exception | None] = []
    row: dict[str, object] = {"id": "t", "status": {"no": "text"}, "card": "5eed"}
    writer.put(Append("t", 0, ['{"server_seed":"5eed"}'], row, done=told.append))
    writer.close()
    database.close()
    assert len(told) == 1
    assert told[0] is not None
    assert caplog.records
    assert "5eed" not in caplog.text
    assert "5eed" not in str(told[0])
