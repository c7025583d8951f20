"""Who is who at the table, in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wildcards.errors import RulesError
from wildcards.protocol.table import MOST_NAME
from wildcards.table.names import SOMEBODY, clean
from wildcards.words.text import and_, capital, printable, t

YOU: Final = "You"  # the name, also in records, of a person who gave none


def called(name: str) -> str:
    """A name that somebody gave, made printable; the word for a person who is forgotten."""
    return t("somebody") if name == SOMEBODY else printable(name)


def as_typed(option: str, text: str, most: int = MOST_NAME) -> str:
    """A name or title given for an option, if others will see all of it. Raises RulesError."""
    shown = clean(text, most)
    if not shown or shown != unicodedata.normalize("NFC", re.sub(" +", " ", text.strip())):
        raise RulesError(f"{option}: expected 1 to {most} printable characters, got {text!r}")
    return shown


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
