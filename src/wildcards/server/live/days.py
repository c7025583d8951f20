"""The deal of the day: the same for everybody; before its day nobody knows it without the server's key."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final

from wildcards.analysis.deal import Deal
from wildcards.engine.rules import Rules
from wildcards.notation.record import HUMAN, Player

BEFORE: Final = 7  # days that can still be played, out of competition
SEAT: Final = 0  # that everybody plays
_DAY: Final = timedelta(days=1)
_CAST: Final = (
    Player("", HUMAN),
    Player("Ida", "greedy"),
    Player("Otto", "skilled"),
    Player("Mira", "expert"),
)


def day_at(wall: int) -> str:
    """The day in UTC at a moment (ms since 1970), as 2026-11-29."""
    return datetime.fromtimestamp(wall / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day ends, in ms since 1970."""
    after = date.fromisoformat(day) + _DAY
    return round(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def latest(today: str) -> list[str]:
    """Today and the days before it that can still be played, newest first."""
    first = date.fromisoformat(today)
    return [(first - number * _DAY).isoformat() for number in range(BEFORE + 1)]


def deal_of_day(key: bytes, day: str) -> Deal:
    """The deal of a day: its seed is HMAC-SHA256 of the day with the server's key."""
    seed = hmac.digest(key, f"wildcards/1 day {day}".encode(), hashlib.sha256)
    return Deal(Rules(seats=len(_CAST)), seed, None, _CAST)
