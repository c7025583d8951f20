"""What is kept of words at tables: the last of each table, whom people have muted, and reports of words."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from wildcards.errors import DatabaseError
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.notice import notify
from wildcards.server.storage.schema import MUTES, REPORTS, TABLES, WORDS

KEPT: Final = 200  # words of a table: earlier ones are removed
MOST_MUTED: Final = 500  # people whom one person has muted
_TRIES: Final = 20


class Spoken(NamedTuple):
    """Something that was said at a table. `at` is in ms since 1970; either `phrase` or `text` is given."""

    number: int
    at: int
    uid: str
    name: str
    seat: int | None
    channel: str
    phrase: str | None
    text: str | None


class Mute(NamedTuple):
    """Somebody whom a person has muted; `id` stands for them, who cannot be told from it."""

    id: str
    muted: str
    name: str
    at: int


class Report(NamedTuple):
    """A report of a word: by whom, with the words around it. `closed`: ms since 1970; None: it is open."""

    number: int
    at: int
    by: str
    table_id: str
    word: int
    context: list[Spoken]
    closed: int | None


class WordStore:
    """Every method is one short transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # --- words

    def say(self, table_id: str, word: Spoken, command: str) -> Spoken | None:
        """Keep what is said, and return it with its number; None if the table is gone.

        If this command of the person's was carried out before, what was said then is returned.
        """
        for _ in range(_TRIES):
            try:
                with self._database.writing() as connection:
                    return self._say(connection, table_id, word, f"{word.uid}:{command}")
            except DatabaseError as error:
                if not isinstance(error.__cause__, IntegrityError):
                    raise  # otherwise another process was faster
        raise DatabaseError(f"{self._database.place}: others talk all the time; try again")

    def _say(self, connection: Connection, table_id: str, word: Spoken, command: str) -> Spoken | None:
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).scalar() is None:
            return None
        of_table = WORDS.c.table_id == table_id
        same = select(*_SPOKEN).where(of_table, WORDS.c.command == command)
        before = connection.execute(same).one_or_none()
        if before is not None:
            return Spoken(*before)
        highest = connection.execute(select(func.max(WORDS.c.number)).where(of_table)).scalar() or 0
        said = word._replace(number=highest + 1)
        row = {"table_id": table_id, "command": command, **said._asdict()}
        connection.execute(insert(WORDS), row)
        connection.execute(delete(WORDS).where(of_table, WORDS.c.number <= said.number - KEPT))
        self._tell(connection, f"w {table_id} {said.number}")
        return said

    def words(self, table_id: str, after: int = 0) -> list[Spoken]:
        """What was said at a table after this number, in turn."""
        query = select(*_SPOKEN).where(WORDS.c.table_id == table_id, WORDS.c.number > after)
        with self._database.reading() as connection:
            return [Spoken(*row) for row in connection.execute(query.order_by(WORDS.c.number))]

    # --- mutes

    def mute(self, uid: str, muted: str, name: str) -> Mute | None:
        """Keep that a person mutes another; None if they have muted too many."""
        made = Mute(secrets.token_hex(8), muted, name, wall_ms())
        upsert = self._database.insert(MUTES).values(uid=uid, **made._asdict())
        with self._database.writing() as connection:
            of_person = select(func.count()).where(MUTES.c.uid == uid)
            if connection.execute(of_person).scalar_one() >= MOST_MUTED:
                return None
            connection.execute(upsert.on_conflict_do_nothing())
            self._tell(connection, f"m {uid}")
            query = select(*_MUTE).where(MUTES.c.uid == uid, MUTES.c.muted == muted)
            return Mute(*connection.execute(query).one())

    def muted_by(self, uid: str) -> list[Mute]:
        """Whom a person has muted, the latest first."""
        query = select(*_MUTE).where(MUTES.c.uid == uid).order_by(MUTES.c.at.desc(), MUTES.c.id)
        with self._database.reading() as connection:
            return [Mute(*row) for row in connection.execute(query)]

    def unmute(self, uid: str, mute_id: str) -> None:
        """Forget that a person has muted somebody."""
        with self._database.writing() as connection:
            connection.execute(delete(MUTES).where(MUTES.c.uid == uid, MUTES.c.id == mute_id))
            self._tell(connection, f"m {uid}")

    def muted(self, uids: Collection[str]) -> dict[str, frozenset[str]]:
        """Whom each of these people has muted."""
        found: dict[str, set[str]] = {uid: set() for uid in uids}
        with self._database.reading() as connection:
            for row in connection.execute(select(MUTES.c.uid, MUTES.c.muted).where(MUTES.c.uid.in_(uids))):
                found[row.uid].add(row.muted)
        return {uid: frozenset(muted) for uid, muted in found.items()}

    # --- reports

    def report(self, by: str, table_id: str, word: int, context: Sequence[Spoken]) -> int:
        """Keep a report with the words around it; each person's of a word once. Returns its number."""
        same = (REPORTS.c.by == by) & (REPORTS.c.table_id == table_id) & (REPORTS.c.word == word)
        for _ in range(_TRIES):
            try:
                with self._database.writing() as connection:
                    found = connection.execute(select(REPORTS.c.number).where(same)).scalar()
                    if found is not None:
                        return int(found)
                    highest = connection.execute(select(func.max(REPORTS.c.number))).scalar() or 0
                    row = Report(highest + 1, wall_ms(), by, table_id, word, [*context], None)._asdict()
                    row["context"] = msgspec.json.encode(context).decode()
                    connection.execute(insert(REPORTS), row)
            except DatabaseError as error:
                if not isinstance(error.__cause__, IntegrityError):
                    raise
            else:
                return int(row["number"])
        raise DatabaseError(f"{self._database.place}: others report all the time; try again")

    def _tell(self, connection: Connection, payload: str) -> None:
        """Tell the other processes, once the transaction is committed."""
        if self._database.is_postgres:
            notify(connection, [payload])


def reports(connection: Connection, *, closed: bool) -> list[Report]:
    """The reports that are open, and those that are closed too, in turn."""
    query = select(REPORTS).order_by(REPORTS.c.number)
    if not closed:
        query = query.where(REPORTS.c.closed.is_(None))
    return [_report(row) for row in connection.execute(query)]


def find_report(connection: Connection, number: int) -> Report | None:
    """The report with this number."""
    row = connection.execute(select(REPORTS).where(REPORTS.c.number == number)).one_or_none()
    return None if row is None else _report(row)


def close_report(database: Database, number: int, at: int) -> None:
    """Note that a report is dealt with at this moment (ms since 1970). Raises DatabaseError."""
    with database.writing() as connection:
        connection.execute(update(REPORTS).where(REPORTS.c.number == number).values(closed=at))


def _report(row: Any) -> Report:
    context = msgspec.json.decode(row.context, type=list[Spoken])
    return Report(row.number, row.at, row.by, row.table_id, row.word, context, row.closed)


_SPOKEN: Final = [WORDS.c[name] for name in Spoken._fields]
_MUTE: Final = [MUTES.c[name] for name in Mute._fields]
