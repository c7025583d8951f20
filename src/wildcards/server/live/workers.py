"""Processes beside the server's own, for long work, so that no message waits for it.

What waits for one is served by `Queue`. Waiting is not working: the time a piece of work may take begins
when a worker takes it up.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, Protocol

from wildcards.server.live.shares import Party, Queue

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 2
_START: Final = 60.0  # seconds in which a process has to start: a machine may be busy
_MEMORY: Final = 2**30  # bytes of private memory a worker may use
LESS_URGENT: Final = 5  # how much workers yield to the server itself, where processors are short

Told = Any  # of two numbers, in memory that processes share
Call = tuple[Callable[..., Any], *tuple[Any, ...]]  # a function of a module, and its arguments


class WorkError(Exception):
    """Work that was begun but not finished; `why` is `crash` or `timeout`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


class CrowdedError(Exception):
    """Too much is waiting already."""


class Worker(Protocol):
    """Does one thing at a time, and can be used again whatever happened."""

    async def do(self, call: Call, seconds: float) -> Any:
        """What the call returns or raises within this many seconds. Raises WorkError."""

    def progress(self) -> tuple[int, int]:
        """How far its present work is, and how far it goes: what that reported last; (0, 0) at first."""

    def close(self) -> None:
        """End it."""


class _Job(NamedTuple):
    """Something to do. `ask` is called when a worker takes it up; None: it is no longer wanted."""

    ask: Callable[[], Call | None]
    done: asyncio.Future[Any]


class Workers:
    """A number of workers, and what waits for them. It belongs to one event loop."""

    def __init__(
        self,
        number: int,
        seconds: float,
        most_waiting: int | None = None,
        make: Callable[[], Worker] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`most_waiting` is per address; `seconds` is how long one piece of work may take."""
        self._seconds: Final = seconds
        self._most_waiting: Final = most_waiting
        self._clock: Final = clock
        self.all: Final = [(make or Process)() for _ in range(number)]
        self._idle: Final = list(self.all)
        self._queue: Final[Queue[_Job]] = Queue()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How much waits."""
        return len(self._queue)

    async def do(self, party: Party, cost: float, ask: Callable[[], Call | None]) -> Any:
        """Do what `ask` asks for when its turn comes; returns None if it asks for nothing then.

        `cost` is how many seconds it is expected to take. Raises what it raises, CrowdedError or WorkError.
        """
        if self._most_waiting is not None and self._queue.waiting_of(party.address) >= self._most_waiting:
            raise CrowdedError
        done = asyncio.get_running_loop().create_future()
        self._queue.put(party, cost, _Job(ask, done))
        self._go_on()
        return await done

    def _go_on(self) -> None:
        """Give idle workers something to do."""
        while self._idle and len(self._queue) and not self._is_closed:
            party, cost, job = self._queue.take()
            task = asyncio.create_task(self._serve(self._idle.pop(), party, cost, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, worker: Worker, party: Party, cost: float, job: _Job) -> None:
        start = self._clock()
        try:
            call = None if job.done.done() else job.ask()
            found = None if call is None else await self._try(worker, call)
            if not job.done.done():
                job.done.set_result(found)
        except Exception as error:  # noqa: BLE001  # whoever asked gets it
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self._queue.charge(party, self._clock() - start - cost)
            self._idle.append(worker)
            self._go_on()

    async def _try(self, worker: Worker, call: Call) -> Any:
        """What it returns; a process may die through no fault of its work, so it is tried twice."""
        for last in (False, True):
            try:
                return await worker.do(call, self._seconds)
            except WorkError as error:
                if last:
                    raise
                _LOG.warning("worker is replaced", extra={"why": error.why})
        raise AssertionError

    def close(self) -> None:
        """End the workers."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self.all:
            worker.close()


class Process:
    """A worker that is a process. It starts with its first work; one that dies or hangs is replaced."""

    def __init__(self, yields: int = LESS_URGENT) -> None:
        """`yields` is how much it yields to the server, from 0 to 19."""
        self._context: Final = multiprocessing.get_context("spawn")
        self._yields: Final = yields
        self._told: Final[Told] = self._context.RawArray("i", 2)  # memory that the process writes to
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, call: Call, seconds: float) -> Any:
        """What the call returns or raises. Raises WorkError."""
        self._told[:] = (0, 0)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, self._context, _start, (self._yields, self._told))
            await self._run((_nothing,), _START)  # starting is not working
        return await self._run(call, seconds)

    async def _run(self, call: Call, seconds: float) -> Any:
        function, *given = call
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._pool, function, *given)
            return await asyncio.wait_for(asked, seconds)
        except BrokenProcessPool:
            why = "crash"
        except TimeoutError:
            why = "timeout"
        self.close()
        raise WorkError(why)

    def progress(self) -> tuple[int, int]:
        """What its work reported last."""
        done, of = self._told
        return done, of

    @property
    def pid(self) -> int | None:
        """Its process, if one runs."""
        return next(iter(self._pool._processes or {}), None) if self._pool is not None else None

    def close(self) -> None:
        """Kill it; it can start again."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


# --- in the processes


_REPORTS: Final[list[Told]] = []


def report(done: int, of: int) -> None:
    """Work says how far it is; outside a worker process nobody hears it."""
    for told in _REPORTS:
        told[:] = (done, of)


def _start(yields: int, told: Told) -> None:
    _REPORTS.append(told)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # sent to a whole group, it is the server's to end them
    if hasattr(os, "nice"):
        os.nice(yields)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))


def _end_with_the_server() -> None:
    """A server that is killed cannot end its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _nothing() -> None:
    """Being here is enough."""
