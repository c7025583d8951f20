"""What the routes share: the table they are about, and how they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.params import PathParameter

from wildcards.protocol.table import Made, TableView
from wildcards.server.http.callers import client_of, uid_of
from wildcards.server.live.hub import Hub
from wildcards.server.live.live_table import Decide, LiveTable
from wildcards.table.names import clean

TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{20}$", description="A table's id.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=4, description="A seat, from 0.")]


NAMELESS: Final = "Guest"
_LOADING: Final = 1.0
T = TypeVar("T")


def hub_of(state: State) -> Hub:
    """The tables of this process."""
    hub: Hub = state.hub
    return hub


async def live_table(request: Request[Any, Any, State], state: State, table_id: str) -> LiveTable:
    """The table as its log has it; fetching one that is not in memory counts as work. Raises RefusedError."""
    hub = hub_of(state)
    if table_id not in hub.lives:
        state.guards.work(request, _LOADING)
    live = await hub.newest(table_id)
    hub.note_address(live, uid_of(request), client_of(request))
    return live


def json_answer(made: bytes, _kind: type[T]) -> Response[T]:
    """An answer that is already JSON, of this kind."""
    return Response(cast("T", made), media_type="application/json")


def view(live: LiveTable, uid: str) -> TableView:
    """The table as this person sees it."""
    return live.shown_to(uid).table(uid)


async def command(
    request: Request[Any, Any, State], state: State, table_id: str, decide: Decide
) -> TableView:
    """Let something happen at a table; returns it as this person then sees it. Raises RefusedError."""
    live = await live_table(request, state, table_id)
    await hub_of(state).command(live, decide)
    return view(live, uid_of(request))


def made_of(hub: Hub, live: LiveTable) -> Made:
    """What is told of a table to whoever made or found it."""
    table = live.table
    code = table.created.code if table.status == "open" else None
    return Made(table.id, f"{hub.config.outward()}/t/{table.id}", code, table.commitment())


async def make(
    request: Request[Any, Any, State], state: State, making: Callable[[], Awaitable[LiveTable]]
) -> Made:
    """Make a table, if whoever asks may make one more. Raises RefusedError."""
    hub, uid = hub_of(state), uid_of(request)
    await state.guards.make_table(request)
    live = await making()
    state.guards.made_table(request, live.table.id)
    hub.note_address(live, uid, client_of(request))
    return made_of(hub, live)


async def called(hub: Hub, uid: str, name: str | None) -> str:
    """How somebody is called: by the name they give now, else the last one."""
    return clean(name or "") or await name_of(hub, uid) or NAMELESS


async def name_of(hub: Hub, uid: str) -> str | None:
    """The name somebody chose last, if any."""
    return await asyncio.to_thread(hub.library.name_of, uid)
