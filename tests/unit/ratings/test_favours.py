"""Who left whom what, by the events of games; and that chance is told from intent."""

from __future__ import annotations

from random import Random

import pytest
from support.logs import log
from support.rated_games import rated_log

from wildcards.engine.event import Event, EventKind
from wildcards.ratings.favours import Chance, Favours, favours, swapped, turns
from wildcards.ratings.favours import _game as game
from wildcards.table.table import Table

ROUND = Event(EventKind.ROUND, -1, 1)


def step(kind: EventKind, seat: int, what: int = -1) -> Event:
    return Event(kind, seat, what)


def test_whose_turn_comes_next_and_what_was_left() -> None:
    events = [
        ROUND,
        step(EventKind.TAKE, 2, 18),
        step(EventKind.TOOK, 2, 4),
        step(EventKind.PAY, 2, 3),
        step(EventKind.TAKE, 0, 17),  # passes
        step(EventKind.PASSED, 0),
        step(EventKind.DREW, 0),
        step(EventKind.TAKE, 1, 19),
        step(EventKind.TOOK, 1, 8),
        step(EventKind.LEADER, 1, 2),
        step(EventKind.PASSED, 3),  # without a choice
        ROUND,
        step(EventKind.TAKE, 3, 18),
        step(EventKind.TOOK, 3, 4),
    ]
    assert turns(events) == [
        Chance(2, 0, animals=False, leaders=False),
        Chance(0, 1, animals=True, leaders=True),
        Chance(1, 3, animals=False, leaders=False),
    ]


def test_a_swap_can_pass_on_a_leader() -> None:
    events = [
        ROUND,
        step(EventKind.SWAP, 1, 24),
        step(EventKind.GAVE, 1, 4),
        step(EventKind.LEADER, 1, 3),
        step(EventKind.LEADER, 2, 1),
        step(EventKind.SWAP, 2, 25),
        step(EventKind.LEADER, -1, 1),
    ]
    assert swapped(events) == [(1, 2)]


def test_chance_regards_how_often_somebody_passes_and_not_before_whom() -> None:
    """Four turns, two before bob; whoever passes twice does both before bob one time in six."""
    pair = game([(True, True), (True, True), (False, False), (False, False)])
    assert [pair.times, pair.expected, pair.p] == pytest.approx([2, 1, 1 / 6])
    twice = pair.and_then(pair)
    assert [twice.games, twice.times, twice.p] == pytest.approx([2, 4, 1 / 36])
    assert game([]).p == game([(False, True)]).p == 1
    assert game([(True, True)] * 9).p == 1  # always passing favours nobody


def test_games_of_one_person_tell_nothing() -> None:
    assert favours([Table.fold("t", log("over", seed)) for seed in range(3)]) == []


def test_games_at_random_look_like_chance() -> None:
    people = ("ann", "bob", "cid", "bot:novice")
    found = favours([Table.fold("t", rated_log(people, seed)) for seed in range(6)])
    assert len(found) == 12  # six ordered pairs of people, animals and leaders
    assert all(one.games == 6 and 0 < one.p <= 1 for one in found)
    assert min(one.p for one in found) > 0.001
    assert sum(one.times for one in found) == pytest.approx(sum(one.expected for one in found), rel=0.3)


def test_somebody_who_favours_another_stands_out_among_those_who_do_not() -> None:
    dice, made = Random(3), Favours()
    for _ in range(40):
        # Ann passes before Bob more often than before others; all others pass whenever.
        for giver, taker in (("ann", "bob"), ("bob", "ann"), ("cid", "bob"), ("bob", "cid")):
            chances = [dice.random() < 0.4 for _ in range(8)]
            more = 0.7 if (giver, taker) == ("ann", "bob") else 0.3
            made._add(
                giver, taker, game([(to, dice.random() < (more if to else 0.3)) for to in chances]), "animals"
            )
    first, *others = made.found()
    assert (first.giver, first.taker, first.games) == ("ann", "bob", 40)
    assert first.p < 1e-6
    assert first.times > first.expected + 20
    assert all(one.p > 0.01 for one in others)
