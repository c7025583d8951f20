"""Ratings by openskill's PlackettLuce, each game being one between teams of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from wildcards.arena.schedule import Seating


class Rating(NamedTuple):
    """Strength and how unsure it is; `ordinal` (mu - 3 sigma) is what to order by."""

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """Ratings that move with every game, so the order of games matters: it is that of the schedule.

    Several copies of an entrant in a game all start from its rating, which then moves by the mean of
    their changes. A game of one entrant against itself, and Leo, who is not ranked, change nothing.
    """

    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce()
        start = self._model.rating()
        self._now = [(start.mu, start.sigma)] * entrants

    def add(self, seating: Seating, ranks: Sequence[int | None]) -> None:
        """Count a game."""
        ranked = [(entrant, rank) for entrant, rank in zip(seating, ranks, strict=True) if rank is not None]
        entrants = [entrant for entrant, _ in ranked]
        if len(set(entrants)) < 2:
            return
        teams = [[self._model.rating(*self._now[entrant])] for entrant in entrants]
        after = self._model.rate(teams, ranks=[float(rank) for _, rank in ranked])
        for entrant in dict.fromkeys(entrants):
            own = [team[0] for team, of in zip(after, entrants, strict=True) if of == entrant]
            mu = sum([rating.mu for rating in own]) / len(own)
            sigma = sum([rating.sigma for rating in own]) / len(own)
            self._now[entrant] = (mu, sigma)

    def all(self) -> list[Rating]:
        """The rating of each entrant."""
        found: list[Rating] = []
        for mu, sigma in self._now:
            found.append(Rating(mu, sigma, self._model.rating(mu, sigma).ordinal()))
        return found
