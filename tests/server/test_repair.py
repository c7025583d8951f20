"""Broken logs: cut after their last good entry, the rest kept apart; until then no concern of others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from support.logs import HOST, log, store
from support.servers import Running, running, sqlite_in, wait_for, with_schema

from wildcards.conform.client import Socket, make, problem, you
from wildcards.server.run.audit import audit
from wildcards.server.run.repair import carry_out, plans
from wildcards.server.storage.archive import fold, purge
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import Library
from wildcards.server.storage.notifier import DatabaseTakenError, no_server
from wildcards.server.storage.schema import ENTRIES, MEMBERS, SET_ASIDE, TABLES
from wildcards.server.storage.writer import Append, ConflictError, Writer
from wildcards.table.entry import Acted, Entry, to_json

PLAYED = log("playing")


def at(seq: int) -> Any:
    return ENTRIES.c.seq == seq


def damage(database: Database, *changes: Any) -> str:
    """A table in play with this damage; returns its id."""
    table_id = store(database, PLAYED)
    here = ENTRIES.c.table_id == table_id
    with database.writing() as connection:
        for change in changes:
            connection.execute(change.where(here) if change.table is ENTRIES else change)
    return table_id


def faults(database: Database) -> list[str]:
    with database.snapshot() as connection:
        return [fault for _, _, fault in audit(connection) if fault is not None]


def aside(database: Database) -> list[tuple[int, str]]:
    with database.reading() as connection:
        query = select(SET_ASIDE.c.seq, SET_ASIDE.c.data).order_by(SET_ASIDE.c.seq)
        return [(seq, data) for seq, data in connection.execute(query)]


LAST = len(PLAYED) - 1
AGAIN = to_json(PLAYED[-2])  # a step that was taken already


@pytest.mark.parametrize(
    ("change", "good"),
    [
        (delete(ENTRIES).where(at(LAST - 2)), LAST - 2),
        (update(ENTRIES).where(at(LAST - 2)).values(data="}"), LAST - 2),
        (update(ENTRIES).where(at(LAST)).values(data=AGAIN), LAST),
        (update(ENTRIES).where(at(3)).values(data='{"kind":"followed","at":1,"table":7}'), 3),
        (update(TABLES).values(card="{}", wake=7), LAST + 1),
        (delete(TABLES), LAST + 1),
    ],
    ids=["gap", "unreadable", "contradiction", "wrong type", "row", "no row"],
)
def test_a_broken_log_is_cut_and_the_rest_kept(database: Database, change: Any, good: int) -> None:
    whole = store(database, log("over", 5))
    with database.reading() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == whole)).one()
    table_id = damage(database, change if change.table is ENTRIES else change.where(TABLES.c.id != whole))
    with database.reading() as connection:
        query = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table_id)
        before = [(seq, data) for seq, data in connection.execute(query.order_by(ENTRIES.c.seq))]
    assert len(faults(database)) == 1
    (plan,) = list(plans(database))
    assert (plan.table_id, plan.good) == (table_id, good)
    carry_out(database, plan)
    assert faults(database) == []
    assert list(plans(database)) == []
    assert aside(database) == before[good:]
    with database.reading() as connection:
        assert fold(connection, table_id).seq == good - 1
        assert connection.execute(select(TABLES).where(TABLES.c.id == whole)).one() == row
    assert [listed.id for listed in Library(database).of_person(HOST)] != []


def test_a_table_without_a_good_entry_goes_from_the_lists(database: Database) -> None:
    table_id = damage(database, update(ENTRIES).where(at(0)).values(data="{}"))
    for plan in plans(database):
        carry_out(database, plan)
    assert len(aside(database)) == len(PLAYED)
    assert faults(database) == []
    assert Library(database).of_person(HOST) == []
    with database.reading() as connection:
        for column in (TABLES.c.id, ENTRIES.c.table_id, MEMBERS.c.table_id):
            assert list(connection.execute(select(column).where(column == table_id))) == []
    list(purge(database, 2**60, "2026-11-29"))
    assert aside(database) == []


# --- no command twice


def test_the_database_takes_no_command_twice(database: Database) -> None:
    table_id = store(database, log("open", 3))
    writer = Writer(database)
    commands = ((1, "a", ""), (2, "a", ""), (1, "b", ""), (1, "", "greedy"), (1, "", "greedy"))
    acts: list[Entry] = [Acted(5, seat, [1], cid, 0, by) for seat, cid, by in commands]

    async def keep(seq: int, entry: Entry) -> None:
        await writer.keep(Append(table_id, seq, [to_json(entry)], {}))

    async def run() -> None:
        for number, entry in enumerate(acts):
            await keep(1 + number, entry)
        with pytest.raises(ConflictError):
            await keep(6, acts[0])

    asyncio.run(run())
    writer.close()
    with pytest.raises(IntegrityError), database.transaction() as connection:
        connection.execute(
            insert(ENTRIES), [{"table_id": table_id, "seq": 6, "data": "{}", "command": "1 a"}]
        )


def test_nothing_is_repaired_while_a_server_runs(database: Database) -> None:
    taken = pytest.raises(DatabaseTakenError, match="but one is; stop it first")
    with running(database.url), taken, no_server(database):
        raise AssertionError("a server runs")
    with no_server(database):
        pass


# --- one table's trouble


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Running, str, str]]:
    """A server at which one table is broken and another has a bot to move, and their ids."""
    database = with_schema(sqlite_in(tmp_path))
    broken = damage(database, update(ENTRIES).where(at(LAST)).values(data=AGAIN))
    whole = store(database, PLAYED)
    with database.writing() as connection:  # the broken one is the first to be taken care of
        connection.execute(update(TABLES).where(TABLES.c.id == broken).values(wake=0))
        connection.execute(update(TABLES).where(TABLES.c.id == whole).values(wake=1))
    database.close()
    with running(database.url) as server:
        yield server, broken, whole


def test_a_broken_table_is_no_matter_of_others(
    served: tuple[Running, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    server, broken, whole = served
    hub = server.server.hub
    wait_for(lambda: whole in hub.lives and hub.lives[whole].table.status == "over")
    ann = server.client()
    for _ in range(3):
        assert problem(ann.get(f"/api/tables/{broken}")) == (409, "broken_table")
        assert Socket(ann, broken, greet=False).closed() == 4500
    assert ann.get("/health").json()["status"] == "ok"
    # The server may come to it before the test begins.
    records = [*caplog.get_records("setup"), *caplog.records]
    told = [record.message for record in records if record.levelno >= logging.ERROR]
    assert told == ["table in trouble"]
    assert broken not in hub.lives


def test_a_log_that_breaks_while_people_play(server: Running) -> None:
    """As if another process had written nonsense: what is known stays, and connections end for good."""
    ann = server.client()
    table = make(ann, [you(), {"kind": "open"}, {"kind": "open"}])
    hub = server.server.hub
    live = hub.lives[table]
    with Socket(ann, table) as socket:
        database = Database(server.server.config.database)
        with database.writing() as connection:
            row = {"table_id": table, "seq": live.table.seq + 1, "data": to_json(PLAYED[-1])}
            connection.execute(insert(ENTRIES), [row])
        database.close()
        assert problem(ann.delete(f"/api/tables/{table}/seats/0")) == (409, "broken_table")
        assert socket.closed() == 4500
    assert table not in hub.lives
    assert live.table.seats[0].kind == "person"


def test_a_view_that_fails_ends_the_connection_for_good(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise its client would reconnect at once, again and again, with a traceback each time."""
    ann = server.client()
    table = make(ann, [you(), {"kind": "open"}, {"kind": "open"}])

    def fails(*_: object) -> None:
        raise ValueError("a mistake")

    monkeypatch.setattr("wildcards.server.live.live_table.LiveTable.shown", fails)
    for _ in range(3):
        socket = Socket(ann, table, greet=False)
        socket.send({"type": "hello", "protocol": 1})
        assert socket.closed() == 4500
    assert [record.message for record in caplog.records if record.exc_info] == ["table in trouble"]
