"""A turn of a finished game, as `--from FILE --at N` names it."""

from __future__ import annotations

import re
from pathlib import Path

from wildcards.errors import RecordError
from wildcards.notation.branch import Origin, parting
from wildcards.notation.files import read_records
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.terminal.setup import whole


def origin(source: str | None, at: str | None) -> Origin | None:
    """Where a branch is to part, if one was asked for. Raises RecordError."""
    if source is None and at is None:
        return None
    if source is None or at is None:
        raise RecordError("expected --from FILE together with --at N, got one of them")
    return turn_of(finished(source), whole("--at", at) or 0)


def turn_of(record: Record, at: int) -> Origin:
    """The turn to which the action `at` belongs, with all as it was. Raises RecordError."""
    try:
        return parting(record, at)
    except RecordError as error:
        raise RecordError(f"--at: {error}") from None


def finished(source: str) -> Record:
    """The finished game in a file, or for FILE:N the Nth of several, checked. Raises RecordError."""
    path, number = _split(source)
    found = None
    for count, entry in enumerate(read_records(path), 1):
        if number is None and count == 2:
            raise RecordError(f"{source}: expected one record, or FILE:N for the Nth of several")
        if number in (None, count):
            found = entry
    if found is None:
        raise RecordError(f"{path}: expected a record {number}, but it holds {count}")
    if found.record is None:
        from wildcards.commands.verify import what_is_wrong  # a game starts quicker without it

        raise RecordError(what_is_wrong(found))
    try:
        if not verify(found.record).is_over:
            raise RecordError("expected a finished game, got one without a result")
    except RecordError as error:
        raise RecordError(f"{found.where}: {error}") from None
    return found.record


def _split(source: str) -> tuple[Path, int | None]:
    """The file, and the number of a record in it if one is given, from 1. Raises RecordError."""
    match = re.fullmatch(r"(.+):([0-9]{1,9})", source)
    if match is None or Path(source).exists():
        return Path(source), None
    if int(match[2]) == 0:
        raise RecordError(f"{source}: expected {match[1]}:1 for the first record of a file, got 0")
    return Path(match[1]), int(match[2])
