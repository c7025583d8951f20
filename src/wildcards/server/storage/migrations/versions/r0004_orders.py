"""Orders of operators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "operator_order",
        sa.Column("number", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("at", _WHOLE, nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_operator_order"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Undo it."""
    op.drop_table("operator_order")
