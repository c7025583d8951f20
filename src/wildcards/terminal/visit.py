"""One sitting at a server's table: its lobby, its game, its end."""

from __future__ import annotations

from pathlib import Path

from wildcards.disk import reason
from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation
from wildcards.errors import RecordError, ReplayError, SaveError, ServerRefusedError
from wildcards.notation.record import Record
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.remote.profile import Profile
from wildcards.remote.seat import Seating
from wildcards.story.story import seen_events
from wildcards.terminal import session_phrases as session_words
from wildcards.terminal import table_phrases as words
from wildcards.terminal.command import command
from wildcards.terminal.game import Game, Server
from wildcards.terminal.keyboard import Keyboard
from wildcards.terminal.lobby import Lobby
from wildcards.terminal.result import show_result, write_record
from wildcards.terminal.screen import Screen
from wildcards.terminal.session import INTERRUPTED, Leave, Session
from wildcards.terminal.setup import DEFAULT_BOT
from wildcards.terminal.talk import Talk


def sit_at(
    api: Api, profile: Profile, seating: Seating, screen: Screen, record: Path | None, resume_command: str
) -> int:
    """Play, or watch, until the game is over or left; returns the exit status. Raises WildCardsError."""
    url = f"{api.server}/t/{seating.table}"
    with Keyboard(screen) as keyboard, Link(api.server, seating.table, api.cookie_header()) as link:
        talk = Talk(api, link, seating.table)
        game = Game(link, seating.seat, Server(url), talk)
        try:
            link.wait(lambda table: table.view is not None)
            Lobby(api, link, screen, keyboard, talk).wait()
            if game.view.status != "closed":
                link.wait(lambda table: seating.seat in table.games)
        except (Leave, KeyboardInterrupt) as left:
            screen.line()
            screen.exact([session_words.kept(url), *session_words.go_on(resume_command)])
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
        if game.view.status == "closed":
            screen.items([words.CLOSED])
            return 0
        session = Session(
            game,
            screen,
            keyboard,
            advise=lambda seen: api.hint(seating.table, seen.seat or 0),
            promise=lambda: _promise(game, seating, keyboard),
            resume_command=lambda: resume_command,
            finish=lambda: _finish(game, api, profile, seating, screen, record),
            end=lambda wanted: api.end(seating.table, wanted=wanted),
            replace=lambda seat: _replace(api, seating.table, seat),
        )
        return session.run(is_new=not _has_moved(game.observe()))


def _replace(api: Api, table: str, seat: int) -> None:
    api.seat_bot(table, seat, DEFAULT_BOT)


def _promise(game: Game, seating: Seating, keyboard: Keyboard) -> list[str]:
    """What binds the server, and how to continue the game."""
    settings = game.view.settings
    lines = words.commitment(game.view, bool(seating.promise.nonces))
    lines += [*words.pace(settings.clock, settings.absence), *words.holder(settings.talisman)]
    return [*lines, words.COMMANDS_MEANWHILE] if keyboard.is_live else lines


def check_promise(seating: Seating, record: Record, seen: Observation) -> bool:
    """Whether this client's nonces are part of the deal. Raises ReplayError if it is not as promised."""
    try:
        return seating.promise.check(record, seen)
    except RecordError as error:
        raise ReplayError(words.broken_promise(str(error))) from None


def _has_moved(seen: Observation) -> bool:
    """Whether anything was decided openly."""
    return any(happened.kind == EventKind.BID_SHOWN for happened in seen_events(seen))


def _finish(
    game: Game, api: Api, profile: Profile, seating: Seating, screen: Screen, asked: Path | None
) -> None:
    """Show the result, fetch and write the record, and check the deal against what was promised."""
    if game.view.status == "closed":
        screen.items([words.CLOSED])
        return
    show_result(game, screen)
    screen.line()
    try:
        record = Record.from_dict(api.record(seating.table))
    except ServerRefusedError as error:
        if error.code != "sealed":
            raise
        screen.items([words.SEALED])
        return
    try:
        path = write_record(record, asked)
    except OSError as error:
        raise SaveError(f"the record cannot be written: {reason(error)}") from None
    is_mixed = check_promise(seating, record, game.observe())
    profile.forget_promise(seating.table)
    screen.exact(session_words.record(str(path), command("verify", str(path))))
    screen.items([words.kept_promise(is_mixed)])
