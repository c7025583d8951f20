"""Files that are written as a whole and never over others, and why one cannot be written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

_PUBLIC: Final = 0o644


def free_name(path: Path) -> Path:
    """A path like this one that is not taken: `kept-game-2.json`."""
    names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in names if not name.exists())


def set_aside(path: Path) -> Path:
    """Give a file another name, so that a new one can take its place. Raises OSError."""
    new = free_name(path)
    path.rename(new)
    return new


def write_whole(path: Path, data: bytes, *, is_public: bool = False) -> None:
    """Write a file so that after a crash it is either complete or as before. Raises OSError.

    Only its owner may read it, unless it is public.
    """
    with whole_file(path, is_public=is_public) as file:
        file.write(data)


@contextmanager
def whole_file(path: Path, *, is_public: bool = False) -> Iterator[BinaryIO]:
    """The same for a file that is written bit by bit: it is there when the context ends without an error."""
    import tempfile  # not before it is needed: it loads a lot

    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            _to_disk(file)
        if is_public:
            Path(beside).chmod(_PUBLIC)
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    _sync_directory(path.parent)


def append(path: Path, data: bytes) -> None:
    """Add to a file, which is on the disk when this returns. Raises OSError, perhaps after writing a part."""
    with path.open("ab") as file:
        file.write(data)
        _to_disk(file)


def _to_disk(file: BinaryIO) -> None:
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
