"""Record files: one JSON record, or one record per line (JSON Lines)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from wildcards.errors import RecordError
from wildcards.notation.encoding import lines_of, text_of, trimmed
from wildcards.notation.record import Record


class Entry(NamedTuple):
    """One record of a file, or why it could not be read; `where` is `FILE` or `FILE:line`."""

    where: str
    record: Record | None
    error: RecordError | None


def read_records(path: str | Path) -> Iterator[Entry]:
    """The records of a file, one after another; a bad line does not hide the others.

    Raises RecordError if the file is not there, cannot be read, is not text in UTF-8 or UTF-16, or is empty.
    """
    return records_in(_read(Path(path)), str(path))


def records_in(text: str, where: str) -> Iterator[Entry]:
    """The records of a text that holds one, or one per line. Raises RecordError if it is empty."""
    lines = lines_of(text)
    if not lines:
        raise RecordError(f"{where}: expected a record, got an empty file")
    if len(lines) == 1 or _is_object(trimmed(text)) or not any(_is_object(line) for _, line in lines):
        yield _entry(where, text)
        return
    for number, line in lines:
        yield _entry(f"{where}:{number}", line)


def write_records(path: str | Path, records: Iterable[Record]) -> None:
    """Write records, one per line. Raises RecordError if the file cannot be written."""
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            file.writelines(record.to_json() + "\n" for record in records)
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


def _read(path: Path) -> str:
    try:
        return text_of(path.read_bytes())
    except FileNotFoundError:
        raise RecordError(f"{path}: no such file") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: expected text in UTF-8 or UTF-16, got other bytes") from None
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None


def _is_object(text: str) -> bool:
    """Whether the text is one JSON object by itself."""
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _entry(where: str, text: str) -> Entry:
    try:
        return Entry(where, Record.from_json(text), None)
    except RecordError as error:
        return Entry(where, None, error)
