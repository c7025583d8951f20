"""Who is who at the table, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

LEO_NAME: Final = "Leo"
OTHER_LEO_NAME: Final = "Automaton"  # where a person has that name
YOU: Final = "You"
NAME_LENGTH: Final = 16


@dataclass(frozen=True)
class Cast:
    """The name of each seat, and the seat that is addressed as "you" (None: nobody is)."""

    names: tuple[str, ...]
    you: int | None = None

    def name(self, seat: int) -> str:
        """How a sentence calls the seat: `Ida`, or `you`."""
        return "you" if seat == self.you else self.names[seat]

    def begins(self, seat: int) -> str:
        """The same at the beginning of a sentence: `Ida`, or `You`."""
        return YOU if seat == self.you else self.names[seat]

    def does(self, seat: int, you: str, other: str) -> str:
        """Subject and verb: `does(seat, "take", "takes")` is `You take` or `Ida takes`."""
        return f"{YOU} {you}" if seat == self.you else f"{self.names[seat]} {other}"

    def label(self, seat: int) -> str:
        """The seat's name in a table."""
        if seat != self.you or self.names[seat] == YOU:
            return self.names[seat]
        return f"{self.names[seat]} (you)"

    def listed(self, seats: Iterable[int]) -> str:
        """The seats as `you, Ida and Otto`."""
        return and_list([self.name(seat) for seat in seats])


def and_list(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def or_list(words: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def printable(text: str) -> str:
    """The text without control characters and line breaks, which could play tricks on a terminal."""
    return "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text])
