"""The connection to SQLite or PostgreSQL, set up so that what is committed stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from wildcards.errors import DatabaseError
from wildcards.home import home

_FILE: Final = "server.db"
_POSTGRES: Final = "postgresql"


class Database:
    """A database by its URL: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`. Raises DatabaseError."""

    def __init__(self, url: str, *, must_exist: bool = False) -> None:
        self.url: Final = _checked(url)
        self.is_postgres: Final = self.url.startswith(_POSTGRES)
        options: dict[str, Any] = {"pool_pre_ping": True, "pool_size": 8} if self.is_postgres else {}
        if not self.is_postgres:
            _check_file(self.file, must_exist=must_exist)
        # SQLite lets one write at a time, and whoever finds it taken sleeps: better to wait here in line.
        self._turn: Final = nullcontext() if self.is_postgres else Lock()
        # Values are seeds and cards: no error, and so no log, may hold them.
        self.engine: Final[Engine] = create_engine(self.url, hide_parameters=True, **options)
        if not self.is_postgres:
            _set_up_sqlite(self.engine)

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

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with. Raises DatabaseError."""
        with telling(self), self.engine.connect().execution_options(reads=True) as connection:
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

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


@contextmanager
def telling(database: Database) -> Iterator[None]:
    """Errors of the database become DatabaseError, in one line and without values."""
    try:
        yield
    except DBAPIError as error:
        why = str(error.orig).strip().splitlines() or [type(error.orig).__name__]
        raise DatabaseError(f"database {database.place}: {why[0]}") from error


def _checked(url: str) -> str:
    """The URL with the driver this project uses. Raises DatabaseError."""
    expected = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
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


def _check_file(file: Path, *, must_exist: bool) -> None:
    """See to it that SQLite can find or make its file."""
    if must_exist and not file.is_file():
        raise DatabaseError(f"database {file}: expected a database, but there is no such file")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # For its owner alone: it holds the seeds of games in play. SQLite's other files follow it.
        file.touch(mode=0o600)
    except OSError as error:
        raise DatabaseError(f"database {file}: it cannot be made there: {error.strerror}") from None


def default_url() -> str:
    """Where a server keeps everything unless it is told otherwise."""
    return sqlite_url(home() / _FILE)


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    # Not put together by hand: a ? or % in a directory's name would lead elsewhere.
    return URL.create("sqlite", database=str(path.absolute())).render_as_string()


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        # A step is told to nobody before it is on the disk: WAL alone could lose the last ones.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # IMMEDIATE for writers; readers are marked, so that they don't wait for each other.
        is_reader = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if is_reader else "BEGIN IMMEDIATE")
