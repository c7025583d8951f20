"""One sitting at a table of a server: its lobby, its game, its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation
from wildcards.errors import RecordError, ReplayError, SaveError
from wildcards.notation.record import Record
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.remote.profile import Profile
from wildcards.remote.seating import Seating
from wildcards.terminal.answer import Wrong, command_in
from wildcards.terminal.command import command
from wildcards.terminal.ending import show_result, write_record
from wildcards.terminal.kept import reason
from wildcards.terminal.lobby import Lobby
from wildcards.terminal.narration import told
from wildcards.terminal.online import OnlineGame
from wildcards.terminal.screen import Screen
from wildcards.terminal.session import INTERRUPTED, Leave, Session
from wildcards.terminal.words import answers
from wildcards.terminal.words import online as words
from wildcards.terminal.words import session as session_words


class OnlineSession(Session):
    """A session whose news come by themselves, and for whose person a bot may decide."""

    def __init__(
        self,
        game: OnlineGame,
        screen: Screen,
        resume_command: Callable[[], str],
        finish: Callable[[], None],
        has_nonce: bool,
    ) -> None:
        super().__init__(game, screen, resume_command, finish)
        self._online: Final = game
        self._has_nonce: Final = has_nonce
        game.on_news = self._tell_as_it_comes
        game.on_quiet = screen.quiet
        game.on_warning = self._warn_at_once

    def _promise(self) -> list[str]:
        fair = self._online.view.settings.deal == "fair"
        return words.commitment(self._game.commitment, fair, self._has_nonce)

    def _play(self) -> None:
        while True:
            self._online.go_on()
            if self._online.is_over:
                return
            if self._online.stand_in is not None:
                self._come_back(self._online.stand_in)
            else:
                self._decide(self._online.observe())

    def _tell_as_it_comes(self, seen: Observation) -> None:
        """Narrate; a spectator, who is asked nothing, sees the table in each round."""
        before = self._told
        self._tell_news(seen)
        is_new_round = any(happened.kind == EventKind.ROUND for happened in told(seen)[before:])
        if seen.seat is None and is_new_round:
            self._show_table(seen)
        self._screen.flush()

    def _warn_at_once(self, text: str) -> None:
        self._screen.warn(text)
        self._screen.flush()

    def _come_back(self, level: str) -> None:
        """Ask the person for whom a bot decides."""
        seen = self._online.observe()
        self._tell_news(seen)
        self._screen.warn(words.stand_in(level))
        line = self._screen.read(words.BACK_PROMPT)
        if line is None:
            self._input_ended()
        answer = command_in(line)
        if answer is None:
            self._screen.warn(words.BACK_EXPECTED)
        elif isinstance(answer, Wrong):
            self._screen.warn(answer.why)
        elif answer.name == answers.BACK:
            self._online.come_back()
        elif line.strip():
            self._obey(answer, seen)


def sit_at(
    api: Api, profile: Profile, seating: Seating, screen: Screen, record: Path | None, resume_command: str
) -> int:
    """Play, or watch, until the game is over or left; returns the exit status. Raises WildCardsError."""
    url = f"{api.server}/t/{seating.table}"
    with Link(api.server, seating.table, api.cookie_header()) as link:
        game = OnlineGame(link, seating.seat, url)
        try:
            link.wait(lambda table: table.view is not None)
            Lobby(api, link, screen).wait()
            if game.view.status != "closed":
                link.wait(lambda table: seating.seat in table.games)
        except (Leave, KeyboardInterrupt) as left:
            screen.line()
            screen.exact([session_words.kept(url), *session_words.go_on(resume_command)])
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
        session = OnlineSession(
            game,
            screen,
            lambda: resume_command,
            lambda: _finish(game, api, profile, seating, screen, record),
            bool(seating.promise.nonces),
        )
        if game.view.status == "closed":
            screen.items([words.CLOSED])
            return 0
        return session.run(is_new=not _has_moved(game.observe()))


def check_promise(seating: Seating, record: Record, seen: Observation) -> bool:
    """Whether this client's own chance is part of the deal. Raises ReplayError if it is not as promised."""
    try:
        return seating.promise.check(record, seen)
    except RecordError as error:
        raise ReplayError(words.broken_promise(str(error))) from None


def _has_moved(seen: Observation) -> bool:
    """Whether anything was decided openly."""
    return any(happened.kind == EventKind.BID_SHOWN for happened in told(seen))


def _finish(
    game: OnlineGame, api: Api, profile: Profile, seating: Seating, screen: Screen, asked: Path | None
) -> None:
    """Show the result, fetch and write the record, and check the deal against what was promised."""
    if game.view.status == "closed":
        screen.items([words.CLOSED])
        return
    show_result(game, screen)
    screen.line()
    record = Record.from_dict(api.record(seating.table))
    try:
        path = write_record(record, asked)
    except OSError as error:
        raise SaveError(f"the record cannot be written: {reason(error)}") from None
    is_mixed = check_promise(seating, record, game.observe())
    profile.forget_promise(seating.table)
    screen.exact(session_words.record(str(path), command("verify", str(path))))
    screen.items([words.kept_promise(is_mixed)])
