"""Who is away from a table, for whom a bot decides, who asked for hints, which bots wait: told once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wildcards.protocol.table import Ending, TableView
from wildcards.terminal import table_phrases as words
from wildcards.terminal.cast import Cast
from wildcards.words.text import printable, t


class Presence:
    """What was last said about the others; at first all count as present."""

    def __init__(self) -> None:
        self._away: Final[dict[int, bool]] = {}
        self._stand_ins: Final[dict[int, str]] = {}
        self._are_waiting = False
        self._asked: Ending | None = None  # the vote that was told last
        self._replaced = 0  # how many seats that bots got for good were told
        self._hinted = 0  # how many hints of others and oneself were told

    def changes(self, view: TableView, cast: Cast) -> list[str]:
        """What to say now."""
        return list(self._changes(view, cast)) if view.status == "playing" else []

    def _vote(self, view: TableView, cast: Cast) -> Iterator[str]:
        """News of a vote to end the game."""
        now, before = view.ending, self._asked
        self._asked = now
        if now is None:
            if before is not None:
                yield words.END_DROPPED
        elif before is None:
            yield words.end_asked([cast.names[seat] for seat in now.asked])
            if cast.you in now.missing:
                yield words.END_ANSWERS
        if now is not None and (before is None or before.missing != now.missing):
            yield words.end_missing([cast.names[seat] for seat in now.missing])

    def _changes(self, view: TableView, cast: Cast) -> Iterator[str]:
        for seat in view.seats:
            if seat.kind != "person" or seat.seat == cast.you:
                continue
            name = cast.names[seat.seat]
            if seat.here == self._away.get(seat.seat, False):
                self._away[seat.seat] = not seat.here
                yield words.is_here(name) if seat.here else words.is_away(name)
            level = seat.stand_in or ""
            if level != self._stand_ins.get(seat.seat, ""):
                self._stand_ins[seat.seat] = level
                yield words.bot_decides(level, name) if level else words.decides_again(name)
        for asked in view.hinted[self._hinted :]:
            if asked.seat != cast.you:
                yield words.hinted(cast.names[asked.seat])
        self._hinted = len(view.hinted)
        for gone in view.replaced[self._replaced :]:
            yield t("replaced-log", name=printable(gone.name))
        self._replaced = len(view.replaced)
        yield from self._vote(view, cast)
        are_waiting = any(seat.waits for seat in view.seats)
        if are_waiting and not self._are_waiting:
            yield words.BOTS_WAIT
        self._are_waiting = are_waiting
