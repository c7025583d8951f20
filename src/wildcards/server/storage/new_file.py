"""A file that is complete or not there at all, and never replaces another."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from wildcards.errors import DatabaseError


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Write beside it, and rename at the end; only its owner may read it. Raises DatabaseError."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        _check_new(path)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        _check_new(path)
        beside.rename(path)
    except OSError as error:
        raise DatabaseError(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)


def _check_new(path: Path) -> None:
    if path.exists():
        raise DatabaseError(f"{path}: expected a new file, but there is one; nothing is written over it")
