"""Tables at which a deal is taken again: with the same cards, rules and bots, alone or with friends."""

from __future__ import annotations

import msgspec

from wildcards.analysis.deal import Deal
from wildcards.notation.record import HUMAN, LEO, Player
from wildcards.protocol.deal import NewTake
from wildcards.table.commands import check_level
from wildcards.table.creation import Given, Host, solo_entries
from wildcards.table.entry import BotSeated, Created, DealOf, Entry, Started
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table


def take_entries(
    deal: Deal, origin: DealOf, new: NewTake, seat: int, host: Host, at: int, given: Given, bot_delay: float
) -> list[Entry]:
    """The log of a table at which the host takes this seat: begun, or waiting for friends.

    Raises RefusedError.
    """
    _check(deal, new, seat)
    players = [
        Player(host.name, HUMAN) if index == seat else _other(deal, index, new.level)
        for index in range(deal.rules.seats)
    ]
    entries = solo_entries(
        deal.rules,
        deal.seed,
        players,
        seat,
        talisman=deal.talisman,
        wall=given.wall,
        deal=origin,
        host=host.uid,
        at=at,
        bot_delay=bot_delay,
    )
    return _with_friends(entries, new.friends, given.code) if new.friends else entries


def _check(deal: Deal, new: NewTake, seat: int) -> None:
    check_seat(deal, seat)
    if new.level is not None:
        check_level(new.level)
    for friend in new.friends:
        check_seat(deal, friend)
        if friend == seat or deal.players[friend].player != HUMAN:
            raise RefusedError("friends_seat", 400, seat=friend)


def check_seat(deal: Deal, seat: int) -> None:
    """Raise RefusedError unless somebody can play this seat."""
    if not 0 <= seat < deal.rules.seats or seat == deal.rules.leo_seat:
        raise RefusedError("no_seat", 404, seat=seat, seats=deal.rules.seats)


def _other(deal: Deal, seat: int, level: str | None) -> Player:
    """Who plays in the seat of somebody else: the bot that had it, else one of this level."""
    player = deal.players[seat]
    if player.player == LEO:
        return player
    if player.player == HUMAN:
        return Player("", level or deal.rival(seat))
    return Player(player.name, deal.rival(seat))


def _with_friends(entries: list[Entry], friends: list[int], code: str) -> list[Entry]:
    """The same before its start, with these seats open, to be found by its code."""
    created = entries[0]
    assert isinstance(created, Created)
    settings = msgspec.structs.replace(created.settings, knowledge="open")
    kept = [
        entry
        for entry in entries[1:]
        if not isinstance(entry, Started) and not (isinstance(entry, BotSeated) and entry.seat in friends)
    ]
    return [msgspec.structs.replace(created, code=code, settings=settings), *kept]


def counts_for(deal: Deal, table: Table) -> bool:
    """Whether the finished table played the deal as it is: no other bots sat in the seats of its bots."""
    return table.created.begun is None and all(
        table.seats[seat].kind == "person" or table.seats[seat].level == player.player
        for seat, player in enumerate(deal.players)
        if player.player not in (HUMAN, LEO)
    )
