"""All that is kept of a person, wherever it is: to be given to them, or taken away.

A table of the schema with a column `uid` is about people: its rows are exported (but for columns marked
`secret`), and go with their person, unless `forgets` says otherwise: `name` replaces the name in them,
`keeps` leaves them, as nobody can be that person any more.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Table, delete, func, select, update

from wildcards.server.storage import devices
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.schema import ENTRIES, LEAVERS, MEMBERS, METADATA
from wildcards.table.entry import Created, from_json, to_json
from wildcards.table.forgetting import without, without_origin
from wildcards.table.names import SOMEBODY

FORGETS: Final = "forgets"
SECRET: Final = "secret"


def personal_tables() -> list[Table]:
    """The tables of the schema that are about people."""
    return [table for table in METADATA.sorted_tables if "uid" in table.c]


class PersonalStore:
    """What is kept of people; every method is one transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def export(self, uid: str) -> dict[str, list[dict[str, Any]]]:
        """The rows about a person, by table, without secrets."""
        found: dict[str, list[dict[str, Any]]] = {}
        with self._database.snapshot() as connection:
            for table in personal_tables():
                told = [one for one in table.c if one.name != "uid" and not one.info.get(SECRET)]
                rows = connection.execute(select(*told).where(table.c.uid == uid))
                found[table.name] = [dict(row._mapping) for row in rows]
        return found

    def begin(self, uid: str) -> None:
        """Nobody is this person any more; what they leave at tables is forgotten next."""
        with self._database.writing() as connection:
            devices.end_all(connection, uid)
            for table in personal_tables():
                mine, way = table.c.uid == uid, table.info.get(FORGETS, "rows")
                if way == "rows":
                    connection.execute(delete(table).where(mine))
                elif way == "name":
                    connection.execute(update(table).where(mine).values(name=SOMEBODY))
            leaver = self._database.insert(LEAVERS).values(uid=uid, at=wall_ms())
            connection.execute(leaver.on_conflict_do_nothing())

    def leavers(self) -> list[str]:
        """Who is still to be forgotten at tables."""
        with self._database.reading() as connection:
            return list(connection.execute(select(LEAVERS.c.uid).order_by(LEAVERS.c.at)).scalars())

    def tables_of(self, uid: str) -> list[str]:
        """The tables at which a person is or was."""
        with self._database.reading() as connection:
            query = select(MEMBERS.c.table_id).where(MEMBERS.c.uid == uid)
            return list(connection.execute(query.order_by(MEMBERS.c.table_id)).scalars())

    def count_tables(self, uid: str) -> int:
        """At how many tables a person is or was."""
        with self._database.reading() as connection:
            return connection.execute(select(func.count()).where(MEMBERS.c.uid == uid)).scalar_one()

    def scrub(self, uid: str, table_id: str) -> None:
        """Take the person's name out of the log of a table, where they are forgotten already."""
        query = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table_id)
        with self._database.writing() as connection:
            rows = connection.execute(query.order_by(ENTRIES.c.seq)).all()
            before = [from_json(row.data) for row in rows]
            for row, old, new in zip(rows, before, without(before, uid), strict=True):
                if new is not old:
                    here = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq == row.seq)
                    connection.execute(update(ENTRIES).where(here).values(data=to_json(new)))

    def scrub_branches(self, seed: str, seats: Collection[int]) -> None:
        """Take the names in these seats of a finished game out of the games that others played on from it."""
        first = (ENTRIES.c.seq == 0) & ENTRIES.c.data.like(f'%"begun":%"{seed}"%')
        with self._database.reading() as connection:
            found = list(connection.execute(select(ENTRIES.c.table_id).where(first)).scalars())
        for table_id in found:
            here = (ENTRIES.c.seq == 0) & (ENTRIES.c.table_id == table_id)
            with self._database.writing() as connection:
                created = from_json(connection.execute(select(ENTRIES.c.data).where(here)).scalar_one())
                assert isinstance(created, Created)
                changed = replace(created, begun=without_origin(created.begun or {}, seed, seats))
                connection.execute(update(ENTRIES).where(here).values(data=to_json(changed)))

    def end(self, uid: str) -> None:
        """All of it is done."""
        with self._database.writing() as connection:
            connection.execute(delete(MEMBERS).where(MEMBERS.c.uid == uid))
            connection.execute(delete(LEAVERS).where(LEAVERS.c.uid == uid))
