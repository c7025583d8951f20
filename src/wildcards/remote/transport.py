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
        """Whether the table can be heard."""

    def wait(self, is_so: Condition, seconds: float | None = None) -> bool:
        """Until something is so at the table; False if it is not after so many seconds (0: if it is not now).

        Raises the WildCardsError for which it can't go on.
        """

    def time_left(self, seat: int) -> float | None:
        """How many seconds this seat has for its decision; None: no limit, or its clock stands."""

    def tell(self, make: Callable[[RemoteTable], Command]) -> Command:
        """Send a command."""
