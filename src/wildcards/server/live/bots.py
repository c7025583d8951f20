"""The bots that play at tables: they think in worker processes, each person's in their turn."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from wildcards.bots.bot import Bot
from wildcards.bots.decision import choose, choose_all
from wildcards.bots.registry import make_bot
from wildcards.engine.observation import Observation
from wildcards.server.live.shares import Party
from wildcards.server.live.workers import Call, Process, Worker, WorkError, Workers
from wildcards.table.decision import Decision, Question, by_chance

_LOG: Final = logging.getLogger(__name__)
_FIRST_GUESS: Final = 0.01  # seconds a decision takes, before any was made
_WEIGHT: Final = 0.1  # of the latest decision in the time expected for its level


class BotPool:
    """Asks bots; whatever happens to a worker, there is an answer."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        make: Callable[[], Worker] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`seconds` are for thinking alone: a bot that has to wait waits as long as it takes."""
        self._clock: Final = clock
        self.workers: Final = Workers(workers, seconds, make=make, clock=clock)
        self._costs: Final[dict[str, float]] = {}  # what a decision takes, by level
        self.faults = 0

    async def warm_up(self) -> None:
        """Start a worker before it is needed."""
        await self.workers.do(Party("", ""), 0, lambda: (abs, 0))

    async def choose(self, party: Party, level: str, ask: Callable[[], Question | None]) -> Decision | None:
        """What a bot of this level decides for this party. `ask` is called when a worker takes it up.

        None: then there was nothing to decide any more.
        """
        decided = await self._do(party, level, ask, _choose)
        return None if decided is None else Decision(decided[0][0], decided[1])

    async def advise(
        self, party: Party, level: str, ask: Callable[[], Question | None]
    ) -> Sequence[int] | None:
        """The same for a whole decision of a person's; returns its steps."""
        decided = await self._do(party, level, ask, _choose_all)
        return None if decided is None else decided[0]

    async def _do(
        self,
        party: Party,
        level: str,
        ask: Callable[[], Question | None],
        work: Callable[[str, Observation, int], Sequence[int]],
    ) -> tuple[Sequence[int], str] | None:
        """The steps, and how the bot failed if they were taken at random."""
        taken_up: list[tuple[Question, float]] = []

        def call() -> Call | None:
            question = ask()
            if question is None:
                return None
            taken_up.append((question, self._clock()))
            return (work, *question)

        try:
            steps = await self.workers.do(party, self._costs.get(level, _FIRST_GUESS), call)
        except WorkError as error:
            return self._by_chance(taken_up[0][0], error.why)
        except Exception as error:
            if not taken_up:
                raise
            # The bot's own fault: asking again would give the same.
            _LOG.exception("bot failed", extra={"level": level})
            return self._by_chance(taken_up[0][0], type(error).__name__)
        if not taken_up:
            return None
        self._learn(level, self._clock() - taken_up[0][1])
        return steps, ""

    def _by_chance(self, asked: Question, why: str) -> tuple[Sequence[int], str]:
        self.faults += 1
        return [by_chance(asked, why).action], why

    def _learn(self, level: str, seconds: float) -> None:
        before = self._costs.get(level, seconds)
        self._costs[level] = before + _WEIGHT * (seconds - before)

    def pids(self) -> list[int]:
        """The processes of the running workers."""
        pids = [worker.pid for worker in self.workers.all if isinstance(worker, Process)]
        return [pid for pid in pids if pid is not None]

    def close(self) -> None:
        """End the workers."""
        self.workers.close()


# --- in the workers

_BOTS: Final[dict[str, Bot]] = {}


def _choose(level: str, seen: Observation, seed: int) -> list[int]:
    """A decision follows from the observation and the seed alone, so any worker can take it."""
    return [choose(_bot(level, seen, seed), level, seen)]


def _choose_all(level: str, seen: Observation, seed: int) -> list[int]:
    return choose_all(_bot(level, seen, seed), level, seen, seed)


def _bot(level: str, seen: Observation, seed: int) -> Bot:
    bot = _BOTS.get(level)
    if bot is None:
        bot = _BOTS[level] = make_bot(level)
    bot.reseed(seed)
    assert seen.seat is not None
    bot.new_game(seen.rules, seen.seat)
    return bot
