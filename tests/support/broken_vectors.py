"""Many games at once that break one rule each, for `wildcards conform env vector:…`."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from support.broken_envs import Count


class Counts(SyncVectorEnv):
    """Games of counting side by side; keeps all rules."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, num_envs: int) -> None:
        super().__init__([Count] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)


class Mixed(Counts):
    """Deals the games from one seed, whatever is asked for each."""

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> Any:
        first = seed[0] if isinstance(seed, list) else seed
        return super().reset(seed=first, options=options)


class Silent(Counts):
    """Does not say how a game ended."""

    def step(self, actions: Any) -> Any:
        *told, info = super().step(actions)
        return (*told, {key: value for key, value in info.items() if "final_obs" not in key})


class Drifting(Counts):
    """Goes on where the last reset left off."""

    resets = 0

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> Any:
        self.resets += 1
        if isinstance(seed, int):
            seed += 100 * (self.resets // 2)
        return super().reset(seed=seed, options=options)


class Flat(Counts):
    """Pays all games one number."""

    def step(self, actions: Any) -> Any:
        seen, rewards, *rest = super().step(actions)
        return (seen, float(np.sum(rewards)), *rest)


for kind in (Counts, Mixed, Silent, Drifting, Flat):
    name = f"Broken/{kind.__name__}-v0"
    gymnasium.register(name, vector_entry_point=f"{__name__}:{kind.__name__}")
