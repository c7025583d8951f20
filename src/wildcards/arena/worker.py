"""A worker plays tasks, in whatever process it lives. What it plays depends on the schedule alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from wildcards.arena.crew import Crew
from wildcards.arena.game import Fault, Player, play
from wildcards.arena.row import Row, row_of
from wildcards.arena.schedule import LEO_SEAT, Schedule, Seating, game_seed
from wildcards.bots.random_bot import RandomBot

Rows = list[Row]  # the games of a task, by rotation


class Job(NamedTuple):
    """What all workers need to know: the schedule, and whether records are wanted."""

    schedule: Schedule
    with_records: bool


class Batch(NamedTuple):
    """Finished tasks, and the seconds they took."""

    tasks: list[Rows]
    seconds: float


class Worker:
    """Plays tasks by their numbers with one crew of bots."""

    def __init__(self, job: Job) -> None:
        self._schedule, self._with_records = job
        self._crew = Crew(self._schedule.roster)

    def play(self, tasks: range) -> Batch:
        """Play these tasks."""
        start = time.perf_counter()
        played = [
            [self.play_game(number, seating) for seating in self._schedule.games(self._schedule.task(number))]
            for number in tasks
        ]
        return Batch(played, time.perf_counter() - start)

    def play_game(
        self,
        task: int,
        seating: Seating,
        replaced: Collection[int] = (),
        watch: Callable[[int], None] = lambda _seat: None,
    ) -> Row:
        """Play one game of a task. Random steps and a fault stand in for entrants that are `replaced`."""
        kinds = self._schedule.kinds(seating)
        absent = [seat for seat, entrant in enumerate(seating) if entrant in replaced]
        present = [kind for seat, kind in enumerate(kinds) if seat not in absent]
        crew = iter(self._crew.players(present))
        players = [
            Player(kind, RandomBot()) if seat in absent else next(crew) for seat, kind in enumerate(kinds)
        ]
        seed = game_seed(self._schedule.seed, self._schedule.task(task).deal)
        match = play(self._schedule.rules(seating), players, seed, watch)
        faults = [Fault(seat, 0, "", "crash", f"bot {kinds[seat]!r}: {EXIT}") for seat in absent]
        return row_of(match._replace(faults=(*faults, *match.faults)), kinds if self._with_records else None)

    def close(self) -> None:
        """Let go of the bots."""
        self._crew.close()


EXIT: Final = "ended the process it played in; random steps stood in for it in this game"

assert LEO_SEAT < 0  # so that it is never among the replaced entrants
