"""What a Session needs of a game, be it kept at this terminal or played at a table of a server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.notation.record import Player
from wildcards.terminal.words.people import Cast


class Played(Protocol):
    """A game with one person at this terminal."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def players(self) -> Sequence[Player]:
        """Who sits in each seat."""

    @property
    def cast(self) -> Cast:
        """How they are called."""

    @property
    def commitment(self) -> str:
        """What binds the dealer, shown before the game."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def kept_in(self) -> Path | str:
        """Where the game is kept."""

    @property
    def failure(self) -> str | None:
        """Why the last attempt to keep the game failed."""

    def observe(self) -> Observation:
        """All the person may know."""

    def go_on(self) -> None:
        """Return when the person owes a step or the game is over."""

    def act(self, actions: Sequence[int]) -> None:
        """Take the person's steps, which belong together."""

    def keep(self) -> None:
        """Try to keep the game; a failure is noted in `failure`."""
