"""Bots that break their contract, and a roster that knows them; importable in other processes too."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.random_bot import RandomBot
from wildcards.bots.registry import Spec
from wildcards.bots.roster import Roster
from wildcards.engine.event import Event
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules


class Answering(Bot):
    """Answers what it was made with."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        answer: int = self.answer
        return answer


class Raising(Bot):
    """Raises at every decision."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self.error = error

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        raise self.error


class Deaf(RandomBot):
    """Fails at the hooks, but plays on."""

    def new_game(self, rules: Rules, seat: int) -> None:
        raise LookupError("no new game")

    def notice(self, event: Event) -> None:
        raise LookupError("not noticed")


class Exiting(RandomBot):
    """Ends the process it plays in, in round 3 of every game in which it has this seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        if seen.seat == self.seat and seen.round == 3:
            os._exit(1)
        return super().choose(seen, limit)


class Interrupting(RandomBot):
    """As if Ctrl-C came while it thinks, in its game of this number (from 1)."""

    def __init__(self, game: int) -> None:
        super().__init__()
        self.games = 0
        self.last = game

    def new_game(self, rules: Rules, seat: int) -> None:
        self.games += 1
        if self.games == self.last:
            raise KeyboardInterrupt


MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "raises": lambda: Raising(RuntimeError("I give\nup")),
    "exits politely": lambda: Raising(SystemExit(3)),
    "none": lambda: Answering(None),
    "illegal": lambda: Answering(46),
    "text": lambda: Answering("F1"),
    "true": lambda: Answering(answer=True),
    "deaf": Deaf,
    "exits in seat 1": lambda: Exiting(1),
    "interrupts": lambda: Interrupting(7),
}


@dataclass(frozen=True)
class BadRoster(Roster):
    """A roster that also knows the bots of this module."""

    def spec(self, kind: str) -> Spec:
        return Spec(kind, NO_LIMIT) if kind in MAKERS else super().spec(kind)

    def make(self, kind: str, seed: int = 0) -> Bot:
        return MAKERS[kind]() if kind in MAKERS else super().make(kind, seed)


def die(*_: object) -> None:
    """What a process may do instead of its work."""
    os._exit(1)
