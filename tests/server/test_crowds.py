"""Many at one table, and heavy requests: what one does doesn't affect the others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest
from support.servers import UNLIMITED, sqlite_in
from support.wire import ANN, Wire
from support.workers import Bench, Clock

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.record import Record
from wildcards.protocol.table import NewTable
from wildcards.server.config import Config
from wildcards.server.live.clerk import Clerk
from wildcards.server.live.connection import Connection
from wildcards.server.live.hub import Hub
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.shares import Party
from wildcards.server.run.app import Server
from wildcards.table import commands
from wildcards.table.refusal import RefusedError

BOB: Final = Party("192.0.2.2", "bob")


def with_desk(directory: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """With the hub of a server."""

    async def run() -> None:
        server = Server(Config(sqlite_in(directory), limits=UNLIMITED))
        async with server._lifespan():
            await work(server.hub)

    asyncio.run(run())


def woken(lines: list[Connection]) -> int:
    """How many of them were woken since this was last asked."""
    count = 0
    for line in lines:
        count += line._news.is_set()
        line._news.clear()
    return count


def enter(hub: Hub, live: LiveTable, uid: str) -> Connection:
    line = Connection(live, uid)
    hub.arrive(live, line)
    return line


def test_spectators_who_come_and_go_wake_nobody(tmp_path: Path) -> None:
    async def watch(hub: Hub) -> None:
        live = await hub.create("ann", NewTable())
        lines = [enter(hub, live, "ann"), *[enter(hub, live, f"eve {number}") for number in range(200)]]
        assert woken(lines) == 0
        for line in lines[100:]:
            hub.depart(live, line)
        assert woken(lines[:100]) == 0

    with_desk(tmp_path, watch)


def test_who_sits_there_is_shown_to_come_and_go_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("wildcards.server.live.live_table._now", lambda: now)

    async def watch(hub: Hub) -> None:
        nonlocal now
        live = await hub.create("ann", NewTable())
        await hub.command(live, lambda t, at: commands.sit(t, 0, "ann", "Ann", "0" * 32, at))
        eve = enter(hub, live, "eve")
        woken([eve])
        ann = enter(hub, live, "ann")
        assert woken([eve]) == 1
        for _ in range(20):
            hub.depart(live, ann)
            ann = enter(hub, live, "ann")
        assert woken([eve]) == 0
        now += 1.0
        live._show_presence()  # the timer
        assert woken([eve]) == 1

    with_desk(tmp_path, watch)


def test_those_who_play_look_first_and_spectators_a_few_at_a_time() -> None:
    async def look() -> None:
        wire = Wire(Rules(seats=3))
        ann = Connection(wire.live, ANN)
        others = [Connection(wire.live, f"eve {number}") for number in range(240)]
        for line in (*others, ann):
            wire.live.enter(line)
        wire.live.changed()
        assert (woken([ann]), woken(others)) == (1, 50)
        wire.live.leave(others[-1])
        wire.live.changed()  # those who have not looked yet keep their place
        assert woken([ann]) == 1
        counts = []
        while not wire.live.is_told:
            await asyncio.sleep(0)
            counts.append(woken(others))
        assert [*counts] == [50, 50, 50, 50, 39]

    asyncio.run(look())


def test_a_table_is_written_once_for_all_who_have_no_part_in_it() -> None:
    wire = Wire(Rules(seats=3))
    shown = wire.live.shown()
    assert shown.table_told("eve") is shown.table_told("bob")
    assert shown.table_told("eve") != shown.table_told(ANN)


# --- heavy requests


def game() -> Record:
    """A short one: it need not be over."""
    return Record.of(new_game(Rules(seats=3), seed=1))


def test_replays_are_made_by_a_worker_and_kept() -> None:
    async def ask() -> None:
        bench = Bench(Clock())
        record = game()
        size = len(await Clerk(bench.worker).replay(BOB, ("table", 0), record))
        clerk = Clerk(bench.worker, most_kept=2 * size + size // 2)
        bench.begun.clear()
        for number in range(3):
            assert clerk.kept_replay((f"t{number}", 0)) is None
            made = await clerk.replay(BOB, (f"t{number}", 0), record)
            assert clerk.kept_replay((f"t{number}", 0)) == made
            clerk.kept_replay(("t0", 0))  # asked for again and again
        assert len(bench.begun) == 3
        assert [clerk.kept_replay((f"t{number}", 0)) is None for number in range(3)] == [False, True, False]
        assert clerk.kept_replay(("t0", 1)) is None

    asyncio.run(ask())


def test_records_are_verified_by_a_worker() -> None:
    async def ask() -> None:
        bench = Bench(Clock())
        clerk = Clerk(bench.worker)
        found = json.loads(await clerk.verify(BOB, json.dumps(game().to_dict()).encode()))
        assert (found["valid"], found["steps"], found["has_seed"]) == (True, 0, True)
        found = json.loads(await clerk.verify(BOB, b'{"actions": [1, 2]}'))
        assert (found["valid"], found["steps"]) == (False, 2)
        for text in (b"[]", b"{", b"\xff", b'{"a":' + b"[" * 100_000):
            with pytest.raises(RefusedError) as refused:
                await clerk.verify(BOB, text)
            assert (refused.value.code, refused.value.http_status) == ("malformed", 400)
        assert len(bench.begun) == 6

    asyncio.run(ask())


def test_so_many_heavy_requests_of_an_address_wait() -> None:
    async def ask() -> None:
        clerk = Clerk(Bench(Clock()).worker)
        asked = [asyncio.create_task(clerk.verify(BOB, b"{}")) for _ in range(40)]
        asked.append(asyncio.create_task(clerk.verify(BOB._replace(address="192.0.2.3"), b"{}")))
        found = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in found if isinstance(one, RefusedError)]
        assert {one.code for one in refused} == {"too_many"}
        assert len(refused) == 40 - 1 - 30
        assert isinstance(found[-1], bytes)

    asyncio.run(ask())


def test_heavy_work_that_fails_is_told() -> None:
    async def ask() -> None:
        bench = Bench(Clock())
        bench.fails = ["timeout", "timeout"]
        with pytest.raises(RefusedError) as refused:
            await Clerk(bench.worker).verify(BOB, b"{}")
        assert (refused.value.code, refused.value.http_status) == ("busy", 503)

    asyncio.run(ask())
