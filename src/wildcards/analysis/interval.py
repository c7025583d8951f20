"""Intervals of chances, in whole hundredths of a per cent, so that what is added up adds up exactly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

UNIT: Final = 10_000  # how many make a certain win: chances are told in hundredths of a per cent
_Z95: Final = 1.959963984540054
FEWEST: Final = 20  # samples; with fewer the spread is hardly known, and the interval holds everything


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval, in hundredths of a per cent; the ends are rounded outwards."""

    mean: int
    low: int
    high: int

    @property
    def is_above_zero(self) -> bool:
        """Whether all of it is above 0."""
        return self.low > 0


NOTHING: Final = Interval(0, 0, 0)  # exactly 0


def units(share: float) -> int:
    """A chance from 0 to 1 in hundredths of a per cent."""
    return round(share * UNIT)


def chance_within(units: int) -> int:
    """A chance as it is told: an estimate kept from 0 to 100 %."""
    return min(max(units, 0), UNIT)


def interval(samples: Sequence[float], scale: float = UNIT) -> Interval:
    """The mean of these independent samples (there is at least one), and how sure it is."""
    number = len(samples)
    mean = sum(samples) / number
    if number < FEWEST:
        return Interval(round(scale * mean), -UNIT, UNIT)
    spread = sum([(one - mean) ** 2 for one in samples]) / (number - 1)
    half = _Z95 * math.sqrt(spread / number)
    return Interval(round(scale * mean), math.floor(scale * (mean - half)), math.ceil(scale * (mean + half)))


def differences(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """World by world, how much better the first is."""
    return [one - other for one, other in zip(first, second, strict=True)]


def summed(parts: Sequence[Interval]) -> Interval:
    """The sum of independent intervals: means add up exactly, halves as roots of squares."""
    mean = sum([one.mean for one in parts])
    half = math.ceil(math.sqrt(sum([((one.high - one.low) / 2) ** 2 for one in parts])))
    return Interval(mean, mean - half, mean + half)
