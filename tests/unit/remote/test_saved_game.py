"""Kept games can be continued, whatever version kept them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.saves import OLD, SAVES, kept_record
from support.terminals import Terminal

from wildcards.notation.record import HUMAN, Record
from wildcards.notation.verify import verify
from wildcards.remote.log_file import read_log
from wildcards.remote.saved_game import load
from wildcards.table.entry import Acted

ENOUGH = "1\n" * 400
RECORDS = sorted(OLD.glob("*.json"))
LOGS = sorted(SAVES.glob("*/kept/*.jsonl"))


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path / "home", monkeypatch, capsys)


def copied(source: Path, tmp_path: Path) -> Path:
    path = tmp_path / "kept.json"
    path.write_bytes(source.read_bytes())
    return path


def finish(terminal: Terminal, path: Path, tmp_path: Path) -> Record:
    record = tmp_path / "record.json"
    run = terminal.play("--resume", "--kept", str(path), "--record", str(record), typed=ENOUGH)
    assert (run.status, run.err) == (0, "")
    assert not path.exists()
    return Record.from_json(record.read_text(encoding="utf-8"))


def test_there_are_kept_games() -> None:
    assert len(RECORDS) > 5
    assert LOGS


@pytest.mark.parametrize("source", RECORDS, ids=lambda path: path.stem)
def test_a_game_that_0_1_kept_is_read_as_it_was(source: Path) -> None:
    old = Record.from_json(source.read_text(encoding="utf-8"))
    kept = load(source)
    new = kept_record(source)
    assert (new.rules, new.seats, new.decks, new.talisman) == (old.rules, old.seats, old.decks, old.talisman)
    assert (new.actions, new.seed, new.result) == (old.actions, old.seed, old.result)
    assert new.extra == {key: value for key, value in old.extra.items() if key != "kept"}
    person = [seat for seat, player in enumerate(old.seats) if player.player == HUMAN]
    assert kept.table.seats_of(kept.table.host) == person == [old.extra["kept"]["you"]]


@pytest.mark.parametrize("source", RECORDS, ids=lambda path: path.stem)
def test_a_game_that_0_1_kept_goes_on_to_its_end(source: Path, terminal: Terminal, tmp_path: Path) -> None:
    old = Record.from_json(source.read_text(encoding="utf-8"))
    new = finish(terminal, copied(source, tmp_path), tmp_path)
    assert verify(new).is_over
    assert new.seats == old.seats
    assert new.actions[: len(old.actions)] == old.actions


def test_a_game_that_0_1_kept_becomes_a_log_with_its_next_step(terminal: Terminal, tmp_path: Path) -> None:
    path = copied(OLD / "begun.json", tmp_path)
    before = path.read_bytes()
    terminal.play("--resume", "--kept", str(path), typed="log\n")
    header, entries = read_log(path.read_text())
    assert header.bots == {}
    assert not any(isinstance(entry, Acted) for entry in entries)
    path.write_bytes(before)
    terminal.play("--resume", "--kept", str(path), typed="1\n")
    _, entries = read_log(path.read_text())
    assert sum(isinstance(entry, Acted) for entry in entries) >= 4


@pytest.mark.parametrize("source", LOGS, ids=lambda path: path.stem)
def test_a_kept_log_goes_on_for_ever(source: Path, terminal: Terminal, tmp_path: Path) -> None:
    """Tests never rewrite what a version has written, so it shows whether it can be read."""
    lines = source.read_text(encoding="utf-8").splitlines()
    acts = [json.loads(line) for line in lines[1:]]
    steps = sum(len(act.get("actions", ())) for act in acts)
    new = finish(terminal, copied(source, tmp_path), tmp_path)
    assert verify(new).is_over
    assert len(new.actions) > steps > 10
