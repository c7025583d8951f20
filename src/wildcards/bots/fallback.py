"""What happens when a bot fails at a decision."""

from __future__ import annotations

from random import Random

from wildcards.engine.observation import Observation


def fallback_action(seen: Observation, seed: int) -> int:
    """One of the legal actions, each as likely as the others, as the seed decides."""
    return Random(seed).choice(seen.legal_actions)
