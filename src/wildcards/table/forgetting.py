"""Forgetting a person: games stay, the name does not.

An entry says that somebody is forgotten; from then on the name shown in their seats is SOMEBODY, in every
process that has the table. The name is then also taken out of the entries before, which are changed for this
alone: they lead to the same table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from wildcards.notation.branch import KEY
from wildcards.table import commands
from wildcards.table.entry import (
    Closed,
    Created,
    Entry,
    Forgotten,
    Freed,
    HostChanged,
    Kept,
    KeptOut,
    Moved,
    Named,
    Seated,
)
from wildcards.table.names import SOMEBODY
from wildcards.table.table import OPEN, PLAYING, Table


def forget(table: Table, uid: str, at: int) -> list[Entry]:
    """A person is gone for good: they leave, somebody else is the host, and their name is forgotten."""
    if uid in table.forgotten:
        return []
    if table.status not in (OPEN, PLAYING):
        return [Forgotten(at, uid)]
    leaving = commands.leave(table, uid, at)
    heirs = [seat.uid for seat in table.seats if seat.uid is not None and seat.uid != uid]
    if table.host == uid and not heirs and table.status == OPEN:
        leaving.append(Closed(at))
    elif table.host == uid and heirs and not any(isinstance(one, HostChanged) for one in leaving):
        leaving.append(HostChanged(at, heirs[0]))
    return [*leaving, Forgotten(at, uid)]


def without(entries: Sequence[Entry], uid: str) -> list[Entry]:
    """A log without the names of a person who is forgotten there; what is not changed is the same object."""
    found = list(entries)
    stays: dict[int, list[int]] = {}  # by seat: where whoever has it now was named
    owners: dict[int, str] = {}
    for number, entry in enumerate(entries):
        match entry:
            case Created(kept=[*_] as kept):
                found[number] = _named(entry, kept=[_kept(one, uid) for one in kept])
            case KeptOut() if uid in entry.uids:
                found[number] = _named(entry, name=SOMEBODY)
            case Seated() if owners.get(entry.seat) == entry.uid:
                stays[entry.seat].append(number)
            case Seated():
                _end(found, owners.pop(entry.seat, ""), uid, stays.pop(entry.seat, []))
                owners[entry.seat], stays[entry.seat] = entry.uid, [number]
            case Moved():
                owners[entry.seat] = entry.uid
            case Named():
                stays.setdefault(entry.seat, []).append(number)
            case Freed():
                _end(found, owners.pop(entry.seat, ""), uid, stays.pop(entry.seat, []))
            case _:
                pass
    for seat, numbers in stays.items():
        _end(found, owners.get(seat, ""), uid, numbers)
    return found


def without_origin(begun: dict[str, Any], seed: str, seats: Collection[int]) -> dict[str, Any]:
    """The record that a branch continues, without the names in these seats of the game with this seed.

    It holds the whole game it comes from, which may be a branch itself.
    """
    return {**begun, KEY: _without_names(begun[KEY], seed, seats)} if KEY in begun else begun


def _without_names(value: Any, seed: str, seats: Collection[int]) -> Any:
    if isinstance(value, list):
        return [_without_names(one, seed, seats) for one in value]
    if not isinstance(value, dict):
        return value
    made = {key: _without_names(one, seed, seats) for key, one in value.items()}
    if made.get("seed") == seed and isinstance(made.get("seats"), list):
        made["seats"] = [
            {**one, "name": SOMEBODY} if number in seats else one for number, one in enumerate(made["seats"])
        ]
    return made


def _end(found: list[Entry], owner: str, uid: str, numbers: list[int]) -> None:
    """Take the name out of one stay, if the person was the last to have the seat in it."""
    for number in numbers if owner == uid else ():
        found[number] = _named(found[number], name=SOMEBODY)


def _named(entry: Entry, **names: object) -> Entry:
    """The entry with other names, or itself if it has them."""
    if all(getattr(entry, field) == value for field, value in names.items()):
        return entry
    changed: Entry = replace(entry, **names)
    return changed


def _kept(kept: Kept | None, uid: str) -> Kept | None:
    return Kept(uid, SOMEBODY) if kept is not None and kept.uid == uid else kept
