"""The page of a deal: the places of those who took it, and what bots reached."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from wildcards.analysis.deal import RUNS, Deal, Runs
from wildcards.bots.levels import LEVELS
from wildcards.notation.record import HUMAN, LEO
from wildcards.protocol.deal import DealSeat, LevelResult, Take


class Taken(NamedTuple):
    """Who finished a deal in a seat, with what; as it is stored."""

    table: str
    seat: int
    uid: str
    name: str
    score: int
    rank: int
    of: int
    seen: bool
    late: bool
    loss: int | None
    finished: int  # ms since 1970


def placed(taken: Iterable[Taken]) -> list[tuple[Taken, int | None]]:
    """All with their places, seat by seat the best first; who is out of competition has none.

    A place is how many of the same seat are better, and 1. Those whose loss is not known come after others
    of the same score and rank.
    """
    found = sorted(taken, key=lambda one: (one.seat, *_order(one), one.finished, one.table))
    rivals = [one for one in found if competes(one)]
    return [(one, _place(one, rivals) if competes(one) else None) for one in found]


def competes(one: Taken) -> bool:
    """Whether it is in competition."""
    return not one.seen and not one.late


def _order(one: Taken) -> tuple[int, int, float]:
    return -one.score, one.rank, math.inf if one.loss is None else one.loss


def _place(one: Taken, rivals: Sequence[Taken]) -> int:
    return 1 + len([other for other in rivals if other.seat == one.seat and _order(other) < _order(one)])


def takes(taken: Iterable[Taken], uid: str, *, shows_tables: bool) -> list[Take]:
    """The results as this person may see them; their own tables are always shown."""
    return [
        Take(
            name=one.name,
            you=one.uid == uid,
            seat=one.seat,
            score=one.score,
            rank=one.rank,
            of=one.of,
            place=place,
            seen=one.seen,
            late=one.late,
            loss=one.loss,
            table=one.table if shows_tables or one.uid == uid else None,
            finished=one.finished,
        )
        for one, place in placed(taken)
    ]


def cast(deal: Deal) -> list[DealSeat]:
    """Who sits where."""
    return [
        DealSeat(
            "leo" if one.player == LEO else "person" if one.player == HUMAN else "bot",
            one.name,
            None if one.player in (HUMAN, LEO) else deal.rival(seat),
        )
        for seat, one in enumerate(deal.players)
    ]


def level_results(runs: Collection[Runs], seats: int) -> list[LevelResult]:
    """What bots reached, seat by seat, the easiest level first."""
    levels = list(LEVELS)
    ordered = sorted(runs, key=lambda one: (one.seat, levels.index(one.level)))
    return [_level_result(one, seats) for one in ordered]


def _level_result(runs: Runs, seats: int) -> LevelResult:
    low, high = runs.interval or (None, None)
    return LevelResult(
        level=runs.level,
        seat=runs.seat,
        runs=len(runs.scores),
        of=RUNS,
        mean=runs.mean,
        low=low,
        high=high,
        scores=sorted(runs.scores),
        ranks=runs.counted(seats),
    )
