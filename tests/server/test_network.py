"""A simulated network that loses, delays, duplicates, reorders and cuts, between clients and two servers.

All of it runs in one thread from one seed, so a failure comes again. The servers' parts are the real ones
(Table, Connection, Socket); the log, the clock and the network are made up here.
"""

from __future__ import annotations

import heapq
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Final, TypeVar, cast

import pytest
from strategies import TABLES, table_name, tries

from wildcards.engine.rules import Rules
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Absence, Clock, Settings
from wildcards.server.config import Config, Limits
from wildcards.server.http.limits import Buckets
from wildcards.server.http.socket import Socket
from wildcards.server.live.connection import Connection
from wildcards.server.live.hub import Hub
from wildcards.server.live.live_table import Decide, LiveTable
from wildcards.server.live.shares import Party
from wildcards.server.metrics import Metrics
from wildcards.table import views
from wildcards.table.entry import Created, Entry, Seated, Started
from wildcards.table.seat import Answered
from wildcards.table.table import Table

T = TypeVar("T")
RESEND: Final = 40  # ticks after which an unanswered message is sent again
PING: Final = 150  # ticks between two questions for the number of the last view
ENDLESS: Final = 200_000


class Wire:
    """Everything that is under way, and when it arrives."""

    def __init__(self, dice: random.Random, *, is_rough: bool) -> None:
        self.now = 0
        self._dice = dice
        self._is_rough = is_rough
        self._queue: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = count()
        self.seen: Counter[str] = Counter()

    def send(self, arrive: Callable[[], None], *, is_safe: bool = False) -> None:
        """Let something arrive sometime, perhaps twice, perhaps never."""
        times = [self._dice.randint(1, 10) if self._is_rough else 5]
        if self._is_rough and not is_safe:
            fate = self._dice.random()
            if fate < 0.05:
                times = []
                self.seen["lost"] += 1
            elif fate < 0.10:
                times.append(self._dice.randint(1, 60))
                self.seen["doubled"] += 1
            elif fate < 0.15:
                times = [self._dice.randint(20, 60)]
                self.seen["late"] += 1
        for time in times:
            self.at(time, arrive)

    def at(self, ticks: int, happen: Callable[[], None]) -> None:
        """Let something happen after this many ticks."""
        heapq.heappush(self._queue, (self.now + ticks, next(self._numbers), happen))

    def run(self, is_done: Callable[[], bool]) -> None:
        """Run until it is done."""
        while not is_done():
            assert self._queue, "nothing is under way any more"
            self.now, _, happen = heapq.heappop(self._queue)
            assert self.now < ENDLESS, "it does not come to an end"
            happen()


class Process:
    """A server process: its own fold of the log, which it learns about late."""

    def __init__(self, log: list[Entry], wire: Wire) -> None:
        self.log = log
        self.wire = wire
        self.others: list[Process] = []
        self.live = LiveTable(Table.fold("t" * 20, log), 0)
        self.config = Config("", limits=Limits().times(1e6))
        self.messages = Buckets(*self.config.limits.messages_of_address)
        self.metrics = Metrics()
        self.conflicts = 0

    def now(self) -> int:
        """Table time."""
        return self.wire.now

    async def command(self, live: LiveTable, decide: Decide) -> Answered | None:
        """Like the hub's: decide, keep, apply, announce; if the number is taken, learn and decide again."""
        while True:
            decided = decide(live.table, self.wire.now)
            if isinstance(decided, Answered) or not decided:
                return decided if isinstance(decided, Answered) else None
            if len(self.log) == live.table.seq + 1:
                break
            self.conflicts += 1
            self.learn()
        self.log.extend(decided)
        self.learn()
        for other in self.others:
            self.wire.send(other.learn, is_safe=True)
        return None

    def learn(self) -> None:
        """Apply what is new in the log."""
        for entry in self.log[self.live.table.seq + 1 :]:
            self.live.table.apply(entry)
        self.live.changed()
        for line in list(self.live.connections):
            cast("Phone", line).speak()


class Phone(Connection):
    """The server's end of a connection."""

    def __init__(self, process: Process, client: Client) -> None:
        super().__init__(process.live, client.uid)
        self.process = process
        self.client = client
        party, limit = Party("", client.uid), process.messages
        self.talk = Socket(
            cast("Hub", process), process.live.table.id, party, limit, cast("Any", None), None, None
        )
        process.live.enter(self)

    def hear(self, text: str) -> None:
        """A message of the client arrives."""
        if self in self.process.live.connections:
            finish(self.talk._answer(self.live, self, {"type": "websocket.receive", "text": text}))
            self.speak()

    def speak(self) -> None:
        """Send what there is to send."""
        for message in self.take():
            text = message.decode()
            self.process.wire.send(lambda text=text: self.client.hear(self, text))  # type: ignore[misc]

    def hang_up(self) -> None:
        """The connection is cut."""
        if self in self.process.live.connections:
            self.process.live.leave(self)


class Client:
    """A person: keeps what it is told, and plays random legal steps in its seats."""

    def __init__(self, uid: str, wire: Wire, processes: list[Process], dice: random.Random) -> None:
        self.uid = uid
        self.wire = wire
        self.processes = processes
        self.dice = dice
        self.events: dict[int | None, list[Any]] = {}
        self.games: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.number: int | None = None  # of the last view; None: not welcome yet
        self.pending: dict[str, Any] | None = None
        self.done: list[tuple[int, list[str]]] = []
        self.refused: Counter[str] = Counter()
        self.hellos = 0
        self.dial()
        self.wire.at(PING, self.ping)

    def dial(self) -> None:
        """Connect to any process, and say hello."""
        self.phone = Phone(self.dice.choice(self.processes), self)
        self.greet()

    def ping(self) -> None:
        """Ask for the number of the last view, and ask again sometime."""
        phone = self.phone
        self.wire.send(lambda: phone.hear('{"type":"ping","id":"p"}'))
        self.wire.at(PING, self.ping)

    def cut(self) -> None:
        """The connection breaks; another is made."""
        self.phone.hang_up()
        self.dial()

    def greet(self) -> None:
        """Say hello, until there is an answer."""
        self.number = None
        self.hellos += 1
        self.send({"type": "hello", "protocol": 1}, again=lambda: self.number is None)

    def send(self, message: dict[str, Any], again: Callable[[], bool]) -> None:
        """Send, and again if there is no answer."""
        phone, text = self.phone, json.dumps(message)

        def attempt() -> None:
            if self.phone is phone and again():
                self.wire.send(lambda: phone.hear(text))
                self.wire.at(RESEND, attempt)

        attempt()

    def hear(self, phone: Phone, text: str) -> None:
        """A message arrives."""
        message = json.loads(text)
        if phone is not self.phone:
            return
        if message["type"] == "welcome":
            if self.number is None:
                self.number = message.get("number", 0)
                self.events.clear()
        elif message["type"] == "view":
            self.look(message)
        elif message["type"] == "pong":
            if self.number is not None and message.get("number", 0) > self.number:
                self.greet()
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            pending, self.pending = self.pending, None
            if message["type"] == "done":
                self.done.append((pending["seat"], pending["actions"]))
            else:
                self.refused[message["code"]] += 1
        self.act()

    def look(self, view: dict[str, Any]) -> None:
        """A view arrives: the next one counts, an old one does not, a gap means to ask for everything."""
        if self.number is None or view["number"] <= self.number:
            return
        if view["number"] != self.number + 1:
            self.greet()
            return
        self.number = view["number"]
        self.table = view.get("table", self.table)
        for game in view.get("games", []):
            seen = self.events.setdefault(game["seat"], [])
            before = game["step"] - len(game["events"])
            assert before <= len(seen)  # fewer: it is sent again from there
            seen[before:] = game["events"]
            self.games[game["seat"]] = game

    def act(self) -> None:
        """Take a step if one is owed; send what is unanswered again on a new connection."""
        if self.number is None:
            return
        if self.pending is None:
            owing = [game for game in self.games.values() if game["seen"]["legal_actions"]]
            if not owing:
                return
            game = self.dice.choice(owing)
            tokens = [self.dice.choice(game["seen"]["legal_actions"])]
            game["seen"]["legal_actions"] = []
            self.pending = {"type": "act", "id": secrets.token_hex(8), "seat": game["seat"]}
            self.pending |= {"step": game["step"], "actions": tokens}
        elif self.pending.get("phone") is self.phone:
            return
        pending = {key: value for key, value in self.pending.items() if key != "phone"}
        self.pending["phone"] = self.phone
        number = self.pending["id"]
        self.send(pending, again=lambda: self.pending is not None and self.pending["id"] == number)

    def is_done(self) -> bool:
        return (
            self.table.get("status") == "over" and self.pending is None and self.number == self.phone.number
        )


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never really waits."""
    try:
        work.send(None)
    except StopIteration as stop:
        return cast("T", stop.value)
    raise AssertionError("it waits")


def begin(rules: Rules, dice: random.Random, people: list[str]) -> list[Entry]:
    """The log of a table whose game has begun."""
    options = RulesOptions(edition=rules.edition)  # type: ignore[arg-type]
    settings = Settings("", options, "public", "public", Clock(), Absence(None), "fair", 0.0)
    seed = dice.randbytes(32).hex()
    log: list[Entry] = [Created(0, people[0], settings, rules.leo_seat, rules.seats, None, seed)]
    for number, seat in enumerate(rules.human_seats()):
        log.append(Seated(0, seat, people[number % len(people)], "N", dice.randbytes(16).hex()))
    return [*log, Started(0)]


def play(rules: Rules, seed: int, *, is_rough: bool = True) -> Counter[str]:
    """A game over a simulated network; returns what happened on the way."""
    dice = random.Random(f"network {table_name(rules)} {seed}")
    wire = Wire(dice, is_rough=is_rough)
    people = [f"person{i}" for i in range(dice.randint(1, len(rules.human_seats())))]
    log = begin(rules, dice, people)
    processes = [Process(log, wire), Process(log, wire)]
    for process in processes:
        process.others = [other for other in processes if other is not process]
    clients = [Client(uid, wire, processes, dice) for uid in (*people, "watcher")]

    def cut() -> None:
        dice.choice(clients).cut()
        wire.at(dice.randint(50, 400), cut)

    if is_rough:
        wire.at(100, cut)
    wire.run(lambda: all(client.is_done() for client in clients))
    check_end(rules, log, clients)
    met = Counter(wire.seen)
    met["conflicts"] = sum([process.conflicts for process in processes])
    met["hellos"] = sum([client.hellos for client in clients])
    for client in clients:
        met.update(client.refused)
    return met


def check_end(rules: Rules, log: list[Entry], clients: list[Client]) -> None:
    """Every client has what the log says; every acknowledged step was taken once, and no other."""
    table = Table.fold("t" * 20, log)
    for client in clients:
        seats: list[int | None] = [*table.seats_of(client.uid)]
        for seat in seats or [None]:
            whole = json.loads(views.encode(views.game_view(table, seat, 0)))
            assert client.events[seat] == whole["events"]
            assert client.games[seat]["seen"] == whole["seen"]
    taken = views.record(table).actions
    for seat in rules.human_seats():
        told = [
            token for client in clients for owner, tokens in client.done if owner == seat for token in tokens
        ]
        assert [token for owner, token in taken if owner == seat] == told


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_client_ends_with_what_the_server_has(rules: Rules) -> None:
    met: Counter[str] = Counter()
    for seed in range(tries(2)):
        met += play(rules, seed)
    assert all(met[what] for what in ("lost", "doubled", "late", "hellos"))


def test_a_smooth_network_needs_no_second_hello() -> None:
    met = play(TABLES[1], 1, is_rough=False)
    people = met["hellos"] - 1
    assert 1 <= people <= TABLES[1].seats
    assert not met["lost"]


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_client_ends_with_what_the_server_has_at_length(rules: Rules) -> None:
    for seed in range(100, 300):
        play(rules, seed)
