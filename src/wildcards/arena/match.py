"""One game between bots, each of which sees nothing but its own observations."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from wildcards.bots.bot import Bot
from wildcards.bots.registry import make_bot
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


def choose(bot: Bot, kind: str, seen: Observation) -> int:
    """The bot's step, checked. Raises BotError if it is not one of the legal ones."""
    action = bot.choose(seen)
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


def play(rules: Rules, kinds: Sequence[str], seed: bytes) -> Match:
    """A whole game from its seed: `kinds` names the bot in each seat, Leo's included. Raises BotError."""
    state = new_game(rules, seed=seed)
    bots = [None if kind == LEO else make_bot(kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds)]
    steps = 0
    while not state.is_over:
        seat = state.to_act[0]
        bot = bots[seat]
        assert bot is not None  # Leo owes no steps
        state.apply(seat, choose(bot, kinds[seat], state.observe(seat)))
        steps += 1
    return Match(state, steps)
