"""One decision of a bot: the seed it follows from, and the check of the answer."""

from __future__ import annotations

import hashlib
from random import Random

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.errors import BotFaultError


def bot_seed(seed: bytes, seat: int, step: int = 0) -> int:
    """A 64-bit seed for the bot in a seat, or for its decision number `step`, from the game's seed.

    It is SHA-256(game seed, "wildcards/1 bot SEAT STEP"), so it says nothing about the game's own shuffles.
    """
    digest = hashlib.sha256(seed + f"wildcards/1 bot {seat} {step}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def choose(bot: Bot, kind: str, seen: Observation, limit: Limit = NO_LIMIT) -> int:
    """The bot's step, checked. Raises BotFaultError if it is not one of the legal ones."""
    action = bot.choose(seen, limit)
    is_step = isinstance(action, int) and not isinstance(action, bool)
    if is_step and action in seen.legal_actions:
        return action
    raise BotFaultError(
        "illegal" if is_step else "nonsense",
        f"{place(kind, seen)}: expected one of the steps {list(seen.legal_actions)}, got {action!r}",
    )


def choose_all(bot: Bot, kind: str, seen: Observation, seed: int, limit: Limit = NO_LIMIT) -> list[int]:
    """The bot's whole decision: the steps that one message may hold.

    Those after the first are tried in a world made up from what the seat knows. Raises BotFaultError.
    """
    assert seen.seat is not None
    state = determinize(seen, Random(seed), log=False, memory=False)
    phases = (seen.phase, Phase.PAY) if seen.phase == Phase.TAKE else (seen.phase,)
    steps: list[int] = []
    while True:
        steps.append(choose(bot, kind, seen, limit))
        state.step(seen.seat, steps[-1])
        goes_on = state.phase in phases and state.round == seen.round and state.phase != Phase.BREAK
        if not goes_on or seen.seat not in state.to_act:
            return steps
        seen = state.observe(seen.seat)


def place(kind: str, seen: Observation) -> str:
    """Where a decision was to be made, for an error."""
    return f"bot {kind!r}, seat {seen.seat}, round {seen.round}, phase {seen.phase.name}"
