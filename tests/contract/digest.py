"""One number for all that many seeded games say: `python digest.py` prints it, for whichever form it imports.

The compiled and the plain engine have to print the same. `python digest.py 9` plays more games.
"""

from __future__ import annotations

import hashlib
import random
import sys

import wildcards
from wildcards.bots.bot import Limit
from wildcards.bots.registry import BOTS, make_bot
from wildcards.engine import state as state_module
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.playout import playout
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.position import position_text
from wildcards.notation.record import Record

ONCE = 1  # a game at each table


def tables() -> list[Rules]:
    """Every edition × seats × Leo."""
    plain = [Rules(edition=edition, seats=seats) for edition in ("2020", "2022") for seats in (3, 4, 5)]
    return plain + [Rules(seats=seats, leo=True, leo_seat=leo) for seats in (3, 4, 5) for leo in range(seats)]


def digest(games: int) -> str:
    """The SHA-256 of records, observations, events, errors, bots' choices and determinizations."""
    found = hashlib.sha256()
    for seed in range(games):
        for number, rules in enumerate(tables()):
            for line in story(rules, seed, number):
                found.update(line.encode() + b"\n")
    return found.hexdigest()


def story(rules: Rules, seed: int, first: int) -> list[str]:
    """Everything one game says; `first` is the bot at the first seat."""
    dice = random.Random(f"{seed}")
    state = new_game(rules, seed=seed)
    bots = [make_bot(sorted(BOTS)[(seat + first) % len(BOTS)], seed) for seat in range(rules.seats)]
    lines: list[str] = []
    number = 0
    while not state.is_over:
        seat = dice.choice(state.to_act)
        seen = state.observe(seat)
        action = dice.choice(seen.legal_actions)
        if number % 5 == seed % 5:
            action = bots[seat].choose(seen, Limit(simulations=4))
        if number % 10 == seed % 10:
            lines += [repr(seen), repr(state.observe(None)), position_text(state)]
            lines.append(position_text(wildcards.determinize(seen, random.Random(number))))
            for wrong in (-1, 5, 17, 30, 46):
                try:
                    state.check(seat, wrong)
                except wildcards.WildCardsError as error:
                    lines.append(repr(error))
        lines.append(repr(state.apply(seat, action)))
        number += 1
    fast = new_game(rules, chance=FastChance(seed))
    lines += [Record.of(state).to_json(), str(playout(fast, Rng(seed))), repr(fast.breakdown())]
    return lines


if __name__ == "__main__":
    print(state_module.__file__)
    print(digest(int(sys.argv[1]) if len(sys.argv) > 1 else ONCE))
