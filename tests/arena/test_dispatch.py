"""The same rows from any number of workers, whatever becomes of their processes."""

from __future__ import annotations

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest
from support.bots import BadRoster, die

from wildcards.arena import quarantine
from wildcards.arena.dispatch import run
from wildcards.arena.executors import Here, Processes
from wildcards.arena.row import Row
from wildcards.arena.schedule import Schedule, match_lineup, tournament_lineups
from wildcards.arena.worker import Batch, Job, Rows
from wildcards.errors import BotFaultError

SEED = bytes(range(32))


def a_job(*kinds: str, deals: int = 6) -> Job:
    return Job(Schedule(*match_lineup(kinds), deals, SEED, {}, BadRoster()), with_records=True)


def timeless(tasks: list[Rows]) -> list[list[Row]]:
    """Rows without the times, which no seed determines."""
    return [[row._replace(seconds=()) for row in rows] for rows in tasks]


def here(job: Job, start: int = 0) -> list[list[Row]]:
    executor = Here(job)
    try:
        return timeless(list(run(job, executor, start)))
    finally:
        executor.close(now=False)


def beside(job: Job, workers: int = 2) -> list[list[Row]]:
    executor = Processes(job, workers)
    try:
        return timeless(list(run(job, executor)))
    finally:
        executor.close(now=False)


def test_two_processes_play_what_one_plays() -> None:
    lineups = tournament_lineups("pairs", ["random", "raises"], 4, leo=True)
    job = Job(Schedule(("random", "raises"), lineups, 20, SEED, {}, BadRoster()), with_records=False)
    assert beside(job) == here(job)


def test_rows_can_be_made_into_json_values_and_back() -> None:
    for rows in here(a_job("random", "none", "leo", deals=1)):
        for row in rows:
            assert Row.from_list(row.to_list()) == row
            assert row.record is not None
            assert '"player": "none"' in row.record


def test_playing_can_begin_at_any_task() -> None:
    job = a_job("random", "casual", "leo")
    assert here(job, start=4) == here(job)[4:]


def test_the_deal_is_the_same_in_all_rotations() -> None:
    for rows in here(a_job("random", "casual", "greedy", deals=3)):
        deals = {row.record.split('"actions"')[0].split('"talisman"')[1] for row in rows if row.record}
        shuffled_at_first = {deal.split('"reshuffles"')[0] for deal in deals}
        assert len(shuffled_at_first) == 1


def test_a_bot_that_ends_its_process_is_replaced_in_that_game_alone() -> None:
    job = a_job("random", "exits in seat 1", "random", deals=2)
    found = beside(job)
    assert len(found) == 2
    for rows in found:
        faults = [row.faults for row in rows]
        # The rotations put it in seats 1, 2 and 0; in the first it ends the process.
        assert [len(one) for one in faults] == [1, 0, 0]
        assert faults[0][0].kind == "crash"
        assert faults[0][0].seat == 1
        assert "ended the process" in faults[0][0].message
    innocent = here(a_job("random", "random", "random", deals=2))
    assert found[0][1].decisions == innocent[0][0].decisions


class _Killed(Processes):
    """A pool whose processes are killed from outside as soon as they get work, the first time."""

    renewals = 0

    def submit(self, tasks: range) -> Future[Batch]:
        future = super().submit(tasks)
        if not self.renewals:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            assert isinstance(future.exception(), BrokenProcessPool)  # so that the next meets a broken pool
        return future

    def renew(self) -> None:
        self.renewals += 1
        super().renew()


def test_processes_that_are_killed_from_outside_change_nothing() -> None:
    job = a_job("random", "random", "leo", deals=9)
    executor = _Killed(job, 2)
    found = timeless(list(run(job, executor)))
    executor.close(now=False)
    assert executor.renewals
    assert found == here(job)


def test_a_process_that_dies_without_a_bot_to_blame_is_an_error_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quarantine, "_play", die)
    with pytest.raises(BotFaultError, match="deal 4: the process that plays it died 3 times"):
        quarantine.play_carefully(a_job("random", "random", "random"), range(4, 5))


class _Scripted:
    """An executor whose batches take the seconds they are told to."""

    slots = 2
    batch_seconds = 1.0
    deaths: tuple[type[Exception], ...] = ()

    def __init__(self, seconds_a_task: float) -> None:
        self.seconds = seconds_a_task
        self.batches: list[range] = []

    def submit(self, tasks: range) -> Future[Batch]:
        self.batches.append(tasks)
        done: Future[Batch] = Future()
        done.set_result(Batch([[] for _ in tasks], self.seconds * len(tasks)))
        return done

    def renew(self) -> None:
        raise AssertionError

    def close(self, *, now: bool) -> None:
        raise AssertionError


@pytest.mark.parametrize(("seconds", "largest"), [(0.001, 250), (0.1, 10), (5.0, 1)])
def test_batches_grow_until_they_take_their_time(seconds: float, largest: int) -> None:
    executor = _Scripted(seconds)
    job = a_job("random", "random", "random", deals=1000)
    assert len(list(run(job, executor))) == 1000
    assert [number for tasks in executor.batches for number in tasks] == list(range(1000))
    sizes = [len(tasks) for tasks in executor.batches]
    assert sizes[0] == 1
    assert max(sizes) == largest
