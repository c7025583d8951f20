"""Calls: ways to tell people that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "call_way",
        *[sa.Column(name, sa.Text(), nullable=False) for name in ("id", "uid", "kind", "address")],
        *[sa.Column(name, sa.Text(), nullable=True) for name in ("p256dh", "auth", "form")],
        *[sa.Column(name, sa.Text(), nullable=False) for name in ("language", "stop")],
        *[sa.Column(name, _WHOLE, nullable=False) for name in ("made", "due", "tries")],
        sa.PrimaryKeyConstraint("id", name="pk_call_way"),
        sqlite_strict=True,
    )
    op.create_index("ix_call_way_uid", "call_way", ["uid"])
    op.create_index("ix_call_way_stop", "call_way", ["stop"], unique=True)
    op.create_table(
        "call",
        *[sa.Column(name, sa.Text(), nullable=False) for name in ("way_id", "table_id")],
        *[sa.Column(name, _WHOLE, nullable=False) for name in ("seq", "turn", "at", "waiting")],
        sa.PrimaryKeyConstraint("way_id", "table_id", name="pk_call"),
        sqlite_strict=True,
    )
    op.create_index("ix_call_table_id", "call", ["table_id"])
    op.create_index("ix_call_waiting", "call", ["waiting"])
    op.create_table(
        "call_quiet",
        *[sa.Column(name, sa.Text(), nullable=False) for name in ("uid", "zone")],
        *[sa.Column(name, _WHOLE, nullable=False) for name in ("begin", "until")],
        sa.PrimaryKeyConstraint("uid", name="pk_call_quiet"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Undo it."""
    for name in ("call_quiet", "call", "call_way"):
        op.drop_table(name)
