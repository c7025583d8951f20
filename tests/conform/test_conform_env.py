"""`wildcards conform env`: an environment that keeps all rules, and some that break one each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.terminals import Terminal

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from wildcards.conform import episode
from wildcards.conform.check import Outcome, ask_all
from wildcards.conform.env import CHECKS, Subject

MODULE = "support.broken_envs"
# A game of PettingZoo's kind in a file: two take turns, each sees a number drawn by the seed.
TURNS = """
import os
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

class Turns(AECEnv):
    metadata = {{"name": "turns_v0", "is_parallelizable": False}}
    possible_agents = ["one", "two"]
    render_mode = None

    def observation_space(self, agent):
        return self.spaces[agent]

    def action_space(self, agent):
        return self.choices[agent]

    def __init__(self):
        self.spaces = {{one: spaces.Dict({{
            "observation": spaces.Box(0, 100, (2,), np.float32),
            "action_mask": spaces.Box(0, 1, (3,), np.int8),
        }}) for one in self.possible_agents}}
        self.choices = {{one: spaces.Discrete(3) for one in self.possible_agents}}

    def reset(self, seed=None, options=None):
        self.rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {{one: {{}} for one in self.agents}}
        self.agent_selection = "one"
        self.card = {card}

    def observe(self, agent):
        return {{"observation": np.array([self.steps, self.card], np.float32),
                 "action_mask": np.array([1, 0, 1], np.int8)}}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self.steps += 1
        self.card = {card}
        if self.steps == 10:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.steps % 2]

def env():
    return Turns()
"""


def asked(name: str) -> dict[str, Outcome]:
    return {one.name: one for one in ask_all(CHECKS, Subject(name))}


def failed(outcomes: dict[str, Outcome]) -> set[str]:
    return {name for name, one in outcomes.items() if one.held is False}


@pytest.fixture
def turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """The name of a module in the current directory; its cards are drawn as the test says."""
    name = f"turns_{abs(hash(request.node.name))}"
    card = getattr(request, "param", "int(self.rng.integers(0, 100))")
    (tmp_path / f"{name}.py").write_text(TURNS.format(card=card), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_an_environment_of_gymnasium_that_keeps_all_rules() -> None:
    assert failed(asked(f"{MODULE}:Broken/Count-v0")) == set()


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("Empty", "masks"),
        ("Moody", "seeds"),
        ("Same", "chance"),
        ("Global", "dice"),
        ("Stuck", "copies"),
        ("Outside", "suite"),
        ("Endless", "masks"),
    ],
)
def test_an_environment_that_breaks_a_rule_is_found_out(
    name: str, check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(episode, "MOST_STEPS", 100)
    outcomes = asked(f"{MODULE}:Broken/{name}-v0")
    assert check in failed(outcomes), outcomes
    assert outcomes[check].remark


def test_an_environment_of_pettingzoo_that_keeps_all_rules(turns: str) -> None:
    assert failed(asked(turns)) == set()


@pytest.mark.parametrize(
    "name",
    [
        "wildcards.envs.pettingzoo",
        "wildcards.envs.gymnasium:wildcards/WildCards-v0",
        "wildcards/WildCards-v0",
    ],
)
def test_our_environments_keep_all_rules(name: str) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    assert failed(asked(name)) == set()


@pytest.mark.parametrize(
    ("turns", "check"),
    [
        ("os.urandom(1)[0] % 100", "seeds"),
        ("1", "chance"),
        ("101", "suite"),
        ("np.random.randint(9)", "dice"),
    ],
    indirect=["turns"],
)
def test_one_of_pettingzoo_that_breaks_a_rule_is_found_out(turns: str, check: str) -> None:
    assert check in failed(asked(turns))


# --- many games at once, agents that act together, games of OpenSpiel

VECTORS = "vector:support.broken_vectors:Broken"
PARALLEL = "support.broken_parallel"
SPIELS = "spiel:support.broken_spiels:python"


@pytest.mark.parametrize("name", [f"{VECTORS}/Counts-v0", f"{PARALLEL}:Both", f"{SPIELS}_hidden"])
def test_other_kinds_that_keep_all_rules(name: str) -> None:
    if name.startswith("spiel:"):
        pytest.importorskip("pyspiel")
    outcomes = asked(name)
    assert failed(outcomes) == set(), outcomes
    skipped = {check for check, one in outcomes.items() if one.held is None}
    applies = {"vector": "apart", "spiel": "resample"}.get(name.partition(":")[0])
    assert skipped == {"apart", "resample"} - {applies}


@pytest.mark.parametrize(
    ("name", "check", "case"),
    [
        (f"{VECTORS}/Mixed-v0", "apart", "seed 1: another game in place 0 than in another place"),
        (f"{VECTORS}/Silent-v0", "suite", "seed 1, step 12: a game ended, but info has no final_obs"),
        (f"{VECTORS}/Drifting-v0", "seeds", "seed 2: step 0 differs"),
        (f"{VECTORS}/Flat-v0", "suite", "seed 1, step 1: rewards: expected an array of 3, got 0.0"),
        (f"{PARALLEL}:Moody", "seeds", "step 0 differs"),
        (f"{PARALLEL}:Same", "chance", "seeds (1, 2, 3) lead to the same episode"),
        (f"{PARALLEL}:Hushed", "masks", "step 1: agent 'two' is told no reward"),
        (f"{PARALLEL}:Barred", "masks", "seed 1, step 9: expected a legal action before the end"),
        (f"{SPIELS}_moody", "seeds", "step 0 differs"),
        (f"{SPIELS}_forgetful", "resample", "seed 1, step 0: player 0 is told something else"),
        (f"{SPIELS}_generous", "suite", "final_return = 9, game.MaxUtility() = 1"),
        (f"{SPIELS}_global", "dice", "the global random numbers were used"),
    ],
)
def test_other_kinds_that_break_a_rule_are_found_out(name: str, check: str, case: str) -> None:
    """Each with the smallest case that was found."""
    if name.startswith("spiel:"):
        pytest.importorskip("pyspiel")
    outcomes = asked(name)
    assert check in failed(outcomes), outcomes
    assert case in outcomes[check].remark


@pytest.mark.parametrize(
    "name",
    [
        "wildcards.envs.pettingzoo:parallel_env",
        "vector:wildcards.envs.gymnasium:wildcards/WildCards-v0",
        "spiel:wildcards.envs.open_spiel:python_wildcards(players=3)",
    ],
)
def test_our_other_environments_keep_all_rules(name: str) -> None:
    if name.startswith("spiel:"):
        pytest.importorskip("pyspiel")
    assert failed(asked(name)) == set()


def test_a_game_of_openspiel_in_which_nothing_is_drawn_needs_no_seed() -> None:
    pytest.importorskip("pyspiel")
    outcomes = asked("spiel:tic_tac_toe")
    assert failed(outcomes) == set()
    assert outcomes["chance"].held is None


# --- the command


def test_the_command_says_what_held(terminal: Terminal) -> None:
    told = json.loads(terminal.run("conform", "env", f"{MODULE}:Broken/Count-v0", "--json").out)
    assert told["held"]
    run = terminal.run("conform", "env", f"{MODULE}:Broken/Same-v0")
    assert run.status == 1
    assert "FAILED  chance" in run.out


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("no_such_module", "env 'no_such_module': expected a module, or an id known to Gymnasium"),
        ("No/Such-v0", "env 'No/Such-v0': expected a module, or an id known to Gymnasium"),
        ("no_such_module:No/Such-v0", "env 'no_such_module:No/Such-v0': expected a module, or an id"),
        ("json", "env 'json': expected a module with a function env or parallel_env, but it has none"),
        ("json:nothing", "env 'json:nothing': expected a module with a function nothing, but it has none"),
        ("vector:No/Such-v0", "env 'vector:No/Such-v0': expected a module, or an id known to Gymnasium"),
        ("spiel:no_such", "env 'spiel:no_such': expected a game known to OpenSpiel"),
        (
            "spiel:no_module:leduc_poker",
            "env 'spiel:no_module:leduc_poker': expected a module before the game",
        ),
    ],
)
def test_what_is_no_environment_is_told(terminal: Terminal, name: str, expected: str) -> None:
    assert terminal.fails("conform", "env", name).startswith(expected)
