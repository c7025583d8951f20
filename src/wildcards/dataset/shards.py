"""The directory of a data set: files of so many games each, which a second run goes on with.

dataset.json                     what all the rest follows from, the seed among it
decisions/00000000.parquet       DECISIONS of the games from that number on
deals/00000000.parquet           DEALS of the same games: the true state, apart
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from wildcards.arena.earlier import difference
from wildcards.arena.row import Row
from wildcards.arena.worker import Job
from wildcards.dataset.decisions import DEALS, DECISIONS, Column, decisions_of
from wildcards.disk import reason, whole_file, write_whole
from wildcards.envs.encoding import ENCODING
from wildcards.errors import DatasetError
from wildcards.notation.record import Record

FORMAT: Final = "wildcards-dataset/1"
MANIFEST: Final = "dataset.json"
_GAMES: Final = b"wildcards.games"


def header(job: Job, shard: int, version: str) -> dict[str, Any]:
    """Everything the files depend on; `version` is the package's. More games may be added later."""
    schedule = job.schedule
    rules = schedule.rules(schedule.lineups[0])
    return {
        "format": FORMAT,
        "version": version,
        "encoding": ENCODING,
        "seed": schedule.seed.hex(),
        "bots": list(schedule.entrants),
        "named": schedule.roster.only(schedule.entrants),
        "seats": rules.seats,
        "leo": rules.leo,
        "rules": rules.options(),
        "shard": shard,
    }


def seed_in(directory: Path) -> str | None:
    """The seed of the data set in this directory; None if nothing is there yet. Raises DatasetError."""
    head = _read_header(directory)
    return None if head is None else str(head["seed"])


class Shards:
    """The files of a data set, written one after the other."""

    def __init__(self, directory: Path, head: dict[str, Any]) -> None:
        """Open or begin it. Raises DatasetError if it is another run's or can't be written."""
        self._directory = directory
        self._head = head
        self._size: int = head["shard"]
        self._rows: list[tuple[Any, ...]] = []
        self._deals: list[tuple[Any, ...]] = []
        found = _read_header(directory)
        if found is not None:
            if why := difference(found, head):
                raise DatasetError(f"--out {directory}: it is another run's: {why}")
            return
        try:
            directory.mkdir(parents=True, exist_ok=True)
            text = json.dumps(head, ensure_ascii=False, indent=2) + "\n"
            write_whole(directory / MANIFEST, text.encode(), is_public=True)
        except OSError as error:
            raise self._unwritten(error) from None

    def finished(self, games: int) -> int:
        """How many of so many games need not be played: those in whole files, or all if all are there."""
        first = 0
        while (there := self._games_in(first)) == self._size:
            first += self._size
        return games if first + there >= games else first

    def add(self, number: int, row: Row) -> None:
        """Take in the next game, which comes with its record. Raises DatasetError."""
        assert row.record is not None
        self._deals.append((number, len(row.faults), row.record))
        self._rows += decisions_of(number, Record.from_json(row.record))
        if len(self._deals) == self._size:
            self.flush()

    def flush(self) -> None:
        """Write what was taken in and is in no file yet. Raises DatasetError."""
        if self._deals:
            first = self._deals[0][0]
            self._write("deals", first, DEALS, self._deals)
            self._write("decisions", first, DECISIONS, self._rows)
        self._rows, self._deals = [], []

    def _path(self, name: str, first: int) -> Path:
        return self._directory / name / f"{first:08d}.parquet"

    def _games_in(self, first: int) -> int:
        """How many games are in both files that begin with this one; 0 if one is missing or not whole."""
        try:
            kept = [
                pq.read_metadata(self._path(name, first)).metadata or {} for name in ("decisions", "deals")
            ]
        except (OSError, pa.ArrowException):
            return 0
        return min([int(one.get(_GAMES, b"0")) for one in kept])

    def _write(self, name: str, first: int, columns: Sequence[Column], rows: list[tuple[Any, ...]]) -> None:
        """Write a file as a whole: one row group, the same bytes for the same rows."""
        told = {
            "wildcards.dataset": self._head["format"],
            "wildcards.version": self._head["version"],
            "wildcards.encoding": str(self._head["encoding"]),
            "wildcards.rules": json.dumps(self._head["rules"]),
            "wildcards.first": str(first),
            _GAMES.decode(): str(len(self._deals)),
        }
        fields = [pa.field(one.name, one.type, nullable=False) for one in columns]
        arrays = [_array(one, values) for one, values in zip(columns, zip(*rows, strict=True), strict=True)]
        made = pa.Table.from_arrays(arrays, schema=pa.schema(fields, metadata=told))
        try:
            (self._directory / name).mkdir(exist_ok=True)
            with whole_file(self._path(name, first), is_public=True) as file:
                pq.write_table(made, file, compression="zstd", row_group_size=len(rows))
        except OSError as error:
            raise self._unwritten(error) from None

    def _unwritten(self, error: OSError) -> DatasetError:
        return DatasetError(f"--out {self._directory}: cannot be written: {reason(error)}")


def _array(column: Column, values: Sequence[Any]) -> Any:
    """The values of a column as Arrow keeps them."""
    if not pa.types.is_fixed_size_list(column.type):
        return pa.array(values, column.type)
    flat = pa.array(np.concatenate(values))
    return pa.FixedSizeListArray.from_arrays(flat, type=column.type)


def _read_header(directory: Path) -> dict[str, Any] | None:
    """What the directory's data set follows from; None if there is nothing in it. Raises DatasetError."""
    try:
        if not directory.exists() or not any(directory.glob("[!.]*")):
            return None
        head = json.loads((directory / MANIFEST).read_bytes())
    except (FileNotFoundError, ValueError):
        head = None
    except OSError as error:
        raise DatasetError(f"--out {directory}: cannot be read: {reason(error)}") from None
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("seed"), str):
        raise DatasetError(
            f"--out {directory}: expected a data set ({FORMAT}) or a new directory, got something else"
        )
    return head
