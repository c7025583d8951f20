"""Ratings by openskill's PlackettLuce, as in the arena: what one game changes about those who played it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

_UNIT: Final = 10**9  # ratings are kept as whole billionths, so that they are the same everywhere
NEEDED: Final = 20  # rated games, before somebody is in the list


class Rating(NamedTuple):
    """Strength and how unsure it is (one standard deviation), both as whole billionths."""

    mu: int
    sigma: int

    @staticmethod
    def of(mu: float, sigma: float) -> Rating:
        """A rating given in openskill's numbers, where somebody new has 25 and 25/3."""
        return Rating(round(mu * _UNIT), max(1, round(sigma * _UNIT)))

    @property
    def floats(self) -> tuple[float, float]:
        """The same in openskill's numbers."""
        return self.mu / _UNIT, self.sigma / _UNIT

    @property
    def floor(self) -> int:
        """What to order by: whoever is unsure comes later."""
        return self.mu - 3 * self.sigma


class Entrant(NamedTuple):
    """Somebody in a game: a person by their identity, or a bot, whose rating is fixed."""

    who: str
    rank: int
    rating: Rating
    is_bot: bool = False


def start() -> Rating:
    """What somebody has before their first rated game."""
    made = _model().rating()
    return Rating.of(made.mu, made.sigma)


def rate(entrants: Sequence[Entrant]) -> dict[str, Rating]:
    """The ratings of the people after a game. In which seats they sat makes no difference."""
    # Sums of floats depend on their order, so there is only one.
    ordered = sorted(entrants, key=lambda one: (one.rank, one.is_bot, one.who, one.rating))
    model = _model()
    teams = [[model.rating(*one.rating.floats)] for one in ordered]
    after = model.rate(teams, ranks=[float(one.rank) for one in ordered])
    return {
        one.who: Rating.of(team[0].mu, team[0].sigma)
        for one, team in zip(ordered, after, strict=True)
        if not one.is_bot
    }


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # not before it is needed: it loads a lot

    return PlackettLuce()


def width(seats: int) -> float:
    """By how much two of so many whose ratings are sure have to differ for odds of e to 1."""
    beta: float = _model().beta
    return beta * math.sqrt(seats)
