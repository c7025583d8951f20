"""Who somebody is, and at which tables."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request, get, put
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from wildcards.protocol.table import Me, NewName, Recognised
from wildcards.server.http.callers import caller_of, uid_of
from wildcards.server.http.identity import Strangers
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import NAMELESS, hub_of, live_table, name_of
from wildcards.table import commands
from wildcards.table.names import clean
from wildcards.table.table import Table

Over = Annotated[Literal["http", "https"], QueryParameter(description="How the page that asks was opened.")]


@get("/api/me", operation_id="me", tags=["people"], responses=PROBLEMS)
async def me(request: Request[Any, Any, State], state: State) -> Me:
    """The name you are shown under. Whoever asks without one gets an identity, in a cookie."""
    return Me(await name_of(hub_of(state), uid_of(request)) or "")


@get("/api/me/recognised", operation_id="recognised", tags=["people"], responses=PROBLEMS)
async def recognised(request: Request[Any, Any, State], state: State, over: Over = "https") -> Recognised:
    """Whether your cookie came back: if not, nobody will know you again, and you can't play."""
    strangers: Strangers = state.strangers
    config = hub_of(state).config
    known = caller_of(request).came_back
    home = config.base if config.is_https else None
    if not known:
        strangers.met(over, home)
    return Recognised(known, home)


@put("/api/me", operation_id="set_me", tags=["people"], responses=PROBLEMS)
async def set_me(request: Request[Any, Any, State], state: State, data: JSONBody[NewName]) -> Me:
    """Take another name, here, at this table, and at those that you are connected to now."""
    hub, uid, name = hub_of(state), uid_of(request), clean(data.name)
    await asyncio.to_thread(hub.library.set_name, uid, name)
    # Only where they are now; otherwise one request would write to every table they ever sat at.
    here = [live for live in hub.lives.values() if uid in live.people_here()]
    if data.table is not None and all(live.table.id != data.table for live in here):
        here.append(await live_table(request, state, data.table))
    for live in here:
        if live.table.seats_of(uid):
            await hub.command(live, partial(_rename, uid, name or NAMELESS))
    return Me(name)


def _rename(uid: str, name: str, table: Table, at: int) -> Any:
    return commands.rename(table, uid, name, at)
