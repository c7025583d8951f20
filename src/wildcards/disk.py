"""Files that are written as a whole and never over others, and why one cannot be written."""

from __future__ import annotations

import os
import tempfile
from itertools import count
from pathlib import Path
from typing import BinaryIO


def free_name(path: Path) -> Path:
    """A path like this one that is not taken: `kept-game-2.json`."""
    names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in names if not name.exists())


def set_aside(path: Path) -> Path:
    """Give a file another name, so that a new one can take its place. Raises OSError."""
    new = free_name(path)
    path.rename(new)
    return new


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that after a crash it is either complete or as before. Raises OSError.

    Only its owner may read it.
    """
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            _write(file, data)
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    _sync_directory(path.parent)


def append(path: Path, data: bytes) -> None:
    """Add to a file, which is on the disk when this returns. Raises OSError, perhaps after writing a part."""
    with path.open("ab") as file:
        _write(file, data)


def _write(file: BinaryIO, data: bytes) -> None:
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def _sync_directory(directory: Path) -> None:
    """Make a rename last through a power cut, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def reason(error: OSError | UnicodeDecodeError) -> str:
    """Why a file cannot be read or written, without its name."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not text in UTF-8 or UTF-16"
    if isinstance(error, FileExistsError):
        return "a file is where its directory should be"
    return error.strerror or str(error)
