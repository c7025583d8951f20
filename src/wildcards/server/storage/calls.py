"""What is kept of calls: the ways to call people, when not to, and up to where tables were looked at.

Several processes look and send: whoever changes a row first from what all of them read has claimed it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update

from wildcards.protocol.calls import Quiet
from wildcards.server.storage.database import Database
from wildcards.server.storage.schema import CALLS, ENTRIES, MEMBERS, QUIET, TABLES, VALUES, WAYS

NEVER: Final = -1  # the decision of the last call, where there was none
_KEY: Final = "call_key"
_MOST_OWED: Final = 1000  # looked at at once


class Way(NamedTuple):
    """A way to call somebody; the fields are those of WAYS."""

    id: str
    uid: str
    kind: str
    address: str
    p256dh: str | None
    auth: str | None
    form: str | None
    language: str
    stop: str
    made: int
    due: int
    tries: int


class NewWay(NamedTuple):
    """A way to be kept."""

    kind: str
    address: str
    language: str
    p256dh: str | None = None
    auth: str | None = None
    form: str | None = None


def new_way(uid: str, new: NewWay, made: int) -> Way:
    """A way to call this person, as of this table time."""
    return Way(
        id=secrets.token_hex(10), uid=uid, stop=secrets.token_urlsafe(16), made=made, due=0, tries=0,
        **new._asdict(),
    )  # fmt: skip


class Owed(NamedTuple):
    """Somebody who seems to owe a step: by which way to call, and up to where this table was looked at."""

    way: Way
    table: str
    seq: int  # the last entry of the log
    seen: int | None  # up to which it was looked at; None: it was not
    turn: int  # the decision of the last call


class _Owes(msgspec.Struct):
    """What is needed of a table's card (listing.py)."""

    owes: list[str]


class CallStore:
    """Every method is one short transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # --- ways

    def ways(self, uid: str) -> list[Way]:
        """The ways to call a person, the oldest first."""
        query = select(WAYS).where(WAYS.c.uid == uid).order_by(WAYS.c.made, WAYS.c.id)
        with self._database.reading() as connection:
            return [Way(*row) for row in connection.execute(query)]

    def add(self, way: Way) -> None:
        """Keep a way; a browser is one person's, and a webhook is kept once for each."""
        same = and_(WAYS.c.kind == way.kind, WAYS.c.address == way.address)
        if way.kind == "webhook":
            same = and_(same, WAYS.c.uid == way.uid)
        with self._database.writing() as connection:
            found = select(WAYS.c.id).where(same)
            connection.execute(delete(CALLS).where(CALLS.c.way_id.in_(found)))
            connection.execute(delete(WAYS).where(same))
            connection.execute(insert(WAYS), way._asdict())

    def remove(self, uid: str, way: str) -> None:
        """Forget a way of this person."""
        self._forget((WAYS.c.uid == uid) & (WAYS.c.id == way))

    def stop(self, token: str) -> None:
        """Forget the way with this token, if there is one."""
        self._forget(WAYS.c.stop == token)

    def gone(self, way: Way) -> None:
        """Forget a way that leads nowhere any more."""
        self._forget(WAYS.c.id == way.id)

    def _forget(self, which: Any) -> None:
        with self._database.writing() as connection:
            connection.execute(delete(CALLS).where(CALLS.c.way_id.in_(select(WAYS.c.id).where(which))))
            connection.execute(delete(WAYS).where(which))

    # --- when not

    def quiet(self, uid: str) -> Quiet | None:
        """When a person is not to be called."""
        query = select(QUIET.c.zone, QUIET.c.begin, QUIET.c.until).where(QUIET.c.uid == uid)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Quiet(*row)

    def set_quiet(self, uid: str, quiet: Quiet | None, later: int) -> None:
        """Keep when a person is not to be called; what is put off to after `later` is looked at again."""
        with self._database.writing() as connection:
            connection.execute(delete(QUIET).where(QUIET.c.uid == uid))
            if quiet is not None:
                row = {"uid": uid, "zone": quiet.zone, "begin": quiet.begin, "until": quiet.until}
                connection.execute(insert(QUIET), row)
            put_off = and_(WAYS.c.uid == uid, WAYS.c.tries == 0, WAYS.c.due > later)
            connection.execute(update(WAYS).where(put_off).values(due=0))

    # --- calls

    def owed(self, changed: int, called: int) -> list[Owed]:
        """Who seems to owe a step, at tables that have news since they were looked at.

        Only at those that last changed before `changed`, and last called before `called`, in ms since 1970.
        """
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        is_new = or_(
            CALLS.c.seq.is_(None), and_(CALLS.c.seq < last, CALLS.c.waiting == 0, CALLS.c.at <= called)
        )
        query = (
            select(WAYS, TABLES.c.id, TABLES.c.card, last, CALLS.c.seq, CALLS.c.turn)
            .join_from(WAYS, MEMBERS, MEMBERS.c.uid == WAYS.c.uid)
            .join(TABLES, TABLES.c.id == MEMBERS.c.table_id)
            .outerjoin(CALLS, and_(CALLS.c.way_id == WAYS.c.id, CALLS.c.table_id == TABLES.c.id))
            # Whoever owes is named in the card; which part of it that is, is seen below.
            .where(
                TABLES.c.status == "playing", TABLES.c.card.contains(WAYS.c.uid), TABLES.c.changed <= changed
            )
            .where(is_new)
            .limit(_MOST_OWED)
        )
        with self._database.reading() as connection:
            found = [tuple(row) for row in connection.execute(query)]
        return [
            Owed(way, table, seq, seen, NEVER if turn is None else turn)
            for *row, table, card, seq, seen, turn in found
            if (way := Way(*row)).uid in msgspec.json.decode(card, type=_Owes).owes
        ]

    def look(self, owed: Owed, turn: int, *, calls: bool) -> None:
        """Note how far a table was looked at, and whether to call for this decision.

        Nothing is changed if another process was faster.
        """
        place = and_(CALLS.c.way_id == owed.way.id, CALLS.c.table_id == owed.table)
        values = {"seq": owed.seq, "turn": turn, "waiting": int(calls)}
        with self._database.writing() as connection:
            if owed.seen is None:
                row = {"way_id": owed.way.id, "table_id": owed.table, "at": 0, **values}
                connection.execute(self._database.insert(CALLS).values(row).on_conflict_do_nothing())
            else:
                same = and_(place, CALLS.c.seq == owed.seen, CALLS.c.waiting == 0)
                connection.execute(update(CALLS).where(same).values(values))

    def due(self, now: int, most: int = 200) -> list[Way]:
        """The ways by which calls are to be sent now, in ms since 1970."""
        waits = exists(select(CALLS.c.way_id).where(CALLS.c.way_id == WAYS.c.id, CALLS.c.waiting == 1))
        query = select(WAYS).where(WAYS.c.due <= now, waits).order_by(WAYS.c.due).limit(most)
        with self._database.reading() as connection:
            return [Way(*row) for row in connection.execute(query)]

    def claim(self, way: Way, until: int) -> bool:
        """Put everything by this way off; False if another process, or its owner, was faster."""
        same = and_(WAYS.c.id == way.id, WAYS.c.due == way.due)
        with self._database.writing() as connection:
            return connection.execute(update(WAYS).where(same).values(due=until)).rowcount == 1

    def waiting(self, way: Way) -> dict[str, int]:
        """The tables for which is to be called by this way, and the decision of each."""
        query = select(CALLS.c.table_id, CALLS.c.turn).where(CALLS.c.way_id == way.id, CALLS.c.waiting == 1)
        with self._database.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def settle(self, way: Way, tables: Sequence[str], at: int | None = None) -> None:
        """Nothing waits for these tables any more; called at this moment, in ms since 1970, if at all."""
        values = {"waiting": 0} if at is None else {"waiting": 0, "at": at}
        place = and_(CALLS.c.way_id == way.id, CALLS.c.table_id.in_(tables))
        with self._database.writing() as connection:
            connection.execute(update(CALLS).where(place).values(values))

    def put_off(self, way: Way, due: int, tries: int) -> None:
        """Send nothing by this way before that moment, in ms since 1970."""
        with self._database.writing() as connection:
            connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(due=due, tries=tries))

    # --- the server's key

    def key(self) -> str | None:
        """The server's private key for push services (VAPID), if it has one yet."""
        with self._database.reading() as connection:
            return connection.execute(select(VALUES.c.value).where(VALUES.c.key == _KEY)).scalar()

    def keep_key(self, key: str) -> str:
        """Keep this one, unless there is one; returns the one that is kept."""
        row = {"key": _KEY, "value": key}
        with self._database.writing() as connection:
            connection.execute(self._database.insert(VALUES).values(row).on_conflict_do_nothing())
            kept = connection.execute(select(VALUES.c.value).where(VALUES.c.key == _KEY)).scalar_one()
        return str(kept)
