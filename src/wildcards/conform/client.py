"""Tables at a server: made over HTTP, played over WebSockets by random legal tokens, every frame kept."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, Final, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wildcards.conform.check import expect
from wildcards.protocol import PROTOCOL

PATIENCE: Final = 30.0
Json = dict[str, Any]


def nonce() -> str:
    """A nonce, as a player's device makes it."""
    return secrets.token_hex(16)


def you(given: str | None = None) -> Json:
    """A seat for whoever makes the table; `make` seats that person, with this nonce."""
    return {"kind": "you", "nonce": given or nonce()}


def make(client: httpx.Client, seats: Sequence[Json] | None = None, **options: Any) -> str:
    """A table of this person; without seats: one for that person and three open ones. Returns its id."""
    name = options.pop("name", None)
    wanted = seats or [you(), *[{"kind": "open"}] * 3]
    setups = [{"kind": "open"} if seat["kind"] == "you" else seat for seat in wanted]
    made = client.post("/api/tables", json={"seats": setups, "bot_delay": 0, **options})
    expect(made.status_code == 201, _told(made))
    table = str(made.json()["id"])
    for number, seat in enumerate(wanted):
        if seat["kind"] == "you":
            ok(client.put(f"/api/tables/{table}/seats/{number}", json={"nonce": seat["nonce"], "name": name}))
    return table


def make_of(client: httpx.Client, *kinds: str, **options: Any) -> str:
    """A table of these seats: `open`, or bots of a level. Nobody sits yet. Returns its id."""
    seats = [{"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind} for kind in kinds]
    return make(client, seats, **options)


def seats_of(client: httpx.Client, table: str) -> list[Json]:
    """Who sits where."""
    found: list[Json] = ok(client.get(f"/api/tables/{table}"))["seats"]
    return found


def sit(client: httpx.Client, table: str, seat: int, name: str | None = None) -> Json:
    """Take a seat, which is open; returns the table as seen from it."""
    return ok(client.put(f"/api/tables/{table}/seats/{seat}", json={"nonce": nonce(), "name": name}))


def start(client: httpx.Client, table: str, fill: str | None = None) -> Json:
    """Begin the game."""
    return ok(client.post(f"/api/tables/{table}/start", json={"fill": fill}))


def ok(response: httpx.Response) -> Json:
    """What a request returned, which succeeded."""
    expect(response.status_code in (200, 201), _told(response))
    found: Json = response.json()
    return found


def problem(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return response.status_code, response.json()["code"]


def _told(response: httpx.Response) -> str:
    asked = f"{response.request.method} {response.request.url.path}"
    return f"{asked}: expected success, got {response.status_code} {response.text[:200]}"


ENDLESS: Final = 99  # rounds


class Socket:
    """A person's connection to a table; it knows what it was last sent, as a client does."""

    def __init__(self, client: httpx.Client, table: str, *, greet: bool = True, **options: Any) -> None:
        headers = dict(options.pop("additional_headers", {}))
        cookies = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
        if cookies:
            headers["cookie"] = cookies
        url = str(client.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/socket"
        options.setdefault("max_queue", None)  # what is not read waits here, and doesn't hold up the server
        self._open = ExitStack()
        connecting = connect(
            url, additional_headers=headers, compression=None, max_size=None, proxy=None, **options
        )
        self.web: ClientConnection = self._open.enter_context(connecting)
        self.frames: list[str] = []
        self.table: Json = {}
        self.games: dict[int | None, Json] = {}
        if greet:
            self.hello()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def send(self, message: Any) -> None:
        """Send a message, or text or bytes as they are."""
        self.web.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        text = self.web.recv(timeout)
        expect(isinstance(text, str), f"expected a text message, got bytes: {text[:80]!r}")
        self.frames.append(str(text))
        message: Json = json.loads(text)
        if message["type"] == "view":
            self._look(message)
        return message

    def _look(self, view: Json) -> None:
        self.table = view.get("table", self.table)
        for game in view.get("games", []):
            self.games[game["seat"]] = game

    def until(self, is_so: Callable[[Json], bool]) -> Json:
        """Receive until a message meets the condition."""
        while True:
            message = self.receive()
            if is_so(message):
                return message

    def until_seen(self, is_so: Callable[[], bool]) -> None:
        """Receive until what is known meets the condition."""
        while not is_so():
            self.receive()

    def ask(self, message: Any) -> Json:
        """Send a message and return the answer to it."""
        self.send(message)
        return self.until(lambda answer: answer["type"] != "view")

    def hello(self) -> None:
        """Say hello, and look around."""
        answer = self.ask({"type": "hello", "protocol": PROTOCOL})
        expect(answer["type"] == "welcome", f"expected a welcome, got {answer}")
        self.until(lambda message: message["type"] == "view")

    def ping(self) -> None:
        """Wait until everything sent before is dealt with."""
        name = secrets.token_hex(4)
        self.send({"type": "ping", "id": name})
        self.until(lambda answer: answer["type"] == "pong" and answer["id"] == name)

    def act(self, seat: int, *tokens: str, **options: Any) -> Json:
        """Take steps as things stand, and return the answer."""
        return self.ask(self.command(seat, *tokens, **options))

    def command(self, seat: int, *tokens: str, **options: Any) -> Json:
        """The message that takes these steps."""
        message = {"type": "act", "id": secrets.token_hex(6), "seat": seat, "step": self.games[seat]["step"]}
        return {**message, "actions": list(tokens), **options}

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now."""
        found: list[str] = self.games[seat]["seen"]["legal_actions"]
        return found

    def closed(self) -> int:
        """Receive until the server closes; returns the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    # --- playing

    def owing(self) -> list[int]:
        """Its own seats that owe a step, as far as it knows."""
        return [
            seat for seat, game in self.games.items() if seat is not None and game["seen"]["legal_actions"]
        ]

    @property
    def round(self) -> int:
        """The round that is played, as far as it knows."""
        return max(int(game["seen"]["round"]) for game in self.games.values())

    def play(self, chooser: random.Random, until: int = ENDLESS) -> None:
        """Play its seats by random legal steps, and watch, until that round begins or the table is over."""
        while self.table["status"] == "playing" and self.round < until:
            if not (owing := self.owing()):
                self.receive()
                continue
            self.step(seat := chooser.choice(owing), chooser.choice(self.legal(seat)))

    def step(self, seat: int, token: str) -> None:
        answer = self.act(seat, token)
        expect(answer["type"] == "done", f"seat {seat}, {token!r}: expected done, got {answer}")
        # The view may have come before the answer, or come after it.
        self.until_seen(lambda: self.games[seat]["step"] >= answer["step"])


def play_out(sockets: Sequence[Socket], seed: int, until: int = ENDLESS) -> None:
    """Let everybody play to the end, or until that round begins, at the same time."""
    with ThreadPoolExecutor(len(sockets)) as threads:
        playing = [
            threads.submit(socket.play, random.Random(f"{seed}/{number}"), until)
            for number, socket in enumerate(sockets)
        ]
        for one in playing:
            one.result(timeout=240)


def hurry(clients: Sequence[httpx.Client], table: str, until: int = ENDLESS) -> None:
    """Let these people play on without their pages, to the end or until that round begins."""
    with ExitStack() as open_:
        play_out([open_.enter_context(Socket(client, table)) for client in clients], 1, until)
