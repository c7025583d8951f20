"""Tune the heuristic's weights by play: CMA-ES on the win share against copies of the reigning weights."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from wildcards.bots.heuristic import Heuristic
from wildcards.bots.parameters import HAND_WRITTEN, NAMES, Weights
from wildcards.bots.playout import play_on
from wildcards.bots.search import TO_THE_END
from wildcards.bots.weights import FORMATS, GREEDY, RULES
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.training.tables import TUNING_TABLES

FIRST: Final = tuple(HAND_WRITTEN.values())
POPULATION: Final = 18
REIGN: Final = 10  # generations until the mean replaces the rivals
RIVAL_TEMPERATURE: Final = 0.2  # points of noise, so that no candidate wins by one lucky answer
NOT_NEGATIVE: Final = ("bonus", "card", "wild_card", "high", "suit")
LEAST_FADE: Final = 0.5  # rounds
SPREAD: Final = 0.4  # the first step's standard deviation, relative to a weight
LEAST_SPREAD: Final = 0.1


def win_share(
    weights: Sequence[float],
    rivals: Sequence[float],
    deals: range,
    tables: Sequence[Rules] = TUNING_TABLES,
    temperature: float = RIVAL_TEMPERATURE,
) -> float:
    """The share of games won (ties split) by one seat against copies of the rivals, relative to par.

    1 is par. Every deal is played once from every seat, at the tables in turn; equal deals give equal
    cards, so that candidates of one generation can be compared.
    """
    candidate, rival = heuristic_of(weights), heuristic_of(rivals)
    total = 0.0
    for deal in deals:
        rules = tables[deal % len(tables)]
        seats = rules.human_seats()
        for seat in seats:
            total += _won(rules, candidate, rival, seat, deal, temperature)
    return total / len(deals)


def heuristic_of(weights: Sequence[float]) -> Heuristic:
    """The heuristic with these weights, in the order of NAMES."""
    return Heuristic(Weights(dict(zip(NAMES, weights, strict=True))))


def _won(
    rules: Rules, candidate: Heuristic, rival: Heuristic, seat: int, deal: int, temperature: float
) -> float:
    """The seat's share of the win; one that wins one game in as many as there are seats gets 1 per deal."""
    state = new_game(rules, chance=FastChance(deal))
    state.logging = False
    players, temperatures = [rival] * rules.seats, [temperature] * rules.seats
    players[seat], temperatures[seat] = candidate, 0.0
    play_on(state, players, temperatures, Rng(deal), TO_THE_END)
    ranks = state.ranks()
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def allowed(weights: Sequence[float]) -> list[float]:
    """The weights, with senseless values corrected."""
    mended = []
    for name, weight in zip(NAMES, weights, strict=True):
        low = LEAST_FADE if name == "fade" else 0.0 if name in NOT_NEGATIVE else -1000.0
        mended.append(max(float(weight), low))
    return mended


def tune(
    seconds: float,
    deals: int,
    executor: Executor,
    start: Sequence[float] = FIRST,
    seed: int = 1,
    tell: Callable[[str], None] = print,
) -> tuple[list[float], int]:
    """The mean of the search distribution after this time, and how many generations it took."""
    import cma

    spread = [max(SPREAD * abs(weight), LEAST_SPREAD) for weight in start]
    strategy = cma.CMAEvolutionStrategy(
        list(start), 1.0, {"CMA_stds": spread, "popsize": POPULATION, "seed": seed, "verbose": -9}
    )
    rivals, mean = list(start), list(start)
    began = time.monotonic()
    generation = 0
    while time.monotonic() - began < seconds:
        candidates = strategy.ask()
        games = range(generation * deals, (generation + 1) * deals)
        jobs = [executor.submit(win_share, allowed(candidate), rivals, games) for candidate in candidates]
        shares = [job.result() for job in jobs]
        strategy.tell(candidates, [-share for share in shares])
        mean = allowed(strategy.mean)
        generation += 1
        left = max(0.0, seconds - (time.monotonic() - began))
        tell(f"generation {generation}: best {max(shares):.2f} of par, {left:.0f} s left")
        if generation % REIGN == 0:
            rivals = mean
    return mean, generation


def weights_file(weights: Sequence[float], made: str) -> dict[str, Any]:
    """The contents of greedy.json."""
    named = {name: round(weight, 4) for name, weight in zip(NAMES, weights, strict=True)}
    return {"format": FORMATS[GREEDY], "rules": RULES, "made": made, "weights": named}


def main(out: Path, minutes: float, deals: int, workers: int, seed: int, start: Path | None) -> None:
    """Tune and write the file."""
    first = list(FIRST)
    if start is not None:
        first = [float(json.loads(start.read_text())["weights"][name]) for name in NAMES]
    with ProcessPoolExecutor(workers) as executor:
        weights, generations = tune(minutes * 60, deals, executor, first, seed, _tell)
        share = win_share(weights, first, range(-4 * deals, 0))
    made = (
        f"CMA-ES, population {POPULATION}, {generations} generations of {deals} deals per candidate at"
        f" {len(TUNING_TABLES)} kinds of table; {share:.2f} of par against the weights it began with"
    )
    out.write_text(json.dumps(weights_file(weights, made), indent=1) + "\n", encoding="utf-8")
    _tell(made)


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
