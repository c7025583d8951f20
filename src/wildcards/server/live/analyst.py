"""Reviews of finished games: made one after another in a process that yields to all others, then kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from wildcards.notation.record import Record
from wildcards.protocol.analysis import Reviewing
from wildcards.server.live.kept import Kept
from wildcards.server.live.shares import Party
from wildcards.server.live.workers import Process, Worker, WorkError, Workers, report
from wildcards.table import views
from wildcards.table.analysed import review_of
from wildcards.table.refusal import RefusedError

_LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 240.0  # that one review may take
MOST_OF_ONE: Final = 2  # that wait or are made, for a person
MOST_OF_ADDRESS: Final = 12
MOST_KEPT: Final = 16_000_000  # bytes of reviews
_YIELDS: Final = 10
_REVIEW: Final = 4.0  # seconds a review takes, more or less
_MOST_FAILED: Final = 100

ReviewKey = tuple[str, int]


@dataclass
class _Job:
    party: Party
    runs: bool = False


class Analyst:
    """Makes reviews, in turn for all who ask; each is kept for a while."""

    def __init__(self, make: Callable[[], Worker] | None = None, most_kept: int = MOST_KEPT) -> None:
        self.workers: Final = Workers(1, SECONDS, None, make or partial(Process, _YIELDS))
        self._kept: Final[Kept[ReviewKey]] = Kept(most_kept)
        self._jobs: Final[dict[ReviewKey, _Job]] = {}  # in the order of coming
        self._failed: Final[dict[ReviewKey, None]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def state(self, key: ReviewKey) -> bytes | None:
        """How far a review is, as JSON; None: nobody asked. Raises RefusedError, once, if it failed."""
        if key in self._failed:
            del self._failed[key]
            raise RefusedError("review_failed", 503)
        job = self._jobs.get(key)
        if job is None:
            return self._kept.get(key)
        if job.runs:
            decided, decisions = self.workers.all[0].progress()
            return views.encode(Reviewing("running", 0, decided, decisions))
        return views.encode(Reviewing("waiting", list(self._jobs).index(key)))

    def begin(self, party: Party, key: ReviewKey, record: Record) -> None:
        """Let it be made, if nobody has asked for it yet. Raises RefusedError."""
        if key in self._jobs or self._kept.get(key) is not None:
            return
        parties = [job.party for job in self._jobs.values()]
        if parties.count(party) >= MOST_OF_ONE or _of_address(parties, party) >= MOST_OF_ADDRESS:
            raise RefusedError("too_many", 429, seconds=_REVIEW * len(parties))
        self._jobs[key] = _Job(party)
        task = asyncio.create_task(self._make(party, key, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, party: Party, key: ReviewKey, record: Record) -> None:
        def ask() -> tuple[Callable[[Record, int], bytes], Record, int]:
            self._jobs[key].runs = True
            return _reviewed, record, key[1]

        try:
            self._kept.keep(key, await self.workers.do(party, _REVIEW, ask))
        except WorkError as error:
            _LOG.warning("review failed", extra={"table": key[0], "seat": key[1], "why": error.why})
            self._fail(key)
        except Exception:  # noqa: BLE001  # whoever asked is told
            _LOG.exception("review failed", extra={"table": key[0], "seat": key[1]})
            self._fail(key)
        finally:
            del self._jobs[key]

    def _fail(self, key: ReviewKey) -> None:
        self._failed[key] = None
        while len(self._failed) > _MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    def close(self) -> None:
        """End the worker, and what waits for it."""
        for task in self._tasks:
            task.cancel()
        self.workers.close()


def _of_address(parties: list[Party], party: Party) -> int:
    return [one.address for one in parties].count(party.address)


# --- in the worker


def _reviewed(record: Record, seat: int) -> bytes:
    made = review_of(record, seat, report)
    decisions = len(made.decisions)
    return views.encode(Reviewing("done", 0, decisions, decisions, made))
