"""A table before its game: who comes and goes, and what its host does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict

from wildcards.engine.rules import Rules
from wildcards.errors import ServerRefusedError
from wildcards.protocol.table import SeatView, TableView
from wildcards.remote.api import Api
from wildcards.remote.transport import Transport
from wildcards.terminal import guide
from wildcards.terminal import table_phrases as words
from wildcards.terminal.answer import TALKING, Command, command_in
from wildcards.terminal.game import shown_name
from wildcards.terminal.keyboard import GLANCE, Keyboard
from wildcards.terminal.reference import show_rules
from wildcards.terminal.screen import Screen
from wildcards.terminal.session import Leave
from wildcards.terminal.setup import DEFAULT_BOT
from wildcards.terminal.talk import Talk, obey
from wildcards.words.refusals import refused

_LOOK: Final = 5.0


class Lobby:
    """Waits until the game begins."""

    def __init__(self, api: Api, link: Transport, screen: Screen, keyboard: Keyboard, talk: Talk) -> None:
        self._api: Final = api
        self._talk: Final = talk
        self._link: Final = link
        self._screen: Final = screen
        self._keyboard: Final = keyboard
        self._seats: Sequence[SeatView] = ()  # as they were last announced

    def wait(self) -> None:
        """Return when the game has begun or the table is closed. Raises Leave if the person goes."""
        if self._view().status != "open":
            return
        self._tell_all()
        self._tell_pace()
        self._screen.items([self._help()])
        while True:
            sys.stdout.flush()
            self._tell_changes()
            if self._view().status != "open":
                self._keyboard.withdraw()
                return
            if self._listens():
                self._listen()
            else:
                self._wait_for_change()

    def _listens(self) -> bool:
        """A guest's lines from a pipe are answers for the game, and kept until then."""
        return self._view().you_host or self._keyboard.is_live

    def _help(self) -> str:
        if self._view().you_host:
            return words.HOST_HELP
        return words.GUEST_HELP if self._keyboard.is_live else words.WAITING

    def _view(self) -> TableView:
        view = self._link.table.view
        assert view is not None
        return view

    def _wait_for_change(self) -> None:
        before = self._view(), self._link.table.words
        self._link.wait(lambda table: (table.view, table.words) != before, _LOOK)

    # --- telling

    def _tell_all(self) -> None:
        self._seats = self._view().seats
        for seat in self._seats:
            self._screen.items([words.seat(seat.seat + 1, _who(seat), _note(seat))])

    def _tell_changes(self) -> None:
        before, self._seats = self._seats, self._view().seats
        for old, new in zip(before, self._seats, strict=True):
            was, now = _who(old), _who(new)
            if (was, old.kind) == (now, new.kind):
                continue
            lines = [words.left_seat(was, old.seat + 1)] if old.kind != "open" else []
            lines += [words.took_seat(now, new.seat + 1)] if new.kind != "open" else []
            with self._keyboard.above():
                self._screen.items(lines)
        if news := self._talk.news():
            with self._keyboard.above():
                self._screen.items(news)

    def _tell_pace(self) -> None:
        settings = self._view().settings
        pace = words.pace(settings.clock, settings.absence)
        rest = [*words.spectators(settings), *words.allowed(settings), *words.holder(settings.talisman)]
        self._screen.items([*pace, words.listed(settings.knowledge), *rest])

    # --- commands

    def _listen(self) -> None:
        try:
            self._link.wait(lambda _: True)  # or tell why the connection can't go on
            line = self._keyboard.line_within(GLANCE)
        except EOFError:
            raise Leave from None
        if line is None:
            return
        word, _, rest = line.strip().lower().partition(" ")
        answer = words.ANSWERS.get(word)
        command = command_in(line)
        try:
            if isinstance(command, Command) and command.name in TALKING:
                self._screen.items(obey(command, self._talk))
                return
            self._obey(answer, rest.strip(), line)
        except ServerRefusedError as error:
            self._screen.warn(words.not_taken(refused(error.code, error.details)))

    def _obey(self, answer: str | None, rest: str, line: str) -> None:
        if answer == words.QUIT and not rest:
            raise Leave
        if answer == words.HELP and not rest:
            self._screen.items([self._help(), words.READ_HELP])
        elif answer == words.RULES:
            show_rules(rest, rules_of(self._view()), self._screen)
        elif answer == words.LEADERS and not rest:
            self._screen.items(guide.leaders())
        elif answer == words.WHO and not rest:
            self._tell_all()
        elif self._view().you_host:
            self._obey_host(answer, rest, line)
        else:
            self._screen.warn(words.wrong(line.strip(), is_host=False))

    def _obey_host(self, answer: str | None, rest: str, line: str) -> None:
        if answer == words.START and not rest:
            self._api.start(self._view().id)
            self._link.wait(lambda table: table.view is not None and table.view.status != "open", _LOOK)
        elif answer == words.BOTS:
            self._fill(rest or DEFAULT_BOT)
        else:
            self._screen.warn(words.wrong(line.strip(), is_host=True))

    def _fill(self, level: str) -> None:
        """Give all open seats to bots."""
        for seat in self._view().seats:
            if seat.kind == "open":
                self._api.seat_bot(self._view().id, seat.seat, level)
        self._link.wait(
            lambda table: table.view is not None and all(seat.kind != "open" for seat in table.view.seats),
            _LOOK,
        )


def rules_of(view: TableView) -> Rules:
    """The rules of a table, even before its game."""
    leo_seat = next((seat.seat for seat in view.seats if seat.kind == "leo"), None)
    return Rules(
        seats=len(view.seats),
        leo=leo_seat is not None,
        leo_seat=leo_seat,
        **{**asdict(view.settings.rules), "value_counts": tuple(view.settings.rules.value_counts)},
    )


def _who(seat: SeatView) -> str:
    """The name and, for a bot, its level."""
    return words.bot(shown_name(seat), seat.level) if seat.level else shown_name(seat)


def _note(seat: SeatView) -> str:
    if seat.you:
        return words.YOU
    return words.AWAY if seat.kind == "person" and not seat.here else ""
