"""The course of the game: what follows a phase in which nobody owes anything any longer.

`leave` does what completes a phase and says which comes next, `enter` asks the seats of a phase for their
steps: together they walk the graph that `phase.FOLLOWERS` draws. A phase in which nobody is asked
is left at once.
"""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.animals import after_turn, ask_take
from wildcards.engine.bids import after_bids, ask_bids, ask_reveal
from wildcards.engine.board import OWES, PHASE, Board
from wildcards.engine.cleanup import ask_keep, end_round
from wildcards.engine.phase import BID, BREAK, DISCARD, KEEP, LAY, OVER, REVEAL, SWAP, SWAPPING, TAKE
from wildcards.engine.refills import after_discards, ask_discards, ask_swap, may_swap
from wildcards.engine.ties import after_break, after_lay, ask_break, ask_lay, next_value


def advance(b: Board) -> None:
    """Go on until a seat owes a step or the game is over."""
    while b.s[OWES] == 0 and b.s[PHASE] != OVER:
        enter(b, leave(b))


def leave(b: Board) -> i64:
    """Complete the present phase, in which nobody owes a step; returns the phase that follows."""
    phase = b.s[PHASE]
    if phase == BID:
        after_bids(b)
        return REVEAL
    if SWAPPING >> phase & 1:
        return SWAP if may_swap(b) else DISCARD
    if phase == DISCARD:
        after_discards(b)
        return next_value(b)
    if phase == LAY:
        return after_lay(b)
    if phase == BREAK:
        return after_break(b)
    if phase == KEEP:
        return end_round(b)
    return after_turn(b)  # TAKE, and PAY, which a step of TAKE leads to


def enter(b: Board, phase: i64) -> None:
    """Ask the seats that owe a step in this phase."""
    if phase == TAKE:
        ask_take(b)
    elif phase == BID:
        ask_bids(b)
    elif phase == REVEAL:
        ask_reveal(b)
    elif phase == SWAP:
        ask_swap(b)
    elif phase == DISCARD:
        ask_discards(b)
    elif phase == LAY:
        ask_lay(b)
    elif phase == BREAK:
        ask_break(b)
    elif phase == KEEP:
        ask_keep(b)
    else:
        b.ask(OVER, 0)
