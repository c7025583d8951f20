"""What a server carries: `make bench-server`. It has one core to itself, the load has the other.

Prints each figure beside its aim: the delay from a seat's act to the others' view at 1,000 tables, in their
first round of bids and then; the most acts a second, processor time for each, memory for each idle
connection, and the cold start with 100,000 finished games stored. And what it takes when all bid in the
same moment, beside what uvicorn alone takes to echo as many messages. `--short` takes two minutes;
`--postgres URL` (of an empty database) adds the same with two processes on PostgreSQL, each of which has half
of the seats of every table. `--reviews` measures acts instead while reviews are made all the time, beside
acts while none are, in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import socket
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
import uvloop
from people import HELLO, SEATS, Player, in_groups, set_tables, sit_down, stand_up
from wire import connect

AIM_DELAY: Final = 150  # ms, p99
AIM_ACTS: Final = 1500  # a second
AIM_MEMORY: Final = 40  # KiB
AIM_START: Final = 2.0  # s
REVIEWED: Final = 100  # finished games, each of which has a review for every seat
FEW_TABLES: Final = 50  # at which acts are measured beside reviews
TURNS: Final = 3  # of acts without reviews, and with them
PATIENCE: Final = 180.0  # seconds for what should take far fewer
ACT: Final = b'{"type":"act","id":"a1","seat":0,"step":12,"actions":["fo"]}'


class Process:
    """A server in its own process, on one core."""

    def __init__(self, arguments: Sequence[str], **environment: str) -> None:
        """`arguments` are those of Python; the port is added."""
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._start = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", *arguments, "--port", str(port), "--log-level", "error"],
            env={**os.environ, **environment},
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


def serve(database: str, *, unlimited: bool = True) -> Process:
    """A server of tables."""
    environment = {"WILDCARDS_UNLIMITED": "1"} if unlimited else {}
    return Process(["wildcards", "serve", "--database", database], **environment)


def cpu_of_process(pid: int) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where there are several."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(pid, {cores[core % len(cores)]})


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
    """What was measured, in seconds."""

    start: float
    delays: list[tuple[float, float]]  # when somebody acted, and how long it took until the others saw it
    acts: int
    used: float  # of processor time

    def after(self, seconds: float) -> list[float]:
        """How long acts took from then on."""
        return [delay for at, delay in self.delays if at >= self.start + seconds]


async def played(servers: Sequence[Process], tables: int, seconds: float, every: float) -> Played:
    """One action a seat every few seconds, at many tables; all bid in the first of them."""
    urls = [server.url for server in servers]
    sat = await sit_down(urls, await set_tables(urls[0], tables))
    players = [player for table in sat for player in table.players]
    await until(lambda: all(player.game is not None for player in players))
    await asyncio.sleep(2)
    dice = random.Random(1)
    loop = asyncio.get_running_loop()
    start, before = time.perf_counter(), cpu_of(servers)

    def play(player: Player) -> None:
        if time.perf_counter() < start + seconds and not player.is_over:
            player.act()
            loop.call_later(every, play, player)

    for player in players:
        loop.call_later(dice.uniform(0, every), play, player)
    await asyncio.sleep(seconds)
    used = cpu_of(servers) - before
    stand_up(sat)
    measured = [one for table in sat for one in table.delays]
    return Played(start, measured, sum([player.acts for player in players]), used)


async def delays(servers: Sequence[Process], tables: int, seconds: float, every: float) -> None:
    """What one action a seat every few seconds takes, and costs."""
    found = await played(servers, tables, seconds, every)
    print(
        f"{tables} tables of {SEATS}, a step a seat every {every:g} s if owed:"
        f" {found.acts / seconds:.0f} acts/s, {1000 * found.used / found.acts:.2f} ms of processor time each;"
        f" server core {100 * found.used / seconds:.0f} % busy"
    )
    begins = found.start + every
    report_delays(f"first {every:g} s, when all bid", [delay for at, delay in found.delays if at < begins])
    report_delays("from then on", found.after(every))


def report_delays(when: str, found: Sequence[float]) -> None:
    """Print what acts took until the others saw them, in s, beside the aim."""
    delays = sorted([1000 * delay for delay in found]) or [math.inf]  # nothing was seen in time
    print(
        f"  from act to the others' view, {when}: p50 {statistics.median(delays):.1f} ms,"
        f" most {delays[-1]:.1f} ms ({len(found)} measured)"
    )
    report("    p99", delays[int(0.99 * len(delays))], "ms", AIM_DELAY)


async def at_once(servers: Sequence[Process], tables: int) -> None:
    """Everybody bids in the same moment."""
    urls = [server.url for server in servers]
    sat = await sit_down(urls, await set_tables(urls[0], tables))
    players = [player for table in sat for player in table.players]
    await until(lambda: all(player.game is not None for player in players))
    await asyncio.sleep(2)
    start, before = time.perf_counter(), cpu_of(servers)
    for player in players:
        player.act()
    await until(lambda: all(player.acts for player in players))
    took, used = time.perf_counter() - start, cpu_of(servers) - before
    found = sorted([1000 * delay for table in sat for _, delay in table.delays]) or [math.inf]
    print(
        f"{len(players)} bids in the same moment: {1000 * took:.0f} ms until the last is kept,"
        f" {1000 * used / len(players):.2f} ms of processor time each; to the others' view"
        f" p50 {statistics.median(found):.0f} ms, p99 {found[int(0.99 * len(found))]:.0f} ms"
    )
    stand_up(sat)


async def echoes(number: int) -> None:
    """The same number of messages at once, answered with a view's size by a server without a game."""
    server = Process(
        ["uvicorn", "echo:app", "--app-dir", str(Path(__file__).parent), "--ws", "websockets-sansio"]
    )
    heard: list[float] = []
    wires = await in_groups(
        100, number, lambda _: connect(f"{server.url}/echo", {}, lambda _: heard.append(time.perf_counter()))
    )
    await asyncio.sleep(1)
    start, before = time.perf_counter(), cpu_of([server])
    for wire in wires:
        wire.send(ACT)
    await until(lambda: len(heard) >= number)
    used = cpu_of([server]) - before
    took = sorted([1000 * (at - start) for at in heard])
    print(
        f"{number} messages in the same moment, only echoed by uvicorn: {took[-1]:.0f} ms until the last"
        f" is back, {1000 * used / number:.3f} ms of processor time each;"
        f" p50 {statistics.median(took):.0f} ms, p99 {took[int(0.99 * number)]:.0f} ms"
    )
    for wire in wires:
        wire.close()
    server.stop()


async def most_acts(servers: Sequence[Process], tables: int, seconds: float) -> None:
    """Everybody acts as soon as a step is owed."""
    urls = [server.url for server in servers]
    sat = await sit_down(urls, await set_tables(urls[0], tables), hurry=True)
    players = [player for table in sat for player in table.players]
    await asyncio.sleep(1)
    acts = -sum([player.acts for player in players])
    start, before, own = time.perf_counter(), cpu_of(servers), time.process_time()
    await asyncio.sleep(seconds)
    acts += sum([player.acts for player in players])
    took, used, own = time.perf_counter() - start, cpu_of(servers) - before, time.process_time() - own
    print(
        f"as fast as people can, at {tables} tables: {1000 * used / acts:.2f} ms of processor time an act;"
        f" server core {100 * used / took:.0f} % busy, the load's {100 * own / took:.0f} %"
    )
    report("  most acts", acts / took, "a second", AIM_ACTS, is_most=False)
    stand_up(sat)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():  # noqa: ASYNC110  # whatever makes it so has better things to do than to tell
        await asyncio.sleep(0.02)


async def idle_memory(servers: Sequence[Process], number: int) -> None:
    """What an idle connection needs."""
    server = servers[0]
    (table, _), *_ = await set_tables(server.url, 1)
    await asyncio.sleep(1)
    before = server.memory()
    heard: list[bytes] = []
    url = f"{server.url}/api/tables/{table}/socket"
    wires = await in_groups(50, number, lambda _: connect(url, {}, heard.append))
    for wire in wires:
        wire.send(HELLO)
    await until(lambda: len(heard) >= number)
    await asyncio.sleep(1)
    each = (server.memory() - before) / number / 1024
    report(f"memory for each of {number} idle connections", each, "KiB", AIM_MEMORY)
    for wire in wires:
        wire.close()


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
    sat = await sit_down([url], await set_tables(url, 1), hurry=True)
    await until(lambda: all(player.is_over for player in sat[0].players))
    stand_up(sat)


def with_finished(file: Path, games: int) -> float:
    """A new database with this many finished games; returns how long a server took to start with none."""
    server = serve(f"sqlite:///{file}")
    try:
        uvloop.run(asyncio.wait_for(one_game(server.url), PATIENCE))
    finally:
        server.stop()
    store_finished(file, games)
    return server.seconds


def cold_start(directory: Path, games: int) -> None:
    """Start with many games stored."""
    file = directory / "many.db"
    empty = with_finished(file, games)
    server = serve(f"sqlite:///{file}")
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
    """Acts while reviews are made, or none are; the first round of bids is left out."""
    making = [asyncio.create_task(make_reviews(server.url))] if reviews else []
    before = server.cpu_of_workers()
    found = await asyncio.wait_for(played([server], FEW_TABLES, seconds, every), seconds + PATIENCE)
    took = sorted([1000 * delay for delay in found.after(every)]) or [math.inf]
    print(
        f"{'while reviews are made' if reviews else 'without reviews'}: from act to the others' view"
        f" p50 {statistics.median(took):.1f} ms, p99 {took[int(0.99 * len(took))]:.1f} ms"
        f" ({len(took)} measured), {found.acts / seconds:.0f} acts/s,"
        f" {1000 * found.used / found.acts:.2f} ms of processor time each;"
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
        server = serve(f"sqlite:///{file}")
        try:
            uvloop.run(beside_reviews(server, seconds, every, reviews=turn % 2 == 1))
        finally:
            server.kill()


def carried(database: str, processes: int, options: argparse.Namespace) -> None:
    """What so many processes on one database carry."""

    def on_servers(measure: Callable[..., Coroutine[Any, Any, None]], *arguments: Any) -> None:
        servers = [serve(database) for _ in range(processes)]
        uvloop.run(measure(servers, *arguments))
        for server in servers:
            server.stop()

    on_servers(idle_memory, options.sockets)
    for tables in (options.tables,) if options.short else (options.tables // 2, options.tables):
        on_servers(delays, tables, options.seconds, options.every)
    on_servers(at_once, options.tables)
    on_servers(most_acts, 100, options.seconds / 2)


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
        uvloop.run(echoes(SEATS * options.tables))
        print("one process on SQLite")
        carried(f"sqlite:///{Path(name) / 'bench.db'}", 1, options)
        cold_start(Path(name), options.games)
    if options.postgres:
        print("two processes on PostgreSQL, both on one core")
        carried(options.postgres, 2, options)


if __name__ == "__main__":
    main()
