"""Table time: ms that pass while a server runs and its database answers, and never go back.

It is not wall-clock time, which is set back and ahead. The database has the table time of the last beat,
on which all processes agree; since then it goes by the monotonic clock, for a few seconds at most. So it
stands still while the database is away, this process is stopped, the machine sleeps, or no server runs.
"""

from __future__ import annotations

import time
from typing import Final

BEAT: Final = 2.0  # seconds between two beats
MOST_AHEAD: Final = 4_000  # ms for which it continues without a beat


def monotonic_ms() -> int:
    """Now, in ms since some fixed moment; nobody can set it."""
    return time.monotonic_ns() // 1_000_000


class TableTime:
    """The table time as this process has it."""

    def __init__(self) -> None:
        self._agreed = 0
        self._since = monotonic_ms()

    def now(self) -> int:
        """The table time."""
        return self._agreed + min(self._elapsed, MOST_AHEAD)

    @property
    def stands(self) -> bool:
        """Whether it stands still, until the next beat."""
        return self._elapsed >= MOST_AHEAD

    @property
    def _elapsed(self) -> int:
        return max(0, monotonic_ms() - self._since)

    def agree(self, told: int) -> None:
        """Take what a beat got from the database; if ahead of it, stay so, as time never goes back."""
        self._agreed, self._since = max(self.now(), told), monotonic_ms()
