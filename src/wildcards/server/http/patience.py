"""How long a connection may keep the server waiting: whoever sends nothing only takes up a place."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 10.0  # seconds: for the whole head of a request, and for each next part of its body


class PatientProtocol(HttpToolsProtocol):
    """HTTP that closes a connection whose request does not come."""

    patience = PATIENCE

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            self._stop_waiting()
            self.parser = None  # type: ignore[assignment]  # they hold each other until garbage is collected
        elif self.transport.is_closing():
            self._stop_waiting()
        elif self._is_idle():
            if self._waiting is None:  # a byte now and then gives no more time for a head
                self._wait()
        else:
            self._stop_waiting()
            if self.cycle.more_body:
                self._wait()

    def shutdown(self) -> None:
        """Finish what is being answered; requests that have not come in full are not waited for."""
        super().shutdown()
        if not self._is_idle() and self.cycle.more_body:
            self.transport.close()

    def _is_idle(self) -> bool:
        """Whether no request is under way."""
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.patience, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        # It may be answered meanwhile by what came of it: then uvicorn closes it in its own time.
        if self._is_idle() or self.cycle.more_body:
            self.transport.close()
