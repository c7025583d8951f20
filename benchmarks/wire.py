"""A WebSocket that costs its program little, so that a load can do more than the server it is for.

It speaks only as far as benchmarks need: text in single frames, uncompressed, with a server that is trusted.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)  # clients have to mask: this leaves everything as it is
_OF_TWO: Final = 126  # what says that the size is in the next 2 bytes, or (one more) 8
_PATIENCE: Final = 60.0  # seconds for an answer to the handshake


class Wire(asyncio.Protocol):
    """A connection; `heard` is called with each text, until it is closed."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.is_closed = False
        self._opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._waiting = b""  # the beginning of what is not whole yet
        self._transport: Any = None

    def send(self, text: bytes) -> None:
        """Send a text of less than 64 KiB."""
        self._write(_TEXT, text)

    def close(self) -> None:
        """Leave, without waiting for an answer."""
        if not self.is_closed:
            self._write(_CLOSE, b"")
            self._transport.close()

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < _OF_TWO:
            head = b"%c%c" % (kind, _MASKED | size)
        else:
            head = b"%c%c" % (kind, _MASKED | _OF_TWO) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + content)

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_closed = True
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        if self._waiting:
            data = self._waiting + data
        if not self._opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            self._open(head)
        self._waiting = data[self._frames(data) :]

    def _open(self, head: bytes) -> None:
        if b" 101 " in head.splitlines()[0]:
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionError(head.decode("latin-1")))

    def _frames(self, data: bytes) -> int:
        """Take all whole frames; returns where the first that is not whole begins."""
        at, end = 0, len(data)
        while at + 2 <= end:
            size, start = data[at + 1], at + 2
            if size >= _OF_TWO:
                start += 2 if size == _OF_TWO else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            if data[at] == _TEXT:
                self.heard(data[start : start + size])
            elif data[at] == _PING:
                self._transport.write(
                    b"\x8a" + bytes([_MASKED | size]) + _NO_MASK + data[start : start + size]
                )
            at = start + size
        return at

    async def opened(self, host: str, path: str, headers: dict[str, str]) -> None:
        """Greet the server, and wait until it agrees. Raises ConnectionError or TimeoutError."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(_PATIENCE):
            await self._opened


async def connect(url: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> Wire:
    """A connection to http://host:port/path. Raises ConnectionError or TimeoutError."""
    host, _, path = url.removeprefix("http://").partition("/")
    name, _, port = host.partition(":")
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(heard), name, int(port))
    await wire.opened(host, f"/{path}", headers)
    return wire
