"""Limits on what one identity or address may do: buckets that refill with time."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

_MOST_KEYS: Final = 50_000


def seconds(wait: float) -> float:
    """A wait as it is reported: never too short, and never 0."""
    return math.ceil(wait * 10) / 10


class Buckets:
    """A bucket for each key: `burst` at once, `rate` a second in the long run. Full ones are forgotten."""

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic, most: int = _MOST_KEYS
    ) -> None:
        self._burst: Final = burst
        self._rate: Final = rate
        self._clock: Final = clock
        self._most: Final = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, weight: float = 1) -> float:
        """Take this much, or a whole bucket if that is less; returns 0, or the seconds until it can be."""
        weight = min(weight, self._burst)
        now = self._clock()
        left, at = self._buckets.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        wait = 0.0 if left >= weight else (weight - left) / self._rate
        self._buckets[key] = (left if wait else left - weight, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return wait

    def __len__(self) -> int:
        return len(self._buckets)


class Latest:
    """What each key made last, as ids."""

    def __init__(self, most: int = _MOST_KEYS) -> None:
        self._most: Final = most
        self._made: OrderedDict[str, set[str]] = OrderedDict()

    def of(self, key: str) -> set[str]:
        """What a key made."""
        return self._made.get(key, set())

    def add(self, key: str, made: str) -> None:
        """A key made something."""
        self._made.setdefault(key, set()).add(made)
        self._made.move_to_end(key)
        if len(self._made) > self._most:
            self._made.popitem(last=False)

    def keep(self, key: str, made: set[str]) -> None:
        """Forget everything a key made except these."""
        self._made[key] = made


class Counts:
    """How many of something each key has now."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._counts: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """One more; False if that is too many."""
        if self._counts[key] >= self._most:
            return False
        self._counts[key] += 1
        return True

    def leave(self, key: str) -> None:
        """One fewer."""
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]
