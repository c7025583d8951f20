"""The command `play`: a new game or the kept one, set up from options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Any, Final

from wildcards import disk
from wildcards.analysis.deal import same_deal
from wildcards.bots.roster import Roster, parse_bots
from wildcards.engine.rules import Rules
from wildcards.errors import SaveError
from wildcards.home import home
from wildcards.notation.branch import Origin
from wildcards.notation.branch import begin as branch
from wildcards.notation.record import HUMAN, Record
from wildcards.protocol.knowledge import Scope
from wildcards.remote.host import LocalHost
from wildcards.remote.local import LocalLink
from wildcards.remote.saved_game import load
from wildcards.table.analysed import hint_of
from wildcards.terminal import session_phrases as words
from wildcards.terminal.command import command
from wildcards.terminal.game import Game
from wildcards.terminal.keyboard import Keyboard
from wildcards.terminal.result import finish
from wildcards.terminal.screen import Screen, wants_plain
from wildcards.terminal.session import Session
from wildcards.terminal.setup import (
    DEFAULT_BOT,
    DEFAULT_SEATS,
    flag,
    holder,
    make_players,
    make_rules,
    parse_seed,
    your_seat,
)
from wildcards.words.english import and_list

_FILE_NAME: Final = "kept-game.json"


@dataclass(frozen=True)
class Table:
    """The options that set up a new game; None for the default.

    With an `origin` the game is a branch of that one, and its rules are given; with `again` it has the cards
    of that one, from the beginning.
    """

    seats: int | None
    leo_seat: int | None
    seat: int | None
    talisman: int | None
    leo: bool | None
    name: str | None
    bots: str | None
    bot: list[str] | None
    seed: str | None
    knowledge: Scope | None
    options: dict[str, Any]
    origin: Origin | None = None
    redeal: bool = False
    again: Record | None = None

    def given(self) -> list[str]:
        """The options that were given, as they are typed."""
        others = ("options", "origin", "redeal", "again")
        names = [field.name for field in fields(self) if field.name not in others]
        own = [name for name in names if getattr(self, name) is not None]
        sources = ["--from"] * (self.origin is not None) + ["--deal"] * (self.again is not None)
        return [flag(name) for name in [*own, *self.options]] + sources

    def of_the_rules(self) -> list[str]:
        """Those of them that a branch takes from the game it parts from."""
        own = ("seats", "leo_seat", "talisman", "leo")
        return [flag(name) for name in own if getattr(self, name) is not None] + [
            flag(name) for name in self.options
        ]


def play_at(
    table: Table, *, kept: Path | None, record: Path | None, resume: bool, fresh: bool, plain: bool | None
) -> int:
    """Play a game until it ends or is left; returns the exit status. Raises WildCardsError."""
    if resume and fresh:
        raise SaveError(
            "--resume continues the kept game, --fresh begins another: expected one of them, got both"
        )
    path = kept or home() / _FILE_NAME
    check_record_file(record)
    screen = Screen(wants_plain() if plain is None else plain)
    if resume:
        _refuse_setup(table)
        return _resume(path, kept, record, screen)
    begin = _prepare(table, path, record)  # first: wrong options are reported before anything is asked
    if path.exists() and not path.is_file():
        raise SaveError(f"--kept {path}: expected a file, got something else")
    if path.exists():
        answer = "new" if fresh else _ask_about_kept(path, screen)
        if answer == "quit":
            screen.exact([words.kept(str(path)), *words.go_on(_resume_command(path, kept))])
            return 0
        if answer == "continue":
            return _resume(path, kept, record, screen)
        _set_aside(path, screen)
    return _run(begin(), kept, screen, is_new=table.origin is None, again=table.again)


def _prepare(table: Table, path: Path, record: Path | None) -> Callable[[], LocalHost]:
    """Check all options; returns what begins the game."""
    if table.again is not None:
        return _prepare_again(table, table.again, path, record)
    origin = table.origin
    rules = _rules(table) if origin is None else _rules_of(origin, table)
    roster = Roster(parse_bots(table.bot or []))
    you = your_seat(rules, table.seat if table.seat or origin is None else _first_person(origin.record))
    if table.redeal:
        origin = _with_redeal(origin, you)
    bots = table.bots if table.bots or origin is None else _same_bots(origin.record, you, roster)
    players = make_players(rules, you, table.name, bots, roster)
    keeps_seed = origin is not None and origin.seat is None
    seed = parse_seed(table.seed or (origin.record.seed if origin and keeps_seed else None))
    talisman = holder(rules, table.talisman)
    begun = None if origin is None else branch(origin, players, Random(seed))
    knowledge = table.knowledge or "all"

    def begin() -> LocalHost:
        record_file = None if record is None else str(record.absolute())
        return _begun(
            path,
            lambda: LocalHost.begin(
                rules, seed, players, you, path, record_file, roster, talisman, begun, knowledge
            ),
        )

    return begin


def _prepare_again(table: Table, again: Record, path: Path, record: Path | None) -> Callable[[], LocalHost]:
    """The same for a game with the cards of another."""
    if table.redeal:
        raise SaveError("--redeal: expected without --deal, which keeps all cards as they were")
    if given := [*table.of_the_rules(), *["--seed"] * bool(table.seed), *["--from"] * bool(table.origin)]:
        raise SaveError(
            f"--deal: expected no options that set up the rules or the cards, got {and_list(given)};"
            " they are those of its game"
        )
    deal = same_deal(again)
    roster = Roster(parse_bots(table.bot or []))
    you = your_seat(deal.rules, table.seat or _first_person(again))
    bots = table.bots or _same_bots(again, you, roster)
    players = make_players(deal.rules, you, table.name, bots, roster)
    record_file = None if record is None else str(record.absolute())
    knowledge = table.knowledge or "all"

    def begin() -> LocalHost:
        return _begun(
            path,
            lambda: LocalHost.begin(
                deal.rules, deal.seed, players, you, path, record_file, roster, deal.talisman, None, knowledge
            ),
        )

    return begin


def _begun(path: Path, begin: Callable[[], LocalHost]) -> LocalHost:
    """A game that is kept there. Raises SaveError."""
    try:
        return begin()
    except OSError as error:
        raise SaveError(
            f"{path}: the game cannot be kept there: {disk.reason(error)};"
            " choose another place with --kept FILE"
        ) from None


def _rules(table: Table) -> Rules:
    seats = DEFAULT_SEATS if table.seats is None else table.seats
    return make_rules(seats, bool(table.leo), table.leo_seat, table.options)


# --- a branch


def _rules_of(origin: Origin, table: Table) -> Rules:
    """The rules of the game that a branch parts from: they can't be chosen, nor can a seed it already has."""
    given = table.of_the_rules()
    if table.seed is not None and origin.record.seed is not None and not table.redeal:
        given.append("--seed")
    if given:
        raise SaveError(
            f"--from: expected no options that set up the rules or the deal, got {and_list(given)};"
            " they are those of the game it parts from"
        )
    return origin.record.rules


def _with_redeal(origin: Origin | None, you: int) -> Origin:
    if origin is None:
        raise SaveError("--redeal: expected together with --from FILE, as there is nothing to deal again")
    return origin._replace(seat=you)


def _first_person(record: Record) -> int:
    """The first seat, from 1, that a person had, or the first that is not Leo's."""
    people = [seat for seat, player in enumerate(record.seats) if player.player == HUMAN]
    return (people or record.rules.human_seats())[0] + 1


def _same_bots(record: Record, you: int, roster: Roster) -> str:
    """The kinds that the other seats had, as far as they are known here."""
    others = [record.seats[seat].player for seat in record.rules.human_seats() if seat != you]
    return ",".join(kind if roster.knows(kind) else DEFAULT_BOT for kind in others)


# --- running


def _resume(path: Path, kept: Path | None, record: Path | None, screen: Screen) -> int:
    host = LocalHost(load(path))
    if record is not None:
        host.write_record_to(str(record.absolute()))
    return _run(host, kept, screen, is_new=False)


def _run(
    host: LocalHost, kept: Path | None, screen: Screen, *, is_new: bool, again: Record | None = None
) -> int:
    host.on_failure = lambda why: screen.warn(words.not_kept(why))
    host.on_move = lambda path: screen.warn(words.moved(str(path)))
    with LocalLink(host) as link:
        game = Game(link, host.seat, host)
        host.on_fault = lambda seat, why: screen.warn(words.bot_failed(game.cast.names[seat], why))
        session = Session(
            game,
            screen,
            Keyboard(screen, can_be_overtaken=False),
            advise=hint_of,
            promise=lambda: _promise(host, game),
            resume_command=lambda: _resume_command(Path(host.place), kept),
            finish=lambda: finish(game, host, screen, again),
            end=lambda _: screen.warn(words.END_ALONE),
            replace=lambda _: screen.warn(words.BOT_ALONE),
        )
        return session.run(is_new)


def _promise(host: LocalHost, game: Game) -> list[str]:
    """What binds the dealer, or for a branch where it parts from its game."""
    return (
        words.commitment(game.commitment)
        if host.origin is None
        else words.branched(host.origin.at, host.origin.seat)
    )


def _resume_command(path: Path, kept: Path | None) -> str:
    elsewhere = kept is not None or path.name != _FILE_NAME
    return command("play", "--resume", *(["--kept", str(path)] if elsewhere else []))


def _refuse_setup(table: Table) -> None:
    """A kept game is set up already."""
    if given := table.given():
        raise SaveError(
            f"--resume: expected no options that set up a game, got {and_list(given)};"
            " the kept game continues as it was set up"
        )


def _ask_about_kept(path: Path, screen: Screen) -> str:
    """What to do with the kept game: `continue`, `new` or `quit`."""
    if not screen.asks:
        raise SaveError(
            f"{path}: there is a kept game: expected --resume to continue it, or --fresh to begin a new one"
            " and set it aside"
        )
    there = load(path).table
    screen.items([words.found(there.rules, there.playing_state().round)])
    while True:
        line = screen.read(f" {words.FOUND_QUESTION} ")
        if line is None:
            screen.line()
            return "quit"
        if answer := words.FOUND_ANSWERS.get(line.strip().lower()):
            return answer
        if line.strip().lower() in ("?", "help", "h"):
            screen.items(words.found_help())
            continue
        screen.warn(words.found_wrong(line))


def _set_aside(path: Path, screen: Screen) -> None:
    try:
        new = disk.set_aside(path)
    except OSError as error:
        raise SaveError(f"{path}: the kept game cannot be set aside: {disk.reason(error)}") from None
    screen.exact(words.set_aside(str(new), command("play", "--resume", "--kept", str(new))))


def check_record_file(record: Path | None) -> None:
    """Raise SaveError if a record could not be written there."""
    if record is None:
        return
    if record.is_file():
        raise SaveError(
            f"--record {record}: expected a new file, but there is one; nothing is written over it"
        )
    if record.is_dir() or not record.parent.is_dir():
        what = "a directory" if record.is_dir() else "no directory to write to"
        raise SaveError(f"--record {record}: expected a file in an existing directory, got {what}")
