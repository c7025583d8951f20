"""The inspectors: processes that inspect the games of a plan, or this process alone."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from wildcards.errors import SurroundingsError
from wildcards.interrupt import uninterrupted
from wildcards.secrecy.inspection import Findings, Plan, inspect_game

_AHEAD: Final = 4  # games submitted for each process


def inspect(plan: Plan, workers: int) -> Iterator[Findings]:
    """The findings of each game, in the order of the games, whatever the number of processes.

    Raises SurroundingsError if a process is ended from outside.
    """
    if workers == 1:
        yield from (inspect_game(plan, game) for game in range(plan.games))
        return
    # Not forked: a copy of a process with threads may hang, and this way it is the same everywhere.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _deaf)
    try:
        yield from _in_order(pool, plan, workers)
    except BrokenProcessPool:
        raise SurroundingsError(
            "a process of the audit was ended from outside: try fewer --workers"
        ) from None
    except BaseException:
        _end(pool)
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, plan: Plan, workers: int) -> Iterator[Findings]:
    waiting: deque[Future[Findings]] = deque()
    for game in range(plan.games):
        with uninterrupted():  # new processes ignore Ctrl-C, which is for the one that starts them
            waiting.append(pool.submit(inspect_game, plan, game))
        if len(waiting) >= workers * _AHEAD:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.terminate()
