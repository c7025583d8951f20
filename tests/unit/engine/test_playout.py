"""Random playouts inside the engine."""

from __future__ import annotations

from collections import Counter

from strategies import EVERY_RULES, TABLES

from wildcards.engine.chance import Rng
from wildcards.engine.playout import bits, playout, random_action
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game


def test_a_playout_ends_the_game() -> None:
    for seed, rules in enumerate(EVERY_RULES[::5]):
        state = new_game(rules, seed=seed)
        steps = playout(state, Rng(seed))
        assert state.is_over
        assert state.round == rules.rounds
        assert steps == len([event for log in state.past for event in log.events if event.is_step])
        assert playout(state, Rng(seed)) == 0


def test_a_playout_takes_steps_like_anybody_else() -> None:
    for rules in TABLES:
        state, twin = new_game(rules, seed=3), new_game(rules, seed=3)
        state.logging = False
        playout(state, Rng(8))
        dice = Rng(8)
        while not twin.is_over:
            seat = twin.to_act[0]
            legal = twin.legal_actions(seat)
            twin.apply(seat, legal[dice.below(len(legal))])
        assert state == twin
        assert state.scores() == twin.scores()


def test_random_actions_are_uniform() -> None:
    mask = 1 | 1 << 17 | 1 << 20 | 1 << 46
    assert bits(mask) == 4
    assert bits(0) == 0
    dice = Rng(1)
    drawn = Counter([random_action(mask, dice) for _ in range(4000)])
    assert set(drawn) == {0, 17, 20, 46}
    assert all(abs(number - 1000) < 5 * 1000**0.5 for number in drawn.values())
    assert {random_action(1 << 5, dice) for _ in range(10)} == {5}


def test_equal_dice_play_equal_games() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = new_game(Rules(), seed=1)
        playout(state, Rng(seed))
        ends.append(state.facts())
    assert ends[0] == ends[1] != ends[2]
