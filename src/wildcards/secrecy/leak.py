"""A leak: a channel that says something else where the seat may not know of any difference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from wildcards.notation.record import Record

_AROUND: Final = 30  # characters shown on each side of a difference


@dataclass(frozen=True)
class Leak:
    """What was compared, and what came of it; `record` ends where the position is."""

    channel: str
    rewrite: str
    seat: int | None
    game: int
    record: Record
    other: str  # as in Alternative
    before: bytes
    after: bytes

    @property
    def at(self) -> int:
        """How many actions lead to the position."""
        return len(self.record.actions)

    @property
    def audience(self) -> str:
        """To whom it is told, seats counted from 0 as in records."""
        return "a spectator" if self.seat is None else f"seat {self.seat}"

    def difference(self) -> tuple[int, str, str]:
        """The first byte that differs, and the text around it in both."""
        pairs = zip(self.before, self.after, strict=False)
        first = next(
            (number for number, (one, other) in enumerate(pairs) if one != other),
            min(len(self.before), len(self.after)),
        )
        around = slice(max(0, first - _AROUND), first + _AROUND)
        before, after = [text[around].decode(errors="replace") for text in (self.before, self.after)]
        return first, before, after

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it: all but the record."""
        first, before, after = self.difference()
        return {
            "channel": self.channel,
            "rewrite": self.rewrite,
            "seat": self.seat,
            "game": self.game,
            "at": self.at,
            "byte": first,
            "before": before,
            "after": after,
            "other": self.other,
        }
