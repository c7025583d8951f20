"""The games in which puzzles are looked for: of bots of mixed levels, at all kinds of tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from wildcards.arena.schedule import game_seed
from wildcards.arena.simulation import Simulation
from wildcards.bots.levels import LEVELS
from wildcards.notation.record import LEO, Record

# Edition, seats and whether Leo plays; the usual table comes up most.
TABLES: Final = (
    ("2022", 4, False), ("2022", 3, False), ("2022", 4, True), ("2022", 5, False),
    ("2020", 4, False), ("2022", 3, True), ("2022", 5, True), ("2020", 3, False), ("2020", 5, False),
)  # fmt: skip


def bots_games(number: int, seed: bytes) -> Iterator[Record]:
    """This many games; each follows from the seed and its own number."""
    for at in range(number):
        edition, seats, leo = TABLES[at % len(TABLES)]
        own = game_seed(seed, at)
        dice = Random(own)
        kinds = [dice.choice(list(LEVELS)) for _ in range(seats)]
        if leo:
            kinds[dice.randrange(seats)] = LEO
        simulation = Simulation(tuple(kinds), own, {"edition": edition})
        try:
            yield simulation.game(0).record()
        finally:
            simulation.crew.close()
