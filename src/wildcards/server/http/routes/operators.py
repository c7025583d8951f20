"""How the server is doing, for whoever runs it; and the schema of the protocol."""

from __future__ import annotations

import asyncio
from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from wildcards.errors import DatabaseError
from wildcards.protocol.table import Notice
from wildcards.server.http.middleware import FOR_OPERATORS
from wildcards.server.http.pages import page
from wildcards.server.http.requests import hub_of, json_answer
from wildcards.server.http.status import status_rows
from wildcards.server.live.hub import Hub
from wildcards.server.storage.database import word_for
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.orders import Announce


class Health(Struct):
    """Whether the server can do its work, and if not, why: it is stopping, or the database fails.

    The database is `away`, `full`, `locked`, `readonly`, `io` (its disk fails) or `damaged`.
    """

    status: str
    version: str
    tables: int
    sockets: int
    why: str | None = None


_OPERATORS: Final = {FOR_OPERATORS: True}


@get(
    "/health",
    operation_id="health",
    tags=["operators"],
    responses={503: ResponseSpec(Health)},
    opt=_OPERATORS,
)
async def health(state: State) -> Response[Health]:
    """Whether the database answers, and accepts what it is given."""
    from wildcards import __version__

    hub = hub_of(state)
    why = "stopping" if hub.is_closing else hub.wellbeing.failing or await _silence(hub)
    sockets = sum([len(live.connections) for live in hub.lives.values()])
    return Response(
        Health("failing" if why else "ok", __version__, len(hub.lives), sockets, why or None),
        status_code=503 if why else 200,
    )


async def _silence(hub: Hub) -> str:
    """Why the database doesn't answer; "" if it does."""
    try:
        await asyncio.wait_for(asyncio.to_thread(hub.library.table_time), 5)
    except TimeoutError:
        return "away"
    except DatabaseError as error:
        return word_for(error)
    return ""


@get(
    "/metrics",
    operation_id="metrics",
    tags=["operators"],
    media_type="text/plain; version=0.0.4",
    include_in_schema=False,
    opt=_OPERATORS,
)
async def metrics(request: Request[Any, Any, State], state: State) -> bytes:
    """Numbers for Prometheus. Whoever keeps reading them learns how many steps were taken in secret."""
    state.guards.watch(request)
    hub = hub_of(state)
    hub.metrics.tables_loaded.set(len(hub.lives))
    hub.metrics.database_failing.set(bool(hub.wellbeing.failing))
    hub.metrics.bot_faults.set(hub.bots.faults)
    hub.metrics.bots_waiting.set(hub.bots.workers.waiting)
    return hub.metrics.text()


@get("/api/notice", operation_id="notice", tags=["operators"])
async def notice(state: State) -> Notice:
    """What whoever runs this server tells everybody; ask again now and then."""
    standing = hub_of(state).follower.standing
    announced = standing.announced(wall_ms())
    if announced is None:
        announced = Announce("")
    free_text = hub_of(state).config.free_text
    return Notice(announced.text or None, announced.until, standing.is_draining, free_text)


@get("/status", operation_id="status", tags=["operators"], include_in_schema=False, opt=_OPERATORS)
async def status(request: Request[Any, Any, State], state: State) -> Response[str]:
    """What runs here, as a page for whoever runs it."""
    state.guards.watch(request)
    rows = status_rows(hub_of(state), state.started)
    body = "".join([f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows])
    return page("status.html", state.config, body=f"<table>{body}</table>")


@get("/schema/protocol.json", operation_id="protocol", tags=["protocol"])
async def protocol_schema() -> Response[dict[str, Any]]:
    """The JSON schema of the messages over a table's WebSocket."""
    return json_answer(_protocol_schema(), dict[str, Any])


@cache
def _protocol_schema() -> bytes:
    from wildcards.protocol.schema import json_schema

    return msgspec.json.encode(json_schema())
