"""Words at tables, who is muted by whom, reports of words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "word",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("at", _WHOLE, nullable=False),
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", _WHOLE, nullable=True),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("phrase", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("command", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_word"),
        sqlite_strict=True,
    )
    op.create_index("ix_word_command", "word", ["table_id", "command"], unique=True)
    op.create_table(
        "mute",
        sa.Column("uid", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", _WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("uid", "muted", name="pk_mute"),
        sqlite_strict=True,
    )
    op.create_table(
        "report",
        sa.Column("number", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("at", _WHOLE, nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("word", _WHOLE, nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("closed", _WHOLE, nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_report"),
        sqlite_strict=True,
    )
    op.create_index("ix_report_word", "report", ["table_id", "word", "by"], unique=True)


def downgrade() -> None:
    """Undo it."""
    for name in ("report", "mute", "word"):
        op.drop_table(name)
