"""The first schema: entries, tables, members, people, values of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entry"),
        sqlite_strict=True,
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=True),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("changed", _WHOLE, nullable=False),
        sa.Column("wake", _WHOLE, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sqlite_strict=True,
    )
    op.create_index("ix_game_table_list", "game_table", ["status", "visibility", "changed"])
    op.create_index("ix_game_table_wake", "game_table", ["status", "wake"])
    op.create_index("ix_game_table_code", "game_table", ["code"], unique=True)
    op.create_table(
        "member",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("uid", "table_id", name="pk_member"),
        sqlite_strict=True,
    )
    op.create_index("ix_member_table_id", "member", ["table_id"])
    op.create_table(
        "person",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("changed", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("uid", name="pk_person"),
        sqlite_strict=True,
    )
    op.create_table(
        "server_value",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_server_value"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Undo it."""
    for name in ("server_value", "person", "member", "game_table", "entry"):
        op.drop_table(name)
