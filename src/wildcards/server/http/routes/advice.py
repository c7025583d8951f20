"""What is worked out for a player who asks: a bot's advice, a hint, what could be known of hidden cards."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from wildcards.protocol.analysis import Hint
from wildcards.protocol.knowledge import Knowledge
from wildcards.protocol.table import Advice
from wildcards.server.http.callers import party_of, uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import SeatNumber, TableId, hub_of, json_answer, live_table
from wildcards.table import commands
from wildcards.table.refusal import RefusedError

Adviser = Annotated[
    str, QueryParameter(max_length=20, description="A bot, by a name that /api/levels lists.")
]
_ADVISING: Final = 1.0
_COUNTING: Final = 2.0
_HINTING: Final = 6.0


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/advice",
    operation_id="advice",
    tags=["tables"],
    responses=PROBLEMS,
)
async def advice(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber, level: Adviser
) -> Advice:
    """What a bot would decide in your seat, from what the seat knows: where nobody else plays but bots."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    commands.check_advice(live.table, uid, seat)
    commands.check_level(level)
    state.guards.work(request, _ADVISING)
    found = await hub.scheduler.advise(live, seat, level, party_of(request))
    if found is None:
        raise RefusedError("nothing_owed", seat=seat)
    return found


@get("/api/tables/{table_id:str}/knowledge", operation_id="knowledge", tags=["tables"], responses=PROBLEMS)
async def knowledge(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=4, description="Your seat; without one, a spectator's.")
    ] = None,
) -> Response[Knowledge]:
    """What could be known of hidden cards, from what was seen, as far as the table's settings allow."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    scope = commands.check_knowledge(live.table, uid, seat)
    state.guards.work(request, _COUNTING)
    found = await hub.clerk.knowledge(party_of(request), live.shown_to(uid).glimpse(seat).seen, scope)
    return json_answer(found, Knowledge)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/hint",
    operation_id="hint",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def hint(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber
) -> Response[Hint]:
    """What you might do, and what that is worth by what your seat knows. Others at the table are told."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    commands.check_hint(live.table, uid, seat)
    state.guards.work(request, _HINTING)
    if not live.table.is_solo():
        await hub.command(live, lambda table, at: commands.hint(table, uid, seat, at))
    seen = live.table.playing_state().observe(seat)
    return json_answer(await hub.clerk.hint(party_of(request), seen), Hint)
