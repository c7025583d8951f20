"""Playouts by the heuristic: a game, or the rest of a round, played on inside the compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.bots.heuristic import Heuristic
from wildcards.engine.board import OWES, PHASE, ROUND
from wildcards.engine.card import lowest_bit
from wildcards.engine.chance import Rng
from wildcards.engine.legal import legal_mask
from wildcards.engine.phase import OVER
from wildcards.engine.state import State


def play_on(state: State, players: list[Heuristic], temperatures: list[float], dice: Rng, until: i64) -> i64:
    """Play in place, every seat by its heuristic, until this round begins or the game is over.

    Returns the number of steps.
    """
    s = state.s
    steps: i64 = 0
    while s[PHASE] != OVER and s[ROUND] < until:
        seat = lowest_bit(s[OWES])
        state.step(seat, players[seat].choose(state, seat, legal_mask(state, seat), dice, temperatures[seat]))
        steps += 1
    return steps
