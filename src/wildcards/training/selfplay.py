"""Self-play: positions between rounds as a seat sees them, and how their games ended.

A part of the data is an .npz file of two arrays: x, float16 of shape (rows, INPUTS), and y, float32 of
shape (rows,), the target from 0 to 1. Rows of one game are adjacent.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from wildcards.bots.net import inputs_of
from wildcards.bots.search import Search
from wildcards.bots.search_bot import TEMPERATURE
from wildcards.bots.utility import margin_utility
from wildcards.bots.weights import tuned_heuristic, value_net
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.legal import legal_mask
from wildcards.engine.state import State, new_game
from wildcards.training.tables import any_table

WIN_SHARE: Final = 0.3  # the win's share of the target; the rest is the margin's utility, which is less noisy
GAMES_A_PART: Final = 4000


class Mix(NamedTuple):
    """What the seats of a game draw from: simulations per decision (0: only the heuristic) and its noise."""

    simulations: tuple[int, ...]
    temperatures: tuple[float, ...]


GREEDY: Final = Mix((0,), (0.3, 0.6, 1.0))
SEARCHING: Final = Mix((0, 16, 24, 48), (0.0, 0.3, 0.6))


class Player:
    """What plays a seat: a search with some simulations, or the heuristic with some noise."""

    def __init__(self, search: Search, simulations: int, temperature: float, dice: Random) -> None:
        self._search = search
        self._simulations = simulations
        self._temperature = temperature
        self._dice = dice
        self._rolls = Rng(dice.getrandbits(64))

    def choose(self, state: State, seat: int) -> int:
        """The seat's step: only the first step of a plan is taken, and the rest is planned again."""
        mask = legal_mask(state, seat)
        if self._simulations == 0 or mask & (mask - 1) == 0:
            return self._search.heuristic.choose(state, seat, mask, self._rolls, self._temperature)
        return self._search.plan(state.observe(seat), self._dice, self._simulations, 0.0)[0]


def play(state: State, players: Sequence[Player]) -> tuple[list[list[float]], list[float]]:
    """Play the state to its end; a row and a target for each round except the first and each scored seat."""
    rows: list[list[float]] = []
    seats: list[int] = []
    at = state.round
    while owing := state.to_act:
        if state.round != at:
            at = state.round
            for seat in state.rules.human_seats():
                rows.append(inputs_of(state, seat))
                seats.append(seat)
        seat = owing[0]
        state.step(seat, players[seat].choose(state, seat))
    targets = {seat: target(state, seat) for seat in state.rules.human_seats()}
    return rows, [targets[seat] for seat in seats]


def target(state: State, seat: int) -> float:
    """What the end of a game was worth to the seat, from 0 to 1."""
    ranks = state.ranks()
    won = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return WIN_SHARE * won + (1 - WIN_SHARE) * margin_utility(state, seat)


def games(mix: Mix, seed: int) -> Iterator[tuple[list[list[float]], list[float]]]:
    """Rows and targets of one game after another, at any table."""
    dice = Random(seed)
    search = Search(tuned_heuristic(), TEMPERATURE, 1, value_net())
    while True:
        rules = any_table(dice)
        state = new_game(rules, chance=FastChance(dice.getrandbits(60)))
        state.logging = False
        players = [
            Player(search, dice.choice(mix.simulations), dice.choice(mix.temperatures), dice)
            for _ in range(rules.seats)
        ]
        yield play(state, players)


def write_parts(directory: Path, mix: Mix, seed: int, seconds: float) -> int:
    """Play until the time is up, and write the data; returns the number of games."""
    began = time.monotonic()
    rows: list[list[float]] = []
    targets: list[float] = []
    number = 0
    for inputs, ends in games(mix, seed):
        rows += inputs
        targets += ends
        number += 1
        is_over = time.monotonic() - began >= seconds
        if is_over or number % GAMES_A_PART == 0:
            _write(directory / f"{seed}-{number:07d}.npz", rows, targets)
            rows, targets = [], []
        if is_over:
            break
    return number


def _write(path: Path, rows: list[list[float]], targets: list[float]) -> None:
    import numpy as np

    np.savez(path, x=np.array(rows, dtype=np.float16), y=np.array(targets, dtype=np.float32))


def main(directory: Path, mix: Mix, minutes: float, workers: int, seed: int) -> None:
    """Fill the directory with data, all workers at once."""
    directory.mkdir(parents=True, exist_ok=True)
    _tell(f"self-play for {minutes:g} minutes, {workers} at once, into {directory}")
    with ProcessPoolExecutor(workers) as executor:
        jobs = [
            executor.submit(write_parts, directory, mix, seed + worker, minutes * 60)
            for worker in range(workers)
        ]
        _tell(f"{sum(job.result() for job in jobs)} games")


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
