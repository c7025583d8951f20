"""The command `verify`: records checked one by one, a line for each file and for each wrong record."""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from wildcards.commands import record_words as words
from wildcards.commands.app import command_app
from wildcards.errors import RecordError
from wildcards.notation import verify as verification
from wildcards.notation.files import Entry, read_records
from wildcards.terminal.output import complain, progress, say

RIGHT: Final = 0
WRONG: Final = 1
UNREADABLE: Final = 2
STDIN: Final = "-"


app = command_app()


@app.command(epilog="Example: wildcards verify game.json games.jsonl")
def verify(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", help="Records: JSON, or JSON Lines; - is the standard input."),
    ],
) -> None:
    """Check records: every step, shuffle and score, and the deal against its seed.

    Exit status: 0 if all records are right, 1 if any is wrong, 2 if a file cannot be read.
    """
    raise typer.Exit(verify_files(files))


@dataclass
class Count:
    """What was found so far."""

    files: int = 0
    right: int = 0
    wrong: int = 0
    seeded: int = 0
    unfinished: int = 0

    def add(self, other: Count) -> None:
        """Add what was found elsewhere."""
        self.files += other.files
        self.right += other.right
        self.wrong += other.wrong


def verify_files(names: Sequence[str]) -> int:
    """Verify all files; returns 0 if all is right, 1 if a record is wrong, 2 if a file can't be read."""
    total = Count()
    is_unreadable = False
    for name in names:
        try:
            total.add(_verify_file(name))
        except RecordError as error:
            is_unreadable = True
            complain(str(error))
    if total.files and (len(names) > 1 or total.right + total.wrong > 1):
        say(words.total(total.files, total.right, total.wrong))
    return UNREADABLE if is_unreadable else WRONG if total.wrong else RIGHT


def _verify_file(name: str) -> Count:
    found = Count(files=1)
    with entries(name) as records:
        first = next(records)
        others = list(itertools.islice(records, 1))
        if is_no_record(first) and not others:
            raise RecordError(what_is_wrong(first))
        for entry in progress(itertools.chain([first], others, records), words.CHECKING):
            problem = _problem(entry, found)
            if problem is None:
                found.right += 1
            else:
                found.wrong += 1
                say(words.problem(entry.where, problem))
    if found.wrong == 0:
        say(words.file_right(_shown(name), found.right, found.seeded, found.unfinished))
    elif found.right:
        say(words.file_rest(_shown(name), found.right))
    return found


def _problem(entry: Entry, found: Count) -> str | None:
    """What is wrong with a record; None if nothing is."""
    if entry.record is None:
        return str(entry.error)
    try:
        verification.verify(entry.record)
    except RecordError as error:
        return str(error)
    found.seeded += entry.record.seed is not None
    found.unfinished += entry.record.result is None
    return None


def is_no_record(entry: Entry) -> bool:
    """Whether this is nothing like a record: no JSON object, or one that names no format."""
    why = str(entry.error)
    return entry.record is None and (
        why.startswith(("expected a whole JSON object", "the record: expected an object"))
        or (why.startswith("format: ") and why.endswith("got None"))
    )


def what_is_wrong(entry: Entry) -> str:
    """Where and why something is not a record, or a wrong one."""
    if is_no_record(entry):
        return words.no_record(entry.where, str(entry.error))
    return f"{entry.where}: {entry.error}"


@contextmanager
def entries(name: str) -> Iterator[Iterator[Entry]]:
    """The records of a file, or of the standard input for `-`. Raises RecordError when they are read."""
    if name != STDIN:
        yield read_records(Path(name))
        return
    with tempfile.TemporaryDirectory(prefix="wildcards-") as directory:
        path = Path(directory) / STDIN
        path.write_bytes(sys.stdin.buffer.read())
        yield (_renamed(entry, str(path)) for entry in _read_stdin(path))


def _read_stdin(path: Path) -> Iterator[Entry]:
    try:
        yield from read_records(path)
    except RecordError as error:
        raise RecordError(str(error).replace(str(path), words.STDIN)) from None


def _renamed(entry: Entry, path: str) -> Entry:
    return entry._replace(where=entry.where.replace(path, words.STDIN, 1))


def _shown(name: str) -> str:
    return words.STDIN if name == STDIN else name
