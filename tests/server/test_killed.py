"""`kill -9` at random moments, under load: no acknowledged step is lost, none played twice, games go on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, Final

import pytest
from support.players import Person, check_account, newcomer, record_of, set_table
from support.servers import Cluster, Spawned, sqlite_in

from wildcards.notation.record import Record
from wildcards.notation.verify import verify

OPEN: Final = {"kind": "open"}
KILLS: Final = 1  # `make soak` kills them two hundred times
BOT: Final = {"kind": "bot", "level": "greedy"}
TABLES: Final[list[tuple[list[dict[str, Any]], dict[str, Any]]]] = [
    ([OPEN, OPEN, OPEN, OPEN], {}),
    ([OPEN, BOT, OPEN, BOT], {}),
    ([OPEN, OPEN, {"kind": "leo"}], {}),
    ([OPEN, OPEN, OPEN, BOT, BOT], {"rules": {"edition": "2020"}}),
]


class Storm:
    """Servers that share a database and are killed and started again, while people play at them."""

    def __init__(self, servers: list[Spawned], kills: int, tables: int, seed: str) -> None:
        self.servers = servers
        self.kills = kills
        self.tables = tables
        self.dice = random.Random(seed)
        self.is_over = False
        self.games = 0
        self.steps = 0
        self.cuts = 0

    async def run(self) -> None:
        """Until this many kills are done, and all games that were begun have ended."""
        players = [asyncio.create_task(self._keep_playing(number)) for number in range(self.tables)]
        try:
            await self._keep_killing()
        finally:
            self.is_over = True
        await asyncio.wait_for(asyncio.gather(*players), 120)

    async def _keep_killing(self) -> None:
        for _ in range(self.kills):
            await asyncio.sleep(self.dice.uniform(0.05, 0.9))
            server = self.dice.choice(self.servers)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async def _keep_playing(self, number: int) -> None:
        while not self.is_over:
            try:
                await self._game(number)
            except OSError:  # killed while the table was being set: not a game
                await asyncio.sleep(0.1)

    async def _game(self, number: int) -> None:
        seats, options = TABLES[number % len(TABLES)]
        urls = [server.url for server in self.servers]
        try:
            cookies = [await newcomer(self.dice.choice(urls), f"P{i}") for i in range(seats.count(OPEN))]
            table = await set_table(
                self.dice.choice(urls), cookies, seats, absence={"grace": None, "level": "greedy"}, **options
            )
        except Exception as error:  # whatever a dying server does to a request
            raise OSError from error
        people = [
            Person(
                self.dice.sample(urls, len(urls)),
                cookie,
                random.Random(f"{number} {i}"),
                pause=lambda: random.uniform(0, 0.02),
            )
            for i, cookie in enumerate(cookies)
        ]
        await asyncio.gather(*[person.play(table) for person in people])
        record = await self._record(urls, table, cookies[0])
        self.steps += check_account(record, people)
        verify(Record.from_dict(record))
        self.games += 1
        self.cuts += sum([person.cuts for person in people])

    async def _record(self, urls: list[str], table: str, cookie: str) -> dict[str, Any]:
        while True:
            try:
                return await record_of(self.dice.choice(urls), table, cookie)
            except Exception:  # noqa: BLE001  # killed again
                await asyncio.sleep(0.1)


def check_storm(servers: list[Spawned], kills: int, tables: int, seed: str) -> None:
    """Run a kill, and check that it was one."""
    for server in servers:
        server.start()
    storm = Storm(servers, kills, tables, seed)
    try:
        asyncio.run(storm.run())
    finally:
        errors = "".join([server.errors for server in servers])
        for server in servers:
            server.close()
    print(
        f"{kills} kills, {storm.games} games, {storm.steps} acknowledged steps, {storm.cuts} cut connections"
    )
    assert storm.games >= tables
    assert storm.cuts > 0
    assert "Traceback" not in errors, errors


def test_a_killed_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    check_storm([Spawned(sqlite_in(tmp_path))], KILLS, 3, "quick")


def test_killed_servers_lose_nothing_on_postgres(postgres: Cluster) -> None:
    database = postgres.database()
    check_storm([Spawned(database), Spawned(database)], KILLS, 3, "quick")


@pytest.mark.slow
def test_a_server_killed_two_hundred_times_on_sqlite(tmp_path: Path) -> None:
    check_storm([Spawned(sqlite_in(tmp_path))], 200, 8, "long")


@pytest.mark.slow
def test_servers_killed_two_hundred_times_on_postgres(postgres: Cluster) -> None:
    database = postgres.database()
    check_storm([Spawned(database), Spawned(database)], 200, 8, "long")
