"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from wildcards.engine.event import Event
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules


class Limit(NamedTuple):
    """What one decision may cost; None: the bot decides. Where both are given, the first reached counts."""

    simulations: int | None = None
    seconds: float | None = None  # of wall-clock time; equal seeds then no longer give equal choices


NO_LIMIT: Final = Limit()


class Bot:
    """A player. Subclasses override `choose`, and the hooks they want.

    A bot gets observations only, so it cannot see what its seat may not know. It is made once (without
    arguments) and may play many games, one after the other.
    """

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """All random choices from now on follow from this seed: they draw from `self.random`."""
        self.random = Random(seed)

    def new_game(self, rules: Rules, seat: int) -> None:
        """A game begins, in which the bot plays this seat. Nothing of an earlier one may be used."""

    def notice(self, event: Event) -> None:
        """Something happened, as the bot's seat sees it; all of it is in the next observation as well."""

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        """One of `seen.legal_actions`, which is never empty."""
        raise NotImplementedError

    def close(self) -> None:
        """The bot is no longer needed: release what it holds."""
