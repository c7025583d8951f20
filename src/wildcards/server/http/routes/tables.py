"""Tables are made, joined and left here; play goes over the WebSocket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from wildcards.protocol.table import Claim, Link, Made, NewBranch, NewTable, SeatBot, Sit, Start, TableView
from wildcards.server.http.callers import uid_of
from wildcards.server.http.identity import Identities, SeatLink
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import (
    NAMELESS,
    SeatNumber,
    TableId,
    called,
    command,
    hub_of,
    live_table,
    made_of,
    make,
    name_of,
    view,
)
from wildcards.server.live.live_table import LiveTable
from wildcards.table import commands, votes
from wildcards.table.creation import CODE_LENGTH, CODE_LETTERS, Host
from wildcards.table.entry import Entry
from wildcards.table.names import clean
from wildcards.table.refusal import RefusedError
from wildcards.table.replacing import replace
from wildcards.table.table import PLAYING, Table


@post("/api/tables", operation_id="make_table", tags=["tables"], responses=PROBLEMS)
async def make_table(request: Request[Any, Any, State], state: State, data: JSONBody[NewTable]) -> Made:
    """Make a table; you are its host."""
    hub, uid = hub_of(state), uid_of(request)
    if data.free_text and not hub.config.free_text:
        raise RefusedError("no_free_text", 403, whose="server")
    return await make(request, state, lambda: hub.create(uid, data))


@get("/api/codes/{code:str}", operation_id="find_code", tags=["tables"], responses=PROBLEMS)
async def find_code(
    request: Request[Any, Any, State],
    state: State,
    code: Annotated[str, PathParameter(max_length=40, description="A table's code, in any case.")],
) -> Made:
    """The table of a code, while it waits for players."""
    state.guards.guess(request)
    hub = hub_of(state)
    given = "".join([letter for letter in code.upper() if letter not in " -"])
    is_code = len(given) == CODE_LENGTH and set(given) <= set(CODE_LETTERS)
    found = await asyncio.to_thread(hub.library.find_code, given) if is_code else None
    if found is None:
        raise RefusedError("no_code", 404)
    return made_of(hub, await hub.live(found))


@get("/api/tables/{table_id:str}", operation_id="table", tags=["tables"], responses=PROBLEMS)
async def table_at(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """A table as you see it."""
    return view(await live_table(request, state, table_id), uid_of(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}", operation_id="sit", tags=["tables"], responses=PROBLEMS)
async def sit(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber, data: JSONBody[Sit]
) -> TableView:
    """Take an open seat."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    name = clean(data.name or "")
    if name:
        await asyncio.to_thread(hub.library.set_name, uid, name)
    else:
        name = await name_of(hub, uid) or NAMELESS
    await hub.command(
        live, lambda table, at: commands.sit(table, seat, uid, name, data.nonce, at), members=[uid]
    )
    return view(live, uid)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    operation_id="seat_bot",
    tags=["tables"],
    responses=PROBLEMS,
)
async def seat_bot(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatBot],
) -> TableView:
    """The host gives a seat to a bot; in play for good, if its player has left or is away for long."""
    uid = uid_of(request)
    live = await live_table(request, state, table_id)

    def decide(table: Table, at: int) -> list[Entry]:
        if table.status == PLAYING:
            return replace(table, seat, data.level, uid, live.away_since(seat), at)
        return commands.seat_bot(table, seat, data.level, uid, at)

    return await command(request, state, table_id, decide)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    operation_id="free_seat",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def free_seat(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber
) -> TableView:
    """Stand up before the start; the host can send others away, who cannot return unless let back in."""
    uid = uid_of(request)
    return await command(request, state, table_id, lambda table, at: commands.free(table, seat, uid, at))


@delete(
    "/api/tables/{table_id:str}/away/{away:int}",
    operation_id="let_in",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def let_in(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    away: Annotated[int, PathParameter(ge=0, description="The `id` of somebody in `away`.")],
) -> TableView:
    """The host lets somebody who was sent away sit down again."""
    uid = uid_of(request)
    return await command(request, state, table_id, lambda table, at: commands.let_in(table, away, uid, at))


@post(
    "/api/tables/{table_id:str}/start",
    operation_id="start",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def start(
    request: Request[Any, Any, State], state: State, table_id: TableId, data: JSONBody[Start]
) -> TableView:
    """The host begins the game."""
    uid = uid_of(request)
    return await command(
        request, state, table_id, lambda table, at: commands.start(table, uid, data.fill, at)
    )


@post(
    "/api/tables/{table_id:str}/leave",
    operation_id="leave",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def leave(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """Leave all your seats: before the start they are open, in play a bot decides until you are back."""
    uid = uid_of(request)
    return await command(request, state, table_id, lambda table, at: commands.leave(table, uid, at))


@post(
    "/api/tables/{table_id:str}/close",
    operation_id="close",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def close(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """The host ends a table before its time, if nobody else plays at it."""
    uid = uid_of(request)
    return await command(request, state, table_id, lambda table, at: commands.close(table, uid, at))


@post(
    "/api/tables/{table_id:str}/end",
    operation_id="ask_to_end",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def ask_to_end(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """Ask the others to end the running game, which it does once all agree; asking again can end it alone."""
    uid = uid_of(request)
    live = await live_table(request, state, table_id)
    return await command(
        request, state, table_id, lambda table, at: votes.ask_to_end(table, uid, live.here(), at)
    )


@post(
    "/api/tables/{table_id:str}/end/agree",
    operation_id="agree_to_end",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def agree_to_end(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """Agree to end the running game."""
    uid = uid_of(request)
    return await command(request, state, table_id, lambda table, at: votes.agree_to_end(table, uid, at))


@delete(
    "/api/tables/{table_id:str}/end",
    operation_id="drop_end",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def drop_end(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """Have the game go on: say no to ending it, or ask no longer."""
    uid = uid_of(request)
    return await command(request, state, table_id, lambda table, at: votes.drop_end(table, uid, at))


@post("/api/tables/{table_id:str}/branches", operation_id="branch", tags=["tables"], responses=PROBLEMS)
async def branch(
    request: Request[Any, Any, State], state: State, table_id: TableId, data: JSONBody[NewBranch]
) -> Made:
    """Play a finished game on against bots, from a moment of its replay, at a table of your own."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    await hub.deals.open(live.table, uid, record=live.table.day is not None)

    async def making() -> LiveTable:
        return await hub.branch(live, Host(uid, await called(hub, uid, data.name)), data)

    return await make(request, state, making)


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", tags=["tables"], responses=PROBLEMS)
async def rematch(request: Request[Any, Any, State], state: State, table_id: TableId) -> Made:
    """Continue at a new table: whoever asks first makes it. Seats are kept there; sit down with a nonce."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    if live.table.rematch is None:
        await state.guards.make_table(request)
    return made_of(hub, await hub.rematch(live, uid))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/link",
    operation_id="link",
    tags=["tables"],
    responses=PROBLEMS,
)
async def link(request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber) -> Link:
    """A personal link: whoever opens it first takes over your seat, on another device."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    if seat not in live.table.seats_of(uid):
        raise RefusedError("foreign_seat", 403, seat=seat)
    identities: Identities = state.identities
    token = identities.link(SeatLink(table_id, seat, live.table.seats[seat].epoch))
    return Link(token, f"{hub.config.outward()}/t/{table_id}#seat={token}")


@post(
    "/api/tables/{table_id:str}/claim",
    operation_id="claim",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def claim(
    request: Request[Any, Any, State], state: State, table_id: TableId, data: JSONBody[Claim]
) -> TableView:
    """Continue here in the seat of a personal link."""
    state.guards.guess(request)
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    identities: Identities = state.identities
    said = identities.read_link(data.token)
    if said is None or said.table != table_id:
        raise RefusedError("no_link", 403)
    await hub.command(
        live, lambda table, at: commands.move(table, said.seat, said.epoch, uid, at), members=[uid]
    )
    if live.table.state is not None:
        await hub.deals.note(live.table, uid)
    return view(live, uid)
