"""Where the game is shown and typed: a colour terminal, or plain lines for pipes and screen readers."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from wildcards.terminal import theme
from wildcards.terminal.console import console

MOST_COLUMNS: Final = 110  # wider lines are harder to read
# For terminals that cannot show these signs.
_ASCII: Final = str.maketrans({"·": "|", "–": "-", "─": "-", "×": "x", "★": "*", "▸": ">", "…": "..."})


def wants_plain() -> bool:
    """Whether the output isn't a terminal that can show a table."""
    return not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"


class Screen:
    """Shows lines and reads answers. `plain` leaves out colours, columns and signs."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self._console = console()
        self._speaks_unicode = (sys.stdout.encoding or "ascii").lower().startswith("utf")
        self._can_edit = sys.stdin.isatty() and sys.stdout.isatty()
        if self._can_edit:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # input() then has a line editor

    @property
    def asks(self) -> bool:
        """Whether a person can be asked something out of turn: answers from a pipe are meant for the game."""
        return sys.stdin.isatty()

    @property
    def width(self) -> int:
        """The width lines are made for."""
        return min(self._console.width, MOST_COLUMNS)

    @property
    def pauses(self) -> bool:
        """Whether a person reads here line by line, so that what scrolls away is lost."""
        return self._can_edit

    def overflows(self, lines: Iterable[Text | str]) -> bool:
        """Whether these lines do not fit on the screen at once."""
        rows = 0
        for line in lines:
            length = line.cell_len if isinstance(line, Text) else len(line)
            rows += max(1, -(-length // max(1, self.width - 2)))
        return rows > self._console.height

    # --- showing

    def line(self, text: Text | str = "") -> None:
        """Show one line, wrapped between words on a terminal."""
        if self.plain:
            plain = text.plain if isinstance(text, Text) else text
            sys.stdout.write(self._fit(plain.rstrip()) + "\n")
            return
        self._wrapped(text if isinstance(text, Text) else theme.coloured(text))

    def lines(self, texts: Iterable[Text | str]) -> None:
        """Show several lines."""
        for text in texts:
            self.line(text)

    def heading(self, text: str) -> None:
        """A line above a list."""
        self.line(text if self.plain else Text(f" {text}", theme.HEADING))

    def items(self, texts: Iterable[str]) -> None:
        """Lines of a list."""
        for text in texts:
            self.line(text if self.plain else theme.coloured(f"  {text}"))

    def exact(self, texts: Iterable[str]) -> None:
        """Lines with something to copy: never broken, whatever their length."""
        for text in texts:
            if self.plain:
                self.line(text)
            else:
                self._console.print(Text(f"  {self._fit(text)}"), no_wrap=True, overflow="ignore", crop=False)

    def warn(self, text: str) -> None:
        """A line that must not be missed."""
        self.line(text if self.plain else Text(f" {text}", theme.WARNING))

    def quiet(self, text: str) -> None:
        """A line of minor importance."""
        self.line(text if self.plain else Text(f"  {text}", theme.QUIET))
        self.flush()

    def flush(self) -> None:
        """Make what was shown visible at once, even through a pipe."""
        sys.stdout.flush()

    def _fit(self, text: str) -> str:
        return text if self._speaks_unicode else text.translate(_ASCII)

    def _wrapped(self, text: Text) -> None:
        """Wrap between words; continuation lines are indented by two more."""
        if not self._speaks_unicode:
            text = _translated(text)
        if not self._console.is_terminal:
            text = text.copy()
            text.rstrip()
        if text.cell_len <= self.width:
            self._console.print(text, no_wrap=True, overflow="ignore", crop=False)
            return
        indent = len(text.plain) - len(text.plain.lstrip(" "))
        body = text[indent:] if indent else text
        for number, part in enumerate(body.wrap(self._console, max(20, self.width - indent - 2))):
            part.rstrip()
            margin = Text(" " * (indent + 2 if number else indent))
            self._console.print(margin + part, no_wrap=True, overflow="ignore", crop=False)

    # --- reading

    def read(self, question: str = "> ") -> str | None:
        """A typed line; None when the input ends."""
        sys.stdout.flush()
        try:
            if self._can_edit:
                return input(question)
            sys.stdout.write(question)
            sys.stdout.flush()
            line = sys.stdin.readline()
        except EOFError:
            return None
        if not line:
            return None
        if not sys.stdin.isatty():
            sys.stdout.write(line if line.endswith("\n") else f"{line}\n")  # as if it had been typed here
        return line.rstrip("\r\n")


def _translated(text: Text) -> Text:
    """The text in ASCII, if no sign changes its length."""
    plain = text.plain.translate(_ASCII)
    return Text(plain, spans=text.spans) if len(plain) == len(text.plain) else Text(plain)


def columns(cells: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Cells in two columns, read downwards, where they are many and fit; else one below another."""
    half = (len(cells) + 1) // 2
    left = max([cell.cell_len for cell in cells[:half]], default=0)
    right = max([cell.cell_len for cell in cells[half:]], default=0)
    if len(cells) < 7 or left + gap + right > width:
        return list(cells)
    rows: list[Text] = []
    for at in range(half):
        row = cells[at].copy()
        if at + half < len(cells):
            row.pad_right(left + gap - row.cell_len)
            row.append_text(cells[at + half])
        rows.append(row)
    return rows
