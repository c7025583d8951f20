"""The end of a game: scores, the seed revealed, and the record written."""

from __future__ import annotations

from pathlib import Path

from wildcards.disk import free_name, reason, write_whole
from wildcards.errors import SaveError
from wildcards.home import home
from wildcards.notation.record import Record
from wildcards.remote.host import LocalHost
from wildcards.terminal import deal_words, scoreboard
from wildcards.terminal import session_phrases as words
from wildcards.terminal.command import command
from wildcards.terminal.game import Game
from wildcards.terminal.reference import show_scores
from wildcards.terminal.screen import Screen


def finish(game: Game, host: LocalHost, screen: Screen, again: Record | None = None) -> None:
    """Show the result, write the record, remove the kept game. Raises SaveError if it can't be written.

    `again` is the game whose cards it had, to compare.
    """
    show_result(game, screen)
    if again is not None:
        screen.line()
        screen.items([deal_words.compared(again, host.record(), host.seat)])
    screen.line()
    if host.origin is None or (host.origin.seat is None and host.origin.record.seed is not None):
        screen.exact(words.seed(host.revealed_seed()))
    path = _write_record(host)
    screen.exact(words.record(str(path), command("verify", str(path))))


def show_result(game: Game, screen: Screen) -> None:
    """The final scores, and what decided."""
    seen = game.observe()
    screen.line()
    screen.heading(words.RESULT)
    show_scores(seen, game.cast, screen)
    screen.line()
    screen.items(scoreboard.reasons(scoreboard.standings(seen), game.cast))


def write_record(record: Record, asked: Path | None) -> Path:
    """Write it where it was asked for, or among the user's records; never over another file. Raises OSError.

    Returns where it is; among the user's records each is written once.
    """
    text = record.to_json() + "\n"
    path = _place(asked)
    if asked is None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if (same := _written_before(path, text)) is not None:
            return same
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")  # such as /dev/stdout
        return path
    path = free_name(path) if path.exists() else path
    write_whole(path, text.encode())
    return path


def _written_before(path: Path, text: str) -> Path | None:
    """The file of that kind which holds the same record, as when a finished game is looked at again."""
    data = text.encode()
    others = path.parent.glob(f"{path.stem}*{path.suffix}")
    return next((one for one in others if one.stat().st_size == len(data) and one.read_bytes() == data), None)


def _place(asked: Path | None) -> Path:
    return home() / "records" / "game.json" if asked is None else asked


def _write_record(host: LocalHost) -> Path:
    asked = Path(host.record_file) if host.record_file else None
    try:
        path = write_record(host.record(), asked)
        host.forget()
    except OSError as error:
        again = command("play", "--resume", "--record", "FILE")
        raise SaveError(
            f"{_place(asked)}: the record cannot be written: {reason(error)}."
            f" The finished game is still kept; write its record elsewhere with: {again}"
        ) from None
    return path
