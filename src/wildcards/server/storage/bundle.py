"""A bundle: steps at many tables, kept by one statement of PostgreSQL, which is a transaction of its own.

What a statement costs is mostly the way there and back, whatever it does. And while a step of a bundle meets
another process, all the others are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wildcards.server.storage.database import Database
from wildcards.server.storage.notice import CHANNEL, MOST_TABLES, STEPS

# Each table's row is locked, in one order everywhere: nobody else adds entries there meanwhile, or purges it.
# A number that is taken, or a command that was carried out already, leaves out its table and nothing else.
_KEEP: Final = f"""
WITH step AS MATERIALIZED (
    SELECT * FROM json_to_recordset(%(steps)s) AS step (id text, begin int, change json)
), here AS MATERIALIZED (
    SELECT id, begin, change FROM game_table JOIN step USING (id) ORDER BY id FOR NO KEY UPDATE OF game_table
), new AS MATERIALIZED (
    SELECT * FROM json_to_recordset(%(entries)s) AS new (table_id text, seq int, data text, command text)
), first AS (
    INSERT INTO entry (table_id, seq, data, command)
    SELECT table_id, seq, data, command FROM new JOIN here ON id = table_id AND begin = seq
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), others AS (
    INSERT INTO entry (table_id, seq, data, command)
    SELECT table_id, new.seq, data, command FROM new JOIN first USING (table_id) WHERE new.seq > first.seq
), changed AS (
    UPDATE game_table SET (status, visibility, code, card, changed, wake) = (
        SELECT status, visibility, code, card, changed, wake FROM json_populate_record(game_table, change)
    ) FROM here JOIN first ON here.id = table_id WHERE game_table.id = table_id
), part AS (
    SELECT table_id, seq, (row_number() OVER () - 1) / {MOST_TABLES} AS number FROM first
)
SELECT array_agg(table_id),
    pg_notify('{CHANNEL}', '{STEPS} ' || %(process)s || ' ' || string_agg(table_id || ':' || seq, ' '))
FROM part GROUP BY number
"""


class Bundles:
    """Keeps bundles."""

    def __init__(self, database: Database) -> None:
        self._line: Final = database.line()
        self._process: Final = database.process

    def keep(self, steps: Sequence[dict[str, Any]], entries: Sequence[dict[str, Any]]) -> set[str]:
        """Keep all that meet nobody, and tell the other processes; returns the tables of these.

        `steps` say for each table (`id`) where its entries `begin`, and the `change` of its row; `entries`
        are rows. Raises the driver's own errors; whether anything was kept is unknown then.
        """
        found = self._line.rows(_KEEP, steps=steps, entries=entries, process=self._process)
        return {table_id for tables, _ in found for table_id in tables}
