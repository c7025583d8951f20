"""The kept game: a record in progress on disk, from which the game goes on exactly as it would have.

The file is replaced as a whole (written beside it, flushed to the disk, renamed), so that it is always either
the old or the new one. It holds the decks: looking into it is cheating.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from wildcards.bots.roster import Roster
from wildcards.errors import BotError, RecordError, SaveError
from wildcards.notation.decoding import text_of
from wildcards.notation.record import HUMAN, LEO, Record
from wildcards.notation.verify import verify

KEY: Final = "kept"  # where the record holds what only a kept game needs
VERSION: Final = 1
FILE_NAME: Final = "kept-game.json"


@dataclass(frozen=True)
class KeptGame:
    """A kept game as read: its record, the person's seat, its bots, and where its record shall be written."""

    record: Record
    you: int
    record_file: str | None
    roster: Roster
    text: str


def extra(you: int, record_file: str | None, bots: Mapping[str, str]) -> dict[str, Any]:
    """What a kept game holds besides its record; `bots` are the specs of those that others wrote, by name."""
    kept: dict[str, Any] = {"version": VERSION, "you": you, "record_file": record_file}
    return {KEY: kept | {"bots": dict(bots)} if bots else kept}


def load(path: Path) -> KeptGame:
    """Read a kept game and check all of it. Raises SaveError; the file is left as it is."""
    try:
        text = _text_in(path)
    except FileNotFoundError:
        raise SaveError(
            f"expected a kept game in {path}, but there is none: begin one without --resume"
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: the kept game cannot be read: {reason(error)}") from None
    try:
        return _parse(text)
    except (RecordError, BotError, SaveError) as error:
        raise SaveError(
            f"{path}: expected a kept game, {error}. The file was left as it is; --fresh sets it aside"
        ) from None


def _parse(text: str) -> KeptGame:
    record = Record.from_json(text)
    kept = record.extra.get(KEY)
    if not isinstance(kept, dict) or kept.get("version") != VERSION:
        raise SaveError(f"got a record without {KEY!r} version {VERSION}")
    you, record_file = kept.get("you"), kept.get("record_file")
    if you not in record.rules.human_seats() or isinstance(you, bool):
        raise SaveError(f"{KEY}.you: expected one of the seats {record.rules.human_seats()}, got {you!r}")
    if record_file is not None and not isinstance(record_file, str):
        raise SaveError(f"{KEY}.record_file: expected a text or null, got {record_file!r}")
    if record.seed is None:
        raise SaveError("seed: expected 64 hex digits, got null")
    if record.seats[you].player != HUMAN:
        raise SaveError(f"seats[{you}].player: expected {HUMAN!r}, got {record.seats[you].player!r}")
    roster = _roster(kept.get("bots", {}))
    for seat, player in enumerate(record.seats):
        if seat != you and player.player != LEO:
            roster.check(player.player)
    verify(record)
    return KeptGame(record, you, record_file, roster, text)


def _roster(bots: Any) -> Roster:
    if not isinstance(bots, dict) or not all(isinstance(spec, str) for spec in bots.values()):
        raise SaveError(f"{KEY}.bots: expected an object of texts, got {bots!r}")
    return Roster(bots)


class Keeper:
    """Writes a game to its file, and never over another game."""

    def __init__(self, path: Path, last: str | None = None) -> None:
        """`last` is the text the file is known to hold; None if it should not be there."""
        self.path = path
        self.last = last

    def keep(self, text: str) -> Path | None:
        """Replace the file; returns a new path if another program's game was found there. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        moved = None
        if not self._is_ours():
            self.path = moved = free_name(self.path)
        write_whole(self.path, text)
        self.last = text
        return moved

    def _is_ours(self) -> bool:
        """Whether the file is gone or holds what was written last."""
        try:
            return _text_in(self.path) == self.last
        except FileNotFoundError:
            return True
        except UnicodeDecodeError:
            return False

    def remove(self) -> None:
        """Remove the file, unless another program wrote to it. Raises OSError."""
        if self._is_ours():
            self.path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Give a kept game another name, so that a new one can begin. Raises OSError."""
    new = free_name(path)
    path.rename(new)
    return new


def free_name(path: Path) -> Path:
    """A path like this one that is not taken: `kept-game-2.json`."""
    names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in names if not name.exists())


def write_whole(path: Path, text: str) -> None:
    """Write a file so that after a crash it is there entirely or as before. Raises OSError."""
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    _sync_directory(path.parent)


def _sync_directory(directory: Path) -> None:
    """Make a rename last through a power cut, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _text_in(path: Path) -> str:
    """The text of a file, with line ends as they are written here on any system."""
    return text_of(path.read_bytes()).replace("\r\n", "\n")


def reason(error: OSError | UnicodeDecodeError) -> str:
    """Why a file cannot be read or written, without its name."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8 or UTF-16"
    if isinstance(error, FileExistsError):
        return "a file is where its directory should be"
    return error.strerror or str(error)
