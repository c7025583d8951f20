"""Utility: what a finished game is worth to its players, by a named measure."""

from __future__ import annotations

from typing import Final, NamedTuple

from wildcards.engine.card import ANIMALS_A_SPECIES, SPECIES
from wildcards.engine.rules import HABITAT_BONUS, Rules
from wildcards.engine.scoring import LEADER_POINTS, PEACOCK_POINTS
from wildcards.engine.state import State

MEASURES: Final = ("win", "points", "rank")


class Utility(NamedTuple):
    """How a game is valued, and the bounds of that.

    `win`: 1 point shared by all who are first. `points`: the score. `rank`: 1 for the first place to 0 for
    the last, in equal steps; players who share a rank share its places. `zero_sum` takes off the mean of all
    players, whatever the measure. Every player's value is from `least` to `most`; `total` is the sum over
    the players, or None where it varies.
    """

    measure: str
    zero_sum: bool
    least: float
    most: float
    total: float | None

    def of(self, state: State) -> list[float]:
        """The value of a finished game by player, in the order of seats without Leo's."""
        values = _VALUES[self.measure](state)
        if not self.zero_sum:
            return values
        mean = sum(values) / len(values)
        return [value - mean for value in values]


def utility_of(rules: Rules, measure: str, zero_sum: bool) -> Utility:
    """The utility of games by these rules. Raises KeyError for a measure that is not one of MEASURES."""
    players = len(rules.human_seats())
    most, total = {
        "win": (1.0, 1.0),
        "points": (float(most_points(rules)), None),
        "rank": (1.0, players / 2),
    }[measure]
    if not zero_sum:
        return Utility(measure, zero_sum, 0.0, most, total)
    if total is None:  # one has everything, or all others do
        half = most * (players - 1) / players
        return Utility(measure, zero_sum, -half, half, 0.0)
    return Utility(measure, zero_sum, -total / players, most - total / players, 0.0)


def most_points(rules: Rules) -> int:
    """A score that no player can exceed: one animal a round, each with its bonus, and all leaders."""
    animals = rules.rounds
    best = min(animals, ANIMALS_A_SPECIES)
    second = min(animals - best, ANIMALS_A_SPECIES)
    leaders = PEACOCK_POINTS + (SPECIES - 1) * LEADER_POINTS
    return 2 * best + second + leaders + HABITAT_BONUS * animals


def _wins(state: State) -> list[float]:
    ranks = [rank for rank in state.ranks() if rank is not None]
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _points(state: State) -> list[float]:
    return [float(score) for score in state.scores() if score is not None]


def _places(state: State) -> list[float]:
    ranks = [rank for rank in state.ranks() if rank is not None]
    last = len(ranks)
    return [(last - rank - (ranks.count(rank) - 1) / 2) / (last - 1) for rank in ranks]


_VALUES: Final = {"win": _wins, "points": _points, "rank": _places}
