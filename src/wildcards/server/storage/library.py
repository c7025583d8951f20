"""What is read from the database, and the few things written to it other than tables' logs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, func, select, tuple_, update

from wildcards.errors import BrokenLogError
from wildcards.server.storage.database import Database, telling
from wildcards.server.storage.log import entries_of
from wildcards.server.storage.orders import Given, orders_after
from wildcards.server.storage.schema import ENTRIES, MEMBERS, PEOPLE, TABLES, VALUES
from wildcards.server.storage.table_time import MOST_AHEAD
from wildcards.table.entry import Entry

MOST_LISTED: Final = 100  # in a page
_UNFINISHED: Final = ("open", "playing")
Place = tuple[int, str]  # in a list: when a table changed, and its id
_SECRET: Final = "secret"
_DEAL_KEY: Final = "deal_key"
_TABLE_TIME: Final = "table_time"  # of the last beat
_BEAT: Final = "beat"  # when that was, by the clock of the database
_NEWER: Final = """
SELECT entry.table_id, entry.seq, entry.data FROM entry
JOIN json_to_recordset(%(known)s) AS known (id text, number int)
ON entry.table_id = known.id AND entry.seq >= known.number ORDER BY entry.table_id, entry.seq
"""


class Listed(NamedTuple):
    """A table in a list: its card as JSON, and when it last changed."""

    id: str
    card: str
    changed: int


def _since(table_id: str, number: int) -> Select[Any]:
    query = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.data)
    return query.where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= number).order_by(ENTRIES.c.seq)


def _entries_or_why(table_id: str, rows: list[tuple[int, str]], since: int) -> list[Entry] | BrokenLogError:
    try:
        return entries_of(table_id, rows, since)
    except BrokenLogError as error:
        return error


class Library:
    """Reads; every method is one short transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._line: Final = database.line()  # to PostgreSQL

    @property
    def place(self) -> str:
        """Where the database is, without a password."""
        return self._database.place

    # --- tables

    def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """A table's log from this number on; empty if there is no such table. Raises BrokenLogError."""
        with self._database.reading() as connection:
            rows = connection.execute(_since(table_id, since))
            return entries_of(table_id, [(seq, data) for _, seq, data in rows], since)

    def newer(self, since: Mapping[str, int]) -> dict[str, list[Entry] | BrokenLogError]:
        """Of each of these tables the log from its number on, or why it cannot be read."""
        rows: dict[str, list[tuple[int, str]]] = {table_id: [] for table_id in since}
        for table_id, seq, data in self._rows_since(since):
            rows[table_id].append((seq, data))
        return {table_id: _entries_or_why(table_id, rows[table_id], since[table_id]) for table_id in since}

    def _rows_since(self, since: Mapping[str, int]) -> Sequence[Any]:
        if self._database.is_postgres:
            known = [{"id": table_id, "number": number} for table_id, number in since.items()]
            with telling(self._database):
                return self._line.rows(_NEWER, known=known)
        with self._database.reading() as connection:
            return [row for known in since.items() for row in connection.execute(_since(*known))]

    def find_code(self, code: str) -> str | None:
        """The open table of this code."""
        with self._database.reading() as connection:
            return connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()

    def lobby(self, after: Place | None = None) -> list[Listed]:
        """Public tables that wait or are in play, the latest first, a page of them."""
        return self._listed(
            _CARDS.where(TABLES.c.visibility == "public", TABLES.c.status.in_(_UNFINISHED)), after
        )

    def of_person(self, uid: str, after: Place | None = None) -> list[Listed]:
        """The tables of a person, the latest first, a page of them."""
        joined = _CARDS.join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id).where(MEMBERS.c.uid == uid)
        return self._listed(joined, after)

    def unfinished_of(self, uid: str) -> int:
        """How many tables of a person wait or are in play."""
        joined = select(func.count()).join_from(MEMBERS, TABLES, MEMBERS.c.table_id == TABLES.c.id)
        return self._count(joined.where(MEMBERS.c.uid == uid, TABLES.c.status.in_(_UNFINISHED)))

    def unfinished(self, tables: Collection[str]) -> list[str]:
        """Those of the tables that wait or are in play."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.status.in_(_UNFINISHED))
        with self._database.reading() as connection:
            return list(connection.execute(query).scalars())

    def _count(self, query: Select[Any]) -> int:
        with self._database.reading() as connection:
            return int(connection.execute(query).scalar_one())

    def _listed(self, query: Select[Any], after: Place | None) -> list[Listed]:
        if after is not None:
            query = query.where(tuple_(TABLES.c.changed, TABLES.c.id) < tuple_(*after))
        ordered = query.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc())
        with self._database.reading() as connection:
            rows = connection.execute(ordered.limit(MOST_LISTED))
            return [Listed(*row) for row in rows]

    def due(self, before: int, most: int = 5000) -> list[str]:
        """Tables in play at which the server had to do something before this moment of table time."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.wake <= before)
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(TABLES.c.wake).limit(most)).scalars())

    # --- orders

    def orders(self, after: int) -> list[Given]:
        """The orders of operators after this number."""
        with self._database.reading() as connection:
            return orders_after(connection, after)

    # --- people

    def name_of(self, uid: str) -> str | None:
        """The name a person gave, if any."""
        with self._database.reading() as connection:
            return connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.uid == uid)).scalar()

    def set_name(self, uid: str, name: str) -> None:
        """Keep a person's name."""
        row = {"uid": uid, "name": name, "changed": wall_ms()}
        upsert = self._database.insert(PEOPLE).values(row)
        with self._database.writing() as connection:
            connection.execute(upsert.on_conflict_do_update(index_elements=["uid"], set_=row))

    # --- the server

    def secret(self) -> bytes:
        """The secret that signs cookies and links; made the first time."""
        return bytes.fromhex(self._value(_SECRET, secrets.token_hex(32)))

    def deal_key(self) -> bytes:
        """The key from which the deals of the days follow, and the names of deals' pages; made once."""
        return bytes.fromhex(self._value(_DEAL_KEY, secrets.token_hex(32)))

    def table_time(self) -> int:
        """The table time of the last beat."""
        return int(self._value(_TABLE_TIME, str(wall_ms())))

    def beat(self, mine: int = 0, *, is_first: bool = False) -> int:
        """Note that a server runs, whose table time is `mine`; returns the one on which all agree.

        It is never behind the previous beat. If other processes may run, it has gone on since then by the
        database's clock, though for no longer than it does without a beat; before the first it stood still.
        """
        with self._database.writing() as connection:
            stored, beat = self._last_beat(connection)
            clock = self._clock(connection)
            since = 0 if is_first else min(max(0, clock - beat), MOST_AHEAD)
            agreed = max(mine, stored + since)
            for key, value in ((_TABLE_TIME, agreed), (_BEAT, clock)):
                connection.execute(update(VALUES).where(VALUES.c.key == key).values(value=str(value)))
        return agreed

    def _last_beat(self, connection: Connection) -> tuple[int, int]:
        """The table time of the last beat, and when that was by the database's clock; both locked."""
        query = select(VALUES.c.key, VALUES.c.value).where(VALUES.c.key.in_((_BEAT, _TABLE_TIME)))
        query = query.order_by(VALUES.c.key).with_for_update()
        found = {row.key: row.value for row in connection.execute(query)}
        if len(found) < 2:
            for key, value in ((_TABLE_TIME, wall_ms()), (_BEAT, 0)):
                connection.execute(self._insert_value(key, str(value)))
            found = {row.key: row.value for row in connection.execute(query)}
        return int(found[_TABLE_TIME]), int(found[_BEAT])

    def _clock(self, connection: Connection) -> int:
        """The database's own clock, in ms. SQLite has one process, and needs none: it stays at 0."""
        if not self._database.is_postgres:
            return 0
        return int(connection.execute(_CLOCK).scalar_one() * 1000)

    def _insert_value(self, key: str, value: str) -> Any:
        """Keep a value if there is none."""
        return self._database.insert(VALUES).values(key=key, value=value).on_conflict_do_nothing()

    def _value(self, key: str, default: str) -> str:
        """A value; the default is kept if there is none."""
        with self._database.writing() as connection:
            query = select(VALUES.c.value).where(VALUES.c.key == key)
            found: str | None = connection.execute(query).scalar()
            if found is None:
                connection.execute(self._insert_value(key, default))
                found = connection.execute(query).scalar()
        assert found is not None
        return found


_CLOCK: Final = select(func.extract("epoch", func.clock_timestamp()))
_CARDS: Final = select(TABLES.c.id, TABLES.c.card, TABLES.c.changed)


def wall_ms() -> int:
    """Now, in ms since 1970."""
    return time.time_ns() // 1_000_000
