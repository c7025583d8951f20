"""Finished games as profiles and ratings need them, ratings, and who may see whose profile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "finished_game",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("ended", _WHOLE, nullable=False),
        sa.Column("wall", _WHOLE, nullable=False),
        sa.Column("rated", _WHOLE, nullable=False),
        sa.Column("public", _WHOLE, nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("seats", _WHOLE, nullable=False),
        sa.Column("leo", _WHOLE, nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished_game"),
        sqlite_strict=True,
    )
    op.create_index("ix_finished_game_rated", "finished_game", ["rated", "ended", "table_id"])
    op.create_table(
        "finished_seat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("rank", _WHOLE, nullable=False),
        sa.Column("score", _WHOLE, nullable=False),
        sa.Column("leaders", sa.Text(), nullable=False),
        sa.Column("mu", _WHOLE, nullable=True),
        sa.Column("sigma", _WHOLE, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_finished_seat"),
        sqlite_strict=True,
    )
    op.create_index("ix_finished_seat_uid", "finished_seat", ["uid"])
    op.create_table(
        "person_rating",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("mu", _WHOLE, nullable=False),
        sa.Column("sigma", _WHOLE, nullable=False),
        sa.Column("floor", _WHOLE, nullable=False),
        sa.Column("games", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("uid", name="pk_person_rating"),
        sqlite_strict=True,
    )
    op.create_index("ix_person_rating_floor", "person_rating", ["floor"])
    op.create_table(
        "profile",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("uid", name="pk_profile"),
        sqlite_strict=True,
    )
    op.create_index("ix_profile_id", "profile", ["id"], unique=True)


def downgrade() -> None:
    """Undo it."""
    for name in ("profile", "person_rating", "finished_seat", "finished_game"):
        op.drop_table(name)
