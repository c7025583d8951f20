"""What people may do about ending a running game: ask the others, agree, or have it go on.

As in `commands`, each returns the entries that carry it out and raises RefusedError. What comes of a vote
follows from what everybody sees: a bot that took over in secret does not count until all are told of it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from wildcards.table.commands import check_in_play, check_may_end
from wildcards.table.entry import Closed, EndAgreed, EndAsked, EndDropped, Entry, WasThere
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

NOTED_EVERY: Final = 3600 * 1000  # ms of table time, at least: the log shall not grow with every visit


def ask_to_end(table: Table, uid: str, here: Collection[int], at: int) -> list[Entry]:
    """Ask all to end the game; where others are asked already, agree. `here`: whose people are connected.

    It ends if nobody else has a say, or if the host asks and nobody else has been there for a day.
    """
    _check_part(table, uid)
    check_may_end(table)
    if table.ending is None:
        return _ask(table, uid, at)
    if uid != table.ending.uid and set(table.seats_of(uid)) - table.ending.agreed:
        return agree_to_end(table, uid, at)
    if uid == table.host and at >= table.ending.alone_from and not set(table.missing()).intersection(here):
        return [Closed(at)]
    return []


def agree_to_end(table: Table, uid: str, at: int) -> list[Entry]:
    """Agree to end the game; with the last who has a say it ends."""
    own = _check_part(table, uid)
    if table.ending is None:
        raise RefusedError("no_vote")
    if not set(own) - table.ending.agreed:
        return []
    return [EndAgreed(at, own), *([] if set(table.missing()) - set(own) else [Closed(at)])]


def drop_end(table: Table, uid: str, at: int) -> list[Entry]:
    """Have the game go on: say no, or ask no longer."""
    own = _check_part(table, uid)
    return [] if table.ending is None else [EndDropped(at, own[0] if own else None)]


def was_there(table: Table, uid: str, at: int) -> list[Entry]:
    """Note that somebody comes or goes while they are asked to end the game."""
    if table.ending is None or at < table.ending.there_at + NOTED_EVERY:
        return []
    seat = next((seat for seat in table.missing() if table.seats[seat].uid == uid), None)
    return [] if seat is None else [WasThere(at, seat)]


def end_agreed(table: Table, at: int) -> list[Entry]:
    """End the game if everybody who still has a say has agreed."""
    return [Closed(at)] if is_agreed(table) else []


def is_agreed(table: Table) -> bool:
    """Whether a vote stands to which nobody's consent is missing."""
    return table.ending is not None and not table.missing()


def _ask(table: Table, uid: str, at: int) -> list[Entry]:
    own = table.seats_of(uid)
    now = table.playing_state().round
    if table.end_asked.get(own[0] if own else None) == now:
        raise RefusedError("asked_already", round=now)
    return [EndAsked(at, uid), *([] if set(table.missing()) - set(own) else [Closed(at)])]


def _check_part(table: Table, uid: str) -> list[int]:
    """The seats of somebody who may take part: a player, or the host. Raises RefusedError."""
    check_in_play(table)
    if not table.is_member(uid):
        raise RefusedError("no_say", 403)
    return table.seats_of(uid)
