"""What many games add up to, against sums made in another way."""

from __future__ import annotations

import math
import statistics

import pytest

from wildcards.arena.simulation import Game, Simulation
from wildcards.arena.statistics import Tally

KINDS = ("random", "greedy", "leo", "random")


def some_games(rotate: bool, number: int = 8) -> list[Game]:
    simulation = Simulation(KINDS, bytes(32), {"edition": "2022"}, rotate)
    return [simulation.game(i) for i in range(number)]


def tally_of(games: list[Game]) -> Tally:
    tally = Tally(len(KINDS))
    for game in games:
        tally.add(game)
    return tally


def results(games: list[Game], entrant: int) -> list[tuple[int, int, int]]:
    """(score, rank, how many won) of an entrant in each game."""
    found: list[tuple[int, int, int]] = []
    for game in games:
        seat = game.entrants.index(entrant)
        score, rank = game.state.scores()[seat], game.state.ranks()[seat]
        assert score is not None
        assert rank is not None
        found.append((score, rank, game.state.ranks().count(1)))
    return found


@pytest.mark.parametrize("rotate", [False, True])
def test_the_figures_of_an_entrant(rotate: bool) -> None:
    games = some_games(rotate)
    lines = tally_of(games).entrants()
    assert lines[2] is None
    for entrant in (0, 1, 3):
        line = lines[entrant]
        assert line is not None
        scores = [score for score, _, _ in results(games, entrant)]
        assert line.games == len(games)
        assert line.mean_score == pytest.approx(statistics.fmean(scores))
        expected = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores))
        assert line.interval == pytest.approx(expected, rel=1e-4)
        shares = [1 / winners if rank == 1 else 0 for _, rank, winners in results(games, entrant)]
        assert line.win_share == pytest.approx(statistics.fmean(shares))
        assert line.mean_rank == pytest.approx(
            statistics.fmean([rank for _, rank, _ in results(games, entrant)])
        )


def test_win_shares_add_up_to_one() -> None:
    lines = tally_of(some_games(rotate=True)).entrants()
    assert sum([line.win_share for line in lines if line is not None]) == pytest.approx(1)


def test_seats_are_counted_apart_from_entrants() -> None:
    games = some_games(rotate=True)
    seats = tally_of(games).seats()
    assert [line.games if line else 0 for line in seats] == [6, 6, 6, 6]
    still = tally_of(some_games(rotate=False))
    assert still.seats() == still.entrants()


def test_the_figures_of_a_leader() -> None:
    games = some_games(rotate=True)
    for species, line in enumerate(tally_of(games).leaders()):
        owned: list[int] = []
        leo = winners = 0
        for game in games:
            owner = game.state.observe(None).leaders[species]
            score = game.state.scores()[owner] if owner >= 0 else None
            if score is not None:
                owned.append(score)
                winners += game.state.ranks()[owner] == 1
            leo += owner >= 0 and score is None
        assert line.owned == pytest.approx(len(owned) / len(games))
        assert line.by_leo == pytest.approx(leo / len(games))
        assert line.by_winner == pytest.approx(winners / len(games))
        assert line.owner_score == (pytest.approx(statistics.fmean(owned)) if owned else None)


def test_a_single_game_has_no_spread() -> None:
    line = tally_of(some_games(rotate=False, number=1)).entrants()[0]
    assert line is not None
    assert line.interval == 0


def test_the_whole_as_a_json_object() -> None:
    games = some_games(rotate=False, number=2)
    found = tally_of(games).to_dict(["a", "b", "Leo", "c"])
    assert found["games"] == 2
    assert found["decisions_per_game"] == sum([len(game.record().actions) for game in games]) / 2
    assert found["entrants"][2] == {"name": "Leo"}
    assert found["by_seat"][2] is None
    assert set(found["entrants"][0]) == {"name", "games", "win_share", "mean_score", "interval", "mean_rank"}
