"""Bots at tables: in their own processes, which may die or hang without harm to a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from support.players import Person, check_account, newcomer, record_of, set_table
from support.servers import Running, spawned, sqlite_in, wait_for

from wildcards.bots.decision import bot_seed
from wildcards.bots.fallback import fallback_action
from wildcards.bots.greedy import GreedyBot
from wildcards.bots.levels import LEVELS
from wildcards.conform.client import make, start, you
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.server.live.bots import BotPool
from wildcards.server.live.shares import Party
from wildcards.table.decision import Decision, Question

SEEN: Final = new_game(Rules(), seed=1).observe(0)
OPEN: Final = {"kind": "open"}
KILLS: Final = 5


ANN: Final = Party("192.0.2.1", "ann")


def with_pool(work: Callable[[BotPool], Awaitable[None]], seconds: float = 30) -> None:
    """With one worker, a process."""

    async def run() -> None:
        pool = BotPool(1, seconds)
        try:
            await work(pool)
        finally:
            pool.close()

    asyncio.run(run())


async def ask(pool: BotPool, level: str, seed: int) -> Decision:
    """What a bot decides at the beginning of a game."""
    decided = await pool.choose(ANN, level, lambda: Question(level, SEEN, seed))
    assert decided is not None
    return decided


def test_a_decision_follows_from_what_the_seat_sees_and_a_seed() -> None:
    async def decide(pool: BotPool) -> None:
        seed = bot_seed(bytes(32), 0, 7)
        for level in ("greedy", "novice", "skilled"):
            first = await ask(pool, level, seed)
            await ask(pool, level, seed + 1)
            assert await ask(pool, level, seed) == first
            assert first.action in SEEN.legal_actions
            assert first.fault == ""
        assert (await ask(pool, "greedy", 1)).action == GreedyBot().choose(SEEN)

    with_pool(decide)


def test_a_worker_that_dies_is_replaced() -> None:
    async def decide(pool: BotPool) -> None:
        await pool.warm_up()
        for pid in pool.pids():
            os.kill(pid, signal.SIGKILL)
        assert await ask(pool, "greedy", 1) == (GreedyBot().choose(SEEN), "")
        assert pool.faults == 0

    with_pool(decide)


def test_a_worker_that_hangs_is_replaced() -> None:
    async def decide(pool: BotPool) -> None:
        await pool.warm_up()
        stopped = pool.pids()
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        assert await ask(pool, "greedy", 1) == (GreedyBot().choose(SEEN), "")
        assert not set(stopped) & set(pool.pids())

    with_pool(decide, seconds=1)


def test_a_bot_that_fails_loses_its_decision() -> None:
    async def decide(pool: BotPool) -> None:
        assert await ask(pool, "no such level", 5) == (fallback_action(SEEN, 5), "BotError")
        assert pool.faults == 1

    with_pool(decide)


def test_a_game_goes_on_when_the_workers_die_again_and_again(server: Running) -> None:
    async def play() -> None:
        cookie = await newcomer(server.url, "Ann")
        seats = [OPEN, *[{"kind": "bot", "level": level} for level in ("greedy", "novice", "casual")]]
        table = await set_table(server.url, [cookie], seats)
        ann = Person([server.url], cookie, random.Random(1))
        playing = asyncio.create_task(ann.play(table))
        killed = 0
        while not playing.done() and killed < KILLS:  # each worker that follows costs a second
            await asyncio.sleep(0.1)
            for pid in server.server.hub.bots.pids():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
        await playing
        assert killed
        record = await record_of(server.url, table, cookie)
        assert check_account(record, [ann])
        assert set(record["decided_by"]) == {"human", "greedy", "novice", "casual"}

    asyncio.run(play())


def test_every_level_can_sit_at_a_table(server: Running) -> None:
    levels = server.client().get("/api/levels").json()
    assert [one["level"] for one in levels] == list(LEVELS)
    ann = server.client()
    table = make(ann, [you(), *[{"kind": "bot", "level": level} for level in list(LEVELS)[:4]]])
    assert [seat["level"] for seat in start(ann, table)["seats"][1:]] == list(LEVELS)[:4]


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        assert server.process is not None
        wait_for(lambda: len(children(server.process)) > 1)  # one of them is Python's resource tracker
        workers = children(server.process)
        os.kill(server.process.pid, signal.SIGKILL)
        wait_for(lambda: not any(is_running(pid) for pid in workers))


def children(process: subprocess.Popen[bytes] | None) -> list[int]:
    """The processes that a process has started."""
    assert process is not None
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    threads = Path(f"/proc/{process.pid}/task").glob("*/children")
    assert listed.exists()
    return [int(pid) for file in threads for pid in file.read_text(encoding="ascii").split()]


def is_running(pid: int) -> bool:
    """Whether it exists and isn't a zombie."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
