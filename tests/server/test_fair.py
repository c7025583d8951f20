"""Fair deals: committed to before the nonces, mixed from all of them, and revealed at the end, not before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from strategies import last_of, play
from support.servers import Running, running, sqlite_in

from wildcards.conform.client import Json, Socket, make, nonce, ok, play_out, problem, sit, start, you
from wildcards.engine.rules import Rules
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "novice"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_in(tmp_path_factory.mktemp("fair"))) as here:
        yield here


def sha(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def test_the_seed_is_mixed_from_all_parts(server: Running) -> None:
    ann, bob = server.client(), server.client()
    mine = [nonce(), nonce()]
    table = make(ann, [you(mine[0]), OPEN, BOT, {"kind": "leo"}])
    first = ok(ann.get(f"/api/tables/{table}"))["fair"]
    assert first == {"commitment": first["commitment"], "nonces": None, "server_seed": None, "seed": None}
    ok(bob.put(f"/api/tables/{table}/seats/1", json={"nonce": mine[1]}))
    told = [ok(bob.get(f"/api/tables/{table}"))["fair"], start(ann, table)["fair"]]
    assert told[0] == first
    assert told[1] == {**first, "nonces": told[1]["nonces"]}
    assert told[1]["nonces"][:2] == mine
    assert told[1]["nonces"][2:] == [None, None]  # a bot gives none, nor does Leo
    with Socket(ann, table) as one, Socket(bob, table) as two:
        play_out([one, two], 1)
        last = one.table["fair"]
    assert last == {**told[1], "server_seed": last["server_seed"], "seed": last["seed"]}
    server_seed = bytes.fromhex(last["server_seed"])
    assert sha(server_seed) == first["commitment"]
    nonces = b"".join([(one or "").encode() + b"\n" for one in last["nonces"]])
    assert sha(b"wildcards/1 mix", server_seed, nonces) == last["seed"]
    check_record(server, ok(ann.get(f"/api/tables/{table}/record")), last)


def check_record(server: Running, data: Json, told: Json) -> None:
    """The record says the same and can be verified; with any part changed it cannot."""
    verify(Record.from_dict(data))
    assert data["seed"] == told["seed"]
    parts = {key: told[key] for key in ("server_seed", "commitment", "nonces")}
    assert data["fair_deal"] == parts
    client = server.client()
    assert ok(client.post("/api/verify", json=data))["valid"]
    other: dict[str, Any] = {
        "server_seed": "0" * 64,
        "commitment": "0" * 64,
        "nonces": [nonce(), *parts["nonces"][1:]],
    }
    for key, value in other.items():
        changed = {**data, "fair_deal": {**parts, key: value}}
        assert not ok(client.post("/api/verify", json=changed))["valid"]
    assert not ok(client.post("/api/verify", json={**data, "seed": "0" * 64}))["valid"]
    assert not ok(client.post("/api/verify", json={**data, "actions": data["actions"][:-1]}))["valid"]


def test_whoever_makes_a_table_can_give_his_nonce_after_the_commitment(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, BOT])
    commitment = ok(ann.get(f"/api/tables/{table}"))["fair"]["commitment"]
    mine = nonce()
    for given in (nonce(), mine, mine):
        view = ok(ann.put(f"/api/tables/{table}/seats/0", json={"nonce": given}))
        assert view["fair"]["commitment"] == commitment
    assert problem(bob.put(f"/api/tables/{table}/seats/0", json={"nonce": nonce()})) == (409, "seat_taken")
    assert start(ann, table, "novice")["fair"]["nonces"][0] == mine
    assert problem(ann.put(f"/api/tables/{table}/seats/0", json={"nonce": nonce()})) == (409, "wrong_status")


@pytest.mark.parametrize(
    "wrong", ["", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n", "g" * 32, "\u0660" * 32, None]
)
def test_a_nonce_is_of_32_digits(server: Running, wrong: str | None) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    assert problem(bob.put(f"/api/tables/{table}/seats/1", json={"nonce": wrong})) == (400, "malformed")


def test_no_two_tables_share_a_seed(server: Running) -> None:
    ann = server.client()
    told = {ok(ann.get(f"/api/tables/{make(ann)}"))["fair"]["commitment"] for _ in range(5)}
    assert len(told) == 5


def test_a_given_seed_is_told_to_be_one(server: Running) -> None:
    ann, bob = server.client(), server.client()
    seed = "ab" * 32
    deals = []
    for _ in range(2):
        table = make(ann, [you(), OPEN, BOT], deal={"kind": "given", "seed": seed})
        view = sit(bob, table, 1)
        assert view["settings"]["deal"] == "given"
        assert view["fair"]["commitment"] == sha(bytes.fromhex(seed))
        start(ann, table)
        with Socket(ann, table) as one, Socket(bob, table) as two:
            deals.append(two.games[1]["seen"]["hand"])
            play_out([one, two], 1)
            for text in two.frames:
                assert seed not in text or json.loads(text)["table"]["status"] == "over"
        record = ok(bob.get(f"/api/tables/{table}/record"))
        assert record["seed"] == seed
        assert "fair_deal" not in record
        verify(Record.from_dict(record))
    assert deals[0] == deals[1]


@pytest.mark.parametrize(
    "deal",
    [
        {"kind": "given"},
        {"kind": "fair", "seed": "0" * 64},
        {"kind": "given", "seed": "0" * 64 + "\n"},
        {"kind": "x"},
    ],
)
def test_a_deal_is_one_of_two(server: Running, deal: Json) -> None:
    answer = server.client().post("/api/tables", json={"deal": deal})
    assert answer.status_code == 400


def test_the_host_may_choose_who_holds_the_talisman_first(server: Running) -> None:
    """It is announced before anybody gives a nonce, and the record says so."""
    ann = server.client()
    table = make(ann, [you(), BOT, BOT, {"kind": "leo"}], talisman=2)
    assert ok(ann.get(f"/api/tables/{table}"))["settings"]["talisman"] == 2
    start(ann, table)
    with Socket(ann, table) as one:
        assert one.games[0]["seen"]["talisman"] == 2
        play_out([one], 1)
    data = ok(ann.get(f"/api/tables/{table}/record"))
    assert (data["talisman"], data["talisman_by"]) == (2, "host")
    verify(Record.from_dict(data))
    answer = ok(ann.post("/api/verify", json=data))
    assert answer["valid"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([OPEN, BOT, BOT, {"kind": "leo"}], {"talisman": 3}),
        ([OPEN, BOT, BOT], {"talisman": 3}),
        ([OPEN, BOT, BOT], {"talisman": 0, "rules": {"edition": "2020"}}),
    ],
)
def test_a_seat_that_cannot_hold_the_talisman_is_refused(
    server: Running, seats: list[Json], options: dict[str, Any]
) -> None:
    answer = server.client().post("/api/tables", json={"seats": seats, **options})
    assert answer.status_code == 400
    assert answer.json()["code"] == "rules"
    assert answer.json()["args"]["why"].startswith("talisman: expected ")


def test_a_record_with_a_key_given_twice_is_not_valid(server: Running) -> None:
    text = Record.of(last_of(play(Rules(seats=3), 1))).to_json()
    twice = text.replace('"result": ', '"result": null, "result": ')
    client = server.client()
    assert ok(client.post("/api/verify", content=text))["valid"]
    answer = ok(client.post("/api/verify", content=twice))
    assert (answer["valid"], answer["why"]) == (False, "result: expected once in its object, got it 2 times")
