"""What a bot is, and the bots there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from wildcards.bots.greedy import GreedyBot
from wildcards.bots.random_bot import RandomBot
from wildcards.engine.observation import Observation
from wildcards.errors import BotError


class Bot(Protocol):
    """A player. It gets observations only, so it cannot see what its seat may not know."""

    def choose(self, seen: Observation) -> int:
        """One of `seen.legal_actions`, which is never empty."""
        ...


# kind → (maker from a seed, one line of description)
BOTS: Final[Mapping[str, tuple[Callable[[int], Bot], str]]] = {
    "greedy": (GreedyBot, "weighs prices, habitat bonus, leaders and its hand; a beginner loses to it"),
    "random": (RandomBot, "any legal step, each as likely as the others"),
}


def make_bot(kind: str, seed: int = 0) -> Bot:
    """A bot of this kind whose choices follow from the seed. Raises BotError."""
    if kind not in BOTS:
        raise BotError(f"bot: expected one of {', '.join(sorted(BOTS))}, got {kind!r}")
    return BOTS[kind][0](seed)
