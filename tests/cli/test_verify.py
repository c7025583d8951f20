"""`wildcards verify`: what is right, what is wrong and where, and what cannot be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.saves import OLD
from support.terminals import Terminal

from wildcards.arena.simulation import Simulation

GAMES = 3


@pytest.fixture(scope="module")
def records() -> list[str]:
    """Records of whole games, one a line."""
    simulation = Simulation(("random", "random", "leo"), bytes(32), {"edition": "2022"})
    return [simulation.game(number).record().to_json() for number in range(GAMES)]


def changed(record: str, **values: Any) -> str:
    return json.dumps(json.loads(record) | values)


def test_a_right_record(terminal: Terminal, tmp_path: Path, records: list[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(records[0])
    run = terminal.run("verify", str(path))
    assert (run.status, run.err) == (0, "")
    assert run.lines == [f"{path}: right, dealt by its seed"]


def test_a_record_without_a_seed(terminal: Terminal, tmp_path: Path, records: list[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(changed(records[0], seed=None))
    assert terminal.run("verify", str(path)).lines == [f"{path}: right, without a seed to check the deal by"]


def test_a_game_in_progress(terminal: Terminal, tmp_path: Path, records: list[str]) -> None:
    begun = OLD / "payment.json"
    run = terminal.run("verify", str(begun))
    assert run.lines == [f"{begun}: right, dealt by its seed, not finished"]
    path = tmp_path / "both.jsonl"
    path.write_text(begun.read_text() + records[0])
    assert (
        "2 records right, 2 of them dealt by their seed, 1 not finished"
        in terminal.run("verify", str(path)).out
    )


def test_many_files_end_with_a_summary(terminal: Terminal, tmp_path: Path, records: list[str]) -> None:
    one, many = tmp_path / "one.json", tmp_path / "many.jsonl"
    one.write_text(records[0])
    many.write_text("\n".join(records))
    run = terminal.run("verify", str(one), str(many))
    assert run.status == 0
    assert run.lines == [
        f"{one}: right, dealt by its seed",
        f"{many}: all 3 records right, 3 of them dealt by their seed",
        "4 records in 2 files: 4 right, 0 wrong",
    ]


def test_a_wrong_record_names_its_line_and_action(
    terminal: Terminal, tmp_path: Path, records: list[str]
) -> None:
    actions = json.loads(records[1])["actions"]
    seat = actions[0][0]
    edited = changed(records[1], actions=[[seat, "R"], [seat, "R"], *actions[2:]])
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([records[0], edited, records[2][:-40]]))
    run = terminal.run("verify", str(path))
    assert (run.status, run.err) == (1, "")
    assert run.lines[0].startswith(f"{path}:2: actions[1] [{seat}, 'R'], round 1: ")
    assert run.lines[1].startswith(f"{path}:3: expected a whole JSON object")
    assert run.lines[2:] == [f"{path}: 1 other record right", "3 records in 1 file: 1 right, 2 wrong"]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"commitment": "0" * 64}, "commitment: expected the SHA-256 of the seed"),
        ({"seed": "1" * 64, "commitment": None}, "decks.habitat: the seed gives a different order"),
        ({"result": None}, "result: expected scores and ranks of a finished game, got null"),
        ({"format": "wildcards-record/9"}, "format: expected 'wildcards-record/1'"),
        ({"reshuffles": []}, "reshuffles: "),
    ],
)
def test_edited_records(
    terminal: Terminal, tmp_path: Path, records: list[str], values: dict[str, Any], expected: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(changed(records[0], **values))
    run = terminal.run("verify", str(path))
    assert (run.status, run.err) == (1, "")
    assert run.lines[0].startswith(f"{path}: ")
    assert expected in run.lines[0]
    assert len(run.lines) == 1


def test_an_unreadable_file_does_not_hide_the_others(
    terminal: Terminal, tmp_path: Path, records: list[str]
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(records[0])
    bad.write_text(changed(records[0], result=None))
    run = terminal.run("verify", "/nonexistent", str(bad), str(good))
    assert run.status == 2
    assert run.err == "error: /nonexistent: no such file\n"
    assert run.lines[-2:] == [
        f"{good}: right, dealt by its seed",
        "2 records in 2 files: 1 right, 1 wrong",
    ]


def test_the_standard_input(terminal: Terminal, records: list[str]) -> None:
    run = terminal.run("verify", "-", typed="\n".join(records))
    assert run.lines[0] == "standard input: all 3 records right, 3 of them dealt by their seed"
    wrong = terminal.run("verify", "-", typed="\n".join([records[0], "{", records[1]]))
    assert wrong.status == 1
    assert wrong.lines[0].startswith("standard input:2: ")
    other = terminal.fails("verify", "-", typed=b"\xff\xff")
    assert other == "standard input: expected text in UTF-8 or UTF-16, got other bytes"


def test_names_cannot_play_tricks_on_the_terminal(
    terminal: Terminal, tmp_path: Path, records: list[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(changed(records[0], format="\x1b[2J\nfine"))
    run = terminal.run("verify", str(path))
    assert "\x1b" not in run.out
    assert len(run.lines) == 1


@pytest.mark.parametrize("content", ["hello", "{}", "[]", "one\ntwo"])
def test_a_file_without_a_record_cannot_be_read(terminal: Terminal, tmp_path: Path, content: str) -> None:
    path = tmp_path / "none.json"
    path.write_text(content)
    assert terminal.fails("verify", str(path)).startswith(f"{path}: this is not a game record: ")
