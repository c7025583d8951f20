"""Quiet hours end at a time of the day, whatever the clocks do in between."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildcards.protocol.calls import MINUTES, Quiet
from wildcards.server.live.quiet import is_zone, quiet_until

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Quiet("Europe/Berlin", 22 * 60, 7 * 60 + 30)
NOON = Quiet("Europe/Berlin", 12 * 60, 13 * 60)


def ms(*when: int) -> int:
    return round(datetime(*when, tzinfo=BERLIN).timestamp() * 1000)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        (NIGHT, (2026, 11, 29, 21, 59), None),
        (NIGHT, (2026, 11, 29, 22, 0), (2026, 11, 30, 7, 30)),
        (NIGHT, (2026, 11, 30, 7, 29), (2026, 11, 30, 7, 30)),
        (NIGHT, (2026, 11, 30, 7, 30), None),
        (NIGHT, (2026, 3, 28, 23, 0), (2026, 3, 29, 7, 30)),  # an hour is left out
        (NIGHT, (2026, 10, 24, 23, 0), (2026, 10, 25, 7, 30)),  # an hour comes twice
        (NIGHT, (2026, 12, 31, 23, 0), (2027, 1, 1, 7, 30)),
        (NOON, (2026, 11, 29, 12, 30), (2026, 11, 29, 13, 0)),
        (NOON, (2026, 11, 29, 13, 0), None),
        (Quiet("Europe/Berlin", 60, 60), (2026, 11, 29, 1, 0), None),
        (None, (2026, 11, 29, 1, 0), None),
    ],
)
def test_they_end_when_their_time_comes(
    quiet: Quiet | None, now: tuple[int, ...], until: tuple[int, ...] | None
) -> None:
    assert quiet_until(quiet, ms(*now)) == (None if until is None else ms(*until))


@given(
    st.integers(0, MINUTES - 1),
    st.integers(0, MINUTES - 1),
    st.integers(0, 2**41),
    st.sampled_from(["UTC", "Europe/Berlin", "Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns"]),
)
def test_they_end_within_a_day_and_then_they_are_over(begin: int, until: int, now: int, zone: str) -> None:
    quiet = Quiet(zone, begin, until)
    end = quiet_until(quiet, now)
    if end is not None:
        assert now < end <= now + 26 * 3_600_000


@pytest.mark.parametrize(
    "name", ["Mars/Base", "Europe", "/", "//etc/passwd", "a//b", "-", "leapseconds", "_"]
)
def test_these_are_no_time_zones(name: str) -> None:
    assert not is_zone(name)
