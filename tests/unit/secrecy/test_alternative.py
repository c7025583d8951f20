"""Alternatives that are dealt: what the seat saw is the same at every position of a game."""

from __future__ import annotations

import pytest
from strategies import IS_COMPILED, dice, play

from wildcards.engine.rules import Rules
from wildcards.notation.record import Record
from wildcards.secrecy.alternative import dealt, ours

GAMES = [  # ties broken by one seat alone again and again; payments of several cards
    (Rules("2020", seats=5, value_counts=(0, 14, 0, 0)), 2),
    (Rules("2020", seats=5, value_counts=(2, 3, 4, 5)), 5),
    (Rules(seats=4, leo=True), 3),
]


@pytest.mark.parametrize(("rules", "seed"), GAMES)
def test_the_seat_has_seen_the_same_at_every_position(rules: Rules, seed: int) -> None:
    states = [state.copy() for state in play(rules, seed)]
    record = Record.of(states[-1])
    rng = dice("dealt", rules, seed)
    for at, state in enumerate(states[:-1]):
        if at % 8 and not IS_COMPILED:
            continue
        seat = rng.choice(rules.human_seats())
        assert dealt(ours, record, at, seat, rng).state.observe(seat) == state.observe(seat)
