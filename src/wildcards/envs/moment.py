"""Moment: a game as OpenSpiel walks through it, with chance at its root and one player to act at a time.

Where the rules have several seats act at once (sealed phases), they are asked one after another, lowest
first, each until it is done. Nobody sees what others did before all are done, so this order tells nobody
anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State

Uniform = Callable[[], float]  # gives numbers of at least 0 and below 1
# As OpenSpiel numbers those who are no player.
CHANCE: Final = -1
TERMINAL: Final = -4


class Root(Protocol):
    """Where a game begins: so many rolls, each with the same outcomes, and the State they lead to."""

    rules: Rules
    rolls: int
    outcomes: list[tuple[int, float]]  # each with its probability

    def start(self, rolled: tuple[int, ...]) -> State:
        """The State after these rolls, of its own."""
        ...

    def name(self, roll: int) -> str:
        """What this outcome is called."""
        ...

    def resample(self, seen: Observation, acting: int, uniform: Uniform) -> State:
        """A State that looks like this to its seat, in which the other seat acts."""
        ...


class Look:
    """What a seat sees at one moment, and what is worked out of that when it is first asked for."""

    __slots__ = ("_steps", "_text", "seen")

    def __init__(self, seen: Observation) -> None:
        self.seen: Final = seen
        self._text = ""
        self._steps: list[tuple[int, int]] | None = None

    @property
    def text(self) -> str:
        """All of it as canonical JSON: the fields of an Observation in order, as numbers, cards packed."""
        if not self._text:
            self._text = _ENCODER.encode(self.seen).decode()
        return self._text

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The seat and action of every step it saw taken."""
        if self._steps is None:
            history = self.seen.history
            self._steps = [
                (event.seat, event.what) for events in history for event in events if event.is_step
            ]
        return self._steps


_ENCODER: Final = msgspec.json.Encoder(enc_hook=lambda cards: cards.packed)  # the only type it does not know


class Moment:
    """A game at one moment. Copies are independent, and small when pickled."""

    __slots__ = ("_looks", "engine", "player", "players", "rolled", "root", "seat", "seats")

    def __init__(self, root: Root) -> None:
        self.root: Final = root
        self.seats: Final = root.rules.human_seats()  # by player
        self.players: Final = {seat: player for player, seat in enumerate(self.seats)}
        self.rolled: tuple[int, ...] = ()
        self.engine: State | None = None  # before all rolls are made
        self.seat = CHANCE  # that acts
        self.player = CHANCE  # the same as OpenSpiel counts
        self._looks: dict[int | None, Look] = {}

    def roll(self, outcome: int) -> None:
        """Take an outcome of chance; after the last one the game begins."""
        rolled = (*self.rolled, outcome)
        if len(rolled) == self.root.rolls:
            self.put(self.root.start(rolled))
        self.rolled = rolled

    def put(self, engine: State) -> None:
        """Go on from here."""
        self.engine = engine
        self._looks = {}
        self._next(engine)

    def step(self, engine: State, action: int) -> None:
        """The seat that acts takes a step that is legal."""
        engine.step(self.seat, action)
        if self._looks:
            self._looks = {}
        self._next(engine)

    def _next(self, engine: State) -> None:
        owing = engine.to_act
        self.seat = owing[0] if owing else TERMINAL
        self.player = self.players[owing[0]] if owing else TERMINAL

    def look(self, seat: int | None) -> Look | None:
        """What the seat (None: a spectator) sees, the same until the next step; None before the deal."""
        look = self._looks.get(seat)
        if look is None and self.engine is not None:
            look = self._looks[seat] = Look(self.engine.observe(seat))
        return look

    def imagine(self, look: Look, uniform: Uniform) -> Moment:
        """A moment that looks like this to its seat, in which the same seat acts as here."""
        return imagined(self.root, look, self.seat, uniform)

    def copy(self) -> Moment:
        """An independent copy; what was seen is shared, so worlds worked out of it are, too."""
        other = Moment(self.root)
        other.rolled = self.rolled
        other.engine = None if self.engine is None else self.engine.copy()
        other.seat = self.seat
        other.player = self.player
        other._looks = dict(self._looks)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.root, self.rolled, self.engine)


def imagined(root: Root, look: Look, acting: int, uniform: Uniform) -> Moment:
    """A moment that looks like this to its seat, in which the other seat acts."""
    moment = Moment(root)
    moment.put(root.resample(look.seen, acting, uniform))
    moment._looks[look.seen.seat] = look
    return moment


def _restore(root: Root, rolled: tuple[int, ...], engine: State | None) -> Moment:
    """The Moment that was pickled."""
    moment = Moment(root)
    moment.rolled = rolled
    if engine is not None:
        moment.put(engine)
    return moment


def determinized(seen: Observation, acting: int, uniform: Uniform) -> State:
    """A State that looks like this to its seat, by `determinize`, in which the other seat acts.

    Seats that are asked before that one in a sealed phase have taken steps that nobody has seen: here they
    take some of their legal ones, each as likely as the others.
    """
    state = determinize(seen, _Bits(uniform))
    while state.to_act and (first := state.to_act[0]) != acting:
        actions = state.legal_actions(first)
        state.step(first, actions[int(uniform() * len(actions))])
    return state


class _Bits:
    """Random bits from uniform numbers."""

    def __init__(self, uniform: Uniform) -> None:
        self._uniform: Final = uniform

    def getrandbits(self, k: int) -> int:
        """A whole number of k random bits, 32 from each number."""
        bits = 0
        for _ in range(0, k, 32):
            bits = bits << 32 | int(self._uniform() * (1 << 32))
        return bits >> (-k % 32)
