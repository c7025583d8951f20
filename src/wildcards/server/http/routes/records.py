"""What is available after the end, and the check of any record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter, RawBody

from wildcards.protocol.analysis import Reviewing
from wildcards.protocol.game import GameView
from wildcards.protocol.table import Verified
from wildcards.server.http.callers import party_of, uid_of
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.requests import SeatNumber, TableId, hub_of, json_answer, live_table
from wildcards.table import views
from wildcards.table.refusal import RefusedError

_REPLAYING: Final = 2.0
_VERIFYING: Final = 1.0  # and 1 more for every so many bytes:
_BYTES: Final = 50_000


@get("/api/tables/{table_id:str}/record", operation_id="record", tags=["records"], responses=PROBLEMS)
async def record(
    request: Request[Any, Any, State], state: State, table_id: TableId
) -> Response[dict[str, Any]]:
    """The record of a finished game (docs/record.md), with the seed and how it came about."""
    live = await live_table(request, state, table_id)
    await hub_of(state).deals.open(live.table, uid_of(request), record=True)
    found = views.record(live.table)
    headers = {"content-disposition": f'attachment; filename="wildcards-{table_id}.json"'}
    return Response(found.to_dict(), headers=headers)


@get("/api/tables/{table_id:str}/replay", operation_id="replay", tags=["records"], responses=PROBLEMS)
async def replay_of(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=4, description="The seat whose view; else a spectator's.")
    ] = None,
) -> Response[list[GameView]]:
    """A finished game step by step, as a seat saw it then."""
    hub, key = hub_of(state), (table_id, seat)
    clerk, is_open = hub.clerk, await hub.deals.opens_again(table_id, uid_of(request))
    made = clerk.kept_replay(key) if is_open else None
    if made is None:
        live = await live_table(request, state, table_id)
        await hub.deals.open(live.table, uid_of(request))
        found = views.record(live.table)
        if seat is not None and seat >= found.rules.seats:
            raise RefusedError("no_seat", 404, seat=seat, seats=found.rules.seats)
        state.guards.work(request, _REPLAYING)
        made = await clerk.replay(party_of(request), key, found)
    return json_answer(made, list[GameView])


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/review",
    operation_id="begin_review",
    tags=["records"],
    status_code=200,
    responses=PROBLEMS,
)
async def begin_review(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber
) -> Response[Reviewing]:
    """Let a seat of a finished game be reviewed; what is already made or under way is answered at once."""
    hub, key = hub_of(state), (table_id, seat)
    analyst, is_open = hub.analyst, await hub.deals.opens_again(table_id, uid_of(request))
    told = analyst.state(key) if is_open else None
    if told is None:
        live = await live_table(request, state, table_id)
        await hub.deals.open(live.table, uid_of(request))
        found = views.record(live.table)
        if seat >= found.rules.seats:
            raise RefusedError("no_seat", 404, seat=seat, seats=found.rules.seats)
        if seat == found.rules.leo_seat:
            raise RefusedError("no_decisions", 400, seat=seat)
        state.guards.review(request)
        analyst.begin(party_of(request), key, found)
        told = analyst.state(key)
        assert told is not None  # it waits at least
    return json_answer(told, Reviewing)


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/review",
    operation_id="review",
    tags=["records"],
    responses=PROBLEMS,
)
async def review_at(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber
) -> Response[Reviewing]:
    """How far a review is that was asked for, and in the end the review itself."""
    hub = hub_of(state)
    is_open = await hub.deals.opens_again(table_id, uid_of(request))
    told = hub.analyst.state((table_id, seat)) if is_open else None
    if told is None:
        raise RefusedError("no_review", 404)
    return json_answer(told, Reviewing)


@dataclass
class _TakesRecord(Operation):
    """Verification takes the text as it is, so the schema of its body is given here."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, description="A record (docs/record.md).")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, required=True)


@post(
    "/api/verify",
    operation_id="verify",
    tags=["records"],
    status_code=200,
    responses=PROBLEMS,
    operation_class=_TakesRecord,
)
async def verify_record(request: Request[Any, Any, State], state: State, body: RawBody) -> Response[Verified]:
    """Check a record: every step, shuffle and score, the seed, and how it came about."""
    state.guards.work(request, _VERIFYING + len(body) / _BYTES)
    return json_answer(await hub_of(state).clerk.verify(party_of(request), body), Verified)
