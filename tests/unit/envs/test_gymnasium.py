from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from strategies import dice

from wildcards.engine.state import State
from wildcards.envs.encoding import planes
from wildcards.envs.game import WAIT
from wildcards.envs.gymnasium import ENV_ID, WildCardsEnv
from wildcards.errors import BotError, BotFaultError, RulesError
from wildcards.secrecy.rewrite import redeal

TABLES: list[dict[str, Any]] = [
    {"edition": "2020", "seats": 3},
    {"edition": "2020", "seats": 5, "opponents": "random"},
    {"seats": 3, "opponents": ["random", "greedy"]},
    {"seats": 4, "seat": 2, "reward": "points"},
    {"seats": 5, "seat": "rotating", "reward": "rank", "zero_sum": True},
    {"seats": 3, "leo": True},
    {"seats": 4, "leo": True, "leo_seat": 0, "seat": "rotating", "opponents": "random"},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)


def played(env: WildCardsEnv, seed: int | None, chooser: random.Random) -> list[Any]:
    """A game by random legal actions: all that the learner was told."""
    seen, info = env.reset(seed=seed)
    told: list[Any] = [(seen["observation"].tobytes(), seen["action_mask"].tobytes(), info)]
    reward, over = 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
        seen, reward, over, truncated, info = env.step(chosen(seen, chooser))
        assert not truncated
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, info["seat"]))
    assert reward == info["returns"][env.seat]
    assert np.flatnonzero(seen["action_mask"]).tolist() == [WAIT]
    return told


def chosen(seen: dict[str, Any], chooser: random.Random) -> int:
    return chooser.choice(np.flatnonzero(seen["action_mask"]).tolist())


@every_table
def test_it_passes_gymnasiums_checker(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(ENV_ID, **options).unwrapped)


def test_it_is_made_by_its_id() -> None:
    env = gymnasium.make(ENV_ID, seats=3, opponents="random", render_mode="ansi")
    assert isinstance(env.unwrapped, WildCardsEnv)
    seen, _ = env.reset(seed=1)
    assert "phase: BID" in str(env.render())
    env.step(chosen(seen, random.Random(1)))
    env.close()
    many = gymnasium.make_vec(ENV_ID, 2, vectorization_mode="sync", opponents="greedy")
    many.reset(seed=1)
    many.close()


@every_table
def test_equal_seeds_are_equal_and_others_are_not(options: dict[str, Any]) -> None:
    games = [played(WildCardsEnv(**options), seed, random.Random(1)) for seed in (7, 7, 8)]
    assert games[0] == games[1]
    assert games[0][0][0] != games[2][0][0]


def test_without_a_seed_the_next_game_follows_from_the_last() -> None:
    openings = []
    for _ in range(2):
        env = WildCardsEnv(opponents="random")
        first, _ = env.reset(seed=3)
        second, _ = env.reset()
        openings.append((first["observation"].tobytes(), second["observation"].tobytes()))
    assert openings[0] == openings[1]
    assert openings[0][0] != openings[0][1]
    fresh = {WildCardsEnv().reset()[0]["observation"].tobytes() for _ in range(5)}
    assert len(fresh) == 5


def test_global_chance_is_left_alone() -> None:
    before = random.getstate(), str(np.random.get_state())
    played(WildCardsEnv(), 1, random.Random(2))
    assert before == (random.getstate(), str(np.random.get_state()))


def test_a_rotating_seat_moves_on_with_every_game() -> None:
    env = WildCardsEnv(seats=4, leo=True, leo_seat=1, seat="rotating", opponents="random")
    seats = []
    for seed in (5, None, None, None):
        seats.append(env.reset(seed=seed)[1]["seat"])
    assert seats == [0, 2, 3, 0]


def test_opponents_sit_from_the_left_on() -> None:
    env = WildCardsEnv(seats=4, seat=2, opponents=["random", "greedy", "novice"])
    env.reset(seed=1)
    named = {seat: env.rivals.specs[number].name for seat, number in env.rivals._seats.items()}
    assert named == {3: "random", 0: "greedy", 1: "novice"}


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize("opponents", ["random", "greedy", "skilled@5"])
def test_a_copy_goes_on_alike_and_by_itself(copied: Any, opponents: str) -> None:
    env = WildCardsEnv(seats=3, opponents=opponents)
    seen, _ = env.reset(seed=5)
    chooser = random.Random(6)
    for _ in range(9):
        seen = env.step(chosen(seen, chooser))[0]
    tellings = []
    for one in (copied(env), env):
        rolls, now, told, over = random.Random(7), seen, [], False
        while not over:
            now, reward, over, _, _ = one.step(chosen(now, rolls))
            told.append((now["observation"].tobytes(), reward))
        told.append((one.reset()[0]["observation"].tobytes(), 0.0))
        tellings.append(told)
    assert tellings[0] == tellings[1]


@every_table
def test_the_learner_is_shown_nothing_it_may_not_know(options: dict[str, Any]) -> None:
    env = WildCardsEnv(render_mode="ansi", **options)
    chooser = dice("gym", options)
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        state = env.game.state
        assert isinstance(state, State)
        before = (env.game.view(env.seat), env.render(), env.action_masks())
        env.game.state = redeal(state, env.seat, chooser)
        after = (env.game.view(env.seat), env.render(), env.action_masks())
        assert str(before) == str(after)
        assert before[0]["observation"].tobytes() == after[0]["observation"].tobytes()
        env.game.state = state
        seen, _, over, _, info = env.step(chosen(seen, chooser))
        assert set(info) <= {"seat", "returns"}
        assert over or set(info) == {"seat"}


# --- bad input


def test_an_illegal_action_ends_the_game_with_the_reward_for_it() -> None:
    env = WildCardsEnv(illegal_reward=-2)
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(46)
    assert (reward, terminated, truncated) == (-2.0, True, False)
    assert info["illegal"].startswith("expected one of [")
    assert info["illegal"].endswith("got 46")
    assert np.flatnonzero(seen["action_mask"]).tolist() == [WAIT]
    with pytest.raises(ResetNeeded, match="no game is going on"):
        env.step(16)
    played(env, 1, random.Random(1))


@pytest.mark.parametrize("action", [47, -1, None, 0.5, "R", True, np.array([1, 2])])
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    env = WildCardsEnv()
    before, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="action: expected a whole number from 0 to 46, got"):
        env.step(action)
    assert env.game.view(0)["observation"].tobytes() == before["observation"].tobytes()
    assert env.step(chosen(before, random.Random(1)))[1] == 0.0


def test_nothing_can_be_asked_before_a_reset() -> None:
    env = WildCardsEnv(render_mode="ansi")
    for ask in (lambda: env.step(1), env.render, env.action_masks):
        with pytest.raises(ResetNeeded, match=r"expected reset\(\) first"):
            ask()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "expected an option of the rules .*, got 'colour'"),
        ({"seats": 2}, "seats: expected 3, 4 or 5, got 2"),
        ({"seat": 4}, r"seat: expected one of \[0, 1, 2, 3\] or 'rotating', got 4"),
        ({"seat": True}, "seat: expected one of"),
        ({"seats": 3, "leo": True, "seat": 2}, r"seat: expected one of \[0, 1\] or 'rotating', got 2"),
        ({"opponents": ["greedy"]}, "opponents: expected the name of a bot, or 3 of them"),
        ({"opponents": 7}, "opponents: expected the name of a bot, or 3 of them, got 7"),
        ({"opponents": "genius"}, "bot: expected one of random, .*, got 'genius'"),
        ({"reward": "fame"}, "reward: expected win, points, rank, got 'fame'"),
        ({"render_mode": "rgb_array"}, "render_mode: expected None, ansi or human"),
    ],
)
def test_an_unknown_option_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises((RulesError, BotError, ValueError), match=message):
        WildCardsEnv(**options)


def test_reset_has_no_options() -> None:
    with pytest.raises(ValueError, match="reset: expected no options, got 'level'"):
        WildCardsEnv().reset(options={"level": 3})


def test_a_bot_that_fails_is_named_and_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    env = WildCardsEnv(opponents="random")
    seen, _ = env.reset(seed=1)
    monkeypatch.setattr(env.rivals._bots[0], "choose", lambda _seen, _limit: 99)
    with pytest.raises(BotFaultError, match="bot 'random', seat 1"):
        env.step(chosen(seen, random.Random(1)))
    with pytest.raises(ResetNeeded):
        env.step(16)


def test_the_learner_is_the_first_seat_of_what_it_sees() -> None:
    env = WildCardsEnv(seat=3, opponents="random")
    seen, _ = env.reset(seed=1)
    found = planes(seen["observation"])
    assert found["acts"][0] == 1
    assert found["hand"].sum() == found["hand size"][0, 0]
