"""Files of records: one, or one per line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from strategies import play
from support.files import CASES, FILES

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import RecordError, ReplayError
from wildcards.notation.files import read_records, write_records
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

RECORDS = [Record.of(new_game(Rules(seats=seats), seed=seats)) for seats in (3, 4, 5)]


def refused(path: Path) -> str:
    with pytest.raises(RecordError) as error:
        list(read_records(path))
    return str(error.value)


VERDICTS = json.loads((FILES / "verdicts.json").read_text("utf-8"))


@pytest.mark.parametrize("name", VERDICTS)
def test_files_of_other_programs_are_read_as_the_page_reads_them(name: str) -> None:
    """The same files, and the same verdicts, as in client/tests/after/record.test.ts."""
    assert CASES[name][0] == (FILES / name).read_bytes()
    try:
        entries = list(read_records(FILES / name))
    except RecordError:
        entries = []
    found = [entry.record or str(entry.error) for entry in entries]
    is_right = bool(found)
    for one in found:
        try:
            is_right = is_right and isinstance(one, Record) and bool(verify(one))
        except ReplayError:
            is_right = False
    told = [one for one in found if isinstance(one, Record) or "expected once" in one]
    assert VERDICTS[name] == {"records": len(told), "right": is_right}


def test_a_path_may_be_a_text(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    write_records(path, RECORDS)
    assert [entry.record for entry in read_records(path)] == RECORDS


def test_records_one_a_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records(path, RECORDS)
    assert path.read_text(encoding="utf-8").count("\n") == 3
    entries = list(read_records(path))
    assert [entry.record for entry in entries] == RECORDS
    assert [entry.where for entry in entries] == [f"{path}:{number}" for number in (1, 2, 3)]


@pytest.mark.parametrize("indent", [None, 2])
def test_one_record_however_it_is_laid_out(tmp_path: Path, indent: int | None) -> None:
    path = tmp_path / "game.json"
    path.write_text(f"\n\n{RECORDS[0].to_json(indent)}\n\n", encoding="utf-8")
    assert [entry.record for entry in read_records(path)] == RECORDS[:1]
    assert [entry.where for entry in read_records(path)] == [str(path)]


def test_a_bad_line_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = [RECORDS[0].to_json(), "", "nonsense", RECORDS[1].to_json()[:-5], RECORDS[2].to_json()]
    path.write_text("\n".join(lines), encoding="utf-8")
    entries = list(read_records(path))
    assert [entry.record for entry in entries] == [RECORDS[0], None, None, RECORDS[2]]
    assert [entry.where for entry in entries] == [f"{path}:{number}" for number in (1, 3, 4, 5)]
    for entry in entries[1:3]:
        assert "expected a whole JSON object" in str(entry.error)


def test_one_bad_record_is_one_bad_entry(tmp_path: Path) -> None:
    """A broken record over many lines is not mistaken for a list of records."""
    path = tmp_path / "game.json"
    path.write_text(RECORDS[0].to_json(indent=2)[:-1], encoding="utf-8")
    (entry,) = read_records(path)
    assert entry.record is None
    assert entry.where == str(path)


def test_files_that_hold_no_record(tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert refused(path) == f"{path}: no such file"
    assert refused(tmp_path).startswith(f"{tmp_path}: cannot be read: ")
    path.write_bytes(b"{\xff}")
    assert refused(path) == f"{path}: expected text in UTF-8 or UTF-16, got other bytes"
    for text in ("", "\n \n"):
        path.write_text(text, encoding="utf-8")
        assert refused(path) == f"{path}: expected a record, got an empty file"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "games.jsonl"):
        with pytest.raises(RecordError) as error:
            write_records(path, RECORDS)
        assert str(error.value).startswith(f"{path}: cannot be written: ")


def test_a_game_is_written_as_it_is_made(tmp_path: Path) -> None:
    """Records may come from a generator."""
    path = tmp_path / "games.jsonl"
    write_records(path, (Record.of(state) for state in play(Rules(seats=3), 1) if state.round == 2))
    entries = list(read_records(path))
    assert len(entries) > 3
    assert all(entry.error is None for entry in entries)
