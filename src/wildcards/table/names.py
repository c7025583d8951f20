"""Names that strangers give themselves and their tables, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from wildcards.protocol.table import MOST_NAME, MOST_TITLE

# Letters, marks, numbers, punctuation, symbols and the plain space; of the rest (controls, direction marks,
# characters without width, private ones) nothing can be seen, or it changes how others are shown.
_SHOWN: Final = ("L", "M", "N", "P", "S")
LEO_NAME: Final = "Leo"
SOMEBODY: Final = "*"  # instead of the name of a person who is forgotten: each client has its own word for it
_OTHER_LEO_NAME: Final = "Automaton"
_MOST_MARKS: Final = 2  # on one letter
# What Unicode counts as letters, marks and symbols, though none of it can be seen.
_BLANK: Final = frozenset(
    [*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"]
    + [chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))]
)


def clean(text: str, most: int = MOST_NAME) -> str:
    """The text in one line, without what cannot be seen, at most this many characters; it may be empty."""
    text = unicodedata.normalize("NFC", text[: 8 * most + 8])
    shown: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if letter in _BLANK:
            continue
        if kind.startswith("M"):
            marks += 1
            if marks > _MOST_MARKS or not shown or shown[-1] == " ":
                continue
        else:
            marks = 0
        if kind[0] in _SHOWN:
            shown.append(letter)
        elif kind.startswith("Z") or letter in "\t\n\r":
            shown.append(" ")
    found = " ".join("".join(shown).split())[:most].strip()
    return "" if found == SOMEBODY else found


def leo_name(others: Iterable[str]) -> str:
    """What Leo is called at a table with these others: another name if one of them is called Leo."""
    is_taken = LEO_NAME.casefold() in [name.casefold() for name in others]
    return _OTHER_LEO_NAME if is_taken else LEO_NAME


def clean_title(text: str) -> str:
    """A table's title, made fit to be shown."""
    return clean(text, MOST_TITLE)
