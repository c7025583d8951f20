"""A connection to a table that reconnects by itself: a thread reads, feeds the RemoteTable, and answers."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable
from typing import Final, Self
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from wildcards.errors import ServerError, ServerRefusedError, WildCardsError
from wildcards.protocol.message import ClientMessage, ServerMessage
from wildcards.remote.table import Command, RemoteTable

_DECODER: Final = msgspec.json.Decoder(ServerMessage)
_MOST_BYTES: Final = 2**22  # of a message from the server: a whole game is some 100 kB
_OPEN: Final = 10.0
_PING: Final = 15.0
_GOODBYE: Final = 4.0
_LONGEST: Final = 3.0  # seconds between two attempts
_GIVE_UP: Final = 3600.0
_FATAL: Final = {
    4400: "malformed",
    4403: "origin",
    4404: "no_table",
    4405: "banned",
    4406: "signed_out",
    4500: "broken_table",
}  # close codes


class Link:
    """A table over the network. Everything that reads or changes `table` holds the lock."""

    def __init__(self, server: str, table_id: str, cookie: str) -> None:
        parts = urlsplit(server)
        scheme = {"http": "ws", "https": "wss"}[parts.scheme]
        self._url: Final = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table_id}/socket"
        self._cookie: Final = cookie
        self.table: Final = RemoteTable()
        self.failure: WildCardsError | None = None
        self._told_at = 0.0  # when the table time was last received
        self._lock: Final = threading.RLock()
        self._news: Final = threading.Condition(self._lock)
        self._socket: ClientConnection | None = None
        self._closing: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="table", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(_GOODBYE)

    # --- for whoever plays

    @property
    def is_connected(self) -> bool:
        """Whether the server is there and has said who it is."""
        return self.table.is_welcome

    def wait(self, is_so: Callable[[RemoteTable], bool], seconds: float | None = None) -> bool:
        """Wait until something is true of the table; False if it isn't after this many seconds.

        Raises the WildCardsError that ended the connection.
        """
        try:
            with self._lock:
                found = self._news.wait_for(lambda: self.failure is not None or is_so(self.table), seconds)
                if self.failure is not None:
                    raise self.failure
                return found
        except RuntimeError as error:
            # Ctrl-C can come while Condition.wait has released the lock, which cannot be released again then.
            if isinstance(error.__context__, KeyboardInterrupt):
                raise error.__context__ from None
            raise

    def time_left(self, seat: int) -> float | None:
        """How many seconds this seat has for its decision; None: no limit, or its clock is stopped."""
        with self._lock:
            left, heard = self.table.time_left(seat), self._told_at
        return None if left is None else max(0.0, left / 1000 - (time.monotonic() - heard))

    def tell(self, make: Callable[[RemoteTable], Command]) -> Command:
        """Send a command; without a connection it goes out over the next one."""
        with self._lock:
            command = make(self.table)
            socket = self._socket
        if socket is not None:
            with contextlib.suppress(ConnectionClosed):
                socket.send(_encoded(command.message))
        return command

    # --- the thread

    def _run(self) -> None:
        tries = 0
        since = time.monotonic()
        while not self._closing.is_set():
            try:
                with self._connected() as socket:
                    self._talk(socket)
            except WildCardsError as error:
                self._fail(error)
            except (OSError, TimeoutError, WebSocketException) as error:
                if self._was_welcome():
                    tries, since = 0, time.monotonic()
                self._lost(error, since)
            if self.failure is not None:
                return
            self._closing.wait(_pause(tries))
            tries += 1

    def _connected(self) -> ClientConnection:
        return connect(
            self._url,
            additional_headers={"Cookie": self._cookie} if self._cookie else None,
            open_timeout=_OPEN,
            close_timeout=2,
            ping_interval=_PING,
            ping_timeout=_PING,
            max_size=_MOST_BYTES,
        )

    def _talk(self, socket: ClientConnection) -> None:
        """Feed the table until the connection ends, which raises ConnectionClosed."""
        with self._lock:
            self._socket = socket
            first = self.table.begin()
        _send(socket, first)
        while True:
            try:
                text = socket.recv(timeout=self.table.again)
            except TimeoutError:
                with self._lock:
                    answers = self.table.send_again()
            else:
                with self._lock:
                    message = _decoded(text)
                    if getattr(message, "now", 0):
                        self._told_at = time.monotonic()
                    answers = self.table.receive(message)
                    self._news.notify_all()
            _send(socket, answers)

    def _was_welcome(self) -> bool:
        """Drop the connection; returns whether both sides had said hello."""
        with self._lock:
            was_welcome = self.table.is_welcome
            self._socket = None
            self.table.cut()
            self._news.notify_all()
        return was_welcome

    def _lost(self, error: Exception, since: float) -> None:
        """Give up if trying again makes no sense."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in _FATAL:
            self._fail(ServerRefusedError(_FATAL[error.rcvd.code], {}))
        elif isinstance(error, InvalidStatus) and 400 <= error.response.status_code < 500:
            status = error.response.status_code
            self._fail(ServerError(f"{self._url}: expected the socket of a table, got the status {status}"))
        elif time.monotonic() - since > _GIVE_UP:
            self._fail(ServerError(f"{self._url}: the server was away for an hour: {error}"))

    def _fail(self, error: WildCardsError) -> None:
        self._was_welcome()
        with self._lock:
            self.failure = error
            self._news.notify_all()


def _pause(tries: int) -> float:
    """How long to wait before the next attempt: at first hardly at all, so that a restart doesn't matter."""
    return min(_LONGEST, 0.1 * 2.0 ** min(tries, 10)) * random.uniform(0.7, 1.3)


def _send(socket: ClientConnection, messages: list[ClientMessage]) -> None:
    for message in messages:
        socket.send(_encoded(message))


def _encoded(message: ClientMessage) -> str:
    return msgspec.json.encode(message).decode()


def _decoded(text: str | bytes) -> ServerMessage:
    try:
        message: ServerMessage = _DECODER.decode(text)
    except msgspec.MsgspecError as error:
        raise ServerError(f"expected a message of protocol 1 from the server: {error}") from None
    return message
