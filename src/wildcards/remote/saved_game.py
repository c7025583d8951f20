"""A game that was kept for later, read and checked: as a log, or as version 0.1 kept it.

0.1 wrote a record in progress, with what else it needed under the key `kept`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wildcards import disk
from wildcards.bots.roster import Roster
from wildcards.engine.action import parse_token
from wildcards.errors import BotError, RecordError, SaveError
from wildcards.notation.encoding import text_of
from wildcards.notation.record import HOST, HUMAN, TALISMAN_BY, Record
from wildcards.notation.verify import verify
from wildcards.remote.log_file import Header, LogFile, is_log, read_log
from wildcards.table.creation import solo_entries
from wildcards.table.entry import Acted, Created, Entry
from wildcards.table.table import OVER, PLAYING, Table

_KEY: Final = "kept"
_VERSION: Final = 1
_ID: Final = "local"  # of every table in this process


@dataclass(frozen=True)
class SavedGame:
    """A kept game: the table its log leads to, its bots, and its file."""

    table: Table
    roster: Roster
    log: LogFile


def load(path: Path) -> SavedGame:
    """Read a kept game and check all of it. Raises SaveError; the file is left as it is."""
    try:
        data = path.read_bytes()
        text = text_of(data).replace("\r\n", "\n")
    except FileNotFoundError:
        raise SaveError(
            f"expected a kept game in {path}, but there is none: begin one without --resume"
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: the kept game cannot be read: {disk.reason(error)}") from None
    try:
        header, entries = read_log(text) if is_log(text) else _read_record(text)
        table, roster = fold(entries), Roster(header.bots)
        _check_bots(table, roster)
    except (RecordError, BotError, SaveError) as error:
        raise SaveError(
            f"{path}: expected a kept game, {error}. The file was left as it is; --fresh sets it aside"
        ) from None
    return SavedGame(table, roster, LogFile(path, header, entries, data))


def fold(entries: Sequence[Entry]) -> Table:
    """The table that the log of a one-person game leads to. Raises SaveError, with the line at fault."""
    if not entries or not isinstance(entries[0], Created):
        raise SaveError("line 2: expected the entry 'created'")
    table: Table | None = None
    for number, entry in enumerate(entries, 2):
        try:
            if table is None:
                table = Table(_ID, entries[0])
            else:
                table.apply(entry)
        except Exception as error:  # noqa: BLE001  # whatever fails, the log is at fault
            why = str(error) or type(error).__name__
            raise SaveError(f"line {number}: expected an entry that can follow there: {why}") from None
    assert table is not None
    if table.status not in (PLAYING, OVER):
        raise SaveError(f"expected a game in progress, got a table that is {table.status}")
    if len(table.seats_of(table.host)) != 1:
        raise SaveError(f"expected one seat of a person, got {len(table.seats_of(table.host))}")
    return table


def _check_bots(table: Table, roster: Roster) -> None:
    for seat in table.seats:
        if seat.level is not None:
            roster.check(seat.level)


# --- as 0.1 kept it


def _read_record(text: str) -> tuple[Header, list[Entry]]:
    record = Record.from_json(text)
    kept = record.extra.get(_KEY)
    if not isinstance(kept, dict) or kept.get("version") != _VERSION:
        raise SaveError(f"got a record without {_KEY!r} version {_VERSION}")
    you = kept.get("you")
    if you not in record.rules.human_seats() or isinstance(you, bool):
        raise SaveError(f"{_KEY}.you: expected one of the seats {record.rules.human_seats()}, got {you!r}")
    header = Header.of(kept, f"{_KEY}.")
    if record.seed is None:
        raise SaveError("seed: expected 64 hex digits, got null")
    if record.seats[you].player != HUMAN:
        raise SaveError(f"seats[{you}].player: expected {HUMAN!r}, got {record.seats[you].player!r}")
    verify(record)
    return header, _entries(record, bytes.fromhex(record.seed), you)


def _entries(record: Record, seed: bytes, you: int) -> list[Entry]:
    """The log of a game that is right in every step."""
    is_chosen = record.extra.get(TALISMAN_BY) == HOST
    talisman = record.talisman if is_chosen else None
    entries = solo_entries(record.rules, seed, record.seats, you, talisman=talisman)
    table = Table.fold(_ID, entries)
    for seat, token in record.actions:
        action = parse_token(token, table.playing_state().display)
        by = "" if seat == you else record.seats[seat].player
        entries.append(Acted(0, seat, [action], "", table.step_of(seat), by))
        table.apply(entries[-1])
    return entries
