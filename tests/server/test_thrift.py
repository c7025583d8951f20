"""What goes over WebSockets is compressed where it is large, for clients that can read it."""

from __future__ import annotations

import pytest
from support.servers import Running
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from wildcards.conform.client import Socket, make
from wildcards.server.http import thrift

LARGE = 500  # bytes: a view is larger, a pong is not


@pytest.mark.parametrize("remembers", [True, False])
def test_only_what_is_large_is_compressed(
    server: Running, monkeypatch: pytest.MonkeyPatch, *, remembers: bool
) -> None:
    monkeypatch.setattr(thrift, "LARGE", LARGE)
    offer = ClientPerMessageDeflateFactory(
        server_no_context_takeover=not remembers, client_no_context_takeover=not remembers
    )
    client = server.client()
    with Socket(client, make(client), greet=False, extensions=[offer]) as socket:
        (agreed,) = socket.web.protocol.extensions
        came: list[tuple[bool, int]] = []
        decode = agreed.decode

        def noting(frame: Frame, *, max_size: int | None = None) -> Frame:
            if frame.opcode is Opcode.TEXT:
                came.append((frame.rsv1, len(frame.data)))
            return decode(frame, max_size=max_size)

        monkeypatch.setattr(agreed, "decode", noting)
        for _ in range(3):
            socket.hello()
            socket.ping()
    read = [len(text.encode()) for text in socket.frames]
    assert {size >= LARGE for size in read} == {True, False}
    assert [is_compressed for is_compressed, _ in came] == [size >= LARGE for size in read]
    for (is_compressed, sent), size in zip(came, read, strict=True):
        assert sent < size if is_compressed else sent == size


def test_who_cannot_read_it_gets_it_as_it_is(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thrift, "LARGE", LARGE)
    client = server.client()
    with Socket(client, make(client)) as socket:
        assert socket.web.protocol.extensions == []
        assert socket.table["status"] == "open"
