"""A journal: the finished tasks of a tournament in a file, so that an interrupted one can continue.

JSON Lines: a header with everything the results depend on, then a line for each task, in order. The
number of deals is not in the header: a finished tournament can be continued with more.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from wildcards.arena.earlier import difference
from wildcards.arena.row import Row
from wildcards.arena.worker import Job, Rows
from wildcards.errors import JournalError

FORMAT: Final = "wildcards-journal/1"
_BEGINNING: Final = f'{{"format":"{FORMAT}"'.encode()
_NO_JOURNAL: Final = f"--journal {{}}: expected a journal ({FORMAT}) or a new file"


def header(job: Job, version: str) -> dict[str, Any]:
    """Everything the results depend on; `version` is the package's."""
    schedule = job.schedule
    return {
        "format": FORMAT,
        "version": version,
        "seed": schedule.seed.hex(),
        "entrants": list(schedule.entrants),
        "bots": schedule.roster.only(schedule.entrants),
        "lineups": [list(lineup) for lineup in schedule.lineups],
        "rules": schedule.rules(schedule.lineups[0]).options(),
        "records": job.with_records,
    }


def seed_in(path: Path) -> str | None:
    """The seed of the journal's tournament; None if nothing is there yet. Raises JournalError."""
    text = _read(path)
    return None if not text else str(_header_in(path, text)["seed"])


class Journal:
    """An open journal: what it held at first, and one more line for each task that is finished."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        """Open or begin it. Raises JournalError if it is another tournament's or can't be written."""
        self._path = path
        text = _read(path)
        if text and (why := difference(_header_in(path, text), head)):
            raise JournalError(f"--journal {path}: it is another tournament's: {why}")
        self._lines = text.split("\n")[1:-1]
        self._file = _open(path, len(text.encode()))
        if not text:
            self._write(head)

    def finished(self) -> Iterator[Rows]:
        """The tasks that were finished before. Raises JournalError for lines that are not tasks."""
        for number, line in enumerate(self._lines, 2):
            try:
                rows = [Row.from_list(row) for row in json.loads(line)]
            except (ValueError, TypeError) as error:
                raise JournalError(
                    f"--journal {self._path}:{number}: expected the games of a deal: {error}"
                ) from None
            yield rows

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, rows: Rows) -> None:
        """Record a finished task."""
        self._write([row.to_list() for row in rows])

    def _write(self, data: Any) -> None:
        try:
            self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()
        except OSError as error:
            raise JournalError(f"--journal {self._path}: cannot be written: {error.strerror}") from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _read(path: Path) -> str:
    """The complete lines so far: what follows the last line break was cut off when the program ended."""
    try:
        data = path.read_bytes()
        whole, torn = data[: data.rfind(b"\n") + 1], data[data.rfind(b"\n") + 1 :]
        if not whole and torn and not _BEGINNING.startswith(torn[: len(_BEGINNING)]):
            raise JournalError(_NO_JOURNAL.format(path))
        return whole.decode("utf-8")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError:
        raise JournalError(_NO_JOURNAL.format(path)) from None
    except OSError as error:
        raise JournalError(f"--journal {path}: cannot be read: {error.strerror}") from None


def _header_in(path: Path, text: str) -> dict[str, Any]:
    try:
        head = json.loads(text.partition("\n")[0])
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("seed"), str):
        raise JournalError(_NO_JOURNAL.format(path))
    return head


def _open(path: Path, keep: int) -> IO[str]:
    """The file, opened for writing after its first `keep` bytes."""
    try:
        file = path.open("a", encoding="utf-8")
        file.truncate(keep)
    except OSError as error:
        raise JournalError(f"--journal {path}: cannot be written: {error.strerror}") from None
    return file
