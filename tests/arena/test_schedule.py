"""Who meets whom, and that a deal is duplicate."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from wildcards.arena.schedule import (
    LEO_SEAT,
    Schedule,
    Task,
    game_seed,
    match_lineup,
    rotations,
    tournament_lineups,
)
from wildcards.errors import BotError, RulesError

SEED = bytes(range(32))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_entrant_has_every_seat_equally_often(seats: int) -> None:
    for lineup in product(range(3), repeat=seats):
        games = rotations(lineup)
        for seat in range(seats):
            sat = Counter([seating[seat] for seating in games])
            total = Counter(lineup)
            assert all(sat[entrant] * seats == total[entrant] * len(games) for entrant in total)


@pytest.mark.parametrize("leo", range(4))
def test_leo_keeps_his_seat(leo: int) -> None:
    lineup = [0, 1, 1]
    lineup.insert(leo, LEO_SEAT)
    games = rotations(tuple(lineup))
    assert [seating[leo] for seating in games] == [LEO_SEAT] * 3
    others = [seat for seat in range(4) if seat != leo]
    assert [[seating[seat] for seating in games].count(0) for seat in others] == [1, 1, 1]


def test_games_that_would_be_the_same_are_played_once() -> None:
    assert rotations((0, 0, 0)) == [(0, 0, 0)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert len(rotations((0, 1, 1, 1))) == 4


def a_schedule(*kinds: str, deals: int = 2) -> Schedule:
    return Schedule(*match_lineup(kinds), deals, SEED)


def test_equal_kinds_are_one_entrant() -> None:
    schedule = a_schedule("greedy", "random", "leo", "random")
    assert schedule.entrants == ("greedy", "random")
    assert schedule.lineups == ((0, 1, LEO_SEAT, 1),)
    assert schedule.players == 3
    assert schedule.kinds(schedule.lineups[0]) == ["greedy", "random", "leo", "random"]
    assert schedule.rules(schedule.lineups[0]).leo_seat == 2


def test_all_lineups_play_a_deal_before_the_next_one() -> None:
    lineups = tournament_lineups("tables", ["a", "b", "c", "d"], 3, leo=False)
    schedule = Schedule(("a", "b", "c", "d"), lineups, 3, SEED)
    assert schedule.tasks == 12
    tasks = [schedule.task(number) for number in range(12)]
    assert tasks == sorted([Task(deal, lineup) for deal in range(3) for lineup in range(4)])
    assert schedule.games(tasks[5]) == rotations(lineups[1])


def test_the_lineups_of_each_format() -> None:
    names = ["a", "b", "c"]
    pairs = tournament_lineups("pairs", names, 4, leo=False)
    assert pairs == ((0, 1, 1, 1), (0, 2, 2, 2), (1, 0, 0, 0), (1, 2, 2, 2), (2, 0, 0, 0), (2, 1, 1, 1))
    assert tournament_lineups("ladder", names, 3, leo=False) == ((1, 0, 0), (2, 1, 1))
    assert tournament_lineups("tables", [*names, "d"], 3, leo=False) == (
        (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)
    )  # fmt: skip
    assert tournament_lineups("ladder", names, 4, leo=True) == ((1, 0, 0, -1), (2, 1, 1, -1))


def test_two_beside_leo_meet_once() -> None:
    assert tournament_lineups("pairs", ["a", "b", "c"], 3, leo=True) == ((0, 1, -1), (0, 2, -1), (1, 2, -1))


def test_what_cannot_be_played() -> None:
    with pytest.raises(RulesError, match="deals: expected 1 or more, got 0"):
        a_schedule("a", "b", "c", deals=0)
    with pytest.raises(RulesError, match="at most one 'leo', got 2"):
        a_schedule("leo", "leo", "a")
    with pytest.raises(RulesError, match="seats: expected 3, 4 or 5"):
        a_schedule("a")
    with pytest.raises(RulesError, match="--format: expected one of pairs, tables, ladder, got 'swiss'"):
        tournament_lineups("swiss", ["a", "b"], 4, leo=False)
    with pytest.raises(BotError, match="each once, got 'a' 2 times"):
        tournament_lineups("pairs", ["a", "b", "a"], 4, leo=False)
    with pytest.raises(BotError, match="expected 2 or more, got 1"):
        tournament_lineups("ladder", ["a"], 4, leo=False)
    with pytest.raises(BotError, match="expected 4 or more, got 3"):
        tournament_lineups("tables", ["a", "b", "c"], 5, leo=True)


def test_deals_have_seeds_of_their_own() -> None:
    assert len({game_seed(SEED, number) for number in range(1000)}) == 1000
