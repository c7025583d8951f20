"""Games of PettingZoo's parallel kind that break one rule each, for `wildcards conform env`."""

from __future__ import annotations

import os
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

LENGTH = 8


class Both(ParallelEnv):  # type: ignore[misc]
    """Both show a number at once; keeps all rules."""

    metadata: ClassVar[dict[str, Any]] = {"name": "both_v0"}
    render_mode = None

    def __init__(self) -> None:
        self.possible_agents = ["one", "two"]
        self.agents: list[str] = []
        self.seen_in = {one: self.space() for one in self.possible_agents}
        self.chosen_in = {one: spaces.Discrete(3) for one in self.possible_agents}

    def space(self) -> spaces.Dict:
        shown = spaces.Box(0, 100, (2,), np.float32)
        return spaces.Dict({"observation": shown, "action_mask": spaces.Box(0, 1, (3,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seen_in[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.chosen_in[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self.rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self.views(), {one: {} for one in self.agents}

    def step(self, actions: dict[str, int]) -> Any:
        self.steps += 1
        agents = self.agents
        ended = self.steps == LENGTH
        told = self.views()
        if ended:
            self.agents = []
        return (
            told,
            dict.fromkeys(agents, 0.0),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {one: {} for one in agents},
        )

    def views(self) -> dict[str, Any]:
        card = self.card()
        shown = np.array([self.steps, card], np.float32)
        return {one: {"observation": shown, "action_mask": self.mask(one)} for one in self.agents}

    def card(self) -> int:
        return int(self.rng.integers(0, 100))

    def mask(self, agent: str) -> Any:
        return np.array([1, 0, 1], np.int8)


class Moody(Both):
    """Draws by no seed."""

    def card(self) -> int:
        return os.urandom(1)[0] % 100


class Same(Both):
    """Draws the same whatever the seed."""

    def card(self) -> int:
        return self.steps


class Hushed(Both):
    """Tells the second agent nothing of how it went."""

    def step(self, actions: dict[str, int]) -> Any:
        seen, rewards, *rest = super().step(actions)
        rewards.pop("two", None)
        return (seen, rewards, *rest)


class Barred(Both):
    """Leaves the second agent nothing to do in the middle."""

    def mask(self, agent: str) -> Any:
        barred = agent == "two" and self.steps == LENGTH // 2
        return np.zeros(3, np.int8) if barred else super().mask(agent)
