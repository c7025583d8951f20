"""Alternatives: what a position could be instead, as far as one seat (None: a spectator) can know.

They are made in two ways that know nothing of each other. `swapped` exchanges cards of the position itself,
and asks neither observation nor memory what is hidden. `dealt` deals the whole game again and replays it from
the deal, so that all that came of hidden cards on the way is different, too.

Spectators who see all hands do not know the cards to come (`redrawn`); those who see them late know nothing
of the round either (`played`), and those of a closed table nothing at all (`another_game`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from wildcards.engine.action import parse_token
from wildcards.engine.phase import is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.position import position_text
from wildcards.notation.record import Record
from wildcards.notation.redeal import dealt_again
from wildcards.notation.turn import turn_start
from wildcards.secrecy.rewrite import redeal, redraw

Engine = Callable[[State], State]  # what plays on from a deal: the state itself, or one of a subclass
SWAPPED: Final = "swapped"
DEALT: Final = "dealt"
REDRAWN: Final = "redrawn"
PLAYED: Final = "played"
_MOST_PLAYED: Final = 60  # steps: more than most rounds have


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


def redrawn(engine: Engine, state: State, chooser: random.Random) -> Alternative:
    """The position with other cards to come."""
    other = redraw(state, chooser)
    return Alternative(engine(other), position_text(other))


def round_begun(engine: Engine, record: Record, at: int) -> State:
    """The state in which the round began that is being played after the first `at` actions."""
    state, begun = record.start(), 0
    for number, (seat, text) in enumerate(record.actions[:at], 1):
        before = state.round
        state.apply(seat, parse_token(text, state.display))
        if state.round != before:
            begun = number
    return replayed(engine, record, begun)


def played(engine: Engine, begun: State, chooser: random.Random) -> Alternative:
    """Another course of the round that begins here."""
    state = begun.copy()
    for _ in range(chooser.randint(0, _MOST_PLAYED)):
        seat = chooser.choice(state.to_act)
        following = state.copy()
        following.apply(seat, chooser.choice(state.legal_actions(seat)))
        if following.is_over or following.round != begun.round:
            break
        state = following
    return Alternative(engine(state), position_text(state))


def another_game(engine: Engine, rules: Rules, chooser: random.Random) -> Alternative:
    """A game of other cards, not begun."""
    state = engine(new_game(rules, seed=chooser.getrandbits(128)))
    return Alternative(state, Record.of(state).to_json())


def _last_open(record: Record, at: int) -> int:
    """After how many of the first `at` actions nothing was secret for the last time."""
    if not is_sealed(record.replay(at).phase):
        return at
    return turn_start(record, at)
