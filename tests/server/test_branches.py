"""Finished games played on from a moment of their replay, at tables of their own."""

from __future__ import annotations

from typing import Any

import pytest
from support.servers import Running

from wildcards.conform.client import Socket, make, make_of, ok, play_out, problem, sit, start
from wildcards.notation.branch import Origin
from wildcards.notation.record import Record
from wildcards.notation.verify import verify


@pytest.fixture(scope="module")
def game(server: Running) -> str:
    """A finished game: a person, a bot, Leo, and a spectator may watch."""
    ann = server.client()
    table = make(ann, [{"kind": "open"}, {"kind": "bot", "level": "novice"}, {"kind": "leo"}], bot_delay=0)
    sit(ann, table, 0, "Ann")
    start(ann, table)
    with Socket(ann, table) as socket:
        play_out([socket], 3)
    return table


def test_a_replay_is_played_on_from_the_moment_it_shows(server: Running, game: str) -> None:
    bob = server.client()
    views: Any = ok(bob.get(f"/api/tables/{game}/replay", params={"seat": 0}))
    shown = [view for view in views if view["seen"]["phase"] == "BID"][9]
    made = ok(
        bob.post(
            f"/api/tables/{game}/branches", json={"seat": 0, "eyes": 0, "step": shown["step"], "name": "Bob"}
        )
    )
    table = ok(bob.get(f"/api/tables/{made['id']}"))
    assert table["seats"][0]["name"] == "Bob"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "leo"]
    assert table["branch_of"]["table"] == game
    assert table["settings"]["visibility"] == "private"
    with Socket(bob, made["id"]) as socket:
        seen = socket.games[0]["seen"]
        assert seen["round"] == shown["seen"]["round"]
        taken_back = [card for card in shown["seen"]["sealed"] if card != "R"]
        assert sorted(seen["hand"]) == sorted(shown["seen"]["hand"] + taken_back)
        play_out([socket], 8)
    record = Record.from_dict(ok(bob.get(f"/api/tables/{made['id']}/record")))
    assert verify(record).is_over
    origin = Origin.of(record.extra)
    assert origin is not None
    assert origin.record == Record.from_dict(ok(bob.get(f"/api/tables/{game}/record")))
    assert origin.at == table["branch_of"]["at"]
    # It can be branched itself, by somebody else in another seat.
    cleo = server.client()
    again = ok(
        cleo.post(f"/api/tables/{made['id']}/branches", json={"seat": 1, "step": 0, "level": "casual"})
    )
    seats = ok(cleo.get(f"/api/tables/{again['id']}"))["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats[:2]] == [("bot", "casual"), ("person", None)]


def test_past_the_last_step_the_last_turn_is_played_again(server: Running, game: str) -> None:
    bob = server.client()
    made = ok(bob.post(f"/api/tables/{game}/branches", json={"seat": 0, "step": 9999}))
    at = ok(bob.get(f"/api/tables/{made['id']}"))["branch_of"]["at"]
    assert at < len(ok(bob.get(f"/api/tables/{game}/record"))["actions"])


def test_what_can_be_no_branch(server: Running, game: str) -> None:
    bob = server.client()
    url = f"/api/tables/{game}/branches"
    assert problem(bob.post(url, json={"seat": 2, "step": 0})) == (404, "no_seat")  # Leo's
    assert problem(bob.post(url, json={"seat": 4, "step": 0})) == (404, "no_seat")
    assert problem(bob.post(url, json={"seat": 0, "eyes": 3, "step": 0})) == (404, "no_seat")
    assert problem(bob.post(url, json={"seat": 0, "step": -1}))[0] == 400
    assert problem(bob.post(url, json={"seat": 0, "step": 0, "level": "nobody"})) == (400, "no_level")
    running = make_of(bob, "open", "novice", "novice")
    assert problem(bob.post(f"/api/tables/{running}/branches", json={"seat": 0, "step": 0})) == (
        409,
        "not_over",
    )
    sit(bob, running, 0)
    start(bob, running)
    assert problem(bob.post(f"/api/tables/{running}/branches", json={"seat": 0, "step": 0})) == (
        409,
        "not_over",
    )
    closed = make_of(bob, "open", "novice", "novice", spectators="closed")
    sit(bob, closed, 0)
    start(bob, closed)
    other = server.client()
    assert problem(other.post(f"/api/tables/{closed}/branches", json={"seat": 0, "step": 0})) == (
        403,
        "closed",
    )
