"""Sittings: a bot in a seat of a whole game, against rivals that take any step."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from wildcards.bots.bot import Bot, Limit
from wildcards.bots.decision import choose
from wildcards.conform.check import FailedError
from wildcards.engine.event import view
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game


class Sitting(NamedTuple):
    """Which game, and which seat the bot has in it."""

    rules: Rules
    deal: int
    seat: int

    def start(self) -> State:
        """The game at its first decision."""
        return new_game(self.rules, seed=self.deal)

    def __str__(self) -> str:
        leo = "" if self.rules.leo_seat is None else f", leo_seat={self.rules.leo_seat}, leo=True"
        rules = f"Rules(edition={self.rules.edition!r}, seats={self.rules.seats}{leo})"
        return f"new_game({rules}, seed={self.deal}), seat {self.seat}"


class Decision(NamedTuple):
    """A question to the bot and its answer."""

    number: int  # of the bot's decisions in this game
    seen: Observation
    action: int
    seconds: float


class FaultError(FailedError):
    """The bot failed at a decision; `number` is how many came before it."""

    def __init__(self, number: int, case: str) -> None:
        super().__init__(case)
        self.number = number


def sit(bot: Bot, sitting: Sitting, limit: Limit) -> list[Decision]:
    """All decisions of the bot in this game. Raises FaultError at the first that is no legal step."""
    state, rivals = sitting.start(), Random(sitting.deal)
    made: list[Decision] = []
    bot.new_game(sitting.rules, sitting.seat)
    while not state.is_over:
        actor = rivals.choice(state.to_act)
        seen = state.observe(actor)
        if actor == sitting.seat:
            made.append(decide(bot, sitting, seen, len(made), limit))
            action = made[-1].action
        else:
            action = rivals.choice(seen.legal_actions)
        for happened in state.apply(actor, action):
            if (shown := view(happened, sitting.seat)) is not None:
                bot.notice(shown)
    return made


def decide(bot: Bot, sitting: Sitting, seen: Observation, number: int, limit: Limit) -> Decision:
    """One decision. Raises FaultError."""
    start = time.perf_counter()
    try:
        action = choose(bot, "the bot", seen, limit)
    except Exception as error:  # noqa: BLE001  # other people's code may raise anything
        raise FaultError(number, f"{place(sitting, seen, number)}: {_why(error)}") from None
    return Decision(number, seen, action, time.perf_counter() - start)


def place(sitting: Sitting, seen: Observation, number: int) -> str:
    """Where a decision is: enough to come to it again."""
    legal = " ".join([seen.token(action) for action in seen.legal_actions])
    where = f"decision {number + 1}, round {seen.round}, phase {seen.phase.name}, legal: {legal}"
    return f"{sitting}, {where}"


def _why(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
