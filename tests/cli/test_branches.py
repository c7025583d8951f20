"""What if: games played on from a turn of a finished one, and ways to go on compared."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from strategies import last_of, play
from support.terminals import Terminal

from wildcards.engine.rules import Rules
from wildcards.notation.branch import Origin
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify

ENOUGH = "1\n" * 400
SEATS = (Player("Ida", "greedy"), Player("Milú", "human"), Player("Leo", "leo"), Player("Ada", "mine"))
GAME = Record.of(last_of(play(Rules(seats=4, leo=True, leo_seat=2), 4, "spender")), SEATS)
AT = 30


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(GAME.to_json(), encoding="utf-8")
    return path


def record_in(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


def test_a_branch_is_played_in_the_seat_of_the_person(terminal: Terminal, tmp_path: Path, game: Path) -> None:
    path = tmp_path / "branch.json"
    run = terminal.play("--from", str(game), "--at", str(AT), "--record", str(path), typed=ENOUGH)
    assert (run.status, run.err) == (0, "")
    made = record_in(path)
    assert verify(made).is_over
    origin = Origin.of(made.extra)
    assert origin is not None
    assert origin.record == GAME
    assert made.actions[: origin.at] == GAME.actions[: origin.at]
    assert [player.player for player in made.seats] == ["greedy", "human", "leo", "greedy"]
    assert f"This game parts from a finished one at its action {origin.at}" in run.out
    assert f"Seed: {GAME.seed}" in run.out
    assert f"Parts from another game before its action {origin.at}" in terminal.run("show", str(path)).out


def test_a_branch_is_kept_and_continued(terminal: Terminal, game: Path) -> None:
    begun = terminal.play(
        "--from", str(game), "--at", str(AT), "--seat", "4", "--bots", "random", typed="quit\n"
    )
    again = terminal.play("--resume", typed="quit\n")
    assert "The game goes on. This round so far:" in begun.out
    assert again.out.splitlines()[1:] == begun.out.splitlines()[1:]


def test_without_a_known_seed_later_shuffles_come_from_a_new_one(
    terminal: Terminal, tmp_path: Path, game: Path
) -> None:
    game.write_text(GAME.without_seed().to_json(), encoding="utf-8")
    paths = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in paths:
        asked = ("--from", str(game), "--at", "0", "--seed", "5", "--record", str(path))
        run = terminal.play(*asked, typed=ENOUGH)
        assert "Seed:" not in run.out
    one, two = map(record_in, paths)
    assert one == two
    assert verify(one).is_over
    assert one.seed is None


def test_what_the_seat_had_not_seen_can_be_dealt_again(
    terminal: Terminal, tmp_path: Path, game: Path
) -> None:
    path = tmp_path / "again.json"
    asked = ("--from", str(game), "--at", str(AT), "--redeal", "--seed", "5", "--record", str(path))
    run = terminal.play(*asked, typed=ENOUGH)
    assert (run.status, run.err) == (0, "")
    assert "what you had not seen was dealt again" in " ".join(run.out.split())
    assert "Seed:" not in run.out
    made = record_in(path)
    assert verify(made).is_over
    assert made.decks != GAME.decks
    origin = Origin.of(made.extra)
    assert origin is not None
    assert origin.seat == 1


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--redeal"], "--redeal: expected together with --from FILE"),
        (["--at", "5"], "expected --from FILE together with --at N, got one of them"),
        (["--from", "{game}"], "expected --from FILE together with --at N, got one of them"),
        (["--from", "{game}", "--at", "9999"], "--at: expected the number of an action from 0 to"),
        (["--from", "{game}", "--at", "x"], "--at: expected a whole number, got 'x'"),
        (
            ["--from", "{game}", "--at", "5", "--seat", "3"],
            "--seat: expected 1, 2 or 4, got 3; Leo sits in 3",
        ),
        (
            ["--from", "{game}", "--at", "5", "--seats", "3", "--edition", "2020", "--seed", "1"],
            "got --seats, --edition and --seed; they are those of the game it parts from",
        ),
        (["--from", "{game}", "--at", "5", "--resume"], "expected no options that set up a game, got --from"),
        (["--from", "{game}.gone", "--at", "5"], "no such file"),
        (["--from", "{game}:2", "--at", "5"], "expected a record 2, but it holds 1"),
        (["--from", "{game}:0", "--at", "5"], ":1 for the first record of a file, got 0"),
    ],
)
def test_what_can_be_no_branch(terminal: Terminal, game: Path, options: list[str], why: str) -> None:
    assert why in terminal.fails("play", *[option.replace("{game}", str(game)) for option in options])
    assert not terminal.kept.exists()


def test_only_of_a_right_and_finished_game(terminal: Terminal, game: Path) -> None:
    assert GAME.result is not None
    for wrong, why in (
        (Record.of(GAME.replay(40), SEATS).to_json(), "expected a finished game, got one without a result"),
        (replace(GAME, result=GAME.result._replace(ranks=(9, 9, None, 9))).to_json(), "result.ranks"),
        ("{}", "format: expected 'wildcards-record/1', got None"),
        (f"{GAME.to_json()}\n{GAME.to_json()}", "expected one record, or FILE:N for the Nth of several"),
    ):
        game.write_text(wrong, encoding="utf-8")
        assert why in terminal.fails("play", "--from", str(game), "--at", "5")


def test_one_of_several_records(terminal: Terminal, game: Path) -> None:
    other = Record.of(last_of(play(Rules(seats=3), 4)))
    game.write_text(f"{other.to_json()}\n{GAME.to_json()}", encoding="utf-8")
    run = terminal.play("--from", f"{game}:2", "--at", str(AT), typed="quit\n")
    assert run.status == 0


# --- compare


def test_ways_are_compared_over_equal_chances(terminal: Terminal, game: Path) -> None:
    seat, token = GAME.actions[0]
    asked = ("compare", str(game), token, token, "-n", "3", "--bots", "random", "--seed", "3")
    run = terminal.run(*asked)
    assert run.status == 0
    assert f"Seat {seat + 1} at action 0, round 1: 3 games for each way, played on by random" in run.out
    assert "0.0 ± 0.0" in run.out
    found = json.loads(terminal.run(*asked, "--json").out)
    assert found["ways"][0] == found["ways"][1]
    assert found["games"] == sum(found["ways"][0]["points"].values()) == 3
    assert terminal.run(*asked, "--json").out == terminal.run(*asked, "--json").out


def test_ways_are_compared_over_deals_as_they_could_have_been(terminal: Terminal, game: Path) -> None:
    asked = ("compare", str(game), "R", "-n", "3", "--bots", "random", "--json")
    found = json.loads(terminal.run(*asked, "--redeal", "--seed", "3").out)
    assert found["redealt"]
    assert sum(found["ways"][0]["ranks"].values()) == 3
    assert not json.loads(terminal.run(*asked).out)["redealt"]


def test_a_single_way_is_compared_with_what_was_done(terminal: Terminal, game: Path) -> None:
    seat, token = GAME.actions[0]
    found = json.loads(terminal.run("compare", str(game), "R", "-n", "2", "--json").out)
    assert found["seat"] == seat
    assert [way["steps"] for way in found["ways"]] == [[token], ["R"]]


def test_an_animal_is_taken_with_its_payment(terminal: Terminal, game: Path) -> None:
    at, (seat, token) = next(
        (at, action)
        for at, action in enumerate(GAME.actions)
        if "@" in action[1] and at + 1 < len(GAME.actions) and GAME.actions[at + 1][0] == action[0]
        if "@" not in GAME.actions[at + 1][1]
    )
    found = json.loads(terminal.run("compare", str(game), "-", "--at", str(at), "-n", "1", "--json").out)
    steps = found["ways"][0]["steps"]
    assert steps[0] == token
    assert len(steps) > 1
    assert found["seat"] == seat


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["F9"], "step 1 of 'F9': expected a token such as"),
        (["R F1"], "step 2 of 'R F1': seat"),
        ([" "], "WAY: expected one token or more, such as F3, got none"),
        (["R", "-n", "0"], "--games: expected 1 or more, got 0"),
        (["R", "--bots", "greddy"], "did you mean greedy?"),
        (["R", "--seat", "3"], "Leo sits in 3"),
    ],
)
def test_what_cannot_be_compared(terminal: Terminal, game: Path, options: list[str], why: str) -> None:
    assert why in terminal.fails("compare", str(game), *options)


def test_a_seat_that_owes_nothing_there(terminal: Terminal, game: Path) -> None:
    at = next(at for at, (_, token) in enumerate(GAME.actions) if "@" in token)
    seat = GAME.actions[at][0]
    other = next(one for one in (0, 1, 3) if one != seat)
    why = terminal.fails("compare", str(game), "-", "--at", str(at), "--seat", str(other + 1))
    assert why.endswith(f"--seat: expected a seat that decides at action {at}: {seat + 1}; got {other + 1}")
