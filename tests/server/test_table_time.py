"""Table time: by the monotonic clock and the beats, whatever the wall clock does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.servers import UNLIMITED, Cluster, sqlite_in, with_schema

from wildcards.errors import DatabaseError
from wildcards.server.config import Config
from wildcards.server.live.hub import Hub
from wildcards.server.run.app import Server
from wildcards.server.storage import library as library_module
from wildcards.server.storage import table_time
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import Library
from wildcards.server.storage.table_time import BEAT, MOST_AHEAD, TableTime

HOUR = 3_600_000
WALL = 1_700_000_000_000


class Clocks:
    """Both clocks of a machine, in ms."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.monotonic = WALL, 77
        monkeypatch.setattr(library_module, "wall_ms", lambda: self.wall)
        monkeypatch.setattr(table_time, "monotonic_ms", lambda: self.monotonic)

    def go(self, ms: int) -> None:
        self.wall += ms
        self.monotonic += ms


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    database = with_schema(sqlite_in(tmp_path))
    yield Library(database)
    database.close()


def test_it_goes_on_with_the_monotonic_clock(clocks: Clocks) -> None:
    time = TableTime()
    time.agree(WALL)
    clocks.go(1500)
    assert time.now() == WALL + 1500
    for step in (-2 * HOUR, 5 * HOUR):
        clocks.wall += step  # somebody sets the clock of the wall
        assert time.now() == WALL + 1500


def test_it_stands_still_without_beats(clocks: Clocks) -> None:
    """While the database is away, the machine sleeps, or the process is stopped."""
    time = TableTime()
    time.agree(WALL)
    clocks.go(HOUR)
    assert time.stands
    assert time.now() == WALL + MOST_AHEAD
    time.agree(WALL + MOST_AHEAD)
    assert not bool(time.stands)
    clocks.go(1000)
    assert time.now() == WALL + MOST_AHEAD + 1000


def test_it_never_goes_back(clocks: Clocks) -> None:
    time = TableTime()
    time.agree(WALL)
    clocks.go(1500)
    time.agree(WALL + 1000)  # what is on its way is older by now
    assert time.now() == WALL + 1500
    time.agree(WALL + 9000)  # another process is ahead
    assert time.now() == WALL + 9000


def test_beats_agree_on_the_greater(library: Library, clocks: Clocks) -> None:
    first = library.beat(is_first=True)
    assert first == library.table_time() == WALL
    assert library.beat(first + 2000) == first + 2000
    assert library.beat(first + 1000) == first + 2000


@pytest.mark.parametrize("step", [-2 * HOUR, 0, 30 * 24 * HOUR])
def test_a_start_goes_on_from_the_last_beat(tmp_path: Path, clocks: Clocks, step: int) -> None:
    """However the wall clock was set in between."""
    url = sqlite_in(tmp_path)

    async def run(seconds: int) -> tuple[int, int]:
        server = Server(Config(url, limits=UNLIMITED))
        async with server._lifespan():
            before = server.hub.now()
            for _ in range(seconds):
                clocks.go(1000)
                await server.hub.beat()
            return before, server.hub.now()

    first, then = asyncio.run(run(10))
    assert then == first + 10_000
    clocks.wall += step
    clocks.monotonic += 5 * HOUR
    assert asyncio.run(run(1)) == (then, then + 1000)


def test_a_database_that_is_away_stops_it(
    tmp_path: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        server = Server(Config(sqlite_in(tmp_path), limits=UNLIMITED))
        async with server._lifespan():
            hub: Hub = server.hub
            with monkeypatch.context() as patch:
                patch.setattr(hub.library, "beat", fails)
                start = hub.now()
                for _ in range(30):
                    clocks.go(1000)
                    await hub.beat()
                assert hub.now() == start + MOST_AHEAD
                assert hub.wellbeing.failing == "away"
            await hub.beat()
            assert hub.wellbeing.failing == ""
            clocks.go(1000)
            assert hub.now() == start + MOST_AHEAD + 1000

    def fails(*_: object, **__: object) -> int:
        raise DatabaseError("away")

    asyncio.run(run())


def test_a_second_process_joins_at_the_same_time(postgres: Cluster) -> None:
    """The database's own clock shows how long ago the last beat was; a long time counts for little."""
    database = with_schema(postgres.database())
    library = Library(database)
    first = library.beat(is_first=True)
    age(database, 1500)
    assert first + 1500 <= library.beat() <= first + 1500 + BEAT * 1000
    age(database, HOUR)
    before = library.table_time()
    assert library.beat() == before + MOST_AHEAD
    assert library.beat(is_first=True) - before <= MOST_AHEAD + 1
    database.close()


def age(database: Database, ms: int) -> None:
    """Make the last beat this much longer ago."""
    with database.writing() as connection:
        connection.exec_driver_sql(f"UPDATE server_value SET value = value::bigint - {ms} WHERE key = 'beat'")
