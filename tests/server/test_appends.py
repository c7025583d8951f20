"""Appends of the writer that meet what they don't expect."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from sqlalchemy import select
from support.logs import log, store

from wildcards.server.storage.archive import purge
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import Library
from wildcards.server.storage.schema import ENTRIES as LOGS
from wildcards.server.storage.schema import TABLES
from wildcards.server.storage.writer import Append, ConflictError, Writer
from wildcards.table.entry import to_json

ENTRIES = [to_json(entry) for entry in log("playing")]
FIRST = len(ENTRIES) - 3  # the number of the first entry that is appended here


@pytest.fixture
def writer(database: Database) -> Iterator[Writer]:
    made = Writer(database)
    yield made
    made.close()


def keep(writer: Writer, *appends: Append) -> list[Exception | None]:
    """Keep all of these at once; returns what is said of each."""
    told: dict[int, Exception | None] = {}
    are_there, are_told = threading.Event(), threading.Event()

    def tell(number: int, error: Exception | None) -> None:
        told[number] = error
        if len(told) == len(appends):
            are_told.set()

    def hold_up(_error: Exception | None) -> None:
        are_there.wait(60)

    writer.put(Append("none", 1, [ENTRIES[1]], {}, done=hold_up))  # until all of them wait
    for number, append in enumerate(appends):
        append.done = lambda error, number=number: tell(number, error)  # type: ignore[misc]  # two arguments
        writer.put(append)
    are_there.set()
    assert are_told.wait(60)
    return [told[number] for number in range(len(appends))]


def stored(database: Database) -> str:
    """A table without the last of the entries."""
    return store(database, log("playing")[:FIRST])


def kept(database: Database, table_id: str) -> list[str]:
    return [to_json(entry) for entry in Library(database).entries(table_id)]


def are_conflicts(told: Sequence[Exception | None]) -> list[bool]:
    assert all(error is None or isinstance(error, ConflictError) for error in told)
    return [error is not None for error in told]


def test_a_step_that_changes_nothing_in_lists_is_kept(database: Database, writer: Writer) -> None:
    """Two bots in the same millisecond."""
    table_id = stored(database)
    assert keep(writer, Append(table_id, FIRST, ENTRIES[FIRST:], {})) == [None]
    assert kept(database, table_id) == ENTRIES


@pytest.mark.parametrize("row", [{}, {"status": "playing"}])
def test_a_table_that_was_purged_gets_no_entries(
    database: Database, writer: Writer, row: dict[str, str]
) -> None:
    table_id = store(database, log("open"), changed=1)
    assert list(purge(database, 2, "2026-11-29")) == [table_id]
    assert are_conflicts(keep(writer, Append(table_id, 1, [ENTRIES[1]], row))) == [True]
    assert Library(database).entries(table_id) == []


def test_of_a_row_only_what_is_given_changes(database: Database, writer: Writer) -> None:
    changes: list[dict[str, Any]] = [
        {"wake": None, "card": '{"Zoë":"\\u0000"}'},
        {"wake": 2**40, "code": "ABC"},
        {},
    ]
    tables = [stored(database) for _ in changes]
    with database.reading() as connection:
        before = {row.id: row._asdict() for row in connection.execute(select(TABLES))}
    appends = [Append(table, FIRST, ENTRIES[FIRST:], row) for table, row in zip(tables, changes, strict=True)]
    assert keep(writer, *appends) == [None] * 3
    with database.reading() as connection:
        after = {row.id: row._asdict() for row in connection.execute(select(TABLES))}
    assert after == {table: before[table] | change for table, change in zip(tables, changes, strict=True)}


def test_what_conflicts_keeps_nothing_else_from_being_kept(database: Database, writer: Writer) -> None:
    """A number that is taken, a command that was carried out, two for one number, and no table."""
    taken, carried_out, twice, free = [stored(database) for _ in range(4)]
    act = '{"type":"acted","at":4,"seat":0,"step":0,"action":"x","cid":"a1"}'
    assert keep(
        writer, Append(taken, FIRST, ENTRIES[FIRST:-1], {}), Append(carried_out, FIRST, [act], {})
    ) == [None, None]
    found = keep(
        writer,
        Append(taken, FIRST, ENTRIES[FIRST:], {"status": "taken"}),
        Append(carried_out, FIRST + 1, [act, ENTRIES[-1]], {"status": "taken"}),
        Append(twice, FIRST, ENTRIES[FIRST:], {}),
        Append(twice, FIRST, ENTRIES[FIRST:-1], {}),
        Append("purged", FIRST, ENTRIES[FIRST:], {}),
        Append(free, FIRST, ENTRIES[FIRST:], {}),
    )
    assert are_conflicts(found) == [True, True, False, True, True, False]
    assert kept(database, taken) == ENTRIES[:-1]
    assert kept(database, twice) == kept(database, free) == ENTRIES
    with database.reading() as connection:
        assert set(connection.execute(select(TABLES.c.status)).scalars()) == {"playing"}
        numbers = select(LOGS.c.seq).where(LOGS.c.table_id == carried_out).order_by(LOGS.c.seq)
        assert list(connection.execute(numbers).scalars()) == [*range(FIRST + 1)]


def test_new_tables_and_people_are_kept_beside_steps(database: Database, writer: Writer) -> None:
    playing, open_table = stored(database), store(database, log("open"))
    row = {"id": "new", "status": "open", "visibility": "public", "code": "C", "card": "{}", "changed": 1}
    found = keep(
        writer,
        Append("new", 0, ENTRIES[:1], row | {"wake": None}, ("ann",)),
        Append(open_table, 1, [ENTRIES[1]], {"changed": 5}, ("bob",)),
        Append(playing, FIRST, ENTRIES[FIRST:], {}),
    )
    assert found == [None] * 3
    assert [len(kept(database, table)) for table in ("new", open_table, playing)] == [1, 2, len(ENTRIES)]
    assert [one.id for one in Library(database).of_person("bob")] == [open_table]
    assert [one.id for one in Library(database).of_person("ann")] == ["new"]
