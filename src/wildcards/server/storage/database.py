"""The connection to SQLite or PostgreSQL, set up so that what is committed stays."""

from __future__ import annotations

import os
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)

from wildcards.errors import DatabaseError
from wildcards.home import home
from wildcards.server.storage.line import AT_ONCE, Line

SILENCE: Final = 10.0  # seconds to wait for a database that says nothing
_FILE: Final = "server.db"
_POSTGRES: Final = "postgresql"
_POSTGRES_OPTIONS: Final = {
    "pool_pre_ping": True,
    "pool_size": 8,
    # A machine that is gone doesn't answer at all, not even to say so.
    "connect_args": {"connect_timeout": 5, "tcp_user_timeout": 10_000},
}
_BUSY: Final = 5000  # ms for which SQLite waits for another program that writes
_NOT_PASSING: Final = (IntegrityError, ProgrammingError, DataError, InterfaceError, NotSupportedError)
# Why a database accepts nothing, from what it says: SQLite in words, PostgreSQL in codes.
_WORDS: Final = (("full", "full"), ("53100", "full"), ("locked", "locked"), ("readonly", "readonly"),
                 ("25006", "readonly"), ("I/O error", "io"), ("malformed", "damaged"))  # fmt: skip


class Database:
    """A database by its URL: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`. Raises DatabaseError."""

    def __init__(self, url: str, *, must_exist: bool = False, reads_only: bool = False) -> None:
        """With `reads_only` it may be on a volume that cannot be written."""
        self.url: Final = _checked(url)
        self.process: Final = secrets.token_hex(4)  # who says so where several processes tell each other
        self.is_postgres: Final = self.url.startswith(_POSTGRES)
        options: dict[str, Any] = _POSTGRES_OPTIONS if self.is_postgres else {}
        self.is_new: Final = not self.is_postgres and not self.file.exists()
        if not self.is_postgres:
            _check_file(self.file, must_exist=must_exist, is_written=not reads_only)
        # SQLite lets one write at a time, and a writer that finds it busy sleeps: better to queue here.
        self._turn: Final = nullcontext() if self.is_postgres else Lock()
        # Values are seeds and cards: they must not get into errors, and so into logs.
        is_fixed = not self.is_postgres and reads_only and not _can_be_written(self.file)
        if is_fixed:
            options["creator"] = lambda: _connect_fixed(self.file)
        self.engine: Final[Engine] = create_engine(self.url, hide_parameters=True, **options)
        if not self.is_postgres:
            _set_up_sqlite(self.engine, is_fixed=is_fixed)
        self._lines: Final[list[Line]] = []

    @property
    def file(self) -> Path:
        """SQLite's file."""
        return Path(make_url(self.url).database or "")

    @property
    def place(self) -> str:
        """Where it is, without a password."""
        if not self.is_postgres:
            return str(self.file)
        return make_url(self.url).set(drivername=_POSTGRES).render_as_string(hide_password=True)

    @property
    def insert(self) -> Any:
        """The INSERT of this kind of database, which says what a conflict leads to."""
        if self.is_postgres:
            from sqlalchemy.dialects.postgresql import insert  # takes long to load
        else:
            from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
        return insert

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with. Raises DatabaseError."""
        options: dict[str, Any] = {"reads": True}
        if self.is_postgres:  # what begins and ends a transaction is as far away as what is read
            options["isolation_level"] = AT_ONCE
        with telling(self), self.engine.connect().execution_options(**options) as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees all as it is now, whatever is written meanwhile. Raises DatabaseError."""
        options: dict[str, Any] = {"reads": True}
        if self.is_postgres:
            options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with telling(self), self.engine.connect().execution_options(**options) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction; it is committed at the end of the block. Raises DatabaseError."""
        with telling(self), self.transaction() as connection:
            yield connection

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """The same, with the driver's own errors."""
        with self._turn, self.engine.connect() as connection, connection.begin():
            yield connection

    def line(self) -> Line:
        """A connection to PostgreSQL for what is asked all the time; it is closed with the others."""
        self._lines.append(Line(self.engine))
        return self._lines[-1]

    def close(self) -> None:
        """Close all connections."""
        for line in self._lines:
            line.close()
        self.engine.dispose()

    def discard(self) -> None:
        """Close it, and remove its file if this made it."""
        self.close()
        if self.is_new:
            for end in ("", "-wal", "-shm", "-journal"):
                self.file.with_name(f"{self.file.name}{end}").unlink(missing_ok=True)


@contextmanager
def opened(url: str | None, *, must_exist: bool = True, reads_only: bool = False) -> Iterator[Database]:
    """A database (None: that of a server here), closed at the end. Raises DatabaseError."""
    database = Database(url or default_url(), must_exist=must_exist, reads_only=reads_only)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def telling(database: Database) -> Iterator[None]:
    """Errors of the database become DatabaseError, in one line and without values."""
    try:
        yield
    except DBAPIError as error:
        why = str(error.orig).strip().splitlines() or [type(error.orig).__name__]
        raise DatabaseError(f"database {database.place}: {why[0]}") from error
    except SQLAlchemyError as error:  # a connection that is no longer usable, or no new one
        raise DatabaseError(f"database {database.place}: {type(error).__name__}") from error


def is_passing(error: BaseException) -> bool:
    """Whether the same may succeed later: the database failed, not what was asked of it."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, SQLAlchemyError)
    return error.connection_invalidated or not isinstance(error, _NOT_PASSING)


def word_for(error: BaseException) -> str:
    """Why the database fails: full, locked, readonly, io, damaged, or (anything else) away."""
    cause = error.__cause__ if isinstance(error, DatabaseError) and error.__cause__ is not None else error
    origin = getattr(cause, "orig", cause)
    said = f"{getattr(origin, 'sqlstate', '')} {origin}"
    return next((word for part, word in _WORDS if part in said), "away")


def _checked(url: str) -> str:
    """The URL with the driver this project uses. Raises DatabaseError."""
    expected = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):  # the latter for a port that isn't a number
        without_password = re.sub("//.*@", "//…@", url)
        raise DatabaseError(f"database: {expected}, got {without_password!r}") from None
    kind = made.get_backend_name()
    if kind in (_POSTGRES, "postgres"):
        return made.set(drivername=f"{_POSTGRES}+psycopg").render_as_string(hide_password=False)
    if kind == "sqlite" and (made.host or made.username or made.port):
        raise DatabaseError(
            f"database: {expected}, got a host for a file: sqlite:// has three slashes, or four"
        )
    if kind == "sqlite" and made.query:
        raise DatabaseError(
            f"database: expected sqlite:///FILE with nothing after it, got {url!r};"
            " in the name of a file ? is written %3F, and % is written %25"
        )
    if kind == "sqlite" and made.database not in (None, "", ":memory:"):
        return made.set(drivername="sqlite").render_as_string(hide_password=False)
    raise DatabaseError(f"database: {expected}, got {made.render_as_string(hide_password=True)!r}")


def _check_file(file: Path, *, must_exist: bool, is_written: bool) -> None:
    """Make sure that SQLite can find or create its file."""
    if must_exist and not file.is_file():
        raise DatabaseError(f"database {file}: expected a database, but there is no such file")
    if not is_written and file.is_file():
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # For its owner alone: it holds the seeds of games in play. SQLite's other files follow it.
        file.touch(mode=0o600)
    except OSError as error:
        raise DatabaseError(f"database {file}: it cannot be created there: {error.strerror}") from None


def _can_be_written(file: Path) -> bool:
    """Whether SQLite can write: it also writes beside the file, even for readers."""
    return os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)


def _connect_fixed(file: Path) -> sqlite3.Connection:
    """A connection to a file that cannot be written. Raises DatabaseError if some is in its journal."""
    journal = file.with_name(f"{file.name}-wal")
    if journal.exists() and journal.stat().st_size:
        raise DatabaseError(
            f"database {file}: the last of it is in {journal.name}, which cannot be read where nothing can be"
            " written; copy both files to another place"
        )
    return sqlite3.connect(f"file:{quote(str(file))}?mode=ro&immutable=1", uri=True, check_same_thread=False)


def default_url() -> str:
    """Where a server keeps everything unless it is told otherwise."""
    return sqlite_url(home() / _FILE)


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    # Not assembled by hand: a ? or % in a directory's name would lead elsewhere.
    return URL.create("sqlite", database=str(path.absolute())).render_as_string()


def _set_up_sqlite(engine: Engine, *, is_fixed: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        # Nobody is told of a step before it is on disk: WAL alone could lose the last ones.
        kept = ("journal_mode=WAL", "synchronous=FULL")
        for pragma in (*(() if is_fixed else kept), f"busy_timeout={_BUSY}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # IMMEDIATE for writers; readers are marked, so that they don't wait for each other.
        is_reader = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if is_reader else "BEGIN IMMEDIATE")
