"""Lines typed while something else is awaited."""

from __future__ import annotations

import os
import select
import sys
from typing import Final

from wildcards.terminal.screen import Screen

_LINE_END: Final = b"\n"


class Keyboard:
    """Reads the standard input byte by byte, so that whatever follows a line is there for the next reader.

    Where a system cannot wait for input together with something else, reading waits for a line.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen: Final = screen
        self._typed = b""
        self._file = _waitable_input()

    def line_within(self, seconds: float) -> str | None:
        """The line that was typed, or None if there is none yet. Raises EOFError when the input ends."""
        if self._file is None:
            line = self._screen.read("> ")
            if line is None:
                raise EOFError
            return line
        while select.select([self._file], [], [], seconds)[0]:
            letter = os.read(self._file, 1)
            if letter in (b"", _LINE_END):
                return self._taken(is_end=letter == b"")
            self._typed += letter
        return None

    def _taken(self, is_end: bool) -> str:
        if is_end and not self._typed:
            raise EOFError
        line = self._typed.decode(errors="replace").rstrip("\r")
        self._typed = b""
        if not sys.stdin.isatty():
            self._screen.line(f"> {line}")  # as if it had been typed here
        return line


def _waitable_input() -> int | None:
    if os.name != "posix":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):  # no file behind it
        return None
