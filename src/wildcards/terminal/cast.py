"""Who is who at the table, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wildcards.table.names import SOMEBODY
from wildcards.words.text import and_, capital, printable, t

YOU: Final = "You"  # the name, also in records, of a person who gave none
NAME_LENGTH: Final = 16


def called(name: str) -> str:
    """A name that somebody gave, made printable; the word for a person who is forgotten."""
    return t("somebody") if name == SOMEBODY else printable(name)


@dataclass(frozen=True)
class Cast:
    """The name of each seat, and the seat that is addressed as "you" (None: nobody is)."""

    names: tuple[str, ...]
    you: int | None = None

    def name(self, seat: int) -> str:
        """How a list calls the seat: `Ida`, or `you`."""
        return t("you") if seat == self.you else self.names[seat]

    def who(self, seat: int) -> str:
        """Which form of a sentence is meant: `you` or `other`."""
        return "you" if seat == self.you else "other"

    def proper(self, seat: int) -> str:
        """The seat by its own name, where it has one."""
        nameless = seat == self.you and self.names[seat] == YOU
        return capital(t("you")) if nameless else self.names[seat]

    def label(self, seat: int) -> str:
        """The seat's name in a table."""
        if seat != self.you or self.names[seat] == YOU:
            return self.proper(seat)
        return t("table-you", name=self.names[seat])

    def listed(self, seats: Iterable[int]) -> str:
        """The seats as `you, Ida and Otto`."""
        return and_([self.name(seat) for seat in seats])
