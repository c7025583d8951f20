"""The commands `ratings`, `db ratings` and `db favours`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.logs import log, store
from support.rated_games import rated_log
from support.servers import running, sqlite_in, with_schema
from support.terminals import Terminal

from wildcards.conform.client import hurry, make, ok, start, you
from wildcards.server.live.chance import new_id
from wildcards.server.live.profiles import Profiles
from wildcards.server.storage.database import Database
from wildcards.server.storage.library import Library
from wildcards.server.storage.profiles import ProfileStore
from wildcards.server.storage.results import ResultStore


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with three finished games that are counted, and one in play."""
    url = sqlite_in(tmp_path)
    made = with_schema(url)
    store(made, log("playing"))
    for seed in (1, 2, 3):
        store(made, rated_log(["ann", "bob", "cid"], seed, made_at=1000 * seed))
    people = Profiles(ResultStore(made), ProfileStore(made, new_id), Library(made))
    asyncio.run(people.count_missed())
    made.close()
    return url


def test_counting_again_says_that_nothing_changed(terminal: Terminal, database: str) -> None:
    listed = terminal.run("db", "ratings", "--database", database)
    assert listed.lines[-1] == "3 with a rating"
    assert listed.lines[0].endswith("from 3 rated games")
    again = terminal.run("db", "ratings", "--recompute", "--database", database)
    assert again.lines == ["3 finished games read, 3 rated games counted: every rating is as it was"]
    assert terminal.run("db", "ratings", "--database", database).lines == listed.lines


def test_counting_again_mends_what_was_changed(terminal: Terminal, database: str) -> None:
    listed = terminal.run("db", "ratings", "--database", database).lines
    made = Database(database)
    with made.writing() as connection:
        connection.exec_driver_sql("UPDATE person_rating SET mu = 0 WHERE uid = 'ann'")
        connection.exec_driver_sql("UPDATE finished_seat SET rank = 1")
    made.close()
    again = terminal.run("db", "ratings", "--recompute", "--database", database)
    assert again.lines[0].endswith("1 rating changed")
    assert terminal.run("db", "ratings", "--database", database).lines == listed


def test_favours_say_what_to_expect_by_chance(terminal: Terminal, database: str) -> None:
    found = terminal.run("db", "favours", "--below", "1", "--database", database)
    assert "expected by chance, in 3 games; p = " in found.lines[0]
    assert found.lines[-1].startswith("3 games, 12 sums looked at: by chance alone about 12.0 of them")
    assert terminal.run("db", "favours", "--database", database).lines[-1].endswith("this is no verdict")
    for wrong in ("0", "2", "x", "1e-3", "-1"):
        assert "--below: expected a number" in terminal.fails("db", "favours", f"--below={wrong}")


def test_a_page_and_the_list_in_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path)) as server:
        ann = server.client()
        table = make(ann, [you(), *[{"kind": "bot", "level": "novice"}] * 2], name="Ann", rated=True)
        start(ann, table)
        hurry([ann], table)
        page = ok(ann.put("/api/me/profile", json={"shown": "all"}))["id"]
        own = terminal.run("ratings", "--server", server.url)
        assert "No game played to its end yet." in own.out
        asked = terminal.run("ratings", "--show", "nobody", "--server", server.url)
        assert "Shown to: nobody but me." in asked.out
        hers = terminal.run("ratings", f"{server.url}/p/{page}", "--server", server.url)
        assert hers.lines[0] == "Ann"
        listed = terminal.run("ratings", "--list", "--server", server.url)
        assert "Bot: master" in listed.out
        assert "not shown to you" in terminal.fails("ratings", "a" * 20, "--server", server.url)


@pytest.mark.parametrize("wrong", [["x"], ["--show", "some"], ["--list", "--show", "all"]])
def test_what_was_typed_wrong_gets_one_clear_error(terminal: Terminal, wrong: list[str]) -> None:
    assert "expected" in terminal.fails("ratings", *wrong)
