"""Thousands of games through one server: memory stays flat, and the last step is as fast as the first."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from support.players import Person, check_account, newcomer, record_of, set_table
from support.servers import Spawned, spawned, sqlite_in

GAMES: Final = int(os.environ.get("WILDCARDS_SOAK_GAMES", "10000"))
AT_ONCE: Final = 24
MOST_SLOWER: Final = 1.5  # the last step against the first, on a machine that is busy with other things too
OPEN: Final = {"kind": "open"}
BOTS: Final = [{"kind": "bot", "level": level} for level in ("greedy", "casual", "novice")]
SEATS: Final[list[list[dict[str, Any]]]] = [
    [OPEN, *BOTS[:2]],
    [OPEN, OPEN, *BOTS[:2]],
    [OPEN, BOTS[0], {"kind": "leo"}],
    [OPEN, *BOTS, BOTS[0]],
]


class Soak:
    """Games played one after another, many at once, and what was measured of them."""

    def __init__(self, server: Spawned, games: int) -> None:
        self.server = server
        self.games = games
        self.numbers = count()
        self.seconds: list[float] = []  # of each game, for each step of its people
        self.memory: list[int] = []  # in bytes, at each tenth of the games

    async def run(self) -> None:
        """Play them all."""
        cookies = [await newcomer(self.server.url, f"P{i}") for i in range(4)]
        await asyncio.gather(*[self._keep_playing(cookies) for _ in range(AT_ONCE)])

    async def _keep_playing(self, cookies: list[str]) -> None:
        while (number := next(self.numbers)) < self.games:
            if number % (self.games // 10) == 0:
                self.memory.append(memory_of(self.server))
            await self._game(number, cookies)

    async def _game(self, number: int, cookies: list[str]) -> None:
        seats = SEATS[number % len(SEATS)]
        people = [
            Person([self.server.url], cookie, random.Random(f"{number} {i}"))
            for i, cookie in enumerate(cookies[: seats.count(OPEN)])
        ]
        start = time.perf_counter()
        table = await set_table(self.server.url, [person.cookie for person in people], seats)
        await asyncio.gather(*[person.play(table) for person in people])
        self.seconds.append((time.perf_counter() - start) / sum([len(person.done) for person in people]))
        if number % 50 == 0:
            check_account(await record_of(self.server.url, table, cookies[0]), people)


def memory_of(server: Spawned) -> int:
    """Resident memory of the server's own process."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


@pytest.mark.slow
def test_ten_thousand_games(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        soak = Soak(server, GAMES)
        asyncio.run(soak.run())
        soak.memory.append(memory_of(server))
        errors = server.errors
    tenth = GAMES // 10
    first, last = statistics.median(soak.seconds[:tenth]), statistics.median(soak.seconds[-tenth:])
    print(f"{GAMES} games; MiB at each tenth: {[size >> 20 for size in soak.memory]}")
    print(f"a step and what follows: {1000 * first:.1f} ms in the first tenth, {1000 * last:.1f} in the last")
    assert len(soak.seconds) == GAMES
    # The caches fill during the first tenth or two; after that nothing may grow with the games.
    assert soak.memory[-1] < 1.15 * soak.memory[3]
    assert last < MOST_SLOWER * first
    assert "Traceback" not in errors, errors
