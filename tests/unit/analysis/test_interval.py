"""Intervals in whole hundredths of a per cent."""

from __future__ import annotations

import random

import pytest

from wildcards.analysis.interval import FEWEST, UNIT, Interval, chance_within, differences, interval, summed


def test_an_interval_holds_the_mean_it_was_drawn_from_as_often_as_it_says() -> None:
    dice = random.Random(1)
    hits = 0
    for _ in range(400):
        found = interval([dice.gauss(0.1, 0.3) for _ in range(60)])
        hits += found.low <= 0.1 * UNIT <= found.high
    assert 365 <= hits <= 392  # 95 %, within three standard errors


def test_the_ends_are_rounded_outwards() -> None:
    found = interval([0.00001, 0.00003] * 30)
    assert (found.mean, found.low, found.high) == (0, 0, 1)
    assert not found.is_above_zero


def test_equal_samples_leave_no_doubt() -> None:
    assert interval([0.25] * 50) == Interval(2500, 2500, 2500)


def test_a_handful_of_samples_proves_nothing() -> None:
    assert not interval([0.5] * (FEWEST - 1)).is_above_zero


def test_sums_add_up_exactly() -> None:
    parts = [Interval(101, 98, 104), Interval(-7, -11, -3), Interval(0, 0, 0)]
    assert summed(parts) == Interval(94, 89, 99)
    assert summed([]) == Interval(0, 0, 0)


def test_differences_go_world_by_world() -> None:
    assert differences([1.0, 0.0], [0.5, 0.5]) == [0.5, -0.5]
    with pytest.raises(ValueError, match="shorter"):
        differences([1.0], [])


def test_a_chance_is_told_within_0_and_100_percent() -> None:
    assert [chance_within(units) for units in (-60, 0, 4200, UNIT, UNIT + 1)] == [0, 0, 4200, UNIT, UNIT]
