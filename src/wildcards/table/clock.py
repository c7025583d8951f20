"""The time of one seat: how much is left, and when it runs out. All times are ms of table time."""

from __future__ import annotations

from typing import Final

from wildcards.protocol.table import Clock

SECOND: Final = 1000
BACK_AGAIN: Final = 20 * SECOND  # the least time a person who comes back gets


class SeatClock:
    """Runs while the seat owes steps and its person decides."""

    __slots__ = ("_kind", "_limit", "begun", "left", "since")

    def __init__(self, clock: Clock) -> None:
        self._kind: Final = clock
        self._limit: Final = clock.seconds * SECOND
        self.left: int = self._limit
        self.since: int | None = None  # when it began to run; None: it is stopped
        self.begun = (self.left, 0)  # what was left when the last decision began, and when that was

    def copy(self) -> SeatClock:
        """An independent copy."""
        other = SeatClock(self._kind)
        other.left, other.since, other.begun = self.left, self.since, self.begun
        return other

    def begin(self, at: int) -> None:
        """A decision begins."""
        if self._kind.kind == "decision":
            self.left = self._limit
        self.since = at
        self.begun = (self.left, at)

    def end(self, at: int) -> None:
        """The decision is made."""
        self.stop(at)
        if self._kind.kind == "bank":
            self.left += self._kind.increment * SECOND

    def reopen(self) -> None:
        """The decision was not made after all: the clock ran all the time."""
        self.left, self.since = self.begun

    def stop(self, at: int) -> None:
        """Stop without a decision: somebody else decides."""
        if self.since is not None:
            self.left = max(0, self.left - (at - self.since))
            self.since = None

    def refresh(self) -> None:
        """Leave a little time, however much was used."""
        self.left = max(self.left, BACK_AGAIN)

    def resume(self, at: int, *, runs: bool) -> None:
        """The person is back; the clock runs if a step is owed."""
        self.begun = (self.left, at)
        if runs:
            self.since = at

    @property
    def is_limited(self) -> bool:
        """Whether time can run out at all."""
        return self._kind.kind != "none"

    def deadline(self) -> int | None:
        """When time is up; None: never, as things stand."""
        if not self.is_limited or self.since is None:
            return None
        return self.since + self.left
