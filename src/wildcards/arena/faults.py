"""Faults counted: how often a bot failed in which way, and what it said the first time."""

from __future__ import annotations

from typing import Any, NamedTuple

from wildcards.arena.game import Fault


class FaultLine(NamedTuple):
    """The faults of one kind, as in BotFaultError."""

    kind: str
    number: int
    first: str  # the message of the first one


class Faults:
    """Running counts of one bot's faults."""

    def __init__(self) -> None:
        self._lines: dict[str, FaultLine] = {}

    def add(self, fault: Fault) -> None:
        """Count a fault."""
        line = self._lines.get(fault.kind, FaultLine(fault.kind, 0, fault.message))
        self._lines[fault.kind] = line._replace(number=line.number + 1)

    def lines(self) -> list[FaultLine]:
        """One line per kind, in the order of their first faults."""
        return list(self._lines.values())

    def to_list(self) -> list[dict[str, Any]]:
        """The lines as JSON objects."""
        return [line._asdict() for line in self._lines.values()]
