"""Journals: what they hold, and how they are continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from wildcards.arena.dispatch import run
from wildcards.arena.executors import Here
from wildcards.arena.journal import Journal, header, seed_in
from wildcards.arena.schedule import Schedule, match_lineup
from wildcards.arena.worker import Job, Rows
from wildcards.bots.roster import Roster
from wildcards.errors import JournalError

SEED = bytes(range(32))


def a_job(*kinds: str, records: bool = False, roster: Roster | None = None) -> Job:
    return Job(Schedule(*match_lineup(kinds), 3, SEED, {}, roster or Roster()), records)


JOB = a_job("random", "novice", "leo", records=True)


def played() -> list[Rows]:
    executor = Here(JOB)
    rows = list(run(JOB, executor))
    executor.close(now=False)
    return rows


def written(path: Path) -> list[Rows]:
    """A journal of three tasks."""
    rows = played()
    journal = Journal(path, header(JOB, "1"))
    for one in rows:
        journal.add(one)
    journal.close()
    return rows


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    rows = written(path)
    journal = Journal(path, header(JOB, "1"))
    assert len(journal) == 3
    assert list(journal.finished()) == rows
    journal.close()
    assert seed_in(path) == SEED.hex()


def test_a_torn_line_is_forgotten_at_every_byte(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    rows = written(path)
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    before = len(data) - len(lines[-1])
    for cut in (*range(before, before + 40), len(data) - 1):
        path.write_bytes(data[:cut])
        journal = Journal(path, header(JOB, "1"))
        assert list(journal.finished()) == rows[:2]
        journal.add(rows[2])
        journal.close()
        assert path.read_bytes() == data


def test_a_torn_header_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    written(path)
    head = path.read_bytes().splitlines()[0]
    for cut in (0, 1, 20, 60, len(head)):
        path.write_bytes(head[:cut])
        assert seed_in(path) is None
        journal = Journal(path, header(JOB, "1"))
        assert len(journal) == 0
        journal.close()
        assert path.read_bytes() == head + b"\n"


@pytest.mark.parametrize(
    ("job", "version", "key"),
    [
        (a_job("random", "casual", "leo", records=True), "1", "entrants"),
        (a_job("novice", "random", "leo", records=True), "1", "entrants"),
        (a_job("random", "leo", "novice", records=True), "1", "lineups"),
        (a_job("random", "novice", "leo"), "1", "records"),
        (JOB, "2", "version"),
    ],
)
def test_that_of_another_tournament_is_left_alone(tmp_path: Path, job: Job, version: str, key: str) -> None:
    path = tmp_path / "journal"
    written(path)
    before = path.read_bytes()
    with pytest.raises(JournalError, match=f"it is another tournament's: expected {key} "):
        Journal(path, header(job, version))
    assert path.read_bytes() == before


def test_the_same_name_for_another_bot_is_another_tournament() -> None:
    one, other = [
        header(a_job("mine", "random", "leo", roster=Roster({"mine": f"{name}.py:Bot"})), "1")
        for name in ("a", "b")
    ]
    assert one["bots"] != other["bots"]


@pytest.mark.parametrize("data", [b"mine", b"mine\n", b"{}\n", b"[1]\n[2]\n", b"\xff\xfe\n"])
def test_other_files_are_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "journal"
    path.write_bytes(data)
    with pytest.raises(JournalError, match=r"expected a journal \(wildcards-journal/1\) or a new file"):
        Journal(path, header(JOB, "1"))
    with pytest.raises(JournalError):
        seed_in(path)
    assert path.read_bytes() == data


@pytest.mark.parametrize("line", ["nonsense", "[[1, 2]]", "3", "[null]"])
def test_a_line_that_holds_no_games(tmp_path: Path, line: str) -> None:
    path = tmp_path / "journal"
    written(path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:], ""]))
    journal = Journal(path, header(JOB, "1"))
    with pytest.raises(JournalError, match=r"journal:3: expected the games of a deal: "):
        list(journal.finished())
    journal.close()
