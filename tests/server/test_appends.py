"""Appends of the writer that meet what they don't expect."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.logs import log, store
from support.servers import sqlite_in, with_schema

from wildcards.server.storage.archive import purge
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import Library
from wildcards.server.storage.writer import Append, ConflictError, Writer
from wildcards.table.entry import to_json


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = with_schema(sqlite_in(tmp_path))
    yield made
    made.close()


def keep(database: Database, append: Append) -> None:
    writer = Writer(database)
    try:
        asyncio.run(writer.keep(append))
    finally:
        writer.close()


def test_a_step_that_changes_nothing_in_lists_is_kept(database: Database) -> None:
    """Two bots in the same millisecond."""
    entries = log("playing")
    table_id = store(database, entries[:-1])
    keep(database, Append(table_id, len(entries) - 1, [to_json(entries[-1])], {}))
    kept = Library(database).entries(table_id)
    assert [to_json(entry) for entry in kept] == [to_json(entry) for entry in entries]


@pytest.mark.parametrize("row", [{}, {"status": "playing"}])
def test_a_table_that_was_purged_gets_no_entries(database: Database, row: dict[str, str]) -> None:
    entries = log("playing")
    table_id = store(database, log("open"), changed=1)
    assert list(purge(database, 2, "2026-11-29")) == [table_id]
    with pytest.raises(ConflictError):
        keep(database, Append(table_id, 1, [to_json(entries[1])], row))
    assert Library(database).entries(table_id) == []
