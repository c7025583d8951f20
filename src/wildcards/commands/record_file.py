"""The file that records of many games go to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from wildcards.disk import reason
from wildcards.errors import RecordError


@contextmanager
def opened(
    path: Path | None, known: Iterable[str] = (), option: str = "--records"
) -> Iterator[IO[str] | None]:
    """The file for records, empty; never one that holds anything. Raises RecordError.

    But it may hold a beginning of what is `known` to be written to it again.
    """
    if path is None:
        yield None
        return
    try:
        if path.is_file() and not _is_beginning(path, known):
            raise RecordError(
                f"{option} {path}: expected a new file, but there is one; nothing is written over it"
            )
        with path.open("w", encoding="utf-8", buffering=1) as file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise RecordError(f"{option} {path}: cannot be written: {reason(error)}") from None


def _is_beginning(path: Path, known: Iterable[str]) -> bool:
    """Whether the file holds nothing but the first of these lines, the last of them perhaps torn."""
    lines = iter(known)
    with path.open(encoding="utf-8", errors="replace", newline="\n") as file:
        return all(f"{next(lines, '')}\n".startswith(line) for line in file)
