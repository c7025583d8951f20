"""The tables of the database. Changing them needs a migration (migrations/versions)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Table, Text, text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_WHOLE: Final = BigInteger().with_variant(Integer, "sqlite")

# The truth: what happened at each table, in order. Rows are never changed.
_HAS_COMMAND: Final = text("command IS NOT NULL")
ENTRIES: Final = Table(
    "entry",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", _WHOLE, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("command", Text, nullable=True),  # a person's, by seat and id: none is carried out twice
    Index(
        "ix_entry_command",
        "table_id",
        "command",
        unique=True,
        sqlite_where=_HAS_COMMAND,
        postgresql_where=_HAS_COMMAND,
    ),
    sqlite_strict=True,
)

# What `wildcards db repair` cut off logs that contradicted themselves: nothing is thrown away.
SET_ASIDE: Final = Table(
    "set_aside",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("moved", _WHOLE, primary_key=True, autoincrement=False),  # ms since 1970
    Column("seq", _WHOLE, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("why", Text, nullable=False),
    sqlite_strict=True,
)

# What lists and timers need of each table, without reading its log. All of it follows from the log.
TABLES: Final = Table(
    "game_table",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("code", Text, nullable=True),  # while it is open
    Column("card", Text, nullable=False),  # JSON of a TableCard
    Column("changed", _WHOLE, nullable=False),  # ms since 1970
    Column("wake", _WHOLE, nullable=True),  # when the server itself has something to do, in table time
    Index("ix_game_table_list", "status", "visibility", "changed"),
    Index("ix_game_table_wake", "status", "wake"),
    Index("ix_game_table_code", "code", unique=True),
    sqlite_strict=True,
)

# Who plays or played where: for "my tables".
MEMBERS: Final = Table(
    "member",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Index("ix_member_table_id", "table_id"),
    sqlite_strict=True,
)

# The names people are shown under.
PEOPLE: Final = Table(
    "person",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("changed", _WHOLE, nullable=False),
    sqlite_strict=True,
)

# The secret for cookies, and the table time.
VALUES: Final = Table(
    "server_value",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_strict=True,
)

# What operators ordered, in turn; rows are never changed.
ORDERS: Final = Table(
    "operator_order",
    METADATA,
    Column("number", _WHOLE, primary_key=True, autoincrement=False),
    Column("at", _WHOLE, nullable=False),  # ms since 1970
    Column("by", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON of an Order
    sqlite_strict=True,
)
