"""What lists show of a table and timers need: it follows from the table, and is stored with its log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from wildcards.protocol.table import Clock, Finish, TableCard
from wildcards.server.storage.library import Listed, wall_ms
from wildcards.table.table import CLOSED, OPEN, OVER, Table, wait_ms

_LEO = "Leo"


class Card(Struct):
    """The stored part.

    `owes` are the identities that owe a step, `finishes` how identities finished: for their own eyes only.
    """

    status: str
    title: str
    edition: str
    names: list[str | None]
    watchable: bool
    clock: Clock
    owes: list[str]
    finishes: list[tuple[str, Finish]] = []


def row_of(table: Table) -> dict[str, Any]:
    """The row of a table, as the schema has it."""
    card = Card(
        status=table.status,
        title=table.settings.title,
        edition=table.rules.edition,
        names=[_LEO if seat.kind == "leo" else table.name_of(at) for at, seat in enumerate(table.seats)],
        watchable=table.settings.spectators != "closed",
        clock=table.settings.clock,
        owes=sorted({table.seats[seat].uid or "" for seat in table.people_to_act()}),
        finishes=_finishes(table),
    )
    return {
        "id": table.id,
        "status": table.status,
        "visibility": table.settings.visibility,
        "code": table.created.code if table.status == OPEN else None,
        "card": msgspec.json.encode(card).decode(),
        "changed": wall_ms(),
        "wake": wake(table),
    }


def _finishes(table: Table) -> list[tuple[str, Finish]]:
    """How each person finished, with their identity."""
    if table.status != OVER:
        return []
    state = table.playing_state()
    ranks = state.ranks()
    number = len([rank for rank in ranks if rank is not None])
    return [
        (seat.uid, Finish(seat.name or "", rank, number, score))
        for seat, rank, score in zip(table.seats, ranks, state.scores(), strict=True)
        if seat.uid is not None and rank is not None and score is not None
    ]


def wake(table: Table) -> int | None:
    """When the server itself has to do something here, in table time; None: never, as things stand."""
    if table.status in (OPEN, OVER, CLOSED):
        return None
    moments = [table.at for _ in table.bots_to_act()]
    for seat in table.people_to_act():
        if (deadline := table.deadline(seat)) is not None:
            moments.append(deadline)
        if table.settings.absence.grace is not None:
            moments.append(table.at + wait_ms(table.settings.absence.grace))
    return min(moments, default=None)


def table_card(listed: Listed, uid: str) -> TableCard:
    """The card as this person sees it."""
    card = msgspec.json.decode(listed.card, type=Card)
    return TableCard(
        id=listed.id,
        status=card.status,  # type: ignore[arg-type]  # one of the four
        title=card.title,
        edition=card.edition,
        names=card.names,
        open_seats=card.names.count(None),
        watchable=card.watchable,
        clock=card.clock,
        changed=listed.changed,
        your_turn=uid in card.owes,
        finishes=[finish for owner, finish in card.finishes if owner == uid],
    )
