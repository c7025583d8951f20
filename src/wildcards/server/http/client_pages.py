"""The browser client's pages and files over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import Method
from litestar.utils import normalize_path

from wildcards.server.http.client_files import INDEX, Answer
from wildcards.server.http.pages import page
from wildcards.server.http.problems import failed

# Pages of the client besides tables: its route.svelte.ts knows the same.
_NAMES: Final = (
    "new", "join", "lobby", "tables", "rules", "leaders", "learn", "settings", "credits", "verify",
    "day", "puzzles", "keep", "ratings",
)  # fmt: skip
CLIENT_PAGES: Final = ["/", *(f"/{name}" for name in _NAMES)]
_READ: Final[list[Method]] = ["GET", "HEAD"]


def _client_page(request: Request[Any, Any, State], status: int = 200) -> Response[Any]:
    """The client, which shows the page of its address by itself; without one, how to get it."""
    index = request.app.state.client.file(INDEX)
    if index is None:
        config = request.app.state.config
        return page("unbuilt.html", config, status, url=config.base)
    return _answered(index.answer(request.headers, status))


def _answered(answer: Answer) -> Response[bytes]:
    return Response(answer.body, status_code=answer.status, headers=answer.headers)


@route(CLIENT_PAGES, http_method=_READ, include_in_schema=False)
async def client_page(request: Request[Any, Any, State]) -> Response[Any]:
    """A page of the client."""
    return _client_page(request)


@route(
    ["/t/{table_id:str}", "/t/{table_id:str}/replay", "/t/{table_id:str}/review"],
    http_method=_READ,
    include_in_schema=False,
)
async def table_page(request: Request[Any, Any, State], table_id: FromPath[str]) -> Response[Any]:  # noqa: ARG001
    """Where a table's link leads."""
    return _client_page(request)


@route("/d/{deal_id:str}", http_method=_READ, include_in_schema=False)
async def deal_page(request: Request[Any, Any, State], deal_id: FromPath[str]) -> Response[Any]:  # noqa: ARG001
    """The page of a deal that several people play."""
    return _client_page(request)


@route("/p/{person_id:str}", http_method=_READ, include_in_schema=False)
async def person_page(request: Request[Any, Any, State], person_id: FromPath[str]) -> Response[Any]:  # noqa: ARG001
    """The page of a person."""
    return _client_page(request)


@route("/puzzles/{number:str}", http_method=_READ, include_in_schema=False)
async def puzzle_page(request: Request[Any, Any, State], number: FromPath[str]) -> Response[Any]:  # noqa: ARG001
    """Where a puzzle's link leads."""
    return _client_page(request)


@route("/assets/{name:str}", http_method=_READ, include_in_schema=False)
async def asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    """What the client loads."""
    return _client_file(request, f"assets/{name}")


@route("/{name:str}", http_method=_READ, include_in_schema=False)
async def top_file(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    """Icons, the manifest and the service worker."""
    return _client_file(request, name)


def _client_file(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    file = request.app.state.client.file(name)
    if file is None or name == INDEX:
        raise NotFoundException
    return _answered(file.answer(request.headers))


def lost(request: Request[Any, Any, State], error: NotFoundException) -> Response[Any]:
    """The answer where nothing is: a page for people, a code for programs."""
    is_of_api = normalize_path(request.scope["path"]).startswith("/api/")
    is_for_people = "text/html" in request.headers.get("accept", "") and not is_of_api
    return _client_page(request, 404) if is_for_people else failed(request, error)


CLIENT: Final = [client_page, table_page, deal_page, person_page, puzzle_page, asset, top_file]
