"""Lines typed while waiting for something else."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, Self

from wildcards.terminal.input_line import InputLine
from wildcards.terminal.screen import Screen

GLANCE: Final = 0.1  # seconds between two looks at the table while somebody may type
_LINE_END: Final = b"\n"
_CHUNK: Final = 1024
_CLEAR_LINE: Final = "\r\x1b[K"


class Keyboard:
    """The standard input, read without blocking.

    At a terminal (`is_live`) it echoes by itself, so that news can appear above what is being typed. From a
    pipe it reads byte by byte: whatever follows a line is there for the next reader. Where a system cannot
    wait for input together with something else, reading waits for a line.
    """

    def __init__(self, screen: Screen, *, can_be_overtaken: bool = True) -> None:
        """If nothing can come in between, lines are read the way the screen reads them."""
        self._screen: Final = screen
        self._file: Final = _waitable_input() if can_be_overtaken else None
        self.is_live: Final = self._file is not None and screen.pauses
        self._mode: list[Any] | None = None  # of the terminal, as it was before
        self._on_resume: Any = None  # what SIGCONT did before
        self._prompt = ""
        self._typed: Final = InputLine()
        self._piped = b""

    def __enter__(self) -> Self:
        if self.is_live:
            import termios

            self._mode = termios.tcgetattr(self._handle)
            self._take_over()
            self._on_resume = signal.signal(signal.SIGCONT, self._resume)
        return self

    def _take_over(self) -> None:
        """Have the terminal send every key at once, and echo none."""
        import termios

        mode = termios.tcgetattr(self._handle)
        mode[3] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(self._handle, termios.TCSADRAIN, mode)

    def _resume(self, *_: object) -> None:
        """The program continues after being stopped, say by Ctrl-Z; the shell had the terminal meanwhile."""
        self._take_over()
        # A signal may come in the middle of a write to the stream, which cannot be written to meanwhile.
        shown = (self._prompt + self._typed.text).encode(sys.stdout.encoding, "replace")
        os.write(sys.stdout.fileno(), shown)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave nothing that was typed here for the shell."""
        if self._mode is not None:
            import termios

            signal.signal(signal.SIGCONT, self._on_resume)
            termios.tcsetattr(self._handle, termios.TCSAFLUSH, self._mode)

    @property
    def _handle(self) -> int:
        assert self._file is not None
        return self._file

    # --- at a terminal

    def ask(self, prompt: str) -> None:
        """Show a prompt."""
        self._prompt = prompt
        _write(prompt)

    def forget(self) -> None:
        """At a terminal, drop what was typed: it is not an answer to what is asked next."""
        if not self.is_live:
            return
        import termios

        termios.tcflush(self._handle, termios.TCIFLUSH)
        self._typed.clear()

    def withdraw(self) -> None:
        """Leave the prompt, if it has no answer yet."""
        if not (self._prompt or self._typed.text):
            return
        _write("\n")
        self._prompt = ""
        self._typed.clear()

    @contextlib.contextmanager
    def above(self) -> Iterator[None]:
        """Show something above the prompt and what is being typed."""
        if not (self._prompt or self._typed.text):
            yield
            return
        _write("\n" if self._screen.plain else _CLEAR_LINE)
        yield
        _write(self._prompt + self._typed.text)

    # --- reading

    def line_within(self, seconds: float) -> str | None:
        """The line that was typed, or None if there is none yet. Raises EOFError when the input ends."""
        if self._file is None:
            line = self._screen.read("> ")
            if line is None:
                raise EOFError
            return line
        return self._live_line(seconds) if self.is_live else self._piped_line(seconds)

    def _live_line(self, seconds: float) -> str | None:
        line = self._typed.next_line()
        if line is None and select.select([self._handle], [], [], seconds)[0]:
            data = os.read(self._handle, _CHUNK)
            if not data:
                raise EOFError
            self._typed.feed(data)
            line = self._typed.next_line()
        _write(self._typed.taken_echo())
        if line is not None:
            self._prompt = ""
        return line

    def _piped_line(self, seconds: float) -> str | None:
        while select.select([self._handle], [], [], seconds)[0]:
            letter = os.read(self._handle, 1)
            if letter in (b"", _LINE_END):
                return self._taken(is_end=letter == b"")
            self._piped += letter
        return None

    def _taken(self, is_end: bool) -> str:
        if is_end and not self._piped:
            raise EOFError
        line = self._piped.decode(errors="replace").rstrip("\r")
        self._piped = b""
        if not sys.stdin.isatty():
            self._screen.line(f"> {line}")  # as if it had been typed here
        return line


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _waitable_input() -> int | None:
    if os.name != "posix":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):  # there is no file behind it
        return None
