"""Games of bots with the cards of a deal, and what takes lost by decisions: made where nothing else is to do.

All of it is kept once made, a few games at a time, so that a server that starts again goes on there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from wildcards.analysis.deal import RUNS, Deal, Runs, results
from wildcards.bots import search
from wildcards.bots.levels import LEVELS
from wildcards.errors import BrokenLogError, DatabaseError
from wildcards.notation.record import Record
from wildcards.server.live.shares import Party
from wildcards.server.live.workers import WorkError, Workers
from wildcards.server.storage import log
from wildcards.server.storage.deals import DealStore
from wildcards.server.storage.library import Library
from wildcards.table import views
from wildcards.table.analysed import review_of
from wildcards.table.refusal import RefusedError

_LOG: Final = logging.getLogger(__name__)
MOST_WAITING: Final = 60 * len(LEVELS)  # levels of seats that people have asked for
MOST_LOSSES: Final = 50  # that are made up for after a start
_PARTY: Final = Party("deals", "deals")  # they wait for their turn among those who ask for reviews
_IS_COMPILED: Final = not str(search.__file__).endswith(".py")
_COST: Final = 2.0  # seconds that the games take which are made at a time, more or less
_MOST_TOGETHER: Final = 25  # so that those who look see that it goes on
_DECISIONS: Final = {"skilled": 0.016, "expert": 0.05, "master": 1.8}  # seconds in a game
_QUICK: Final = 0.001  # of levels that don't search
_LEVEL: Final = 0.8  # seconds that a level of a seat takes on average, less what is made at once
_ORDER: Final = {level: number for number, level in enumerate(LEVELS)}  # the quick ones first
_LOSSES: Final = _ORDER["greedy"]  # they come after the levels up to this one


class _Job(NamedTuple):
    """A level of a seat of a deal; or with no level, what a seat of a table lost."""

    place: str
    seat: int
    level: str | None


class DealRuns:
    """What is to be made, one after another."""

    def __init__(self, store: DealStore, library: Library, workers: Workers) -> None:
        self._store: Final = store
        self._library: Final = library
        self._workers: Final = workers
        self._jobs: Final[dict[_Job, None]] = {}  # in the order of coming
        self._more: Final = asyncio.Event()

    def check_room(self) -> None:
        """Raise RefusedError if so much is waiting that nobody should ask for more."""
        if len(self._jobs) >= MOST_WAITING:
            raise RefusedError("too_many", 429, seconds=_LEVEL * len(self._jobs))

    async def want(self, deal_id: str, seats: Sequence[int]) -> None:
        """Let all levels play these seats, unless that is done. Raises DatabaseError."""
        for seat in seats:
            new = await asyncio.to_thread(self._store.want, deal_id, seat, list(LEVELS))
            self.take_up([(deal_id, seat, level) for level in new])

    def take_up(self, found: Iterable[tuple[str, int, str]]) -> None:
        """Make what these levels of seats of deals still lack."""
        self._put([_Job(*one) for one in found])

    def take_up_losses(self, found: Iterable[tuple[str, int]]) -> None:
        """Find out what the decisions of these seats of tables cost."""
        self._put([_Job(*one, None) for one in found])

    def _put(self, jobs: list[_Job]) -> None:
        self._jobs.update(dict.fromkeys(jobs))
        if jobs:
            self._more.set()

    async def work(self) -> None:
        """Make one thing after another, until cancelled; what fails is left to the next start."""
        while True:
            if not self._jobs:
                self._more.clear()
                await self._more.wait()
            job = min(self._jobs, key=_urgency)
            try:
                if await self._do(job):
                    del self._jobs[job]
            except (WorkError, DatabaseError, BrokenLogError, RefusedError) as error:
                _LOG.warning("a deal's job failed", extra={"place": job.place, "why": str(error)})
                del self._jobs[job]
            except Exception:  # noqa: BLE001  # it is reported; the others are made all the same
                _LOG.exception("a deal's job failed", extra={"place": job.place})
                del self._jobs[job]

    async def _do(self, job: _Job) -> bool:
        """Do some of a job; returns whether all of it is done."""
        if job.level is None:
            await self._find_loss(job)
            return True
        return await self._play(job.place, job.seat, job.level)

    async def _play(self, deal_id: str, seat: int, level: str) -> bool:
        kept = await asyncio.to_thread(self._store.find, deal_id)
        before = await asyncio.to_thread(self._store.run, deal_id, seat, level)
        if kept is None or before is None or (done := len(before.scores)) >= RUNS:
            return True
        end = min(RUNS, done + _together(kept.deal, seat, level))
        call = (_played, kept.deal, seat, level, done, end)
        more: Runs = await self._workers.do(_PARTY, _COST, lambda: call)
        await asyncio.to_thread(self._store.keep_runs, deal_id, before, before.then(more))
        return end == RUNS

    async def _find_loss(self, job: _Job) -> None:
        record = await asyncio.to_thread(self._record, job.place)
        loss: int = await self._workers.do(_PARTY, _COST, lambda: (_lost, record, job.seat))
        await asyncio.to_thread(self._store.set_loss, job.place, job.seat, loss)

    def _record(self, table_id: str) -> Record:
        return views.record(log.fold(table_id, self._library.entries(table_id)))


def _together(deal: Deal, seat: int, level: str) -> int:
    """How many games to make at a time."""
    if not _IS_COMPILED:
        return 1
    rivals = [deal.rival(other) for other in range(deal.rules.seats) if other != seat]
    seconds = sum([_DECISIONS.get(one, _QUICK) for one in (level, *rivals)])
    return max(1, min(_MOST_TOGETHER, int(_COST / seconds)))


def _urgency(job: _Job) -> float:
    return _LOSSES + 0.5 if job.level is None else _ORDER[job.level]


# --- in the worker


def _played(deal: Deal, seat: int, level: str, start: int, end: int) -> Runs:
    return results(deal, seat, level, range(start, end))


def _lost(record: Record, seat: int) -> int:
    return review_of(record, seat).loss.mean
