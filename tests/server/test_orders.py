"""Orders of operators: given by way of the database, followed by every process, each kept."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st
from support.players import COOKIE
from support.servers import Running, order, running, sqlite_in, wait_for, with_schema
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wildcards.server.http.identity import Identities
from wildcards.server.live import follower
from wildcards.server.live.follower import BANNED
from wildcards.server.live.standing import Standing
from wildcards.server.storage.database import Database
from wildcards.server.storage.orders import Announce, Ban, Drain, End, Given, Unban, give, orders_after

OPEN = {"kind": "open"}
TABLE = {"seats": [OPEN, {"kind": "bot"}, {"kind": "bot"}], "bot_delay": 0}


@pytest.fixture
def server(database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(follower, "EVERY", 0.02)
    with running(database.url) as here:
        yield here


def read_to_the_end(socket: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in socket:
            pass


def status_of(client: httpx.Client, table: str) -> str:
    return str(client.get(f"/api/tables/{table}").json()["status"])


def test_nothing_is_told_where_nothing_was_ordered(server: Running) -> None:
    assert server.client().get("/api/notice").json() == {
        "text": None,
        "until": None,
        "draining": False,
        "free_text": True,
    }


def test_an_announcement_is_told_until_it_is_taken_away(server: Running) -> None:
    client = server.client()
    order(server, Announce("Maintenance", 4_000_000_000_000))
    assert client.get("/api/notice").json()["text"] == "Maintenance"
    order(server, Announce("Yesterday", 1000))
    assert client.get("/api/notice").json()["text"] is None
    order(server, Announce("Now"), Announce(""))
    assert client.get("/api/notice").json()["text"] is None


def test_a_server_that_drains_takes_no_tables(server: Running) -> None:
    client = server.client()
    before = client.post("/api/tables", json=TABLE).json()["id"]
    order(server, Drain(on=True))
    assert client.get("/api/notice").json()["draining"]
    refused = client.post("/api/tables", json=TABLE)
    assert (refused.status_code, refused.json()["code"]) == (503, "draining")
    assert client.put(f"/api/tables/{before}/seats/0", json={"nonce": "0" * 32}).status_code == 200
    order(server, Drain(on=False))
    assert client.post("/api/tables", json=TABLE).status_code == 201


def test_a_table_is_ended_whoever_plays_there(server: Running) -> None:
    ann, ben = server.client(), server.client()
    table = ann.post("/api/tables", json={**TABLE, "seats": [OPEN, OPEN, {"kind": "bot"}]}).json()["id"]
    for seat, person in enumerate((ann, ben)):
        person.put(f"/api/tables/{table}/seats/{seat}", json={"nonce": "0" * 32})
    assert ann.post(f"/api/tables/{table}/start", json={}).json()["status"] == "playing"
    order(server, End(table, "abandoned"), End("k" * 20), End(table))
    wait_for(lambda: status_of(ann, table) == "closed")


def test_whoever_is_banned_neither_asks_nor_plays(server: Running) -> None:
    ann, ben = server.client(), server.client()
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    cookie = ann.cookies[COOKIE]
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    until = 4_000_000_000_000
    with connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as socket:
        socket.send('{"type": "hello", "protocol": 1}')
        bearer = Identities(server.server.hub.library.secret()).read(cookie)
        assert bearer is not None
        order(server, Ban(person=bearer.uid, until=until))
        read_to_the_end(socket)
    assert socket.close_code == BANNED
    refused = ann.get("/api/me")
    assert (refused.status_code, refused.json()) == (403, {"code": "banned", "args": {"until": until}})
    assert ann.get("/").status_code != 403  # the page that says so
    assert ben.get("/api/me").status_code == 200
    with connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as socket:
        read_to_the_end(socket)
    assert socket.close_code == BANNED
    order(server, Unban(1))
    assert ann.get("/api/me").status_code == 200


def test_a_network_is_banned(server: Running) -> None:
    client = server.client()
    order(server, Ban(network="127.0.0.0/8"))
    assert client.get("/api/me").json()["code"] == "banned"
    assert client.get("/health").status_code == 200


def test_operators_see_how_the_server_is_doing(server: Running) -> None:
    client = server.client()
    client.post("/api/tables", json={**TABLE, "title": "<b>"})
    order(server, Announce("<i>"), Drain(on=True))
    page = client.get("/status")
    assert page.headers["content-type"].startswith("text/html")
    for told in ("1 open", "none: draining", "&lt;i&gt;", "appends that wait", "MiB"):
        assert told in page.text


def test_others_do_not(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), metrics_from="192.0.2.1") as server:
        assert server.client().get("/status").status_code == 404


def test_orders_given_while_no_server_ran_are_followed(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    with running(url) as server:
        client = server.client()
        table = client.post("/api/tables", json=TABLE).json()["id"]
    database = Database(url)
    give(database, "test", 1, End(table))
    give(database, "test", 1, Drain(on=True))
    database.close()
    with running(url) as server:
        client = server.client()
        assert client.get("/api/notice").json()["draining"]
        wait_for(lambda: status_of(client, table) == "closed")


def test_orders_are_numbered_and_stay(tmp_path: Path) -> None:
    database = with_schema(sqlite_in(tmp_path))
    first = give(database, "ann@here", 7, Drain(on=True))
    second = give(database, "ben@here", 8, Ban(network="10.0.0.0/8", why="spam"))
    with database.snapshot() as connection:
        assert orders_after(connection, 0) == [first, second]
        assert orders_after(connection, 1) == [second]
    database.close()


ORDERS = st.one_of(
    st.builds(Ban, person=st.sampled_from("ab"), until=st.one_of(st.none(), st.integers(0, 20))),
    st.builds(Unban, number=st.integers(1, 9)),
    st.builds(Drain, on=st.booleans()),
    st.builds(Announce, text=st.sampled_from(["", "x"]), until=st.one_of(st.none(), st.integers(0, 20))),
)


@drawn(st.lists(ORDERS, max_size=9), st.integers(0, 25))
def test_what_holds_follows_from_the_orders_alone(orders: list[Any], now: int) -> None:
    """A person is banned exactly if a ban of theirs was not lifted after it and has not run out."""
    standing = Standing()
    for number, one in enumerate(orders, 1):
        standing.take(Given(number, 0, "x", one))
    for person in "ab":
        holds = [
            number
            for number, one in enumerate(orders, 1)
            if isinstance(one, Ban)
            and one.person == person
            and (one.until is None or now < one.until)
            and not any(isinstance(later, Unban) and later.number == number for later in orders[number:])
        ]
        assert (standing.ban_of(person, "192.0.2.1", now) is not None) == bool(holds)
    drains = [one.on for one in orders if isinstance(one, Drain)]
    assert standing.is_draining == (drains[-1] if drains else False)
