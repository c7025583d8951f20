"""The random bot: any legal step, each as likely as the others."""

from __future__ import annotations

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine.observation import Observation


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:  # noqa: ARG002  # needs no time
        """A uniform choice of `seen.legal_actions`."""
        return self.random.choice(seen.legal_actions)
