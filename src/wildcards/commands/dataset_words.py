"""What is said about data sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.commands.phrases import count
from wildcards.engine.rules import Rules

PLAYING: Final = "playing"


def written(games: int, rules: Rules, bots: Sequence[str], directory: object) -> str:
    """The data set is whole."""
    leo = " with Leo" if rules.leo else ""
    table = f"{rules.edition} edition, {rules.seats} seats{leo}"
    return f"{count(games, 'game')}, {table}, between {', '.join(bots)}, in {directory}"


def seed(text: str) -> str:
    """What all deals follow from."""
    return f"Seed: {text}"


def resumed(done: int, games: int) -> str:
    """A directory that held something."""
    return f"continuing: {done} of {count(games, 'game')} are there already"


def interrupted(kept: int, games: int) -> str:
    """Ctrl-C."""
    return f"interrupted: {kept} of {count(games, 'game')} are written; the same command goes on"


def timing(games: int, seconds: float, workers: int) -> str:
    """How long it took."""
    return f"{count(games, 'game')} in {seconds:.1f} s with {count(workers, 'worker')}"
