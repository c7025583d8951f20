"""A database that a server of 0.1 left, with finished and running tables, on SQLite or PostgreSQL."""

from __future__ import annotations

import gzip
import json
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import MetaData, create_engine
from sqlalchemy.engine import make_url

from support.saves import SAVES
from wildcards.server.storage.database import Database
from wildcards.server.storage.migrate import upgrade

CORPUS: Final = SAVES / "0.1.0" / "server"
SCHEMA: Final = "0001"


class Left(NamedTuple):
    """What is in it: people's cookies by name, and tables' ids by what they are."""

    people: dict[str, str]
    tables: dict[str, str]


def left() -> Left:
    """What is in the database."""
    return Left(**json.loads((CORPUS / "server.json").read_text()))


def load(database: Database) -> None:
    """Fill an empty database with it, at the schema of 0.1."""
    whole = gzip.decompress((CORPUS / "server.db.gz").read_bytes())
    if not database.is_postgres:
        Path(make_url(database.url).database or "").write_bytes(whole)
        return
    with database.engine.connect() as connection:
        upgrade(database, connection, SCHEMA)
        connection.commit()
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "server.db"
        file.write_bytes(whole)
        _copy(file, database)


def _copy(file: Path, database: Database) -> None:
    """Every row of an SQLite file, table by table."""
    source, schema = create_engine(f"sqlite:///{file}"), MetaData()
    with source.connect() as rows, database.writing() as connection:
        schema.reflect(connection)
        for table in schema.sorted_tables:
            if table.name != "alembic_version" and (found := rows.execute(table.select()).mappings().all()):
                connection.execute(table.insert(), [dict(row) for row in found])
    source.dispose()
