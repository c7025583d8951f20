from __future__ import annotations

import copy
import pickle
import random
from collections import deque
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from strategies import dice

from wildcards.envs.encoding import planes
from wildcards.envs.game import WAIT
from wildcards.envs.pettingzoo import env, parallel_env, raw_env
from wildcards.errors import RulesError
from wildcards.secrecy.rewrite import redeal

TABLES: list[dict[str, Any]] = [
    {"edition": "2020", "seats": 3},
    {"edition": "2020", "seats": 4},
    {"edition": "2020", "seats": 5},
    {"seats": 3},
    {"seats": 4},
    {"seats": 5, "reward": "rank", "zero_sum": True},
    {"seats": 3, "leo": True},
    {"seats": 4, "leo": True, "leo_seat": 0, "reward": "points"},
    {"seats": 5, "leo": True, "leo_seat": 2},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)


# --- the framework's own suites


# The tests know dicts with a mask, which all card games of PettingZoo have, and still warn of them.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_table
def test_the_agent_environment_passes_pettingzoos_tests(options: dict[str, Any]) -> None:
    api_test(env(render_mode="ansi", **options), num_cycles=300)
    seed_test(lambda: env(**options), num_cycles=30)


@every_table
def test_the_parallel_environment_passes_pettingzoos_tests(options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**options), num_cycles=300)
    parallel_seed_test(lambda: parallel_env(**options))


# --- games


def played(made: raw_env, seed: int, chooser: random.Random) -> list[Any]:
    """A game by random legal actions: all that the agents were told, and what each got at the end."""
    told: list[Any] = []
    made.reset(seed=seed)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, info = made.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, info))
        assert seen["action_mask"].any()
        assert not truncated
        made.step(None if terminated else chosen(seen, chooser))
    return told


def chosen(seen: dict[str, Any], chooser: random.Random) -> int:
    return chooser.choice(np.flatnonzero(seen["action_mask"]).tolist())


@every_table
def test_equal_seeds_are_equal_and_others_are_not(options: dict[str, Any]) -> None:
    games = [played(env(**options), seed, random.Random(1)) for seed in (7, 7, 8)]
    assert games[0] == games[1]
    assert games[0][0][1] != games[2][0][1]


def test_without_a_seed_the_next_game_follows_from_the_last() -> None:
    first, second = env(), env()
    openings = []
    for made in (first, second):
        made.reset(seed=3)
        made.reset()
        openings.append(made.observe("seat_0")["observation"].tobytes())
    assert openings[0] == openings[1]
    fresh = {env_opening() for _ in range(5)}
    assert len(fresh) == 5


def env_opening() -> bytes:
    made = env()
    made.reset()
    return bytes(made.observe("seat_0")["observation"].tobytes())


def test_global_chance_is_left_alone() -> None:
    random.seed(5)
    np.random.seed(5)  # the global one is what this is about
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
    played(env(), 1, random.Random(2))
    parallel_env().reset()
    assert before == (random.getstate(), np.random.get_state()[1].tolist())  # type: ignore[index]


@every_table
def test_the_parallel_game_is_the_agents_game(options: dict[str, Any]) -> None:
    """The same decisions by seat lead to the same game, whichever way they are asked for."""
    parallel, chooser = parallel_env(**options), random.Random(3)
    seen, _ = parallel.reset(seed=4)
    decisions: dict[str, deque[tuple[dict[str, Any], int]]] = {agent: deque() for agent in parallel.agents}
    rewards: dict[str, float] = {}
    while parallel.agents:
        actions = {agent: chosen(seen[agent], chooser) for agent in parallel.agents}
        for agent, action in actions.items():
            if not is_waiting(seen[agent]):
                decisions[agent].append((seen[agent], action))
        seen, rewards, _, _, _ = parallel.step(actions)
    single = env(**options)
    single.reset(seed=4)
    while not all(single.terminations.values()):
        shown, action = decisions[single.agent_selection].popleft()
        assert same(single.observe(single.agent_selection), shown)
        single.step(action)
    assert single.rewards == rewards
    assert all(same(single.observe(agent), seen[agent]) for agent in single.agents)


def is_waiting(seen: dict[str, Any]) -> bool:
    """Whether the agent owes no step; one that does may have nothing to do but pass."""
    return bool(planes(seen["observation"])["acts"][0, 0] == 0)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all((one[name] == other[name]).all() for name in ("observation", "action_mask"))


@pytest.mark.parametrize("reward", ["win", "points", "rank"])
def test_rewards_are_what_the_docs_say(reward: str) -> None:
    for seed in range(6):
        plain, zero = env(reward=reward), env(reward=reward, zero_sum=True)
        for made in (plain, zero):
            played(made, seed, random.Random(seed))
        state = plain.table.game.state
        assert state is not None
        ranks, scores = state.ranks(), state.scores()
        first = ranks.count(1)
        above = [[other < rank for other in ranks] for rank in ranks]  # type: ignore[operator]  # Leo is not here
        expected = {
            "win": [1 / first if rank == 1 else 0.0 for rank in ranks],
            "points": [float(score or 0) for score in scores],
            "rank": [
                (3 - row.count(True) + sum(other[i] for other in above)) / 6 for i, row in enumerate(above)
            ],
        }[reward]
        assert plain.table.game.returns() == pytest.approx(expected)
        assert sum(zero.table.game.returns()) == pytest.approx(0)
        mean = sum(plain.table.game.returns()) / 4
        assert zero.table.game.returns() == pytest.approx([paid - mean for paid in expected])


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
def test_a_copy_goes_on_alike_and_by_itself(copied: Any) -> None:
    made = env(seats=3)
    made.reset(seed=5)
    chooser = random.Random(6)
    for _ in range(40):
        made.step(chosen(made.observe(made.agent_selection), chooser))
    other = copied(made)
    before = made.observe("seat_1")["observation"].tobytes()
    tellings = []
    for one in (other, made):
        assert one.observe("seat_1")["observation"].tobytes() == before
        rolls, told = random.Random(7), []
        for agent in one.agent_iter():
            seen, reward, terminated, _, _ = one.last()
            told.append((agent, seen["observation"].tobytes(), reward))
            one.step(None if terminated else chosen(seen, rolls))
        one.reset()
        told.append(("", one.observe("seat_0")["observation"].tobytes(), 0.0))
        tellings.append(told)
    assert tellings[0] == tellings[1]


@every_table
def test_nobody_is_shown_what_it_may_not_know(options: dict[str, Any]) -> None:
    """Everything an agent gets is the same when all that is hidden from it is dealt again."""
    made = env(**options)
    made.reset(seed=11)
    chooser = dice("rl", options)
    steps = 0
    while made.agents and not any(made.terminations.values()):
        steps += 1
        if steps % 5 == 0:
            state = made.table.game.state
            assert state is not None
            for agent, seat in made.table.seats.items():
                before = shown(made, agent)
                made.table.game.state = redeal(state, seat, chooser)
                assert shown(made, agent) == before
                made.table.game.state = state
        made.step(chosen(made.observe(made.agent_selection), chooser))
    assert steps > 50


def shown(made: raw_env, agent: str) -> object:
    seen = made.observe(agent)
    text = made.table.game.text(made.table.seats[agent])
    return seen["observation"].tobytes(), seen["action_mask"].tobytes(), made.infos[agent], text


# --- bad input


def test_an_illegal_action_ends_the_game_with_the_reward_for_it() -> None:
    made = env(illegal_reward=-3)
    made.reset(seed=1)
    made.step(46)  # nothing can be drawn while bidding
    assert made.terminations == dict.fromkeys(made.agents, True)
    assert made.rewards == {"seat_0": -3.0, "seat_1": 0.0, "seat_2": 0.0, "seat_3": 0.0}
    for agent in made.agent_iter():
        seen, reward, terminated, _, _ = made.last()
        assert (reward, terminated) == (-3.0 if agent == "seat_0" else 0.0, True)
        assert np.flatnonzero(seen["action_mask"]).tolist() == [WAIT]
        made.step(None)
    assert made.agents == []
    made.reset(seed=1)
    assert made.agents == made.possible_agents


@pytest.mark.parametrize("action", [47, -1, None, 1.0, "R", True, [1], np.array([1, 2])])
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    made, parallel = env(), parallel_env()
    made.reset(seed=1)
    parallel.reset(seed=1)
    before = made.observe("seat_0")["observation"].tobytes()
    with pytest.raises(ValueError, match="action: expected a whole number from 0 to 46, got"):
        made.step(action)
    with pytest.raises(ValueError, match="action: expected a whole number from 0 to 46, got"):
        parallel.step(dict.fromkeys(parallel.agents, action))
    assert made.observe("seat_0")["observation"].tobytes() == before
    assert made.agent_selection == "seat_0"
    assert parallel.table.game.view(0)["observation"].tobytes() == before


def test_nothing_can_be_asked_before_a_reset() -> None:
    made, parallel = env(render_mode="ansi"), parallel_env(render_mode="ansi")
    for ask in (lambda: made.step(1), lambda: made.observe("seat_0"), made.render, parallel.render):
        with pytest.raises(RuntimeError, match=r"expected reset\(\) first, since no game has been dealt"):
            ask()
    with pytest.raises(RuntimeError, match=r"step: expected reset\(\) first, since no game is going on"):
        parallel.step({"seat_0": 1})


def test_a_dead_agent_can_only_leave() -> None:
    made = env()
    made.reset(seed=1)
    made.step(46)
    with pytest.raises(ValueError, match="action: expected None from seat_0, which is terminated, got 3"):
        made.step(3)
    for _ in range(4):
        made.step(None)
    with pytest.raises(RuntimeError, match="no agent is left"):
        made.step(None)
    parallel = parallel_env()
    parallel.reset(seed=1)
    parallel.step(dict.fromkeys(parallel.agents, 46))
    with pytest.raises(RuntimeError, match="no game is going on"):
        parallel.step({})


def test_an_agent_there_is_not_is_named() -> None:
    made, parallel = env(seats=3, leo=True), parallel_env(seats=3, leo=True)
    assert made.possible_agents == ["seat_0", "seat_1"]
    made.reset(seed=1)
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="agent: expected one of seat_0, seat_1, got 'seat_2'"):
        made.observe("seat_2")
    with pytest.raises(ValueError, match="agent: expected one of seat_0, seat_1, got 'seat_2'"):
        parallel.step({"seat_0": 16, "seat_1": 16, "seat_2": 16})
    with pytest.raises(ValueError, match="actions: expected one of seat_1, got none"):
        parallel.step({"seat_0": 16})


def test_an_illegal_action_among_several_is_the_offenders_alone() -> None:
    parallel = parallel_env(seats=3)
    parallel.reset(seed=1)
    _, rewards, terminated, _, _ = parallel.step({"seat_0": 16, "seat_1": 46, "seat_2": 16})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(terminated.values())
    assert parallel.agents == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, r"expected an option of the rules \(edition, seats, .*\), got 'colour'"),
        ({"seats": 6}, "seats: expected 3, 4 or 5"),
        ({"edition": "2021"}, "edition: expected '2022' or '2020', got '2021'"),
        ({"reward": "fame"}, "reward: expected win, points, rank, got 'fame'"),
        ({"zero_sum": 1}, "zero_sum: expected True or False, got 1"),
        ({"illegal_reward": "low"}, "illegal_reward: expected a number, got 'low'"),
        ({"render_mode": "rgb_array"}, "render_mode: expected None, ansi or human, got 'rgb_array'"),
    ],
)
def test_an_unknown_option_is_named(options: dict[str, Any], message: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises((RulesError, ValueError), match=message):
            make(**options)


# --- what it looks like


def test_it_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    made = env(render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert text is not None
    assert text.startswith("seat_0\n")
    assert "\nphase: BID\n" in text
    assert "seat +3:" in text
    shown = env(render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out == text + "\n"
    silent = env()
    silent.reset(seed=1)
    with pytest.raises(ValueError, match="render: expected a render_mode of ansi or human, got None"):
        silent.render()
