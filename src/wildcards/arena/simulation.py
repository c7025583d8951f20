"""Many games between the same bots, each from its own seed, which anyone can recompute."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from wildcards.arena.crew import Crew
from wildcards.arena.game import Fault, play
from wildcards.arena.schedule import game_seed
from wildcards.bots.roster import Roster
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import RulesError
from wildcards.notation.record import LEO, Player, Record


class Game(NamedTuple):
    """A finished game; `entrants[seat]` is the index in the simulation's `kinds` of whoever sat there."""

    number: int
    entrants: tuple[int, ...]
    state: State
    steps: int
    players: tuple[Player, ...]
    faults: tuple[Fault, ...] = ()

    def record(self) -> Record:
        """The record of the game."""
        return Record.of(self.state, self.players)


@dataclass(frozen=True)
class Simulation:
    """What is played: the kind of each entrant (`leo` at most once), a master seed, and rules options.

    With `rotate` everybody moves one seat along after each game, Leo too. Raises RulesError or BotError for
    entrants that cannot play together.
    """

    kinds: tuple[str, ...]
    seed: bytes
    options: dict[str, Any]
    rotate: bool = False
    roster: Roster = field(default_factory=Roster)

    def __post_init__(self) -> None:
        if self.kinds.count(LEO) > 1:
            raise RulesError(f"seats: expected at most one {LEO!r}, got {self.kinds.count(LEO)}")
        self.rules(range(len(self.kinds)))
        self.crew.players(self.kinds)

    @cached_property
    def crew(self) -> Crew:
        """The bots, made once for all games; close it when done."""
        return Crew(self.roster)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The kind of each entrant, numbered where there are several of a kind."""
        many = Counter(self.kinds)
        numbers: Counter[str] = Counter()
        names: list[str] = []
        for kind in self.kinds:
            numbers[kind] += 1
            names.append("Leo" if kind == LEO else f"{kind} {numbers[kind]}" if many[kind] > 1 else kind)
        return tuple(names)

    def rules(self, entrants: Sequence[int]) -> Rules:
        """The rules of a game in which these entrants sit, seat by seat."""
        kinds = [self.kinds[entrant] for entrant in entrants]
        leo = kinds.index(LEO) if LEO in kinds else None
        return Rules(seats=len(kinds), leo=leo is not None, leo_seat=leo, **self.options)

    def game(self, number: int) -> Game:
        """Play the game of this number, from 0."""
        seats = len(self.kinds)
        moved = number if self.rotate else 0
        entrants = tuple([(seat - moved) % seats for seat in range(seats)])
        kinds = [self.kinds[entrant] for entrant in entrants]
        match = play(self.rules(entrants), self.crew.players(kinds), game_seed(self.seed, number))
        players = [Player(self.names[entrant], self.kinds[entrant]) for entrant in entrants]
        return Game(number, entrants, match.state, match.steps, tuple(players), match.faults)
