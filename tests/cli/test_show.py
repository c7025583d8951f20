"""`wildcards show`: records and positions as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from strategies import TABLES, games, some, table_name
from support.saves import OLD
from support.terminals import Terminal

from wildcards.arena.simulation import Simulation
from wildcards.engine.rules import Rules
from wildcards.notation.position import position_text
from wildcards.notation.record import Record
from wildcards.notation.text import game_text


def a_record(edition: str = "2022", leo: bool = True, number: int = 0) -> Record:
    kinds = ("random", "greedy", "random", "leo" if leo else "random")
    return Simulation(kinds, bytes(32), {"edition": edition}).game(number).record()


def written(tmp_path: Path, *records: Record, **values: Any) -> Path:
    path = tmp_path / "records"
    path.write_text("\n".join([json.dumps(record.to_dict() | values) for record in records]))
    return path


def test_a_record_is_told_round_by_round(terminal: Terminal, tmp_path: Path) -> None:
    record = a_record()
    path = written(tmp_path, record)
    run = terminal.run("show", str(path))
    assert (run.status, run.err) == (0, "")
    assert run.lines[0] == f"Wild Cards, 2022 edition, 4 seats with Leo, 12 rounds ({path})"
    holder = record.talisman
    assert holder is not None
    assert f"Seat {holder + 1}: " in run.out
    assert ", holds the talisman first" in run.out
    assert f"Seed: {record.seed}" in run.lines
    for number in range(1, 13):
        assert f"Round {number} begins." in run.out
    assert run.out.count("Hands: ") == 12
    assert "Leo's pile " in run.out
    assert record.result is not None
    best = max([score for score in record.result.scores if score is not None])
    assert any(line.startswith("1. ") and f"{best} points" in line for line in run.lines)


def test_every_action_of_the_record_is_numbered_once(terminal: Terminal, tmp_path: Path) -> None:
    record = a_record("2020", leo=False)
    path = written(tmp_path, record)
    numbers: list[int] = []
    for line in terminal.run("show", str(path)).lines:
        head = line[:9].strip()
        if head and head.replace("-", "").isdecimal():
            first, _, last = head.partition("-")
            numbers += range(int(first), int(last or first) + 1)
    assert numbers == sorted(set(numbers))
    # The last steps of a round can be silent: a pass of the ibex, or keeping all cards.
    assert len(numbers) >= len(record.actions) - 12


def test_one_of_several_records(terminal: Terminal, tmp_path: Path) -> None:
    records = [a_record(number=number) for number in range(3)]
    path = written(tmp_path, *records)
    every = terminal.run("show", str(path))
    assert every.out.count("Wild Cards, 2022 edition") == 3
    second = terminal.run("show", str(path), "--record", "2")
    assert second.out.count("Wild Cards, 2022 edition") == 1
    assert f"Seed: {records[1].seed}" in second.lines
    assert second.out in every.out
    why = terminal.fails("show", str(path), "-r", "4")
    assert why == f"{path}: expected a record 4, but it holds 3"


def test_the_standard_input(terminal: Terminal) -> None:
    run = terminal.run("show", "-", typed=a_record().to_json())
    assert run.lines[0].endswith("(standard input)")


def test_a_game_on_one_line(terminal: Terminal, tmp_path: Path) -> None:
    record = a_record()
    run = terminal.run("show", "--text", game_text(record))
    shown = terminal.run("show", str(written(tmp_path, record)))
    assert run.lines[1:] == shown.lines[1:]


def test_a_game_in_progress(terminal: Terminal) -> None:
    run = terminal.run("show", str(OLD / "talisman.json"))
    assert run.status == 0
    assert run.lines[-1] == "The record ends here; the game is not over."


def test_a_wrong_record_is_told_up_to_where_it_goes_wrong(terminal: Terminal, tmp_path: Path) -> None:
    record = a_record()
    path = written(tmp_path, record, actions=[*[list(one) for one in record.actions[:30]], [0, "F4"]])
    run = terminal.run("show", str(path))
    assert run.status == 2
    assert "Round 1 begins." in run.out
    assert run.lines[-1].startswith("From here on the record is wrong: actions[30]")
    assert run.err.startswith(f"error: {path}: actions[30] [0, 'F4']")
    assert run.err.count("\n") == 1


def test_text_that_is_no_record(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "no.json"
    path.write_text("{}")
    assert (
        terminal.fails("show", str(path))
        == f"{path}: this is not a game record: format: expected 'wildcards-record/1', got None"
    )


def test_equal_and_odd_names_are_told_apart_and_made_harmless(terminal: Terminal, tmp_path: Path) -> None:
    seats = [
        {"name": "Ann", "player": "human"},
        {"name": "Ann", "player": "human"},
        {"name": "\x1b[2J", "player": "greedy"},
        {"name": "  ", "player": "random"},
    ]
    path = written(tmp_path, a_record(leo=False), seats=seats)
    run = terminal.run("show", str(path))
    assert run.status == 0
    assert "\x1b" not in run.out
    assert "Seat 1: Ann 1 (human)" in run.out
    assert "Seat 2: Ann 2 (human)" in run.out
    assert "Seat 4: random (random)" in run.out


@pytest.mark.parametrize("rules", some(TABLES, 4), ids=table_name)
def test_positions_are_shown_with_all_their_cards(terminal: Terminal, rules: Rules) -> None:
    phases: set[str] = set()
    for _, game in games(rules, 2):
        for state in game:
            if state.phase.name in phases:
                continue
            phases.add(state.phase.name)
            run = terminal.run("show", "--text", position_text(state))
            assert (run.status, run.err) == (0, "")
            assert "Hands: Seat 1" in run.out or "Hands: Seat 0's pile" in run.out
            assert state.is_over or "To act: Seat " in run.lines[-1]


def test_the_commitment_told_before_a_mixed_deal_is_named_as_such(terminal: Terminal, tmp_path: Path) -> None:
    record = a_record()
    run = terminal.run("show", str(written(tmp_path, record, fair_deal={"commitment": "ab" * 32})))
    assert f"Commitment to the server's part: {'ab' * 32}" in run.out
    assert f"SHA-256 of the mixed seed: {record.commitment}" in run.out
    assert "\nCommitment: " not in run.out
