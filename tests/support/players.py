"""People who play by themselves over real sockets, through cuts and dying servers, and keep track."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from support.servers import PLAIN

COOKIE: Final = "wildcards_id"
AGAIN: Final = 0.05  # seconds before the next try to connect
PASSING: Final = ("unavailable", "busy")  # refusals after which the same command is sent again
PAUSE: Final = 0.3  # seconds before that
LOST: Final = (OSError, WebSocketException, InvalidHandshake, EOFError, asyncio.TimeoutError)
HOPELESS: Final = (
    "stale",
    "bot_decides",
    "over",
    "time_up",
    "not_owed",
)  # refusals that end a pending command


@dataclass
class Person:
    """Somebody with an identity, who plays random legal steps in their seats."""

    urls: Sequence[str]  # of servers that share their tables; another one is taken after each cut
    cookie: str
    dice: random.Random
    pause: Callable[[], float] = lambda: 0.0
    frames: list[str] | None = None
    done: list[tuple[str, int, list[str]]] = field(default_factory=list)  # what was acknowledged
    refused: Counter[str] = field(default_factory=Counter)
    cuts: int = 0
    table: dict[str, Any] = field(default_factory=dict)
    games: dict[int | None, dict[str, Any]] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    number: int = 0

    async def play(self, table: str) -> dict[str, Any]:
        """Play to the end of the game; returns the last view of the table."""
        while not self._is_done():
            url = self.urls[self.cuts % len(self.urls)]
            try:
                await self._sit(url.replace("http", "ws", 1) + f"/api/tables/{table}/socket")
            except LOST:
                await asyncio.sleep(AGAIN)
            self.cuts += 1
        return self.table

    def _is_done(self) -> bool:
        return self.table.get("status") in ("over", "closed") and self.pending is None

    async def _sit(self, url: str) -> None:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        async with connect(url, additional_headers=headers, open_timeout=10, close_timeout=1) as socket:
            self.games.clear()
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            is_greeted = False
            async for text in socket:
                assert isinstance(text, str)
                if self.frames is not None:
                    self.frames.append(text)
                if self._hear(json.loads(text)):
                    await asyncio.sleep(PAUSE)
                    await socket.send(json.dumps(self.pending))
                if not is_greeted and self.games:
                    is_greeted = True
                    if self.pending is not None:  # nobody knows whether it arrived: once more
                        await socket.send(json.dumps(self.pending))
                if self._is_done():
                    return
                await self._act(socket)

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take a message; returns whether the pending command is to be sent again."""
        kind = message["type"]
        if kind == "view":
            self.table = message.get("table", self.table)
            for game in message.get("games", []):
                self.games[game["seat"]] = game
        elif kind == "done":
            if self.pending is not None and message["id"] == self.pending["id"]:
                pending, self.pending = self.pending, None
                self.done.append((pending["id"], pending["seat"], pending["actions"]))
        elif kind == "refused":
            self.refused[message["code"]] += 1
            if self.pending is not None and message["id"] == self.pending["id"]:
                if message["code"] in PASSING:
                    return True
                assert message["code"] in HOPELESS, message
                self.pending = None
        return False

    async def _act(self, socket: ClientConnection) -> None:
        """Take a step in one of the seats that owe one; or come back if a bot has taken over."""
        if self.pending is not None:
            return
        owing = [
            seat
            for seat, game in self.games.items()
            if seat is not None and game["seen"]["legal_actions"] and game["step"] >= 0
        ]
        if not owing:
            return
        seat = self.dice.choice(owing)
        if self.table["seats"][seat]["stand_in"] is not None:
            self.number += 1
            back = {"type": "back", "id": f"b{self.number}-{secrets.token_hex(4)}", "seat": seat}
            await socket.send(json.dumps(back))
        if pause := self.pause():
            await asyncio.sleep(pause)
        game = self.games[seat]
        self.number += 1
        self.pending = {
            "type": "act",
            "id": f"c{self.number}-{secrets.token_hex(4)}",
            "seat": seat,
            "step": game["step"],
            "actions": [self.dice.choice(game["seen"]["legal_actions"])],
        }
        game["seen"]["legal_actions"] = []  # until the next view
        await socket.send(json.dumps(self.pending))


async def newcomer(url: str, name: str) -> str:
    """A new identity: the value of its cookie."""
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=PLAIN) as client:
        (await client.put("/api/me", json={"name": name})).raise_for_status()
        return client.cookies[COOKIE]


async def set_table(url: str, cookies: Sequence[str], seats: Sequence[dict[str, Any]], **options: Any) -> str:
    """A table at which these people sit, in the open seats in turn, and whose game has begun; its id."""
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=PLAIN) as client:
        host = {"Cookie": f"{COOKIE}={cookies[0]}"}
        made = await client.post(
            "/api/tables", json={"seats": list(seats), "bot_delay": 0, **options}, headers=host
        )
        made.raise_for_status()
        table: str = made.json()["id"]
        places = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        for number, place in enumerate(places):
            cookie = {"Cookie": f"{COOKIE}={cookies[number % len(cookies)]}"}
            sat = await client.put(
                f"/api/tables/{table}/seats/{place}", json={"nonce": secrets.token_hex(16)}, headers=cookie
            )
            sat.raise_for_status()
        (await client.post(f"/api/tables/{table}/start", json={}, headers=host)).raise_for_status()
        return table


async def record_of(url: str, table: str, cookie: str) -> dict[str, Any]:
    """The record of a finished game."""
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=PLAIN) as client:
        answer = await client.get(f"/api/tables/{table}/record", headers={"Cookie": f"{COOKIE}={cookie}"})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


def check_account(record: dict[str, Any], people: Sequence[Person]) -> int:
    """Every acknowledged step is in the record, once and in order, and no other person's; how many."""
    done = [entry for person in people for entry in person.done]
    assert len({cid for cid, _, _ in done}) == len(done)
    steps = list(zip(record["actions"], record["decided_by"], strict=True))
    for seat in range(len(record["seats"])):
        kept = [action for (owner, action), by in steps if owner == seat and by == "human"]
        told = [action for _, owner, actions in done if owner == seat for action in actions]
        assert kept == told, f"seat {seat}: kept {kept}, acknowledged {told}"
    return len(done)
