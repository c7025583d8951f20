"""Pools: files of puzzles, one on each line, and the one that comes with this package."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from wildcards.disk import reason
from wildcards.errors import PuzzleError, RecordError
from wildcards.puzzles.kinds import idea, kind_of
from wildcards.puzzles.line import parse_puzzle
from wildcards.puzzles.puzzle import Puzzle

NAME: Final = "pool.jsonl"


def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with this package; their numbers stay the same from one release to the next."""
    return _own()


@cache
def _own() -> tuple[Puzzle, ...]:
    from importlib.resources import files  # not before it is needed: it loads a lot

    return _in(files("wildcards.puzzles").joinpath(NAME).read_text(encoding="utf-8"), NAME)


def read_puzzles(path: str | Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, replayed and checked. Raises PuzzleError, saying where it is wrong."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PuzzleError(f"{path}: cannot be read: {reason(error)}") from None
    found = _in(text, str(path))
    for one in found:
        try:
            check(one)
        except PuzzleError as error:
            raise PuzzleError(f"{path}: {error}") from None
    return found


def _in(text: str, where: str) -> tuple[Puzzle, ...]:
    lines = text.splitlines()
    if not lines:
        raise PuzzleError(f"{where}: expected a puzzle on each line, got none")
    try:
        return tuple([parse_puzzle(line, number) for number, line in enumerate(lines, 1)])
    except PuzzleError as error:
        raise PuzzleError(f"{where}: {error}") from None


def check(puzzle: Puzzle) -> None:
    """Replay the game of a puzzle and judge each of its plans. Raises PuzzleError if anything is wrong."""
    where = f"puzzle {puzzle.number}"
    try:
        seen = puzzle.observation
    except RecordError as error:
        raise PuzzleError(f"{where}: {error}") from None
    if not seen.legal_actions or kind_of(seen) != puzzle.kind or seen.round != puzzle.round:
        raise PuzzleError(
            f"{where}: expected seat {puzzle.seat} to decide on a {puzzle.kind} in round {puzzle.round}"
        )
    if len({idea(seen, one.actions) for one in puzzle.values}) < 2:
        raise PuzzleError(f"{where}: expected plans of several ideas")
    for number, one in enumerate(puzzle.values):
        if puzzle.judge(_asked(puzzle, one.tokens)).plan != number:
            raise PuzzleError(f"{where}: expected each plan once, got {' '.join(one.tokens)} again")


def _asked(puzzle: Puzzle, tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The steps without a last one that is not asked for: no card is left that could be discarded."""
    cards = puzzle.observation.hand
    is_all = tokens[-1] == "-" and len(tokens) > 1 and len(tokens) - 1 == len(cards)
    return tokens[:-1] if is_all else tokens
