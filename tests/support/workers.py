"""Workers that aren't processes: they do what is asked when the test says so, by a clock that it moves."""

from __future__ import annotations

import asyncio
from typing import Any

from wildcards.server.live.workers import Call, WorkError


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Bench:
    """Workers for which each kind of work takes its time."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.seconds: dict[str, float] = {}  # by the first thing a call is given; others take none
        self.begun: list[Call] = []
        self.allowed: list[float] = []  # the seconds that each might have taken
        self.progress = (0, 0)
        self.fails: list[str] = []  # why the next calls fail

    def worker(self) -> Hand:
        """One more worker."""
        return Hand(self)


class Hand:
    """One of them."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    async def do(self, call: Call, seconds: float) -> Any:
        """Take the time, then do it."""
        bench = self.bench
        function, *given = call
        bench.begun.append(call)
        bench.allowed.append(seconds)
        await asyncio.sleep(0)
        if bench.fails:
            raise WorkError(bench.fails.pop(0))
        needed = bench.seconds.get(str(given[0]), 0.0) if given else 0.0
        bench.clock.now += min(needed, seconds)
        if needed > seconds:
            raise WorkError("timeout")
        return function(*given)

    def progress(self) -> tuple[int, int]:
        """What the test says."""
        return self.bench.progress

    def close(self) -> None:
        """There is nothing to end."""
