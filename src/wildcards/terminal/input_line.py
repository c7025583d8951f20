"""A line while it is typed, at a terminal that leaves echo and editing to the program."""

from __future__ import annotations

import codecs
import re
from typing import Final

from rich.cells import cell_len

_SEQUENCE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?")  # what arrow keys and the like send
_ENTER: Final = "\r\n"
_ERASE: Final = "\b\x7f"
_ERASE_ALL: Final = "\x15"  # Ctrl-U
_END: Final = "\x04"  # Ctrl-D


class InputLine:
    """What was typed since the last Enter. `echo` collects what the terminal has to be sent for it."""

    def __init__(self) -> None:
        self._decoder: Final = codecs.getincrementaldecoder("utf-8")("replace")
        self._waiting = ""  # typed, but behind an Enter
        self.text = ""
        self.echo = ""

    def feed(self, data: bytes) -> None:
        """Take what the terminal sent."""
        self._waiting += _SEQUENCE.sub("", self._decoder.decode(data))

    def next_line(self) -> str | None:
        """The line, once it is complete. Raises EOFError for Ctrl-D on an empty one."""
        while self._waiting:
            sign, self._waiting = self._waiting[0], self._waiting[1:]
            if sign in _ENTER:
                line, self.text = self.text, ""
                self.echo += "\n"
                return line
            if sign == _END and not self.text:
                raise EOFError
            self._edit(sign)
        return None

    def _edit(self, sign: str) -> None:
        if sign in _ERASE or sign == _ERASE_ALL:
            left = self.text[:-1] if sign in _ERASE else ""
            self.echo += "\b \b" * cell_len(self.text[len(left) :])
            self.text = left
        elif sign.isprintable():
            self.text += sign
            self.echo += sign

    def taken_echo(self) -> str:
        """What to send to the terminal now."""
        echo, self.echo = self.echo, ""
        return echo

    def clear(self) -> None:
        """Forget all of it."""
        self._decoder.reset()
        self._waiting = self.text = self.echo = ""
