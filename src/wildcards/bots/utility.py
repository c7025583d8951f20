"""Utility: what the end of a game is worth to a seat. Winning counts, but a win by chance teaches little."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from wildcards.engine.board import LEADER, POINTS, Board, animal
from wildcards.engine.card import SPECIES
from wildcards.engine.scoring import leader_points

MARGIN: Final = 2.0  # a lead of as many points has the utility 1 / (1 + 1/e) = 0.73
ANIMAL: Final = 0.02  # points for an animal, as their number breaks ties


def margin_utility(b: Board, seat: i64) -> float:
    """The sigmoid of the seat's lead over the best other that is scored: 0 to 1, 0.5 when level."""
    best = -99.0
    for other in range(b.n):
        if other not in (b.leo, seat):
            best = max(best, points_of(b, other))
    return 1.0 / (1.0 + math.exp((best - points_of(b, seat)) / MARGIN))


def win_share(b: Board, seat: i64) -> float:
    """The seat's part of the win at the end of a game: 1, or a fraction of it where several are first."""
    own = points_of(b, seat)
    equals = 1
    for other in range(b.n):
        if other not in (b.leo, seat):
            points = points_of(b, other)
            if points > own:
                return 0.0
            if points == own:
                equals += 1
    return 1.0 / float(equals)


def points_of(b: Board, seat: i64) -> float:
    """The score, and a little for each animal."""
    s = b.s
    best: i64 = 0
    second: i64 = 0
    animals: i64 = 0
    points: i64 = s[POINTS + seat]
    for species in range(SPECIES):
        number = s[animal(seat, species)]
        animals += number
        if number > best:
            second = best
            best = number
        elif number > second:
            second = number
        if s[LEADER + species] == seat:
            points += leader_points(species)
    return float(points + 2 * best + second) + ANIMAL * float(animals)
