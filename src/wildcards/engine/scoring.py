"""Scoring: points by species, leaders and habitat bonus, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from wildcards.engine.card import PEACOCK

PEACOCK_POINTS: Final[i64] = 3
LEADER_POINTS: Final[i64] = 1  # every other


class Breakdown(NamedTuple):
    """A seat's score in its parts, and its number of animals, which breaks ties."""

    best: int  # 2 points for each animal of the largest species
    second: int  # 1 point for each animal of the second largest
    leaders: int  # 1 each, the peacock 3
    bonus: int  # habitat bonus points
    animals: int

    @property
    def total(self) -> int:
        """The score."""
        return self.best + self.second + self.leaders + self.bonus


def leader_points(species: i64) -> i64:
    """What owning this leader is worth at the end."""
    return PEACOCK_POINTS if species == PEACOCK else LEADER_POINTS


def breakdown(collection: Sequence[int], leaders: Sequence[int], bonus: int) -> Breakdown:
    """The score of a collection (count by species), the leaders owned (species) and bonus points."""
    counts = sorted(collection, reverse=True)
    worth = sum([leader_points(species) for species in leaders])
    return Breakdown(2 * counts[0], counts[1], worth, bonus, sum(counts))


def rank(parts: Sequence[Breakdown | None]) -> list[int | None]:
    """The ranks from 1: by total, then by animals; equals share the better rank (1, 1, 3)."""
    keys = [(part.total, part.animals) for part in parts if part is not None]
    return [None if part is None else 1 + _above(keys, (part.total, part.animals)) for part in parts]


def _above(keys: list[tuple[int, int]], key: tuple[int, int]) -> int:
    return len([other for other in keys if other > key])
