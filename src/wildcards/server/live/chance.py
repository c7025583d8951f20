"""The random parts of a new table: its id, its code, and the server's part of the deal."""

from __future__ import annotations

import secrets

from wildcards.server.storage.library import wall_ms
from wildcards.table.creation import CODE_LENGTH, CODE_LETTERS, Given


def new_id() -> str:
    """A table's id: 100 bits that nobody guesses, so that its link can be private."""
    return "".join(secrets.choice(CODE_LETTERS.lower()) for _ in range(20))


def new_code() -> str:
    """A code to find an open table by."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def given() -> Given:
    """All that a table's first entry needs."""
    return Given(new_code(), secrets.token_hex(32), wall_ms())
