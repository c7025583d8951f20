"""People's pages, and the list of ratings."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from wildcards.protocol.profile import NewShown, PersonView, RatingList, SeatedPerson
from wildcards.server.http.callers import uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import TableId, hub_of, live_table

_LOOKING: Final = 1.0
PersonPath = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{20}$", description="A person's public id.")]


@get("/api/me/profile", operation_id="my_profile", tags=["people"], responses=PROBLEMS)
async def my_profile(request: Request[Any, Any, State], state: State) -> PersonView:
    """Your own page: your games, your rating, who may see it."""
    state.guards.work(request, _LOOKING)
    return await asyncio.to_thread(hub_of(state).profiles.mine, uid_of(request))


@put("/api/me/profile", operation_id="show_profile", tags=["people"], responses=PROBLEMS)
async def show_profile(
    request: Request[Any, Any, State], state: State, data: JSONBody[NewShown]
) -> PersonView:
    """Choose who may see your page: nobody else, those you have played a game with to its end, or all."""
    state.guards.work(request, _LOOKING)
    return await asyncio.to_thread(hub_of(state).profiles.show, uid_of(request), data.shown)


@get("/api/people/{person_id:str}", operation_id="person", tags=["people"], responses=PROBLEMS)
async def person_at(request: Request[Any, Any, State], state: State, person_id: PersonPath) -> PersonView:
    """The page of a person, if they let you see it."""
    state.guards.work(request, _LOOKING)
    return await asyncio.to_thread(hub_of(state).profiles.page, person_id, uid_of(request))


@get("/api/ratings", operation_id="ratings", tags=["people"], responses=PROBLEMS)
async def rating_list(request: Request[Any, Any, State], state: State) -> RatingList:
    """The best hundred of those whose page everybody may see, and the bots on the same scale."""
    state.guards.work(request, _LOOKING)
    return await asyncio.to_thread(hub_of(state).profiles.ratings, uid_of(request))


@get("/api/tables/{table_id:str}/people", operation_id="table_people", tags=["people"], responses=PROBLEMS)
async def table_people(
    request: Request[Any, Any, State], state: State, table_id: TableId
) -> list[SeatedPerson]:
    """Who sits at a table: their pages, as far as you may see them, and their ratings at a rated table."""
    live = await live_table(request, state, table_id)
    return await asyncio.to_thread(hub_of(state).profiles.seated, live.table, uid_of(request))
