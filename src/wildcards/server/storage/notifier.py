"""How processes that share a database wake each other, and which of them is the first to run."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, Final, Protocol

from sqlalchemy import func, select

from wildcards.errors import DatabaseError, ServerError
from wildcards.server.storage.database import Database, telling
from wildcards.server.storage.library import Library
from wildcards.server.storage.notice import CHANNEL, PRESENCE, QUESTION, notices, notify, payloads

_LOG: Final = logging.getLogger(__name__)
_RUNNING: Final = 20_221_128  # the advisory lock that every running process shares
_PAUSE: Final = 0.05  # seconds between looking for messages to send
_AGAIN: Final = 1.0  # seconds before another try to connect
_GOING: Final = 1.0  # seconds for which PostgreSQL may still count a server that has just stopped

Notice = Callable[[list[list[str]]], None]  # takes what others say, as `notices` has it


class DatabaseTakenError(ServerError):
    """Another server, at `url`, uses the database."""

    def __init__(self, url: str, message: str) -> None:
        super().__init__(message)
        self.url: Final = url


class Notifier(Protocol):
    """What the hub needs."""

    has_others: bool  # whether there can be other processes at all

    def begin(self, notice: Notice) -> int:
        """Start, from any thread; returns the table time."""

    def ask(self, table_id: str) -> None:
        """Ask the others who is connected to them."""

    def tell_presence(self, table_id: str, seats: Sequence[int], *, again: bool = False) -> None:
        """Tell the others who is connected here."""

    def close(self) -> None:
        """End."""


class Alone:
    """For SQLite: one process, and a lock that keeps out a second one and tells it where the first is."""

    has_others = False

    def __init__(self, database: Database, library: Library, url: str) -> None:
        self._library: Final = library
        self._lock: Final = _lock_file(_lock_of(database), url)

    def begin(self, notice: Notice) -> int:  # noqa: ARG002  # nobody sends any
        return self._library.beat(is_first=True)

    def ask(self, table_id: str) -> None:
        """There is nobody."""

    def tell_presence(self, table_id: str, seats: Sequence[int], *, again: bool = False) -> None:
        """There is nobody."""

    def close(self) -> None:
        self._lock.close()


def _lock_of(database: Database) -> Path:
    return database.file.with_name(database.file.name + ".lock")


def _lock_file(path: Path, url: str) -> IO[str]:
    """The lock, held while the file is open. Raises DatabaseTakenError if another process has it."""
    file = path.open("a+", encoding="utf-8")
    if os.name != "posix":
        return file
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        where = file.read()
        file.close()
        raise DatabaseTakenError(
            where,
            f"{path.with_suffix('')}: expected a database that no other server uses, but the one at {where}"
            " does; several servers can share a PostgreSQL database",
        ) from None
    file.truncate(0)
    file.write(url)
    file.flush()
    return file


@contextmanager
def no_server(database: Database) -> Iterator[None]:
    """No server runs on the database meanwhile. Raises DatabaseTakenError if one does."""
    why = f"{database.place}: expected no server to be using it now, but one is; stop it first"
    if not database.is_postgres:
        try:
            lock = _lock_file(_lock_of(database), "")
        except DatabaseTakenError as error:
            raise DatabaseTakenError(error.url, why) from None
        with lock:
            yield
        return
    with telling(database), database.engine.connect() as connection:
        end = time.monotonic() + _GOING
        while not connection.execute(select(func.pg_try_advisory_lock(_RUNNING))).scalar():
            if time.monotonic() > end:
                raise DatabaseTakenError("", why)
            time.sleep(_PAUSE)
        connection.commit()
        try:
            yield
        finally:
            connection.execute(select(func.pg_advisory_unlock(_RUNNING)))
            connection.commit()


class Postgres:
    """For PostgreSQL: LISTEN and NOTIFY on its own connection, in its own thread."""

    has_others = True

    def __init__(self, database: Database, library: Library, on_gap: Callable[[], None]) -> None:
        self._database: Final = database
        self._library: Final = library
        self._on_gap: Final = on_gap
        self._outgoing: Final[SimpleQueue[tuple[str, str]]] = SimpleQueue()  # kind, and table
        self._is_closing = threading.Event()
        self._told: dict[str, tuple[int, ...]] = {}
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def bind(self, loop: asyncio.AbstractEventLoop) -> None:
        """Set the event loop in which notices are given."""
        self._loop = loop

    def begin(self, notice: Notice) -> int:
        connection = self._connect()
        table_time = self._first(connection)
        self._thread = threading.Thread(
            target=self._run, args=(connection, notice), name="notifier", daemon=True
        )
        self._thread.start()
        return table_time

    def _connect(self) -> Any:
        """A connection that listens. It must do nothing else: what arrives during a query would be lost."""
        import psycopg

        url = self._database.url.replace("+psycopg", "", 1)
        connection = psycopg.connect(url, autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _send(self, waiting: Sequence[str]) -> None:
        with self._database.writing() as connection:
            notify(connection, waiting)

    def _first(self, connection: Any) -> int:
        """Join the running processes; returns the table time, which stood still if there were none."""
        is_first = connection.execute("SELECT pg_try_advisory_lock(%s)", [_RUNNING]).fetchone()[0]
        table_time = self._library.beat(is_first=is_first)
        if is_first:
            connection.execute("SELECT pg_advisory_unlock(%s)", [_RUNNING])
        connection.execute("SELECT pg_advisory_lock_shared(%s)", [_RUNNING])
        return table_time

    def ask(self, table_id: str) -> None:
        self._outgoing.put((QUESTION, table_id))

    def tell_presence(self, table_id: str, seats: Sequence[int], *, again: bool = False) -> None:
        if not again and self._told.get(table_id, ()) == tuple(seats):
            return
        self._told[table_id] = tuple(seats)
        if not seats:
            del self._told[table_id]
        self._outgoing.put((PRESENCE, f"{table_id}:{''.join([str(seat) for seat in seats])}"))

    def close(self) -> None:
        self._is_closing.set()
        if self._thread is not None:
            self._thread.join()

    # --- in the thread

    def _run(self, connection: Any, notice: Notice) -> None:
        import psycopg

        while not self._is_closing.is_set():
            try:
                self._pass_on(connection, notice)
            except psycopg.Error as error:
                _LOG.warning("no connection to be woken by: %s", type(error).__name__)
                connection.close()
                connection = self._reconnect()
                if connection is None:
                    return
                self._call(self._on_gap)
        connection.close()

    def _pass_on(self, connection: Any, notice: Notice) -> None:
        while not self._is_closing.is_set():
            told = connection.notifies(timeout=_PAUSE, stop_after=1)  # and those that came with it
            heard = [one for message in told for one in notices(message.payload, self._database.process)]
            if heard:
                self._call(notice, heard)
            if waiting := self._waiting():
                try:
                    self._send(waiting)
                except DatabaseError as error:
                    _LOG.warning("nobody was told who is here: %s", error)

    def _waiting(self) -> list[str]:
        """What is to be said, as payloads."""
        said: dict[str, list[str]] = {PRESENCE: [], QUESTION: []}
        with suppress(Empty):
            while True:
                kind, table = self._outgoing.get_nowait()
                said[kind].append(table)
        return [one for kind in said for one in payloads(kind, self._database.process, said[kind])]

    def _reconnect(self) -> Any:
        import psycopg

        while not self._is_closing.wait(_AGAIN):
            try:
                connection = self._connect()
                connection.execute("SELECT pg_advisory_lock_shared(%s)", [_RUNNING])
            except psycopg.Error:
                continue
            return connection
        return None

    def _call(self, function: Callable[..., None], *args: Any) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:  # the loop is closed
            self._is_closing.set()
