"""What goes over a WebSocket is compressed only where it is large, and no connection keeps memory for that.

What is told at once goes out in one write: writes to sockets take about as long as making the views.

A view is small and never waits for its size, while to compress it took a fifth of an act; and what zlib
remembers of each connection would be most of what a connection needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.typing import ExtensionParameter

TOGETHER: Final = "wildcards.together"  # in a `websocket.send`: several texts in UTF-8, instead of one
LARGE: Final = 8192  # bytes of a message: a whole game, not a step of it
_EXTENDED: Final = 126  # bytes from which on a frame's length does not fit into one of them


class _LargeOnly(PerMessageDeflate):
    """Compresses large messages."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LARGE else super().encode(frame)


class _LargeOnlyFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on it."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], _LargeOnly]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        thrifty = _LargeOnly(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        return answer, thrifty


class ThriftyProtocol(WebSocketsSansIOProtocol):
    """WebSockets that keep nothing from one message to the next."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            _LargeOnlyFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]

    async def send(self, message: Any) -> None:
        """As ASGI has it, and several texts in one write. Raises OSError if nobody is there any more."""
        texts = message.get(TOGETHER)
        if texts is None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([self._framed(text) for text in texts]))

    def _framed(self, text: bytes) -> bytes:
        """The text as a frame; of a small one the header says no more than the length, so it is made here."""
        if len(text) < LARGE:
            size = len(text)
            return (b"\x81%c" % size if size < _EXTENDED else b"\x81\x7e" + size.to_bytes(2, "big")) + text
        self.conn.send_text(text)
        return b"".join(self.conn.data_to_send())
