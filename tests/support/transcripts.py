"""A whole game in the terminal, typed by numbers, so that it is the same in every language.

`make golden` writes it into tests/golden/transcripts/, one file per language. Review whatever changes.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from support.fluent import LANGUAGES
from wildcards.cli import main as wildcards
from wildcards.terminal.guide import SECTIONS

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "transcripts"
GAME: Final = ("--seats", "4", "--leo", "--name", "Ada", "--bots", "novice,greedy", "--seed", "43", "--plain")
# All commands, then mistakes of every kind, then choices by numbers: some are not a choice, and asked again.
COMMANDS: Final = ("help", "?", "rules", "leaders", "log", "score", "table", "save", "back", "log all",
                   *[f"rules {topic}" for topic in SECTIONS])  # fmt: skip
MISTAKES: Final = ("rules nothing", "quit now", "log now", "xyzzy", "99", "F9", "pe@1", "1 2 3")
NUMBERS: Final = ("2", "3", "1", "-", "4", "?", "1 -", "1 2", "5", "1", "2")
ROUNDS: Final = 60  # of the numbers, more than a game takes


def transcript(*options: str) -> str:
    """The game as it is shown and typed, with such options as `--language`."""
    lines = "\n".join([*COMMANDS, *MISTAKES, *(NUMBERS * ROUNDS)]) + "\n"
    shown = io.StringIO()
    with tempfile.TemporaryDirectory() as home, _surroundings(home, lines), contextlib.redirect_stdout(shown):
        status = wildcards(["play", *GAME, *options])
    assert status == 0
    return shown.getvalue().replace(home, "HOME")


@contextlib.contextmanager
def _surroundings(home: str, typed: str) -> Iterator[None]:
    """Its own home, lines that are typed, and 80 columns."""
    before, stdin = dict(os.environ), sys.stdin
    os.environ.update(WILDCARDS_HOME=home, WILDCARDS_COMMAND="wildcards {}", COLUMNS="80")
    sys.stdin = io.StringIO(typed)
    try:
        yield
    finally:
        sys.stdin = stdin
        os.environ.clear()
        os.environ.update(before)


def main() -> None:
    """Write the golden transcripts again."""
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        text = transcript("--language", language)
        (GOLDEN / f"{language}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
