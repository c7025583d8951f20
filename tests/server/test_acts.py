"""Commands over the WebSocket: each is answered, and those that are refused change nothing."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
import pytest
from support.servers import Running

from wildcards.conform.client import Json, Socket, make, nonce, ok, play_out, problem, sit, start, you

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "novice"}


@pytest.fixture
def doors() -> Iterator[ExitStack]:
    """Closes sockets at the end."""
    with ExitStack() as stack:
        yield stack


class Pair:
    """Two people at a table of three, in their first round of bids; the first of them has two seats."""

    def __init__(self, server: Running, doors: ExitStack) -> None:
        self.server, self._doors = server, doors
        self.ann, self.bob = server.client(), server.client()
        self.table = make(self.ann, [you(), OPEN, you()])
        sit(self.bob, self.table, 1, "Bob")
        start(self.ann, self.table)
        self.one, self.two = self.join(self.ann), self.join(self.bob)

    def join(self, client: httpx.Client, **options: Any) -> Socket:
        return self._doors.enter_context(Socket(client, self.table, **options))

    @property
    def seq(self) -> int:
        return self.server.server.hub.lives[self.table].table.seq


@pytest.fixture
def pair(server: Running, doors: ExitStack) -> Pair:
    return Pair(server, doors)


def code(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["code"])


def test_a_command_is_carried_out_once(pair: Pair) -> None:
    command = pair.one.command(0, pair.one.legal(0)[0])
    done = pair.one.ask(command)
    assert done == {"type": "done", "id": command["id"], "seat": 0, "step": command["step"] + 1}
    seq = pair.seq
    assert pair.one.ask(command) == done
    assert pair.join(pair.ann).ask(command) == done  # after a reconnect
    pair.two.act(1, pair.two.legal(1)[0])
    pair.one.act(2, pair.one.legal(2)[0])  # bids are turned over: the game has moved on
    assert pair.join(pair.ann).ask(command) == done
    assert pair.seq == seq + 2


def test_a_command_sent_twice_at_once_is_carried_out_once(pair: Pair) -> None:
    command = pair.one.command(0, pair.one.legal(0)[0])
    tabs = [pair.join(pair.ann) for _ in range(4)]
    seq = pair.seq
    answers = at_once([partial(tab.ask, command) for tab in tabs])
    assert all(answer == answers[0] and answer["type"] == "done" for answer in answers)
    assert pair.seq == seq + 1


def at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    """Call all of them at the same moment."""
    barrier = threading.Barrier(len(calls))

    def call(one: Callable[[], Any]) -> Any:
        barrier.wait()
        return one()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(call, calls))


def test_an_id_stands_for_one_command(pair: Pair) -> None:
    first, other = pair.one.legal(0)[:2]
    assert pair.one.act(0, first, id="one")["type"] == "done"
    assert code(pair.one.act(0, other, id="one")) == "id_used"
    assert code(pair.one.act(0, first, first, id="one")) == "id_used"
    assert code(pair.one.ask({"type": "back", "id": "one", "seat": 0})) == "id_used"
    assert (
        pair.one.act(2, first if first in pair.one.legal(2) else pair.one.legal(2)[0], id="one")["type"]
        == "done"
    )


def test_an_id_stands_for_the_animal_it_named(pair: Pair) -> None:
    """Not for its slot, whatever is there."""
    chooser = random.Random(5)
    while True:
        socket, seat = next((s, seat) for s in (pair.one, pair.two) for seat in s.owing())
        takes = [token for token in socket.legal(seat) if "@" in token and ">" not in token]
        token = takes[0] if takes else chooser.choice(socket.legal(seat))
        answer = socket.act(seat, token, id="take" if takes else f"a{pair.seq}")
        assert answer["type"] == "done"
        if takes:
            break
        for one in (pair.one, pair.two):
            one.ping()
    other = ("sq" if takes[0][:2] != "sq" else "pe") + takes[0][2:]
    assert code(socket.act(seat, other, id="take")) == "id_used"
    assert socket.act(seat, takes[0], id="take") == answer


def test_stale_and_future_steps_are_refused(pair: Pair) -> None:
    now, token = pair.one.games[0]["step"], pair.one.legal(0)[0]
    seq = pair.seq
    for step in (0, now - 1, now + 1, 100_000):
        refused = pair.one.act(0, token, step=step)
        assert (code(refused), refused["args"]) == ("stale", {"seat": 0, "step": now, "got": step})
    assert pair.seq == seq


@pytest.mark.parametrize("seat", [1, 3, 4])
def test_seats_of_others_are_refused(pair: Pair, seat: int) -> None:
    stranger = pair.join(pair.server.client())
    for socket in (pair.one, stranger):
        for kind in ({"type": "act", "step": 0, "actions": ["F1"]}, {"type": "back"}):
            answer = socket.ask({**kind, "id": "x", "seat": seat})
            assert code(answer) == ("foreign_seat" if seat == 1 else "no_seat")
    assert not stranger.owing()
    assert list(stranger.games) == [None]


def test_steps_out_of_turn_are_refused(pair: Pair) -> None:
    pair.one.act(0, pair.one.legal(0)[0])
    pair.one.until_seen(lambda: not pair.one.legal(0))
    seq = pair.seq
    answer = pair.one.act(0, "F1")
    assert code(answer) in ("not_owed", "illegal", "not_in_hand")
    assert pair.seq == seq


@pytest.mark.parametrize("token", ["F9", "pe@1", "ib>sq@2", "-", "?", " ", "R2", "~"])
def test_steps_that_are_none_are_refused(pair: Pair, token: str) -> None:
    seq = pair.seq
    refused = pair.one.act(0, token)
    assert refused["type"] == "refused"
    assert refused["args"]["token"] == token
    assert pair.seq == seq


def test_nothing_goes_before_hello(pair: Pair) -> None:
    socket = pair.join(pair.ann, greet=False)
    for message in (
        {"type": "ping", "id": "p"},
        {"type": "back", "id": "b", "seat": 0},
        {"type": "act", "id": "a", "seat": 0, "step": 0, "actions": ["F1"]},
    ):
        answer = socket.ask(message)
        assert (code(answer), answer["id"]) == ("no_hello", message["id"])
    for version in (0, 2, -1):
        answer = socket.ask({"type": "hello", "protocol": version})
        assert (code(answer), answer["args"]) == ("protocol", {"expected": 1, "got": version})
    assert not socket.games
    socket.hello()
    assert socket.owing() == [0, 2]


def test_nothing_is_done_before_the_start_or_after_the_end(server: Running, doors: ExitStack) -> None:
    ann = server.client()
    table = make(ann, [you(), you(), BOT])
    socket = doors.enter_context(Socket(ann, table))
    act = {"type": "act", "id": "early", "seat": 0, "step": 0, "actions": ["F1"]}
    assert code(socket.ask(act)) == "wrong_status"
    assert code(socket.ask({"type": "back", "id": "b", "seat": 0})) == "wrong_status"
    start(ann, table)
    socket.until_seen(lambda: 0 in socket.games)
    last = socket.command(0, socket.legal(0)[0])
    done = socket.ask(last)
    play_out([socket], 2)
    assert code(socket.act(0, "F1")) == "over"
    assert code(socket.ask({"type": "back", "id": "c", "seat": 0})) == "over"
    assert socket.ask(last) == done  # what was carried out stays so
    assert problem(ann.post(f"/api/tables/{table}/start", json={})) == (409, "wrong_status")
    assert problem(ann.put(f"/api/tables/{table}/seats/0", json={"nonce": nonce()})) == (409, "wrong_status")


@pytest.mark.parametrize("seed", range(3))
def test_whoever_owes_a_step_learns_it(server: Running, seed: int) -> None:
    """Even if the previous phase ended without any event, as when nobody discards a card."""
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, you()], rules={"edition": "2020"})
    sit(bob, table, 1)
    start(ann, table)
    with Socket(ann, table) as one, Socket(bob, table) as two:
        play_out([one, two], seed)
        assert one.table["status"] == two.table["status"] == "over"


def test_two_tabs_show_the_same(pair: Pair) -> None:
    tabs = [pair.join(pair.ann), pair.join(pair.ann)]
    tabs[0].act(0, tabs[0].legal(0)[0])
    tabs[1].until_seen(lambda: not tabs[1].legal(0))
    tabs[1].act(2, tabs[1].legal(2)[0])
    pair.two.act(1, pair.two.legal(1)[0])
    for tab in tabs:
        while tab.games[0]["seen"]["bids"][1] is None or tab.games[2]["seen"]["bids"][1] is None:
            tab.receive()
        tab.ping()
    assert {seat: game["seen"] for seat, game in tabs[0].games.items()} == {
        seat: game["seen"] for seat, game in tabs[1].games.items()
    }


def test_one_seat_goes_to_one_of_two(server: Running) -> None:
    for _ in range(5):
        people = [server.client() for _ in range(3)]
        table = make(people[0], [you(), OPEN, OPEN])
        url = f"/api/tables/{table}/seats/1"
        answers = at_once([partial(person.put, url, json={"nonce": nonce()}) for person in people[1:]])
        assert sorted([answer.status_code for answer in answers]) == [200, 409]
        assert [answer.json()["code"] for answer in answers if answer.status_code == 409] == ["seat_taken"]


def test_five_seats_bid_at_the_same_moment(server: Running, doors: ExitStack) -> None:
    people = [server.client() for _ in range(5)]
    table = make(people[0], [you(), *[OPEN] * 4])
    for seat in range(1, 5):
        sit(people[seat], table, seat)
    start(people[0], table)
    sockets = [doors.enter_context(Socket(person, table)) for person in people]
    bids = [socket.legal(seat)[0] for seat, socket in enumerate(sockets)]
    answers = at_once([partial(socket.act, seat, bids[seat]) for seat, socket in enumerate(sockets)])
    assert [answer["type"] for answer in answers] == ["done"] * 5
    for seat, socket in enumerate(sockets):
        while None in socket.games[seat]["seen"]["bids"]:
            socket.receive()
        assert socket.games[seat]["seen"]["bids"] == bids


# --- several steps at once


def test_a_payment_is_made_as_a_whole(server: Running, doors: ExitStack) -> None:
    """A take and its payment go in one message, or not at all; no view shows only a part of it."""
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, you()])
    sit(bob, table, 1)
    start(ann, table)
    one, two = [doors.enter_context(Socket(client, table)) for client in (ann, bob)]
    chooser = random.Random(8)
    paid = 0
    while one.table["status"] == "playing" and paid < 3:
        for socket in (one, two):
            socket.ping()
        socket, seat = next((s, seat) for s in (one, two) for seat in s.owing())
        offered = [c for c in socket.games[seat]["choices"] if c.get("cheapest") and "reason" not in c]
        if offered and len(offered[0]["cheapest"]) >= 2:
            paid += 1
            check_payment(server, table, socket, seat, offered[0], two if socket is one else one)
            continue
        legal = socket.legal(seat)
        bids = [token for token in legal if token[-1] in "34"]
        socket.act(seat, chooser.choice(bids or [t for t in legal if t != "-"] or legal))
    assert paid


def check_payment(server: Running, table: str, socket: Socket, seat: int, take: Json, other: Socket) -> None:
    tokens = [take["token"], *take["cheapest"]]
    seq = server.server.hub.lives[table].table.seq
    hand = socket.games[seat]["seen"]["hand"]
    missing = next(card for card in ("W4", "M4", "S4", "F4", "F1") if card not in hand)
    for wrong in ([*tokens[:-1], missing], [*tokens, tokens[-1]], [*tokens, "-"], [tokens[1], tokens[0]]):
        assert socket.act(seat, *wrong)["type"] == "refused"
    assert server.server.hub.lives[table].table.seq == seq
    frames = len(other.frames)
    assert socket.act(seat, *tokens)["type"] == "done"
    assert server.server.hub.lives[table].table.seq == seq + 1
    other.until(lambda message: "games" in message)
    other.ping()
    for text in other.frames[frames:]:
        assert f'"phase":"PAY","round":{socket.games[seat]["seen"]["round"]},"to_act":[{seat}]' not in text


def test_steps_of_others_cannot_be_mixed_in(pair: Pair) -> None:
    """What comes after the seat's own turn doesn't belong together with it."""
    bid = pair.one.legal(0)[0]
    seq = pair.seq
    for more in ("-", "pe@1", bid, pair.one.legal(0)[-1]):
        assert code(pair.one.act(0, bid, more)) == "not_together"
    assert code(pair.one.act(0, *[bid] * 12)) == "not_together"
    too_many = pair.one.act(0, *[bid] * 13)
    assert (code(too_many), too_many["id"]) == ("malformed", too_many["id"])
    assert code(pair.one.ask({**pair.one.command(0), "actions": []})) == "malformed"
    assert pair.seq == seq


def test_two_ask_for_a_rematch_at_once(server: Running, doors: ExitStack) -> None:
    """They find each other at one table, and no other table is left over."""
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, BOT], visibility="public")
    sit(bob, table, 1)
    start(ann, table)
    with Socket(ann, table) as one, Socket(bob, table) as two:
        play_out([one, two], 3)
    url = f"/api/tables/{table}/rematch"
    answers = at_once([partial(person.post, url) for person in (ann, bob)])
    made = [ok(answer) for answer in answers]
    assert made[0]["id"] == made[1]["id"]
    assert [one["id"] for one in ann.get("/api/tables").json()] == [made[0]["id"]]
    again = made[0]["id"]
    seats = ok(ann.get(f"/api/tables/{again}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open", "bot"]
    eve = server.client()
    assert problem(eve.put(f"/api/tables/{again}/seats/1", json={"nonce": nonce()})) == (409, "seat_taken")
    sit(bob, again, 1)
    assert [seat["kind"] for seat in sit(ann, again, 0)["seats"]] == ["person", "person", "bot"]
