"""Requests to addresses that strangers give: by https, to public machines, without redirects, and short."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple

import httpcore
import httpx

from wildcards.errors import WildCardsError

PATIENCE: Final = 10.0  # seconds for a whole request
_TRY: Final = 3.0  # seconds for one of a host's addresses
_MOST_ADDRESSES: Final = 3
_HTTPS: Final = 443
_LAST_PORT: Final = 65_535
MOST_READ: Final = 4096  # bytes of an answer
_TRANSLATED: Final = tuple(
    IPv6Network(net)
    # NAT64, Teredo, 6to4, compatible with IPv4, site-local: they may lead anywhere.
    for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "::/96", "fec0::/10")
)

Resolve = Callable[[str, int], Awaitable[list[str]]]
MayReach = Callable[[str], bool]


class ForbiddenAddressError(WildCardsError):
    """An address to which nothing is sent; `why` is a word: https, host, private or unknown."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


class Answer(NamedTuple):
    """What was answered: the status, and for how many seconds to wait if it says so."""

    status: int
    retry_after: int | None


class Target(NamedTuple):
    """Where a request goes: the address as it is sent, its host, and its origin."""

    url: str
    host: str
    origin: str


def target(url: str) -> Target:
    """Where this address leads. Raises ForbiddenAddressError if it is no plain https address."""
    try:
        parsed = httpx.URL(url)
        host = parsed.raw_host.decode("ascii")
    except (httpx.InvalidURL, UnicodeError, ValueError):
        raise ForbiddenAddressError("https") from None
    if parsed.scheme != "https" or parsed.userinfo or not 0 < (parsed.port or _HTTPS) <= _LAST_PORT:
        raise ForbiddenAddressError("https")
    if not host:
        raise ForbiddenAddressError("host")
    port = "" if parsed.port is None else f":{parsed.port}"
    shown = f"[{host}]" if ":" in host else host
    return Target(str(parsed.copy_with(fragment=None)), host, f"https://{shown}{port}")


def is_public(text: str) -> bool:
    """Whether an address belongs to a machine that everybody can reach."""
    try:
        found: IPv4Address | IPv6Address = ip_address(text)
    except ValueError:  # with the interface of a link-local one
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in _TRANSLATED):
            return False
    return found.is_global and not (
        found.is_multicast or found.is_reserved or found.is_loopback or found.is_link_local
    )


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host. Raises OSError."""
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in infos]


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was checked: a name may lead elsewhere the next time."""

    def __init__(self, look_up: Resolve, may_reach: MayReach) -> None:
        self._resolve: Final = look_up
        self._may_reach: Final = may_reach
        self._inner: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002, ASYNC109  # as httpcore has it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to one of the addresses of this host. Raises ForbiddenAddressError."""
        try:
            found = await self._resolve(host, port)
        except OSError:
            raise ForbiddenAddressError("unknown") from None
        if not found or not all(self._may_reach(one) for one in found):
            raise ForbiddenAddressError("private")
        for one in found[:_MOST_ADDRESSES]:
            with contextlib.suppress(httpcore.ConnectError, httpcore.ConnectTimeout):
                return await self._inner.connect_tcp(one, port, _TRY, local_address, socket_options)
        raise httpcore.ConnectError


@cache
def _trusted() -> ssl.SSLContext:
    """Whom everybody trusts; read once, as it takes 45 ms."""
    return httpcore.default_ssl_context()


class Outgoing:
    """Sends requests to addresses that strangers give. The arguments are for tests."""

    def __init__(
        self,
        look_up: Resolve = resolve,
        may_reach: MayReach = is_public,
        trusted: Callable[[], ssl.SSLContext] = _trusted,
    ) -> None:
        self._backend: Final = _Checked(look_up, may_reach)
        self._trusted: Final = trusted

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer | None:
        """Post this; None: nobody answered in time, or not in HTTP. Raises ForbiddenAddressError."""
        to = target(url)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(to.url, headers, body)
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            TimeoutError,
            OSError,
        ):
            return None

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        # One connection for each request: a kept one would lead to where a name pointed before.
        async with (
            httpcore.AsyncConnectionPool(self._trusted(), network_backend=self._backend) as pool,
            pool.stream("POST", url, headers=sent, content=body) as answer,
        ):
            await _read(answer)
            return Answer(answer.status, _seconds(answer.headers))


async def _read(answer: httpcore.Response) -> None:
    """Take in the beginning of what is answered; the rest is of no interest."""
    size = 0
    async for part in answer.aiter_stream():
        size += len(part)
        if size >= MOST_READ:
            return


def _seconds(headers: list[tuple[bytes, bytes]]) -> int | None:
    """What a Retry-After says, in seconds."""
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit():
            return int(value[:6])
    return None
