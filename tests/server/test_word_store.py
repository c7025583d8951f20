"""Words, mutes and reports in both kinds of database, and what is purged of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from support.logs import HOST, log, store

from wildcards.server.storage import words
from wildcards.server.storage.archive import purge
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.words import KEPT, Spoken, WordStore, close_report, find_report, reports

TODAY = "2026-11-29"


def hello(uid: str = "ann") -> Spoken:
    return Spoken(0, wall_ms(), uid, uid.title(), 0, "seats", "hello", None)


def test_words_are_numbered_whoever_speaks_at_once(database: Database) -> None:
    table, shop = store(database, log("playing")), WordStore(database)
    with ThreadPoolExecutor(4) as threads:
        said = list(threads.map(lambda n: shop.say(table, hello(f"p{n % 3}"), f"c{n}"), range(30)))
    assert sorted(word.number for word in said if word) == list(range(1, 31))
    assert [word.number for word in shop.words(table)] == list(range(1, 31))
    assert [word.number for word in shop.words(table, 28)] == [29, 30]
    again = shop.say(table, hello("p0"), "c0")
    assert again in said
    assert shop.say("nowhere", hello(), "c") is None


def test_old_words_go_and_numbers_go_on(database: Database) -> None:
    table, shop = store(database, log("playing")), WordStore(database)
    for number in range(KEPT + 3):
        shop.say(table, hello(), f"c{number}")
    assert [word.number for word in shop.words(table)][:: KEPT - 1] == [4, KEPT + 3]


def test_mutes(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = WordStore(database)
    first = shop.mute("ann", "bob", "Bob")
    assert first == shop.mute("ann", "bob", "Robert")
    shop.mute("ann", "eve", "Eve")
    assert shop.muted(["ann", "bob"]) == {"ann": {"bob", "eve"}, "bob": frozenset()}
    assert first is not None
    shop.unmute("bob", first.id)
    assert len(shop.muted_by("ann")) == 2
    shop.unmute("ann", first.id)
    assert [one.name for one in shop.muted_by("ann")] == ["Eve"]
    monkeypatch.setattr(words, "MOST_MUTED", 1)
    assert shop.mute("ann", "dan", "Dan") is None


def test_what_is_purged(database: Database) -> None:
    old = store(database, log("over"), changed=1)
    new, shop = store(database, log("playing", 2)), WordStore(database)
    for table in (old, new):
        word = shop.say(table, hello(), "c")
        assert word is not None
        for by in ("bob", "eve"):
            shop.report(by, table, 1, [word])
    for muted in (HOST, "nobody"):
        shop.mute("ann", muted, "X")
    close_report(database, 1, wall_ms())
    close_report(database, 4, wall_ms())
    assert list(purge(database, wall_ms() + 1000, TODAY)) == [old]
    assert (shop.words(old), len(shop.words(new))) == ([], 1)
    with database.reading() as connection:
        assert [one.number for one in reports(connection, closed=True)] == [
            2,
            3,
            4,
        ]  # open ones, and the last
        assert [one.number for one in reports(connection, closed=False)] == [2, 3]
        found = find_report(connection, 2)
        assert found is not None
        assert (found.by, found.context[0].phrase) == ("eve", "hello")
    assert [one.muted for one in shop.muted_by("ann")] == [HOST]
