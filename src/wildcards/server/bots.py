"""The bots that play at tables: in processes of their own, so that no thought of theirs delays a message."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from wildcards.bots.bot import Bot
from wildcards.bots.deciding import choose
from wildcards.bots.fallback import fallback_action
from wildcards.bots.registry import make_bot
from wildcards.engine.observation import Observation

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 2
_MEMORY: Final = 2**30  # bytes of private memory a worker may use


class BotPool:
    """Asks bots; whatever happens to a worker, there is an answer."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers: Final = workers
        self._seconds: Final = seconds
        self._pool = self._new_pool()
        self.decisions = 0
        self.faults = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, _start)

    async def warm_up(self) -> None:
        """Start a worker before it is needed."""
        await asyncio.get_running_loop().run_in_executor(self._pool, _nothing)

    async def choose(self, level: str, seen: Observation, seed: int) -> tuple[int, str]:
        """The step that a bot of this level takes, and how it failed if it did ("" if it did not)."""
        self.decisions += 1
        why = ""
        for _ in range(_TRIES):
            pool = self._pool
            try:
                asked = asyncio.get_running_loop().run_in_executor(pool, _choose, level, seen, seed)
                return await asyncio.wait_for(asked, self._seconds)
            except BrokenProcessPool:
                why = "crash"
            except TimeoutError:
                why = "timeout"
            except Exception as error:  # noqa: BLE001  # a bot's own mistake: asking again brings the same
                why = type(error).__name__
                _LOG.exception("bot failed", extra={"level": level, "seat": seen.seat, "round": seen.round})
                break
            self._renew(pool, why)
        self.faults += 1
        return fallback_action(seen, seed), why

    def _renew(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Replace the workers, once for all who were waiting for them."""
        if pool is not self._pool:
            return
        _LOG.warning("bot workers are replaced", extra={"why": why})
        self._pool = self._new_pool()
        _stop(pool)

    def pids(self) -> list[int]:
        """The processes of the workers."""
        return list(self._pool._processes or {})

    def close(self) -> None:
        """End the workers."""
        _stop(self._pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    for process in processes:
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# --- in the workers

_BOTS: Final[dict[str, Bot]] = {}


def _start() -> None:
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
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


def _choose(level: str, seen: Observation, seed: int) -> tuple[int, str]:
    """A decision follows from the observation and the seed alone, so any worker can take it."""
    bot = _BOTS.get(level)
    if bot is None:
        bot = _BOTS[level] = make_bot(level)
    bot.reseed(seed)
    assert seen.seat is not None
    bot.new_game(seen.rules, seen.seat)
    return choose(bot, level, seen), ""
