"""What other processes kept is read for many tables at once, and none keeps another from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, cast

import pytest
from sqlalchemy import delete
from support.faulty_database import until_all_wait
from support.logs import log, store

from wildcards.errors import BrokenLogError, DatabaseError
from wildcards.server.live import reader
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.reader import Found, Reader
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import Library
from wildcards.server.storage.migrate import migrate
from wildcards.server.storage.schema import ENTRIES
from wildcards.table.table import Table

LOG = log("playing")
KNOWN = len(LOG) - 2


class Shelf:
    """A library with the same log for every table but one, which cannot be read."""

    def __init__(self) -> None:
        self.queries: list[Mapping[str, int]] = []
        self.is_away = False
        self.meanwhile: Callable[[], None] = lambda: None  # what happens while it is read

    def newer(self, since: Mapping[str, int]) -> dict[str, Found]:
        """As Library has it."""
        self.queries.append(dict(since))
        self.meanwhile()
        if self.is_away:
            raise DatabaseError("away")
        broken = BrokenLogError("b", "damaged")
        return {name: broken if name == "b" else LOG[number:] for name, number in since.items()}


class Desk:
    """Whoever asks the reader."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def at_once(function: Any, *arguments: Any) -> Any:
            return function(*arguments)

        monkeypatch.setattr(asyncio, "to_thread", at_once)
        monkeypatch.setattr(reader, "GATHER", 0)
        self.shelf = Shelf()
        self.took: list[tuple[str, Found]] = []
        self.settled: list[str] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.reader = Reader(cast("Library", self.shelf), self.take, self.settle, self.spawn)
        self.lives = {name: LiveTable(Table.fold(name, LOG[: KNOWN + 1]), 0) for name in "abc"}

    def take(self, live: LiveTable, found: Found, doubts: int) -> None:
        self.took.append((live.table.id, found))
        live.settle(doubts)

    async def settle(self, live: LiveTable) -> None:
        self.settled.append(live.table.id)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        self.tasks.append(asyncio.create_task(work))

    def ask_all(self) -> None:
        for live in self.lives.values():
            live.doubt()
            self.reader.ask(live)


def test_many_tables_are_read_by_one_query(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        desk = Desk(monkeypatch)
        desk.ask_all()
        await until_all_wait()
        assert desk.shelf.queries == [dict.fromkeys("abc", KNOWN)]
        found = dict(desk.took)
        assert found["a"] == found["c"] == LOG[KNOWN:]
        assert isinstance(found["b"], BrokenLogError)
        assert desk.settled == []
        desk.reader.ask(desk.lives["a"])  # which is no longer doubtful
        await until_all_wait()
        assert len(desk.shelf.queries) == 1
        desk.ask_all()
        await until_all_wait()
        assert len(desk.shelf.queries) == 2

    asyncio.run(go())


@pytest.mark.parametrize("is_late", [False, True])
def test_where_a_command_is_under_way_it_goes_first(
    monkeypatch: pytest.MonkeyPatch, *, is_late: bool
) -> None:
    async def go() -> None:
        desk = Desk(monkeypatch)
        busy, moved = desk.lives["a"], desk.lives["c"]
        if is_late:
            desk.shelf.meanwhile = lambda: setattr(moved, "table", moved.table.then(LOG[KNOWN + 1 :]))
        else:
            await busy.lock.acquire()
        desk.ask_all()
        await until_all_wait()
        assert desk.settled == (["c"] if is_late else ["a"])
        assert [name for name, _ in desk.took] == (["a", "b"] if is_late else ["b", "c"])

    asyncio.run(go())


def test_tables_stay_doubtful_while_the_database_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        desk = Desk(monkeypatch)
        desk.shelf.is_away = True
        desk.ask_all()
        await until_all_wait()
        assert desk.took == []
        assert all(live.is_doubtful for live in desk.lives.values())
        desk.shelf.is_away = False
        desk.ask_all()
        await until_all_wait()
        assert len(desk.took) == 3

    asyncio.run(go())


def test_what_waits_for_the_database_is_read_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is wanted twice comes twice, and whoever no longer waits is left out."""

    async def go() -> None:
        desk = Desk(monkeypatch)
        wanted = [("a", 0), ("b", 1), ("a", KNOWN), ("c", KNOWN)]
        reads = [asyncio.create_task(desk.reader.read(*one)) for one in wanted]
        await asyncio.sleep(0)
        reads[3].cancel()
        await until_all_wait()
        assert desk.shelf.queries == [{"a": 0, "b": 1, "c": KNOWN}, {"a": KNOWN}]
        assert (reads[0].result(), reads[2].result()) == (LOG, LOG[KNOWN:])
        assert isinstance(reads[1].result(), BrokenLogError)

    asyncio.run(go())


def test_whoever_waits_is_told_that_the_database_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        desk = Desk(monkeypatch)
        desk.shelf.is_away = True
        for _ in range(2):
            with pytest.raises(DatabaseError):
                await desk.reader.read("a", 0)
        desk.shelf.is_away = False
        assert await desk.reader.read("a", 0) == LOG

    asyncio.run(go())


def test_newer_entries_of_many_tables(empty_database: Database) -> None:
    migrate(empty_database)
    first, second = [store(empty_database, LOG) for _ in range(2)]
    with empty_database.writing() as connection:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == second, ENTRIES.c.seq == KNOWN))
    library = Library(empty_database)
    assert library.newer({first: KNOWN, second: KNOWN + 1, "none": 3}) == {
        first: LOG[KNOWN:], second: LOG[KNOWN + 1 :], "none": []
    }  # fmt: skip
    assert isinstance(library.newer({second: KNOWN - 1})[second], BrokenLogError)
