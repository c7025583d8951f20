"""Deals that several people play: their cards, who took or saw them, and what bots reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "deal",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=True),
        sa.Column("seat", _WHOLE, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("made", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deal"),
        sqlite_strict=True,
    )
    op.create_index("ix_deal_day", "deal", ["day"], unique=True)
    op.create_table(
        "deal_take",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("deal_id", sa.Text(), nullable=False),
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        *[sa.Column(name, _WHOLE, nullable=False) for name in ("score", "rank", "ranked", "seen", "late")],
        sa.Column("loss", _WHOLE, nullable=True),
        sa.Column("finished", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_deal_take"),
        sqlite_strict=True,
    )
    op.create_index("ix_deal_take_deal_id", "deal_take", ["deal_id"])
    op.create_table(
        "day_player",
        sa.Column("deal_id", sa.Text(), nullable=False),
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "uid", name="pk_day_player"),
        sqlite_strict=True,
    )
    op.create_table(
        "deal_sight",
        sa.Column("deal_id", sa.Text(), nullable=False),
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("at", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "uid", "table_id", name="pk_deal_sight"),
        sqlite_strict=True,
    )
    op.create_index("ix_deal_sight_table_id", "deal_sight", ["table_id"])
    op.create_table(
        "deal_level",
        sa.Column("deal_id", sa.Text(), nullable=False),
        sa.Column("seat", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("runs", _WHOLE, nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("ranks", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "seat", "level", name="pk_deal_level"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Undo it."""
    for name in ("deal_level", "deal_sight", "day_player", "deal_take", "deal"):
        op.drop_table(name)
