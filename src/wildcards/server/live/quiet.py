"""Quiet hours: whether somebody is not to be called now, by the clock on their wall."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from wildcards.protocol.calls import Quiet

_MINUTE: Final = 60
_MS: Final = 1000


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # not found, not a name, a directory
        return False
    return True


def quiet_until(quiet: Quiet | None, now: int) -> int | None:
    """When the quiet hours end in which this moment is; None: it is in none. Both in ms since 1970."""
    if quiet is None or quiet.begin == quiet.until:
        return None
    zone = ZoneInfo(quiet.zone)
    local = datetime.fromtimestamp(now / _MS, zone)
    minute = local.hour * _MINUTE + local.minute
    is_after, is_before = minute >= quiet.begin, minute < quiet.until
    if not (is_after and is_before if quiet.begin < quiet.until else is_after or is_before):
        return None
    day = local.date() + timedelta(days=0 if is_before else 1)
    hour, minute = divmod(quiet.until, _MINUTE)
    end = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
    return max(now + _MS, round(end.timestamp() * _MS))
