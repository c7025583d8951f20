"""Advice: what a bot would decide in the seat of whoever plays alone against bots."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from wildcards.protocol.table import Advice
from wildcards.server.http.callers import party_of, uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import SeatNumber, TableId, hub_of, live_table
from wildcards.table import commands
from wildcards.table.refusal import RefusedError

Adviser = Annotated[
    str, QueryParameter(max_length=20, description="A bot, by a name that /api/levels lists.")
]
_ADVISING: Final = 1.0


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
