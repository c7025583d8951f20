"""The way to a table in this process, beside `link`, which goes through the network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self

from wildcards.protocol.message import ClientMessage, ServerMessage
from wildcards.remote.host import LocalHost
from wildcards.remote.table import Command, RemoteTable
from wildcards.remote.transport import Condition


class LocalLink:
    """The way to a table in this process. Things happen there only while somebody waits."""

    def __init__(self, host: LocalHost) -> None:
        self.table: Final = RemoteTable()
        self._host: Final = host

    def __enter__(self) -> Self:
        for message in self.table.begin():
            self._send(message)
        return self

    def __exit__(self, *_: object) -> None:
        self._host.close()

    @property
    def is_connected(self) -> bool:
        """Whether the table can be reached."""
        return self.table.is_welcome

    def wait(self, is_so: Condition, seconds: float | None = None) -> bool:
        """Let the bots play, unless it is so already; returns whether it is so then.

        What happens is shown when nothing more happens by itself, so that it can be reported as a whole.
        """
        if not is_so(self.table) and seconds != 0:
            self._host.ask_bots()
            self._take(self._host.news())
        return is_so(self.table)

    def time_left(self, seat: int) -> float | None:
        """None: time has no limit here."""
        left = self.table.time_left(seat)
        return None if left is None else left / 1000

    def tell(self, make: Callable[[RemoteTable], Command]) -> Command:
        """Send a command; it is answered at once."""
        command = make(self.table)
        self._send(command.message)
        return command

    def _send(self, message: ClientMessage) -> None:
        self._take(self._host.receive(message))

    def _take(self, messages: Sequence[ServerMessage]) -> None:
        for message in messages:
            for answer in self.table.receive(message):
                self._send(answer)
