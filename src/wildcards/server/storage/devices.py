"""The devices of people: which tokens hold, when each was used last, and which were signed out.

Of a token only the SHA-256 is kept: it has 128 random bits, so nobody can try them all, and a slow hash would
only make each request slow. As long as nothing is kept of a person there is no row, and the signature of the
cookie is enough; with the first row only the tokens of rows that have not ended hold, for ever.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from enum import Enum
from threading import Lock
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.schema import DEVICES

MOST_DEVICES: Final = 20  # of a person; with one more, that used longest ago is signed out
_FRESH: Final = 3_600_000  # ms for which a use is not noted again
_SHARED: Final = 2000  # ms for which is remembered what other processes can change
_MOST_KNOWN: Final = 50_000
_ID: Final = 16  # digits of a token's hash by which its device is named
GONE: Final = "gone"  # the token of nobody: no cookie of this person holds any more


class Bearer(NamedTuple):
    """What a cookie says: a person, and the token of a device."""

    uid: str
    token: str

    @staticmethod
    def new(uid: str | None = None) -> Bearer:
        """A new device: of this person, or of somebody new."""
        return Bearer(uid or secrets.token_urlsafe(16), secrets.token_urlsafe(16))


class Holds(Enum):
    """Whether a bearer's token holds: nothing is kept of its person yet, it does, or it no longer does."""

    NEW = 1
    YES = 2
    NO = 3


class Device(NamedTuple):
    """A device that may act as a person; times are in ms since 1970."""

    id: str
    label: str
    made: int
    used: int


class Ended(NamedTuple):
    """A device that was signed out, and when; without one: all of somebody who is gone."""

    uid: str
    device: str | None
    at: int


class Known:
    """What the database said lately of the devices of people; it is asked again after every change."""

    def __init__(self) -> None:
        self.changes = 0
        self._found: Final[OrderedDict[str, tuple[str, Holds, int]]] = OrderedDict()  # one device of each
        self._lock: Final = Lock()

    def of(self, bearer: Bearer, within: int = _FRESH) -> Holds | None:
        """What was said within these ms; None if it is not known.

        What was said longer ago than `_FRESH` is too old, as it has to be noted when the device was used.
        """
        token, holds, at = self._found.get(bearer.uid, ("", Holds.NO, 0))
        return holds if token == bearer.token and wall_ms() - at < within else None

    def learn(self, bearer: Bearer, holds: Holds, before: int) -> None:
        """The database said so, and was asked when there had been so many changes."""
        with self._lock:
            if before == self.changes:
                self._found[bearer.uid] = (bearer.token, holds, wall_ms())
                self._found.move_to_end(bearer.uid)
                if len(self._found) > _MOST_KNOWN:
                    self._found.popitem(last=False)

    def forget(self, uid: str) -> None:
        """Something has changed."""
        with self._lock:
            self.changes += 1
            self._found.pop(uid, None)


class DeviceStore:
    """The rows of devices; every method is one transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._known: Final = Known()

    def known(self, bearer: Bearer, *, reads: bool) -> Holds | None:
        """Whether this token holds, without asking the database; None: it has to be asked.

        With SQLite there is no other process that could have signed it out. With PostgreSQL it has to be
        asked before anything is changed; who only `reads` may for a moment after others have signed them out.
        """
        if not self._database.is_postgres:
            return self._known.of(bearer)
        return self._known.of(bearer, _SHARED) if reads else None

    def holds(self, bearer: Bearer) -> Holds:
        """Whether this token holds now; that it was used is noted now and then."""
        before = self._known.changes
        found = self._holds(bearer)
        if found is not Holds.NO:
            self._known.learn(bearer, found, before)
        return found

    def _holds(self, bearer: Bearer) -> Holds:
        query = select(DEVICES.c.token, DEVICES.c.used, DEVICES.c.ended).where(DEVICES.c.uid == bearer.uid)
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        if not rows:
            return Holds.NEW
        token, now = hashed(bearer.token), wall_ms()
        found = next((row for row in rows if row.token == token and row.ended is None), None)
        if found is None:
            return Holds.NO
        if now - found.used > _FRESH:
            self._note_use(bearer.uid, token, now)
        return Holds.YES

    def _note_use(self, uid: str, token: str, now: int) -> None:
        here = (DEVICES.c.uid == uid) & (DEVICES.c.token == token)
        with self._database.writing() as connection:
            connection.execute(update(DEVICES).where(here).values(used=now))

    def keep(self, bearer: Bearer, label: str) -> None:
        """From now on something is kept of this person, who is at this device."""
        with self._database.writing() as connection:
            count = select(func.count()).where(DEVICES.c.uid == bearer.uid)
            if not connection.execute(count).scalar_one():
                connection.execute(self._insert(bearer, label))
        self._known.forget(bearer.uid)

    def add(self, bearer: Bearer, label: str, before: Bearer) -> bool:
        """One more device of a person; it was another's before, if that one has devices at all.

        False if the person is gone.
        """
        now = wall_ms()
        gone = select(DEVICES.c.uid).where(DEVICES.c.uid == bearer.uid, DEVICES.c.token == GONE)
        with self._database.writing() as connection:
            if connection.execute(gone).first() is not None:
                return False
            self._end(connection, before.uid, [hashed(before.token)[:_ID]], now)
            connection.execute(self._insert(bearer, label))
            here = _living(connection, bearer.uid)
            if len(here) > MOST_DEVICES:
                self._end(connection, bearer.uid, [one.id for one in here[MOST_DEVICES:]], now)
        self._known.forget(bearer.uid)
        self._known.forget(before.uid)
        return True

    def devices(self, uid: str) -> list[Device]:
        """Those that may act as this person, the one used last first."""
        with self._database.reading() as connection:
            return _living(connection, uid)

    def end(self, uid: str, ids: list[str]) -> bool:
        """Sign out these devices of a person; False if there are none."""
        with self._database.writing() as connection:
            ended = self._end(connection, uid, ids, wall_ms())
        self._known.forget(uid)
        return ended > 0

    def forgotten(self, uid: str) -> None:
        """Devices of this person may have been signed out, by another process or all (see end_all)."""
        self._known.forget(uid)

    def ended_since(self, moment: int) -> list[Ended]:
        """The devices that were signed out since then (ms since 1970)."""
        query = select(DEVICES.c.uid, DEVICES.c.token, DEVICES.c.ended).where(DEVICES.c.ended >= moment)
        with self._database.reading() as connection:
            return [
                Ended(row.uid, None if row.token == GONE else row.token[:_ID], row.ended)
                for row in connection.execute(query)
            ]

    def _insert(self, bearer: Bearer, label: str) -> Any:
        now = wall_ms()
        row = {"uid": bearer.uid, "token": hashed(bearer.token), "label": label, "made": now, "used": now}
        return self._database.insert(DEVICES).values(row).on_conflict_do_nothing()

    @staticmethod
    def _end(connection: Connection, uid: str, ids: list[str], now: int) -> int:
        mine = (DEVICES.c.uid == uid) & DEVICES.c.ended.is_(None)
        chosen = mine & func.substr(DEVICES.c.token, 1, _ID).in_(ids)
        return connection.execute(update(DEVICES).where(chosen).values(ended=now)).rowcount


def end_all(connection: Connection, uid: str) -> None:
    """No device may act as this person any more, not even one of which nothing was kept."""
    now = wall_ms()
    connection.execute(delete(DEVICES).where(DEVICES.c.uid == uid))
    row = {"uid": uid, "token": GONE, "label": "", "made": now, "used": now, "ended": now}
    connection.execute(insert(DEVICES), row)


def hashed(token: str) -> str:
    """What is kept of a secret with 128 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def id_of(bearer: Bearer) -> str:
    """The name of a bearer's device in lists."""
    return hashed(bearer.token)[:_ID]


def _living(connection: Connection, uid: str) -> list[Device]:
    query = select(DEVICES).where(DEVICES.c.uid == uid, DEVICES.c.ended.is_(None))
    rows = connection.execute(query.order_by(DEVICES.c.used.desc(), DEVICES.c.token))
    return [Device(row.token[:_ID], row.label, row.made, row.used) for row in rows]
