"""Words that somebody doesn't want to hear, or reports; what is said itself goes over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import PathParameter

from wildcards.protocol.words import Muted, Reported
from wildcards.server.http.callers import uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import TableId, hub_of, live_table
from wildcards.server.storage.words import Mute

WordNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="The `number` of a word.")]


@post(
    "/api/tables/{table_id:str}/words/{number:int}/report",
    operation_id="report_word",
    tags=["words"],
    responses=PROBLEMS,
)
async def report_word(
    request: Request[Any, Any, State], state: State, table_id: TableId, number: WordNumber
) -> Reported:
    """Report a word to whoever runs the server, with the words around it."""
    state.guards.report(request)
    live = await live_table(request, state, table_id)
    return Reported(await hub_of(state).talk.report(live, uid_of(request), number))


@post(
    "/api/tables/{table_id:str}/words/{number:int}/mute",
    operation_id="mute",
    tags=["words"],
    responses=PROBLEMS,
)
async def mute(
    request: Request[Any, Any, State], state: State, table_id: TableId, number: WordNumber
) -> Muted:
    """Hear nothing more, at any table, of whoever said this; they are not told."""
    state.guards.report(request)
    hub, uid = hub_of(state), uid_of(request)
    made = await hub.talk.mute(await live_table(request, state, table_id), uid, number)
    hub.mutes_changed(uid)
    return _told(made)


@get("/api/me/muted", operation_id="muted", tags=["words"], responses=PROBLEMS)
async def muted(request: Request[Any, Any, State], state: State) -> list[Muted]:
    """Whom you have muted, the latest first."""
    talk = hub_of(state).talk
    return [_told(one) for one in await talk.ask(talk.store.muted_by, uid_of(request))]


@delete(
    "/api/me/muted/{mute_id:str}",
    operation_id="unmute",
    tags=["words"],
    status_code=200,
    responses=PROBLEMS,
)
async def unmute(
    request: Request[Any, Any, State],
    state: State,
    mute_id: Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$", description="The `id` of a mute.")],
) -> list[Muted]:
    """Hear somebody again whom you have muted; returns who is left."""
    hub, uid = hub_of(state), uid_of(request)
    await hub.talk.ask(hub.talk.store.unmute, uid, mute_id)
    hub.mutes_changed(uid)
    return [_told(one) for one in await hub.talk.ask(hub.talk.store.muted_by, uid)]


def _told(one: Mute) -> Muted:
    return Muted(one.id, one.name, one.at)
