"""The writer: one thread that keeps entries, many appends in one transaction, and says when they are safe.

An append says which entry numbers it expects to be free. If another process was faster, the key is taken, or
the command was carried out already, or the table is purged, and the append fails with ConflictError: whoever
asked loads what is new and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from queue import Empty, SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Update, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from wildcards.server.storage.bundle import Bundles
from wildcards.server.storage.database import Database, is_passing, word_for
from wildcards.server.storage.notice import STEPS, notify, payloads
from wildcards.server.storage.schema import ENTRIES, MEMBERS, TABLES
from wildcards.table.entry import command_of

_LOG: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 512
_PATIENCE: Final = 2.0  # seconds for which a database that fails is tried again
_PAUSE: Final = 0.2  # seconds between two tries
_MANY: Final = (
    4  # appends together of which a writer counts as busy: for fewer it does not pay to let anybody wait
)
_GATHER: Final = 0.008  # seconds for which a busy writer lets appends come together: they share a commit
_ID: Final = "table_id"  # of the table whose row changes, among its values
_NEW_ENTRY: Final = insert(ENTRIES)


class ConflictError(Exception):
    """Another process has kept an entry under this number."""


class _GoneError(Exception):
    """The table is no longer there."""


class UnavailableError(Exception):
    """The database accepts nothing now; whether the append was kept is unknown."""


class AppendRefusedError(Exception):
    """The database refuses this and nothing else: a bug of ours. Nothing was kept."""


@dataclass
class Append:
    """Entries for one table, from number `seq` on, and what lists should know about the table afterwards."""

    table_id: str
    seq: int
    entries: Sequence[str]
    row: dict[str, Any] | None = None  # of TABLES; whole for a new table, else what changes
    members: Sequence[str] = ()
    done: Callable[[Exception | None], None] = field(default=lambda _error: None)

    @property
    def is_step(self) -> bool:
        """Whether it only continues a log, and what lists show: no new table, and nobody who is new there."""
        return self.row is not None and self.seq > 0 and not self.members

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The rows of ENTRIES."""
        return [
            {"table_id": self.table_id, "seq": self.seq + i, "data": data, "command": command_of(data)}
            for i, data in enumerate(self.entries)
        ]


class Writer:
    """The one thread that writes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bundles: Final = Bundles(database) if database.is_postgres else None
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._insert_member = _ignoring(database)
        self.failing = ""  # why the last append was not accepted, in a word; "" if it was
        self.failed_at = 0.0
        self.commits = 0
        self.appends = 0
        self._thread.start()

    def put(self, append: Append) -> None:
        """Keep this soon; `append.done` is called in the writer's thread."""
        self._queue.put(append)

    async def keep(self, append: Append) -> None:
        """Keep this, and return when it is safe. Raises one of the errors above."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()

        def tell(error: Exception | None) -> None:
            loop.call_soon_threadsafe(_settle, kept, error)

        append.done = tell
        self.put(append)
        await kept  # whoever waits may be cancelled; the append happens all the same

    @property
    def waiting(self) -> int:
        """How many appends wait."""
        return self._queue.qsize()

    def close(self) -> None:
        """Keep everything that waits, and end the thread."""
        self._queue.put(None)
        self._thread.join()

    # --- in the thread

    def _run(self) -> None:
        is_open, is_busy = True, False
        while is_open:
            batch: list[Append] = []
            first = self._queue.get()
            if is_busy:
                time.sleep(_GATHER)
            while True:
                if first is None:
                    is_open = False
                    break
                batch.append(first)
                if len(batch) >= MOST_AT_ONCE:
                    break
                try:
                    first = self._queue.get_nowait()
                except Empty:
                    break
            if batch:
                self._keep_batch(batch)
            is_busy = len(batch) >= _MANY

    def _keep_batch(self, batch: list[Append]) -> None:
        # In one order everywhere, so that two processes don't wait for each other's keys.
        batch.sort(key=lambda append: (append.table_id, append.seq))
        if self._bundles is not None:
            batch = self._keep_bundle(batch, self._bundles)
        if batch:
            self._keep_together(batch)

    def _keep_bundle(self, batch: Sequence[Append], bundles: Bundles) -> list[Append]:
        """Keep what PostgreSQL can keep by one statement; returns the others."""
        steps = {append.table_id: append for append in reversed(batch) if append.is_step}
        kept: set[str] = set()

        def keep() -> None:
            if steps:
                kept.update(bundles.keep(*_rows_of(steps.values())))

        error = self._try(keep, _PATIENCE)
        if error is not None and not isinstance(error, UnavailableError):
            return list(batch)
        for append in steps.values():
            append.done(error or (None if append.table_id in kept else ConflictError()))
        self.commits += bool(kept)
        self.appends += len(kept)
        return [append for append in batch if steps.get(append.table_id) is not append]

    def _keep_together(self, batch: Sequence[Append]) -> None:
        """Keep all of them at once; if one prevents that, each by itself."""
        error = self._try(partial(self._keep, batch), _PATIENCE)
        if len(batch) == 1 or error is None or isinstance(error, UnavailableError):
            for append in batch:
                append.done(error)
            return
        patience = _PATIENCE
        for append in batch:
            error = self._try(partial(self._keep, [append]), patience)
            if isinstance(error, UnavailableError):
                patience = 0  # otherwise the last of many would wait for hours
            append.done(error)

    def _try(self, keep: Callable[[], None], patience: float) -> Exception | None:
        """Keep something in one transaction, retrying for this many seconds if the database is away."""
        end = time.monotonic() + patience
        while True:
            try:
                keep()
            except (IntegrityError, _GoneError):
                return ConflictError()
            except Exception as error:  # noqa: BLE001  # a bug of ours must not end the thread
                if not is_passing(error):
                    _LOG.exception("database refused an append")
                    return AppendRefusedError(type(error).__name__)
                self.failing, self.failed_at = word_for(error), time.monotonic()
                if self.failed_at + _PAUSE > end:
                    return UnavailableError(self.failing)
                time.sleep(_PAUSE)
            else:
                self.failing = ""
                return None

    def _keep(self, batch: Sequence[Append]) -> None:
        with self._database.transaction() as connection:
            connection.execute(_NEW_ENTRY, [row for append in batch for row in append.rows])
            self._keep_rows(connection, batch)
            self._keep_members(connection, batch)
            if self._database.is_postgres:
                told = [f"{append.table_id}:{append.seq}" for append in batch]
                notify(connection, payloads(STEPS, self._database.process, told))
        self.commits += 1
        self.appends += len(batch)

    @staticmethod
    def _keep_rows(connection: Connection, batch: Sequence[Append]) -> None:
        new = [append.row for append in batch if append.row is not None and append.seq == 0]
        if new:
            connection.execute(insert(TABLES), new)
        # Of a table one append waits at a time, so it is all the same which of them are kept first.
        changes: defaultdict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(list)
        for append in batch:
            if append.row is not None and append.seq:
                changes[tuple(append.row)].append({_ID: append.table_id, **append.row})
        for columns, rows in changes.items():
            if connection.execute(_change_of(columns), rows).rowcount < len(rows):
                raise _GoneError

    def _keep_members(self, connection: Connection, batch: Sequence[Append]) -> None:
        rows = [{"uid": uid, "table_id": append.table_id} for append in batch for uid in append.members]
        if rows:
            connection.execute(self._insert_member, rows)


def _rows_of(steps: Collection[Append]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Where the entries of each step begin and what they change, and the entries: as bundles have them."""
    begun = [{"id": append.table_id, "begin": append.seq, "change": append.row} for append in steps]
    return begun, [row for append in steps for row in append.rows]


@cache
def _change_of(columns: tuple[str, ...]) -> Update:
    """A change of these columns of a table.

    Also where nothing changes: a table that was purged must not get entries any more.
    """
    change = update(TABLES).where(TABLES.c.id == bindparam(_ID))
    return change.values({name: bindparam(name) for name in columns} or {"id": TABLES.c.id})


def _ignoring(database: Database) -> Any:
    """An insert of members that leaves existing ones alone."""
    return database.insert(MEMBERS).on_conflict_do_nothing()


def _settle(kept: asyncio.Future[None], error: Exception | None) -> None:
    if kept.cancelled():
        return
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)
