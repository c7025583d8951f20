"""The log of a table as a file: a line that says what it is, then a line of JSON for each entry.

What is added is on the disk before anybody is told of it. A crash leaves a beginning of the log,
perhaps with a torn last line. The file holds the seed: reading it is cheating.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from wildcards import disk
from wildcards.errors import SaveError
from wildcards.table.entry import Entry, from_json, to_json

FORMAT: Final = "wildcards-log/1"


@dataclass(frozen=True)
class Header:
    """What a log holds besides its entries: where the record will be written, and what bots' names mean.

    `bots` are the specs of those that others wrote, by the levels of the entries.
    """

    record_file: str | None
    bots: Mapping[str, str]

    def to_json(self) -> str:
        """The first line of the file."""
        bots = dict(self.bots)
        return json.dumps({"format": FORMAT, "record_file": self.record_file, "bots": bots})

    @staticmethod
    def of(data: Mapping[str, Any], where: str = "") -> Header:
        """The header that the first line holds, or a kept game of 0.1 (under `where`). Raises SaveError."""
        record_file, bots = data.get("record_file"), data.get("bots", {})
        if record_file is not None and not isinstance(record_file, str):
            raise SaveError(f"{where}record_file: expected a string or null, got {record_file!r}")
        if not isinstance(bots, dict) or not all(isinstance(spec, str) for spec in bots.values()):
            raise SaveError(f"{where}bots: expected an object of strings, got {bots!r}")
        return Header(record_file, bots)


class LogFile:
    """A log and its file. It never writes over a file that another program has put in its place."""

    def __init__(
        self, path: Path, header: Header, entries: Sequence[Entry], found: bytes | None = None
    ) -> None:
        """`found` is what the file is known to hold; None: there should be none yet."""
        self.path = path
        self.header = header
        self._lines = [_line(to_json(entry)) for entry in entries]
        self._written = found

    def add(self, entries: Sequence[Entry]) -> None:
        """Add these entries to the log; `flush` writes them to the disk."""
        self._lines += [_line(to_json(entry)) for entry in entries]

    def flush(self) -> Path | None:
        """Write all of the log to the disk. Raises OSError; it can then be tried again.

        Returns a new path if another program's file was found in its place.
        """
        text = b"".join([_line(self.header.to_json()), *self._lines])
        self.path.parent.mkdir(parents=True, exist_ok=True)
        found, moved = self._found(), None
        if found is not None and not self._is_ours(found, text):
            found, self.path = None, disk.free_name(self.path)
            moved = self.path
        if found is not None and text.startswith(found):
            disk.append(self.path, text[len(found) :])
        else:
            disk.write_whole(self.path, text)
        self._written = text
        return moved

    def remove(self) -> None:
        """Remove the file, unless another program wrote to it. Raises OSError."""
        if self._found() == self._written:
            self.path.unlink(missing_ok=True)

    def _found(self) -> bytes | None:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None

    def _is_ours(self, found: bytes, text: bytes) -> bool:
        """Whether this was written last, perhaps followed by a part of what failed to be written."""
        before = self._written
        return before is not None and (
            found == before or (found.startswith(before) and text.startswith(found))
        )


def read_log(text: str) -> tuple[Header, list[Entry]]:
    """A log's header and entries; a torn last line is left out. Raises SaveError."""
    head, *lines = text.split("\n")[:-1]
    return Header.of(json.loads(head)), [_entry(line, number) for number, line in enumerate(lines, 2)]


def is_log(text: str) -> bool:
    """Whether this is a log, by its first line. Raises SaveError for one of another version."""
    try:
        head = json.loads(text.partition("\n")[0])
    except ValueError:
        return False
    found = head.get("format") if isinstance(head, dict) else None
    if not isinstance(found, str) or not found.startswith("wildcards-log/"):
        return False
    if found != FORMAT:
        raise SaveError(f"format: expected {FORMAT!r}, got {found!r}")
    return True


def _entry(line: str, number: int) -> Entry:
    try:
        return from_json(line)
    except msgspec.DecodeError as error:
        raise SaveError(f"line {number}: expected an entry of a log: {error}") from None


def _line(text: str) -> bytes:
    return f"{text}\n".encode()
