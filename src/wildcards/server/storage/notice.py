"""What processes that share a PostgreSQL database tell each other, as payloads of NOTIFY.

They say only that a process has added entries to tables (`t PROCESS TABLE:SEQ ...`), that something was said
at one (`w TABLE NUMBER`), that a person has muted somebody or hears them again (`m PERSON`), or who is
connected to tables where (`p PROCESS TABLE:SEATS ...`; `q PROCESS TABLE ...` asks).
What happened is read from the database.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Connection, text

CHANNEL: Final = "wildcards"
STEPS: Final = "t"
PRESENCE: Final = "p"
QUESTION: Final = "q"
MOST_TABLES: Final = 200  # in a payload, which may have 8,000 bytes
_OF_TABLES: Final = (STEPS, PRESENCE, QUESTION)
_NOTIFY: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:payloads AS text[])) AS told")


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    """Tell the other processes, once the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payloads": list(dict.fromkeys(payloads))})


def payloads(kind: str, process: str, tables: Iterable[str]) -> list[str]:
    """What this process says of tables, each given as its id, or as id and what is said of it."""
    told = iter(tables)
    parts = iter(lambda: list(itertools.islice(told, MOST_TABLES)), [])
    return [" ".join([kind, process, *part]) for part in parts]


def notices(payload: str, process: str) -> list[list[str]]:
    """What this process is told, a notice for each table or person: what kind, about whom, and what else.

    Of steps that is their number; of presence a process and the seats. What it said itself is left out.
    """
    kind, *words = payload.split(" ")
    if kind not in _OF_TABLES:
        return [[kind, *words]]
    sender, *tables = words
    if sender == process:
        return []
    told = [table.partition(":") for table in tables]
    if kind == PRESENCE:
        return [[kind, table, sender, *seats] for table, _, seats in told]
    return [[kind, table, number] for table, _, number in told]
