"""What could be known of hidden cards, on the wire: as far as the table allows, and from what was seen."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from strategies import TABLES, audiences, dice, games, some, table_name
from support.servers import Running

from wildcards.conform.client import Socket, make, ok, sit, start, you
from wildcards.engine.rules import Rules
from wildcards.secrecy.fold import SPECTATOR, fold_of, person
from wildcards.secrecy.rewrite import redeal
from wildcards.table import commands, views
from wildcards.table.entry import from_json, to_json
from wildcards.table.known import knowledge_told

OPEN = {"kind": "open"}
BOTS = [{"kind": "bot", "level": "novice"}] * 2


def asked(client: httpx.Client, table: str, seat: int | None = 0) -> tuple[int, Any]:
    answer = client.get(f"/api/tables/{table}/knowledge", params={} if seat is None else {"seat": seat})
    return answer.status_code, answer.json()


def test_alone_everything_is_told(server: Running) -> None:
    ann = server.client()
    table = make(ann, [you(), *BOTS])
    assert asked(ann, table)[1]["code"] == "wrong_status"
    start(ann, table)
    with Socket(ann, table) as socket:
        socket.until_seen(lambda: bool(socket.legal(0)))
        status, told = asked(ann, table)
        assert (status, told["scope"], told["seat"], told["worlds"]) == (200, "all", 0, 0)
        assert told["step"] == socket.games[0]["step"]
        assert asked(ann, table)[1] == told
    assert [hand["seat"] for hand in told["hands"]] == [1, 2]
    for hand in told["hands"]:
        assert set(hand["chances"]) == set("FSMW1234")
        for row in hand["chances"].values():
            assert [one["error"] for one in row] == [0, 0, 0]
            assert 1 >= row[0]["value"] >= row[1]["value"] >= row[2]["value"] >= 0
    expected = [told["pile"]["expected"][group]["value"] for group in "FSMW"]
    assert sum(expected) == pytest.approx(told["pile"]["size"], abs=0.001)


@pytest.mark.parametrize("scope", ["off", "open", "all", None])
def test_the_host_says_how_much_is_told_to_players_and_spectators(server: Running, scope: str | None) -> None:
    ann, bob, eve = server.client(), server.client(), server.client()
    table = make(ann, [you(), OPEN, BOTS[0]], **({} if scope is None else {"knowledge": scope}))
    assert ok(eve.get(f"/api/tables/{table}"))["settings"]["knowledge"] == (scope or "open")
    sit(bob, table, 1)
    start(ann, table)
    for client, seat in ((ann, 0), (bob, 1), (eve, None)):
        status, told = asked(client, table, seat)
        if scope == "off":
            assert (status, told["code"]) == (403, "no_knowledge")
            continue
        assert (status, told["scope"], told["seat"]) == (200, scope or "open", seat)
        assert [hand["seat"] for hand in told["hands"]] == [one for one in range(3) if one != seat]
        assert all((hand["chances"] is None) == (scope != "all") for hand in told["hands"])
        assert (told["pile"]["expected"] is None, told["animals"] is None) == (scope != "all",) * 2


def test_nobody_is_told_what_another_seat_could_know(server: Running) -> None:
    ann, bob, eve = server.client(), server.client(), server.client()
    table = make(ann, [you(), OPEN, BOTS[0]], spectators="closed")
    sit(bob, table, 1)
    start(ann, table)
    assert asked(ann, table, 1)[1]["code"] == "foreign_seat"
    assert asked(ann, table, 4)[1]["code"] == "no_seat"
    assert asked(eve, table, None)[1]["code"] == "closed"
    assert asked(ann, table, None)[0] == 200


def test_another_setting_is_refused(server: Running) -> None:
    ann = server.client()
    answer = ann.post("/api/tables", json={"knowledge": "everything"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("table", some(TABLES, 4), ids=table_name)
def test_nothing_hidden_is_in_what_is_told(table: Rules) -> None:
    for seed, game in games(table, 2):
        for number, state in enumerate(game):
            if number % 97 == seed:
                for audience in audiences(table):
                    other = redeal(state, audience, dice("told", table, seed, number))
                    before = views.encode(knowledge_told(state.observe(audience), "all"))
                    assert views.encode(knowledge_told(other.observe(audience), "all")) == before


def test_a_log_from_before_the_setting_lists_what_lies_open() -> None:
    fold = fold_of(next(next(iter(games(TABLES[0], 1)))[1]))
    entry = msgspec.json.decode(to_json(fold.created))
    del entry["settings"]["knowledge"]
    created = from_json(msgspec.json.encode(entry).decode())
    assert created.settings.knowledge == "open"  # type: ignore[union-attr]  # it is of the same kind
    assert commands.check_knowledge(fold, person(0), 0) == "open"
    assert commands.check_knowledge(fold, SPECTATOR, None) == "open"
