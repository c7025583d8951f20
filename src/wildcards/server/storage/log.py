"""Logs as they are stored: rows become entries and entries a table, or an error says where the log breaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wildcards.errors import BrokenLogError
from wildcards.table.entry import Entry, from_json
from wildcards.table.table import Table


def entries_of(table_id: str, rows: Iterable[tuple[int, str]], since: int = 0) -> list[Entry]:
    """The entries of these rows (seq, data), which should continue from `since`. Raises BrokenLogError."""
    entries: list[Entry] = []
    for seq, data in rows:
        number = since + len(entries)
        if seq != number:
            raise BrokenLogError(table_id, f"expected entry {number} of its log, but it is missing")
        try:
            entries.append(from_json(data))
        except Exception as error:  # a damaged entry can fail in any way
            raise _contradiction(table_id, error) from error
    return entries


def fold(table_id: str, entries: Sequence[Entry]) -> Table:
    """The table that a whole log leads to. Raises BrokenLogError."""
    try:
        return Table.fold(table_id, entries)
    except Exception as error:  # as above
        raise _contradiction(table_id, error) from error


def follow(table: Table, entries: Sequence[Entry]) -> Table:
    """The table that the next entries of its log lead to. Raises BrokenLogError."""
    try:
        return table.then(entries)
    except Exception as error:  # as above
        raise _contradiction(table.id, error) from error


def _contradiction(table_id: str, error: Exception) -> BrokenLogError:
    why = f"{type(error).__name__}: {error}".splitlines()[0]
    return BrokenLogError(table_id, f"its log contradicts itself: {why}")
