"""Environments of a tiny game that break one rule each, for `wildcards conform env`."""

from __future__ import annotations

import os
import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

LENGTH = 12
ACTIONS = 4


class Count(gymnasium.Env[dict[str, Any], np.int64]):
    """Take one of the cards that are left; keeps all rules."""

    def __init__(self) -> None:
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 100, (2,), np.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.steps = self.card = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.steps = 0
        self.card = self.drawn()
        return self.seen(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.steps += 1
        self.card = self.drawn()
        return self.seen(), 0.0, self.steps >= LENGTH, False, {}

    def drawn(self) -> int:
        return int(self.np_random.integers(0, 100))

    def mask(self) -> list[int]:
        return [1, 0, 1, self.card % 2]

    def seen(self) -> dict[str, Any]:
        return {
            "observation": np.array([self.steps, self.card], np.int8),
            "action_mask": np.array(self.mask(), np.int8),
        }


class Empty(Count):
    """Leaves nothing to do in the middle."""

    def mask(self) -> list[int]:
        return [0] * ACTIONS if self.steps == LENGTH // 2 else super().mask()


class Moody(Count):
    """Draws by no seed."""

    def drawn(self) -> int:
        return os.urandom(1)[0] % 100


class Same(Count):
    """Draws the same whatever the seed."""

    def drawn(self) -> int:
        return self.steps


class Global(Count):
    """Rolls everybody's dice."""

    def drawn(self) -> int:
        random.random()
        return super().drawn()


class Stuck(Count):
    """Cannot be pickled."""

    def __init__(self) -> None:
        super().__init__()
        self.shout = lambda: "no"


class Outside(Count):
    """Shows what is not in its space."""

    def seen(self) -> dict[str, Any]:
        return {**super().seen(), "observation": np.array([self.steps, 120], np.int8)}


class Endless(Count):
    """Never ends."""

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        seen, reward, _, _, info = super().step(action)
        return seen, reward, False, False, info


for kind in (Count, Empty, Moody, Same, Global, Stuck, Outside, Endless):
    gymnasium.register(f"Broken/{kind.__name__}-v0", f"{__name__}:{kind.__name__}")
