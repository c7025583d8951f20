"""Lines, errors and progress of commands that ask nothing."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from wildcards.words.text import printable

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")


def say(line: str = "") -> None:
    """Print a line of the result; control characters in it come out as a replacement."""
    sys.stdout.write(f"{printable(line.rstrip())}\n")


def complain(message: str) -> None:
    """Print an error as one line on stderr, even if nobody can read it."""
    try:
        sys.stderr.write(f"error: {printable(' '.join(message.split()))}\n")
        sys.stderr.flush()
    except OSError:
        pass


def note(line: str) -> None:
    """Print a line beside the result, on stderr, even if nobody can read it."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{line}\n")


def progress(items: Iterable[T], label: str, total: int | None = None) -> Iterator[T]:
    """The items, with a bar on stderr while they are worked through if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with _bar() as bar:
        yield from bar.track(items, total=total, description=label)


@contextlib.contextmanager
def counting(label: str) -> Iterator[Callable[[int, int], None]]:
    """What to call with how much is done, and of how much; it moves a bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _, __: None
        return
    with _bar() as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _bar() -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from wildcards.terminal.console import console

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Results go to stdout while the bar is there: rich must not catch them.
    return Progress(
        *parts,
        console=console(to_stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )


def grid(rows: list[list[str]], left: tuple[int, ...] = (0,)) -> list[str]:
    """Rows in columns: those numbered in `left` are left-aligned, the others right-aligned."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
