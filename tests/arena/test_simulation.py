"""Many games between the same bots."""

from __future__ import annotations

import hashlib

import pytest

from wildcards.arena.schedule import game_seed
from wildcards.arena.simulation import Simulation
from wildcards.errors import BotError, RulesError
from wildcards.notation.verify import verify

MASTER = bytes(range(32))


def a_simulation(*kinds: str, rotate: bool = False) -> Simulation:
    return Simulation(kinds, MASTER, {"edition": "2022"}, rotate)


def test_each_game_has_a_seed_anyone_can_compute() -> None:
    assert game_seed(MASTER, 0) == hashlib.sha256(MASTER + bytes(8)).digest()
    assert game_seed(MASTER, 258) == hashlib.sha256(MASTER + b"\0\0\0\0\0\0\1\2").digest()


def test_games_do_not_depend_on_each_other() -> None:
    simulation = a_simulation("random", "random", "random")
    in_order = [simulation.game(number).record() for number in range(3)]
    assert [simulation.game(number).record() for number in (2, 0, 1)] == [in_order[i] for i in (2, 0, 1)]
    assert all(verify(record).is_over for record in in_order)


def test_entrants_stay_where_they_are() -> None:
    simulation = a_simulation("random", "greedy", "leo")
    for number in range(3):
        game = simulation.game(number)
        assert game.entrants == (0, 1, 2)
        assert [player.player for player in game.record().seats] == ["random", "greedy", "leo"]


def test_rotating_moves_everybody_one_seat_on() -> None:
    simulation = a_simulation("random", "greedy", "leo", rotate=True)
    seats = [[player.player for player in simulation.game(number).record().seats] for number in range(4)]
    assert seats == [
        ["random", "greedy", "leo"],
        ["leo", "random", "greedy"],
        ["greedy", "leo", "random"],
        ["random", "greedy", "leo"],
    ]
    assert simulation.game(1).entrants == (2, 0, 1)


def test_names_tell_equal_kinds_apart() -> None:
    assert a_simulation("random", "greedy", "random", "leo").names == (
        "random 1",
        "greedy",
        "random 2",
        "Leo",
    )


def test_entrants_that_cannot_play_together() -> None:
    with pytest.raises(RulesError, match="at most one 'leo', got 2"):
        a_simulation("leo", "leo", "random")
    with pytest.raises(RulesError, match="got 1"):
        a_simulation("random")
    with pytest.raises(RulesError, match="2022"):
        Simulation(("leo", "random", "random"), MASTER, {"edition": "2020"})
    with pytest.raises(BotError, match="genius"):
        a_simulation("random", "random", "genius")
