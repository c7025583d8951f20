"""Whose work is done next: nobody waits because others ask for too much."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import pytest
from support.workers import Bench, Clock

from wildcards.bots.fallback import fallback_action
from wildcards.bots.greedy import GreedyBot
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.server.live.bots import BotPool
from wildcards.server.live.shares import Party, Queue
from wildcards.server.live.workers import Call, CrowdedError, Process, WorkError, Workers
from wildcards.table.decision import Decision, Question

SEEN: Final = new_game(Rules(), seed=1).observe(0)
ANN: Final = Party("192.0.2.1", "ann")
BOB: Final = Party("192.0.2.2", "bob")
MASTER: Final = 0.3  # seconds


def served(queue: Queue[str], number: int, seconds: float | None = None) -> list[str]:
    """What is done next, each in this many seconds, or in those it was expected to take."""
    done = []
    for _ in range(number):
        party, cost, work = queue.take()
        if seconds is not None:
            queue.charge(party, seconds - cost)
        done.append(work)
    return done


def test_another_address_waits_for_one_decision_only() -> None:
    queue: Queue[str] = Queue()
    for _ in range(600):
        queue.put(ANN, MASTER, "master")
    assert served(queue, 100) == ["master"] * 100
    queue.put(BOB, 0.001, "greedy")
    assert served(queue, 1) == ["greedy"]
    # However often: little by little does not add up to much.
    for _ in range(50):
        queue.put(BOB, 0.001, "greedy")
        assert "greedy" in served(queue, 2)


def test_an_address_has_one_share_however_many_people_it_has() -> None:
    queue: Queue[str] = Queue()
    for number in range(100):
        for _ in range(6):
            queue.put(Party(ANN.address, f"ann {number}"), MASTER, "theirs")
    for _ in range(20):
        queue.put(BOB, MASTER, "his")
    assert served(queue, 40).count("his") == 20


def test_people_of_one_address_share_what_it_has() -> None:
    queue: Queue[str] = Queue()
    for _ in range(600):
        queue.put(ANN, MASTER, "ann")
    served(queue, 50)
    queue.put(ANN._replace(uid="eve"), 0.001, "eve")
    assert served(queue, 1) == ["eve"]


def test_own_work_goes_by_its_cost_and_then_by_its_age() -> None:
    queue: Queue[str] = Queue()
    for cost, work in ((MASTER, "m1"), (0.001, "g1"), (MASTER, "m2"), (0.001, "g2")):
        queue.put(ANN, cost, work)
    assert served(queue, 4) == ["g1", "g2", "m1", "m2"]


def test_who_was_away_has_saved_nothing_up() -> None:
    queue: Queue[str] = Queue()
    queue.put(BOB, MASTER, "his")
    served(queue, 1)
    for _ in range(100):
        queue.put(ANN, MASTER, "hers")
    served(queue, 50)
    for _ in range(50):
        queue.put(BOB, MASTER, "his")
    assert served(queue, 20).count("his") in (10, 11)


def test_what_it_took_counts_and_not_what_was_expected() -> None:
    queue: Queue[str] = Queue()
    for _ in range(100):
        queue.put(ANN, 0.001, "ann")
        queue.put(BOB, 0.001, "bob")
    done = []
    for _ in range(40):
        party, cost, work = queue.take()
        queue.charge(party, (3.0 if party == ANN else 1.0) - cost)
        done.append(work)
    assert done.count("bob") == pytest.approx(30, abs=1)


def test_the_queue_forgets_who_used_little() -> None:
    queue: Queue[int] = Queue()
    queue.put(ANN, 0.001, -1)
    for number in range(10_000):
        queue.put(Party(f"address {number}", "x"), 0.001, number)
        assert queue.take()[2] == number - 1
    assert len(queue._addresses._used) < 3000
    assert len(queue) == len(queue._people) == 1


# --- bots


class Office:
    """A pool of bots whose workers aren't processes."""

    def __init__(self, workers: int = 1) -> None:
        self.clock = Clock()
        self.bench = Bench(self.clock)
        self.bench.seconds = {"master": MASTER}
        self.pool = BotPool(workers, 15.0, self.bench.worker, self.clock)
        self.taken_up: list[str] = []

    async def decide(self, party: Party, level: str, seed: int = 1) -> Decision | None:
        def ask() -> Question:
            self.taken_up.append(party.uid)
            return Question(level, SEEN, seed)

        return await self.pool.choose(party, level, ask)


@pytest.fixture(autouse=True)
def masters_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they decide does not matter here."""
    monkeypatch.setattr("wildcards.server.live.bots._choose", lambda *asked: [GreedyBot().choose(asked[1])])


def test_six_hundred_tables_of_masters_and_one_greedy_bot() -> None:
    """It waits for one decision, nobody's waiting is counted as thinking, and nothing is left to chance."""

    async def run() -> None:
        office = Office()
        await office.decide(ANN, "master")  # so it is known what they take
        crowd = [asyncio.create_task(office.decide(ANN, "master", seed)) for seed in range(600)]
        await asyncio.sleep(0)
        bob = await office.decide(BOB, "greedy")
        assert office.taken_up.index("bob") <= 2
        decided = [bob, *await asyncio.gather(*crowd)]
        assert office.clock.now > 15.0  # longer than one may think
        assert decided == [Decision(GreedyBot().choose(SEEN), "")] * 601
        assert office.pool.faults == 0

    asyncio.run(run())


def test_a_bot_that_thinks_too_long_loses_its_decision() -> None:
    async def run() -> None:
        office = Office()
        office.bench.seconds["master"] = 16.0
        assert await office.decide(ANN, "master", 7) == Decision(fallback_action(SEEN, 7), "timeout")
        assert office.pool.faults == 1
        assert office.bench.allowed == [15.0, 15.0]

    asyncio.run(run())


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def run() -> None:
        office = Office()
        assert await office.pool.choose(ANN, "master", lambda: None) is None
        assert office.bench.begun == []
        assert office.pool.faults == 0

    asyncio.run(run())


# --- workers


def put_all(workers: Workers, party: Party, works: Sequence[Any]) -> list[asyncio.Task[Any]]:
    """Let all of these wait."""
    return [asyncio.create_task(workers.do(party, 1.0, partial(_text, work))) for work in works]


def _text(work: Any) -> Call:
    return (str, work)


def test_so_much_of_an_address_waits_and_no_more() -> None:
    async def run() -> None:
        bench = Bench(Clock())
        workers = Workers(1, 10, most_waiting=3, make=bench.worker, clock=bench.clock)
        first = put_all(workers, ANN, range(5))  # one of them is worked at
        other = put_all(workers, BOB, range(2))
        found = await asyncio.gather(*first, *other, return_exceptions=True)
        assert [type(one) for one in found] == [str] * 4 + [CrowdedError] + [str] * 2
        assert workers.waiting == 0

    asyncio.run(run())


def test_work_that_is_given_up_is_not_done() -> None:
    async def run() -> None:
        bench = Bench(Clock())
        workers = Workers(1, 10, make=bench.worker, clock=bench.clock)
        tasks = put_all(workers, ANN, ["a", "b", "c"])
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [call[1] for call in bench.begun] == ["a", "c"]

    asyncio.run(run())


def test_work_is_tried_twice_when_its_worker_dies() -> None:
    async def run() -> None:
        bench = Bench(Clock())
        workers = Workers(1, 10, make=bench.worker, clock=bench.clock)
        bench.fails = ["crash"]
        assert await workers.do(ANN, 1.0, lambda: (str, 1)) == "1"
        bench.fails = ["crash", "crash"]
        with pytest.raises(WorkError) as caught:
            await workers.do(ANN, 1.0, lambda: (str, 2))
        assert caught.value.why == "crash"
        assert await workers.do(ANN, 1.0, lambda: (str, 3)) == "3"

    asyncio.run(run())


def test_a_worker_outlives_a_signal_to_the_whole_group() -> None:
    """The server that gets it, too, ends its workers: none has to be replaced until then."""

    async def run() -> None:
        worker = Process()
        try:
            before = await worker.do((os.getpid,), 60)
            os.kill(before, signal.SIGTERM)
            assert await worker.do((os.getpid,), 60) == before
        finally:
            worker.close()

    asyncio.run(run())
