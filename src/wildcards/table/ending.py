"""A vote to end a running game: who asked, and who agreed. It is open to all, so nothing secret is in it."""

from __future__ import annotations

from typing import Final, NamedTuple

ALONE_AFTER: Final = 24 * 3600 * 1000  # ms of table time in which nobody else was there: the host may end it


class Ending(NamedTuple):
    """A vote that stands."""

    uid: str  # who asked
    asked: tuple[int, ...]  # their seats
    agreed: frozenset[int]  # the seats whose people agree, with those of whoever asked
    there_at: int  # when one of the others was there last, as far as is known; at least when it began

    def agreed_by(self, seats: list[int]) -> Ending:
        """The vote once these seats agree as well."""
        return self._replace(agreed=self.agreed.union(seats))

    def moved(self, seat: int, uid: str) -> Ending:
        """The vote once a seat has moved to another device."""
        return self._replace(uid=uid) if seat in self.asked else self

    @property
    def alone_from(self) -> int:
        """From when the host may end the game without the others, if none of them comes before."""
        return self.there_at + ALONE_AFTER
