"""A whole database as one file, the same for SQLite and PostgreSQL: JSON Lines, compressed by gzip.

The first line is the header. Each other line is a row: the name of its table, then its values in the order of
the header's columns. The file holds the seeds of games in play and the secret that signs cookies.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from sqlalchemy import Connection, Table, column, func, insert, inspect, select, table
from sqlalchemy.exc import NoSuchTableError

from wildcards.errors import DatabaseError
from wildcards.server.storage.database import Database, telling
from wildcards.server.storage.migrate import HEAD, alone, check_revision, upgrade
from wildcards.server.storage.new_file import new_file
from wildcards.server.storage.schema import METADATA

FORMAT: Final = "wildcards-backup/1"
_CHUNK: Final = 1000  # rows at once
_MOST_LINE: Final = 1 << 24  # bytes

_Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Rows = Iterator[list[Any]]
Watch = Callable[[Rows, int], Rows]  # passes rows on, given their number; for progress


class Header(msgspec.Struct):
    """What the file holds: the schema's revision, and the columns and number of rows of each table."""

    format: str
    revision: str
    columns: dict[str, list[str]]
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """All rows."""
        return sum(self.rows.values())


def backup(database: Database, path: Path, watch: Watch) -> Header:
    """Write everything, as it is at this moment, to a new file. Raises DatabaseError."""
    with new_file(path) as file, database.snapshot() as connection:
        check_revision(database, connection)
        tables = METADATA.sorted_tables
        header = Header(
            FORMAT,
            HEAD,
            {str(one.name): [str(each.name) for each in one.columns] for one in tables},
            {
                str(one.name): connection.execute(select(func.count()).select_from(one)).scalar_one()
                for one in tables
            },
        )
        with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
            packed.write(msgspec.json.encode(header) + b"\n")
            with closing(_rows(connection, tables)) as rows:
                for row in watch(rows, header.total):
                    packed.write(msgspec.json.encode(row) + b"\n")
    return header


def _rows(connection: Connection, tables: list[Table]) -> Generator[list[Any]]:
    for one in tables:
        query = select(one).order_by(*one.primary_key.columns)
        with connection.execute(query, execution_options={"yield_per": _CHUNK}) as found:
            for row in found:
                yield [str(one.name), *row]


def restore(database: Database, path: Path, watch: Watch) -> Header:
    """Fill an empty database from the file, all or nothing. Raises DatabaseError."""
    try:
        with gzip.open(path, "rb") as file:
            header = _header(file, path)
            with telling(database), database.engine.connect() as connection, alone(database, connection):
                if inspect(connection).get_table_names():
                    raise DatabaseError(
                        f"database {database.place}: expected an empty one, but it has tables;"
                        " nothing is restored over them"
                    )
                upgrade(database, connection, header.revision)
                _fill(connection, header, watch(_read_rows(file, header, path), header.total))
                upgrade(database, connection, HEAD)
                connection.commit()
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise _broken(path, str(error)) from None
    except OSError as error:
        raise DatabaseError(f"{path}: cannot be read: {error.strerror}") from None
    return header


def _header(file: gzip.GzipFile, path: Path) -> Header:
    try:
        header = msgspec.json.decode(file.readline(_MOST_LINE), type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _broken(path, "its first line is no header") from None
    if header.format != FORMAT:
        raise DatabaseError(f"{path}: expected format {FORMAT!r}, got {header.format!r}")
    return header


def _read_rows(file: gzip.GzipFile, header: Header, path: Path) -> Rows:
    """The rows, each of a table the header names, with a value per column; as many as it says."""
    counts = dict.fromkeys(header.rows, 0)
    lengths = {name: len(columns) + 1 for name, columns in header.columns.items()}
    decode = msgspec.json.Decoder(list[str | _Whole | None]).decode
    number = 1
    while line := file.readline(_MOST_LINE):
        number += 1
        try:
            row = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise _broken(path, f"line {number} is not a row") from None
        name = row[0] if row else None
        if name not in counts or len(row) != lengths.get(name):
            raise _broken(path, f"line {number} is not a row of a table it names")
        counts[name] += 1
        yield row
    if counts != header.rows:
        raise _broken(path, f"expected {header.rows} rows, got {counts}")


def _broken(path: Path, why: str) -> DatabaseError:
    return DatabaseError(
        f"{path}: expected a whole file of wildcards db backup, got another or a damaged one: {why}"
    )


def _fill(connection: Connection, header: Header, rows: Rows) -> None:
    """Insert the rows."""
    for name, group in groupby(rows, key=lambda row: row[0]):
        names = header.columns[name]
        target = insert(_table(connection, name, names))
        while chunk := [dict(zip(names, row[1:], strict=True)) for row in islice(group, _CHUNK)]:
            connection.execute(target, chunk)


def _table(connection: Connection, name: str, names: list[str]) -> Any:
    """A table as the revision of the backup has it. Raises DatabaseError if it has no such columns."""
    try:
        known = {each["name"] for each in inspect(connection).get_columns(name)}
    except NoSuchTableError:
        known = set()
    if known != set(names):
        raise DatabaseError(f"backup: expected columns {sorted(known)} of table {name}, got {names}")
    return table(name, *[column(each) for each in names])
