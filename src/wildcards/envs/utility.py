"""Utility: what a finished game is worth to its players, with the bounds that OpenSpiel asks for."""

from __future__ import annotations

from typing import NamedTuple

from wildcards.engine.card import ANIMALS_A_SPECIES, SPECIES
from wildcards.engine.rules import HABITAT_BONUS, Rules
from wildcards.engine.scoring import LEADER_POINTS, PEACOCK_POINTS
from wildcards.engine.state import State
from wildcards.envs.reward import returns


class Utility(NamedTuple):
    """How a game is valued, and the bounds of that.

    `measure` is one of the REWARDS; `zero_sum` takes off the mean of all players. Every player's value is
    from `least` to `most`; `total` is the sum over the players, or None where it varies.
    """

    measure: str
    zero_sum: bool
    least: float
    most: float
    total: float | None

    def of(self, state: State) -> list[float]:
        """The value of a finished game by player, in the order of seats without Leo's."""
        paid = returns(state, self.measure, self.zero_sum)
        return [paid[seat] for seat in state.rules.human_seats()]


def utility_of(rules: Rules, measure: str, zero_sum: bool) -> Utility:
    """The utility of games by these rules. Raises KeyError for a measure that is not one of REWARDS."""
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
