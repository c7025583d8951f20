"""Devices of people, what others join them by, and who is to be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "device",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("made", _WHOLE, nullable=False),
        sa.Column("used", _WHOLE, nullable=False),
        sa.Column("ended", _WHOLE, nullable=True),
        sa.PrimaryKeyConstraint("uid", "token", name="pk_device"),
        sqlite_strict=True,
    )
    op.create_index("ix_device_ended", "device", ["ended"])
    op.create_table(
        "person_key",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("made", _WHOLE, nullable=False),
        sa.Column("used", _WHOLE, nullable=True),
        sa.Column("until", _WHOLE, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_person_key"),
        sqlite_strict=True,
    )
    op.create_index("ix_person_key_uid", "person_key", ["uid"])
    op.create_table(
        "leaver",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("at", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("uid", name="pk_leaver"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Undo it."""
    op.drop_table("leaver")
    op.drop_index("ix_person_key_uid", "person_key")
    op.drop_table("person_key")
    op.drop_index("ix_device_ended", "device")
    op.drop_table("device")
