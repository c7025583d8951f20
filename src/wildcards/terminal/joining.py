"""The commands `join` and `host`: coming to a table of a server, or making one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from wildcards.bots.levels import LEVELS
from wildcards.engine.rules import Rules
from wildcards.errors import BotError, RulesError, ServerError, ServerRefusedError
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import DAY, Clock, Made, NewTable, SeatSetup
from wildcards.remote.address import Address, read_server, read_table
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.remote.promise import Promise
from wildcards.remote.seating import Seating, find, take_seat
from wildcards.terminal.command import command
from wildcards.terminal.playing import check_record_file
from wildcards.terminal.screen import Screen, wants_plain
from wildcards.terminal.setup import make_rules, split_kinds, your_seat
from wildcards.terminal.sitting import sit_at
from wildcards.terminal.words import online as words
from wildcards.terminal.words.refusals import refused

_CLOCK: Final = re.compile(r"(?P<time>\d{1,7})(?P<unit>[smhd]?)(?:\+(?P<more>\d{1,5})s?)?")
_UNITS: Final = {"": 1, "s": 1, "m": 60, "h": 3600, "d": DAY}


@dataclass(frozen=True)
class Visitor:
    """Who comes: a profile of this machine, the name shown to others, the wanted seat (from 0)."""

    profile: str
    name: str | None
    seat: int | None
    plain: bool | None
    record: Path | None

    def screen(self) -> Screen:
        """Where the game is shown. Raises SaveError for a record that could not be written."""
        check_record_file(self.record)
        return Screen(wants_plain() if self.plain is None else self.plain)


@contextmanager
def refusals_in_words() -> Iterator[None]:
    """Let what a server refuses be told in words."""
    try:
        yield
    except ServerRefusedError as error:
        raise ServerRefusedError(error.code, error.details, refused(error.code, error.details)) from None


# --- joining


def join_table(where: str, server: str, visitor: Visitor, *, watch: bool) -> int:
    """Join or watch the table of a link or a code; returns the exit status. Raises WildCardsError."""
    if watch and visitor.seat is not None:
        raise ServerError("--watch: expected no --seat beside it, as who watches has none")
    address = read_table(where, server, "join")
    profile = Profile.named(visitor.profile)
    screen = visitor.screen()
    with refusals_in_words(), Api(address.server, profile) as api:
        api.greet()
        table = find(api, profile, address)
        seating = _watch(api, table) if watch else _seat(api, profile, table, address, visitor)
        return sit_at(api, profile, seating, screen, visitor.record, _again(api, seating, visitor))


def _seat(api: Api, profile: Profile, table: str, address: Address, visitor: Visitor) -> Seating:
    return take_seat(api, profile, table, visitor.seat, visitor.name, token=address.token)


def _watch(api: Api, table: str) -> Seating:
    """A spectator's place. Raises ServerRefusedError where there is none."""
    view = api.table(table)
    if any(seat.you for seat in view.seats):
        raise ServerError(
            "--watch: you play at this table yourself; another person can watch, with --as NAME"
        )
    if view.settings.spectators == "closed" and view.status != "over":
        raise ServerRefusedError("closed", {})
    return Seating(table, None, Promise(view.fair.commitment))


def _again(api: Api, seating: Seating, visitor: Visitor) -> str:
    """The command that comes back to the seat."""
    words_ = ["join", f"{api.server}/t/{seating.table}"]
    if visitor.profile != "default":
        words_ += ["--as", visitor.profile]
    if seating.seat is None:
        words_.append("--watch")
    elif visitor.seat is not None:
        words_ += ["--seat", str(seating.seat + 1)]
    return command(*words_)


# --- hosting


@dataclass(frozen=True)
class TableOptions:
    """How a table is to be set up, as typed."""

    seats: int
    leo: bool
    bots: str | None
    public: bool
    clock: str | None
    title: str
    options: dict[str, Any]


def host_table(server: str, wanted: TableOptions, visitor: Visitor) -> int:
    """Make a table, sit down and wait for others; returns the exit status. Raises WildCardsError."""
    rules = make_rules(wanted.seats, wanted.leo, None, wanted.options)
    seat = your_seat(rules, None if visitor.seat is None else visitor.seat + 1)
    new = _new_table(rules, wanted, seat)
    address = read_server(server)
    profile = Profile.named(visitor.profile)
    screen = visitor.screen()
    with refusals_in_words(), Api(address.server, profile) as api:
        api.greet()
        made = api.make_table(new)
        seating = take_seat(api, profile, made.id, seat, visitor.name)
        screen.exact(_made(made))
        return sit_at(api, profile, seating, screen, visitor.record, _again(api, seating, visitor))


def _made(made: Made) -> list[str]:
    return words.made(made.url, made.code, command("join", made.url))


def _new_table(rules: Rules, wanted: TableOptions, you: int) -> NewTable:
    """All seats but those of bots are open: the host too sits down after the commitment was told."""
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
        title=wanted.title,
        rules=RulesOptions(**rules.options()),
        visibility="public" if wanted.public else "private",
        clock=parse_clock(wanted.clock),
    )


def _levels(text: str | None, most: int) -> Sequence[str]:
    """The bots of the last seats. Raises BotError."""
    levels = [] if text is None else split_kinds(text)
    for level in levels:
        if level not in LEVELS:
            raise BotError(f"--bots: expected some of {', '.join(LEVELS)}, got {level!r}")
    if len(levels) > most:
        raise BotError(f"--bots: expected {most} at the most, as you sit there too, got {len(levels)}")
    return levels


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
