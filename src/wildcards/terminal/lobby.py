"""A table before its game: who comes and goes, and what its host does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from wildcards.errors import ServerRefusedError
from wildcards.protocol.table import SeatView, TableView
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.terminal.keyboard import Keyboard
from wildcards.terminal.online import shown_name
from wildcards.terminal.screen import Screen
from wildcards.terminal.session import Leave
from wildcards.terminal.setup import DEFAULT_BOT
from wildcards.terminal.words import online as words
from wildcards.terminal.words.refusals import refused

_GLANCE: Final = 0.3  # seconds between two looks at the table while the host may type
_LOOK: Final = 5.0


class Lobby:
    """Waits until the game begins."""

    def __init__(self, api: Api, link: Link, screen: Screen) -> None:
        self._api: Final = api
        self._link: Final = link
        self._screen: Final = screen
        self._seats: Sequence[SeatView] = ()  # as they were told last

    def wait(self) -> None:
        """Return when the game has begun or the table is closed. Raises Leave if the person goes."""
        if self._view().status != "open":
            return
        keyboard = Keyboard(self._screen) if self._view().you_host else None
        self._tell_all()
        self._screen.items([words.WAITING if keyboard is None else words.HOST_HELP])
        while True:
            sys.stdout.flush()
            self._tell_changes()
            if self._view().status != "open":
                return
            if keyboard is not None:
                self._listen(keyboard)
            else:
                self._wait_for_change()

    def _view(self) -> TableView:
        view = self._link.table.view
        assert view is not None
        return view

    def _wait_for_change(self) -> None:
        before = self._view()
        self._link.wait(lambda table: table.view is not before, _LOOK)

    # --- telling

    def _tell_all(self) -> None:
        self._seats = self._view().seats
        for seat in self._seats:
            self._screen.items([words.seat(seat.seat + 1, shown_name(seat), _note(seat))])

    def _tell_changes(self) -> None:
        before, self._seats = self._seats, self._view().seats
        for old, new in zip(before, self._seats, strict=True):
            was, now = shown_name(old), shown_name(new)
            if (was, old.kind) == (now, new.kind):
                continue
            if old.kind != "open":
                self._screen.items([words.left_seat(was, old.seat + 1)])
            if new.kind != "open":
                self._screen.items([words.took_seat(now, new.seat + 1)])

    # --- the host

    def _listen(self, keyboard: Keyboard) -> None:
        try:
            line = keyboard.line_within(_GLANCE)
        except EOFError:
            raise Leave from None
        if line is None:
            return
        word, _, rest = line.strip().lower().partition(" ")
        answer = words.ANSWERS.get(word)
        try:
            self._obey(answer, rest.strip(), line)
        except ServerRefusedError as error:
            self._screen.warn(words.not_taken(refused(error.code, error.details)))

    def _obey(self, answer: str | None, rest: str, line: str) -> None:
        if answer == words.QUIT and not rest:
            raise Leave
        if answer == words.START and not rest:
            self._api.start(self._view().id)
            self._link.wait(lambda table: table.view is not None and table.view.status != "open", _LOOK)
        elif answer == words.BOTS:
            self._fill(rest or DEFAULT_BOT)
        elif answer == words.WHO and not rest:
            self._tell_all()
        else:
            self._screen.warn(words.wrong(line.strip()))

    def _fill(self, level: str) -> None:
        """Give all open seats to bots."""
        for seat in self._view().seats:
            if seat.kind == "open":
                self._api.seat_bot(self._view().id, seat.seat, level)
        self._link.wait(
            lambda table: table.view is not None and all(seat.kind != "open" for seat in table.view.seats),
            _LOOK,
        )


def _note(seat: SeatView) -> str:
    if seat.you:
        return words.YOU
    return words.AWAY if seat.kind == "person" and not seat.here else ""
