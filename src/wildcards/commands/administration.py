"""The commands `admin …`: orders given by way of the database, and what it tells of tables."""

from __future__ import annotations

import getpass
import socket
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from wildcards.commands import administration_words as words
from wildcards.errors import DatabaseError, ServerError
from wildcards.server.live.standing import Standing
from wildcards.server.networks import network as read_network
from wildcards.server.storage.archive import fold
from wildcards.server.storage.database import opened
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.listing import Card
from wildcards.server.storage.migrate import check_revision, reading
from wildcards.server.storage.orders import Announce, Ban, Drain, End, Order, Unban, give, orders_after
from wildcards.server.storage.personal import personal_tables
from wildcards.server.storage.schema import ENTRIES, TABLES
from wildcards.table.entry import from_json
from wildcards.table.table import CLOSED, OPEN, OVER, PLAYING
from wildcards.terminal.output import say

DONE: Final = 0
_MINUTE: Final = 60_000
_DAY: Final = 86_400_000
_WIDEST: Final = {4: 8, 6: 16}  # the shortest prefix of a network that may be banned, by the version of IP
_ENTRIES: Final = 12  # the last of a table that are shown
_CARD: Final = msgspec.json.Decoder(Card)


def list_tables(url: str | None, *, everything: bool) -> int:
    """A line for each table; returns the exit status. All functions here raise DatabaseError."""
    wanted = (OPEN, PLAYING, OVER, CLOSED) if everything else (OPEN, PLAYING)
    query = select(TABLES).where(TABLES.c.status.in_(wanted)).order_by(TABLES.c.changed.desc(), TABLES.c.id)
    found = 0
    with reading(url) as connection:
        for row in connection.execute(query, execution_options={"yield_per": 1000}):
            found += 1
            say(words.table_line(row.id, row.visibility, _CARD.decode(row.card), wall_ms() - row.changed))
    if not found:
        say(words.NO_TABLES)
    return DONE


def show_table(url: str | None, table_id: str) -> int:
    """How a table is set up, who sits there, and what happened there last."""
    with reading(url) as connection:
        _check_table(connection, table_id)
        table = fold(connection, table_id)
        query = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq.desc())
        last = [from_json(text) for text in connection.execute(query.limit(_ENTRIES)).scalars()]
    for line in words.table(table, list(reversed(last))):
        say(line)
    return DONE


def end_table(url: str | None, table_id: str, why: str) -> int:
    """Order that a table be ended."""
    with reading(url) as connection:
        _check_table(connection, table_id)
        if fold(connection, table_id).status in (OVER, CLOSED):
            raise DatabaseError(f"table {table_id}: expected one that is not over")
    return order(url, End(table_id, why))


def announce_text(url: str | None, text: str, minutes: int | None) -> int:
    """Order that everybody be told something."""
    return order(url, Announce(text.strip(), None if minutes is None else wall_ms() + minutes * _MINUTE))


def drain_server(url: str | None, *, on: bool) -> int:
    """Order that no new tables be made, or that they be made again."""
    return order(url, Drain(on))


def ban(
    url: str | None, person: str | None, network: str | None, days: int | None, why: str, *, force: bool
) -> int:
    """Order a ban; with `force`, of somebody of whom nothing is kept, too."""
    found = None if network is None else _bannable(network)
    if person is not None and not force:
        with reading(url) as connection:
            _check_person(connection, person)
    return order(url, Ban(person, found, None if days is None else wall_ms() + days * _DAY, why))


def _bannable(network: str) -> str:
    """The network, unless so many are in it that it must be a slip."""
    try:
        found = read_network(network)
    except ServerError as error:
        raise DatabaseError(str(error).replace("network", "--network", 1)) from None
    widest = _WIDEST[found.version]
    if found.prefixlen < widest:
        raise DatabaseError(
            f"--network: expected /{widest} or narrower, got {found}: it would ban whole continents,"
            " and perhaps you"
        )
    return str(found)


def unban(url: str | None, number: int) -> int:
    """Order that a ban be over."""
    numbers = [one.number for one in _standing(url).bans(wall_ms())]
    if number not in numbers:
        raise DatabaseError(words.no_ban(number, numbers))
    return order(url, Unban(number))


def list_bans(url: str | None) -> int:
    """A line for each ban that holds."""
    bans = list(_standing(url).bans(wall_ms()))
    for one in bans:
        say(words.ban(one.number, one.ban))
    if not bans:
        say(words.NO_BANS)
    return DONE


def list_orders(url: str | None, most: int) -> int:
    """A line for each of the last orders."""
    with reading(url) as connection:
        given = orders_after(connection, 0)[-most:]
    for one in given:
        say(words.order(one))
    if not given:
        say(words.NO_ORDERS)
    return DONE


def order(url: str | None, wanted: Order) -> int:
    """Give an order and say so; returns the exit status."""
    with opened(url) as database:
        with database.snapshot() as connection:
            check_revision(database, connection)
        given = give(database, _operator(), wall_ms(), wanted)
    say(words.order(given))
    return DONE


def _operator() -> str:
    """Who gives orders here."""
    return f"{getpass.getuser()}@{socket.gethostname()}"


def _standing(url: str | None) -> Standing:
    standing = Standing()
    with reading(url) as connection:
        for given in orders_after(connection, 0):
            standing.take(given)
    return standing


def _check_person(connection: Connection, uid: str) -> None:
    """Somebody is known if anything is kept of them."""
    for table in personal_tables():
        if connection.execute(select(table.c.uid).where(table.c.uid == uid).limit(1)).scalar() is not None:
            return
    raise DatabaseError(
        f"--person: expected an id that `wildcards admin show` or `report` tells, got {uid!r}:"
        " nobody with this id is known; --force bans them all the same"
    )


def _check_table(connection: Connection, table_id: str) -> None:
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).scalar() is None:
        raise DatabaseError(f"TABLE: expected the id of a table, as in its link after /t/, got {table_id!r}")
