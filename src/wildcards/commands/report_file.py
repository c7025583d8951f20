"""The file that a report goes to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildcards.arena.report import MARK
from wildcards.disk import reason
from wildcards.errors import RecordError


def check_report(path: Path, mark: str = MARK) -> None:
    """Only an earlier report, which begins with its mark, may be overwritten. Raises RecordError."""
    with _named(path), path.open("a+", encoding="utf-8", errors="replace") as file:
        file.seek(0)
        if file.read(len(mark)) not in ("", mark):
            raise RecordError(f"--report {path}: expected a new file or a report, got something else")


def write_report(path: Path, page: str) -> None:
    """Write the page. Raises RecordError."""
    with _named(path):
        path.write_text(page, encoding="utf-8")


@contextmanager
def _named(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise RecordError(f"--report {path}: cannot be written: {reason(error)}") from None
