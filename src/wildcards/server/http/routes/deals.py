"""Deals that several people play: their pages, takes of them, and the deal of the day."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from wildcards.protocol.deal import Days, DealView, NewTake
from wildcards.protocol.table import Made
from wildcards.server.http.callers import uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import TableId, called, hub_of, live_table, make
from wildcards.server.live.live_table import LiveTable
from wildcards.table.creation import Host

_LOOKING: Final = 1.0
_LISTING: Final = 2.0
DealId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{20}$", description="A deal's id.")]


@post(
    "/api/tables/{table_id:str}/deal",
    operation_id="make_deal",
    tags=["deals"],
    status_code=200,
    responses=PROBLEMS,
)
async def make_deal(request: Request[Any, Any, State], state: State, table_id: TableId) -> DealView:
    """The page of a finished game's deal; whoever asks first has it made, and bots begin to play it."""
    hub, uid = hub_of(state), uid_of(request)
    live = await live_table(request, state, table_id)
    await hub.deals.check_open(live.table, uid)
    if not await hub.deals.has_page(live.table):
        state.guards.review(request)
    return await hub.deals.page_of(live.table, uid)


@get("/api/deals/{deal_id:str}", operation_id="deal", tags=["deals"], responses=PROBLEMS)
async def deal_at(request: Request[Any, Any, State], state: State, deal_id: DealId) -> DealView:
    """The page of a deal: who took it, and what bots reached. Of today's deal only once you played it."""
    state.guards.work(request, _LOOKING)
    return await hub_of(state).deals.page(deal_id, uid_of(request))


@post("/api/deals/{deal_id:str}/tables", operation_id="take_deal", tags=["deals"], responses=PROBLEMS)
async def take_deal(
    request: Request[Any, Any, State], state: State, deal_id: DealId, data: JSONBody[NewTake]
) -> Made:
    """Play a deal in one of its seats, at a table of your own: at once, or when friends have come."""
    hub, uid = hub_of(state), uid_of(request)

    async def making() -> LiveTable:
        return await hub.take(deal_id, Host(uid, await called(hub, uid, data.name)), data)

    return await make(request, state, making)


@get("/api/days", operation_id="days", tags=["deals"], responses=PROBLEMS)
async def list_days(request: Request[Any, Any, State], state: State) -> Days:
    """The deal of today, which is for one try, and those of the last seven days."""
    state.guards.work(request, _LISTING)
    return await hub_of(state).deals.list_days(uid_of(request))
