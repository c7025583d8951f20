"""What is read from the database, and the few things written to it that are no table's log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, func, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from wildcards.server.entry import Entry, from_json
from wildcards.server.storage.database import Database
from wildcards.server.storage.schema import ENTRIES, MEMBERS, PEOPLE, TABLES, VALUES

MOST_LISTED: Final = 100  # in a page
_UNFINISHED: Final = ("open", "playing")
Place = tuple[int, str]  # in a list: when a table changed, and its id
_SECRET: Final = "secret"
_STOOD_STILL: Final = "stood_still"  # ms in which no server was running, in all
_BEAT: Final = "beat"  # when a server was last known to run, in ms since 1970


class Listed(NamedTuple):
    """A table in a list: its card as JSON, and when it changed."""

    id: str
    card: str
    changed: int


class Library:
    """Reads; every method is one short transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- tables

    def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """A table's log from this number on; empty if there is no such table."""
        query = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= since)
        with self._database.reading() as connection:
            return [from_json(data) for data in connection.execute(query.order_by(ENTRIES.c.seq)).scalars()]

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

    # --- people

    def name_of(self, uid: str) -> str | None:
        """The name a person gave, if any."""
        with self._database.reading() as connection:
            return connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.uid == uid)).scalar()

    def set_name(self, uid: str, name: str) -> None:
        """Keep a person's name."""
        dialect = postgresql if self._database.is_postgres else sqlite
        row = {"uid": uid, "name": name, "changed": wall_ms()}
        upsert = dialect.insert(PEOPLE).values(row)
        with self._database.writing() as connection:
            connection.execute(upsert.on_conflict_do_update(index_elements=["uid"], set_=row))

    # --- the server

    def secret(self) -> bytes:
        """The secret that signs cookies and links; made at first."""
        return bytes.fromhex(self._value(_SECRET, secrets.token_hex(32)))

    def stood_still(self) -> int:
        """For how many ms in all no server was running."""
        return int(self._value(_STOOD_STILL, "0"))

    def beat(self) -> None:
        """Note that a server is running now."""
        with self._database.writing() as connection:
            connection.execute(update(VALUES).where(VALUES.c.key == _BEAT).values(value=str(wall_ms())))

    def wake_up(self) -> int:
        """The first server of all starts: add the time since the last beat; returns what `stood_still` is."""
        now = wall_ms()
        last = int(self._value(_BEAT, str(now)))
        still = self.stood_still() + max(0, now - last)
        with self._database.writing() as connection:
            connection.execute(update(VALUES).where(VALUES.c.key == _STOOD_STILL).values(value=str(still)))
            connection.execute(update(VALUES).where(VALUES.c.key == _BEAT).values(value=str(now)))
        return still

    def _value(self, key: str, default: str) -> str:
        """A value; the default is kept if there is none."""
        with self._database.writing() as connection:
            query = select(VALUES.c.value).where(VALUES.c.key == key)
            found: str | None = connection.execute(query).scalar()
            if found is None:
                dialect = postgresql if self._database.is_postgres else sqlite
                made = dialect.insert(VALUES).values(key=key, value=default).on_conflict_do_nothing()
                connection.execute(made)
                found = connection.execute(query).scalar()
        assert found is not None
        return found


_CARDS: Final = select(TABLES.c.id, TABLES.c.card, TABLES.c.changed)


def wall_ms() -> int:
    """Now, in ms since 1970."""
    return time.time_ns() // 1_000_000
