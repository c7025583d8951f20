"""Plays tasks in a separate process whose death is expected, and finds out which bot caused it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Collection
from multiprocessing.connection import Connection
from typing import Any, Final

from wildcards.arena.row import Row
from wildcards.arena.schedule import Seating
from wildcards.arena.worker import Job, Rows, Worker
from wildcards.errors import BotFaultError

MOST_DEATHS: Final = 3  # of one game, without a bot to blame

Game = tuple[int, Seating]  # the number of its task, and its seating


def play_carefully(job: Job, tasks: range) -> list[Rows]:
    """The same rows as a worker's; but a bot that kills its process is replaced, with a fault, in that game.

    Raises BotFaultError if the process keeps dying while no bot is being asked.
    """
    schedule = job.schedule
    games = [(number, seating) for number in tasks for seating in schedule.games(schedule.task(number))]
    rows: list[Row] = []
    replaced: set[int] = set()
    deaths = 0
    while len(rows) < len(games):
        begun = len(rows)
        blamed = _play_until_death(job, games[begun:], replaced, rows)
        if len(rows) > begun:
            replaced, deaths = set(), 0
        if len(rows) == len(games):
            break
        deaths += 1
        if blamed >= 0:
            replaced.add(games[len(rows)][1][blamed])
        elif deaths == MOST_DEATHS:
            raise BotFaultError("crash", f"deal {schedule.task(games[len(rows)][0]).deal}: {_AGAIN}")
    ready = iter(rows)
    return [[next(ready) for _ in schedule.games(schedule.task(number))] for number in tasks]


_AGAIN: Final = f"the process that plays it died {MOST_DEATHS} times while no bot was being asked"


def _play_until_death(job: Job, games: list[Game], replaced: Collection[int], rows: list[Row]) -> int:
    """Add the rows of as many games as can be played; the seat whose bot was asked last, or -1 if done."""
    context = multiprocessing.get_context("spawn")
    asked = context.RawValue("i", -1)
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_play, args=(job, games, tuple(replaced), asked, sender), daemon=False)
    process.start()
    sender.close()
    try:
        for _ in games:
            rows.append(receiver.recv())
    except EOFError:
        pass
    except BaseException:
        process.terminate()
        raise
    finally:
        process.join()
        receiver.close()
    return int(asked.value)


def _play(job: Job, games: list[Game], replaced: tuple[int, ...], asked: Any, sender: Connection) -> None:
    """Play the games; `replaced` counts in the first one only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch(seat: int) -> None:
        asked.value = seat

    worker = Worker(job)
    for number, (task, seating) in enumerate(games):
        sender.send(worker.play_game(task, seating, replaced if number == 0 else (), watch))
    worker.close()
