"""The greedy bot: weighs every step by what it seems worth now, without looking ahead."""

from __future__ import annotations

from wildcards.engine.chance import Rng
from wildcards.engine.observation import Observation


class GreedyBot:
    """Placeholder."""

    def __init__(self, seed: int = 0) -> None:
        self._dice = Rng(seed)

    def choose(self, seen: Observation) -> int:
        """A step."""
        return seen.legal_actions[self._dice.below(len(seen.legal_actions))]
