"""Runs migrations on the connection it is given; called by Alembic."""

from __future__ import annotations

from alembic import context

from wildcards.server.storage.schema import ENTRIES, HAS_COMMAND, METADATA

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    for index in ENTRIES.indexes:
        index.dialect_options["postgresql"]["where"] = HAS_COMMAND
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
