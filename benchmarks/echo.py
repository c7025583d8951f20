"""A server that knows no game: what uvicorn alone needs for a message in and one out."""

from __future__ import annotations

from typing import Any, Final

_ANSWER: Final = "x" * 700  # a view of what one step changed


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer every message over a WebSocket, and every request."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": _ANSWER})
