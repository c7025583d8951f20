"""A parallel environment of PettingZoo, stepped by one agent's action after another."""

from __future__ import annotations

from typing import Any, Final

from wildcards.conform.check import expect
from wildcards.conform.episode import Moment, mask_in, to_bytes

_PARTS: Final = ("observation", "reward", "termination", "truncation", "info")  # of what a step returns


class Together:
    """Asks each agent that is in for its action in turn; with the last of them the environment steps."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.chosen: dict[Any, Any] = {}
        self.steps = 0
        self.told: tuple[Any, ...] = ()  # what the last step or reset returned

    def reset(self, seed: int) -> Moment:
        self.told = self.env.reset(seed=seed)
        self.chosen, self.steps = {}, 0
        return self._moment()

    def step(self, action: Any) -> Moment:
        self.chosen[self._next()] = action
        if len(self.chosen) == len(self.env.agents):
            self.told = self.env.step(self.chosen)
            self.steps += 1
            for name, part in zip(_PARTS, self.told, strict=True):
                for agent in self.chosen:
                    expect(agent in part, f"step {self.steps}: agent {agent!r} is told no {name}")
            self.chosen = {}
        return self._moment()

    def sample(self, seed: int) -> Any:
        space = self.env.action_space(self._next())
        space.seed(seed)
        return space.sample()

    def _next(self) -> Any:
        return next(agent for agent in self.env.agents if agent not in self.chosen)

    def _moment(self) -> Moment:
        if not self.env.agents:
            return Moment("", to_bytes(self.told), None, is_over=True)
        who = self._next()
        seen, info = self.told[0][who], self.told[-1][who]
        told = self.told if not self.chosen else who  # all of it once a step
        return Moment(str(who), to_bytes((who, told)), mask_in(seen, info), is_over=False)
