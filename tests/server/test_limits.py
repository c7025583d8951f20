"""Limits: whoever trips one is told for how long; those who play normally behind one address never do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers import UNLIMITED, Running, running, sqlite_in, wait_for

from wildcards.conform.client import Json, Socket, make, ok, sit, start, you
from wildcards.server.config import Limits
from wildcards.server.http.limits import Buckets, Counts, seconds
from wildcards.server.http.middleware import TOO_MANY
from wildcards.server.storage.library import MOST_LISTED

OPEN: Json = {"kind": "open"}


def limited(tmp_path: Path, **limits: Any) -> Any:
    """A server with these limits and no others."""
    return running(sqlite_in(tmp_path), limits=Limits(**{**vars(UNLIMITED), **limits}))


def elsewhere(server: Running, number: int) -> httpx.Client:
    """Somebody new at another address."""
    return server.client(headers={"x-forwarded-for": f"192.0.2.{number}"})


def check_refused(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert answer.json()["args"]["seconds"] > 0
    assert int(answer.headers["retry-after"]) >= answer.json()["args"]["seconds"]


def test_buckets_fill_again() -> None:
    now = 0.0
    buckets = Buckets(2, 0.5, lambda: now, most=2)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]
    assert buckets.take("b") == 0
    now = 1.0
    assert buckets.take("a") == 1
    now = 2.0
    assert [buckets.take("a"), buckets.take("a")] == [0, 2]
    now = 1000.0
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]
    buckets.take("c")
    assert len(buckets) == 2


def test_counts_go_down_again() -> None:
    counts = Counts(2)
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    assert counts.enter("b")
    counts.leave("a")
    assert counts.enter("a")


def test_a_wait_is_told_as_more_than_nothing() -> None:
    assert [seconds(wait) for wait in (0.001, 0.1, 0.11, 9.99)] == [0.1, 0.1, 0.2, 10.0]


def test_requests_of_a_person(tmp_path: Path) -> None:
    with limited(tmp_path, requests_of_one=(3, 0.01)) as server:
        ann, bob = server.client(), server.client()
        ann.get("/api/me")
        assert [ann.get("/api/tables").status_code for _ in range(3)] == [200] * 3
        check_refused(ann.get("/api/tables"))
        assert [bob.get("/api/tables").status_code for _ in range(3)] == [200] * 3
        assert ann.get("/health").status_code == 200


def test_requests_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, requests=(5, 0.01)) as server:
        for _ in range(5):
            assert elsewhere(server, 1).get("/api/me").status_code == 200
        check_refused(elsewhere(server, 1).get("/api/me"))
        assert elsewhere(server, 2).get("/api/me").status_code == 200


def test_tables_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, tables=(2, 0.01), tables_of_address=(3, 0.01)) as server:
        ann, bob = elsewhere(server, 1), elsewhere(server, 1)
        ann.get("/api/me")
        assert [ann.post("/api/tables", json={}).status_code for _ in range(2)] == [201] * 2
        check_refused(ann.post("/api/tables", json={}))
        assert bob.post("/api/tables", json={}).status_code == 201
        check_refused(bob.post("/api/tables", json={}))
        assert elsewhere(server, 2).post("/api/tables", json={}).status_code == 201
        assert len(ann.get("/api/me/tables").json()) == 2


def test_unfinished_tables_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, unfinished=2, unfinished_of_address=3) as server:
        ann, bob = elsewhere(server, 1), elsewhere(server, 1)
        ann.get("/api/me")
        mine = [ann.post("/api/tables", json={}).json()["id"] for _ in range(2)]
        refused = ann.post("/api/tables", json={})
        assert (refused.status_code, refused.json()) == (
            409,
            {"code": "too_many_tables", "args": {"whose": "person", "most": 2}},
        )
        assert bob.post("/api/tables", json={}).status_code == 201
        refused = elsewhere(server, 1).post(
            "/api/tables", json={}
        )  # being somebody new each time is no way round it
        assert refused.json() == {"code": "too_many_tables", "args": {"whose": "address", "most": 3}}
        assert elsewhere(server, 2).post("/api/tables", json={}).status_code == 201
        ok(ann.post(f"/api/tables/{mine[0]}/close"))
        assert ann.post("/api/tables", json={}).status_code == 201


def test_an_ipv6_network_is_one_client(tmp_path: Path) -> None:
    with limited(tmp_path, requests=(5, 0.01)) as server:
        for number in range(6):
            one = server.client(headers={"x-forwarded-for": f"2001:db8:0:1::{number:x}"})
            answer = one.get("/api/me")
            assert (answer.status_code == 200) == (number < 5)
        other = server.client(headers={"x-forwarded-for": "2001:db8:0:2::1"})
        assert other.get("/api/me").status_code == 200


def test_handshakes_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, handshakes=(5, 0.01), handshakes_of_one=(3, 0.01)) as server:
        ann, bob = server.client(), server.client()
        table = make(ann)
        bob.get("/api/me")
        for person, most in ((ann, 3), (bob, 1)):
            for _ in range(most):
                with Socket(person, table):
                    pass
            with Socket(person, table, greet=False) as late:
                assert late.closed() == TOO_MANY


def test_the_lobby_has_pages(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path)) as server:
        ann = server.client()
        ann.get("/api/me")
        made = [
            ann.post("/api/tables", json={"visibility": "public"}).json()["id"]
            for _ in range(MOST_LISTED + 7)
        ]
        for path in ("/api/tables", "/api/me/tables"):
            first = ann.get(path).json()
            assert len(first) == MOST_LISTED
            after = f"{first[-1]['changed']}.{first[-1]['id']}"
            rest = ann.get(path, params={"after": after}).json()
            assert sorted([card["id"] for card in first + rest]) == sorted(made)
            last = f"{rest[-1]['changed']}.{rest[-1]['id']}"
            assert ann.get(path, params={"after": last}).json() == []
            for wrong in ("", "x", "1", made[0], f"1.{made[0]}'", f"-1.{made[0]}", f"{10**15}.{made[0]}"):
                refused = ann.get(path, params={"after": wrong})
                assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


def test_guesses_of_codes_and_links(tmp_path: Path) -> None:
    with limited(tmp_path, guesses=(3, 0.01)) as server:
        table = make(server.client())
        assert [elsewhere(server, 1).get("/api/codes/ABCDEF").status_code for _ in range(2)] == [404] * 2
        url = f"/api/tables/{table}/claim"
        assert elsewhere(server, 1).post(url, json={"token": "x"}).status_code == 403
        check_refused(elsewhere(server, 1).post(url, json={"token": "x"}))
        check_refused(elsewhere(server, 1).get("/api/codes/ABCDEF"))
        assert elsewhere(server, 2).get("/api/codes/ABCDEF").status_code == 404


def test_heavy_requests_weigh_more(tmp_path: Path) -> None:
    with limited(tmp_path, work=(2.5, 0.001), work_of_address=(5, 0.001)) as server:
        ann, bob = elsewhere(server, 1), elsewhere(server, 1)
        for person in (ann, bob):
            person.get("/api/me")
        assert [ann.post("/api/verify", json={}).status_code for _ in range(2)] == [200] * 2
        check_refused(ann.post("/api/verify", json={}))
        assert ann.get("/api/tables").status_code == 200
        check_refused(bob.post("/api/verify", json={"much": "x" * 200_000}))
        assert elsewhere(server, 2).post("/api/verify", json={}).status_code == 200


def test_messages_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, messages_of_address=(20, 0.001)) as server, ExitStack() as doors:
        ann, bob = elsewhere(server, 1), elsewhere(server, 1)
        table = make(ann)
        bob.get("/api/me")
        one, other = [doors.enter_context(Socket(person, table)) for person in (ann, bob)]
        one.ping()
        assert one.ask({"type": "hello", "protocol": 1})["type"] == "welcome"
        one.until(lambda message: message["type"] == "view")
        assert other.ask({"type": "hello", "protocol": 1})["code"] == "too_many"
        with Socket(elsewhere(server, 2), table) as far:
            far.ping()


def test_sockets_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=2, sockets_of_address=3) as server, ExitStack() as doors:
        ann, bob = server.client(), server.client()
        table = make(ann)
        bob.get("/api/me")
        sockets = [doors.enter_context(Socket(ann, table)) for _ in range(2)]
        with Socket(ann, table, greet=False) as third:
            assert third.closed() == TOO_MANY
        doors.enter_context(Socket(bob, table))
        with Socket(bob, table, greet=False) as fourth:
            assert fourth.closed() == TOO_MANY
        sockets[0].close()
        wait_for(lambda: len(server.server.hub.lives[table].connections) == 2)
        with Socket(bob, table) as again:
            again.ping()


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Running]:
    with running(sqlite_in(tmp_path), limits=Limits()) as server:
        yield server


def test_thirty_people_behind_one_address_play_undisturbed(usual: Running) -> None:
    """They all come at once, look around, open two tabs each, and play; everything at full speed."""
    with ExitStack() as doors:
        for group in range(6):
            people = [usual.client() for _ in range(5)]
            for number, person in enumerate(people):
                arrive(person, f"Player {group} {number}")
            table = make(people[0], [you(), *[OPEN] * 4], visibility="public")
            code = ok(people[0].get(f"/api/tables/{table}"))["code"]
            for seat in range(1, 5):
                assert ok(people[seat].get(f"/api/codes/{code}"))["id"] == table
                sit(people[seat], table, seat)
            start(people[0], table)
            tabs = [[doors.enter_context(Socket(person, table)) for _ in range(2)] for person in people]
            for _ in range(4):
                for seat, (tab, _other) in enumerate(tabs):
                    tab.ping()
                    if tab.owing():
                        assert tab.act(seat, tab.legal(seat)[0])["type"] == "done"
        metrics = usual.server.hub.metrics.text().decode()
        assert 'code="too_many"' not in metrics


def arrive(person: httpx.Client, name: str) -> None:
    """What a client asks for in its first seconds."""
    for path in ("/", "/api/me", "/api/levels", "/api/tables", "/api/me/tables", "/api/tables"):
        assert person.get(path).status_code == 200
    assert person.put("/api/me", json={"name": name}).status_code == 200
