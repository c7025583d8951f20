"""The gate before all routes: path prefix, origin, identity, limits; for HTTP and WebSockets alike."""

from __future__ import annotations

import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from wildcards.protocol.table import Problem
from wildcards.server.config import Config
from wildcards.server.identity import COOKIE, YEAR, Identities
from wildcards.server.limits import Buckets, Counts, seconds
from wildcards.server.metrics import Metrics

_LOG: Final = logging.getLogger(__name__)
UID: Final = "wildcards.uid"
ADDRESS: Final = "wildcards.address"
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_METRICS: Final = "/metrics"
_FREE: Final = ("/health", _METRICS)  # for operators: no identity, no limits
REFUSED: Final = 4403  # the close code for a page of another origin
TOO_MANY: Final = 4429  # the close code for too many connections


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: Any, config: Config, identities: Identities, metrics: Metrics) -> None:
        self._app: Final = app
        self._config: Final = config
        self._identities: Final = identities
        self._metrics: Final = metrics
        self._watchers: Final = frozenset(config.metrics_from.replace(" ", "").split(","))
        limits = config.limits
        self._by_address: Final = Buckets(*limits.requests)
        self._by_person: Final = Buckets(*limits.requests_of_one)
        self._sockets: Final = Counts(limits.sockets)
        self._sockets_of_address: Final = Counts(limits.sockets_of_address)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it through, or answer why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = {**scope, "path": self._without_prefix(scope["path"])}
        scope["raw_path"] = scope["path"].encode()
        address = scope[ADDRESS] = (scope.get("client") or ("unknown",))[0]
        if scope["path"] == _METRICS and address not in self._watchers and "*" not in self._watchers:
            # Who reads them again and again learns how many steps were taken in secret.
            await self._refuse(send, 404, Problem("no_path", {}))
            return
        if scope["path"] in _FREE:
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        uid = self._identities.read(_cookie(headers.get("cookie", "")))
        scope[UID] = uid or Identities.new()
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, headers, address)
        else:
            await self._request(scope, receive, send, headers, address, is_new=uid is None)

    def _without_prefix(self, path: str) -> str:
        """The path, whether or not a proxy has taken the prefix away."""
        prefix = self._config.prefix
        if prefix and (path == prefix or path.startswith(prefix + "/")):
            return path[len(prefix) :] or "/"
        return path

    async def _request(
        self, scope: Any, receive: Any, send: Any, headers: dict[str, str], address: str, *, is_new: bool
    ) -> None:
        wait = self._by_address.take(address) or (0 if is_new else self._by_person.take(scope[UID]))
        if wait:
            await self._refuse(send, 429, Problem("too_many", {"seconds": seconds(wait)}), wait)
            return
        if scope["method"] not in _SAFE and not self._is_from_here(headers):
            await self._refuse(send, 403, Problem("origin", {"origin": headers.get("origin", "")[:200]}))
            return

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start" and is_new and scope["path"].startswith("/api/"):
                message = {**message, "headers": [*message.get("headers", []), self._new_cookie(scope[UID])]}
            await send(message)

        await self._app(scope, receive, sending)

    async def _socket(
        self, scope: Any, receive: Any, send: Any, headers: dict[str, str], address: str
    ) -> None:
        uid = scope[UID]
        if not self._is_from_here(headers):
            await self._close(receive, send, REFUSED)
            return
        if not self._sockets.enter(uid):
            await self._close(receive, send, TOO_MANY)
            return
        try:
            if not self._sockets_of_address.enter(address):
                await self._close(receive, send, TOO_MANY)
                return
            try:
                self._metrics.sockets.inc()
                await self._app(scope, receive, send)
            finally:
                self._metrics.sockets.dec()
                self._sockets_of_address.leave(address)
        finally:
            self._sockets.leave(uid)

    def _is_from_here(self, headers: dict[str, str]) -> bool:
        """Whether no page of another origin sent it. Programs that are no browsers send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.lower() in self._config.origins:
            return True
        return _place(origin) == headers.get("host", "").lower() != ""

    def _new_cookie(self, uid: str) -> tuple[bytes, bytes]:
        secure = "; Secure" if self._config.is_https else ""
        path = self._config.prefix or "/"
        value = (
            f"{COOKIE}={self._identities.cookie(uid)}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
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


def _place(origin: str) -> str:
    """Its host and port; "" if it is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _headers(scope: Any) -> dict[str, str]:
    headers: dict[str, str] = {}
    for name, text in scope["headers"]:
        key, value = name.decode("latin-1").lower(), text.decode("latin-1")
        # Proxies may pass each cookie on in a header of its own.
        headers[key] = f"{headers[key]}; {value}" if key == "cookie" and key in headers else value
    return headers


def _cookie(header: str) -> str | None:
    """The value of our own cookie: those of others may look as they like."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None
