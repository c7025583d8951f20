"""Rated tables and people's pages over HTTP."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
from support.servers import Cluster, Running, running, sqlite_in, wait_for

from wildcards.conform.client import hurry, make, ok, problem, sit, start, you
from wildcards.ratings.anchors import anchors
from wildcards.server.storage.results import ResultStore

BOT = {"kind": "bot", "level": "novice"}
OPEN = {"kind": "open"}
NOBODY = "a" * 20


def played(server: Running, *people: httpx.Client, **options: Any) -> str:
    """A finished game of these people, the first being the host, and novices."""
    first, *others = people
    seats = [you(), *[OPEN] * len(others), *[BOT] * (3 - len(people))]
    table = make(first, seats, name="Ann", **options)
    for seat, one in enumerate(others, start=1):
        sit(one, table, seat, f"Guest {seat}")
    start(first, table)
    hurry(people, table)
    wait_for(lambda: counted(server, table))
    return table


def counted(server: Running, table: str) -> bool:
    store: ResultStore = server.server.hub.profiles._results
    return store.unsettled([], 100) == [] or table not in store.unsettled([], 100)


def mine(client: httpx.Client) -> dict[str, Any]:
    return ok(client.get("/api/me/profile"))


def test_a_rated_game_moves_ratings_and_is_on_the_page(server: Running) -> None:
    ann, bob = server.client(), server.client()
    assert (mine(ann)["games"], mine(ann)["rating"], mine(ann)["shown"]) == (0, None, "met")
    table = played(server, ann, bob, rated=True, visibility="public")
    page = mine(ann)
    assert (page["name"], page["you"], page["games"], page["rating"]["games"]) == ("Ann", True, 1, 1)
    assert page["rating"]["sigma"] < 25 / 3
    assert [point["mu"] for point in page["curve"]] == [page["rating"]["mu"]]
    [kind] = page["kinds"]
    assert (kind["edition"], kind["seats"], kind["leo"], kind["games"], sum(kind["places"])) == (
        ("2022", 3, False, 1, 1)
    )
    result = ok(ann.get(f"/api/tables/{table}"))["result"]
    [latest] = page["latest"]
    assert (latest["rank"], latest["of"], latest["score"], latest["table"]) == (
        (result["ranks"][0], 3, result["scores"][0], table)
    )
    assert all(one["species"] in ("pe", "sq", "ea", "ib", "li", "me") for one in page["leaders"])


def test_games_that_are_not_rated_are_on_the_page_without_a_rating(server: Running) -> None:
    ann = server.client()
    played(server, ann)
    page = mine(ann)
    assert (page["games"], page["rating"], page["curve"], page["latest"][0]["rating"]) == (1, None, [], None)


def test_whoever_leaves_has_the_place_of_their_seat(server: Running) -> None:
    ann = server.client()
    table = make(ann, [you(), BOT, BOT], rated=True)
    start(ann, table)
    ok(ann.post(f"/api/tables/{table}/leave"))
    wait_for(lambda: ok(ann.get(f"/api/tables/{table}"))["status"] == "over")
    wait_for(lambda: mine(ann)["games"] == 1)
    rank = ok(ann.get(f"/api/tables/{table}"))["result"]["ranks"][0]
    assert mine(ann)["latest"][0]["rank"] == rank
    assert mine(ann)["rating"]["games"] == 1


def test_who_may_see_a_page_is_its_persons_choice(server: Running) -> None:
    ann, bob, eve = server.client(), server.client(), server.client()
    played(server, ann, bob)
    at = f"/api/people/{mine(ann)['id']}"
    seen = {"nobody": (200, 404, 404), "met": (200, 200, 404), "all": (200, 200, 200)}
    for shown, expected in seen.items():
        assert ok(ann.put("/api/me/profile", json={"shown": shown}))["shown"] == shown
        assert tuple(one.get(at).status_code for one in (ann, bob, eve)) == expected
    assert ok(eve.get(at))["shown"] is None
    assert ok(eve.get(at))["latest"][0]["table"] is None  # of a private table
    ok(ann.put("/api/me/profile", json={"shown": "nobody"}))
    hidden, missing = eve.get(at), eve.get(f"/api/people/{NOBODY}")
    assert problem(hidden) == problem(missing) == (404, "no_person")
    assert hidden.content == missing.content


def test_sitting_at_a_table_together_is_not_having_met(server: Running) -> None:
    """Otherwise a moment at an open table would be enough."""
    ann, eve = server.client(), server.client()
    at = f"/api/people/{mine(ann)['id']}"
    table = make(ann, [you(), OPEN, BOT], name="Ann")
    sit(eve, table, 1, "Eve")
    assert problem(eve.get(at)) == (404, "no_person")
    assert [one["person"] for one in ann.get(f"/api/tables/{table}/people").json()] == [mine(ann)["id"], None]
    assert [one["person"] for one in eve.get(f"/api/tables/{table}/people").json()] == [None, None]


def test_no_identity_is_in_what_is_told(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = played(server, ann, bob, rated=True, visibility="public")
    ok(ann.put("/api/me/profile", json={"shown": "all"}))
    uids = [one.uid for one in server.server.hub.lives[table].table.seats if one.uid]
    assert len(uids) == 2
    told = "".join(
        bob.get(path).text
        for path in (
            "/api/me/profile",
            f"/api/people/{mine(ann)['id']}",
            "/api/ratings",
            f"/api/tables/{table}/people",
        )
    )
    assert not any(uid in told for uid in uids)


def test_ratings_are_shown_at_the_seats_of_rated_tables_alone(server: Running) -> None:
    ann, eve = server.client(), server.client()
    played(server, ann, rated=True)
    rating = mine(ann)["rating"]
    for rated in (True, False):
        table = make(ann, [you(), OPEN, BOT], rated=rated)
        [seated] = eve.get(f"/api/tables/{table}/people").json()
        assert seated == {"seat": 0, "person": None, "rating": rating if rated else None}
        [own] = ann.get(f"/api/tables/{table}/people").json()
        assert own["person"] == mine(ann)["id"]


def test_the_list_has_those_whom_everybody_may_see_from_so_many_games_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.client(), server.client()
    for client in (ann, bob):
        ok(client.put("/api/me/profile", json={"shown": "all"}))
    played(server, ann, bob, rated=True)
    listed = ok(ann.get("/api/ratings"))
    assert (listed["needed"], listed["people"]) == (20, [])  # nobody has so many
    assert [one["level"] for one in listed["bots"]] == list(anchors())
    monkeypatch.setattr("wildcards.server.live.profiles.NEEDED", 1)
    listed = ok(ann.get("/api/ratings"))["people"]
    assert {one["id"] for one in listed} >= {mine(ann)["id"], mine(bob)["id"]}
    assert [one["you"] for one in listed].count(True) == 1
    floors = [one["rating"]["mu"] - 3 * one["rating"]["sigma"] for one in listed]
    assert floors == sorted(floors, reverse=True)
    ok(bob.put("/api/me/profile", json={"shown": "met"}))
    again = [one["id"] for one in ok(ann.get("/api/ratings"))["people"]]
    assert (mine(ann)["id"] in again, mine(bob)["id"] in again) == (True, False)


# --- what a rated table is


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"deal": {"kind": "given", "seed": "5e" * 32}}, "rated_deal"),
        ({"hints": True}, "rated_hints"),
        ({"absence": {"grace": None}}, "rated_wait"),
    ],
)
def test_tables_that_cannot_be_rated(server: Running, options: dict[str, Any], code: str) -> None:
    refused = server.client().post("/api/tables", json={"rated": True, **options})
    assert problem(refused) == (400, code)


def test_a_game_by_the_day_can_be_rated_as_its_clock_ends_it(server: Running) -> None:
    clock = {"kind": "decision", "seconds": 86_400}
    assert server.client().post("/api/tables", json={"rated": True, "clock": clock}).status_code == 201


def test_nobody_has_two_seats_by_whatever_way(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, OPEN], rated=True)
    again = ann.put(f"/api/tables/{table}/seats/1", json={"nonce": "0" * 32})
    assert problem(again) == (409, "rated_twice")
    sit(bob, table, 1)
    token = ok(bob.post(f"/api/tables/{table}/seats/1/link"))["token"]
    assert problem(ann.post(f"/api/tables/{table}/claim", json={"token": token})) == (409, "rated_twice")
    ok(ann.put(f"/api/tables/{table}/seats/0", json={"nonce": "0" * 32}))  # another nonce


def test_whoever_is_losing_cannot_end_it_or_ask_for_help(server: Running) -> None:
    ann = server.client()
    table = make(ann, [you(), BOT, BOT], rated=True)
    at = f"/api/tables/{table}"
    start(ann, table)
    assert problem(ann.post(f"{at}/close")) == (409, "rated_end")
    assert problem(ann.post(f"{at}/end")) == (409, "rated_end")
    assert problem(ann.get(f"{at}/seats/0/advice?level=greedy")) == (403, "competition")
    assert problem(ann.post(f"{at}/seats/0/hint")) == (403, "competition")


def test_it_can_be_called_off_before_it_begins_and_a_rematch_is_rated_too(server: Running) -> None:
    ann = server.client()
    table = make(ann, [you(), BOT, BOT], rated=True)
    ok(ann.post(f"/api/tables/{table}/close"))
    again = ok(ann.post(f"/api/tables/{table}/rematch"))["id"]
    assert ok(ann.get(f"/api/tables/{again}"))["settings"]["rated"] is True


@pytest.mark.parametrize("path", ["/api/people/x", f"/api/people/{NOBODY}x", "/api/people/%00"])
def test_ids_that_are_none(server: Running, path: str) -> None:
    assert server.client().get(path).status_code in (400, 404)


@pytest.mark.parametrize("body", [{}, {"shown": "some"}, {"shown": None}, {"shown": "all", "x": 1}, []])
def test_choices_that_are_none(server: Running, body: Any) -> None:
    assert server.client().put("/api/me/profile", json=body).status_code == 400


def test_the_pages_are_the_clients(server: Running) -> None:
    client = server.client()
    for path in ("/ratings", f"/p/{NOBODY}"):
        assert re.search("html", client.get(path).headers["content-type"])


def test_two_processes_count_a_game_once(postgres: Cluster) -> None:
    url = postgres.database()
    with running(url) as one, running(url) as other:
        ann, bob = one.client(), one.client()
        table = make(ann, [you(), OPEN, BOT], rated=True)
        there = other.client(cookies=dict(ann.cookies))
        sit(bob, table, 1)
        start(ann, table)
        assert ok(there.get(f"/api/tables/{table}"))["status"] == "playing"  # it follows the table too
        hurry([ann, bob], table)
        asyncio.run(other.server.hub.profiles.count_missed())
        wait_for(lambda: mine(ann)["games"] == 1)
        assert mine(ann)["rating"]["games"] == mine(bob)["rating"]["games"] == 1
        assert ok(there.get("/api/me/profile")) == mine(ann)


def test_on_sqlite_a_server_started_again_counts_what_it_missed(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_in(tmp_path)
    with running(url) as server:
        ann = server.client()
        monkeypatch.setattr(server.server.hub.profiles, "moved_on", lambda _: None)
        table = make(ann, [you(), BOT, BOT], rated=True)
        start(ann, table)
        hurry([ann], table)
        assert mine(ann)["games"] == 0
    with running(url) as server:
        asyncio.run(server.server.hub.profiles.count_missed())
        again = server.client(cookies=dict(ann.cookies))
        assert mine(again)["rating"]["games"] == 1
