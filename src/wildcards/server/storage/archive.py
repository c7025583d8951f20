"""What is done with whole tables: folded from their logs, exported once finished, purged when old."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Select, delete, exists, func, select

from wildcards.errors import BrokenLogError, DatabaseError
from wildcards.notation.record import Record
from wildcards.server.storage import log
from wildcards.server.storage.database import Database
from wildcards.server.storage.devices import GONE
from wildcards.server.storage.schema import (
    CALLS,
    DAY_PLAYERS,
    DEAL_LEVELS,
    DEALS,
    DEVICES,
    ENTRIES,
    FINISHED_GAMES,
    FINISHED_SEATS,
    KEYS,
    MEMBERS,
    MUTES,
    PEOPLE,
    QUIET,
    RATINGS,
    REPORTS,
    SET_ASIDE,
    SIGHTS,
    TABLES,
    TAKES,
    WAYS,
    WORDS,
)
from wildcards.table import views
from wildcards.table.table import CLOSED, OPEN, OVER, Table

DAY_MS: Final = 86_400_000
_AT_ONCE: Final = 100  # tables purged in one transaction, since servers wait for it
_CHUNK: Final = 1000
_OF_A_TABLE: Final = (
    ENTRIES.c.table_id,
    SET_ASIDE.c.table_id,
    MEMBERS.c.table_id,
    TAKES.c.table_id,
    CALLS.c.table_id,
    WORDS.c.table_id,
    TABLES.c.id,
)


def fold(connection: Connection, table_id: str) -> Table:
    """A table from its whole log. Raises BrokenLogError."""
    query = (
        select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq)
    )
    rows = connection.execute(query).all()
    if not rows:
        raise BrokenLogError(table_id, "expected a log, but there is none")
    return log.fold(table_id, log.entries_of(table_id, [(seq, data) for seq, data in rows]))


# --- export


def count_finished(connection: Connection, since: int) -> int:
    """How many finished games last changed at or after this moment (ms since 1970)."""
    return connection.execute(select(func.count()).select_from(TABLES).where(_finished(since))).scalar_one()


def over(connection: Connection) -> list[str]:
    """The tables whose games are over, the oldest first."""
    query = select(TABLES.c.id).where(_finished(0)).order_by(TABLES.c.changed, TABLES.c.id)
    return list(connection.execute(query).scalars())


def finished(connection: Connection, since: int, today: str) -> Generator[Record]:
    """The records of these games, the oldest first, one in memory at a time. Raises DatabaseError.

    Without those of the deal of `today`, as 2026-11-29: until its day is over its cards are secret.
    """
    query = select(TABLES.c.id).where(_finished(since)).order_by(TABLES.c.changed, TABLES.c.id)
    for table in _over(connection, query, today):
        yield views.record(table)


def count_public(connection: Connection) -> int:
    """How many games of public tables are over."""
    return connection.execute(select(func.count()).select_from(TABLES).where(_PUBLIC)).scalar_one()


def public(connection: Connection, today: str) -> Generator[Table]:
    """All public tables whose games are over, in no order that tells anything, but for those of today's deal.

    Raises DatabaseError.
    """
    return _over(connection, select(TABLES.c.id).where(_PUBLIC).order_by(TABLES.c.id), today)


def _over(connection: Connection, query: Select[str], today: str) -> Generator[Table]:
    with connection.execute(query, execution_options={"yield_per": _CHUNK}) as found:
        for table_id in found.scalars():
            table = fold(connection, table_id)
            if table.status != OVER:  # the log is the truth: no seed of a game in play goes out
                raise DatabaseError(f"table {table_id}: listed as over, but its log says {table.status}")
            if table.day is None or table.day < today:
                yield table


def _finished(since: int) -> ColumnElement[bool]:
    return (TABLES.c.status == OVER) & (TABLES.c.changed >= since)


_PUBLIC: Final = (TABLES.c.status == OVER) & (TABLES.c.visibility == "public")


# --- purge


def count_old(connection: Connection, before: int) -> dict[str, int]:
    """How many tables there are to purge that last changed before this moment (ms since 1970), by status."""
    query = select(TABLES.c.status, func.count()).where(_is_old(before)).group_by(TABLES.c.status)
    return {row[0]: row[1] for row in connection.execute(query)}


def purge(database: Database, before: int, first_day: str) -> Iterator[str]:
    """Remove these tables with their logs, and names and deals that nobody uses any more; yields their ids.

    What ratings follow from stays: the results of rated games, and who has a rating.
    The deals of `first_day`, as 2026-11-29, and later ones are kept: they can still be played.
    """
    while ids := _purge_some(database, before):
        yield from ids
    with database.writing() as connection:
        _purge_people(connection, before)
        connection.execute(delete(WAYS).where(WAYS.c.made < before, WAYS.c.uid.not_in(select(MEMBERS.c.uid))))
        connection.execute(delete(QUIET).where(QUIET.c.uid.not_in(select(WAYS.c.uid))))
        gone = ~exists(select(TABLES.c.id).where(TABLES.c.id == SET_ASIDE.c.table_id))
        connection.execute(delete(SET_ASIDE).where(SET_ASIDE.c.moved < before, gone))
        _purge_deals(connection, before, first_day)
        _purge_words(connection, before)


def _purge_people(connection: Connection, before: int) -> None:
    """Remove names and devices of people who are at no table and can't come back; who is gone stays gone."""

    def is_nobody(uid: Column[Any]) -> ColumnElement[bool]:
        at_table = exists(select(MEMBERS.c.uid).where(MEMBERS.c.uid == uid))
        return ~at_table & ~exists(select(KEYS.c.uid).where(KEYS.c.uid == uid))

    unrated = ~exists(select(RATINGS.c.uid).where(RATINGS.c.uid == PEOPLE.c.uid))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.changed < before, is_nobody(PEOPLE.c.uid), unrated))
    unused = (DEVICES.c.used < before) & (DEVICES.c.token != GONE)
    connection.execute(delete(DEVICES).where(unused, is_nobody(DEVICES.c.uid)))


def _purge_deals(connection: Connection, before: int, first_day: str) -> None:
    """Remove deals without a table, who saw them there, and what bots reached."""
    sight = SIGHTS.alias()
    there = select(sight.c.deal_id).join(TABLES, TABLES.c.id == sight.c.table_id)
    is_past = DEALS.c.day.is_(None) | (DEALS.c.day < first_day)
    old = DEALS.c.made < before
    connection.execute(delete(DEALS).where(old, is_past, DEALS.c.id.not_in(there)))
    kept = select(DEALS.c.id)
    for column in (DEAL_LEVELS.c.deal_id, DAY_PLAYERS.c.deal_id):
        connection.execute(delete(column.table).where(column.not_in(kept)))
    seen = SIGHTS.c.deal_id
    connection.execute(delete(SIGHTS).where(SIGHTS.c.at < before, seen.not_in(kept), seen.not_in(there)))


def _purge_words(connection: Connection, before: int) -> None:
    """Remove closed reports, and mutes of people who are at no table any more."""
    last = select(func.max(REPORTS.c.number)).scalar_subquery()  # it stays: no number is given twice
    done = REPORTS.c.closed.is_not(None) & (REPORTS.c.at < before)
    connection.execute(delete(REPORTS).where(done, REPORTS.c.number < last))
    nowhere = ~exists(select(MEMBERS.c.uid).where(MEMBERS.c.uid == MUTES.c.muted))
    connection.execute(delete(MUTES).where(MUTES.c.at < before, nowhere))


def _purge_some(database: Database, before: int) -> list[str]:
    # The rows stay locked until all is gone: a server that has such a table in memory finds it missing.
    query = select(TABLES.c.id).where(_is_old(before)).order_by(TABLES.c.id).limit(_AT_ONCE).with_for_update()
    with database.writing() as connection:
        ids = list(connection.execute(query).scalars())
        _purge_results(connection, ids)
        for column in _OF_A_TABLE:
            connection.execute(delete(column.table).where(column.in_(ids)))
    return ids


def _purge_results(connection: Connection, tables: list[str]) -> None:
    """Remove what is kept of these games, but for rated ones."""
    game = FINISHED_GAMES.c
    gone = list(
        connection.execute(select(game.table_id).where(game.table_id.in_(tables), game.rated == 0)).scalars()
    )
    for column in (FINISHED_SEATS.c.table_id, game.table_id):
        connection.execute(delete(column.table).where(column.in_(gone)))


def _is_old(before: int) -> ColumnElement[bool]:
    """Finished, closed, or never started; games in play are never old."""
    return TABLES.c.status.in_((OVER, CLOSED, OPEN)) & (TABLES.c.changed < before)
