"""People at tables, as a load: four connections a table, which take legal steps by chance.

They take the time from an act to the last of the others' views.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import httpx
import msgspec
from wire import Wire, connect

SEATS: Final = 4
ALWAYS_SEEN: Final = ("REVEAL", "SWAP", "TAKE", "PAY", "KEEP")  # others see every such step at once
COOKIE: Final = "wildcards_id"
HELLO: Final = b'{"type":"hello","protocol":1,"changes":true}'


class Seen(msgspec.Struct):
    """What a player looks at."""

    phase: str
    leaders: dict[str, int | None]
    legal_actions: list[str]


class SeenNow(msgspec.Struct):
    """What changed of it: None, what is as it was."""

    phase: str | None = None
    leaders: dict[str, int | None] | None = None
    legal_actions: list[str] | None = None


class Game(msgspec.Struct):
    """A game in a view."""

    seat: int | None
    step: int
    seen: Seen


class Change(msgspec.Struct):
    """What changed in a game."""

    seat: int | None
    step: int
    seen: SeenNow

    def since(self, game: Game) -> Game:
        """The game that it leads to."""
        now, then = self.seen, game.seen
        seen = Seen(
            then.phase if now.phase is None else now.phase,
            then.leaders if now.leaders is None else now.leaders,
            then.legal_actions if now.legal_actions is None else now.legal_actions,
        )
        return Game(self.seat, self.step, seen)


class Message(msgspec.Struct):
    """What the load has to read of the server's messages."""

    type: str
    games: list[Game] = []
    changes: list[Change] = []


read = msgspec.json.Decoder(Message).decode


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
    """A seat's connection. If it `hurries`, it acts as soon as it owes a step."""

    wire: Wire

    def __init__(self, table: Table, seat: int, *, hurries: bool) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.hurries = hurries
        self.game: Game | None = None  # until it acts
        self.acts = 0
        self.is_over = False
        self._told: Game | None = None  # the newest
        self._waits = False  # for the answer to an act
        self._number = 0
        self._dice: Final = random.Random(seat)

    def hear(self, text: bytes) -> None:
        """Take a message, and act if it hurries."""
        now = time.perf_counter()
        message = read(text)
        if message.type == "view":
            self.table.saw(self, now)
            for game in message.games:
                self._told = game
            for change in message.changes:
                assert self._told is not None
                self._told = change.since(self._told)
            self._look()
        elif message.type == "done":
            self.acts += 1
            self._waits = False  # a view follows
        elif message.type == "refused":
            self._waits = False
            self._look()

    def _look(self) -> None:
        """What it knew when it acted is no longer so once that is answered."""
        if self._waits or self._told is None:
            return
        self.game = self._told
        self.is_over = self.game.seen.phase == "OVER"
        if self.hurries:
            self.act()

    def act(self) -> None:
        """Take a random legal step, if one is owed."""
        game = self.game
        if game is None or not game.seen.legal_actions:
            return
        self.game, self._waits = None, True
        self._number += 1
        if game.seen.phase in ALWAYS_SEEN or (game.seen.phase == "BID" and self._bids_last(game)):
            self.table.acted(self)
        self.wire.send(
            b'{"type":"act","id":"a%d","seat":%d,"step":%d,"actions":["%b"]}'
            % (self._number, self.seat, game.step, self._dice.choice(game.seen.legal_actions).encode())
        )

    def _bids_last(self, game: Game) -> bool:
        """Whether others see this bid at once, as all of theirs are made. The eagle's owner may bid twice."""
        eagle = game.seen.leaders["ea"]
        others = [other for other in self.table.players if other is not self]
        return eagle != self.seat and all(other.has_bid(is_sure=other.seat != eagle) for other in others)

    def has_bid(self, *, is_sure: bool) -> bool:
        """Whether it owes nothing, or (`is_sure`) will once its step has arrived."""
        return is_sure if self.game is None else not self.game.seen.legal_actions


class Table:
    """Four players; it takes the time from an act to the last of the others' views."""

    def __init__(self) -> None:
        self.players: Final[list[Player]] = []
        self.delays: Final[list[tuple[float, float]]] = []  # when somebody acted, and how long it took; in s
        self._start = 0.0
        self._waiting: Final[set[int]] = set()

    def acted(self, player: Player) -> None:
        """A seat acts now."""
        if not self._waiting:
            self._start = time.perf_counter()
            self._waiting.update([other.seat for other in self.players if other is not player])

    def saw(self, player: Player, now: float) -> None:
        """A seat got a view."""
        if player.seat in self._waiting:
            self._waiting.discard(player.seat)
            if not self._waiting:
                self.delays.append((self._start, now - self._start))


async def sit_down(
    urls: Sequence[str], tables: Sequence[tuple[str, list[str]]], *, hurry: bool = False
) -> list[Table]:
    """Connect everybody, the seats of each table to these servers in turn."""

    async def one(i: int) -> Table:
        table_id, cookies = tables[i]
        table = Table()
        for seat in range(SEATS):
            player = Player(table, seat, hurries=hurry)
            url = f"{urls[seat % len(urls)]}/api/tables/{table_id}/socket"
            player.wire = await connect(url, {"Cookie": f"{COOKIE}={cookies[seat]}"}, player.hear)
            table.players.append(player)
        for player in table.players:
            player.wire.send(HELLO)
        return table

    return await in_groups(25, len(tables), one)


def stand_up(tables: Sequence[Table]) -> None:
    """Disconnect everybody."""
    for table in tables:
        for player in table.players:
            player.wire.close()
