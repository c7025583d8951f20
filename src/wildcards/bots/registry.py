"""The bots there are, and how to name one.

A bot is named by a spec, NAME or NAME@LIMIT:

    greedy                  a bot of this list, or one that an installed package registers
    master@400              with at most 400 simulations a decision
    master@0.1s             with at most 0.1 seconds a decision
    my_bots.py:Careful      a subclass of `Bot` in a file
    stdio:node bot.js       a program that speaks the bot protocol
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from wildcards.bots import foreign
from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.greedy import GreedyBot
from wildcards.bots.levels import LEVELS
from wildcards.bots.random_bot import RandomBot
from wildcards.bots.weights import untuned_heuristic
from wildcards.errors import BotError

if TYPE_CHECKING:
    from wildcards.bots.process import ProcessLimits

BOTS: Final[Mapping[str, tuple[Callable[[], Bot], str]]] = {
    "random": (RandomBot, "any legal step, each as likely as the others"),
    **{name: (level.make, level.summary) for name, level in LEVELS.items()},
    "untuned": (
        lambda: GreedyBot(heuristic=untuned_heuristic()),
        "greedy with weights written by hand, to compare with",
    ),
}


class Spec(NamedTuple):
    """A bot by name, and what one of its decisions may cost."""

    name: str
    limit: Limit

    @property
    def text(self) -> str:
        """The spec as it is written."""
        simulations, seconds = self.limit
        if simulations is not None:
            return f"{self.name}@{simulations}"
        return self.name if seconds is None else f"{self.name}@{seconds:.9f}".rstrip("0").rstrip(".") + "s"


def parse_spec(text: str) -> Spec:
    """The spec NAME or NAME@LIMIT. Raises BotError."""
    name, at, limit = text.rpartition("@")
    if not at:
        return Spec(text, NO_LIMIT)
    if foreign.is_program(text) or foreign.is_in_file(text):
        found = _LIMIT.fullmatch(limit)  # paths and commands may have an @ in them
        return Spec(name, _limit(text, limit)) if found else Spec(text, NO_LIMIT)
    return Spec(name, _limit(text, limit))


_LIMIT: Final = re.compile(r"(\d+)|(\d+(?:\.\d+)?)s")


def _limit(text: str, limit: str) -> Limit:
    match = _LIMIT.fullmatch(limit)
    if match is None or not float(match[1] or match[2]):
        raise BotError(
            f"bot {text!r}: expected a limit such as @400 (simulations) or @0.1s after the name, got @{limit}"
        )
    return Limit(simulations=int(match[1])) if match[1] else Limit(seconds=float(match[2]))


def is_foreign(name: str) -> bool:
    """Whether the name (without a limit) is that of a bot written by others; built-in names come first."""
    if name in BOTS:
        return False
    return foreign.is_program(name) or foreign.is_in_file(name) or name in foreign.registered()


def make_bot(name: str, seed: int = 0, *, isolated: bool = False, limits: ProcessLimits | None = None) -> Bot:
    """A bot of this name (without a limit) whose choices follow from the seed. Raises BotError.

    With `isolated` a bot that others wrote runs in its own process, within `limits`, so that whatever
    it does ends in a BotFaultError at worst. Programs always do, built-in bots never.
    """
    if not is_foreign(name):
        bot = _built_in(name)
    elif isolated or foreign.is_program(name):
        bot = _beside(name, limits)
    else:
        bot = foreign.make_here(name)
    bot.reseed(seed)
    return bot


def _beside(name: str, limits: ProcessLimits | None) -> Bot:
    from wildcards.bots.process import ProcessBot

    command = foreign.command_of(name) if foreign.is_program(name) else foreign.serving(name)
    return ProcessBot(command, name, limits)


def _built_in(name: str) -> Bot:
    if name not in BOTS:
        raise BotError(f"bot: expected one of {', '.join([*BOTS, *foreign.registered()])}, got {name!r}")
    return BOTS[name][0]()
