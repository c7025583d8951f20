"""How much one address can disturb a player at another: `make bench-neighbours`.

A server with its usual limits serves one player, who acts a few times a second at a table with a greedy
bot. Meanwhile somebody at another address does as much as the limits allow. Prints, for each way to do so,
how long the player's acts take until they are kept, how long the greedy bot takes to answer, and how many of
its decisions were left to chance.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import multiprocessing
import os
import random
import secrets
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import httpx
from load import pin, serve
from people import COOKIE, Seen, in_groups, newcomers, read
from websockets.asyncio.client import ClientConnection, connect

PLAYER: Final = {"X-Forwarded-For": "192.0.2.1"}
CROWD: Final = {"X-Forwarded-For": "192.0.2.2"}
BIG: Final = 480_000  # bytes of a record to verify
PAUSE: Final = 0.2  # seconds between the player's acts
Work = Callable[[], Coroutine[Any, Any, None]]


async def sit(url: str, headers: dict[str, str], seats: list[dict[str, str]], cookie: str) -> str:
    """A table in play, with this identity in the open seats; returns its id."""
    mine = {**headers, "Cookie": f"{COOKIE}={cookie}"}
    async with client_of(url, mine) as client:
        new = {"seats": seats, "bot_delay": 0, "absence": {"grace": None, "level": "greedy"}}
        table = await patiently(client, "POST", "/api/tables", json=new)
        for number, seat in enumerate(seats):
            if seat["kind"] == "open":
                nonce = {"nonce": secrets.token_hex(16)}
                await patiently(client, "PUT", f"/api/tables/{table['id']}/seats/{number}", json=nonce)
        await patiently(client, "POST", f"/api/tables/{table['id']}/start", json={})
        return str(table["id"])


async def patiently(client: httpx.AsyncClient, method: str, path: str, **options: Any) -> Any:
    """Ask until no limit refuses; returns what came as JSON."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await client.request(method, path, **options)
            if answer.status_code not in (429, 503):
                answer.raise_for_status()
                return answer.json()
        await asyncio.sleep(1)


def client_of(url: str, headers: dict[str, str]) -> httpx.AsyncClient:
    """A client. Without certificates, which take long to load."""
    return httpx.AsyncClient(base_url=url, timeout=600, headers=headers, verify=False)


def bot(level: str) -> dict[str, str]:
    """A seat of a bot."""
    return {"kind": "bot", "level": level}


@contextlib.asynccontextmanager
async def socket_at(
    url: str, table: str, headers: dict[str, str], cookie: str
) -> AsyncIterator[ClientConnection]:
    """A connection to a table that has said hello."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    mine = {**headers, "Cookie": f"{COOKIE}={cookie}"}
    async with connect(address, additional_headers=mine, open_timeout=60, ping_interval=None) as socket:
        await socket.send('{"type":"hello","protocol":1}')
        yield socket


class Player:
    """Plays at tables with a greedy bot, one after another, and takes times."""

    def __init__(self, url: str, cookie: str, pause: float = PAUSE) -> None:
        self._url: Final = url
        self._cookie: Final = cookie
        self._pause: Final = pause
        self._dice: Final = random.Random(1)
        self.tables: list[str] = []
        self.acts: list[float] = []
        self.answers: list[float] = []

    async def play(self, end: float) -> None:
        """Until then; a game that is over is followed by another."""
        while time.perf_counter() < end:
            await self.play_one(end)

    async def play_one(self, end: float) -> None:
        """One game, or as far as it gets."""
        seats = [{"kind": "open"}, bot("greedy"), {"kind": "open"}]
        self.tables.append(await sit(self._url, PLAYER, seats, self._cookie))
        async with socket_at(self._url, self.tables[-1], PLAYER, self._cookie) as socket:
            await self._play(socket, end)

    async def _play(self, socket: ClientConnection, end: float) -> None:
        games: dict[int | None, tuple[int, Seen]] = {}
        acted: dict[str, float] = {}
        done_at = 0.0  # when the last act was kept after which it is the bot's turn
        owes: asyncio.Task[None] | None = None

        async def act(seat: int | None, step: int, seen: Seen) -> None:
            await asyncio.sleep(self._pause)
            name = secrets.token_hex(6)
            act = {"type": "act", "id": name, "seat": seat, "step": step}
            acted[name] = time.perf_counter()
            await socket.send(json.dumps({**act, "actions": [self._dice.choice(seen.legal_actions)]}))

        async for text in socket:
            message = json.loads(text)
            now = time.perf_counter()
            if message["type"] == "done":
                self.acts.append(now - acted.pop(message["id"]))
                del games[message["seat"]]  # the next view tells it
                owes = None
                done_at = 0.0 if any(seen.legal_actions for _, seen in games.values()) else now
            elif message["type"] == "refused":  # one seat of two has moved the other on
                acted.pop(message["id"])
                owes = None
            for game in read(text).games:
                games[game.seat] = (game.step, game.seen)
                if game.seen.phase == "OVER":
                    return
            due = [(seat, *game) for seat, game in games.items() if game[1].legal_actions]
            if due and owes is None and not acted:
                if done_at:
                    self.answers.append(now - done_at)
                    done_at = 0.0
                owes = asyncio.create_task(act(*due[0]))
            if now > end:
                return


class Crowd:
    """Somebody at one address, who does as much as the limits allow."""

    def __init__(self, url: str, finished: str, asked: Any) -> None:
        """`asked` is shared with whoever measures: how much was done so far."""
        self._url: Final = url
        self._finished: Final = finished
        self._stack: Final = contextlib.AsyncExitStack()
        self._asked: Final = asked

    @property
    def asked(self) -> int:
        """How much was done so far."""
        return int(self._asked.value)

    @asked.setter
    def asked(self, number: int) -> None:
        self._asked.value = number

    async def identities(self, number: int) -> list[str]:
        """This many new identities from this address."""
        async with client_of(self._url, CROWD) as client:
            return await newcomers(client, number)

    async def nothing(self) -> None:
        """Be quiet."""
        await asyncio.sleep(3600)

    async def replays(self) -> None:
        """Ask for the replay of a finished game, without a cookie, whenever an answer has come."""
        await self._ask("GET", f"/api/tables/{self._finished}/replay?seat=0")

    async def verifying(self) -> None:
        """Have large records verified."""
        async with client_of(self._url, CROWD) as client:
            record = (await client.get(f"/api/tables/{self._finished}/record")).json()
        steps = record["actions"]
        record["actions"] = steps * (BIG // len(json.dumps(steps)))
        await self._ask("POST", "/api/verify", content=json.dumps(record).encode())

    async def _ask(self, method: str, path: str, **options: Any) -> None:
        async def one() -> None:
            async with client_of(self._url, CROWD) as client:
                while True:
                    client.cookies.clear()
                    answer = await client.request(method, path, **options)
                    self.asked += answer.status_code == 200
                    if answer.status_code in (429, 503):
                        await asyncio.sleep(0.1)

        await asyncio.gather(*[one() for _ in range(16)])

    async def masters(self, tables: int = 240) -> None:
        """Start this many tables of four masters and a person who left."""
        people = await self.identities(max(1, tables // 60))
        seats = [{"kind": "open"}, *[bot("master")] * 4]

        async def one(number: int) -> None:
            cookie = people[number % len(people)]
            table = await sit(self._url, CROWD, seats, cookie)
            mine = {**CROWD, "Cookie": f"{COOKIE}={cookie}"}
            async with client_of(self._url, mine) as client:
                await patiently(client, "POST", f"/api/tables/{table}/leave")
            self.asked += 1

        await in_groups(20, tables, one)
        await asyncio.sleep(3600)

    async def spectators(self, number: int = 1500) -> None:
        """This many people watch one table; then some of them keep coming and going."""
        (host,) = await self.identities(1)
        table = await sit(self._url, CROWD, [{"kind": "open"}] * 3, host)
        (other,) = await self.identities(1)

        async def enter(socket: Any) -> None:
            await self._stack.enter_async_context(socket)
            self.asked += 1

        people = await self.identities(number // 30)
        await in_groups(
            50, number, lambda i: enter(socket_at(self._url, table, CROWD, people[i % len(people)]))
        )

        async def come_and_go() -> None:
            while True:
                async with socket_at(self._url, table, CROWD, other) as socket:
                    await socket.recv()
                self.asked += 1

        await asyncio.gather(*[come_and_go() for _ in range(8)])

    async def hellos(self) -> None:
        """Have a table sent again over many sockets, as often as each allows."""
        people = await self.identities(10)
        table = await sit(self._url, CROWD, [{"kind": "open"}] * 3, people[0])

        async def one(number: int) -> None:
            async with socket_at(self._url, table, CROWD, people[number % len(people)]) as socket:
                while True:
                    await socket.send('{"type":"hello","protocol":1}')
                    async with asyncio.timeout(0.05):
                        with contextlib.suppress(TimeoutError):
                            while True:
                                await socket.recv()
                                self.asked += 1

        async def again(number: int) -> None:
            while True:
                with contextlib.suppress(Exception):
                    await one(number)

        await asyncio.gather(*[again(number) for number in range(200)])


def be_crowd(url: str, finished: str, name: str, asked: Any) -> None:
    """The crowd, in its own process: what it has to do itself must not delay the player."""
    os.nice(5)
    asyncio.run(getattr(Crowd(url, finished, asked), name)())


async def measure(directory: Path, name: str, warm: float, seconds: float) -> None:
    """One way to be a burden, against its own server."""
    file = directory / f"{name}.db"
    context = multiprocessing.get_context("spawn")
    server = serve(f"sqlite:///{file}", unlimited=False)
    try:
        async with client_of(server.url, PLAYER) as client:
            first, cookie = await newcomers(client, 2)
        before = Player(server.url, first, pause=0.06)
        await before.play_one(math.inf)
        player = Player(server.url, cookie)
        asked = context.Value("q", 0)
        crowd = context.Process(
            target=be_crowd, args=(server.url, before.tables[0], name, asked), daemon=True
        )
        crowd.start()
        await asyncio.sleep(warm)
        already, start, used = asked.value, time.perf_counter(), server.cpu()
        await player.play(start + seconds)
        took = time.perf_counter() - start
        print(
            f"{name:11} acts p50 {_ms(player.acts, 0.5)} p99 {_ms(player.acts, 0.99)} ms,"
            f" the bot p50 {_ms(player.answers, 0.5)} p99 {_ms(player.answers, 0.99)} ms"
            f" ({len(player.acts)} acts; {_by_chance(file, player.tables)} steps of the bot by chance;"
            f" crowd: {asked.value} done, {(asked.value - already) / took:.0f} a second;"
            f" serving process {100 * (server.cpu() - used) / took:.0f} % busy)",
            flush=True,
        )
        if not crowd.is_alive():
            print("    the crowd gave up")
        crowd.kill()
    finally:
        server.kill()


def _ms(found: list[float], part: float) -> str:
    if len(found) < 2:
        return "-"
    return f"{1000 * statistics.quantiles(found, n=100, method='inclusive')[round(100 * part) - 1]:.1f}"


def _by_chance(file: Path, tables: list[str]) -> int:
    with contextlib.closing(sqlite3.connect(file)) as stored:
        rows = stored.execute(
            f"SELECT data FROM entry WHERE table_id IN ({','.join('?' * len(tables))})", tables
        )
        return sum(bool(json.loads(data).get("fault")) for (data,) in rows)


def main() -> None:
    """Measure all of it, or what is named."""
    names = ("nothing", "replays", "verifying", "masters", "spectators", "hellos")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--warm", type=float, default=20, help="seconds before times are taken")
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    pin(0, 1)
    with tempfile.TemporaryDirectory() as directory:
        for name in options.names:
            asyncio.run(measure(Path(directory), name, options.warm, options.seconds))


if __name__ == "__main__":
    main()
