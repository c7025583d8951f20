"""Finished games and the ratings that follow from them, as they are kept, on either database."""

from __future__ import annotations

import asyncio
import threading
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select
from support.logs import log, store
from support.rated_games import again, facts, rated_log
from support.servers import with_schema

from wildcards.ratings.finished import BotEnd, FinishedGame
from wildcards.ratings.rating import Rating, start
from wildcards.server.live.chance import new_id
from wildcards.server.live.profiles import Profiles
from wildcards.server.storage.archive import purge
from wildcards.server.storage.database import Database, sqlite_url
from wildcards.server.storage.library import Library, wall_ms
from wildcards.server.storage.profiles import ProfileStore
from wildcards.server.storage.results import ResultStore
from wildcards.server.storage.schema import FINISHED_GAMES, FINISHED_SEATS, PEOPLE, RATINGS
from wildcards.table.entry import Entry
from wildcards.table.table import Table

GREEDY = BotEnd("greedy", 2)


@pytest.fixture
def results(database: Database) -> ResultStore:
    return ResultStore(database)


def in_memory(directory: Path, name: str) -> ResultStore:
    """A store of its own, for comparison."""
    return ResultStore(with_schema(sqlite_url(directory / name)))


def content(results: ResultStore) -> list[list[tuple[Any, ...]]]:
    """All rows, in an order of their own."""
    with results._database.reading() as connection:
        return [
            sorted([tuple(row) for row in connection.execute(select(table))], key=repr)
            for table in (FINISHED_GAMES, FINISHED_SEATS, RATINGS)
        ]


def recount(results: ResultStore) -> int:
    return sum([1 for _ in results.recount()])


def some_games(number: int, people: int = 6, seed: int = 1) -> list[FinishedGame]:
    """Games of few people, several of which end at the same moment."""
    dice, made = Random(seed), []
    for game in range(number):
        who = dice.sample([f"p{one}" for one in range(people)], dice.choice((2, 3)))
        ranks = {uid: dice.randint(1, 3) for uid in who}
        bots = [BotEnd(dice.choice(("novice", "greedy", "master", "gone")), dice.randint(1, 4))]
        made.append(facts(f"{game:020}", 1000 + game // 3, ranks, bots, rated=dice.random() < 0.8))
    return made


def test_a_game_counts_once(results: ResultStore) -> None:
    game = facts("t" * 20, 1000, {"ann": 1, "bob": 3}, [GREEDY])
    assert results.settle(game)
    once = content(results)
    assert not results.settle(game)
    assert content(results) == once
    ann, bob = results.rating_of("ann"), results.rating_of("bob")
    assert ann is not None
    assert bob is not None
    assert ann.rating.mu > start().mu > bob.rating.mu
    assert (ann.games, bob.games) == (1, 1)


def test_games_that_are_not_rated_leave_ratings_alone(results: ResultStore) -> None:
    results.settle(facts("t" * 20, 1000, {"ann": 1, "bob": 3}, [GREEDY], rated=False))
    assert results.rating_of("ann") is None
    assert [(one.rank, one.ranked, one.rating) for one in results.played("bob")] == [(3, 3, None)]


def test_in_whatever_order_games_are_found_the_ratings_are_those_of_the_order_they_ended_in(
    results: ResultStore, tmp_path: Path
) -> None:
    """Also of games that ended at the same moment."""
    games = [
        facts("a" * 20, 1000, {"ann": 1, "bob": 2}, [GREEDY]),
        facts("b" * 20, 1000, {"ann": 3, "cid": 1}, [GREEDY]),
        facts("c" * 20, 2000, {"bob": 1, "cid": 2, "dan": 3}),
        facts("d" * 20, 3000, {"ann": 1, "dan": 2}, [GREEDY]),
    ]
    for game in games:
        results.settle(game)
    expected = content(results)
    other = in_memory(tmp_path, "other.db")
    for order in permutations(games):
        for game in order:
            other.settle(game)
        assert content(other) == expected
        with other._database.writing() as connection:
            for one in (FINISHED_GAMES, FINISHED_SEATS, RATINGS):
                connection.execute(delete(one))
    other._database.close()


def test_counting_all_again_gives_the_same_to_the_last_bit(results: ResultStore) -> None:
    games = some_games(60)
    late = games[::7]
    for game in [game for game in games if game not in late] + late:
        results.settle(game)
    before = content(results)
    assert recount(results) == results.count_rated() == len([game for game in games if game.rated])
    assert content(results) == before
    with results._database.writing() as connection:
        connection.execute(delete(RATINGS))
    recount(results)
    assert content(results) == before


def test_several_processes_count_each_game_once(database: Database, tmp_path: Path) -> None:
    """As processes on PostgreSQL do, and on SQLite a server and a command: each has its own connections."""
    games = some_games(30)
    stores = [ResultStore(Database(database.url)) for _ in range(3)]
    counted: list[bool] = []

    def run(store: ResultStore, seed: int) -> None:
        mine = games[:]
        Random(seed).shuffle(mine)
        for game in mine:
            counted.append(store.settle(game))

    threads = [threading.Thread(target=run, args=(store, seed)) for seed, store in enumerate(stores)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counted.count(True) == len(games)
    alone = in_memory(tmp_path, "alone.db")
    for game in games:
        alone.settle(game)
    assert content(stores[0]) == content(alone)
    for one in (*stores, alone):
        one._database.close()


def test_who_has_met(results: ResultStore) -> None:
    results.settle(facts("t" * 20, 1000, {"ann": 1, "bob": 3}, [GREEDY], rated=False))
    results.settle(facts("u" * 20, 1000, {"bob": 1, "cid": 3}, [GREEDY]))
    assert results.have_met("ann", "bob")
    assert results.have_met("bob", "ann")
    assert not results.have_met("ann", "cid")


# --- from logs


@pytest.fixture
def people(database: Database, results: ResultStore) -> Profiles:
    return Profiles(results, ProfileStore(database, new_id), Library(database))


def table(entries: list[Entry]) -> Table:
    return Table.fold("x" * 20, entries)


def test_games_that_were_over_before_are_counted(
    database: Database, results: ResultStore, people: Profiles
) -> None:
    """Those of an earlier release, of a server that died, and but for broken logs all of them."""
    store(database, log("playing"))
    store(database, log("closed"))
    broken = log("over", 3)
    games = [store(database, rated_log(["ann", "bob", "bot:greedy"], seed)) for seed in (1, 2)]
    games += [
        store(database, rated_log(["ann", "bob", "bot:greedy"], 4, rated=False)),
        store(database, log("over", 5)),
    ]
    bad = store(database, broken)
    with database.writing() as connection:
        connection.exec_driver_sql(f"DELETE FROM entry WHERE table_id = '{bad}' AND seq = 5")
    asyncio.run(people.count_missed())
    asyncio.run(people.count_missed())
    with database.reading() as connection:
        assert set(connection.execute(select(FINISHED_GAMES.c.table_id)).scalars()) == set(games)
    ann = results.rating_of("ann")
    assert ann is not None
    assert (ann.games, len(results.played("ann"))) == (2, 3)


def test_an_order_by_when_they_ended_not_by_when_they_were_made(
    database: Database, results: ResultStore, people: Profiles
) -> None:
    late = store(database, again(rated_log(["ann", "bob", "bot:greedy"], 1), at=90_000_000))
    early = store(database, again(rated_log(["ann", "bob", "bot:greedy"], 2, made_at=2000), at=80_000_000))
    asyncio.run(people.count_missed())
    assert [one.table for one in results.played("ann")] == [late, early]


def test_rated_games_stay_when_their_tables_are_purged(
    database: Database, results: ResultStore, people: Profiles
) -> None:
    """Otherwise ratings would no longer follow from what is there; and their people keep their names."""
    for rated in (True, False):
        store(database, rated_log(["ann", "bob", "bot:greedy"], 1 + rated, rated=rated), changed=5)
    Library(database).set_name("ann", "Ann")
    Library(database).set_name("eve", "Eve")
    with database.writing() as connection:
        connection.execute(PEOPLE.update().values(changed=5))
    asyncio.run(people.count_missed())
    before = results.rating_of("ann")
    assert len(list(purge(database, wall_ms(), "2026-11-29"))) == 2
    recount(results)
    assert results.rating_of("ann") == before
    assert [one.rating is not None for one in results.played("ann")] == [True]
    assert (Library(database).name_of("ann"), Library(database).name_of("eve")) == ("Ann", None)


def test_ratings_survive_a_round_trip_through_either_database(results: ResultStore) -> None:
    game = facts("t" * 20, 1000, {"ann": 1, "bob": 3}, [GREEDY])
    results.settle(game)
    kept = results.rating_of("ann")
    assert kept is not None
    assert Rating.of(*kept.rating.floats) == kept.rating
    assert results.all_ratings()[0] == kept
