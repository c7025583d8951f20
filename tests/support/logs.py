"""Tables made by hand and stored as a server stores them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random

from sqlalchemy import insert

from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Absence, Clock, Settings
from wildcards.server.storage.database import Database
from wildcards.server.storage.listing import row_of
from wildcards.server.storage.schema import ENTRIES, MEMBERS, PEOPLE, TABLES
from wildcards.table import commands
from wildcards.table.entry import BotSeated, Closed, Created, Entry, Freed, Seated, Started, to_json
from wildcards.table.table import PLAYING, Table

HOST = "the-host"
NONCE = "0123456789abcdef" * 2


def log(
    status: str, seed: int = 1, *, seats: int = 3, leo_seat: int | None = None, edition: str = "2022"
) -> list[Entry]:
    """The log of a table that reached this status: the host and bots."""
    rules = RulesOptions(edition=edition)  # type: ignore[arg-type]  # one of the two
    settings = Settings("", rules, "public", "public", Clock(), Absence(), "fair", 0.0)
    entries: list[Entry] = [
        Created(1, HOST, settings, leo_seat, seats, f"C{seed}", f"{seed:064x}", wall=1000)
    ]
    bots = [seat for seat in range(1, seats) if seat != leo_seat]
    if status == "open":
        return entries
    entries += [Seated(2, 0, HOST, "Ann", NONCE), *[BotSeated(2, seat, "random") for seat in bots]]
    if status == "closed":
        return [*entries, Freed(3, 0), Closed(4)]
    entries.append(Started(3))
    if status == "playing":
        return [*entries, *_steps(entries, seed, most=5)]
    return [*entries, *_steps(entries, seed, most=10_000)]


def _steps(entries: Sequence[Entry], seed: int, most: int) -> list[Entry]:
    """This many steps, or all until the end; a bot stands in for the host."""
    table, dice, made = Table.fold("x", entries), Random(seed), []
    for entry in commands.take_over(table, 0, "left", 3):
        table.apply(entry)
        made.append(entry)
    while table.status == PLAYING and len(made) < most:
        seat = table.owing()[0]
        action = dice.choice(table.playing_state().legal_actions(seat))
        for entry in commands.bot_act(table, seat, action, table.step_of(seat), "", 4):
            table.apply(entry)
            made.append(entry)
    return made


def store(database: Database, entries: Sequence[Entry], *, changed: int | None = None) -> str:
    """Store a table; returns its id. `changed` is in ms since 1970."""
    table_id = "".join(secrets.choice("abcdefghjk23456789") for _ in range(20))
    row = row_of(Table.fold(table_id, entries))
    rows = [{"table_id": table_id, "seq": seq, "data": to_json(entry)} for seq, entry in enumerate(entries)]
    with database.writing() as connection:
        connection.execute(insert(ENTRIES), rows)
        connection.execute(insert(TABLES), row | ({} if changed is None else {"changed": changed}))
        connection.execute(insert(MEMBERS), {"uid": HOST, "table_id": table_id})
    return table_id


def store_person(database: Database, uid: str, *, changed: int) -> None:
    """Store somebody's name."""
    with database.writing() as connection:
        connection.execute(insert(PEOPLE), {"uid": uid, "name": "Ann", "changed": changed})
