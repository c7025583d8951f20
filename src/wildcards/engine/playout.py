"""Playouts inside the engine: uniformly random steps to the end, for measuring and for search."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.board import OWES, PHASE
from wildcards.engine.card import lowest_bit
from wildcards.engine.chance import Rng
from wildcards.engine.legal import legal_mask
from wildcards.engine.phase import OVER
from wildcards.engine.state import State


def playout(state: State, dice: Rng) -> int:
    """Play the state to its end in place, every step uniformly among the legal ones, lowest seat first.

    Returns the number of steps. Turn `state.logging` off before for speed.
    """
    steps: i64 = 0
    while state.s[PHASE] != OVER:
        seat = lowest_bit(state.s[OWES])
        state.step(seat, random_action(legal_mask(state, seat), dice))
        steps += 1
    return steps


def random_action(mask: i64, dice: Rng) -> i64:
    """A uniform choice among the actions of a mask that is not 0."""
    skip = dice.below(bits(mask))
    while skip:
        mask &= mask - 1
        skip -= 1
    return lowest_bit(mask)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number
