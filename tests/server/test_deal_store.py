"""What is kept of deals, on either database, and what is made for them beside the server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from support.few_runs import TAKE_UP_LOSSES
from support.logs import log, store
from support.workers import Bench, Clock

from wildcards.analysis.deal import Deal, Runs, results
from wildcards.bots.levels import LEVELS
from wildcards.engine.rules import Rules
from wildcards.notation.record import Player
from wildcards.server.live import deal_runs
from wildcards.server.live.deal_runs import DealRuns
from wildcards.server.live.workers import Workers
from wildcards.server.storage.database import Database
from wildcards.server.storage.deals import DealStore, Kept
from wildcards.server.storage.library import Library
from wildcards.table.places import Taken
from wildcards.table.refusal import RefusedError

RULES = Rules(seats=3, leo=True, leo_seat=1, value_counts=(4, 4, 3, 3))
DEAL = Deal(
    RULES, bytes(range(32)), 2, (Player("Ann", "human"), Player("Leo", "leo"), Player("Ida", "novice"))
)
KEPT = Kept("d" * 20, None, 0, DEAL)
DAY = Kept("e" * 20, "2026-11-29", 0, DEAL)
TAKEN = Taken("t" * 20, 0, "ann", "Ann", 20, 1, 2, seen=False, late=False, loss=None, finished=5)


@pytest.fixture
def deals(database: Database) -> DealStore:
    return DealStore(database, bytes(32))


def test_deals_come_back_as_they_were(deals: DealStore) -> None:
    assert deals.find(KEPT.id) is None
    for kept in (KEPT, DAY):
        deals.keep(kept)
        deals.keep(kept._replace(seat=2))  # the first counts
        assert deals.find(kept.id) == kept


def test_who_saw_the_cards_elsewhere_is_marked(deals: DealStore) -> None:
    deals.keep(KEPT)
    deals.see(KEPT.id, "ann", TAKEN.table)
    deals.see(KEPT.id, "bob", "o" * 20)
    deals.see(KEPT.id, "bob", "o" * 20)
    assert [deals.has_seen(KEPT.id, uid) for uid in ("ann", "bob", "cleo")] == [True, True, False]
    bob = TAKEN._replace(seat=2, uid="bob")
    assert deals.settle(KEPT.id, [TAKEN, bob]) == [TAKEN, bob]
    assert deals.settle(KEPT.id, [TAKEN._replace(score=99)]) == []
    assert sorted(deals.takes(KEPT.id)) == [TAKEN, bob._replace(seen=True)]
    assert deals.lossless(1) == [(TAKEN.table, 0)] or deals.lossless(1) == [(TAKEN.table, 2)]
    deals.set_loss(TAKEN.table, 0, 120)
    assert [one.loss for one in sorted(deals.takes(KEPT.id))] == [120, None]


def test_the_first_table_of_a_day_is_the_one(deals: DealStore) -> None:
    table = store(deals._database, log("playing"))
    assert deals.claim(DAY.id, "ann", table) == table
    assert deals.claim(DAY.id, "ann", "n" * 20) == table
    assert deals.claim(DAY.id, "bob", "n" * 20) == "n" * 20


def test_tables_that_are_over_are_found(deals: DealStore) -> None:
    table = store(deals._database, log("over"))
    deals.keep(KEPT)
    uid = next(entry.uid for entry in log("over") if hasattr(entry, "uid"))
    deals.see(KEPT.id, uid, table)
    assert deals.tables_of(KEPT.id, uid) == [(table, "over")]
    assert deals.unsettled([KEPT.id]) == deals.unsettled(None) == [table]
    assert deals.unsettled([DAY.id]) == []
    deals.settle(KEPT.id, [TAKEN._replace(table=table)])
    assert deals.unsettled(None) == []


def test_runs_are_kept_once(deals: DealStore) -> None:
    assert deals.want(KEPT.id, 0, ["novice", "greedy"]) == ["novice", "greedy"]
    assert deals.want(KEPT.id, 0, ["novice", "master"]) == ["master"]
    nothing, some = Runs("novice", 0, (), ()), Runs("novice", 0, (5, 7), (2, 1))
    assert deals.run(KEPT.id, 0, "novice") == nothing
    assert deals.run(KEPT.id, 1, "novice") is None
    deals.keep_runs(KEPT.id, nothing, some)
    deals.keep_runs(KEPT.id, nothing, some.then(some))  # another process was faster
    assert deals.run(KEPT.id, 0, "novice") == some
    assert len(deals.runs(KEPT.id)) == len(deals.unfinished()) == 3
    whole = Runs("novice", 0, (5,) * 100, (2,) * 100)
    deals.keep_runs(KEPT.id, some, whole)
    assert len(deals.unfinished()) == 2


# --- made beside the server, with a worker that does as the test says


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_is_wanted_is_made_the_quick_levels_first(
    deals: DealStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_runs, "RUNS", 6)
    monkeypatch.setattr(DealRuns, "take_up_losses", TAKE_UP_LOSSES)
    monkeypatch.setattr(deal_runs, "_IS_COMPILED", True)
    monkeypatch.setattr(deal_runs, "_MOST_TOGETHER", 4)
    loss: Any = SimpleNamespace(loss=SimpleNamespace(mean=77))
    monkeypatch.setattr(deal_runs, "review_of", lambda _record, _seat: loss)
    monkeypatch.setattr(deal_runs, "LEVELS", {level: LEVELS[level] for level in ("novice", "greedy")})
    table = store(deals._database, log("over"))
    deals.keep(KEPT)
    deals.settle(KEPT.id, [TAKEN._replace(table=table)])
    bench = Bench(Clock())

    async def go() -> None:
        runs = DealRuns(deals, Library(deals._database), Workers(1, 9, make=bench.worker))
        runs.take_up_losses([(table, 0), ("gone" * 5, 0)])
        await runs.want(KEPT.id, [0])
        runs.take_up([("no such deal", 0, "novice")])
        bench.fails = ["crash"]  # it is tried again
        working = asyncio.create_task(runs.work())
        while runs._jobs:  # noqa: ASYNC110  # nobody says when all is done
            await asyncio.sleep(0)
        working.cancel()

    asyncio.run(go())
    played = [call[2:] for call in bench.begun if call[0] is deal_runs._played]
    assert played[1:] == [(0, "novice", 0, 4), (0, "novice", 4, 6), (0, "greedy", 0, 4), (0, "greedy", 4, 6)]
    assert deals.run(KEPT.id, 0, "novice") == results(DEAL, 0, "novice", range(6))
    assert [one.loss for one in deals.takes(KEPT.id)] == [77]


def test_the_longer_games_take_the_fewer_are_made_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a review waits for them."""
    monkeypatch.setattr(deal_runs, "_IS_COMPILED", True)

    def together(level: str, rival: str) -> int:
        players = (Player("", "human"), *[Player("Ida", rival)] * (DEAL.rules.seats - 1))
        return deal_runs._together(replace(DEAL, players=players), 0, level)

    assert together("novice", "greedy") == 25
    assert 1 < together("expert", "expert") < 25
    assert together("novice", "master") == together("master", "greedy") == 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_too_much_is_refused(deals: DealStore) -> None:
    runs = DealRuns(deals, Library(deals._database), Workers(1, 9, make=Bench(Clock()).worker))
    runs.check_room()
    runs.take_up([("d" * 20, seat, "novice") for seat in range(deal_runs.MOST_WAITING)])
    with pytest.raises(RefusedError) as error:
        runs.check_room()
    assert error.value.code == "too_many"
    assert error.value.args_["seconds"] > 0
