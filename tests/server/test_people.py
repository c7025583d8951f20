"""People at a table: bots with names, how games ended, where they continue, why a bot decided, links."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from support.servers import Running, running, sqlite_in

from wildcards.bots.names import BOT_NAMES, bot_name
from wildcards.conform.client import Socket, make, nonce, ok, play_out, problem, sit, start, you
from wildcards.server.config import Config, own_address

BOT = {"kind": "bot", "level": "novice"}
OPEN = {"kind": "open"}


def played(server: Running, **options: object) -> tuple[httpx.Client, str]:
    """A table at which Ann has played against two bots to the end."""
    ann = server.client()
    table = make(ann, [you(), BOT, BOT], name="Ann", **options)
    start(ann, table)
    with Socket(ann, table) as socket:
        play_out([socket], 1)
    return ann, table


def test_bots_have_names_of_their_own_at_every_table() -> None:
    for table in ("a", "b", "another"):
        names = [bot_name(table, seat) for seat in range(5)]
        assert len(set(names)) == 5
        assert names == [bot_name(table, seat) for seat in range(5)]
        for seat, name in enumerate(names):
            other = bot_name(table, seat, [name.upper()])
            assert other not in names
            assert other in BOT_NAMES
    assert bot_name("a", 0) != bot_name("b", 0)


def test_a_bots_name_stays_from_the_waiting_room_to_the_record_and_to_the_rematch(server: Running) -> None:
    ann, table = played(server)
    seats = ok(ann.get(f"/api/tables/{table}"))["seats"]
    names = [seat["name"] for seat in seats]
    assert names == ["Ann", bot_name(table, 1), bot_name(table, 2)]
    record = ok(ann.get(f"/api/tables/{table}/record"))
    assert [(one["name"], one["player"]) for one in record["seats"]] == [
        ("Ann", "human"),
        (names[1], "novice"),
        (names[2], "novice"),
    ]
    [card] = ann.get("/api/me/tables").json()
    assert card["names"] == names
    again = ok(ann.post(f"/api/tables/{table}/rematch"))["id"]
    assert [seat["name"] for seat in ok(ann.get(f"/api/tables/{again}"))["seats"]] == names


def test_ones_own_list_tells_how_one_finished_and_no_other_does(server: Running) -> None:
    ann, table = played(server, visibility="public")
    [card] = ann.get("/api/me/tables").json()
    result = ok(ann.get(f"/api/tables/{table}"))["result"]
    assert card["finishes"] == [
        {"name": "Ann", "rank": result["ranks"][0], "of": 3, "score": result["scores"][0]}
    ]
    start(ann, make(ann, [you(), BOT, BOT], visibility="public"))
    for listed in (*ann.get("/api/tables").json(), *server.client().get("/api/tables").json()):
        assert listed["finishes"] == []


@pytest.mark.parametrize("spectators", ["public", "closed"])
def test_who_may_watch_is_told_where_it_goes_on(server: Running, spectators: str) -> None:
    ann, table = played(server, spectators=spectators)
    again = ok(ann.post(f"/api/tables/{table}/rematch"))["id"]
    seen = ok(server.client().get(f"/api/tables/{table}"))["rematch"]
    assert seen == (again if spectators == "public" else None)


def test_a_kept_seat_is_offered_to_its_person_alone(server: Running) -> None:
    ann, table = played(server)
    again = ok(ann.post(f"/api/tables/{table}/rematch"))["id"]
    eve = server.client()
    assert ok(ann.get(f"/api/tables/{again}"))["seats"][0]["kept_for_you"] is True
    assert ok(eve.get(f"/api/tables/{again}"))["seats"][0]["kept_for_you"] is False
    assert problem(eve.put(f"/api/tables/{again}/seats/0", json={"nonce": nonce()})) == (409, "seat_taken")


def test_who_left_is_told_so_and_nobody_else_is(server: Running) -> None:
    ann, ben = server.client(), server.client()
    table = make(ann, [you(), OPEN, BOT])
    sit(ben, table, 1)
    start(ann, table)
    ok(ben.post(f"/api/tables/{table}/leave"))
    assert ok(ben.get(f"/api/tables/{table}"))["seats"][1]["stand_in_why"] == "left"
    assert ok(ann.get(f"/api/tables/{table}"))["seats"][1]["stand_in_why"] is None


def test_links_for_others_hold_the_address_of_the_machine_where_it_listens_to_all() -> None:
    port = Config("sqlite://").port
    assert Config("sqlite://").outward() == f"http://localhost:{port}"
    assert Config("sqlite://", host="0.0.0.0").outward() == f"http://{own_address() or 'localhost'}:{port}"
    assert Config("sqlite://", host="192.168.1.7").outward() == f"http://192.168.1.7:{port}"
    assert Config("sqlite://", host="0.0.0.0", public_url="https://a.b/c/").outward() == "https://a.b/c"


def test_the_page_is_told_that_address(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), public_url="http://cards.example") as server:
        page = server.client().get("/")
        assert page.status_code in (200, 503)
        ann = server.client()
        table = make(ann, [you(), BOT, BOT])
        assert ok(ann.post(f"/api/tables/{table}/seats/0/link"))["url"].startswith("http://cards.example/t/")
        if page.status_code == 200:
            assert '<meta name="outward" content="http://cards.example"' in page.text
