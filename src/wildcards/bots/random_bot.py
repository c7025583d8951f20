"""The random bot: any legal step, each as likely as the others."""

from __future__ import annotations

from wildcards.engine.chance import Rng
from wildcards.engine.observation import Observation


class RandomBot:
    """Chooses uniformly among the legal actions; equal seeds make equal choices."""

    def __init__(self, seed: int = 0) -> None:
        self._dice = Rng(seed)

    def choose(self, seen: Observation) -> int:
        """A uniform choice of `seen.legal_actions`."""
        return seen.legal_actions[self._dice.below(len(seen.legal_actions))]
