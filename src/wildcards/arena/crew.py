"""Bots, each made once and used for many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from wildcards.arena.game import Player
from wildcards.bots.roster import Roster
from wildcards.errors import BotError
from wildcards.notation.record import LEO


class Crew:
    """As many bots of each kind as ever sat at one table."""

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self._players: dict[tuple[str, int], Player] = {}

    def players(self, kinds: Sequence[str]) -> list[Player | None]:
        """A bot for each seat, None for Leo's. Raises BotError if one can't be made."""
        copies: Counter[str] = Counter()
        found: list[Player | None] = []
        for kind in kinds:
            found.append(None if kind == LEO else self._player(kind, copies[kind]))
            copies[kind] += 1
        return found

    def _player(self, kind: str, copy: int) -> Player:
        if (kind, copy) not in self._players:
            self._players[kind, copy] = self._make(kind)
        return self._players[kind, copy]

    def _make(self, kind: str) -> Player:
        try:
            return Player(kind, self._roster.make(kind), self._roster.spec(kind).limit)
        except BotError:
            raise
        except Exception as error:
            raise BotError(f"bot {kind!r}: cannot be made: {type(error).__name__}: {error}") from error

    def close(self) -> None:
        """Release all bots. One that fails even at this has nothing left to lose."""
        for player in self._players.values():
            with suppress(Exception):
                player.bot.close()
        self._players.clear()
