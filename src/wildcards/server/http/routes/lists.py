"""Lists: public tables, your own, the bots that can sit at them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from wildcards.bots.levels import LEVELS
from wildcards.protocol.table import BotLevel, TableCard
from wildcards.server.http.callers import uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import hub_of
from wildcards.server.storage.library import Place
from wildcards.server.storage.listing import table_card

After = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,15}\.[0-9a-z]{20}$",
        description="For the next page: `changed`, a dot and `id` of the last table of this one.",
    ),
]


def _place(after: str | None) -> Place | None:
    if after is None:
        return None
    changed, _, table_id = after.partition(".")
    return int(changed), table_id


@get("/api/tables", operation_id="lobby", tags=["tables"], responses=PROBLEMS)
async def lobby(request: Request[Any, Any, State], state: State, after: After = None) -> list[TableCard]:
    """Public tables that wait for players or are in play: a hundred, the latest first."""
    listed = await asyncio.to_thread(hub_of(state).library.lobby, _place(after))
    return [table_card(one, uid_of(request)) for one in listed]


@get("/api/me/tables", operation_id="my_tables", tags=["people"], responses=PROBLEMS)
async def my_tables(request: Request[Any, Any, State], state: State, after: After = None) -> list[TableCard]:
    """Your tables, including those that are over: a hundred, the latest first."""
    listed = await asyncio.to_thread(hub_of(state).library.of_person, uid_of(request), _place(after))
    return [table_card(one, uid_of(request)) for one in listed]


@get("/api/levels", operation_id="levels", tags=["tables"])
async def levels() -> list[BotLevel]:
    """The bots that can sit at tables, weakest first."""
    return [BotLevel(name, level.summary) for name, level in LEVELS.items()]
