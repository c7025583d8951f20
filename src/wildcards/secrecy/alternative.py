"""Alternatives: what a position could be instead, as far as one seat (None: a spectator) can know.

They are made in two ways that know nothing of each other. `swapped` exchanges cards of the position itself,
and asks neither observation nor memory what is hidden. `dealt` deals the whole game again and replays it from
the deal, so that all that came of hidden cards on the way is different, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from wildcards.engine.action import parse_token
from wildcards.engine.phase import is_sealed
from wildcards.engine.state import State
from wildcards.notation.position import position_text
from wildcards.notation.record import Record
from wildcards.notation.redeal import dealt_again
from wildcards.notation.turn import turn_start
from wildcards.secrecy.rewrite import redeal

Engine = Callable[[State], State]  # what plays on from a deal: the state itself, or one of a subclass
SWAPPED: Final = "swapped"
DEALT: Final = "dealt"


class Alternative(NamedTuple):
    """Another position, and how to come to it: a record's JSON if it was dealt, or a position on a line."""

    state: State
    text: str


def ours(state: State) -> State:
    """The engine of this package."""
    return state


def replayed(engine: Engine, record: Record, at: int | None = None) -> State:
    """The state after the first `at` actions, or all, played by this engine from the deal."""
    state = engine(record.start())
    for seat, text in record.actions[:at]:
        state.apply(seat, parse_token(text, state.display))
    return state


def swapped(engine: Engine, state: State, seat: int | None, chooser: random.Random) -> Alternative:
    """The position with other hidden cards, secret steps and shuffles to come."""
    other = redeal(state, seat, chooser)
    return Alternative(engine(other), position_text(other))


def dealt(engine: Engine, record: Record, at: int, seat: int, chooser: random.Random) -> Alternative:
    """The game dealt and played again: as far as all is open, and of a secret phase the seat's own steps."""
    start = _last_open(record, at)
    state = replayed(engine, dealt_again(record, start, seat, chooser))
    for actor, text in record.actions[start:at]:
        if actor == seat:  # nobody can know that others have taken a step
            state.apply(actor, parse_token(text, state.display))
    return Alternative(state, Record.of(state, record.seats).to_json())


def _last_open(record: Record, at: int) -> int:
    """After how many of the first `at` actions nothing was secret for the last time."""
    if not is_sealed(record.replay(at).phase):
        return at
    return turn_start(record, at)
