"""What other devices join a person by: a recovery code, passkeys, links; and challenges of passkeys.

Of secrets only a hash is kept (see devices.py). A code holds until there is another; a link and a challenge
once, and until their time is up.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.schema import KEYS

Kind = Literal["code", "passkey", "link", "challenge"]
MOST_KEYS: Final = {"code": 1, "passkey": 10, "link": 3, "challenge": 5}  # of a person: the oldest go first


class Key(NamedTuple):
    """A key; times are in ms since 1970."""

    id: str
    uid: str
    kind: Kind
    data: str = ""
    label: str = ""
    made: int = 0
    used: int | None = None
    until: int | None = None


class KeyStore:
    """The rows of keys; every method is one transaction. All raise DatabaseError."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def put(self, key: Key) -> None:
        """Keep a key, made now, instead of what is too much or too old."""
        now = wall_ms()
        with self._database.writing() as connection:
            connection.execute(delete(KEYS).where(KEYS.c.until < now))
            connection.execute(delete(KEYS).where(KEYS.c.id == key.id, _is(key.uid, key.kind)))
            ids = _ids(connection, key.uid, key.kind)
            connection.execute(delete(KEYS).where(KEYS.c.id.in_(ids[MOST_KEYS[key.kind] - 1 :])))
            connection.execute(insert(KEYS), {**key._asdict(), "made": now})

    def find(self, kind: Kind, key_id: str) -> Key | None:
        """The key with this id, if it holds."""
        with self._database.reading() as connection:
            row = connection.execute(select(KEYS).where(_holds(kind, key_id))).one_or_none()
        return None if row is None else Key(**row._mapping)

    def use(self, kind: Kind, key_id: str, data: str = "") -> None:
        """Note that it was used, and what is to be kept with it from now on."""
        change = update(KEYS).where(KEYS.c.id == key_id, KEYS.c.kind == kind)
        with self._database.writing() as connection:
            connection.execute(change.values(used=wall_ms(), data=data))

    def take(self, kind: Kind, key_id: str) -> Key | None:
        """The key with this id, if it holds; nobody gets it again."""
        with self._database.writing() as connection:
            row = connection.execute(
                delete(KEYS).where(_holds(kind, key_id)).returning(*KEYS.c)
            ).one_or_none()
        return None if row is None else Key(**row._mapping)

    def of(self, uid: str) -> list[Key]:
        """The code and passkeys of a person, the newest first."""
        query = select(KEYS).where(KEYS.c.uid == uid, KEYS.c.kind.in_(("code", "passkey")))
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(KEYS.c.made.desc(), KEYS.c.id))
            return [Key(**row._mapping) for row in rows]

    def drop_all(self, uid: str, kind: Kind) -> None:
        """Forget all keys of this kind of a person."""
        with self._database.writing() as connection:
            connection.execute(delete(KEYS).where(_is(uid, kind)))

    def drop(self, uid: str, kind: Kind, key_id: str) -> bool:
        """Forget a key of a person; False if they have none of this id."""
        with self._database.writing() as connection:
            gone = connection.execute(delete(KEYS).where(KEYS.c.id == key_id, _is(uid, kind)))
        return gone.rowcount > 0


def _is(uid: str, kind: str) -> ColumnElement[bool]:
    return (KEYS.c.uid == uid) & (KEYS.c.kind == kind)


def _holds(kind: str, key_id: str) -> ColumnElement[bool]:
    in_time = KEYS.c.until.is_(None) | (KEYS.c.until > wall_ms())
    return (KEYS.c.id == key_id) & (KEYS.c.kind == kind) & in_time


def _ids(connection: Connection, uid: str, kind: str) -> list[str]:
    query = select(KEYS.c.id).where(_is(uid, kind)).order_by(KEYS.c.made.desc(), KEYS.c.id)
    return list(connection.execute(query).scalars())
