"""The commands `join` and `host`: coming to a table on a server, or making one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from wildcards.bots.levels import LEVELS
from wildcards.engine.rules import Rules
from wildcards.errors import BotError, RulesError, ServerError, ServerRefusedError
from wildcards.protocol.deal import NewTake
from wildcards.protocol.knowledge import Scope
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import (
    DAY,
    MOST_TITLE,
    Absence,
    Clock,
    Made,
    NewTable,
    SeatSetup,
    Spectators,
    TableView,
)
from wildcards.remote.address import Address, read_server, read_table
from wildcards.remote.api import Api, AwayError
from wildcards.remote.profile import Profile
from wildcards.remote.promise import Promise
from wildcards.remote.seat import NoSeatError, Seating, find
from wildcards.terminal import deal_words
from wildcards.terminal import table_phrases as words
from wildcards.terminal.cast import as_typed
from wildcards.terminal.command import command
from wildcards.terminal.newcomer import Newcomer, Visitor
from wildcards.terminal.screen import Screen
from wildcards.terminal.setup import holder, make_rules, split_kinds, your_seat
from wildcards.terminal.visit import sit_at
from wildcards.words.refusals import refused
from wildcards.words.text import printable, t

_CLOCK: Final = re.compile(r"(?P<time>\d{1,7})(?P<unit>[smhd]?)(?:\+(?P<more>\d{1,5})s?)?")
_UNITS: Final = {"": 1, "s": 1, "m": 60, "h": 3600, "d": DAY}


@contextmanager
def refusals_in_words(**given: str) -> Iterator[None]:
    """Put a server's refusals into words; `given` is what was typed for the table."""
    try:
        yield
    except ServerRefusedError as error:
        why = refused(error.code, {**given, **error.details})
        raise ServerRefusedError(error.code, error.details, why) from None


def greet(api: Api, screen: Screen) -> str:
    """Meet the server, and show what it tells everybody; returns the name this person has there."""
    known = api.greet()
    notice = api.notice()
    if notice is not None and notice.text:
        screen.warn(printable(notice.text))
    elif notice is not None and notice.draining:
        screen.warn(t("device-draining"))
    return known


# --- joining


def join_table(where: str, server: str, visitor: Visitor, *, watch: bool) -> int:
    """Join or watch the table of a link or a code; returns the exit status. Raises WildCardsError."""
    if watch and visitor.seat is not None:
        raise ServerError("--watch: expected without --seat, as spectators have none")
    address = read_table(where, server, "join")
    profile = Profile.named(visitor.profile)
    screen = visitor.screen()
    with refusals_in_words(given=where), Api(address.server, profile) as api:
        known = _greet_for(address, api, screen)
        table = find(api, profile, address)
        if watch:
            seating = _watch(api, table)
        else:
            seating = _seat(Newcomer(api, profile, screen, visitor, known), table, address.token)
        return sit_at(api, profile, seating, screen, visitor.record, _again(api, seating, visitor))


def _greet_for(address: Address, api: Api, screen: Screen) -> str:
    """Meet the server of a table. Raises ServerError, for a code with a hint that a server belongs to it."""
    try:
        return greet(api, screen)
    except AwayError as error:
        if address.code is None:
            raise
        raise ServerError(f"{error}; a code needs --server URL, unless the server is here") from None


def _seat(newcomer: Newcomer, table: str, token: str | None) -> Seating:
    """A seat at a table of others. Raises ServerError, with a hint where watching is possible."""
    try:
        return newcomer.sit_down(table, newcomer.visitor.seat, token)
    except NoSeatError as error:
        if not error.view.you_replaced and _is_closed(error.view):
            raise
        raise ServerError(f"{error}; --watch shows the game to you") from None


def _watch(api: Api, table: str) -> Seating:
    """A spectator's place. Raises ServerRefusedError where there is none."""
    view = api.table(table)
    if any(seat.you for seat in view.seats):
        raise ServerError(
            "--watch: you play at this table yourself; another person can watch, with --as NAME"
        )
    if not view.you_replaced and _is_closed(view):
        raise ServerRefusedError("closed", {})
    return Seating(table, None, Promise(view.fair.commitment, talisman=view.settings.talisman))


def _is_closed(view: TableView) -> bool:
    return view.settings.spectators == "closed" and view.status != "over"


def _again(api: Api, seating: Seating, visitor: Visitor) -> str:
    """The command that comes back to the seat."""
    words_ = ["join", f"{api.server}/t/{seating.table}"]
    words_ += _as(visitor)
    if seating.seat is None:
        words_.append("--watch")
    elif visitor.seat is not None:
        words_ += ["--seat", str(seating.seat + 1)]
    return command(*words_)


# --- the deal of the day


def play_day(server: str, visitor: Visitor) -> int:
    """Play today's deal, or go on with it, and show the places; returns the exit status."""
    address = read_server(server)
    profile = Profile.named(visitor.profile)
    screen = visitor.screen()
    with refusals_in_words(), Api(address.server, profile) as api:
        known = greet(api, screen)
        today = api.days().days[0]
        status = 0
        if today.state != "over":
            table = today.table or api.take(today.deal, NewTake(name=visitor.name)).id
            seating = Newcomer(api, profile, screen, visitor, known).sit_down(table, None)
            again = command("daily", "--server", api.server, *_as(visitor))
            status = sit_at(api, profile, seating, screen, None, again)
        screen.line()
        screen.items(deal_words.places(api.deal(today.deal)))
        return status


def _as(visitor: Visitor) -> list[str]:
    return [] if visitor.profile == "default" else ["--as", visitor.profile]


# --- hosting


@dataclass(frozen=True)
class TableOptions:
    """How a table is to be set up, as typed."""

    seats: int
    leo: bool
    bots: str | None
    public: bool
    clock: str | None
    grace: str | None
    stand_in: str
    title: str
    talisman: int | None
    knowledge: Scope | None
    hints: bool
    publish: bool
    free_text: bool
    spectators: str
    rated: bool
    options: dict[str, Any]


def host_table(server: str, wanted: TableOptions, visitor: Visitor) -> int:
    """Make a table, sit down and wait for the others; returns the exit status. Raises WildCardsError."""
    rules = make_rules(wanted.seats, wanted.leo, None, wanted.options)
    seat = your_seat(rules, None if visitor.seat is None else visitor.seat + 1)
    new = _new_table(rules, wanted, seat)
    address = read_server(server)
    profile = Profile.named(visitor.profile)
    screen = visitor.screen()
    with refusals_in_words(), Api(address.server, profile) as api:
        known = greet(api, screen)
        made = api.make_table(new)
        seating = Newcomer(api, profile, screen, visitor, known).sit_down(made.id, seat)
        screen.exact(_made(made))
        return sit_at(api, profile, seating, screen, visitor.record, _again(api, seating, visitor))


def _made(made: Made) -> list[str]:
    return words.made(made.url, made.code, command("join", made.url))


def _new_table(rules: Rules, wanted: TableOptions, you: int) -> NewTable:
    """All seats except the bots' are open: the host, too, sits down after the commitment is announced.

    Raises BotError or RulesError.
    """
    if wanted.publish and not wanted.public:
        raise RulesError("--publish: expected --public with it, as only games of public tables are published")
    levels = _levels(wanted.bots, len(rules.human_seats()) - 1)
    others = [seat for seat in rules.human_seats() if seat != you]
    bots = dict(zip(reversed(others), reversed(levels), strict=False))
    setups = [
        SeatSetup("leo")
        if seat == rules.leo_seat
        else SeatSetup("bot", bots[seat]) if seat in bots else SeatSetup("open")
        for seat in range(rules.seats)
    ]  # fmt: skip
    return NewTable(
        seats=tuple(setups),
        title=as_typed("--title", wanted.title, MOST_TITLE) if wanted.title else "",
        rules=RulesOptions(**rules.options()),
        visibility="public" if wanted.public else "private",
        clock=parse_clock(wanted.clock),
        absence=_absence(wanted),
        talisman=holder(rules, wanted.talisman),
        knowledge=wanted.knowledge,
        hints=wanted.hints,
        publish=wanted.publish,
        free_text=wanted.free_text,
        spectators=_spectators(wanted.spectators),
        rated=wanted.rated,
    )


def _spectators(text: str) -> Spectators:
    """What spectators are to see. Raises RulesError."""
    try:
        found: Spectators = msgspec.convert(text, Spectators)
    except msgspec.ValidationError:
        raise RulesError(f"--spectators: expected one of public, late, all, closed, got {text!r}") from None
    return found


def _levels(text: str | None, most: int) -> Sequence[str]:
    """The bots of the last seats. Raises BotError."""
    levels = [] if text is None else split_kinds(text)
    for level in levels:
        _check_level("--bots", "some of", level)
    if len(levels) > most:
        raise BotError(f"--bots: expected at most {most}, as you sit there too, got {len(levels)}")
    return levels


def _check_level(option: str, number: str, level: str) -> None:
    if level not in LEVELS:
        raise BotError(f"{option}: expected {number} {', '.join(LEVELS)}, got {level!r}")


def _absence(wanted: TableOptions) -> Absence:
    """What happens while somebody is away. Raises BotError or RulesError."""
    _check_level("--stand-in", "one of", wanted.stand_in)
    return Absence(parse_grace(wanted.grace), wanted.stand_in)


def parse_grace(text: str | None) -> int | None:
    """Seconds: `30`, `5m`, `1d`; None for `none`. Raises RulesError."""
    if text is None:
        return Absence().grace
    if text == "none":
        return None
    found = _CLOCK.fullmatch(text)
    seconds = int(found["time"]) * _UNITS[found["unit"]] if found and not found["more"] else -1
    if not 0 <= seconds <= 30 * DAY:
        raise RulesError(f"--grace: expected none, or seconds such as 60 (5m, 1d), got {text!r}")
    return seconds


def parse_clock(text: str | None) -> Clock:
    """`30` (seconds a decision), `3d`, `10m+5` (ten minutes, and 5 s more after each). Raises RulesError."""
    if text is None or text == "none":
        return Clock()
    found = _CLOCK.fullmatch(text)
    seconds = int(found["time"]) * _UNITS[found["unit"]] if found else 0
    more = int(found["more"] or 0) if found else 0
    if not 1 <= seconds <= 30 * DAY or more > DAY:
        raise RulesError(
            "--clock: expected none, a time a decision such as 30s or 2d, or a bank such as 10m+5,"
            f" got {text!r}"
        )
    return Clock("bank" if found and found["more"] else "decision", seconds, more)
