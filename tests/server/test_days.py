"""The deal of the day: one for everybody, once a person, secret until tried; later for anybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from support.servers import Running, running, sqlite_in

from wildcards.conform.client import Socket, ok, problem, seats_of
from wildcards.engine.chance import commitment
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.server.live.days import deal_of_day, end_of, latest
from wildcards.server.live.deal_runs import DealRuns

DAY = "2026-11-29"
NOON = end_of(DAY) - 43_200_000
HOURS = 3_600_000


@pytest.fixture
def server(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server at noon, whose bots don't play the deals by themselves."""

    async def rest(_self: DealRuns) -> None:
        return

    monkeypatch.setattr(DealRuns, "work", rest)
    with running(sqlite_in(tmp_path)) as here:
        here.server.hub.deals.bot_delay = 0
        turn(here, NOON)
        yield here


def turn(server: Running, wall: int) -> None:
    """It is this time, in ms since 1970."""
    server.server.hub.deals.clock = lambda: wall


def play(client: httpx.Client, table: str) -> list[str]:
    """Play to the end, always the same way; all that was sent."""
    with Socket(client, table) as socket:
        while socket.table["status"] == "playing":
            if not (owing := socket.owing()):
                socket.receive()
                continue
            legal = socket.legal(owing[0])
            socket.step(owing[0], legal[socket.games[owing[0]]["step"] % len(legal)])
        return socket.frames


def today(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = ok(client.get("/api/days"))["days"][0]
    return found


def seed_of(server: Running, day: str = DAY) -> str:
    """What nobody may know before the day is over."""
    return deal_of_day(server.server.hub.deals._store.key, day).seed.hex()


def test_one_for_everybody_and_once_a_person(server: Running) -> None:
    ann, bob = server.client(), server.client()
    card = today(ann)
    assert (card["day"], card["state"], card["open"], card["ends"]) == (DAY, "new", True, end_of(DAY))
    assert card["deal"] == today(bob)["deal"]
    url = f"/api/deals/{card['deal']}"
    tables = [
        ok(one.post(f"{url}/tables", json={"name": name}))["id"] for one, name in ((ann, "Ann"), (bob, "Bob"))
    ]
    assert [one["level"] for one in seats_of(ann, tables[0])] == [None, "greedy", "skilled", "expert"]
    assert [one["name"] for one in seats_of(ann, tables[0])] == ["Ann", "Ida", "Otto", "Mira"]
    assert today(ann)["state"] == "playing"
    again = ann.post(f"{url}/tables", json={})
    assert problem(again) == (409, "day_taken")
    assert again.json()["args"] == {"table": tables[0]}
    for client, table in zip((ann, bob), tables, strict=True):
        play(client, table)
    assert problem(ann.post(f"{url}/tables", json={})) == (409, "day_taken")
    mine = today(ann)
    assert (mine["state"], mine["table"], mine["place"], mine["players"]) == ("over", tables[0], 1, 2)
    page = ok(ann.get(url))
    assert sorted([(one["name"], one["place"], one["score"]) for one in page["takes"]]) == [
        ("Ann", 1, mine["score"]),
        ("Bob", 1, mine["score"]),
    ]  # who does the same gets the same
    for body, said in (
        ({"seat": 1}, (400, "day_seat")),
        ({"friends": [1]}, (400, "day_alone")),
    ):
        assert problem(server.client().post(f"{url}/tables", json=body)) == said


def test_nothing_tells_its_cards_to_who_has_not_finished_it(server: Running) -> None:
    ann, eve = server.client(), server.client()
    deal = today(ann)["deal"]
    table = ok(ann.post(f"/api/deals/{deal}/tables", json={}))["id"]
    at = f"/api/tables/{table}"
    ways: list[tuple[str, str, Any]] = [
        ("GET", f"{at}/record", None),
        ("GET", f"{at}/replay", None),
        ("GET", f"{at}/replay?seat=0", None),
        ("POST", f"{at}/seats/0/review", None),
        ("POST", f"{at}/branches", {"seat": 0, "step": 9}),
        ("GET", f"{at}/knowledge", None),
        ("GET", f"{at}/knowledge?seat=0", None),
        ("POST", f"{at}/deal", None),
    ]
    for is_over in (False, True):
        if is_over:
            play(ann, table)
            ok(ann.get(f"{at}/replay"))  # from now on they are kept
            ok(ann.get(f"{at}/replay?seat=0"))
            ok(ann.post(f"{at}/seats/0/review"))
        for method, url, body in ways:
            refused = eve.request(method, url, json=body)
            assert refused.status_code == 403, (method, url, refused.text)
        assert eve.get(f"{at}/seats/0/review").status_code == (403 if is_over else 404)
        with Socket(eve, table) as socket:
            socket.ping()
            assert socket.games == {}
            assert all("seen" not in frame for frame in socket.frames)
        page = ok(eve.get(f"/api/deals/{deal}"))
        assert (page["secret"], page["takes"], page["levels"], page["seed"]) == (True, [], [], None)
        assert page["players"] == int(is_over)
        assert page["commitment"] == commitment(bytes.fromhex(seed_of(server)))


def test_the_seed_is_told_when_the_day_is_over(server: Running) -> None:
    ann, eve = server.client(), server.client()
    deal = today(ann)["deal"]
    table = ok(ann.post(f"/api/deals/{deal}/tables", json={}))["id"]
    frames = play(ann, table)
    said = [*frames, ann.get(f"/api/tables/{table}").text, ann.get(f"/api/deals/{deal}").text]
    said += [ann.get(f"/api/tables/{table}/replay").text, ann.get("/api/days").text]
    assert ok(ann.get(f"/api/deals/{deal}"))["takes"][0]["table"] == table
    assert not [one for one in said if seed_of(server) in one]
    refused = ann.get(f"/api/tables/{table}/record")
    assert problem(refused) == (403, "sealed")
    assert refused.json()["args"] == {"until": end_of(DAY)}
    assert problem(ann.post(f"/api/tables/{table}/branches", json={"seat": 0, "step": 5})) == (403, "sealed")
    turn(server, end_of(DAY) - 1)
    assert problem(ann.get(f"/api/tables/{table}/record")) == (403, "sealed")
    turn(server, end_of(DAY))
    record = Record.from_dict(ok(eve.get(f"/api/tables/{table}/record")))
    assert verify(record).is_over
    page = ok(eve.get(f"/api/deals/{deal}"))
    assert record.seed == page["seed"] == seed_of(server)
    assert record.commitment == page["commitment"]
    assert page["takes"][0]["table"] == table
    ok(eve.post(f"/api/tables/{table}/branches", json={"seat": 0, "step": 5}))


def test_when_the_day_turns_there_is_another(server: Running) -> None:
    ann, bob = server.client(), server.client()
    first = today(ann)
    begun = ok(ann.post(f"/api/deals/{first['deal']}/tables", json={}))["id"]
    turn(server, end_of(DAY))
    cards = ok(ann.get("/api/days"))["days"]
    assert [card["day"] for card in cards] == latest("2026-11-30")
    assert len({card["deal"] for card in cards}) == 8
    assert [card["open"] for card in cards] == [True] + 7 * [False]
    assert cards[1]["deal"] == first["deal"]
    assert cards[1]["state"] == "playing"
    # What was begun in time counts; what is begun now does not, and may be begun again.
    play(ann, begun)
    late = [ok(bob.post(f"/api/deals/{first['deal']}/tables", json={}))["id"] for _ in range(2)]
    play(bob, late[0])
    takes = {one["table"]: one for one in ok(bob.get(f"/api/deals/{first['deal']}"))["takes"]}
    assert (takes[begun]["late"], takes[begun]["place"]) == (False, 1)
    assert (takes[late[0]]["late"], takes[late[0]]["place"]) == (True, None)
    ok(ann.post(f"/api/deals/{cards[0]['deal']}/tables", json={}))


def test_nobody_helps_in_competition(server: Running) -> None:
    ann = server.client()
    deal = today(ann)["deal"]
    for day, said in ((NOON, (403, "competition")), (end_of(DAY), None)):
        turn(server, day)
        client = server.client()
        table = ok(client.post(f"/api/deals/{deal}/tables", json={}))["id"]
        with Socket(client, table) as socket:
            socket.until_seen(lambda: bool(socket.owing()))
        for answer in (
            client.post(f"/api/tables/{table}/seats/0/hint"),
            client.get(f"/api/tables/{table}/seats/0/advice", params={"level": "greedy"}),
        ):
            assert (None if answer.is_success else problem(answer)) == said


def test_who_gets_a_seat_by_a_link_has_seen_it(server: Running) -> None:
    ann, bob = server.client(), server.client()
    deal = today(ann)["deal"]
    table = ok(ann.post(f"/api/deals/{deal}/tables", json={}))["id"]
    token = ok(ann.post(f"/api/tables/{table}/seats/0/link"))["token"]
    ok(bob.post(f"/api/tables/{table}/claim", json={"token": token}))
    assert ok(bob.get(f"/api/deals/{deal}"))["seen"]
    own = ok(bob.post(f"/api/deals/{deal}/tables", json={}))["id"]
    play(bob, own)
    takes = ok(bob.get(f"/api/deals/{deal}"))["takes"]
    assert [one["seen"] for one in takes] == [True]


def test_a_table_that_is_gone_gives_way(server: Running) -> None:
    store = server.server.hub.deals._store
    ann = server.client()
    deal = today(ann)["deal"]
    assert store.claim(deal, "ann", "never-made") == "never-made"
    assert store.claim(deal, "ann", "another") == "another"


def test_its_key_stays(server: Running) -> None:
    deals = server.server.hub.deals
    assert deals._store.key == deals._library.deal_key()
    assert json.dumps(DAY) not in seed_of(server)
    assert seed_of(server) != seed_of(server, "2026-11-28")
