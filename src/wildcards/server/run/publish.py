"""Open data: finished games of public tables whose players agreed, without names, by month.

A month has three files of JSON Lines: what everybody saw (`games`), what each seat saw before its steps
(`views`), and the true deals (`deals`). Beside them lie a data sheet (data-sheet.md, filled in), and an index
of all files with their SHA-256. docs/open-data.md describes them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from sqlalchemy import Connection

from wildcards import __version__
from wildcards.disk import whole_file, write_whole
from wildcards.engine.action import parse_token
from wildcards.notation.events import history_to_list
from wildcards.notation.fair import KEY as FAIR_DEAL
from wildcards.notation.observation import present_to_dict, rules_to_dict
from wildcards.notation.record import HUMAN, LEO, TALISMAN_BY, Player, Record
from wildcards.server.storage.archive import public
from wildcards.table import views
from wildcards.table.table import Table

FORM: Final = 1  # of the files
KINDS: Final = ("games", "views", "deals")
INDEX: Final = "index.json"
_KEPT: Final = ("decided_by", FAIR_DEAL, TALISMAN_BY)
_ROLES: Final = {HUMAN: "person", LEO: "Leo"}

Line = dict[str, Any]
Watch = Callable[[Iterator[Table]], Iterable[Table]]


class Published(NamedTuple):
    """A month whose files were written: how many games they hold now, and how many of these are new."""

    month: str
    games: int
    new: int


def month_of(table: Table) -> str:
    """The month in which a table was made, in UTC, as `2026-11`: no later change moves its game."""
    return _month(datetime.fromtimestamp(table.created.wall / 1000, UTC))


def publish(connection: Connection, directory: Path, month: str | None, watch: Watch) -> list[Published]:
    """Write the files of a month (None: of all months that are over).

    Games that the files hold already stay, even if their tables are no longer in the database. `watch` shows
    how far the reading is. Raises DatabaseError and OSError; until the end all files are as they were.
    """
    directory.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC)
    this_month, today = _month(now), now.date().isoformat()
    with ExitStack() as stack:
        months: dict[str, _Month] = {}
        for table in watch(public(connection, today)):
            found = month_of(table)
            if table.settings.publish and (found == month if month else found < this_month):
                if found not in months:
                    months[found] = stack.enter_context(_files_of(directory, found))
                months[found].add(nameless(views.record(table)))
    for written in months.values():
        sheet = directory / f"datasheet-{written.month}.md"
        write_whole(sheet, written.sheet().encode(), is_public=True)
    _write_index(directory)
    return [Published(one.month, sum(one.kinds.values()), one.new) for _, one in sorted(months.items())]


def _month(moment: datetime) -> str:
    return moment.strftime("%Y-%m")


# --- one game


def nameless(record: Record) -> Record:
    """The record without what tells who played, at which table, and when."""
    seats = tuple([Player(_ROLES.get(one.player, one.player), one.player) for one in record.seats])
    kept = {key: record.extra[key] for key in _KEPT if key in record.extra}
    return replace(record, seats=seats, extra=kept)


def game_id(record: Record) -> str:
    """The name of a game in all files: it follows from its cards and actions."""
    return hashlib.sha256(record.to_json().encode()).hexdigest()[:16]


def lines_of(record: Record) -> dict[str, list[Line]]:
    """The lines of a game, by the kind of their file."""
    return {
        "games": [_told(record)],
        "views": list(_seen(record)),
        "deals": [{"record": record.to_dict()}],
    }


def _told(record: Record) -> Line:
    """What everybody saw of a game."""
    final = record.replay()
    seen = final.observe(None)
    return {
        "rules": rules_to_dict(record.rules),
        "seats": [one.player for one in record.seats],
        "events": history_to_list(seen.history, seen.display),
        "scores": final.scores(),
        "ranks": final.ranks(),
    }


def _seen(record: Record) -> Iterator[Line]:
    """What a seat saw before each step, who decided for it, and its step."""
    state = record.start()
    steps = zip(record.actions, record.extra["decided_by"], strict=True)
    for number, ((seat, action), by) in enumerate(steps):
        seen = present_to_dict(state.observe(seat))
        yield {"step": number, "seat": seat, "by": by, "seen": seen, "action": action}
        state.apply(seat, parse_token(action, state.display))


# --- the files of one month


@contextmanager
def _files_of(directory: Path, month: str) -> Iterator[_Month]:
    """The files of a month while games are added to them: they appear as a whole, at the end."""
    paths = {kind: directory / f"{kind}-{month}.jsonl.gz" for kind in KINDS}
    before = {kind: path.read_bytes() if path.exists() else b"" for kind, path in paths.items()}
    with ExitStack() as stack:
        opened = {kind: stack.enter_context(whole_file(path, is_public=True)) for kind, path in paths.items()}
        for kind, file in opened.items():
            file.write(before[kind])
        yield _Month(month, opened, before["games"])


class _Month:
    """A month: which games it has, and the files to which more are added."""

    def __init__(self, month: str, files: Mapping[str, BinaryIO], before: bytes) -> None:
        """`before` is what the file of games holds already."""
        self.month: Final = month
        self.new = 0
        self.kinds: Final[Counter[str]] = Counter()  # games by edition and number of seats
        self._files: Final = files
        self._known: Final[set[str]] = set()
        for line in gzip.decompress(before).splitlines():
            told = json.loads(line)
            self._known.add(told["game"])
            self._count(told["rules"])

    def _count(self, rules: Mapping[str, Any]) -> None:
        leo = "" if rules["leo_seat"] is None else ", one of them Leo"
        self.kinds[f"{rules['edition']}, {rules['seats']} seats{leo}"] += 1

    def add(self, record: Record) -> None:
        """Add a game, unless the files hold it already."""
        game = game_id(record)
        if game in self._known:
            return
        for kind, lines in lines_of(record).items():
            text = "".join([f"{json.dumps({'game': game, **line})}\n" for line in lines])
            self._files[kind].write(gzip.compress(text.encode(), mtime=0))
        self._known.add(game)
        self._count(rules_to_dict(record.rules))
        self.new += 1

    def sheet(self) -> str:
        """The data sheet of the month."""
        rows = "\n".join([f"| {rules} | {games} |" for rules, games in sorted(self.kinds.items())])
        return _sheet().format(month=self.month, version=__version__, form=FORM, rows=rows)


def _sheet() -> str:
    return files("wildcards.server.run").joinpath("data-sheet.md").read_text(encoding="utf-8")


def _write_index(directory: Path) -> None:
    """List every file with its size and digest."""
    found = [path for path in sorted(directory.iterdir()) if path.suffix in (".gz", ".md")]
    listed = [{"name": path.name, "bytes": path.stat().st_size, "sha256": _digest(path)} for path in found]
    data = json.dumps({"form": FORM, "files": listed}, indent=1)
    write_whole(directory / INDEX, f"{data}\n".encode(), is_public=True)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
