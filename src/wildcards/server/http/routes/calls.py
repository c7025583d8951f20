"""Calls: how somebody is told that it is their turn while no page of theirs is open."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from wildcards.protocol.calls import Calls, NewPush, NewWebhook, QuietHours, StopCalls
from wildcards.server.http.callers import uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.live.caller import Caller

WayId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{20}$", description="A way to be called, by its id.")]


def _caller(state: State) -> Caller:
    caller: Caller = state.caller
    return caller


@get("/api/me/calls", operation_id="calls", tags=["calls"], responses=PROBLEMS)
async def calls(request: Request[Any, Any, State], state: State) -> Calls:
    """How you are called when it is your turn."""
    return await _caller(state).calls(uid_of(request))


@post("/api/me/calls/push", operation_id="call_browser", tags=["calls"], responses=PROBLEMS)
async def call_browser(request: Request[Any, Any, State], state: State, data: JSONBody[NewPush]) -> Calls:
    """Be called at this browser, by Web Push."""
    state.guards.set_up_calls(request)
    await _caller(state).add_push(uid_of(request), data)
    return await _caller(state).calls(uid_of(request))


@post("/api/me/calls/webhook", operation_id="call_webhook", tags=["calls"], responses=PROBLEMS)
async def call_webhook(request: Request[Any, Any, State], state: State, data: JSONBody[NewWebhook]) -> Calls:
    """Be called by a POST to an address of yours. It is sent one now, and kept if it takes that."""
    state.guards.set_up_calls(request)
    await _caller(state).add_webhook(uid_of(request), data)
    return await _caller(state).calls(uid_of(request))


@put("/api/me/calls/quiet", operation_id="set_quiet", tags=["calls"], responses=PROBLEMS)
async def set_quiet(request: Request[Any, Any, State], state: State, data: JSONBody[QuietHours]) -> Calls:
    """Say when you are not to be called."""
    await _caller(state).set_quiet(uid_of(request), data.quiet)
    return await _caller(state).calls(uid_of(request))


@delete(
    "/api/me/calls/{way_id:str}",
    operation_id="drop_call",
    tags=["calls"],
    status_code=200,
    responses=PROBLEMS,
)
async def drop_call(request: Request[Any, Any, State], state: State, way_id: WayId) -> Calls:
    """No more calls by one of your ways."""
    await _caller(state).remove(uid_of(request), way_id)
    return await _caller(state).calls(uid_of(request))


@post("/api/calls/stop", operation_id="stop_calls", tags=["calls"], status_code=204, responses=PROBLEMS)
async def stop_calls(request: Request[Any, Any, State], state: State, data: JSONBody[StopCalls]) -> None:
    """No more calls to where a call with this token came: nobody is asked who they are."""
    state.guards.guess(request)
    await _caller(state).stop(data.token)
