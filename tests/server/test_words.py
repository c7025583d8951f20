"""Words at a table over the wire: who hears what, in which order, and that nothing else goes with them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from support.servers import UNLIMITED, Cluster, Running, running, sqlite_in
from support.talkers import Talker

from wildcards.conform.client import Json, Socket, hurry, make, ok, problem, sit, start, you
from wildcards.protocol.words import MOST_TEXT, PHRASES, REACTIONS
from wildcards.server.config import Limits
from wildcards.server.http.identity import COOKIE
from wildcards.server.storage.words import KEPT

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "novice"}


def company(server: Any, **options: Any) -> tuple[Any, Any, Any, str]:
    """Ann and Bob at a table that has begun, Eve who watches, and the table."""
    ann, bob, eve = [server.client() for _ in range(3)]
    table = make(ann, [you(), OPEN, BOT], name="Ann", **options)
    sit(bob, table, 1, "Bob")
    start(ann, table)
    eve.put("/api/me", json={"name": "Eve"})
    return ann, bob, eve, table


def same(server: Running, person: Any) -> Any:
    """The same person at another server."""
    here = server.client(headers={"cookie": f"{COOKIE}={person.cookies[COOKIE]}"})
    ok(here.get("/api/me"))
    return here


# --- who hears what


def test_phrases_reach_those_who_sit_there_in_order(server: Running) -> None:
    ann, bob, eve, table = company(server)
    with Talker(ann, table) as a, Talker(bob, table) as b, Talker(eve, table) as e:
        assert {one.may for one in (a, b, e)} == {"phrases"}
        for phrase in (*PHRASES, *REACTIONS):
            assert a.say(phrase=phrase)["type"] == "noted"
        heard = b.until_heard(len(PHRASES) + len(REACTIONS))
        assert [word["phrase"] for word in heard] == [*PHRASES, *REACTIONS]
        assert [word["number"] for word in heard] == list(range(1, len(heard) + 1))
        assert set(heard[0]) == {"number", "at", "name", "seat", "phrase"}
        assert (heard[0]["name"], heard[0]["seat"]) == ("Ann", 0)
        assert a.until_heard(len(heard))[0]["you"] is True
        assert e.told() == []


def test_those_who_watch_are_heard_by_the_seats_after_the_end_only(server: Running) -> None:
    ann, bob, eve, table = company(server)
    with Talker(ann, table) as a, Talker(eve, table) as e:
        e.say(phrase="wow")
        a.say(phrase="hello")
        assert a.told() == ["hello"]
        assert e.told() == ["wow"]
        assert (e.heard[0]["name"], e.heard[0]["watching"]) == ("Eve", True)
        hurry([ann, bob], table)
        a.until_seen(lambda: len(a.heard) == 2)
        assert a.told() == ["wow", "hello"]
        a.say(phrase="good_game")
        assert e.told() == ["wow"]


def test_a_host_without_a_seat_watches_once_the_game_has_begun(server: Running) -> None:
    ann, bob, cleo = [server.client() for _ in range(3)]
    table = make(ann, [OPEN, OPEN, BOT])
    for seat, person in enumerate((bob, cleo)):
        sit(person, table, seat)
    with Talker(ann, table) as a, Talker(bob, table) as b:
        b.say(phrase="hello")
        assert [word["phrase"] for word in a.until_heard(1)] == ["hello"]
        start(ann, table)
        a.until_seen(lambda: not a.heard)
        a.say(phrase="good_luck")
        assert (a.told(), b.told()) == (["good_luck"], ["hello"])


def test_whoever_stands_up_hears_the_table_no_more(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, OPEN])
    sit(bob, table, 1)
    with Talker(ann, table) as a, Talker(bob, table) as b:
        a.say(phrase="hello")
        b.until_heard(1)
        ok(bob.delete(f"/api/tables/{table}/seats/1"))
        b.until_seen(lambda: not b.heard)
        ok(ann.post(f"/api/tables/{table}/close"))


def test_nobody_speaks_where_they_may_not(server: Running) -> None:
    ann, bob, eve, table = company(server, spectators="closed")
    with Talker(eve, table) as e:
        assert e.may == "nothing"
        assert e.say(phrase="wow")["code"] == "no_words"
    waiting = make(ann, [you(), OPEN, OPEN])
    sit(bob, waiting, 1)
    ok(ann.delete(f"/api/tables/{waiting}/seats/1"))
    with Talker(bob, waiting) as b:
        assert (b.may, b.say(phrase="sad")["code"]) == ("nothing", "no_words")
    alone = make(ann, [you(), BOT, BOT])
    start(ann, alone)
    with Socket(ann, alone) as socket:
        assert socket.ask({"type": "say", "id": "x", "phrase": "hello"})["code"] == "no_words"


def test_an_old_client_is_sent_no_words(server: Running) -> None:
    ann, bob, _, table = company(server)
    with Talker(ann, table) as a, Socket(bob, table) as old:
        a.say(phrase="hello")
        old.ping()
        assert all(json.loads(frame)["type"] != "words" for frame in old.frames)


# --- text


def test_text_only_where_the_host_allows_it(server: Running) -> None:
    ann, _, _, table = company(server)
    with Talker(ann, table) as a:
        refused = a.say(text="hi")
        assert (refused["code"], refused["args"]) == ("no_free_text", {"whose": "table"})
    ann, bob, _, table = company(server, free_text=True)
    assert ok(ann.get(f"/api/tables/{table}"))["settings"]["free_text"] is True
    with Talker(ann, table) as a, Talker(bob, table) as b:
        assert a.may == "text"
        a.say(text="  see\u202e http://x.example\n<b>now</b>\u0007 ")
        assert b.until_heard(1)[0]["text"] == "see http://x.example <b>now</b>"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "malformed"),
        ({"phrase": "hello", "text": "hi"}, "malformed"),
        ({"phrase": "F3"}, "malformed"),
        ({"text": "x" * 1001}, "malformed"),
        ({"text": 7}, "malformed"),
        ({"text": "x" * (MOST_TEXT + 1)}, "long_text"),
        ({"text": "\u200b\u202e\u0000 "}, "no_text"),
        ({"text": ""}, "no_text"),
    ],
)
def test_what_is_no_word_is_refused(server: Running, said: Json, code: str) -> None:
    ann, _, _, table = company(server, free_text=True)
    with Talker(ann, table) as a:
        assert a.say(**said)["code"] == code
        assert a.say(text="x" * MOST_TEXT)["type"] == "noted"


def test_an_operator_allows_no_text(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with running(database) as server:
        ann, _, _, table = company(server, free_text=True)
    with running(database, free_text=False) as server:
        ann = same(server, ann)
        assert ok(ann.get("/api/notice"))["free_text"] is False
        made = ann.post("/api/tables", json={"free_text": True})
        assert (made.json()["code"], made.json()["args"]) == ("no_free_text", {"whose": "server"})
        with Talker(ann, table) as a:
            assert a.may == "phrases"
            assert a.say(text="hi")["args"] == {"whose": "server"}


# --- nothing goes with them


def test_words_tell_nothing_of_a_secret_phase(server: Running) -> None:
    """What a seat and a spectator are sent is the same whether or not somebody bid before they spoke."""
    sent: list[list[Json]] = []
    views: list[list[Json]] = []
    for has_bid in (False, True):
        ann, bob, eve, table = company(server, deal={"kind": "given", "seed": "07" * 32})
        with Talker(bob, table) as b, Talker(eve, table) as e, Socket(ann, table) as a:
            frames = [len(one.frames) for one in (b, e)]
            if has_bid:
                a.act(0, a.legal(0)[0])
            with Talker(ann, table) as speaking:
                speaking.say(phrase="thinking")
            b.until_heard(1)
            b.ping()
            assert e.told() == []
            sent += [
                [_timeless(frame) for frame in one.frames[before:]]
                for one, before in zip((b, e), frames, strict=True)
            ]
        views.append([{**seat, "clock": None} for seat in e.table["seats"][:2]])
    assert views[0] == views[1]
    assert [kinds(one) for one in sent[:2]] == [kinds(one) for one in sent[2:]]
    words = [[one for one in frames if one["type"] == "words"] for frames in sent]
    assert words[0] == words[2] != []
    assert words[1] == words[3] == []


def _timeless(frame: str) -> Json:
    message: Json = json.loads(frame)
    return {**message, "words": [{**word, "at": 0} for word in message.get("words", [])]}


def kinds(messages: list[Json]) -> list[str]:
    return [one["type"] for one in messages if one["type"] != "view"]


def test_words_are_no_entries(server: Running) -> None:
    ann, bob, _, table = company(server)
    with Talker(ann, table) as a, Socket(bob, table) as b:
        step, frames = b.games[1]["step"], len(b.frames)
        before = server.server.hub.lives[table].table.seq
        for _ in range(5):
            a.say(phrase="hello")
        b.ping()
        assert server.server.hub.lives[table].table.seq == before
        assert b.games[1]["step"] == step
        assert not [frame for frame in b.frames[frames:] if '"step":' in frame]


# --- kept


def test_a_word_sent_again_is_said_once(server: Running) -> None:
    ann, bob, _, table = company(server)
    with Talker(ann, table) as a, Talker(bob, table) as b:
        message = {"type": "say", "id": "same", "phrase": "hello"}
        assert a.ask(message) == a.ask(message) == {"type": "noted", "id": "same", "number": 1}
        assert b.ask(message)["number"] == 2  # of another person
        assert a.told() == ["hello", "hello"]


def test_words_stay_over_a_restart(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with running(database) as server:
        ann, bob, _, table = company(server, free_text=True)
        with Talker(ann, table) as a:
            a.say(text="one")
            a.say(phrase="bye")
    with running(database) as server, Talker(same(server, bob), table) as b:
        assert b.told() == ["one", "bye"]
        assert b.say(phrase="back")["number"] == 3


def test_only_the_last_words_are_kept(server: Running) -> None:
    ann, bob, _, table = company(server)
    with Talker(ann, table) as a:
        for _ in range(KEPT + 5):
            a.say(phrase="hello")
    with Talker(bob, table) as b:
        assert [b.heard[0]["number"], len(b.heard)] == [6, KEPT]


def test_two_processes(postgres: Cluster) -> None:
    database = postgres.database()
    with running(database) as one, running(database) as other:
        ann, bob, _, table = company(one)
        there = same(other, bob)
        with Talker(ann, table) as a, Talker(there, table) as b:
            chooser = random.Random(1)
            for _ in range(12):
                chooser.choice((a, b)).say(phrase="hello")
            numbers = [[word["number"] for word in one.until_heard(12)] for one in (a, b)]
            assert numbers == [list(range(1, 13))] * 2
            of_ann = next(word["number"] for word in b.heard if word["seat"] == 0)
            elsewhere = same(one, bob)
            made = ok(elsewhere.post(f"/api/tables/{table}/words/{of_ann}/mute"))
            b.until_seen(lambda: all(word.get("you") for word in b.heard))
            ok(elsewhere.delete(f"/api/me/muted/{made['id']}"))
            b.until_heard(12)


# --- muting and reporting


def test_muting(server: Running) -> None:
    ann, bob, _, table = company(server)
    with Talker(ann, table) as a, Talker(bob, table) as b:
        b.say(phrase="hello")
        a.say(phrase="yes")
        word = a.until_heard(2)[0]["number"]
        made = ok(ann.post(f"/api/tables/{table}/words/{word}/mute"))
        assert made["name"] == "Bob"
        a.until_seen(lambda: len(a.heard) == 1)
        b.say(phrase="oops")
        assert a.told() == ["yes"]
        assert b.told() == ["hello", "yes", "oops"]
        again = ok(ann.post(f"/api/tables/{table}/words/{word}/mute"))
        assert made == again
        assert ann.get("/api/me/muted").json() == [made]
        assert problem(ann.post(f"/api/tables/{table}/words/2/mute")) == (409, "own_word")
        assert bob.get("/api/me/muted").json() == []
        other = make(ann, [you(), OPEN, OPEN])
        sit(bob, other, 1, "Robert")
        with Talker(ann, other) as c, Talker(bob, other) as d:
            d.say(phrase="hello")
            assert c.told() == []
        assert ann.delete(f"/api/me/muted/{made['id']}").json() == []
        a.until_heard(3)


def test_a_mute_holds_at_every_table_at_once(server: Running) -> None:
    ann, bob, _, table = company(server)
    other = make(ann, [you(), OPEN, OPEN])
    sit(bob, other, 1, "Robert")
    with Talker(ann, table) as a, Talker(bob, table) as b, Talker(ann, other) as c, Talker(bob, other) as d:
        b.say(phrase="hello")
        d.say(phrase="yes")
        word = a.until_heard(1)[0]["number"]
        assert [one["phrase"] for one in c.until_heard(1)] == ["yes"]
        ok(ann.post(f"/api/tables/{table}/words/{word}/mute"))
        c.until_seen(lambda: c.heard == [])


def test_whoever_comes_back_hears_whom_they_unmuted_meanwhile(server: Running) -> None:
    ann, bob, _, table = company(server)
    with Talker(bob, table) as b:
        b.say(phrase="hello")
        with Talker(ann, table) as a:
            word = a.until_heard(1)[0]["number"]
            made = ok(ann.post(f"/api/tables/{table}/words/{word}/mute"))
            a.until_seen(lambda: a.heard == [])
        ok(ann.delete(f"/api/me/muted/{made['id']}"))
        with Talker(ann, table) as a:
            assert [one["phrase"] for one in a.until_heard(1)] == ["hello"]


def test_reporting(server: Running) -> None:
    ann, bob, eve, table = company(server, free_text=True)
    with Talker(ann, table) as a, Talker(eve, table) as e:
        a.say(text="rude")
        e.say(phrase="hello")
        first = ok(bob.post(f"/api/tables/{table}/words/1/report"))
        assert ok(bob.post(f"/api/tables/{table}/words/1/report")) == first
        assert ok(ann.post(f"/api/tables/{table}/words/1/report")) != first
        assert problem(bob.post(f"/api/tables/{table}/words/2/report")) == (404, "no_word")
        assert problem(eve.post(f"/api/tables/{table}/words/1/report")) == (404, "no_word")
        assert problem(bob.post(f"/api/tables/{table}/words/99/mute")) == (404, "no_word")


# --- limits


def limited(tmp_path: Path, **limits: Any) -> Any:
    """A server with these limits and no others."""
    return running(sqlite_in(tmp_path), limits=Limits(**{**vars(UNLIMITED), **limits}))


@pytest.mark.parametrize("limit", ["words", "words_of_table", "words_of_address"])
def test_whoever_says_too_much_is_told_for_how_long(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, **{limit: (3, 0.01)}) as server:
        ann, bob, eve, table = company(server)
        with Talker(ann, table) as a, Talker(bob, table) as b, Talker(eve, table) as e:
            assert [a.say(phrase="yes")["type"] for _ in range(3)] == ["noted"] * 3
            refused = a.say(phrase="yes")
            assert (refused["type"], refused["code"]) == ("refused", "too_many_words")
            assert refused["args"]["seconds"] > 1
            assert (b.say(phrase="no")["type"] == "noted") == (limit == "words")
            assert (e.say(phrase="no")["type"] == "noted") == (limit != "words_of_address")
            assert b.until_heard(3)


@pytest.mark.parametrize("limit", ["reports", "reports_of_address"])
def test_reports_are_limited(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, **{limit: (2, 0.01)}) as server:
        ann, bob, _, table = company(server)
        with Talker(ann, table) as a:
            a.say(phrase="yes")
        for action in ("report", "mute"):
            ok(bob.post(f"/api/tables/{table}/words/1/{action}"))
        assert problem(bob.post(f"/api/tables/{table}/words/1/report")) == (429, "too_many")
