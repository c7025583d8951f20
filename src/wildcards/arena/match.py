"""One game between bots, each of which sees nothing but its own observations."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.roster import Roster
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import BotError
from wildcards.notation.record import LEO


def bot_seed(seed: bytes, seat: int, step: int = 0) -> int:
    """A 64-bit seed for the bot in a seat, or for its decision number `step`, from the game's seed.

    It is SHA-256(game seed, "wildcards/1 bot SEAT STEP"), so it tells nothing of the game's own shuffles.
    """
    digest = hashlib.sha256(seed + f"wildcards/1 bot {seat} {step}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def choose(bot: Bot, kind: str, seen: Observation, limit: Limit = NO_LIMIT) -> int:
    """The bot's step, checked. Raises BotError if it is not one of the legal ones."""
    action = bot.choose(seen, limit)
    if action not in seen.legal_actions:
        raise BotError(
            f"bot {kind!r}, seat {seen.seat}, round {seen.round}, phase {seen.phase.name}: "
            f"expected one of the steps {list(seen.legal_actions)}, got {action!r}"
        )
    return action


class Match(NamedTuple):
    """A finished game and how many steps its bots chose."""

    state: State
    steps: int


def play(rules: Rules, kinds: Sequence[str], seed: bytes, roster: Roster | None = None) -> Match:
    """A whole game from its seed: `kinds` names the bot in each seat, Leo's included. Raises BotError."""
    roster = roster or Roster()
    bots = {seat: roster.make(kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds) if kind != LEO}
    limits = {seat: roster.spec(kinds[seat]).limit for seat in bots}
    state = new_game(rules, seed=seed)
    steps = 0
    try:
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, choose(bots[seat], kinds[seat], state.observe(seat), limits[seat]))
            steps += 1
    finally:
        for bot in bots.values():
            bot.close()
    return Match(state, steps)
