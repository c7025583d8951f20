"""Where workers live: in this process, or in a pool of processes; on a cluster: see cluster.py."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.util import Finalize
from typing import Any, Final, NoReturn, Protocol

from wildcards.arena.worker import Batch, Job, Worker
from wildcards.interrupt import uninterrupted

BATCH_SECONDS: Final = 0.25  # long next to the cost of passing work on, short next to anybody's patience


class Executor(Protocol):
    """Plays batches of tasks, several at a time."""

    slots: int  # how many batches are played at once
    batch_seconds: float  # how long a batch should take; 0: each is one task
    deaths: tuple[type[Exception], ...]  # what a Future raises if its process died

    def submit(self, tasks: range) -> Future[Batch]:
        """Begin to play these tasks."""

    def renew(self) -> None:
        """Continue after a death; what was submitted but isn't done is lost."""

    def close(self, *, now: bool) -> None:
        """Release everything: `now`, or once the submitted work is done."""


class Here:
    """Plays in this process, at once."""

    slots: int = 1
    batch_seconds: float = 0.0
    deaths: tuple[type[Exception], ...] = ()

    def __init__(self, job: Job) -> None:
        self._worker = Worker(job)

    def submit(self, tasks: range) -> Future[Batch]:
        done: Future[Batch] = Future()
        done.set_result(self._worker.play(tasks))
        return done

    def renew(self) -> None:
        """Nothing dies here without everything dying."""

    def close(self, *, now: bool) -> None:  # noqa: ARG002  # nothing is under way between two calls
        self._worker.close()


class Processes:
    """Plays in a pool of processes on this machine."""

    batch_seconds: float = BATCH_SECONDS
    deaths: tuple[type[Exception], ...] = (BrokenProcessPool,)

    def __init__(self, job: Job, workers: int) -> None:
        self.slots = workers
        self._job = job
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads may hang, and this way it is the same everywhere.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.slots, context, _start, (self._job,))

    def submit(self, tasks: range) -> Future[Batch]:
        try:
            with uninterrupted():  # new processes ignore Ctrl-C, which is for the one that starts them
                return self._pool.submit(_play, tasks)
        except BrokenProcessPool as error:  # it died while nobody waited
            broken: Future[Batch] = Future()
            broken.set_exception(error)
            return broken

    def renew(self) -> None:
        self.close(now=True)
        self._pool = self._new_pool()

    def close(self, *, now: bool) -> None:
        if now:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def on_this_machine(job: Job, workers: int | None, tasks: int) -> Executor:
    """So many workers, or one for each core, but no more than there are tasks."""
    slots = min(workers or _cores(), max(1, tasks))
    return Here(job) if slots == 1 else Processes(job, slots)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- in the pool's processes

_WORKERS: Final[list[Worker]] = []  # one, once the process has started


def _start(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(job)
    _WORKERS.append(worker)
    Finalize(None, worker.close, exitpriority=1)

    def stop(*_: Any) -> NoReturn:
        # Bots may be separate programs, which nobody else would end.
        worker.close()
        os._exit(128 + signal.SIGTERM)

    signal.signal(signal.SIGTERM, stop)


def _play(tasks: range) -> Batch:
    return _WORKERS[0].play(tasks)
