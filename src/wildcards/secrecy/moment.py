"""Moments: positions of games at all tables, with the record that leads to each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

from wildcards.bots.registry import make_bot
from wildcards.engine.rules import REMOVALS, TALISMAN_ORDERS, Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.record import Record

VALUE_COUNTS: Final = ((5, 4, 3, 2), (2, 3, 4, 5), (4, 4, 3, 3), (14, 0, 0, 0), (0, 14, 0, 0), (0, 0, 0, 14))
PLAYERS: Final = ("random", "novice", "greedy")
SLIPS: Final = 0.2  # how often any step is taken instead of the bot's: into corners that bots avoid


class Moment(NamedTuple):
    """A position: the game up to it, and how many of the record's actions come before it."""

    record: Record
    at: int
    state: State


def tables() -> list[Rules]:
    """Every edition with every number of seats, and Leo in every seat."""
    plain = [Rules(edition=edition, seats=seats) for edition, seats in product(("2020", "2022"), (3, 4, 5))]
    with_leo = [Rules(seats=seats, leo=True, leo_seat=leo) for seats in (3, 4, 5) for leo in range(seats)]
    return plain + with_leo


def some_rules(number: int, chooser: random.Random) -> Rules:
    """The tables in turn, every other time with any options."""
    all_tables = tables()
    rules = all_tables[number % len(all_tables)]
    if chooser.random() < 0.5:
        return rules
    return replace(
        rules,
        talisman_order=chooser.choice(TALISMAN_ORDERS) if rules.talisman else rules.talisman_order,
        three_player_removal=chooser.choice(REMOVALS) if rules.seats == 3 else rules.three_player_removal,
        payment_returns_on_pass=chooser.choice((True, False)),
        value_counts=chooser.choice(VALUE_COUNTS),
    )


def some_moments(number: int, most: int, chooser: random.Random) -> list[Moment]:
    """At most so many positions of game `number`, in order, each as likely as the others."""
    rules = some_rules(number, chooser)
    states = [state.copy() for state in _game(rules, chooser)]
    record = Record.of(states[-1])
    chosen = sorted(chooser.sample(range(len(states)), min(most, len(states))))
    return [Moment(record, at, states[at]) for at in chosen]


def _game(rules: Rules, chooser: random.Random) -> Iterator[State]:
    """The state before each step, and after the last: one object, moved on."""
    state = new_game(rules, seed=chooser.getrandbits(128))
    bots = [make_bot(chooser.choice(PLAYERS), chooser.getrandbits(64)) for _ in range(rules.seats)]
    while not state.is_over:
        yield state
        seat = chooser.choice(state.to_act)
        legal = state.legal_actions(seat)
        slips = len(legal) == 1 or chooser.random() < SLIPS
        state.apply(seat, chooser.choice(legal) if slips else bots[seat].choose(state.observe(seat)))
    yield state
