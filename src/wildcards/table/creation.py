"""The first entries of a table: of a new one as it was asked for, of a rematch, of a game for one person."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from wildcards.bots.levels import LEVELS
from wildcards.engine.rules import Rules
from wildcards.errors import RecordError
from wildcards.notation.branch import GENERATIONS, begin, parting
from wildcards.notation.events import count_events
from wildcards.notation.record import HUMAN, LEO, Player, Record
from wildcards.protocol.knowledge import Scope
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Absence, Clock, NewBranch, NewTable, Settings
from wildcards.table.commands import check_level
from wildcards.table.entry import BotSeated, Created, DealOf, Entry, Kept, KeptOut, Seated, Started
from wildcards.table.names import clean_title
from wildcards.table.refusal import RefusedError
from wildcards.table.rulebook import check_holder, make_rules
from wildcards.table.table import CLOSED, OVER, Table

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike
CODE_LENGTH: Final = 6
DEFAULT_LEVEL: Final = "greedy"
_LONG: Final = 3600  # a clock of this many seconds is for play over days


class Host(NamedTuple):
    """Whoever makes a table."""

    uid: str
    name: str


class Given(NamedTuple):
    """What a table is given from outside: chance, and when it is made."""

    code: str  # to find it by while it is open
    seed: str  # the server's part of the deal, 64 hex digits
    wall: int  # ms since 1970


def first_entries(uid: str, new: NewTable, at: int, given: Given) -> list[Entry]:
    """The beginning of a new table's log. Raises RefusedError.

    Nobody sits yet: nonces have to come after the commitment, which the answer holds.
    """
    settings, leo_seat = _settings(new)
    entries: list[Entry] = [
        Created(
            at,
            uid,
            settings,
            leo_seat,
            len(new.seats),
            given.code,
            new.deal.seed or given.seed,
            given=new.deal.kind == "given",
            wall=given.wall,
        )
    ]
    for seat, setup in enumerate(new.seats):
        if setup.kind == "bot":
            entries.append(BotSeated(at, seat, _level(setup.level)))
    return entries


def check_rematch(table: Table, uid: str) -> None:
    """Raise RefusedError unless this person can continue at another table."""
    if not table.seats_of(uid):
        raise RefusedError("foreign_seat", 403, seat=None)
    if table.status not in (OVER, CLOSED):
        raise RefusedError("not_over")
    if table.created.given:
        raise RefusedError("given_deal")


def rematch_entries(table: Table, uid: str, at: int, given: Given) -> list[Entry]:
    """The beginning of the log of a rematch: the same settings and bots, seats kept for the same people."""
    created = msgspec.structs.replace(
        table.created,
        at=at,
        host=uid,
        code=given.code,
        server_seed=given.seed,
        before=table.id,
        first=table.created.first or table.id,
        wall=given.wall,
        kept=[
            None if seat.uid is None or seat.uid in table.forgotten else Kept(seat.uid, seat.name or "")
            for seat in table.seats
        ],
    )
    bots = [(index, seat.level or "") for index, seat in enumerate(table.seats) if seat.kind == "bot"]
    out = [KeptOut(at, sorted(one.uids), one.name) for one in table.away.values()]
    return [created, *[BotSeated(at, index, level) for index, level in bots], *out]


def branch_entries(
    record: Record, new: NewBranch, host: Host, at: int, given: Given, bot_delay: float
) -> list[Entry]:
    """The log of a table at which one person plays a finished game on against bots. Raises RefusedError."""
    rules = record.rules
    for seat in (new.seat, new.eyes):
        if seat is not None and (seat >= rules.seats or (seat == new.seat and seat == rules.leo_seat)):
            raise RefusedError("no_seat", 404, seat=seat, seats=rules.seats)
    if new.level is not None:
        check_level(new.level)
    players = [
        Player(host.name, HUMAN) if seat == new.seat else _other(player, new.level)
        for seat, player in enumerate(record.seats)
    ]
    try:
        at_action = _action_at(record, new.eyes, new.step)
        origin = parting(record, at_action, new.seat if new.redeal else None)
        begun = begin(origin, players, Random(given.seed))
    except RecordError:
        raise RefusedError("too_deep", most=GENERATIONS) from None
    seed = bytes.fromhex(begun.seed or given.seed)
    return solo_entries(
        rules,
        seed,
        players,
        new.seat,
        wall=given.wall,
        begun=begun,
        host=host.uid,
        at=at,
        bot_delay=bot_delay,
    )


def _other(player: Player, level: str | None) -> Player:
    """Who plays on in the seat of somebody else: the bot that had it, or one of this level."""
    if player.player == LEO or (level is None and player.player in LEVELS):
        return player
    return Player("", level or DEFAULT_LEVEL)


def _action_at(record: Record, eyes: int | None, step: int) -> int:
    """The first action after those that are seen when a seat (None: a spectator) has seen so many events."""
    for played in record.steps():
        if count_events(played.state.observe(eyes).history) > step:
            return played.number
    return len(record.actions) - 1


def solo_entries(
    rules: Rules,
    seed: bytes,
    players: Sequence[Player],
    you: int,
    *,
    talisman: int | None = None,
    knowledge: Scope = "all",
    wall: int = 0,
    begun: Record | None = None,
    deal: DealOf | None = None,
    host: str = "you",
    at: int = 0,
    bot_delay: float = 0.0,
) -> list[Entry]:
    """The beginning of a game that one person, the host, plays against bots, each with its own level.

    `talisman` is the seat chosen to hold it first; `begun` a game in progress that is played on instead of a
    new one, with `seed` for its later shuffles; `deal` the one that it takes; `knowledge` is what is listed.
    Raises RefusedError.
    """
    settings = Settings(
        title="",
        rules=RulesOptions(**rules.options()),
        visibility="private",
        spectators="closed",
        clock=Clock(),
        absence=Absence(None),
        deal="given",
        bot_delay=bot_delay,
        talisman=talisman,
        knowledge=knowledge,
    )
    check_holder(rules, talisman)
    entries: list[Entry] = [
        Created(
            at,
            host,
            settings,
            rules.leo_seat,
            rules.seats,
            None,
            seed.hex(),
            given=True,
            wall=wall,
            begun=None if begun is None else begun.to_dict(),
            deal=deal,
        )
    ]
    for seat, player in enumerate(players):
        if seat == you:
            entries.append(Seated(at, seat, host, player.name, ""))
        elif seat != rules.leo_seat:
            entries.append(BotSeated(at, seat, player.player, player.name))
    return [*entries, Started(at)]


def recoded(entries: list[Entry], code: str) -> list[Entry]:
    """The same entries with another code."""
    created = entries[0]
    assert isinstance(created, Created)
    return [msgspec.structs.replace(created, code=code), *entries[1:]]


def _settings(new: NewTable) -> tuple[Settings, int | None]:
    """The settings of a table to be made, checked; and Leo's seat."""
    leos = [seat for seat, setup in enumerate(new.seats) if setup.kind == "leo"]
    if len(leos) > 1:
        raise RefusedError("leo_twice", 400, seats=leos)
    leo_seat = leos[0] if leos else None
    check_holder(make_rules(new.rules, len(new.seats), leo_seat), new.talisman)
    clock = new.clock
    if clock.kind != "none" and clock.seconds < 1:
        raise RefusedError("clock", 400, seconds=clock.seconds)
    if (new.deal.kind == "given") != (new.deal.seed is not None):
        raise RefusedError("deal", 400, kind=new.deal.kind)
    if new.publish and new.visibility != "public":
        raise RefusedError("private_publish", 400)
    absence = new.absence or (Absence(None) if clock.seconds >= _LONG else Absence())
    check_level(absence.level)
    if new.rated:
        _check_rated(new, absence)
    settings = Settings(
        title=clean_title(new.title),
        rules=new.rules,
        visibility=new.visibility,
        spectators=new.spectators,
        clock=clock,
        absence=absence,
        deal=new.deal.kind,
        bot_delay=new.bot_delay,
        talisman=new.talisman,
        knowledge=new.knowledge or _usual_knowledge(new),
        hints=new.hints,
        publish=new.publish,
        free_text=new.free_text,
        rated=new.rated,
    )
    return settings, leo_seat


def _check_rated(new: NewTable, absence: Absence) -> None:
    """Raise RefusedError where a game can't be rated: cards that somebody knows, help, endless waiting."""
    if new.deal.kind == "given":
        raise RefusedError("rated_deal", 400)
    if new.hints:
        raise RefusedError("rated_hints", 400)
    if new.spectators in ("late", "all"):
        raise RefusedError("rated_hands", 400)
    if new.clock.kind == "none" and absence.grace is None:
        raise RefusedError("rated_wait", 400)


def _usual_knowledge(new: NewTable) -> Scope:
    """Alone a person may be told everything; among people memory is a part of the game."""
    people = [setup for setup in new.seats if setup.kind == "open"]
    return "all" if len(people) == 1 else "open"


def _level(level: str | None) -> str:
    level = level or DEFAULT_LEVEL
    check_level(level)
    return level
