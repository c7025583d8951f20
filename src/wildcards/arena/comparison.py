"""Ways to go on from a turn of a finished game, each played to the end by bots many times, side by side."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from wildcards.arena.crew import Crew
from wildcards.arena.estimate import Estimate, Sum
from wildcards.arena.game import Fault, play_on
from wildcards.bots.roster import Roster
from wildcards.engine.action import parse_token
from wildcards.engine.phase import Phase
from wildcards.engine.state import State
from wildcards.errors import ActionError, RecordError, TokenError
from wildcards.notation.branch import Origin, replayed
from wildcards.notation.turn import Turn

Way = tuple[str, ...]  # the tokens of a seat's steps, one after another
_SHARES: Final = 60  # a win is split between up to 5 seats in whole numbers


class Outcome(NamedTuple):
    """How a game ended for the seat: its part of the win in sixtieths, its points, its rank."""

    win: int
    points: int
    rank: int


@dataclass(frozen=True)
class Comparison:
    """What is played: the turn and whose it is, the ways to take, who goes on, and a seed for their chance.

    `kinds` are the bots by seat, from the turn on in all seats, `leo` in Leo's. The cards are those of the
    game, or dealt again for each as its origin says; later shuffles and the bots' own chance differ from game
    to game, too, but not from way to way.
    Raises RecordError, TokenError or ActionError if a way can't be taken, BotError for bots.
    """

    origin: Origin
    seat: int
    ways: tuple[Way, ...]
    kinds: tuple[str, ...]
    seed: bytes
    roster: Roster

    def __post_init__(self) -> None:
        begun = self.begun(0)
        for way in self.ways:
            self.start(way, begun)
        self.crew.players(self.kinds)

    @cached_property
    def crew(self) -> Crew:
        """The bots, made once for all games; close it when done."""
        return Crew(self.roster)

    def begun(self, number: int) -> State:
        """The game of this number at the turn; its later shuffles are its own, even if a seed is known."""
        later = self._chance(number)
        return replayed(self.origin, Random(later)).replay(later=later)

    def start(self, way: Way, begun: State) -> State:
        """The game that has come to the turn, after the way's steps; `begun` stays as it is."""
        state = begun.copy()
        for index, text in enumerate(way):
            try:
                action = parse_token(text, state.display)
                state.check(self.seat, action)
            except (TokenError, ActionError) as error:
                raise RecordError(f"step {index + 1} of {' '.join(way)!r}: {error}") from None
            state.apply(self.seat, action)
        return state

    def play(self, number: int) -> tuple[list[Outcome], list[Fault]]:
        """Play the game of this number, from 0, once by each way; what came of it, and bots' faults."""
        outcomes: list[Outcome] = []
        faults: list[Fault] = []
        begun, seed = self.begun(number), self._chance(number, b"bots")
        for way in self.ways:
            game = play_on(self.start(way, begun), self.crew.players(self.kinds), seed)
            outcomes.append(_outcome(game.state, self.seat))
            faults += game.faults
        return outcomes, faults

    def _chance(self, number: int, what: bytes = b"shuffles") -> bytes:
        return hashlib.sha256(self.seed + number.to_bytes(8, "big") + what).digest()


class Tally:
    """Adds up the outcomes of each way."""

    def __init__(self, ways: int) -> None:
        self.games = 0
        self.ranks: list[Counter[int]] = [Counter() for _ in range(ways)]
        self.points: list[Counter[int]] = [Counter() for _ in range(ways)]
        self._wins = [Sum(_SHARES) for _ in range(ways)]
        self._gains = [Sum(_SHARES) for _ in range(ways)]

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count one game, played by each way."""
        for way, outcome in enumerate(outcomes):
            self.ranks[way][outcome.rank] += 1
            self.points[way][outcome.points] += 1
            self._wins[way].add(self.games, outcome.win)
            self._gains[way].add(self.games, outcome.win - outcomes[0].win)
        self.games += 1

    def win(self, way: int) -> Estimate | None:
        """The share of wins."""
        return self._wins[way].estimate()

    def gain(self, way: int) -> Estimate | None:
        """How much more of the wins it has than the first way, game by game."""
        return self._gains[way].estimate()

    def mean_points(self, way: int) -> float:
        """The mean score."""
        return sum(points * count for points, count in self.points[way].items()) / self.games


def taken(origin: Origin, seat: int) -> Way:
    """The steps by which the seat went on in the game: its decision at that turn, with what it paid.

    Raises RecordError if the seat owed nothing then.
    """
    steps: list[str] = []
    before = origin.record.replay(origin.at)
    if seat not in before.to_act:
        owing = ", ".join([str(one + 1) for one in before.to_act])
        raise RecordError(f"expected a seat that decides at action {origin.at}: {owing}; got {seat + 1}")
    here, owed = Turn.of(before), before.to_act
    for step in origin.record.steps():
        if step.number < origin.at:
            continue
        if step.seat == seat:
            steps.append(origin.record.actions[step.number][1])
        pays = step.state.phase == Phase.PAY and step.state.to_act == (seat,)
        if seat not in step.state.to_act or (here.is_next(owed, step.state) and not pays):
            break
        owed = step.state.to_act
    return tuple(steps)


def _outcome(state: State, seat: int) -> Outcome:
    ranks = state.ranks()
    rank, points = ranks[seat], state.scores()[seat]
    assert rank is not None
    assert points is not None
    return Outcome(_SHARES // ranks.count(1) if rank == 1 else 0, points, rank)
