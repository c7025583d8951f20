"""The commands `db …`: a server's database brought up to date, checked, backed up, exported, purged."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO, Final

from wildcards.commands import database_words as words
from wildcards.disk import reason
from wildcards.errors import DatabaseError
from wildcards.server.live.days import day_at, latest
from wildcards.server.run.audit import audit, count
from wildcards.server.run.publish import publish
from wildcards.server.run.repair import carry_out, plans
from wildcards.server.storage import backup as backups
from wildcards.server.storage.archive import DAY_MS, count_finished, count_old, count_public, finished, purge
from wildcards.server.storage.database import opened
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.migrate import check_revision, migrate, reading
from wildcards.server.storage.new_file import new_file
from wildcards.server.storage.notifier import no_server
from wildcards.server.storage.schema import TABLES
from wildcards.terminal.output import note, progress, say

RIGHT: Final = 0
WRONG: Final = 1
STDOUT: Final = "-"
_UNREADABLE: Final = "unreadable"


def migrate_database(url: str | None) -> int:
    """Bring it up to date; returns the exit status. All functions here raise DatabaseError."""
    with opened(url, must_exist=False) as database:
        say(words.migrated(database.place, *migrate(database)))
    return RIGHT


def check_database(url: str | None) -> int:
    """Check everything, with a line for each table that is wrong."""
    found: Counter[str] = Counter()
    faulty = 0
    with reading(url) as connection, closing(audit(connection)) as tables:
        for table_id, status, fault in progress(tables, words.CHECKING, count(connection)):
            found[status or _UNREADABLE] += 1
            if fault is not None:
                faulty += 1
                say(words.fault(table_id, fault))
    say(words.checked(found, faulty))
    return WRONG if faulty else RIGHT


def repair_database(url: str | None, *, is_dry: bool) -> int:
    """Repair what is wrong, with a line for each fault; or only report it."""
    found = 0
    with opened(url, reads_only=is_dry) as database:
        with database.snapshot() as connection:
            check_revision(database, connection)
        with nullcontext() if is_dry else no_server(database):
            for plan in plans(database):
                found += 1
                for line in words.plan(plan.table_id, plan.why, len(plan.bad), plan.good, plan.faults):
                    say(line)
                if not is_dry:
                    carry_out(database, plan)
    say(words.repaired(found, is_dry=is_dry))
    return WRONG if is_dry and found else RIGHT


def back_up(url: str | None, file: Path) -> int:
    """Write everything to a new file."""
    with opened(url, reads_only=True) as database:
        header = backups.backup(database, file, _watching(words.BACKING_UP))
    say(words.backed_up(header.total, header.rows[TABLES.name], str(file)))
    return RIGHT


def restore_database(url: str | None, file: Path) -> int:
    """Fill an empty database; if that fails, none is left where none was."""
    with opened(url, must_exist=False) as database:
        try:
            header = backups.restore(database, file, _watching(words.RESTORING))
        except BaseException:
            database.discard()
            raise
        say(words.restored(header.total, header.rows.get(TABLES.name, 0), database.place))
    return RIGHT


def export_records(url: str | None, file: str, days: int | None) -> int:
    """Write the records of finished games."""
    since = 0 if days is None else _days_ago(days)
    games = 0
    with reading(url) as connection, _sink(file) as sink:
        total = count_finished(connection, since)
        with closing(finished(connection, since, day_at(wall_ms()))) as records:
            for record in progress(records, words.EXPORTING, total):
                sink.write(f"{record.to_json()}\n".encode())
                games += 1
    if file != STDOUT:
        say(words.exported(games, file))
    return RIGHT


def publish_games(url: str | None, directory: Path, month: str | None) -> int:
    """Write the games whose players agreed as open data."""
    with reading(url) as connection:
        total = count_public(connection)
        try:
            done = publish(
                connection, directory, month, lambda tables: progress(tables, words.PUBLISHING, total)
            )
        except OSError as error:
            raise DatabaseError(f"{directory}: cannot be written: {reason(error)}") from None
    for one in done:
        say(words.published(*one))
    if not done:
        say(words.nothing_published(month))
    return RIGHT


def purge_tables(url: str | None, days: int, *, is_sure: bool) -> int:
    """Remove what is old, once that is confirmed."""
    before = _days_ago(days)
    with opened(url) as database:
        with database.snapshot() as connection:
            check_revision(database, connection)
            counts = count_old(connection, before)
        total = sum(counts.values())
        note(words.old(counts, days))
        if total and not is_sure and not _confirmed():
            say(words.KEPT)
            return RIGHT
        purging = purge(database, before, latest(day_at(wall_ms()))[-1])
        say(words.purged(sum([1 for _ in progress(purging, words.PURGING, total)])))
    return RIGHT


def _confirmed() -> bool:
    """Whether somebody at a terminal says yes. Raises DatabaseError if nobody is there."""
    if not sys.stdin.isatty():
        raise DatabaseError(words.NOBODY_TO_ASK)
    sys.stderr.write(words.SURE)
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


@contextmanager
def _sink(file: str) -> Iterator[BinaryIO]:
    """Where records go."""
    if file != STDOUT:
        with new_file(Path(file)) as opened:
            yield opened
        return
    yield sys.stdout.buffer
    sys.stdout.buffer.flush()


def _watching(label: str) -> backups.Watch:
    def watch(rows: Any, total: int) -> Any:
        return progress(rows, label, total)

    return watch


def _days_ago(days: int) -> int:
    return wall_ms() - days * DAY_MS
