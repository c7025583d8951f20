"""Alternatives: what a position could be instead, as far as one seat (None: a spectator) can know.

They are made in two ways that know nothing of each other. `swapped` exchanges cards of the position itself,
and asks neither observation nor memory what is hidden. `dealt` deals the whole game again and replays it from
the deal, so that all that came of hidden cards on the way is different, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from wildcards.engine.action import parse_token
from wildcards.engine.phase import is_sealed
from wildcards.engine.state import State
from wildcards.errors import ActionError, DeckError
from wildcards.notation.position import position_text
from wildcards.notation.record import Record
from wildcards.notation.redeal import dealt_again
from wildcards.notation.turn import turn_starts
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


def dealt(engine: Engine, record: Record, at: int, seat: int, chooser: random.Random) -> Alternative | None:
    """The game dealt and played again.

    None where a rival's open steps do not fit into the new hands, or where they need a shuffle that the game,
    which ends there, does not have.
    """
    start = [number for number, _ in turn_starts(cut(record, at)) if number <= at][-1]
    try:
        state = replayed(engine, dealt_again(record, start, seat, chooser))
        for actor, text in record.actions[start:at]:
            # Nobody can know that a secret step has been taken.
            if actor == seat or not is_sealed(state.phase):
                state.apply(actor, parse_token(text, state.display))
    except (ActionError, DeckError):
        return None
    return Alternative(state, Record.of(state, record.seats).to_json())


def cut(record: Record, at: int) -> Record:
    """The game up to its action `at`, unfinished."""
    return replace(record, actions=record.actions[:at], result=None, seed=None, commitment=None)
