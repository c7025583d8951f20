"""What a server carries: `make bench-server`. It has one core to itself, the load has the other.

Prints each figure beside its aim: the delay from a seat's act to the others' view at 1,000 tables, the most
acts a second, processor time for each, memory for each idle connection, and the cold start with 100,000
finished games stored. `--short` takes two minutes; `--postgres URL` (of an empty database) adds the same with
two processes on PostgreSQL, each of which has half of the seats of every table. `--reviews` measures acts
instead while reviews are made all the time, beside acts while none are, in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
AIM_DELAY: Final = 150  # ms, p99
AIM_ACTS: Final = 1500  # a second
AIM_MEMORY: Final = 40  # KiB
AIM_START: Final = 2.0  # s
ALWAYS_SEEN: Final = ("REVEAL", "SWAP", "TAKE", "PAY", "KEEP")  # others see every such step at once
REVIEWED: Final = 100  # finished games, each of which has a review for every seat
FEW_TABLES: Final = 50  # at which acts are measured beside reviews
TURNS: Final = 3  # of acts without reviews, and with them
PATIENCE: Final = 180.0  # seconds for what should take far fewer
COOKIE: Final = "wildcards_id"
PORT: Final = 18765


class Seen(msgspec.Struct):
    """What a player looks at."""

    phase: str
    leaders: dict[str, int | None]
    legal_actions: list[str]


class Game(msgspec.Struct):
    """A game in a view."""

    seat: int | None
    step: int
    seen: Seen


class Change(msgspec.Struct):
    """What changed in a game: what is left out is as it was."""

    seat: int | None
    step: int
    seen: dict[str, Any]

    def since(self, game: Game) -> Game:
        """The game that it leads to."""
        known = {key: self.seen[key] for key in Seen.__struct_fields__ if key in self.seen}
        return Game(self.seat, self.step, msgspec.structs.replace(game.seen, **known))


class Message(msgspec.Struct):
    """What the load has to read of the server's messages."""

    type: str
    games: list[Game] = []
    changes: list[Change] = []


read = msgspec.json.Decoder(Message).decode


class Process:
    """A server in its own process, on one core."""

    def __init__(self, database: str, port: int = PORT, *, unlimited: bool = True) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "wildcards", "serve", "--port", str(port)]
        self._start = time.perf_counter()
        self.process = subprocess.Popen(
            [*command, "--database", database, "--log-level", "error"],
            env={**os.environ, **({"WILDCARDS_UNLIMITED": "1"} if unlimited else {})},
            stderr=subprocess.DEVNULL,
        )
        pin(self.process.pid, 0)
        self.seconds = self._until_it_answers()

    def _until_it_answers(self) -> float:
        while True:
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return time.perf_counter() - self._start
            except httpx.HTTPError:
                time.sleep(0.005)

    def memory(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_of_process(self.process.pid)

    def cpu_of_workers(self) -> float:
        """The same of the processes that it has started."""
        lists = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sum([cpu_of_process(int(pid)) for one in lists for pid in one.read_text("ascii").split()])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


def cpu_of_process(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where there are several."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(pid, {cores[core % len(cores)]})


# --- people


async def newcomers(client: httpx.AsyncClient, number: int) -> list[str]:
    """The cookies of this many new identities."""
    cookies = []
    for _ in range(number):
        client.cookies.clear()
        await client.get("/api/me")
        cookies.append(client.cookies[COOKIE])
    client.cookies.clear()
    return cookies


async def set_tables(url: str, number: int) -> list[tuple[str, list[str]]]:
    """The ids and cookies of this many tables in play, with four people each."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        people = await newcomers(client, SEATS)

        async def one(_: int) -> tuple[str, list[str]]:
            def as_(seat: int) -> dict[str, str]:
                return {"Cookie": f"{COOKIE}={people[seat]}"}

            absent = {"grace": None, "level": "greedy"}
            new = {"seats": [{"kind": "open"}] * SEATS, "absence": absent}
            table = (await client.post("/api/tables", json=new, headers=as_(0))).json()["id"]
            for seat in range(SEATS):
                await client.put(
                    f"/api/tables/{table}/seats/{seat}",
                    json={"nonce": secrets.token_hex(16)},
                    headers=as_(seat),
                )
            await client.post(f"/api/tables/{table}/start", json={}, headers=as_(0))
            return table, people

        return await in_groups(50, number, one)


async def in_groups(size: int, number: int, work: Callable[[int], Coroutine[Any, Any, Any]]) -> list[Any]:
    """Do something this many times, `size` at once."""
    done: list[Any] = []
    for start in range(0, number, size):
        done += await asyncio.gather(*[work(i) for i in range(start, min(number, start + size))])
    return done


class Player:
    """A seat's connection."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.game: Game | None = None  # until it acts
        self._told: Game | None = None  # the newest
        self.number = 0
        self.acts = 0
        self.owes = asyncio.Event()
        self.is_over = False

    async def listen(self) -> None:
        """Read until the game is over."""
        async for text in self.socket:
            now = time.perf_counter()
            message = read(text)
            if message.type == "done":
                self.acts += 1
            elif message.type == "view":
                self.table.saw(self, now)
                for game in [*message.games, *map(self._changed, message.changes)]:
                    self.game = self._told = game
                    if game.seen.legal_actions:
                        self.owes.set()
                    if game.seen.phase == "OVER":
                        self.is_over = True
                        self.owes.set()
                        return

    def _bids_last(self, game: Game) -> bool:
        """Whether others see this bid at once, as all of theirs are made. The eagle's owner may bid twice."""
        eagle = game.seen.leaders["ea"]
        others = [other for other in self.table.players if other is not self]
        return eagle != self.seat and all(other.has_bid(is_sure=other.seat != eagle) for other in others)

    def has_bid(self, *, is_sure: bool) -> bool:
        """Whether it owes nothing, or (`is_sure`) will once its step has arrived."""
        return is_sure if self.game is None else not self.game.seen.legal_actions

    def _changed(self, change: Change) -> Game:
        assert self._told is not None
        return change.since(self._told)

    async def act(self, dice: random.Random) -> None:
        """Take a random legal step."""
        game = self.game
        self.owes.clear()
        if game is None or not game.seen.legal_actions:
            return
        self.game = None
        self.number += 1
        message = {
            "type": "act",
            "id": f"a{self.number}",
            "seat": self.seat,
            "step": game.step,
            "actions": [dice.choice(game.seen.legal_actions)],
        }
        if game.seen.phase in ALWAYS_SEEN or (game.seen.phase == "BID" and self._bids_last(game)):
            self.table.acted(self)
        await self.socket.send(json.dumps(message))


class Table:
    """Four players; it takes the time from an act to the last of the others' views."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.delays: list[float] = []
        self._start = 0.0
        self._waiting: set[int] = set()

    def acted(self, player: Player) -> None:
        """A seat acts now."""
        if not self._waiting:
            self._start = time.perf_counter()
            self._waiting = {other.seat for other in self.players if other is not player}

    def saw(self, player: Player, now: float) -> None:
        """A seat got a view."""
        if player.seat in self._waiting:
            self._waiting.discard(player.seat)
            if not self._waiting:
                self.delays.append(now - self._start)


async def sit_down(urls: Sequence[str], tables: Sequence[tuple[str, list[str]]]) -> list[Table]:
    """Connect everybody, the seats of each table to these servers in turn."""

    async def one(i: int) -> Table:
        table_id, cookies = tables[i]
        table = Table()
        for seat in range(SEATS):
            socket = await connect(
                urls[seat % len(urls)].replace("http", "ws", 1) + f"/api/tables/{table_id}/socket",
                additional_headers={"Cookie": f"{COOKIE}={cookies[seat]}"},
                open_timeout=60,
                ping_interval=None,
                max_queue=64,
            )
            await socket.send('{"type":"hello","protocol":1,"changes":true}')
            table.players.append(Player(table, seat, socket))
        return table

    return await in_groups(25, len(tables), one)


# --- measurements


def report(what: str, figure: float, unit: str, aim: float, *, is_most: bool = True) -> None:
    """Print a figure beside its aim: the most it may be, or the least."""
    is_met = figure <= aim if is_most else figure >= aim
    verdict = "met" if is_met else "MISSED"
    print(f"{what}: {figure:.4g} {unit} (aim {'<=' if is_most else '>='} {aim:g}: {verdict})", flush=True)


def cpu_of(servers: Sequence[Process]) -> float:
    """Seconds of processor time of all of them so far."""
    return sum([server.cpu() for server in servers])


class Played(NamedTuple):
    """What was measured: the delays from acts to the others' view in ms, sorted, and what acts cost."""

    delays: list[float]
    acts: int
    used: float  # seconds of processor time

    @property
    def p50(self) -> float:
        """The delay that half of them have at most."""
        return statistics.median(self.delays) if self.delays else math.inf  # nothing was seen in time

    @property
    def p99(self) -> float:
        """The delay that all but a hundredth have at most."""
        return self.delays[int(0.99 * len(self.delays))] if self.delays else math.inf


async def played(servers: Sequence[Process], tables: int, seconds: float, every: float) -> Played:
    """One action a seat every few seconds, at many tables; all bid together at the start."""
    urls = [server.url for server in servers]
    sat = await sit_down(urls, await set_tables(urls[0], tables))
    players = [player for table in sat for player in table.players]
    listening = [asyncio.create_task(player.listen()) for player in players]
    while any(player.game is None for player in players):  # noqa: ASYNC110  # until everything from before is read
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    end = time.perf_counter() + seconds
    before = cpu_of(servers)

    async def play(player: Player, dice: random.Random) -> None:
        await asyncio.sleep(dice.uniform(0, every))
        while time.perf_counter() < end and not player.is_over:
            due = time.perf_counter() + every
            await player.act(dice)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*[play(player, random.Random(i)) for i, player in enumerate(players)])
    used = cpu_of(servers) - before
    found = sorted([1000 * delay for table in sat for delay in table.delays])
    await leave(players, listening)
    return Played(found, sum([player.acts for player in players]), used)


async def delays(servers: Sequence[Process], tables: int, seconds: float, every: float) -> None:
    """What one action a seat every few seconds takes, and costs."""
    found = await played(servers, tables, seconds, every)
    print(
        f"{tables} tables of {SEATS}, a step a seat every {every:g} s if owed:"
        f" {found.acts / seconds:.0f} acts/s, {1000 * found.used / found.acts:.2f} ms of processor time each;"
        f" server core {100 * found.used / seconds:.0f} % busy"
    )
    if found.delays:
        print(
            f"  from act to the others' view p50 {found.p50:.1f} ms, most {found.delays[-1]:.1f} ms"
            f" ({len(found.delays)} measured)"
        )
    report("  p99 from act to the others' view", found.p99, "ms", AIM_DELAY)


async def leave(players: Sequence[Player], listening: Sequence[asyncio.Task[None]]) -> None:
    """Disconnect everybody."""
    for task in listening:
        task.cancel()
    await asyncio.gather(*[player.socket.close() for player in players], return_exceptions=True)


async def most_acts(servers: Sequence[Process], tables: int, seconds: float) -> None:
    """Everybody acts as soon as a step is owed."""
    urls = [server.url for server in servers]
    sat = await sit_down(urls, await set_tables(urls[0], tables))
    players = [player for table in sat for player in table.players]
    listening = [asyncio.create_task(player.listen()) for player in players]
    end = time.perf_counter() + seconds

    async def play(player: Player, dice: random.Random) -> None:
        while time.perf_counter() < end and not player.is_over:
            try:
                await asyncio.wait_for(player.owes.wait(), 1)
            except TimeoutError:
                continue
            await player.act(dice)

    start, before = time.perf_counter(), cpu_of(servers)
    await asyncio.gather(*[play(player, random.Random(i)) for i, player in enumerate(players)])
    took, used = time.perf_counter() - start, cpu_of(servers) - before
    acts = sum([player.acts for player in players])
    print(
        f"as fast as people can, at {tables} tables: {1000 * used / acts:.2f} ms of processor time an act;"
        f" server core {100 * used / took:.0f} % busy"
    )
    report("  most acts", acts / took, "a second", AIM_ACTS, is_most=False)
    await leave(players, listening)


async def idle_memory(server: Process, number: int) -> None:
    """What an idle connection needs."""
    (table, _), *_ = await set_tables(server.url, 1)
    await asyncio.sleep(1)
    before = server.memory()

    async def one(_: int) -> ClientConnection:
        socket = await connect(
            server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket",
            open_timeout=60,
            ping_interval=None,
        )
        await socket.send('{"type":"hello","protocol":1,"changes":true}')
        await socket.recv()
        return socket

    sockets = await in_groups(50, number, one)
    await asyncio.sleep(1)
    each = (server.memory() - before) / number / 1024
    report(f"memory for each of {number} idle connections", each, "KiB", AIM_MEMORY)
    await in_groups(100, number, lambda i: sockets[i].close())


def store_finished(file: Path, games: int) -> None:
    """Store this many finished games: one that was played here, again and again under other ids."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA synchronous=OFF")
    (source,) = connection.execute("SELECT id FROM game_table WHERE status = 'over'").fetchone()
    entries = connection.execute("SELECT seq, data FROM entry WHERE table_id = ?", (source,)).fetchall()
    (row,) = connection.execute("SELECT card FROM game_table WHERE id = ?", (source,)).fetchone()
    for start in range(0, games, 1000):
        ids = [f"{i:020d}" for i in range(start, min(games, start + 1000))]
        connection.executemany(
            "INSERT INTO game_table VALUES (?, 'over', 'public', NULL, ?, ?, NULL)",
            [(table, row, i) for i, table in enumerate(ids)],
        )
        connection.executemany(
            "INSERT INTO entry (table_id, seq, data) VALUES (?, ?, ?)",
            [(table, seq, data) for table in ids for seq, data in entries],
        )
        connection.commit()
    connection.close()
    print(
        f"{games} finished games stored, {len(entries)} entries each, {file.stat().st_size / 2**30:.1f} GiB"
    )


async def one_game(url: str) -> None:
    """Play one game to its end."""
    (table,) = await sit_down([url], await set_tables(url, 1))
    listening = [asyncio.create_task(player.listen()) for player in table.players]
    dice = random.Random(1)
    while not all(player.is_over for player in table.players):
        for player in table.players:
            if player.owes.is_set():
                await player.act(dice)
        await asyncio.sleep(0.002)
    await leave(table.players, listening)


def with_finished(file: Path, games: int) -> float:
    """A new database with this many finished games; returns how long a server took to start with none."""
    server = Process(f"sqlite:///{file}")
    try:
        asyncio.run(asyncio.wait_for(one_game(server.url), PATIENCE))
    finally:
        server.stop()
    store_finished(file, games)
    return server.seconds


def cold_start(directory: Path, games: int) -> None:
    """Start with many games stored."""
    file = directory / "many.db"
    empty = with_finished(file, games)
    server = Process(f"sqlite:///{file}")
    print(f"from the command to the first answer: {empty:.2f} s with a new database")
    report(f"  with {games} finished games stored", server.seconds, "s", AIM_START)
    server.stop()


async def make_reviews(url: str) -> None:
    """Have one seat after another of finished games reviewed; one waits while one is made."""
    seats = iter([(game, seat) for game in range(REVIEWED) for seat in range(SEATS)])
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:

        async def one_by_one() -> None:
            for game, seat in seats:
                path = f"/api/tables/{game:020d}/seats/{seat}/review"
                while (await client.post(path)).json()["state"] != "done":  # noqa: ASYNC110  # as clients ask
                    await asyncio.sleep(0.2)

        await asyncio.gather(one_by_one(), one_by_one())


async def beside_reviews(server: Process, seconds: float, every: float, *, reviews: bool) -> None:
    """Acts while reviews are made, or none are."""
    making = [asyncio.create_task(make_reviews(server.url))] if reviews else []
    before = server.cpu_of_workers()
    found = await asyncio.wait_for(played([server], FEW_TABLES, seconds, every), seconds + PATIENCE)
    print(
        f"{'while reviews are made' if reviews else 'without reviews'}: from act to the others' view"
        f" p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms ({len(found.delays)} measured),"
        f" {found.acts / seconds:.0f} acts/s, {1000 * found.used / found.acts:.2f} ms of processor time each;"
        f" {server.cpu_of_workers() - before:.1f} s of that of workers",
        flush=True,
    )
    for task in making:
        task.cancel()
    await asyncio.gather(*making, return_exceptions=True)


def reviewed(directory: Path, seconds: float, every: float) -> None:
    """How reviews, which are made in a process that yields to all others, slow play."""
    file = directory / "reviewed.db"
    with_finished(file, REVIEWED)
    for turn in range(2 * TURNS):  # each with its own server, so that no review goes on into the next
        server = Process(f"sqlite:///{file}")
        try:
            asyncio.run(beside_reviews(server, seconds, every, reviews=turn % 2 == 1))
        finally:
            server.kill()


def carried(database: str, processes: int, options: argparse.Namespace) -> None:
    """What so many processes on one database carry."""
    servers = [Process(database, PORT + number) for number in range(processes)]
    asyncio.run(idle_memory(servers[0], options.sockets))
    for tables in (options.tables,) if options.short else (options.tables // 2, options.tables):
        asyncio.run(delays(servers, tables, options.seconds, options.every))
    for server in servers:
        server.stop()
    servers = [Process(database, PORT + number) for number in range(processes)]
    asyncio.run(most_acts(servers, 100, options.seconds / 2))
    for server in servers:
        server.stop()


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="two minutes: less of each")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--sockets", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--reviews", action="store_true", help="acts beside reviews, and nothing else")
    parser.add_argument("--postgres", metavar="URL", help="of an empty database")
    options = parser.parse_args()
    for name, whole, short in (("seconds", 30.0, 15.0), ("sockets", 2000, 500), ("games", 100_000, 1000)):
        if getattr(options, name) is None:
            setattr(options, name, short if options.short else whole)
    pin(os.getpid(), 1)
    with tempfile.TemporaryDirectory() as name:
        if options.reviews:
            reviewed(Path(name), options.seconds, options.every)
            return
        print("one process on SQLite")
        carried(f"sqlite:///{Path(name) / 'bench.db'}", 1, options)
        cold_start(Path(name), options.games)
    if options.postgres:
        print("two processes on PostgreSQL, both on one core")
        carried(options.postgres, 2, options)


if __name__ == "__main__":
    main()
