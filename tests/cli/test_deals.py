"""The same deal in the terminal: played again, by bots, and the deal of the day of a server."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from strategies import last_of, play
from support.servers import running, sqlite_in
from support.terminals import Terminal

from wildcards.analysis.deal import deal_results
from wildcards.engine.rules import Rules
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify
from wildcards.words.text import t

ENOUGH = "1\n" * 400
SEATS = (Player("Ida", "greedy"), Player("Milú", "human"), Player("Leo", "leo"), Player("Ada", "novice"))
GAME = Record.of(last_of(play(Rules(seats=4, leo=True, leo_seat=2), 4, "spender")), SEATS)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(GAME.to_json(), encoding="utf-8")
    return path


def test_the_same_cards_are_played_again_and_compared(terminal: Terminal, tmp_path: Path, game: Path) -> None:
    made: list[Record] = []
    said = ""
    for number in (1, 2):
        path = tmp_path / f"again{number}.json"
        run = terminal.play("--deal", str(game), "--fresh", "--record", str(path), typed=ENOUGH)
        assert (run.status, run.err) == (0, "")
        said = run.out
        made.append(Record.from_json(path.read_text(encoding="utf-8")))
    assert made[0] == made[1]  # who does the same gets the same
    assert verify(made[0]).is_over
    assert (made[0].decks, made[0].seed, made[0].talisman) == (GAME.decks, GAME.seed, GAME.talisman)
    assert [one.player for one in made[0].seats] == ["greedy", "human", "leo", "novice"]
    assert GAME.result is not None
    assert f"With these cards Milú had {GAME.result.scores[1]} points" in said


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--seats", "3"), "--deal: expected no options that set up the rules or the cards, got --seats"),
        (("--seed", "7"), "got --seed"),
        (("--from", "FILE", "--at", "5"), "got --from"),
        (("--redeal",), "--redeal: expected without --deal"),
    ],
)
def test_the_cards_are_those_of_the_game(
    terminal: Terminal, game: Path, options: tuple[str, ...], why: str
) -> None:
    given = [str(game) if one == "FILE" else one for one in options]
    assert why in terminal.fails("play", "--deal", str(game), *given)


def test_bots_play_the_cards_of_a_seat(terminal: Terminal, game: Path) -> None:
    run = terminal.run("deal", str(game), "--levels", "novice,greedy", "--runs", "3")
    assert (run.status, run.err) == (0, "")
    assert run.lines[0] == t("deal-about", name="Milú", runs=3)
    assert [line.split()[0] for line in run.lines[3:]] == ["level", "novice", "greedy"]
    told = json.loads(
        terminal.run("deal", str(game), "--seat", "4", "--levels", "novice", "--runs", "3", "--json").out
    )
    assert (told["format"], told["seat"], told["name"]) == ("wildcards-deal/1", 3, "Ada")
    assert told["levels"][0]["scores"] == list(deal_results(GAME, 3, "novice", 3).scores)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--seat", "3"), "which is Leo's"),
        (("--seat", "5"), "expected a seat from 1 to 4, got 5"),
        (("--levels", "novice,nobody"), "--levels: expected some of novice"),
        (("--runs", "0"), "--runs: expected"),
    ],
)
def test_what_no_bot_can_play(terminal: Terminal, game: Path, options: tuple[str, ...], why: str) -> None:
    assert why in terminal.fails("deal", str(game), *options)


def test_a_record_without_its_seed_has_no_deal(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text(replace(GAME, seed=None).to_json(), encoding="utf-8")
    for command in ("deal", str(path)), ("play", "--deal", str(path)):
        assert "expected a record with its seed" in terminal.fails(*command)


def test_the_deal_of_the_day_is_played_in_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path)) as server:
        server.server.hub.deals.bot_delay = 0
        day = ("daily", "--server", server.url, "--name", "Ada")
        first = terminal.run(*day, "--plain", typed=ENOUGH)
        assert (first.status, first.err) == (0, "")
        assert t("daily-sealed") in first.out
        assert t("wait-deal") in first.out
        assert t("daily-players", players=1) in first.out
        again = terminal.run(*day, "--plain")
        assert (again.status, again.err) == (0, "")
        assert t("daily-players", players=1) in again.out
        assert "1. Ada: " in again.out
