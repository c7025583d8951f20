"""Where others still look for the cast, and English lists for operators and errors."""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.terminal.cast import LEO_NAME, NAME_LENGTH, OTHER_LEO_NAME, YOU, Cast
from wildcards.words.text import printable

__all__ = ("LEO_NAME", "NAME_LENGTH", "OTHER_LEO_NAME", "YOU", "Cast", "and_list", "or_list", "printable")


def and_list(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def or_list(words: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
