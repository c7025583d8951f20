"""Coming to a table: finding it by its link or code, and taking a seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from wildcards.errors import ServerError, ServerRefusedError
from wildcards.protocol.table import Sit, TableView
from wildcards.remote.address import Address
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.remote.promise import Promise

_FULL: Final = "expected an open seat at the table, but all are taken"
_REPLACED: Final = "you were gone for long, and the host gave your seat to a bot for good"
_BEGUN: Final = "the game has begun without you"


@dataclass(frozen=True)
class Seating:
    """A table, and the seat this person plays there (None: a spectator)."""

    table: str
    seat: int | None
    promise: Promise


class NoSeatError(ServerError):
    """There is no open seat; `view` is the table."""

    def __init__(self, view: TableView, why: str) -> None:
        super().__init__(why)
        self.view: Final = view


def find(api: Api, profile: Profile, address: Address) -> str:
    """The id of the table at an address. Raises ServerError.

    A code is valid until the game starts; whoever used it before that still finds the table.
    """
    if address.table is not None:
        return address.table
    assert address.code is not None
    try:
        table = api.find_code(address.code).id
    except ServerRefusedError as error:
        before = profile.table_of(api.server, address.code)
        if error.code != "no_code" or before is None:
            raise
        return before
    profile.keep_code(api.server, address.code, table)
    return table


def take_seat(
    api: Api, profile: Profile, table: str, wanted: int | None, name: str | None, *, token: str | None = None
) -> Seating:
    """The seat this person has already, or the wanted or first open one. Raises ServerError."""
    view = api.table(table) if token is None else api.claim(table, token)
    promise = Promise.from_dict(profile.promise(table))
    own = _own_seat(view, wanted)
    if own is not None:
        return Seating(table, own, promise)
    if view.you_replaced:
        raise NoSeatError(view, f"{api.server}/t/{table}: {_REPLACED}")
    if view.status != "open":
        raise NoSeatError(view, f"{api.server}/t/{table}: {_BEGUN}")
    return _sit(api, profile, view, wanted, name)


def _own_seat(view: TableView, wanted: int | None) -> int | None:
    own = [seat.seat for seat in view.seats if seat.you]
    if wanted is None:
        return own[0] if own else None
    return wanted if wanted in own else None


def _sit(api: Api, profile: Profile, view: TableView, wanted: int | None, name: str | None) -> Seating:
    """Sit down; the commitment was announced in `view`, before the nonce is made."""
    for seat in _candidates(view, wanted):
        nonce = secrets.token_hex(16)
        promise = Promise(view.fair.commitment, {seat: nonce}, view.settings.talisman)
        try:
            sat = api.sit(view.id, seat, Sit(nonce, name))
        except ServerRefusedError as error:
            if error.code != "seat_taken" or wanted is not None:
                raise
            continue  # somebody was quicker
        if sat.seats[seat].you:
            kept = Promise.from_dict(profile.promise(view.id)).nonces
            promise = replace(promise, nonces={**kept, **promise.nonces})
            profile.keep_promise(view.id, promise.to_dict())
            return Seating(view.id, seat, promise)
    raise NoSeatError(view, f"{api.server}/t/{view.id}: {_FULL}")


def _candidates(view: TableView, wanted: int | None) -> Sequence[int]:
    if wanted is None:
        return [seat.seat for seat in view.seats if seat.kind == "open"]
    return [wanted]
