"""What is produced now is what is in the golden files, and old saves still load."""

from __future__ import annotations

import difflib
import json
from pathlib import Path

import pytest
from golden.regenerate import GAMES, HERE, game_name, golden_files, playthrough, record_of

import wildcards
from wildcards.notation.files import read_records
from wildcards.notation.position import parse_position, position_text
from wildcards.notation.record import Record
from wildcards.notation.text import game_text, parse_game
from wildcards.notation.verify import verify

SAVES = sorted((HERE / "saves").iterdir())


def check_same(path: Path, text: str) -> None:
    """Fail with the first differences."""
    golden = path.read_text(encoding="utf-8")
    if text != golden:
        old, new = golden.splitlines(), text.splitlines()
        lines = [line[:160] for line in difflib.unified_diff(old, new, "golden", "now", lineterm="", n=2)]
        if len(lines) > 60:
            lines[60:] = [f"… and {len(lines) - 60} lines more"]
        hint = (
            f"{path.name} is not what is produced now. If that is meant: `make golden`, and review the diff."
        )
        pytest.fail("\n".join([hint, *lines]), pytrace=False)


@pytest.mark.parametrize("rules", GAMES, ids=game_name)
def test_playthroughs(rules: wildcards.Rules) -> None:
    check_same(HERE / "playthroughs" / f"{game_name(rules)}.txt", playthrough(rules))


@pytest.mark.parametrize("rules", [GAMES[1], GAMES[6]], ids=game_name)
def test_the_record_format_never_changes(rules: wildcards.Rules) -> None:
    path = HERE / "records" / f"{rules.edition}.json"
    check_same(path, record_of(rules).to_json() + "\n")
    assert Record.from_json(path.read_text(encoding="utf-8")) == record_of(rules)


def test_there_are_no_other_golden_files() -> None:
    there = {path for folder in ("playthroughs", "records") for path in (HERE / folder).iterdir()}
    assert there == set(golden_files())


def test_this_version_has_saves() -> None:
    assert wildcards.__version__ in [folder.name for folder in SAVES]


@pytest.mark.parametrize("folder", SAVES, ids=lambda folder: folder.name)
def test_saved_records_load_for_ever(folder: Path) -> None:
    path = folder / "records.jsonl"
    written = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    records = [entry.record for entry in read_records(path)]
    assert len(records) == len(written) > 30
    for record, data in zip(records, written, strict=True):
        assert record is not None
        assert record.to_dict() == data
        state = verify(record)
        assert state.is_over == (record.result is not None)
        assert len(state.past) == state.round - (not state.is_over)


@pytest.mark.parametrize("folder", SAVES, ids=lambda folder: folder.name)
def test_saved_games_load_for_ever(folder: Path) -> None:
    lines = (folder / "games.txt").read_text(encoding="utf-8").splitlines()
    records = [entry.record for entry in read_records(folder / "records.jsonl")]
    assert [parse_game(line) for line in lines] == records
    assert [game_text(parse_game(line)) for line in lines] == lines


@pytest.mark.parametrize("folder", SAVES, ids=lambda folder: folder.name)
def test_saved_positions_load_for_ever(folder: Path) -> None:
    lines = (folder / "positions.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 50
    assert [position_text(parse_position(line)) for line in lines] == lines
