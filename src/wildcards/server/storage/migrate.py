"""Bringing a database to the schema of this release."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, inspect, text

from wildcards.errors import DatabaseError
from wildcards.server.storage.database import Database, opened, telling

HEAD: Final = "0008"  # the newest revision in versions/
_SCRIPTS: Final = "wildcards.server.storage:migrations"
_LOCK: Final = 20_221_127  # of PostgreSQL: one process migrates at a time


def revision(database: Database) -> str | None:
    """The revision a database is at; None: it is empty."""
    with database.reading() as connection:
        return _revision(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(database: Database) -> tuple[str | None, str]:
    """Bring a database to this release's schema; returns its revisions. Raises DatabaseError."""
    if (now := revision(database)) == HEAD:
        return now, HEAD
    with telling(database), database.engine.connect() as connection, alone(database, connection):
        before = _revision(connection)
        upgrade(database, connection, HEAD)
        connection.commit()
    return before, HEAD


def upgrade(database: Database, connection: Connection, to: str) -> None:
    """Bring the schema to a revision, within the connection's transaction. Raises DatabaseError."""
    from alembic import command
    from alembic.util import CommandError

    config = alembic_config(database)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise DatabaseError(_foreign(database, _revision(connection) or to)) from error


def check_revision(database: Database, connection: Connection) -> None:
    """Raise DatabaseError unless the schema is that of this release."""
    now = _revision(connection)
    if now is None:
        raise DatabaseError(f"database {database.place}: expected revision {HEAD}, got an empty one")
    if now < HEAD:
        raise DatabaseError(
            f"database {database.place}: expected revision {HEAD}, got {now};"
            " wildcards db migrate brings it up to date"
        )
    if now > HEAD:
        raise DatabaseError(_foreign(database, now))


def _foreign(database: Database, got: str) -> str:
    return (
        f"database {database.place}: expected revision {HEAD} or older, got {got},"
        " which another release made; run that release, or restore a backup"
    )


def alembic_config(database: Database):  # type: ignore[no-untyped-def]  # alembic is loaded late
    """Alembic's configuration for this package's migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.set_main_option("sqlalchemy.url", database.url.replace("%", "%%"))
    return config


@contextmanager
def alone(database: Database, connection: Connection) -> Iterator[None]:
    """Nobody else migrates meanwhile. SQLite's own transactions ensure that."""
    if not database.is_postgres:
        yield
        return
    connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": _LOCK})
    connection.commit()
    try:
        yield
    finally:
        connection.rollback()
        connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": _LOCK})
        connection.commit()


@contextmanager
def reading(url: str | None) -> Iterator[Connection]:
    """A moment of a database (None: that of a server here), which has to be of this release.

    Raises DatabaseError.
    """
    with opened(url, reads_only=True) as database, database.snapshot() as connection:
        check_revision(database, connection)
        yield connection
