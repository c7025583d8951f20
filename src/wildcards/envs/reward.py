"""What a finished game pays each seat: the choices that all environments share."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from wildcards.bots.utility import points_of, win_share
from wildcards.engine.board import Board
from wildcards.engine.card import NONE

# The name of each choice, and what it pays. Everything is paid at the end; Leo's seat is paid 0.
REWARDS: Final[dict[str, str]] = {
    "win": "1 for winning alone, a fraction where several are first, 0 for the others",
    "points": "the score, as the rules count it",
    "rank": "the share of the rivals beaten, from 0 to 1; those level with the seat count half",
}


def check_reward(reward: object, zero_sum: object) -> None:
    """Raise ValueError unless there is such a reward."""
    if reward not in REWARDS:
        raise ValueError(f"reward: expected {', '.join(REWARDS)}, got {reward!r}")
    if not isinstance(zero_sum, bool):
        raise ValueError(f"zero_sum: expected True or False, got {zero_sum!r}")  # noqa: TRY004  # as for all options


def returns(b: Board, reward: str, zero_sum: bool) -> list[float]:
    """What each seat gets; with `zero_sum` less the mean of the seats that are not Leo's."""
    paid = [0.0] * b.n
    total = 0.0
    for seat in range(b.n):
        if seat != b.leo:
            paid[seat] = _paid(b, seat, reward)
            total += paid[seat]
    if zero_sum:
        people: i64 = b.n if b.leo == NONE else b.n - 1
        for seat in range(b.n):
            if seat != b.leo:
                paid[seat] -= total / float(people)
    return paid


def _paid(b: Board, seat: i64, reward: str) -> float:
    if reward == "win":
        return win_share(b, seat)
    return float(math.floor(points_of(b, seat))) if reward == "points" else _beaten(b, seat)


def _beaten(b: Board, seat: i64) -> float:
    """The share of the rivals that the seat has beaten, or half of each level with it."""
    own = points_of(b, seat)
    beaten = 0.0
    rivals = 0.0
    for other in range(b.n):
        if other not in (b.leo, seat):
            points = points_of(b, other)
            rivals += 1.0
            if points < own:
                beaten += 1.0
            elif points == own:
                beaten += 0.5
    return beaten / rivals
