"""The middleware before all routes: path prefix, origin, identity, limits; for HTTP and WebSockets alike.

What it asks of a request depends on the route that will answer, never on the text of the path, which may be
written in many ways.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from wildcards.errors import DatabaseError
from wildcards.protocol.table import Problem
from wildcards.server.config import Config
from wildcards.server.http.device_label import label_of
from wildcards.server.http.identity import COOKIE, YEAR, Identities
from wildcards.server.http.limits import Buckets, Counts, seconds
from wildcards.server.live.follower import BANNED
from wildcards.server.live.standing import Standing
from wildcards.server.metrics import Metrics
from wildcards.server.networks import household, plain
from wildcards.server.origin import is_from, origin_of
from wildcards.server.storage.devices import Bearer, DeviceStore, Holds
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.orders import Ban

UID: Final = "wildcards.uid"
ADDRESS: Final = "wildcards.address"
CALLER: Final = "wildcards.caller"
_FIRST_ERROR: Final = 400
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
# What a route can be marked with: it is for operators, without identities and limits; or it needs to know who
# asks, so whoever is new gets a cookie.
FOR_OPERATORS: Final = "for_operators"
FOR_PEOPLE: Final = "for_people"
KEEPS_NOTHING: Final = "keeps_nothing"  # of a person, though it is no GET
REFUSED: Final = 4403  # the close code for a page of another origin
_PATIENCE: Final = 5.0  # seconds for the database to say whether a device was signed out
TOO_MANY: Final = 4429  # the close code for too many connections


@dataclass
class Caller:
    """The device that asks. A route may make it another: the answer brings its cookie."""

    bearer: Bearer
    label: str  # what it is, in a few words
    came_back: bool  # whether its cookie did, and holds
    is_kept: bool = False  # whether something is kept of its person


class Routed(Protocol):
    """An ASGI application that knows its routes."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""

    def marks(self, scope: Any) -> frozenset[str]:
        """What the route that answers this is marked with; nothing if there is none."""


class Middleware:
    """An ASGI application around another."""

    def __init__(
        self,
        app: Routed,
        config: Config,
        identities: Identities,
        devices: DeviceStore,
        standing: Standing,
        metrics: Metrics,
    ) -> None:
        self._app: Final = app
        self._devices: Final = devices
        self._config: Final = config
        self._identities: Final = identities
        self._standing: Final = standing
        self._metrics: Final = metrics
        self._origin: Final = config.origin
        limits = config.limits
        self._by_address: Final = Buckets(*limits.requests)
        self._by_person: Final = Buckets(*limits.requests_of_one)
        self._handshakes: Final = Buckets(*limits.handshakes)
        self._handshakes_of_one: Final = Buckets(*limits.handshakes_of_one)
        self._sockets: Final = Counts(limits.sockets)
        self._sockets_of_address: Final = Counts(limits.sockets_of_address)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it through, or answer why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = {**scope, "path": self._without_prefix(scope["path"])}
        scope["raw_path"] = scope["path"].encode("utf-8", "replace")
        scope[ADDRESS] = plain((scope.get("client") or ("unknown",))[0])
        marks = self._app.marks(scope)
        if FOR_OPERATORS in marks:
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        shown = self._identities.read(_cookie(headers.get("cookie", "")))
        client = household(scope[ADDRESS])
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, headers, shown)
            return
        wait = self._by_address.take(client) or (0 if shown is None else self._by_person.take(shown.uid))
        if (problem := self._problem(scope, headers, wait)) is not None:
            await self._refuse(send, *problem, wait)
        elif FOR_PEOPLE not in marks:
            scope[UID] = shown.uid if shown is not None else Bearer.new().uid
            await self._app(scope, receive, send)
        else:
            reads = scope["method"] in _SAFE
            caller = await self._caller(shown, headers, reads=reads)
            await self._serve(scope, receive, send, caller, marks)

    async def _serve(
        self, scope: Any, receive: Any, send: Any, caller: Caller, marks: frozenset[str]
    ) -> None:
        """Answer a person. Once they have changed anything, something is kept of them."""
        scope[CALLER], scope[UID] = caller, caller.bearer.uid
        if (ban := self._ban(scope)) is not None:
            await self._refuse(send, 403, Problem("banned", {"until": ban.until}))
            return
        changes = scope["method"] not in _SAFE and KEEPS_NOTHING not in marks

        async def answering(message: Any) -> None:
            """Send on, with the cookie of whoever it is by now."""
            if message["type"] == "http.response.start":
                if changes and message["status"] < _FIRST_ERROR:
                    await self._keep(caller)
                headers = [*message.get("headers", []), self._cookie(caller.bearer)]
                message = {**message, "headers": headers}
            await send(message)

        await self._app(scope, receive, answering)

    async def _keep(self, caller: Caller) -> None:
        """Something is kept of this person; if the database is away, the next change does it."""
        if caller.came_back and not caller.is_kept:
            with contextlib.suppress(DatabaseError):
                await asyncio.to_thread(self._devices.keep, caller.bearer, caller.label)

    async def _caller(self, shown: Bearer | None, headers: dict[str, str], *, reads: bool = False) -> Caller:
        """The device of a cookie; a new one without a cookie, or if it was signed out.

        The database is asked, so a device that was signed out is a stranger to every process at once; if it
        only `reads`, within seconds. While the database does not answer, the signature has to do: nothing can
        be changed then.
        """
        label = label_of(headers.get("user-agent", ""))
        if shown is None:
            return Caller(Bearer.new(), label, came_back=False)
        try:
            holds = self._devices.known(shown, reads=reads) or await self._asked(shown)
        except (DatabaseError, TimeoutError):
            return Caller(shown, label, came_back=True, is_kept=True)
        if holds is Holds.NO:
            return Caller(Bearer.new(), label, came_back=False)
        return Caller(shown, label, came_back=True, is_kept=holds is Holds.YES)

    async def _asked(self, shown: Bearer) -> Holds:
        """What the database says of a device. Raises DatabaseError or TimeoutError."""
        return await asyncio.wait_for(asyncio.to_thread(self._devices.holds, shown), _PATIENCE)

    def _ban(self, scope: Any) -> Ban | None:
        """The ban under which whoever asks is; the client itself is served to anybody."""
        return self._standing.ban_of(scope[UID], scope[ADDRESS], wall_ms())

    def _without_prefix(self, path: str) -> str:
        """The path, whether or not a proxy has taken the prefix away."""
        prefix = self._config.prefix
        if prefix and (path == prefix or path.startswith(prefix + "/")):
            return path[len(prefix) :] or "/"
        return path

    def _problem(self, scope: Any, headers: dict[str, str], wait: float) -> tuple[int, Problem] | None:
        """Why a request is refused, whoever asks."""
        if wait:
            return 429, Problem("too_many", {"seconds": seconds(wait)})
        if scope["method"] not in _SAFE and not self._is_from_here(headers):
            return 403, Problem("origin", {"origin": headers.get("origin", "")[:200]})
        return None

    async def _socket(
        self, scope: Any, receive: Any, send: Any, headers: dict[str, str], shown: Bearer | None
    ) -> None:
        client = household(scope[ADDRESS])
        if not self._is_from_here(headers):
            await self._close(receive, send, REFUSED)
            return
        if self._handshakes.take(client):
            await self._close(receive, send, TOO_MANY)
            return
        caller = scope[CALLER] = await self._caller(shown, headers)
        uid = scope[UID] = caller.bearer.uid
        if self._ban(scope) is not None:
            await self._close(receive, send, BANNED)
            return
        if self._handshakes_of_one.take(uid):
            await self._close(receive, send, TOO_MANY)
            return
        if not self._sockets.enter(uid):
            await self._close(receive, send, TOO_MANY)
            return
        try:
            if not self._sockets_of_address.enter(client):
                await self._close(receive, send, TOO_MANY)
                return
            try:
                self._metrics.sockets.inc()
                await self._app(scope, receive, send)
            finally:
                self._metrics.sockets.dec()
                self._sockets_of_address.leave(client)
        finally:
            self._sockets.leave(uid)

    def _is_from_here(self, headers: dict[str, str]) -> bool:
        """Whether no page of another origin sent it. Programs other than browsers send none."""
        if "origin" not in headers:
            return True
        origin = origin_of(headers["origin"])
        return origin is not None and (origin == self._origin or is_from(origin, headers.get("host", "")))

    def _cookie(self, bearer: Bearer) -> tuple[bytes, bytes]:
        """The header with the cookie of a device, which each use renews for a year."""
        secure = "; Secure" if self._config.is_https else ""
        path = self._config.prefix or "/"
        value = (
            f"{COOKIE}={self._identities.cookie(bearer)}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        )
        return b"set-cookie", (value + secure).encode()

    async def _refuse(self, send: Any, status: int, problem: Problem, wait: float = 0) -> None:
        self._metrics.refusals.labels(problem.code).inc()
        body = msgspec.json.encode(problem)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if wait:
            headers.append((b"retry-after", str(int(wait) + 1).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _close(self, receive: Any, send: Any, code: int) -> None:
        """Accept and close, since a browser tells its page nothing of a handshake that failed."""
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": code})


def _headers(scope: Any) -> dict[str, str]:
    headers: dict[str, str] = {}
    for name, text in scope["headers"]:
        key, value = name.decode("latin-1").lower(), text.decode("latin-1")
        # Proxies may pass on each cookie in a separate header.
        headers[key] = f"{headers[key]}; {value}" if key == "cookie" and key in headers else value
    return headers


def _cookie(header: str) -> str | None:
    """The value of our own cookie: other cookies may look as they like."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None
