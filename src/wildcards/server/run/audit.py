"""An audit of a database: every log is folded, and everything else stored is compared with it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, exists, func, select

from wildcards.errors import DatabaseError, RecordError
from wildcards.notation.verify import verify
from wildcards.server.storage import listing
from wildcards.server.storage.archive import fold
from wildcards.server.storage.schema import ENTRIES, TABLES
from wildcards.table import views
from wildcards.table.table import OVER

_CHUNK: Final = 1000
_COMPARED: Final = ("status", "visibility", "code", "wake")


class Checked(NamedTuple):
    """A table, its status by its log (None: that cannot be read), and what is wrong with it."""

    table_id: str
    status: str | None
    fault: str | None


def count(connection: Connection) -> int:
    """How many tables there are to check."""
    return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


def audit(connection: Connection) -> Generator[Checked]:
    """All tables, one in memory at a time; then the logs that belong to no table."""
    streamed: dict[str, Any] = {"execution_options": {"yield_per": _CHUNK}}
    with connection.execute(select(TABLES).order_by(TABLES.c.id), **streamed) as found:
        for row in found:
            yield _check(connection, row)
    unlisted = ~exists(select(TABLES.c.id).where(TABLES.c.id == ENTRIES.c.table_id))
    with connection.execute(select(ENTRIES.c.table_id).where(unlisted).distinct(), **streamed) as found:
        for row in found:
            yield Checked(row.table_id, None, "there is a log, but no row in the list of tables")


def _check(connection: Connection, row: Row[Any]) -> Checked:
    try:
        table = fold(connection, row.id)
    except DatabaseError as error:
        return Checked(row.id, None, str(error).removeprefix(f"table {row.id}: "))
    faults = differences(row, listing.row_of(table))
    if table.status == OVER:
        try:
            verify(views.record(table))
        except RecordError as error:
            faults.append(f"record: {error}")
    return Checked(row.id, table.status, "; ".join(faults) or None)


def differences(row: Row[Any], expected: dict[str, Any]) -> list[str]:
    """Where the stored row is not what follows from the log."""
    stored = row._mapping  # public in spite of its name
    faults = [
        f"{name}: expected {expected[name]!r}, got {stored[name]!r}"
        for name in _COMPARED
        if stored[name] != expected[name]
    ]
    if _card(row.card) != _card(expected["card"]):
        faults.append("card: it is not what follows from the log")
    return faults


def _card(text: str) -> listing.Card | None:
    try:
        return msgspec.json.decode(text, type=listing.Card)
    except msgspec.DecodeError:
        return None
