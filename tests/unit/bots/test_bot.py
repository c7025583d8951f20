"""The table of bots, and the contract every one of them keeps."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from strategies import TABLES, play, table_name

from wildcards.bots.bot import Limit
from wildcards.bots.random_bot import RandomBot
from wildcards.bots.registry import BOTS, make_bot
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import BotError

KINDS = ("random", "novice", "greedy", "skilled")  # one of every class, and one that rolls dice
SEARCHING = ("skilled",)
QUICK = Limit(simulations=1)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BotError, match=r"bot: expected one of random, .*, got 'clever'"):
        make_bot("clever")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_takes_legal_steps_at_every_table(kind: str, table: Rules) -> None:
    bot = make_bot(kind, seed=1)
    every = 1 if kind not in SEARCHING else 10
    for state in itertools.islice(play(table, 0), 0, None, every):
        for seat in state.to_act:
            assert bot.choose(state.observe(seat), QUICK) in state.legal_actions(seat)


@pytest.mark.parametrize("kind", KINDS)
def test_equal_seeds_make_equal_choices(kind: str) -> None:
    ends = []
    for seed in (1, 1, 2):
        bot, state = make_bot(kind, seed), new_game(Rules(), seed=1)
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, bot.choose(state.observe(seat), QUICK))
        ends.append(state.facts())
    assert ends[0] == ends[1]
    assert (ends[0] == ends[2]) == (kind == "greedy")  # it rolls no dice


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_says_what_it_is(kind: str) -> None:
    assert len(BOTS[kind][1]) > 20


def test_the_random_bot_takes_every_step_alike() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    bot = RandomBot(3)
    chosen = Counter([bot.choose(seen) for _ in range(3000)])
    expected = 3000 / len(seen.legal_actions)
    assert set(chosen) == set(seen.legal_actions)
    assert all(abs(number - expected) < 5 * expected**0.5 for number in chosen.values())
