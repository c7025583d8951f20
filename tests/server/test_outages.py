"""Databases that fail: nothing acknowledged is lost or done twice, people are told, and it all goes on."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from support.players import Person, check_account, newcomer, record_of, set_table
from support.servers import Cluster, Running, Spawned, running, sqlite_in, wait_for

from wildcards.conform.client import Json, Socket, make, problem, sit, start, you
from wildcards.errors import DatabaseError
from wildcards.server.live import trouble
from wildcards.server.run.audit import audit
from wildcards.server.storage import database as database_module
from wildcards.server.storage import writer as writer_module
from wildcards.server.storage.database import Database

OUTAGES: Final = int(os.environ.get("WILDCARDS_OUTAGES", "200"))
TABLES: Final = int(os.environ.get("WILDCARDS_OUTAGE_TABLES", "24"))
OPEN: Final = {"kind": "open"}


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "_PATIENCE", 0.0)
    monkeypatch.setattr(database_module, "_BUSY", 50)
    monkeypatch.setattr(trouble, "_FRESH", 3600.0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of one's own: its database fails, and it is less patient."""
    with running(sqlite_in(tmp_path)) as here:
        yield here


class Failing:
    """A SQLite database that fails on demand."""

    def __init__(self, server: Running) -> None:
        self.database: Database = server.server.database
        self.is_full = False
        self._said: str | None = None
        self._after = False
        keep: Callable[[Any], None] = server.server._writer._keep
        event.listen(self.database.engine, "begin", self._begin)

        def failing(batch: Any) -> None:
            said, self._said = self._said, None
            if said is not None and not self._after:
                raise self._error(said)
            keep(batch)
            if said is not None:
                raise self._error(said)

        server.server._writer._keep = failing  # type: ignore[method-assign]

    def _begin(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {1 if self.is_full else 2**30}")

    @staticmethod
    def _error(said: str) -> OperationalError:
        return OperationalError("", {}, sqlite3.OperationalError(said))

    @contextmanager
    def full(self) -> Iterator[None]:
        """The disk is full."""
        self.is_full = True
        yield
        self.is_full = False

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Another program writes and doesn't finish."""
        other = sqlite3.connect(self.database.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()

    @contextmanager
    def io(self, *, after: bool = False) -> Iterator[None]:
        """The disk fails once; perhaps after everything was kept."""
        self._said, self._after = "disk I/O error", after
        yield


@pytest.fixture
def failing(server: Running) -> Failing:
    return Failing(server)


def metric(client: httpx.Client, name: str) -> float:
    text = client.get("/metrics").text
    return float(text.split(f"\n{name} ")[1].split("\n")[0])


@pytest.mark.parametrize("why", ["full", "locked", "io"])
def test_what_is_refused_is_told_and_can_be_done_again(server: Running, failing: Failing, why: str) -> None:
    ann = server.client()
    table = make(ann, [you(), you(), you()])
    start(ann, table)
    live = server.server.hub.lives[table]
    with Socket(ann, table) as socket, Socket(ann, table) as other:
        bids = [socket.command(seat, socket.legal(seat)[0]) for seat in range(1 if why == "io" else 3)]
        with getattr(failing, why)():
            # The disk is full when a page is needed that is not there yet: somewhere in so many steps.
            refused = [bid for bid in bids if socket.ask(bid).get("code") == "unavailable"]
            while not refused and why == "full":
                refused = play_on(socket)
            assert refused
            seq = live.table.seq
            health = ann.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "failing")
            assert health.json()["why"] == why
            assert metric(ann, "wildcards_database_failing") == 1
            assert metric(ann, "wildcards_writer_failures_total") >= 1
            if why != "io":  # it fails once
                assert problem(ann.post(f"/api/tables/{table}/leave")) == (503, "unavailable")
                assert problem(ann.post("/api/tables", json={})) == (503, "unavailable")
            assert live.table.seq == seq
        for command in refused:
            assert socket.ask(command)["type"] == "done"
        assert live.table.seq == seq + len(refused)
        assert server.server.hub.lives[table] is live
        other.ping()
        wait_for(lambda: ann.get("/health").json()["status"] == "ok")  # after the next beat
    check(failing.database)


def play_on(socket: Socket) -> list[Json]:
    """One more step; the command if it was refused."""
    socket.ping()
    seat = socket.owing()[0]
    command = socket.command(seat, socket.legal(seat)[0])
    answer = socket.ask(command)
    if answer["type"] == "done":
        return []
    assert answer["code"] == "unavailable", answer
    return [command]


def check(database: Database) -> None:
    with database.snapshot() as connection:
        assert [fault for _, _, fault in audit(connection) if fault is not None] == []


def test_what_was_kept_although_the_database_did_not_say_so(server: Running, failing: Failing) -> None:
    """At every door: it is answered as done, now or when asked again, and nothing is done twice."""
    ann, bob = server.client(), server.client()
    with failing.io(after=True):
        made = ann.post("/api/tables", json={"seats": [OPEN] * 3})
    assert problem(made) == (503, "unavailable")  # that one is nobody's
    table = make(ann, [you(), OPEN, OPEN])
    live = server.server.hub.lives[table]
    for seat, person in ((1, bob), (2, ann)):
        with failing.io(after=True):
            answer = person.put(f"/api/tables/{table}/seats/{seat}", json={"nonce": f"{seat:032x}"})
        assert problem(answer) == (503, "unavailable")
        assert live.table.seats[seat].kind == "open"  # nothing is shown that may not have been kept
        seen = bob.get(f"/api/tables/{table}").json()["seats"][seat]
        assert (seen["kind"], seen["you"]) == ("person", person is bob)
    start(ann, table)
    with Socket(ann, table) as one:
        command = one.command(0, one.legal(0)[0])
        with failing.io(after=True):
            assert one.ask(command)["code"] == "unavailable"
        seq = live.table.seq
        assert one.ask(command)["type"] == "done"
        assert live.table.seq == seq + 1
        assert one.ask(command)["type"] == "done"
        assert live.table.seq == seq + 1
    check(failing.database)


def test_what_was_kept_at_the_second_try_is_done(
    server: Running, failing: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer tries again, and finds its own entry already there."""
    monkeypatch.setattr(writer_module, "_PATIENCE", 2.0)
    ann = server.client()
    with failing.io(after=True):
        table = make(ann, [OPEN] * 3)
    assert metric(ann, "wildcards_tables_made_total") == 1
    with failing.io(after=True):
        sit(ann, table, 0)
    with failing.io(after=True):
        assert start(ann, table, "novice")["status"] == "playing"
    check(failing.database)


def test_a_client_waits_on_one_connection(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it were closed, the client would reconnect again and again."""
    ann = server.client()
    table = make(ann, [you(), OPEN, OPEN])
    hub = server.server.hub

    def fails(*_: object) -> None:
        raise DatabaseError("away")

    with monkeypatch.context() as patch:
        patch.setattr(hub.library, "entries", fails)
        hub.lives.clear()
        assert problem(ann.get(f"/api/tables/{table}")) == (503, "unavailable")
        socket = Socket(ann, table, greet=False)
        socket.send({"type": "hello", "protocol": 1})
        with pytest.raises(TimeoutError):
            socket.receive(0.4)
    assert socket.receive()["type"] == "welcome"
    socket.close()


def test_what_another_process_kept_is_seen_at_once(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though nobody notified this process: a seat that was just taken is not open."""
    url = postgres.database()
    with running(url) as one, running(url) as two:
        monkeypatch.setattr(two.server.hub, "_notice", lambda _: None)
        ann = one.client()
        table = make(ann, [you(), OPEN, OPEN])
        there = two.client(cookies=dict(ann.cookies))
        two.server.hub._notifier._is_closing.set()  # type: ignore[attr-defined]  # deaf
        assert there.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
        for seat in (1, 2):
            sit(ann, table, seat)
            assert there.get(f"/api/tables/{table}").json()["seats"][seat]["kind"] == "person"
        fourth = make(ann, [you(), you(), OPEN])
        there.get(f"/api/tables/{fourth}")
        sit(ann, fourth, 2)
        assert there.post(f"/api/tables/{fourth}/start", json={}).status_code == 200


def test_a_rename_is_written_where_the_person_is(server: Running) -> None:
    ann = server.client()
    tables = [make(ann, [you(), OPEN, OPEN]) for _ in range(3)]
    hub = server.server.hub
    before = [hub.lives[table].table.seq for table in tables]
    with Socket(ann, tables[0]) as socket:
        ann.put("/api/me", json={"name": "Zoë"})
        socket.until_seen(lambda: socket.table["seats"][0]["name"] == "Zoë")
    assert [hub.lives[table].table.seq - seq for table, seq in zip(tables, before, strict=True)] == [1, 0, 0]
    assert ann.get("/api/me").json()["name"] == "Zoë"


# --- real outages


class Outages:
    """PostgreSQL is stopped and started again, while people play at many tables of two servers."""

    def __init__(self, cluster: Cluster, servers: list[Spawned], outages: int, tables: int) -> None:
        self.cluster, self.servers, self.outages, self.tables = cluster, servers, outages, tables
        self.dice = random.Random("outages")
        self.is_over = False
        self.games = self.steps = self.cuts = 0

    async def run(self) -> None:
        players = [asyncio.create_task(self._keep_playing(number)) for number in range(self.tables)]
        try:
            for number in range(self.outages):
                await asyncio.sleep(self.dice.uniform(0.5, 2))
                await asyncio.to_thread(self.cluster.stop, ("fast", "immediate")[number % 2])
                await asyncio.sleep(self.dice.choice((0.3, 1, 2, 3, 10)))
                await asyncio.to_thread(self.cluster.start)
        finally:
            self.is_over = True
        await asyncio.wait_for(asyncio.gather(*players), 300)

    async def _keep_playing(self, number: int) -> None:
        while not self.is_over:
            cookies, table = await self._set(number)
            urls = [server.url for server in self.servers]
            people = [
                Person(
                    self.dice.sample(urls, len(urls)), cookie, random.Random(f"{number} {i}"), lambda: 0.03
                )
                for i, cookie in enumerate(cookies)
            ]
            await asyncio.gather(*[person.play(table) for person in people])
            record = await again(partial(record_of, urls[0], table, cookies[0]))
            self.steps += check_account(record, people)
            self.games += 1
            self.cuts += sum([person.cuts for person in people])

    async def _set(self, number: int) -> tuple[list[str], str]:
        async def make() -> tuple[list[str], str]:
            url = self.servers[number % len(self.servers)].url
            cookies = [await newcomer(url, f"P{i}") for i in range(3)]
            absence = {"grace": None, "level": "greedy"}
            return cookies, await set_table(url, cookies, [OPEN] * 3, absence=absence)

        made: tuple[list[str], str] = await again(make)
        return made


async def again(work: Callable[[], Any]) -> Any:
    """Ask until it succeeds: while the database is away requests are refused."""
    while True:
        with suppress(httpx.HTTPError):
            return await work()
        await asyncio.sleep(0.3)


@contextmanager
def cluster_of_its_own() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="wildcards-outage-") as directory:
        Path(directory).chmod(0o755)
        cluster = Cluster(Path(directory))
        try:
            yield cluster
        finally:
            cluster.stop()


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_outages_of_postgres(processes: int) -> None:
    with cluster_of_its_own() as cluster:
        url = cluster.database()
        servers = [Spawned(url).start() for _ in range(processes)]
        outages = Outages(cluster, servers, OUTAGES, TABLES)
        try:
            asyncio.run(outages.run())
        finally:
            errors = "".join([server.errors for server in servers])
            for server in servers:
                server.stop()
                server.close()
        print(
            f"{OUTAGES} outages, {outages.games} games at {TABLES} tables, {outages.steps} acknowledged"
            f" steps, {outages.cuts} connections"
        )
        database = Database(url)
        check(database)
        database.close()
        assert outages.games >= TABLES
        assert "Traceback" not in errors, errors


@pytest.mark.slow
def test_nobody_knocks_in_a_loop_while_the_database_is_away() -> None:
    """For a client that follows the document: after 1012 it reconnects at once."""
    with cluster_of_its_own() as cluster:
        server = Spawned(cluster.database()).start()
        try:
            ann = server.client()
            tables = [make(ann, [you(), OPEN, OPEN]) for _ in range(2)]
            server.stop()
            server.start()  # nothing is in memory
            cluster.stop("fast")
            connections, end = 0, time.monotonic() + 9
            socket = None
            while time.monotonic() < end:
                connections += 1
                socket = Socket(ann, tables[0], greet=False)
                socket.send({"type": "hello", "protocol": 1})
                with suppress(TimeoutError):
                    socket.web.recv(max(0.1, end - time.monotonic()))
            cluster.start()
            assert socket is not None
            assert socket.receive()["type"] == "welcome"
            print(f"{connections} connections in 9 s")
            assert connections == 1
            wait_for(lambda: server.client().get("/health").status_code == 200)
        finally:
            server.close()


@pytest.mark.slow
def test_a_clock_that_is_set_while_a_server_runs(tmp_path: Path) -> None:
    """With libfaketime: two hours back and ahead, while it runs and between stop and start."""
    library = next(iter(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), None)
    if library is None:
        pytest.skip("libfaketime is not installed: apt-get install libfaketime")
    setting = tmp_path / "time"
    fake = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(setting), "FAKETIME_NO_CACHE": "1",
            "DONT_FAKE_MONOTONIC": "1"}  # fmt: skip
    with pytest.MonkeyPatch.context() as patch:
        for name, value in fake.items():
            patch.setenv(name, value)
        setting.write_text("+0")
        server = Spawned(sqlite_in(tmp_path))
        server.start()
        try:
            ann = server.client()
            clock = {"kind": "decision", "seconds": 12, "increment": 0}
            for before, during, between in (("+0", "-7200", "-7200"), ("+0", "+7200", "-3600")):
                setting.write_text(before)
                table = make(ann, [you(), you(), {"kind": "bot", "level": "novice"}], clock=clock,
                             absence={"grace": None, "level": "novice"})  # fmt: skip
                start(ann, table)
                started = time.monotonic()
                setting.write_text(during)
                with Socket(ann, table) as socket:
                    answer = socket.act(0, socket.legal(0)[0])
                    assert answer["type"] == "done", answer  # nothing is up yet
                time.sleep(3)
                server.stop()
                setting.write_text(between)
                server.start()
                wait_for(lambda: seat(ann, table, 1)["stand_in"] == "novice", 40)  # noqa: B023
                # 12 s and half a one of grace, without what the stop and the start took.
                assert 12 < time.monotonic() - started < 12.5 + 15
        finally:
            server.close()


def seat(client: httpx.Client, table: str, number: int) -> Json:
    found: Json = client.get(f"/api/tables/{table}").json()["seats"][number]
    return found
