"""A bot takes the seat of somebody who is gone, for good: the host's way to go on without them."""

from __future__ import annotations

from typing import Final

from wildcards.protocol.table import Settings
from wildcards.table.commands import check_host, check_in_play, check_level, place_of
from wildcards.table.entry import Entry, Replaced
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

_MINUTE: Final = 60_000  # ms
GONE_AFTER: Final = 10 * _MINUTE
GONE_AFTER_LONG: Final = 24 * 60 * _MINUTE  # where people may think for hours
_LONG: Final = 3600  # seconds on the clock


def replace(table: Table, seat: int, level: str, uid: str, away_since: int | None, at: int) -> list[Entry]:
    """The host gives a seat to a bot whose player left, or is away for long (`away_since`; None: is here)."""
    check_in_play(table)
    check_host(table, uid)
    check_level(level)
    place = place_of(table, seat)
    if any(gone.seat == seat for gone in table.replaced):
        return []
    if place.kind != "person" or place.uid == uid:
        raise RefusedError("seat_taken", seat=seat)
    left = 0 if place.why == "left" else patience(table.settings)
    if away_since is None or at < away_since + left:
        raise RefusedError("not_gone", seat=seat, seconds=patience(table.settings) // 1000)
    return [Replaced(at, seat, level)]


def patience(settings: Settings) -> int:
    """After how many ms of absence somebody counts as gone."""
    return GONE_AFTER_LONG if settings.clock.seconds >= _LONG else GONE_AFTER
