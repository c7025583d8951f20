"""Means with 95 % intervals, where games of one deal belong together.

Games of one deal share their cards, so they are not independent samples; deals are. The mean of a figure is
its sum over all games divided by their number, and its spread comes from how much the deals differ (a ratio
estimate with deals as clusters; where all deals have equally many games, it is the mean over deals).
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

# Student's t for a two-sided 95 %, by degrees of freedom from 1; above them, a series in 1 / degrees is exact
# enough (Abramowitz and Stegun 26.7.5).
_T95: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
_Z95: Final = 1.959963984540054
# With fewer deals their spread is hardly known: nothing is beyond doubt then.
DEALS_FOR_DOUBT: Final = 20


def t95(degrees: int) -> float:
    """Half the width of a 95 % interval in standard errors, when the spread has these degrees of freedom."""
    if degrees <= len(_T95):
        return _T95[degrees - 1]
    z = _Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


class Estimate(NamedTuple):
    """A mean, half its 95 % interval (None with one deal, which has no spread), and the number of deals."""

    mean: float
    half: float | None
    deals: int

    def against(self, par: float) -> int:
        """1 if the mean is above par beyond doubt (the whole interval is), -1 if below, else 0."""
        if self.half is None or self.deals < DEALS_FOR_DOUBT:
            return 0
        return int(self.mean - self.half > par) - int(self.mean + self.half < par)


class Sum:
    """Adds up whole numbers, deal by deal; `scale` is the number that represents 1."""

    def __init__(self, scale: int = 1) -> None:
        self._scale = scale
        self._deal = -1
        self._open = (0, 0)  # total and count of the deal in progress
        self._deals = self._total = self._count = 0
        self._squares = self._products = self._counts = 0  # of closed deals: total², total·count, count²

    def add(self, deal: int, value: int, count: int = 1) -> None:
        """Count a value (or the sum of several) that belongs to this deal. Deals come in order."""
        if deal != self._deal:
            self._close()
            self._deal = deal
        total, number = self._open
        self._open = (total + value, number + count)

    def _close(self) -> None:
        total, count = self._open
        self._open = (0, 0)
        if count:
            self._deals += 1
            self._total += total
            self._count += count
            self._squares += total * total
            self._products += total * count
            self._counts += count * count

    @property
    def count(self) -> int:
        """How many values there were."""
        return self._count + self._open[1]

    @property
    def total(self) -> int:
        """Their sum."""
        return self._total + self._open[0]

    def estimate(self) -> Estimate | None:
        """The mean so far; None if there is nothing."""
        self._close()
        if not self._count:
            return None
        deals, total, count = self._deals, self._total, self._count
        mean = total / count / self._scale
        if deals == 1:
            return Estimate(mean, None, 1)
        # The sum over deals of (total - mean · count)², times count², all in whole numbers.
        spread = self._squares * count**2 - 2 * total * count * self._products + total**2 * self._counts
        error = math.sqrt(spread * deals / (deals - 1)) / count**2 / self._scale
        return Estimate(mean, t95(deals - 1) * error, deals)
