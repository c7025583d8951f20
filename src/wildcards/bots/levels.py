"""The levels: the bots that people play against, from the easiest to the strongest, each with its card.

Their names are stable, and so is what they stand for; how strong they are was measured (strength.json).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from wildcards.bots.bot import Bot
from wildcards.bots.greedy import GreedyBot
from wildcards.bots.search_bot import SearchBot


class Level(NamedTuple):
    """A level and its card."""

    make: Callable[[], Bot]
    summary: str
    about: str
    weakness: str


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(
        lambda: GreedyBot(temperature=5.0),
        "knows what is good, and often does something else: a child can beat it",
        "The greedy bot, whose judgement of every bid and animal is off by some 6 points, more than an animal"
        " is usually worth. It pays sensibly and keeps good cards.",
        "Bids high for little, takes animals it has no use for, refills when it could buy.",
    ),
    "casual": Level(
        lambda: GreedyBot(temperature=1.5),
        "plays sensibly, with slips",
        "The greedy bot, whose judgement of every bid and animal is off by about 2 points.",
        "Now and then the second or third best bid; does not look ahead.",
    ),
    "greedy": Level(
        GreedyBot,
        "weighs prices, bonus, leaders and its hand; a beginner loses to it",
        "Takes the step that seems worth most now, by weights tuned in many games against itself. It rolls no"
        " dice: what it does in a position, it always does there.",
        "Predictable to anyone who knows its weights; does not look ahead; sees rivals only as a chance of"
        " being outbid.",
    ),
    "skilled": Level(
        lambda: SearchBot(simulations=16),
        "tries its ideas out in 16 simulations of the round",
        "Deals the unseen cards at random, plays each idea to the end of the round on these deals, and"
        " has a small neural net judge the result.",
        "Few simulations: it sometimes mistakes the luckier idea for the better one.",
    ),
    "expert": Level(
        lambda: SearchBot(simulations=64),
        "tries its ideas out in 64 simulations of the round",
        "As skilled, with four times the simulations.",
        "Assumes that rivals play as greedy does; infers nothing from what they bid or kept.",
    ),
    "master": Level(
        lambda: SearchBot(simulations=1200),
        "tries its ideas out in 1,200 simulations of two rounds; the strongest",
        "As skilled, with many more simulations, each of which goes on to the end of the next round, and in"
        " the last four rounds to the end of the game. It cares more about winning than about the lead.",
        "Assumes that rivals play as greedy does; infers nothing from what they bid or kept; does not bluff.",
    ),
}


@cache
def strength() -> dict[str, Any]:
    """What was measured: see `make strength`, which writes it, and docs/bots.md."""
    from importlib.resources import files  # not before it is needed: it loads a lot

    data: dict[str, Any] = json.loads(
        files("wildcards.bots").joinpath("strength.json").read_text(encoding="utf-8")
    )
    return data
