"""The bots there are, and how to name one.

A bot is named by a spec, NAME or NAME@LIMIT:

    greedy                  a bot of this list, or one that an installed package registers
    master@400              with at most 400 simulations a decision
    master@0.1s             with at most 0.1 seconds a decision
    my_bots.py:Careful      a subclass of `Bot` in a file
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.greedy import GreedyBot
from wildcards.bots.random_bot import RandomBot
from wildcards.bots.search_bot import SearchBot
from wildcards.bots.weights import untuned_heuristic
from wildcards.errors import BotError

BOTS: Final[Mapping[str, tuple[Callable[[], Bot], str]]] = {
    "random": (RandomBot, "any legal step, each as likely as the others"),
    "novice": (lambda: GreedyBot(heat=4.0), "knows what is good, and often does something else"),
    "casual": (lambda: GreedyBot(heat=1.0), "plays sensibly, with slips"),
    "greedy": (GreedyBot, "weighs prices, habitat bonus, leaders and its hand; a beginner loses to it"),
    "skilled": (lambda: SearchBot(simulations=16), "tries its ideas in 16 simulations a decision"),
    "expert": (lambda: SearchBot(simulations=64), "tries its ideas in 64 simulations a decision"),
    "master": (lambda: SearchBot(simulations=400), "tries its ideas in 400 simulations a decision"),
    "untuned": (
        lambda: GreedyBot(heuristic=untuned_heuristic()),
        "greedy with weights written by hand, to compare with",
    ),
}


class Spec(NamedTuple):
    """A bot by name, and what a decision of it may cost."""

    name: str
    limit: Limit


def parse_spec(text: str) -> Spec:
    """The spec NAME or NAME@LIMIT. Raises BotError."""
    name, at, limit = text.rpartition("@")
    return Spec(name, _limit(text, limit)) if at else Spec(text, NO_LIMIT)


def _limit(text: str, limit: str) -> Limit:
    match = re.fullmatch(r"(\d+)|(\d+(?:\.\d+)?)s", limit)
    if match is None or not float(match[1] or match[2]):
        raise BotError(
            f"bot {text!r}: expected a limit such as @400 (simulations) or @0.1s after the name, got @{limit}"
        )
    return Limit(simulations=int(match[1])) if match[1] else Limit(seconds=float(match[2]))


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot of this name (without a limit) whose choices follow from the seed. Raises BotError."""
    if name not in BOTS:
        raise BotError(f"bot: expected one of {', '.join(BOTS)}, got {name!r}")
    bot = BOTS[name][0]()
    bot.reseed(seed)
    return bot
