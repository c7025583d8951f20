"""The same deal again, in words: what it came to before and now, what bots reach, places of a day."""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.analysis.deal import Runs
from wildcards.notation.record import Record
from wildcards.protocol.deal import DealView, Take
from wildcards.terminal.cast import called
from wildcards.words.text import t


def compared(before: Record, now: Record, seat: int) -> str:
    """What was reached from a seat in the game whose cards these were, and now."""
    score, rank = _result(before, seat)
    own, place = _result(now, seat)
    name = called(before.seats[seat].name)
    return t("deal-compared", name=name, score=score, rank=rank, own=own, place=place)


def _result(record: Record, seat: int) -> tuple[int, int]:
    """Score and rank of somebody who is not Leo, in a finished game."""
    assert record.result is not None
    score, rank = record.result.scores[seat], record.result.ranks[seat]
    assert score is not None
    assert rank is not None
    return score, rank


def about(name: str, runs: int) -> str:
    """Whose seat it is, and how often each level played it."""
    return t("deal-about", name=name, runs=runs)


def reached(record: Record, seat: int) -> str:
    """What was reached in the game itself."""
    score, rank = _result(record, seat)
    return t("deal-reached", score=score, rank=rank)


def rows(found: Sequence[Runs]) -> list[list[str]]:
    """What bots reached: level, mean score, its 95 % interval, wins."""
    head = [t(f"deal-{column}") for column in ("level", "mean", "interval", "wins")]
    return [head, *[_row(one) for one in found]]


def _row(one: Runs) -> list[str]:
    ends = one.interval
    return [
        one.level,
        f"{one.mean:.1f}",
        "–" if ends is None else f"{ends[0]:.1f}–{ends[1]:.1f}",
        f"{one.ranks.count(1)}/{len(one.ranks)}",
    ]


def places(page: DealView) -> list[str]:
    """Who has played the deal of a day: nothing while it is secret."""
    return [t("daily-players", players=page.players), *[_place(one) for one in page.takes]]


def _place(one: Take) -> str:
    name = called(one.name)
    if one.place is None:
        return t("daily-out", name=name, score=one.score, rank=one.rank)
    return t("daily-place", name=name, score=one.score, rank=one.rank, place=one.place)
