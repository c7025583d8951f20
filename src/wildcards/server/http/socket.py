"""The WebSocket of a table: frames in, replies and views out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec

from wildcards import __version__
from wildcards.protocol import PROTOCOL
from wildcards.protocol.message import (
    Act,
    Back,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    TakeBack,
    Welcome,
)
from wildcards.server.config import MOST_MESSAGE
from wildcards.server.http.limits import Buckets, seconds
from wildcards.server.http.saying import Saying
from wildcards.server.http.thrift import TOGETHER
from wildcards.server.live.connection import Connection
from wildcards.server.live.hub import BROKEN_TABLE, Hub, close_code
from wildcards.server.live.live_table import LiveTable
from wildcards.server.live.shares import Party
from wildcards.table import commands
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered

_LOG: Final = logging.getLogger(__name__)
_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_AGAIN: Final = 10.0  # messages that saying hello again weighs, as everything is sent again
_MOST_STRIKES: Final = 50  # messages in a row that nobody could make sense of
PATIENCE: Final = 10.0  # seconds for a hello: until then a connection is nobody's
MALFORMED: Final = 4400  # close codes
SILENT: Final = 4408
TOO_FAST: Final = 4429
RESTART: Final = 1012
AWAY: Final = 1013  # the database is: try again later
_HOLD: Final = 20.0  # seconds for which a client waits here for a database that is away
_LONGEST: Final = 4.0  # seconds between two looks whether it is back


class Socket:
    """One conversation over one WebSocket (ASGI)."""

    def __init__(
        self,
        hub: Hub,
        table_id: str,
        party: Party,
        messages: Buckets,
        saying: Saying,
        receive: Any,
        send: Any,
        release: str = __version__,
        device: str = "",
    ) -> None:
        self._hub: Final = hub
        self._table_id: Final = table_id
        self._address, self._uid = self._party = party
        self._receive: Final = receive
        self._send: Final = send
        self._release: Final = release
        self._device: Final = device
        self._of_address: Final = messages
        self._saying: Final = saying
        self._buckets: Final = Buckets(*hub.config.limits.messages)
        self._strikes = 0

    async def run(self) -> None:
        """Talk until the client leaves or is closed."""
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        live = await self._loaded()
        if live is None:
            return
        self._hub.note_address(live, self._uid, self._address)
        connection = Connection(live, self._uid, self._address, self._device)
        self._hub.arrive(live, connection)
        sender = asyncio.create_task(self._send_all(connection))
        try:
            await self._receive_all(live, connection)
        finally:
            self._hub.depart(live, connection)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender

    async def _loaded(self) -> LiveTable | None:
        """The table; None, and the connection closed, if it can't be reached.

        While the database is away the client waits here, otherwise it would reconnect again and again.
        """
        pause, end = 0.25, time.monotonic() + _HOLD
        while True:
            try:
                return await self._hub.newest(self._table_id)
            except RefusedError as error:
                if error.code != "unavailable":
                    await self._close(close_code(error))
                    return None
            except Exception as error:  # noqa: BLE001  # it is reported
                self._hub.troubles.note(self._table_id, error)
                await self._close(BROKEN_TABLE)
                return None
            if self._hub.is_closing or time.monotonic() + pause > end:
                await self._close(RESTART if self._hub.is_closing else AWAY)
                return None
            await asyncio.sleep(pause)
            pause = min(_LONGEST, 2 * pause)

    # --- out

    async def _send_all(self, connection: Connection) -> None:
        try:
            while connection.cut_with is None:
                await connection.wait()
                if messages := connection.take(self._hub.now()):
                    await self._send({"type": "websocket.send", TOGETHER: messages})
        except OSError:  # nobody is there any more
            return
        except Exception as error:  # noqa: BLE001  # it is reported
            # Every other connection would end the same way.
            self._hub.troubles.note(self._table_id, error)
            connection.cut(BROKEN_TABLE)
        assert connection.cut_with is not None
        await self._close(connection.cut_with)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be closed already
            await self._send({"type": "websocket.close", "code": code})

    # --- in

    async def _receive_all(self, live: LiveTable, connection: Connection) -> None:
        try:
            async with asyncio.timeout(PATIENCE) as patience:
                await self._receive_each(live, connection, patience)
        except TimeoutError:  # before a hello nothing is carried out, so nothing was broken off
            await self._close(SILENT)

    async def _receive_each(self, live: LiveTable, connection: Connection, patience: asyncio.Timeout) -> None:
        while True:
            frame = await self._receive()
            if frame["type"] == "websocket.disconnect":
                return
            try:
                await self._answer(live, connection, frame)
            except OverflowError:  # it sends without reading
                await self._close(TOO_FAST)
                return
            if self._strikes >= _MOST_STRIKES:
                await self._close(MALFORMED)
                return
            if connection.is_greeted:
                patience.reschedule(None)

    async def _answer(self, live: LiveTable, connection: Connection, frame: Any) -> None:
        if wait := self._wait():
            self._strikes += 1
            self._refuse(connection, None, RefusedError("too_many", seconds=seconds(wait)))
            await asyncio.sleep(min(wait, 1.0))
            return
        message = self._read(connection, frame)
        if message is None:
            self._strikes += 1
            return
        self._strikes = 0
        connection.is_busy = True
        try:
            await self._obey(live, connection, message)
        except RefusedError as error:
            self._refuse(connection, getattr(message, "id", None), error)
        except OverflowError:
            raise
        except Exception:  # noqa: BLE001  # it is reported and logged
            _LOG.exception("message failed", extra={"table": self._table_id})
            self._refuse(connection, getattr(message, "id", None), RefusedError("internal"))
        finally:
            connection.is_busy = False
            connection.wake()

    def _wait(self, weight: float = 1) -> float:
        """0, or how long to wait until one more message is allowed."""
        return self._buckets.take(self._uid, weight) or self._of_address.take(self._address, weight)

    def _read(self, connection: Connection, frame: Any) -> Any:
        """The message; None, and a refusal, if it isn't one."""
        text = frame.get("text")
        if text is None:
            self._refuse(connection, None, RefusedError("malformed", why="binary"))
            return None
        if len(text.encode()) > MOST_MESSAGE:
            self._refuse(connection, None, RefusedError("malformed", why="too_long", most=MOST_MESSAGE))
            return None
        try:
            return _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = str(error).encode("ascii", "replace").decode()[:200]
            self._refuse(connection, _id_in(text), RefusedError("malformed", why=why))
            return None

    async def _obey(self, live: LiveTable, connection: Connection, message: Any) -> None:
        if isinstance(message, Hello):
            if message.protocol != PROTOCOL:
                raise RefusedError("protocol", expected=PROTOCOL, got=message.protocol)
            if connection.is_greeted and (wait := self._wait(_AGAIN)):
                raise RefusedError("too_many", seconds=seconds(wait))
            welcome = Welcome(PROTOCOL, self._release, connection.number, self._hub.now())
            connection.greet(
                welcome,
                shows_open=message.open,
                takes_changes=message.changes,
                takes_words=message.words,
            )
        elif not connection.is_greeted:
            raise RefusedError("no_hello")
        elif isinstance(message, Ping):
            connection.reply(Pong(message.id, connection.number, self._hub.now()))
        elif isinstance(message, Act):
            start = time.perf_counter()
            await self._act(live, connection, message)
            self._hub.metrics.act_seconds.observe(time.perf_counter() - start)
        elif isinstance(message, TakeBack):
            await self._take_back(live, connection, message)
        elif isinstance(message, Back):
            await self._back(live, connection, message)
        elif isinstance(message, Say):
            connection.reply(await self._saying.say(live, self._party, message))

    async def _act(self, live: LiveTable, connection: Connection, act: Act) -> None:
        answered = await self._hub.command(live, lambda table, at: commands.act(table, self._uid, act, at))
        self._done(live, connection, act.id, act.seat, answered)
        self._hub.metrics.acts.inc()

    async def _take_back(self, live: LiveTable, connection: Connection, asked: TakeBack) -> None:
        answered = await self._hub.command(
            live, lambda table, at: commands.take_back(table, self._uid, asked, at)
        )
        self._done(live, connection, asked.id, asked.seat, answered)

    async def _back(self, live: LiveTable, connection: Connection, back: Back) -> None:
        answered = await self._hub.command(
            live, lambda table, at: commands.back(table, self._uid, back.seat, back.id, at)
        )
        self._done(live, connection, back.id, back.seat, answered)

    @staticmethod
    def _done(
        live: LiveTable, connection: Connection, cid: str, seat: int, answered: Answered | None
    ) -> None:
        """Answer with the step the command led to: the same whenever it is sent again."""
        answered = answered or live.table.answered.get((seat, cid))
        assert answered is not None
        connection.reply(Done(cid, seat, answered.step))

    def _refuse(self, connection: Connection, cid: str | None, error: RefusedError) -> None:
        self._hub.metrics.refusals.labels(error.code).inc()
        connection.reply(Refused(cid, error.code, error.args_))


class _Id(msgspec.Struct):
    """What a refusal needs from a message that could not be read."""

    id: str | None = None


def _id_in(text: str) -> str | None:
    try:
        found = msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 40 and found.isascii() else None
