"""Hands tasks out to an executor, and their results back in the order of the schedule."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Final

from wildcards.arena.executors import Executor
from wildcards.arena.quarantine import play_carefully
from wildcards.arena.worker import Batch, Job, Rows

AHEAD: Final = 2  # batches handed out per slot, so that no slot waits
GROWTH: Final = 4  # at most, from one batch to the next


def run(job: Job, executor: Executor, start: int = 0) -> Iterator[Rows]:
    """Play the tasks from this number on; yields their rows in order, whatever the executor.

    A batch whose process died is played again with care (see careful.py), and the rest continues.
    """
    total = job.schedule.tasks
    given = start
    size = 1
    waiting: deque[tuple[range, Future[Batch]]] = deque()
    while given < total or waiting:
        while given < total and len(waiting) < AHEAD * executor.slots:
            tasks = range(given, min(given + size, total))
            waiting.append((tasks, executor.submit(tasks)))
            given = tasks.stop
            if not executor.batch_seconds:
                break
        tasks, future = waiting.popleft()
        try:
            batch = future.result()
        except executor.deaths:
            yield from play_carefully(job, tasks)
            executor.renew()
            waiting = deque([(tasks, _again(executor, tasks, future)) for tasks, future in waiting])
        else:
            yield from batch.tasks
            size = _next_size(executor, len(tasks), batch.seconds, total - start)


def _again(executor: Executor, tasks: range, future: Future[Batch]) -> Future[Batch]:
    """The future if it holds a result, otherwise a new one."""
    is_good = future.done() and not future.cancelled() and future.exception() is None
    return future if is_good else executor.submit(tasks)


def _next_size(executor: Executor, size: int, seconds: float, total: int) -> int:
    """How many tasks a batch should have: enough to take its time, few enough that every slot gets some."""
    if not executor.batch_seconds:
        return 1
    wanted = int(executor.batch_seconds * size / max(seconds, 1e-6))
    share = total // (AHEAD * executor.slots)
    return max(1, min(wanted, share, GROWTH * size))
