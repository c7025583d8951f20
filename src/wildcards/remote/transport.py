"""The way to a table, whatever it is: through the network (`link`), or in this process (`local`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from wildcards.remote.table import Command, RemoteTable

Condition = Callable[[RemoteTable], bool]


class Transport(Protocol):
    """Brings the messages of a table to a RemoteTable, and its commands to the table."""

    @property
    def table(self) -> RemoteTable:
        """The table as this client knows it."""

    @property
    def is_connected(self) -> bool:
        """Whether the table can be reached."""

    def wait(self, is_so: Condition, seconds: float | None = None) -> bool:
        """Wait until something is true of the table; False if it isn't after so many seconds (0: now).

        Raises the WildCardsError that ended it.
        """

    def time_left(self, seat: int) -> float | None:
        """How many seconds this seat has for its decision; None: no limit, or its clock is stopped."""

    def tell(self, make: Callable[[RemoteTable], Command]) -> Command:
        """Send a command."""
