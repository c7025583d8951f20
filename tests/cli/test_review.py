"""`wildcards review`: words, figures that add up, a page, and what it refuses."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from strategies import needs_speed
from support.terminals import Terminal

from wildcards.arena.simulation import Simulation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.record import HUMAN, Record

FEW = ("--simulations", "200")

pytestmark = needs_speed


@cache
def a_record(person: int | None = 1) -> Record:
    record = Simulation(("novice", "greedy", "casual"), bytes(32), {}).game(0).record()
    seats = [
        player._replace(name="Ada <b>", player=HUMAN) if seat == person else player
        for seat, player in enumerate(record.seats)
    ]
    return replace(record, seats=tuple(seats))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(a_record().to_json(), encoding="utf-8")
    return path


def test_the_person_is_reviewed_and_the_figures_add_up(terminal: Terminal, file: Path) -> None:
    run = terminal.run("review", str(file), *FEW)
    assert (run.status, run.err) == (0, "")
    assert run.lines[0] == "Review: Ada <b>"
    (total,) = [line for line in run.lines if re.match(r"33\.33 .* = ", line)]
    left, _, right = total.replace("\N{MINUS SIGN}", "-").partition(" = ")
    assert round(eval(left), 2) == float(right)
    rounds = [line.split()[0] for line in run.lines if re.match(r"\d+ ", line)]
    assert rounds == [str(number) for number in range(1, 15)]
    assert [line[:2] for line in run.lines if re.match(r"\d\. Round", line)] == ["1.", "2.", "3."]


def test_the_weightiest_decision_can_be_played_again(terminal: Terminal, file: Path) -> None:
    run = terminal.run("review", str(file), *FEW)
    made = json.loads(terminal.run("review", str(file), *FEW, "--json").out)["reviews"][0]
    at = made["decisions"][made["key"][0]]["step"]
    assert f"wildcards play --from {file} --at {at} --seat 2" in run.lines[-1]
    again = terminal.run("play", "--from", str(file), "--at", str(at), "--seat", "2", typed="quit\n")
    assert again.status == 0


def test_other_languages_have_their_own_numbers(terminal: Terminal, file: Path) -> None:
    run = terminal.run("review", str(file), *FEW, "--language", "de")
    assert run.lines[0] == "Analyse: Ada <b>"
    assert any(line.startswith("33,33 ") for line in run.lines)


def test_json_has_every_seat_of_a_game_of_bots(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    path.write_text(a_record(None).to_json(), encoding="utf-8")
    data = json.loads(terminal.run("review", str(path), *FEW, "--json").out)
    assert data["format"] == "wildcards-review/1"
    assert [one["name"] for one in data["reviews"]] == ["novice", "greedy", "casual"]
    for one in data["reviews"]:
        assert one["result"] - one["par"] == one["luck"] - one["loss"]["mean"]


def test_the_page_is_self_contained_and_says_what_the_curve_shows(
    terminal: Terminal, file: Path, tmp_path: Path
) -> None:
    page = tmp_path / "review.html"
    run = terminal.run("review", str(file), *FEW, "--report", str(page))
    assert run.err == f"Report: {page}\n"
    text = page.read_text(encoding="utf-8")
    assert "http" not in text.replace("http-equiv", "")
    assert "Ada &lt;b&gt;" in text
    assert "<b>" not in text
    picture = ET.fromstring(text[text.index("<svg") : text.index("</svg>") + 6])
    assert picture.get("role") == "img"
    assert (picture.get("aria-label") or "").count(";") == 15
    assert len(picture.findall(".//circle")) == 15
    again = terminal.run("review", str(file), *FEW, "--report", str(page))
    assert again.status == 0  # an earlier report may be written over


def test_nothing_else_is_written_over(terminal: Terminal, file: Path) -> None:
    assert "expected a new file or a report" in terminal.fails("review", str(file), "--report", str(file))


def test_bad_input_gets_one_clear_line(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.json"
    running.write_text(Record.of(new_game(Rules(), seed=1)).to_json(), encoding="utf-8")
    wrong = tmp_path / "wrong.json"
    record = a_record()
    assert record.result is not None
    scores = (99, *record.result.scores[1:])
    wrong.write_text(
        replace(record, result=record.result._replace(scores=scores)).to_json(), encoding="utf-8"
    )
    two = tmp_path / "two.jsonl"
    two.write_text(f"{record.to_json()}\n" * 2, encoding="utf-8")
    for arguments, why in (
        ([running], "running.json: a review needs a finished game: expected one, got one in round 1 of 12"),
        ([wrong], "wrong.json: result.scores: expected ["),
        ([two], "two.jsonl: expected one record, it holds 2: choose one with --record N"),
        ([two, "--record", "3"], "--record: expected a number from 1 to 2, got 3"),
        ([file, "--seat", "4"], "--seat: expected a seat from 1 to 3, got 4"),
        ([file, "--seat", "x"], "--seat: expected a whole number, got 'x'"),
        ([file, "--simulations", "1"], "simulations: expected 200 or more, got 1"),
        ([tmp_path / "none"], "none"),
    ):
        assert why in terminal.fails("review", *map(str, arguments))
