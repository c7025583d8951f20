from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from strategies import dice

from wildcards.engine.card import lowest_bit
from wildcards.engine.legal import legal_mask
from wildcards.envs.encoding import encode, encode_state, mask_state
from wildcards.envs.game import WAIT
from wildcards.envs.gymnasium import ENV_ID
from wildcards.envs.vector import WildCardsVectorEnv
from wildcards.secrecy.rewrite import redeal

TABLES: list[dict[str, Any]] = [
    {"edition": "2020", "seats": 3, "seat": "all"},
    {"edition": "2020", "seats": 5, "opponents": "random"},
    {"seats": 3, "opponents": ["random", "greedy"]},
    {"seats": 4, "seat": "all", "reward": "points"},
    {"seats": 5, "seat": "rotating", "reward": "rank", "zero_sum": True, "opponents": "random"},
    {"seats": 3, "leo": True, "opponents": "random"},
    {"seats": 4, "leo": True, "leo_seat": 0, "seat": "all"},
    {"seats": 5, "leo": True, "leo_seat": 1, "seat": "rotating", "opponents": ["random", "greedy", "random"]},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)


def told(env: WildCardsVectorEnv, steps: int) -> list[bytes]:
    """All that a learner by random legal actions is told in so many steps."""
    heard = []
    for _ in range(steps):
        seen, rewards, ended, truncated, info = env.step(env.sample_legal())
        heard.append(
            b"".join([seen["observation"].tobytes(), seen["action_mask"].tobytes(), rewards.tobytes()])
        )
        heard.append(ended.tobytes() + info["seat"].tobytes() + truncated.tobytes())
    return heard


@every_table
def test_it_keeps_to_gymnasiums_form(options: dict[str, Any]) -> None:
    env = WildCardsVectorEnv(5, **options)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    assert info["seat"].shape == (5,)
    endings = 0
    for _ in range(250):
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1)).all()
        assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
        actions = env.sample_legal()
        assert env.action_space.contains(actions)
        acting = info["seat"]
        seen, rewards, ended, truncated, info = env.step(actions)
        assert [array.dtype.name for array in (rewards, ended, truncated)] == ["float64", "bool", "bool"]
        assert not truncated.any()
        assert (rewards[~ended] == 0).all()
        assert ("final_obs" in info) == ended.any()
        for i in np.flatnonzero(ended):
            endings += 1
            assert env.single_observation_space.contains(info["final_obs"][i])
            assert np.flatnonzero(info["final_obs"][i]["action_mask"]).tolist() == [WAIT]
            assert rewards[i] == info["returns"][i, info["final_info"]["seat"][i]]
            assert info["final_info"]["seat"][i] == acting[i]
    assert endings > 2


@every_table
def test_equal_seeds_are_equal_and_others_are_not(options: dict[str, Any]) -> None:
    heard = []
    for seed in (7, 7, 8):
        env = WildCardsVectorEnv(3, **options)
        env.reset(seed=seed)
        heard.append(told(env, 60))
    assert heard[0] == heard[1]
    assert heard[0][0] != heard[2][0]


def test_games_side_by_side_are_different_ones() -> None:
    env = WildCardsVectorEnv(64, seat="all")
    seen, _ = env.reset(seed=1)
    assert len({row.tobytes() for row in seen["observation"]}) == 64
    again, _ = env.reset()
    assert not (seen["observation"] == again["observation"]).all()


def test_seeds_can_be_given_for_each_game() -> None:
    env, other = WildCardsVectorEnv(2, seat="all"), WildCardsVectorEnv(3, seat="all")
    seen, _ = env.reset(seed=[5, 9])
    more, _ = other.reset(seed=[9, 1, 5])
    assert (seen["observation"][0] == more["observation"][2]).all()
    assert (seen["observation"][1] == more["observation"][0]).all()
    with pytest.raises(ValueError, match="seed: expected 2 whole numbers from 0"):
        env.reset(seed=[1])


@every_table
def test_what_is_written_is_what_the_seat_observes(options: dict[str, Any]) -> None:
    env, chooser = WildCardsVectorEnv(2, **options), dice("vector", options)
    seen, info = env.reset(seed=4)
    for _ in range(60):
        for i, state in enumerate(env._batch.states):
            seat = int(info["seat"][i])
            assert seat == lowest_bit(sum(1 << owing for owing in state.to_act))
            hidden = redeal(state, seat, chooser)
            for one in (state, hidden):
                assert seen["observation"][i].tobytes() == encode_state(one, seat).tobytes()
                assert seen["action_mask"][i].tobytes() == mask_state(one, seat).tobytes()
            assert seen["observation"][i].tobytes() == encode(state.observe(seat)).tobytes()
            assert legal_mask(state, seat) == env._batch.legal[i]
        seen, _, _, _, info = env.step(env.sample_legal())


def test_a_returned_batch_is_the_callers() -> None:
    env = WildCardsVectorEnv(4, seat="all")
    first, info = env.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}, info["seat"].copy()
    env.step(env.sample_legal())
    assert all((first[name] == kept[0][name]).all() for name in first)
    assert (info["seat"] == kept[1]).all()


def test_a_rotating_seat_moves_on_with_every_game() -> None:
    env = WildCardsVectorEnv(4, seat="rotating", opponents="random")
    _, info = env.reset(seed=1)
    assert info["seat"].tolist() == [0, 1, 2, 3]
    changed = 0
    for _ in range(80):
        before = info["seat"]
        _, _, ended, _, info = env.step(env.sample_legal())
        assert ((before + ended) % 4 == info["seat"]).all()
        changed += ended.sum()
    assert changed > 0


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize("options", [{"seat": "all"}, {"opponents": "greedy", "seat": "rotating"}], ids=str)
def test_a_copy_goes_on_alike_and_by_itself(copied: Any, options: dict[str, Any]) -> None:
    env = WildCardsVectorEnv(3, **options)
    fresh = copied(env)
    for one in (env, fresh):
        one.reset(seed=3)
    assert told(env, 20) == told(fresh, 20)
    other = copied(env)
    assert told(other, 60) == told(env, 60)


def test_it_is_made_by_its_id() -> None:
    env = gymnasium.make_vec(ENV_ID, 3, seats=3, opponents="random")
    assert isinstance(env.unwrapped, WildCardsVectorEnv)
    env.reset(seed=1)
    env.close()


# --- bad input


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = WildCardsVectorEnv(3, seat="all", illegal_reward=-2.5)
    env.reset(seed=1)
    actions = env.sample_legal()
    actions[1] = 46  # nothing can be drawn while bidding
    seen, rewards, ended, _, info = env.step(actions)
    assert rewards.tolist() == [0.0, -2.5, 0.0]
    assert ended.tolist() == info["illegal"].tolist() == [False, True, False]
    assert info["returns"][1].tolist() == [-2.5, 0.0, 0.0, 0.0]
    assert seen["action_mask"].any(axis=1).all()
    told(env, 50)


@pytest.mark.parametrize(
    "actions", [[1, 2], [[1, 2, 3]], [1, 2, 47], [-1, 2, 3], [0.0, 1.0, 2.0], None, "RRR"]
)
def test_what_are_no_actions_change_nothing(actions: Any) -> None:
    env = WildCardsVectorEnv(3, seat="all")
    before, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="actions: expected 3 whole numbers from 0 to 46, got"):
        env.step(actions)
    assert (env._views()["observation"] == before["observation"]).all()


def test_nothing_can_be_asked_before_a_reset() -> None:
    env = WildCardsVectorEnv(2)
    for ask in (lambda: env.step([1, 2]), env.action_masks, env.sample_legal):
        with pytest.raises(ResetNeeded, match=r"expected reset\(\) first"):
            ask()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "num_envs: expected a whole number from 1, got 0"),
        (
            {"opponents": "master"},
            "opponents: expected random or greedy for games .*, got 'master'",
        ),
        ({"opponents": "greedy@5"}, "opponents: expected random or greedy"),
        ({"seat": "any"}, "seat: expected one of"),
        ({"render_mode": "ansi"}, "render_mode: expected None for many games at once"),
        ({"colour": 1}, "expected an option of the rules"),
        ({"reward": "fame"}, "reward: expected win, points, rank"),
    ],
)
def test_an_unknown_option_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        WildCardsVectorEnv(**{"num_envs": 2, **options})
    env = WildCardsVectorEnv(2)
    with pytest.raises(ValueError, match="reset: expected no options, got 'mask'"):
        env.reset(options={"mask": 1})
