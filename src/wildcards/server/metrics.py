"""What is measured while the server runs, in the text format of Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self.tables_made: Final = self._counter("tables_made", "Tables that were made.")
        self.acts: Final = self._counter("acts", "Commands of seats that were carried out.")
        self.refusals: Final = Counter(
            "wildcards_refusals", "Messages that changed nothing, by code.", ["code"], registry=self._registry
        )
        self.takeovers: Final = Counter(
            "wildcards_takeovers", "Seats a bot took over.", ["why"], registry=self._registry
        )
        self.calls: Final = Counter(
            "wildcards_calls",
            "Calls to people, by what came of them.",
            ["kind", "outcome"],
            registry=self._registry,
        )
        self.writer_failures: Final = self._counter("writer_failures", "Appends the database did not accept.")
        self.sockets: Final = Gauge("wildcards_sockets", "Open connections.", registry=self._registry)
        self.tables_loaded: Final = Gauge(
            "wildcards_tables_loaded", "Tables in memory.", registry=self._registry
        )
        self.bot_faults: Final = Gauge(
            "wildcards_bot_faults", "Decisions bots lost.", registry=self._registry
        )
        self.bots_waiting: Final = Gauge(
            "wildcards_bots_waiting", "Decisions waiting for a worker.", registry=self._registry
        )
        self.bots_late: Final = self._counter("bots_late", "Decisions that waited long for a worker.")
        self.database_failing: Final = Gauge(
            "wildcards_database_failing", "Whether the database accepts nothing now.", registry=self._registry
        )
        self.commit_seconds: Final = self._histogram("commit_seconds", "From a command until it is stored.")
        self.act_seconds: Final = self._histogram("act_seconds", "From a seat's message to its answer.")
        self.bot_wait_seconds: Final = self._histogram("bot_wait_seconds", "Until a worker takes it up.")
        self.bot_seconds: Final = self._histogram("bot_seconds", "For a bot's decision.")

    def _counter(self, name: str, what: str) -> Counter:
        return Counter(f"wildcards_{name}", what, registry=self._registry)

    def _histogram(self, name: str, what: str) -> Histogram:
        return Histogram(f"wildcards_{name}", what, buckets=_QUICK, registry=self._registry)

    def text(self) -> bytes:
        """All numbers."""
        return generate_latest(self._registry)
