"""Deals that several people play: pages, takes, who has seen the cards, and what bots reach."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
from support.servers import UNLIMITED, Running, running, sqlite_in, wait_for

from wildcards.analysis.deal import deal_results
from wildcards.bots.levels import LEVELS
from wildcards.conform.client import Socket, make, make_of, ok, play_out, problem, seats_of, sit, start, you
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify
from wildcards.server.live import days, deal_runs, deals
from wildcards.server.storage import deals as store
from wildcards.table import places

BOTS = [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "greedy"}]


@pytest.fixture(scope="module", autouse=True)
def _quick(server: Running) -> None:
    server.server.hub.deals.bot_delay = 0


def play_table(client: httpx.Client, table: str) -> None:
    """Play to the end, always the same way."""
    with Socket(client, table) as socket:
        while socket.table["status"] == "playing":
            if not (owing := socket.owing()):
                socket.receive()
                continue
            legal = socket.legal(owing[0])
            socket.step(owing[0], legal[socket.games[owing[0]]["step"] % len(legal)])


def finished(client: httpx.Client, **options: Any) -> str:
    """A finished game of this person's against two bots."""
    table = make(client, [{"kind": "open"}, *BOTS], bot_delay=0, **options)
    sit(client, table, 0, "Ann")
    start(client, table)
    play_table(client, table)
    return table


def page_of(client: httpx.Client, table: str) -> dict[str, Any]:
    return ok(client.post(f"/api/tables/{table}/deal"))


def take(client: httpx.Client, deal: str, **options: Any) -> str:
    return str(ok(client.post(f"/api/deals/{deal}/tables", json=options))["id"])


def record_of(client: httpx.Client, table: str) -> Record:
    return Record.from_dict(ok(client.get(f"/api/tables/{table}/record")))


def test_who_does_the_same_gets_the_same_game(server: Running) -> None:
    ann, bob = server.client(), server.client()
    game = finished(ann)
    page = page_of(ann, game)
    assert page_of(ann, game)["id"] == page["id"]
    assert [seat["kind"] for seat in page["seats"]] == ["person", "bot", "bot"]
    assert page["seat"] == 0
    assert page["yours"] == [game]
    tables = [take(bob, page["id"], name="Bob") for _ in range(2)]
    for table in tables:
        view = ok(bob.get(f"/api/tables/{table}"))
        assert view["status"] == "playing"
        assert view["deal"] == page["id"]
        assert [seat["level"] for seat in view["seats"]] == [None, "novice", "greedy"]
        play_table(bob, table)
    origin, *takes = [record_of(bob, table) for table in (game, *tables)]
    for record in takes:
        assert verify(record).is_over
        assert by_seat(record) == by_seat(origin)
        assert record.result == origin.result
        assert (record.decks, record.reshuffles) == (origin.decks, origin.reshuffles)
        assert record.seed == origin.seed


def by_seat(record: Record) -> list[list[str]]:
    """What each seat did: in sealed phases it is chance who is first."""
    return [[token for mover, token in record.actions if mover == seat] for seat in range(3)]


def test_the_page_lists_who_took_it(server: Running) -> None:
    ann, bob, cleo = (server.client() for _ in range(3))
    page = page_of(ann, finished(ann))
    table = take(bob, page["id"], name="Bob")
    play_table(bob, table)
    assert page_of(bob, table)["id"] == page["id"]
    seen = ok(cleo.get(f"/api/deals/{page['id']}"))
    assert [(one["name"], one["seen"], one["place"], one["you"]) for one in seen["takes"]] == [
        ("Ann", False, 1, False),
        ("Bob", False, 1, False),
    ]
    assert {one["table"] for one in seen["takes"]} == {None}  # she has yet to play it
    assert seen["players"] == 2
    assert not seen["seen"]
    mine = ok(bob.get(f"/api/deals/{page['id']}"))
    assert mine["seen"]
    assert mine["yours"] == [table]
    assert [one["you"] for one in mine["takes"]] == [False, True]
    assert None not in {one["table"] for one in mine["takes"]}
    # A second time it is out of competition.
    again = take(bob, page["id"])
    play_table(bob, again)
    takes = ok(bob.get(f"/api/deals/{page['id']}"))["takes"]
    assert [(one["table"] == again, one["seen"], one["place"]) for one in takes if one["you"]] == [
        (False, False, 1),
        (True, True, None),
    ]


@pytest.mark.parametrize("way", ["record", "replay", "review", "branch"])
def test_who_has_looked_is_marked(server: Running, way: str) -> None:
    ann, bob = server.client(), server.client()
    game = finished(ann)
    url = f"/api/tables/{game}"
    if way == "review":
        ok(ann.post(f"{url}/seats/0/review"))
        ok(bob.get(f"{url}/seats/0/review"))
    elif way == "branch":
        ok(bob.post(f"{url}/branches", json={"seat": 0, "step": 5}))
    else:
        ok(bob.get(f"{url}/{way}"))
    page = page_of(ann, game)
    assert ok(bob.get(f"/api/deals/{page['id']}"))["seen"]
    play_table(bob, take(bob, page["id"]))
    takes = ok(bob.get(f"/api/deals/{page['id']}"))["takes"]
    assert [one["seen"] for one in takes if one["you"]] == [True]


def test_looking_while_it_is_played_counts_too(server: Running) -> None:
    ann, bob = server.client(), server.client()
    game = finished(ann)
    page = page_of(ann, game)
    ok(ann.get(f"/api/tables/{game}/replay"))
    table = take(bob, page["id"])
    ok(bob.get(f"/api/tables/{game}/replay"))  # which is kept by now
    play_table(bob, table)
    takes = ok(bob.get(f"/api/deals/{page['id']}"))["takes"]
    assert [one["seen"] for one in takes if one["you"]] == [True]


def test_who_watched_the_game_has_seen_the_cards(server: Running) -> None:
    ann, eve = server.client(), server.client()
    table = make(ann, [you(), *[{"kind": "bot", "level": "novice"}] * 2], bot_delay=0)
    start(ann, table)
    ok(eve.get(f"/api/tables/{table}"))  # from now on Eve is somebody
    with Socket(eve, table) as watching:
        while not watching.games:
            watching.receive()
    play_table(ann, table)
    page = page_of(ann, table)
    wait_for(lambda: ok(eve.get(f"/api/deals/{page['id']}"))["seen"])


def test_friends_take_a_deal_together(server: Running) -> None:
    ann, bob, cleo = (server.client() for _ in range(3))
    table = make(ann, [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}], bot_delay=0)
    sit(ann, table, 0, "Ann")
    sit(bob, table, 1, "Bob")
    start(ann, table)
    with Socket(ann, table) as one, Socket(bob, table) as other:
        play_out([one, other], 1)
    page = page_of(ann, table)
    assert len(page["takes"]) == 2
    alone = take(cleo, page["id"], level="casual")
    assert [one["level"] for one in seats_of(cleo, alone)] == [None, "casual", "novice"]
    together = take(cleo, page["id"], friends=[1], name="Cleo")
    view = ok(cleo.get(f"/api/tables/{together}"))
    assert view["status"] == "open"
    assert view["code"]
    dan = server.client()
    sit(dan, together, 1, "Dan")
    start(cleo, together)
    with Socket(cleo, together) as one, Socket(dan, together) as other:
        play_out([one, other], 2)
    seen = ok(dan.get(f"/api/deals/{page['id']}"))
    assert [one["name"] for one in seen["takes"] if one["seat"] == 1 and one["you"]] == ["Dan"]
    assert [one["seen"] for one in seen["takes"] if one["you"]] == [False]
    assert [one["seen"] for one in seen["takes"] if one["name"] == "Cleo"] == [True]  # she began it alone


def test_bots_play_it_and_go_on_after_a_restart(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "_FIRST", 0)
    monkeypatch.setattr(days, "_CAST", (Player("", "human"), *[Player("Ida", "novice")] * 2))  # quick ones
    monkeypatch.setattr(deal_runs, "_MOST_TOGETHER", 4)
    monkeypatch.setattr(deal_runs, "LEVELS", LEVELS)
    for module in (deal_runs, places, store):
        monkeypatch.setattr(module, "RUNS", 8)
    database = sqlite_in(tmp_path)
    with running(database) as server:
        ann = server.client()
        page = page_of(ann, finished(ann))
        url = f"/api/deals/{page['id']}"
        wait_for(lambda: ok(ann.get(url))["levels"][0]["runs"] > 0)
        cookies = dict(ann.cookies)
        record = record_of(ann, page["yours"][0])
    with running(database) as server:
        ann = server.client(cookies=cookies)
        before = {one["level"]: one for one in ok(ann.get(url))["levels"]}
        assert before["master"]["runs"] < 8
        wait_for(lambda: ok(ann.get(url))["levels"][2]["runs"] == 8)
        after = ok(ann.get(url))["levels"]
    assert [one["level"] for one in after] == list(LEVELS)
    novice = after[0]
    assert (novice["of"], novice["seat"], sum(novice["ranks"])) == (8, 0, 8)
    assert novice["low"] < novice["mean"] < novice["high"]
    assert novice["scores"] == sorted(deal_results(record, 0, "novice", 8).scores)


# --- refusals


def test_what_can_be_no_take(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(
        ann,
        [{"kind": "open"}, {"kind": "open"}, {"kind": "leo"}, {"kind": "bot", "level": "novice"}],
        bot_delay=0,
    )
    assert problem(ann.post(f"/api/tables/{table}/deal")) == (409, "not_over")
    sit(ann, table, 0)
    sit(bob, table, 1)
    start(ann, table)
    assert problem(ann.post(f"/api/tables/{table}/deal")) == (409, "not_over")
    with Socket(ann, table) as one, Socket(bob, table) as other:
        play_out([one, other], 4)
    url = f"/api/deals/{page_of(ann, table)['id']}/tables"
    for body, said in (
        ({"seat": 2}, (404, "no_seat")),
        ({"seat": 4}, (404, "no_seat")),
        ({"seat": 9}, (400, "malformed")),
        ({"friends": [3]}, (400, "friends_seat")),  # a bot's
        ({"friends": [0]}, (400, "friends_seat")),  # the own one
        ({"friends": [2]}, (404, "no_seat")),
        ({"level": "nobody"}, (400, "no_level")),
        ({"friends": [1, 1, 1, 1, 1]}, (400, "malformed")),
    ):
        assert problem(ann.post(url, json=body)) == said, body
    assert problem(ann.get(f"/api/deals/{'2' * 20}")) == (404, "no_deal")
    assert problem(ann.post(f"/api/deals/{'2' * 20}/tables", json={})) == (404, "no_deal")
    assert problem(ann.post(f"/api/tables/{'2' * 20}/deal")) == (404, "no_table")


def test_a_branch_with_cards_dealt_again_has_no_deal(server: Running) -> None:
    ann = server.client()
    game = finished(ann)
    made = ok(ann.post(f"/api/tables/{game}/branches", json={"seat": 0, "step": 150, "redeal": True}))
    assert problem(ann.post(f"/api/tables/{made['id']}/deal")) == (409, "not_over")
    with Socket(ann, made["id"]) as socket:
        play_out([socket], 3)
    assert problem(ann.post(f"/api/tables/{made['id']}/deal")) == (409, "no_seed")


def test_closed_games_are_for_their_people(server: Running) -> None:
    ann, bob = server.client(), server.client()
    closed = make_of(ann, "open", "novice", "novice", spectators="closed")
    sit(ann, closed, 0)
    start(ann, closed)
    assert problem(bob.post(f"/api/tables/{closed}/deal")) == (403, "closed")


def test_there_is_a_limit_to_new_deals(tmp_path: Any) -> None:
    limits = replace(UNLIMITED, reviews=(1, 0.001))
    with running(sqlite_in(tmp_path), limits=limits) as server:
        server.server.hub.deals.bot_delay = 0
        ann = server.client()
        first, second = finished(ann), finished(ann)
        page_of(ann, first)
        page_of(ann, first)  # which is there already
        assert problem(ann.post(f"/api/tables/{second}/deal")) == (429, "too_many")


def test_other_bots_do_not_count(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}], bot_delay=0)
    sit(ann, table, 0)
    sit(bob, table, 1)
    start(ann, table)
    with Socket(ann, table) as one, Socket(bob, table) as other:
        play_out([one, other], 4)
    page = page_of(ann, table)
    cleo = server.client()
    mine = take(cleo, page["id"], friends=[1])
    ok(cleo.put(f"/api/tables/{mine}/seats/2/bot", json={"level": "casual"}))
    start(cleo, mine, fill="novice")
    play_table(cleo, mine)
    assert ok(cleo.get(f"/api/deals/{page['id']}"))["players"] == 2
