"""No command twice at a table; a place for what repairs cut off; the table time itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_HAS_COMMAND = sa.text("command IS NOT NULL")
_VALUES = sa.table("server_value", sa.column("key", sa.Text()), sa.column("value", sa.Text()))


def upgrade() -> None:
    """Take the step. Earlier entries get no command: what is in them twice stays readable."""
    op.add_column("entry", sa.Column("command", sa.Text(), nullable=True))
    op.create_index(
        "ix_entry_command",
        "entry",
        ["table_id", "command"],
        unique=True,
        sqlite_where=_HAS_COMMAND,
        postgresql_where=_HAS_COMMAND,
    )
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("moved", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("seq", _WHOLE, autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "moved", "seq", name="pk_set_aside"),
        sqlite_strict=True,
    )
    values = _values()
    if "beat" in values:
        _replace({"table_time": int(values["beat"]) - int(values.get("stood_still", 0)), "beat": 0})


def downgrade() -> None:
    """Undo it."""
    values = _values()
    if "table_time" in values:
        _replace({"beat": int(values["table_time"]), "stood_still": 0})
    op.drop_table("set_aside")
    op.drop_index("ix_entry_command", "entry")
    op.drop_column("entry", "command")


def _values() -> dict[str, str]:
    found = op.get_bind().execute(sa.select(_VALUES.c.key, _VALUES.c.value))
    return {row.key: row.value for row in found}


def _replace(new: dict[str, int]) -> None:
    """Replace all values about time by these."""
    op.execute(sa.delete(_VALUES).where(_VALUES.c.key.in_(("beat", "stood_still", "table_time"))))
    op.bulk_insert(_VALUES, [{"key": key, "value": str(value)} for key, value in new.items()])
