"""What many finished games add up to. All sums are whole numbers, so equal games give equal figures."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from wildcards.arena.faults import Faults
from wildcards.arena.simulation import Game
from wildcards.engine.card import NONE, SPECIES_NAMES

_SHARES: Final = 60  # a win is counted in sixtieths, so 2, 3, 4 or 5 who tie get whole numbers
_Z95: Final = 1.959963984540054


class Line(NamedTuple):
    """The figures of one entrant, or of whoever sat in one seat."""

    games: int
    win_share: float  # ties split
    mean_score: float
    interval: float  # half the 95 % interval of the mean score; 0 with a single game
    mean_rank: float


class LeaderLine(NamedTuple):
    """The figures of one leader at the end of the games, as shares of all games."""

    owned: float  # by a seat that scores
    by_leo: float
    by_winner: float  # by a seat of rank 1
    owner_score: float | None  # mean score of the owners that score


class _Sum:
    """Running sums of one entrant or seat."""

    def __init__(self) -> None:
        self.games = self.shares = self.score = self.squares = self.ranks = 0

    def add(self, score: int, rank: int, winners: int) -> None:
        self.games += 1
        self.shares += _SHARES // winners if rank == 1 else 0
        self.score += score
        self.squares += score * score
        self.ranks += rank

    def line(self) -> Line | None:
        if self.games == 0:
            return None
        n = self.games
        spread = max(0, n * self.squares - self.score**2) / (n * (n - 1)) if n > 1 else 0.0
        half = _Z95 * math.sqrt(spread / n)
        return Line(n, self.shares / _SHARES / n, self.score / n, half, self.ranks / n)


class _LeaderSum:
    """Running sums of one leader."""

    def __init__(self) -> None:
        self.owned = self.by_leo = self.by_winner = self.score = 0

    def add(self, owner: int, scores: Sequence[int | None], ranks: Sequence[int | None]) -> None:
        if owner == NONE:
            return
        score = scores[owner]
        if score is None:
            self.by_leo += 1
            return
        self.owned += 1
        self.by_winner += 1 if ranks[owner] == 1 else 0
        self.score += score

    def line(self, games: int) -> LeaderLine:
        mean = self.score / self.owned if self.owned else None
        return LeaderLine(self.owned / games, self.by_leo / games, self.by_winner / games, mean)


class Tally:
    """Adds up finished games, by entrant, by seat and by leader."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self._entrants = [_Sum() for _ in range(seats)]
        self._seats = [_Sum() for _ in range(seats)]
        self._leaders = [_LeaderSum() for _ in SPECIES_NAMES]
        self.faults = [Faults() for _ in range(seats)]  # by entrant

    def add(self, game: Game) -> None:
        """Count a game."""
        scores, ranks = game.state.scores(), game.state.ranks()
        self.games += 1
        self.decisions += game.steps
        winners = ranks.count(1)
        for seat, (score, rank) in enumerate(zip(scores, ranks, strict=True)):
            if score is not None and rank is not None:
                self._seats[seat].add(score, rank, winners)
                self._entrants[game.entrants[seat]].add(score, rank, winners)
        for fault in game.faults:
            self.faults[game.entrants[fault.seat]].add(fault)
        for total, owner in zip(self._leaders, game.state.observe(None).leaders, strict=True):
            total.add(owner, scores, ranks)

    def entrants(self) -> list[Line | None]:
        """One line per entrant; None for Leo."""
        return [total.line() for total in self._entrants]

    def seats(self) -> list[Line | None]:
        """One line per seat; None for a seat in which Leo always sat."""
        return [total.line() for total in self._seats]

    def leaders(self) -> list[LeaderLine]:
        """One line per species. There must be a game."""
        return [total.line(self.games) for total in self._leaders]

    def to_dict(self, names: Sequence[str]) -> dict[str, Any]:
        """The figures as a JSON object; there must be a game."""
        return {
            "games": self.games,
            "decisions_per_game": self.decisions / self.games,
            "entrants": _dicts(self.entrants(), names),
            "faults": [faults.to_list() for faults in self.faults],
            "by_seat": _dicts(self.seats()),
            "leaders": {
                name: line._asdict() for name, line in zip(SPECIES_NAMES, self.leaders(), strict=True)
            },
        }


def _dicts(lines: Iterable[Line | None], names: Sequence[str] = ()) -> list[dict[str, Any] | None]:
    found: list[dict[str, Any] | None] = []
    for i, line in enumerate(lines):
        name = {"name": names[i]} if names else {}
        figures = {} if line is None else line._asdict()
        found.append(name | figures if name or figures else None)
    return found
