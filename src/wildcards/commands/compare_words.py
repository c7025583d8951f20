"""What is said about ways to go on from a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from wildcards.arena.estimate import Estimate
from wildcards.commands.phrases import count, seat_name

COLUMNS: Final = ("", "wins %", "more than the first", "points")
BAR: Final = 40  # characters of the longest bar
NOTES: Final = "±: 95 % intervals. A tie for the first place is a part of a win for each."


def title(seat: int, at: int, round_number: int, games: int, kind: str) -> str:
    """What was played."""
    return (
        f"{seat_name(seat)} at action {at}, round {round_number}: {count(games, 'game')} for each way,"
        f" played on by {kind} in all seats"
    )


def place(rank: int) -> str:
    """The heading of a place."""
    return f"{rank}{'st' if rank == 1 else 'nd' if rank == 2 else 'rd' if rank == 3 else 'th'} %"


def part(number: int, games: int) -> str:
    """A share in per cent."""
    return f"{100 * number / games:.0f}"


def histogram(way: str, points: Mapping[int, int]) -> Iterator[str]:
    """How often each score came out."""
    yield f"Points after {way}:"
    most = max(points.values())
    for score in range(min(points), max(points) + 1):
        number = points.get(score, 0)
        yield f"{score:>4}  {'#' * round(BAR * number / most)}{' ' if number else ''}{number or ''}".rstrip()


def numbers(estimate: Estimate | None) -> dict[str, Any] | None:
    """An estimate in JSON."""
    return None if estimate is None else {"mean": estimate.mean, "half_interval": estimate.half}
