"""The HTTP routes: tables are made, joined and left here; play goes over the WebSocket."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, Final, Literal, TypeVar, cast

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from wildcards.bots.levels import LEVELS
from wildcards.errors import DatabaseError
from wildcards.protocol.game import GameView
from wildcards.protocol.table import (
    Advice,
    BotLevel,
    Claim,
    Link,
    Made,
    Me,
    NewName,
    NewTable,
    Problem,
    Recognised,
    SeatBot,
    Sit,
    Start,
    TableCard,
    TableView,
    Verified,
)
from wildcards.server.http.identity import COOKIE, Identities, SeatLink, Strangers
from wildcards.server.http.limits import Buckets, Latest, seconds
from wildcards.server.http.middleware import ADDRESS, FOR_OPERATORS, FOR_PEOPLE, UID
from wildcards.server.live.hub import Hub
from wildcards.server.live.live_table import Decide, LiveTable
from wildcards.server.live.shares import Party
from wildcards.server.networks import Networks, household
from wildcards.server.storage.database import word_for
from wildcards.server.storage.library import Place
from wildcards.server.storage.listing import table_card
from wildcards.table import commands, views
from wildcards.table.entry import Entry
from wildcards.table.making import CODE_LENGTH, CODE_LETTERS
from wildcards.table.names import clean
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{20}$", description="A table's id.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=4, description="A seat, from 0.")]
Over = Annotated[Literal["http", "https"], QueryParameter(description="How the page that asks is open.")]
Adviser = Annotated[
    str, QueryParameter(max_length=20, description="A bot, by a name that /api/levels lists.")
]
_NAMELESS: Final = "Guest"
_LOADING: Final = 1.0  # what requests weigh that take much of the server: about 10 ms of its time each
_REPLAYING: Final = 2.0
_ADVISING: Final = 1.0
_VERIFYING: Final = 1.0  # and 1 more for each so many bytes:
_BYTES: Final = 50_000
T = TypeVar("T")

PROBLEMS: Final[dict[int, ResponseSpec]] = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "The request is not as described."),
        (403, "This is not yours to do."),
        (404, "There is no such thing."),
        (409, "The table doesn't allow it now."),
        (413, "The request is too long."),
        (429, "Too many requests: try again later."),
        (503, "The database does not answer: try again."),
    )
}


class Health(Struct):
    """Whether the server can do its work, and if not, why: stopping, or what the database is.

    That is `away`, `full`, `locked`, `readonly`, `io` (its disk fails) or `damaged`.
    """

    status: str
    version: str
    tables: int
    sockets: int
    why: str | None = None


class Guards:
    """Limits that belong to single routes."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.config.limits
        self._tables: Final = Buckets(*limits.tables)
        self._tables_of_address: Final = Buckets(*limits.tables_of_address)
        self._guesses: Final = Buckets(*limits.guesses)
        self._work: Final = Buckets(*limits.work)
        self._work_of_address: Final = Buckets(*limits.work_of_address)
        self._unfinished: Final = limits.unfinished
        self._unfinished_of_address: Final = limits.unfinished_of_address
        self._made: Final = Latest()  # tables, by address
        self._library: Final = hub.library
        self._watchers: Final = Networks("--metrics-from", hub.config.metrics_from)

    async def make_table(self, request: Request[Any, Any, State]) -> None:
        """One table more. Raises RefusedError."""
        uid, client = uid_of(request), _client(request)
        _check_wait(self._tables.take(uid) or self._tables_of_address.take(client))
        if await asyncio.to_thread(self._library.unfinished_of, uid) >= self._unfinished:
            raise RefusedError("too_many_tables", whose="person", most=self._unfinished)
        made, most = self._made.of(client), self._unfinished_of_address
        if len(made) >= most:
            found = await asyncio.to_thread(self._library.unfinished, list(made))
            self._made.keep(client, set(found))
            if len(found) >= most:
                raise RefusedError("too_many_tables", whose="address", most=most)

    def made_table(self, request: Request[Any, Any, State], table_id: str) -> None:
        """It was made."""
        self._made.add(_client(request), table_id)

    def guess(self, request: Request[Any, Any, State]) -> None:
        """One code or link more. Raises RefusedError."""
        _check_wait(self._guesses.take(_client(request)))

    def watch(self, request: Request[Any, Any, State]) -> None:
        """Numbers are asked for. Raises NotFoundException: for others there is no such page."""
        if _address(request) not in self._watchers:
            raise NotFoundException

    def work(self, request: Request[Any, Any, State], weight: float) -> None:
        """Something that takes much of the server. Raises RefusedError."""
        wait = self._work.take(uid_of(request), weight)
        _check_wait(wait or self._work_of_address.take(_client(request), weight))


def _check_wait(wait: float) -> None:
    if wait:
        raise RefusedError("too_many", 429, seconds=seconds(wait))


def uid_of(request: Request[Any, Any, State]) -> str:
    """Who asks."""
    return str(cast("dict[str, Any]", request.scope)[UID])


def _address(request: Request[Any, Any, State]) -> str:
    return str(cast("dict[str, Any]", request.scope)[ADDRESS])


def _client(request: Request[Any, Any, State]) -> str:
    """From where: what limits count as one."""
    return household(_address(request))


def _party(request: Request[Any, Any, State]) -> Party:
    return Party(_client(request), uid_of(request))


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


async def _live(request: Request[Any, Any, State], state: State, table_id: str) -> LiveTable:
    """The table as its log has it; to fetch one that is not in memory is work. Raises RefusedError."""
    hub = _hub(state)
    if table_id not in hub.lives:
        state.guards.work(request, _LOADING)
    live = await hub.newest(table_id)
    hub.note_address(live, uid_of(request), _client(request))
    return live


def _json(made: bytes, _kind: type[T]) -> Response[T]:
    """An answer that is JSON already, of what this kind is."""
    return Response(cast("T", made), media_type="application/json")


def _view(live: LiveTable, uid: str) -> TableView:
    return live.shown().table(uid)


async def _command(
    request: Request[Any, Any, State], state: State, table_id: str, decide: Decide
) -> TableView:
    """Let something happen at a table; returns it as this person then sees it. Raises RefusedError."""
    live = await _live(request, state, table_id)
    await _hub(state).command(live, decide)
    return _view(live, uid_of(request))


def _check_sight(table: Table, uid: str) -> None:
    if not table.may_watch(uid):
        raise RefusedError("closed", 403)


# --- people


@get("/api/me", operation_id="me", tags=["people"], responses=PROBLEMS)
async def me(request: Request[Any, Any, State], state: State) -> Me:
    """The name you are shown by. Whoever asks without one gets an identity, in a cookie."""
    return Me(await _name_of(_hub(state), uid_of(request)) or "")


async def _name_of(hub: Hub, uid: str) -> str | None:
    return await asyncio.to_thread(hub.library.name_of, uid)


@get("/api/me/recognised", operation_id="recognised", tags=["people"], responses=PROBLEMS)
async def recognised(request: Request[Any, Any, State], state: State, over: Over = "https") -> Recognised:
    """Whether your cookie came back: if not, nobody will know you again, and you can't play."""
    identities: Identities = state.identities
    strangers: Strangers = state.strangers
    config = _hub(state).config
    known = identities.read(request.cookies.get(COOKIE)) is not None
    home = config.base if config.is_https else None
    if not known:
        strangers.met(over, home)
    return Recognised(known, home)


@put("/api/me", operation_id="set_me", tags=["people"], responses=PROBLEMS)
async def set_me(request: Request[Any, Any, State], state: State, data: JSONBody[NewName]) -> Me:
    """Take another name, here, at this table, and at those that you are connected to now."""
    hub, uid, name = _hub(state), uid_of(request), clean(data.name)
    await asyncio.to_thread(hub.library.set_name, uid, name)
    # Where they are now; or else one request would write to every table they ever sat at.
    here = [live for live in hub.lives.values() if uid in live.people_here()]
    if data.table is not None and all(live.table.id != data.table for live in here):
        here.append(await _live(request, state, data.table))
    for live in here:
        if live.table.seats_of(uid):
            await hub.command(live, partial(_rename, uid, name or _NAMELESS))
    return Me(name)


def _rename(uid: str, name: str, table: Table, at: int) -> Any:
    return commands.rename(table, uid, name, at)


# --- lists

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
    listed = await asyncio.to_thread(_hub(state).library.lobby, _place(after))
    return [table_card(one, uid_of(request)) for one in listed]


@get("/api/me/tables", operation_id="my_tables", tags=["people"], responses=PROBLEMS)
async def my_tables(request: Request[Any, Any, State], state: State, after: After = None) -> list[TableCard]:
    """Your tables, including those that are over: a hundred, the latest first."""
    listed = await asyncio.to_thread(_hub(state).library.of_person, uid_of(request), _place(after))
    return [table_card(one, uid_of(request)) for one in listed]


@get("/api/levels", operation_id="levels", tags=["tables"])
async def levels() -> list[BotLevel]:
    """The bots that can sit at tables, from weak to strong."""
    return [BotLevel(name, level.summary) for name, level in LEVELS.items()]


# --- tables


@post("/api/tables", operation_id="make_table", tags=["tables"], responses=PROBLEMS)
async def make_table(request: Request[Any, Any, State], state: State, data: JSONBody[NewTable]) -> Made:
    """Make a table; you are its host."""
    hub, uid = _hub(state), uid_of(request)
    await state.guards.make_table(request)
    live = await hub.create(uid, data)
    state.guards.made_table(request, live.table.id)
    hub.note_address(live, uid, _client(request))
    return _made(hub, live)


def _made(hub: Hub, live: LiveTable) -> Made:
    table = live.table
    code = table.created.code if table.status == "open" else None
    return Made(table.id, f"{hub.config.outward()}/t/{table.id}", code, table.commitment())


@get("/api/codes/{code:str}", operation_id="find_code", tags=["tables"], responses=PROBLEMS)
async def find_code(
    request: Request[Any, Any, State],
    state: State,
    code: Annotated[str, PathParameter(max_length=40, description="A table's code, in any case.")],
) -> Made:
    """The table of a code, while it waits for players."""
    state.guards.guess(request)
    hub = _hub(state)
    given = "".join([letter for letter in code.upper() if letter not in " -"])
    is_code = len(given) == CODE_LENGTH and set(given) <= set(CODE_LETTERS)
    found = await asyncio.to_thread(hub.library.find_code, given) if is_code else None
    if found is None:
        raise RefusedError("no_code", 404)
    return _made(hub, await hub.live(found))


@get("/api/tables/{table_id:str}", operation_id="table", tags=["tables"], responses=PROBLEMS)
async def table_at(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """A table as you see it."""
    return _view(await _live(request, state, table_id), uid_of(request))


@put("/api/tables/{table_id:str}/seats/{seat:int}", operation_id="sit", tags=["tables"], responses=PROBLEMS)
async def sit(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber, data: JSONBody[Sit]
) -> TableView:
    """Take an open seat."""
    hub, uid = _hub(state), uid_of(request)
    live = await _live(request, state, table_id)
    name = clean(data.name or "")
    if name:
        await asyncio.to_thread(hub.library.set_name, uid, name)
    else:
        name = await _name_of(hub, uid) or _NAMELESS
    await hub.command(
        live, lambda table, at: commands.sit(table, seat, uid, name, data.nonce, at), members=[uid]
    )
    return _view(live, uid)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    operation_id="seat_bot",
    tags=["tables"],
    responses=PROBLEMS,
)
async def seat_bot(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatBot],
) -> TableView:
    """The host gives a seat to a bot."""
    uid = uid_of(request)

    def decide(table: Table, at: int) -> list[Entry]:
        return commands.seat_bot(table, seat, data.level, uid, at)

    return await _command(request, state, table_id, decide)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    operation_id="free_seat",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def free_seat(
    request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber
) -> TableView:
    """Stand up before the start; the host can send others away, who cannot sit down again unless let in."""
    uid = uid_of(request)
    return await _command(request, state, table_id, lambda table, at: commands.free(table, seat, uid, at))


@delete(
    "/api/tables/{table_id:str}/away/{away:int}",
    operation_id="let_in",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def let_in(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    away: Annotated[int, PathParameter(ge=0, description="The `id` of somebody in `away`.")],
) -> TableView:
    """The host lets somebody sit down again who was sent away."""
    uid = uid_of(request)
    return await _command(request, state, table_id, lambda table, at: commands.let_in(table, away, uid, at))


@post(
    "/api/tables/{table_id:str}/start",
    operation_id="start",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def start(
    request: Request[Any, Any, State], state: State, table_id: TableId, data: JSONBody[Start]
) -> TableView:
    """The host begins the game."""
    uid = uid_of(request)
    return await _command(
        request, state, table_id, lambda table, at: commands.start(table, uid, data.fill, at)
    )


@post(
    "/api/tables/{table_id:str}/leave",
    operation_id="leave",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def leave(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """Leave all your seats: before the start they are open, in play a bot decides until you are back."""
    uid = uid_of(request)
    return await _command(request, state, table_id, lambda table, at: commands.leave(table, uid, at))


@post(
    "/api/tables/{table_id:str}/close",
    operation_id="close",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def close(request: Request[Any, Any, State], state: State, table_id: TableId) -> TableView:
    """The host ends a table before its time, if nobody else plays at it."""
    uid = uid_of(request)
    return await _command(request, state, table_id, lambda table, at: commands.close(table, uid, at))


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", tags=["tables"], responses=PROBLEMS)
async def rematch(request: Request[Any, Any, State], state: State, table_id: TableId) -> Made:
    """Continue at a new table: whoever asks first makes it. Seats are kept there; sit down with a nonce."""
    hub, uid = _hub(state), uid_of(request)
    live = await _live(request, state, table_id)
    if live.table.rematch is None:
        await state.guards.make_table(request)
    return _made(hub, await hub.rematch(live, uid))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/link",
    operation_id="link",
    tags=["tables"],
    responses=PROBLEMS,
)
async def link(request: Request[Any, Any, State], state: State, table_id: TableId, seat: SeatNumber) -> Link:
    """A personal link: whoever opens it first takes over your seat, on another device."""
    hub, uid = _hub(state), uid_of(request)
    live = await _live(request, state, table_id)
    if seat not in live.table.seats_of(uid):
        raise RefusedError("foreign_seat", 403, seat=seat)
    identities: Identities = state.identities
    token = identities.link(SeatLink(table_id, seat, live.table.seats[seat].epoch))
    return Link(token, f"{hub.config.outward()}/t/{table_id}#seat={token}")


@post(
    "/api/tables/{table_id:str}/claim",
    operation_id="claim",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def claim(
    request: Request[Any, Any, State], state: State, table_id: TableId, data: JSONBody[Claim]
) -> TableView:
    """Continue here in the seat of a personal link."""
    state.guards.guess(request)
    hub, uid = _hub(state), uid_of(request)
    live = await _live(request, state, table_id)
    identities: Identities = state.identities
    said = identities.read_link(data.token)
    if said is None or said.table != table_id:
        raise RefusedError("no_link", 403)
    await hub.command(
        live, lambda table, at: commands.move(table, said.seat, said.epoch, uid, at), members=[uid]
    )
    return _view(live, uid)


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
    hub, uid = _hub(state), uid_of(request)
    live = await _live(request, state, table_id)
    commands.check_advice(live.table, uid, seat)
    commands.check_level(level)
    state.guards.work(request, _ADVISING)
    found = await hub.scheduler.advise(live, seat, level, _party(request))
    if found is None:
        raise RefusedError("nothing_owed", seat=seat)
    return found


# --- after the end


@get("/api/tables/{table_id:str}/record", operation_id="record", tags=["records"], responses=PROBLEMS)
async def record(
    request: Request[Any, Any, State], state: State, table_id: TableId
) -> Response[dict[str, Any]]:
    """The record of a finished game (docs/record.md), with the seed and how it came about."""
    live = await _live(request, state, table_id)
    _check_sight(live.table, uid_of(request))
    found = views.record(live.table)
    headers = {"content-disposition": f'attachment; filename="wildcards-{table_id}.json"'}
    return Response(found.to_dict(), headers=headers)


@get("/api/tables/{table_id:str}/replay", operation_id="replay", tags=["records"], responses=PROBLEMS)
async def replay_of(
    request: Request[Any, Any, State],
    state: State,
    table_id: TableId,
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=4, description="Whose eyes; else a spectator's.")
    ] = None,
) -> Response[list[GameView]]:
    """A finished game step by step, as a seat saw it then."""
    clerk, key = _hub(state).clerk, (table_id, seat)
    made = clerk.kept_replay(key)  # what is kept is over, so that everybody may see it
    if made is None:
        live = await _live(request, state, table_id)
        _check_sight(live.table, uid_of(request))
        found = views.record(live.table)
        if seat is not None and seat >= found.rules.seats:
            raise RefusedError("no_seat", 404, seat=seat, seats=found.rules.seats)
        state.guards.work(request, _REPLAYING)
        made = await clerk.replay(_party(request), key, found)
    return _json(made, list[GameView])


@dataclass
class _TakesRecord(Operation):
    """Verification takes the text as it is, so the schema of its body is told here."""

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
    return _json(await _hub(state).clerk.verify(_party(request), body), Verified)


# --- operators

_OPERATORS: Final = {FOR_OPERATORS: True}


@get(
    "/health",
    operation_id="health",
    tags=["operators"],
    responses={503: ResponseSpec(Health)},
    opt=_OPERATORS,
)
async def health(state: State) -> Response[Health]:
    """Whether the database answers, and takes what it is given."""
    from wildcards import __version__

    hub = _hub(state)
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
    hub = _hub(state)
    hub.metrics.tables_loaded.set(len(hub.lives))
    hub.metrics.database_failing.set(bool(hub.wellbeing.failing))
    hub.metrics.bot_faults.set(hub.bots.faults)
    hub.metrics.bots_waiting.set(hub.bots.workers.waiting)
    return hub.metrics.text()


@get("/schema/protocol.json", operation_id="protocol", tags=["protocol"])
async def protocol_schema() -> Response[dict[str, Any]]:
    """The JSON schema of the messages over a table's WebSocket."""
    return _json(_protocol_schema(), dict[str, Any])


@cache
def _protocol_schema() -> bytes:
    from wildcards.protocol.schema import json_schema

    return msgspec.json.encode(json_schema())


_PEOPLE: Final = Router(
    path="/",
    opt={FOR_PEOPLE: True},
    route_handlers=[
        me, recognised, set_me, my_tables, lobby, levels, make_table, find_code, table_at, sit, seat_bot,
        free_seat, let_in, start, leave, close, rematch, link, claim, advice, record, replay_of,
        verify_record,
    ],
)  # fmt: skip
HANDLERS: Final[list[ControllerRouterHandler]] = [_PEOPLE, health, metrics, protocol_schema]


# --- errors


def refused(_request: Any, error: RefusedError) -> Response[Problem]:
    """The answer to what is refused."""
    headers = {"retry-after": str(int(error.args_["seconds"]) + 1)} if error.http_status == 429 else None
    return Response(Problem(error.code, error.args_), status_code=error.http_status, headers=headers)


def failed(_request: Any, error: HTTPException) -> Response[Problem]:
    """The answer to what is not a proper request."""
    codes = {404: "no_path", 405: "no_method", 413: "too_long"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    args: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        args["where"] = [str(one.get("key", ""))[:100] for one in error.extra if isinstance(one, dict)]
        args["why"] = [str(one.get("message", ""))[:200] for one in error.extra if isinstance(one, dict)]
    elif code == "malformed":
        args["why"] = [str(error.detail)[:200]]
    return Response(Problem(code, args), status_code=error.status_code, headers=error.headers)


def too_deep(_request: Any, _error: RecursionError) -> Response[Problem]:
    """The answer to JSON nested so deeply that it cannot be read."""
    return Response(Problem("malformed", {"why": ["nested too deeply"]}), status_code=400)


def no_text(_request: Any, _error: UnicodeDecodeError) -> Response[Problem]:
    """The answer to a body that is no text: msgspec tells of it by an error of Python's own."""
    return Response(Problem("malformed", {"why": ["expected JSON in UTF-8"]}), status_code=400)


def database_failed(_request: Any, _error: DatabaseError) -> Response[Problem]:
    """The answer while the database is away."""
    return Response(Problem("unavailable", {}), status_code=503)


def broke(_request: Any, error: Exception) -> Response[Problem]:
    """The answer to a mistake of ours: no details go out."""
    import logging

    logging.getLogger(__name__).error("request failed", exc_info=error)
    return Response(Problem("internal", {}), status_code=500)


ERRORS: Final = {
    RefusedError: refused,
    DatabaseError: database_failed,
    HTTPException: failed,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: broke,
}
