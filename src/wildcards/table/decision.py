"""A bot's decision at a table: what it is asked, and what happens when it fails."""

from __future__ import annotations

from typing import NamedTuple

from wildcards.bots.decision import bot_seed
from wildcards.bots.fallback import fallback_action
from wildcards.engine.observation import Observation
from wildcards.table.table import Table


class Question(NamedTuple):
    """A decision to be made by a bot of a level: what its seat knows, and a seed."""

    level: str
    seen: Observation
    seed: int


class Decision(NamedTuple):
    """A step, and how the bot failed if it was taken at random ("" if it wasn't)."""

    action: int
    fault: str


def question(table: Table, seat: int, step: int, level: str | None = None) -> Question | None:
    """What a bot of this level, or the seat's own, is asked after `step` events.

    None if there is no such bot, or the seat no longer has a step to take there.
    """
    level = level or table.seats[seat].decider
    if level is None or table.seed is None or seat not in table.owing() or table.step_of(seat) != step:
        return None
    return Question(level, table.playing_state().observe(seat), bot_seed(table.seed, seat, step))


def by_chance(asked: Question, why: str) -> Decision:
    """A step for a bot that failed: it follows from the question alone."""
    return Decision(fallback_action(asked.seen, asked.seed), why)
