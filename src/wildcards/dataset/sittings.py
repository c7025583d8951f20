"""Who plays the games of a data set: for every game bots are drawn for its seats."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from random import Random

from wildcards.arena.schedule import LEO_SEAT, Schedule, Seating, Task, game_seed


@dataclass(frozen=True)
class Sittings(Schedule):
    """One game of each deal. Its one line-up says how many seats there are, and where Leo sits."""

    def games(self, task: Task) -> list[Seating]:
        """The seating of the task's game, each entrant as likely as the others in every seat but Leo's.

        It follows from SHA-256(game seed, "wildcards/1 seating"), so it says nothing about the shuffles.
        """
        digest = hashlib.sha256(game_seed(self.seed, task.deal) + b"wildcards/1 seating").digest()
        dice = Random(int.from_bytes(digest, "big"))
        lineup = self.lineups[task.lineup]
        return [tuple([one if one == LEO_SEAT else dice.randrange(len(self.entrants)) for one in lineup])]
