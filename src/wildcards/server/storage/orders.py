"""The orders that operators give a server, kept in its database, where every process reads and follows them.

They are numbered from 1 and never changed, so they are also the log of who did what. What holds now is what
they add up to (live/standing.py).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from wildcards.errors import DatabaseError
from wildcards.server.storage.database import Database
from wildcards.server.storage.schema import ORDERS

_TRIES: Final = 20


class _Order(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that an operator ordered."""


class Ban(_Order, tag="ban", frozen=True):
    """Nobody is to play as this person, or from this network, until then (ms since 1970; None: for good)."""

    person: str | None = None
    network: str | None = None
    until: int | None = None
    why: str = ""


class Unban(_Order, tag="unban", frozen=True):
    """The ban with this number is over."""

    number: int


class End(_Order, tag="end", frozen=True):
    """A table is to be closed, whoever plays at it."""

    table: str
    why: str = ""


class Announce(_Order, tag="announce", frozen=True):
    """Everybody is to be shown this text until then (ms since 1970); an empty one takes it away."""

    text: str
    until: int | None = None


class Drain(_Order, tag="drain", frozen=True):
    """No new tables are to be made from now on, or they may again."""

    on: bool


class CloseReport(_Order, tag="close_report", frozen=True):
    """The report with this number is dealt with."""

    number: int


Order = Ban | Unban | End | Announce | Drain | CloseReport


class Given(NamedTuple):
    """An order: its number, when it was given (ms since 1970), by whom."""

    number: int
    at: int
    by: str
    order: Order


MOST_ANNOUNCED: Final = 300  # characters: it is shown above every page, phones' too
_DECODER: Final[msgspec.json.Decoder[Order]] = msgspec.json.Decoder(Order)


def give(database: Database, by: str, at: int, order: Order) -> Given:
    """Give an order at this moment (ms since 1970). Raises DatabaseError."""
    if isinstance(order, Announce) and len(order.text) > MOST_ANNOUNCED:
        raise DatabaseError(f"TEXT: expected at most {MOST_ANNOUNCED} characters, got {len(order.text)}")
    for _ in range(_TRIES):
        try:
            with database.writing() as connection:
                highest = connection.execute(select(func.max(ORDERS.c.number))).scalar() or 0
                given = Given(highest + 1, at, by, order)
                data = msgspec.json.encode(order).decode()
                row = {"number": given.number, "at": at, "by": by, "data": data}
                connection.execute(insert(ORDERS), row)
        except DatabaseError as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
        else:
            return given
    raise DatabaseError(f"{database.place}: others give orders all the time; try again")


def orders_after(connection: Connection, after: int) -> list[Given]:
    """The orders after this number, in turn. Raises DatabaseError for one that this release does not know."""
    query = select(ORDERS).where(ORDERS.c.number > after).order_by(ORDERS.c.number)
    return [
        Given(row.number, row.at, row.by, _order(row.number, row.data)) for row in connection.execute(query)
    ]


def _order(number: int, data: str) -> Order:
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise DatabaseError(f"order {number}: expected one that this release knows: {error}") from None
