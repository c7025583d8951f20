"""The log of a table in its file: added to, torn, lost, and another program's in its place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wildcards.engine.rules import Rules
from wildcards.errors import SaveError
from wildcards.notation.record import HUMAN, Player
from wildcards.remote.log_file import FORMAT, Header, LogFile, is_log, read_log
from wildcards.table.creation import solo_entries
from wildcards.table.entry import Acted, Entry

HEADER = Header(None, {"mine": "stdio:sh my.sh"})
RULES = Rules(seats=3)
PLAYERS = [Player("Ann", HUMAN), Player("Ida", "mine"), Player("Otto", "greedy@5")]
FIRST = solo_entries(RULES, b"s" * 32, PLAYERS, 0)


def acted(number: int) -> Entry:
    return Acted(number, 0, [number], f"c{number}", 30)


def new(path: Path) -> LogFile:
    log = LogFile(path, HEADER, FIRST)
    assert log.flush() is None
    return log


def entries_in(path: Path) -> list[Entry]:
    header, entries = read_log(path.read_text())
    assert header == HEADER
    return entries


def test_what_is_added_is_at_the_end_of_the_file(tmp_path: Path) -> None:
    log = new(tmp_path / "log")
    before = log.path.read_bytes()
    log.add([acted(1), acted(2)])
    assert log.path.read_bytes() == before
    assert log.flush() is None
    assert log.path.read_bytes().startswith(before)
    assert entries_in(log.path) == [*FIRST, acted(1), acted(2)]


def test_every_beginning_of_the_file_is_a_beginning_of_the_log(tmp_path: Path) -> None:
    """As a crash would leave it."""
    log = new(tmp_path / "log")
    log.add([acted(number) for number in range(3)])
    log.flush()
    text = log.path.read_text()
    whole = [*FIRST, *[acted(number) for number in range(3)]]
    for length in range(text.index("\n") + 1, len(text) + 1):
        _, entries = read_log(text[:length])
        assert entries == whole[: text[:length].count("\n") - 1]


def test_a_torn_line_is_cut_off_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "log"
    new(path)
    torn = path.read_bytes() + b'{"kind":"ac\x00\x00'
    path.write_bytes(torn)
    again = LogFile(path, HEADER, FIRST, torn)
    again.add([acted(1)])
    assert again.flush() is None
    assert entries_in(path) == [*FIRST, acted(1)]


def test_what_could_not_be_written_is_written_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = new(tmp_path / "log")
    log.add([acted(1)])

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(2):
            with pytest.raises(OSError, match="No space left"):
                log.flush()
    with log.path.open("r+b") as file:
        file.truncate(log.path.stat().st_size - 9)  # a part of it was
    log.add([acted(2)])
    assert log.flush() is None
    assert entries_in(log.path) == [*FIRST, acted(1), acted(2)]


def test_nothing_is_written_over_another_programs_file(tmp_path: Path) -> None:
    log = new(tmp_path / "log.json")
    log.path.write_text("another")
    log.add([acted(1)])
    assert log.flush() == tmp_path / "log-2.json"
    assert log.flush() is None
    assert (tmp_path / "log.json").read_text() == "another"
    assert entries_in(log.path) == [*FIRST, acted(1)]
    log.path.write_bytes(log.path.read_bytes() + b"another's line\n")
    assert log.flush() == tmp_path / "log-2-2.json"


def test_a_new_log_takes_no_place_that_is_taken(tmp_path: Path) -> None:
    (tmp_path / "log.json").touch()
    log = LogFile(tmp_path / "log.json", HEADER, FIRST)
    assert log.flush() == tmp_path / "log-2.json"


def test_a_file_that_was_removed_is_written_again(tmp_path: Path) -> None:
    log = new(tmp_path / "deep" / "log")
    log.path.unlink()
    log.add([acted(1)])
    assert log.flush() is None
    assert entries_in(log.path) == [*FIRST, acted(1)]


def test_only_the_own_file_is_removed(tmp_path: Path) -> None:
    log = new(tmp_path / "log")
    text = log.path.read_text()
    log.path.write_text("another")
    log.remove()
    assert log.path.exists()
    log.path.write_text(text)
    log.remove()
    assert not log.path.exists()
    log.remove()


def test_a_log_is_known_by_its_first_line() -> None:
    assert is_log(f'{{"format": "{FORMAT}"}}\n')
    for other in ("", "{", "[]", "null", '{"format": 1}', '{"format": "wildcards-record/1"}'):
        assert not is_log(other)
    with pytest.raises(SaveError, match="format: expected 'wildcards-log/1', got 'wildcards-log/2'"):
        is_log('{"format": "wildcards-log/2"}\n')
