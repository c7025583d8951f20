"""Repairs: a log that breaks is cut after its last good entry, and what lists and timers need is rebuilt.

What is cut off is set aside, in its own table: nothing is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from wildcards.errors import BrokenLogError
from wildcards.server.run.audit import differences
from wildcards.server.storage import listing, log
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.schema import ENTRIES, MEMBERS, SET_ASIDE, TABLES
from wildcards.table.table import Table

NO_LOG: Final = "there is no log"


class Plan(NamedTuple):
    """What is wrong with a table, and what is left of it. Nothing good is left if `table` is None."""

    table_id: str
    table: Table | None
    good: int  # entries that stay
    bad: Sequence[tuple[int, str]]  # (seq, data) of those that don't
    why: str  # they don't; "" if all are good
    faults: Sequence[str]  # of what is stored beside the log
    is_listed: bool


def plans(database: Database) -> Iterator[Plan]:
    """What is to be repaired, one table after another. Raises DatabaseError."""
    with database.reading() as connection:
        ids = set(connection.execute(select(TABLES.c.id)).scalars())
        ids |= set(connection.execute(select(ENTRIES.c.table_id).distinct()).scalars())
    for table_id in sorted(ids):
        with database.reading() as connection:
            plan = _plan(connection, table_id)
        if plan is not None:
            yield plan


def _plan(connection: Connection, table_id: str) -> Plan | None:
    """What is wrong with this table; None: nothing."""
    query = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table_id)
    rows = [(seq, data) for seq, data in connection.execute(query.order_by(ENTRIES.c.seq))]
    table, good, why = _good_part(table_id, rows)
    listed = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    faults = _faults(table, listed)
    if not why and not faults:
        return None
    return Plan(table_id, table, good, rows[good:], why, faults, listed is not None)


def _good_part(table_id: str, rows: Sequence[tuple[int, str]]) -> tuple[Table | None, int, str]:
    """The table that the beginning of a log leads to, how much of it that is, and why not all of it."""
    table: Table | None = None
    for number, row in enumerate(rows):
        try:
            entries = log.entries_of(table_id, [row], number)
            table = log.fold(table_id, entries) if table is None else log.follow(table, entries)
        except BrokenLogError as error:
            return table, number, error.why
    return table, len(rows), "" if rows else NO_LOG


def _faults(table: Table | None, listed: Row[Any] | None) -> list[str]:
    """Where the stored row is not what follows from the log."""
    if table is None:
        return []
    return ["it is not listed"] if listed is None else differences(listed, listing.row_of(table))


def carry_out(database: Database, plan: Plan) -> None:
    """Repair this table, all or nothing. No server may run meanwhile. Raises DatabaseError."""
    here = ENTRIES.c.table_id == plan.table_id
    with database.writing() as connection:
        if plan.bad:
            moved = {"table_id": plan.table_id, "moved": wall_ms(), "why": plan.why}
            connection.execute(insert(SET_ASIDE), [moved | {"seq": seq, "data": d} for seq, d in plan.bad])
            connection.execute(delete(ENTRIES).where(here, ENTRIES.c.seq >= plan.bad[0][0]))
        if plan.table is None:
            connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == plan.table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == plan.table_id))
        else:
            _list(connection, plan.table, is_listed=plan.is_listed)


def _list(connection: Connection, table: Table, *, is_listed: bool) -> None:
    """Give lists and timers what follows from the log."""
    row = listing.row_of(table)
    if is_listed:
        del row["changed"]
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(row))
        return
    connection.execute(insert(TABLES), row)
    query = select(MEMBERS.c.uid).where(MEMBERS.c.table_id == table.id)
    known = set(connection.execute(query).scalars())
    people = {table.host, *[seat.uid for seat in table.seats if seat.uid is not None]} - known
    if people:
        connection.execute(insert(MEMBERS), [{"uid": uid, "table_id": table.id} for uid in people])
