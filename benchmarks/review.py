"""Proof of the review: `make prove-review`.

Plays games among four bots of one level, for each level, reviews every seat, and prints

* the mean loss a decision of each level, with 95 % intervals over seats' games: it should fall from one
  level to the next;
* how many of the mistakes found are confirmed by an independent evaluation: both plans played to the end of
  the game, without the net and its curves, in other worlds;
* how long the review of all seats of a game takes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from wildcards.analysis.interval import Interval, differences, interval
from wildcards.analysis.played import played
from wildcards.analysis.review import SIMULATIONS, Judgement, review
from wildcards.arena.estimate import Sum
from wildcards.arena.simulation import Simulation
from wildcards.bots.calibration import NO_CURVE
from wildcards.bots.levels import LEVELS
from wildcards.bots.search import TO_THE_END, Search
from wildcards.bots.search_bot import TEMPERATURE
from wildcards.bots.trial import Trial
from wildcards.bots.weights import tuned_heuristic
from wildcards.notation.record import Record

SEATS: Final = 4


class Found(NamedTuple):
    """A mistake, the level that made it, and what the independent evaluation says of it."""

    level: str
    judgement: Judgement
    loss: Interval


def played_games(number: int, seed: int) -> Iterator[tuple[str, Record]]:
    """Games among equals, each level in turn: where others are stronger there is soon nothing to lose."""
    for at in range(number):
        level = list(LEVELS)[at % len(LEVELS)]
        simulation = Simulation((level,) * SEATS, (seed * 1_000_003 + at).to_bytes(32, "big"), {})
        try:
            yield level, simulation.game(0).record()
        finally:
            simulation.crew.close()


def confirmed(record: Record, seat: int, judgement: Judgement, worlds: int, seed: int) -> Interval:
    """What the mistake costs when both plans are played to the end, in worlds of another seed."""
    seen = next(one.seen for one in played(record, seat) if one.number == judgement.step)
    plans = [list(judgement.plans[number].actions) for number in (0, judgement.chosen)]
    trial = Trial(Search(tuned_heuristic(), TEMPERATURE, TO_THE_END, None), NO_CURVE, plans)
    trial.run(seen, [0, 1], worlds, Random(seed))
    return interval(differences(*trial.chances))


def main(games: int, simulations: int, worlds: int, seed: int) -> None:
    """Play, review, confirm, and print."""
    losses = {level: Sum() for level in LEVELS}
    mistakes = dict.fromkeys(LEVELS, 0)
    found: list[Found] = []
    seconds: list[float] = []
    halves: list[float] = []
    for at, (level, record) in enumerate(played_games(games, seed)):
        began = time.process_time()
        reviews = [review(record, seat, simulations) for seat in range(SEATS)]
        seconds.append(time.process_time() - began)
        for seat, one in enumerate(reviews):
            losses[level].add(SEATS * at + seat, one.loss.mean, len(one.decisions))
            halves += [(each.loss.high - each.loss.low) / 200 for each in one.decisions if each.chosen]
            for judgement in one.decisions:
                if judgement.is_mistake:
                    mistakes[level] += 1
                    if worlds:
                        loss = confirmed(record, seat, judgement, worlds, seed + len(found))
                        found.append(Found(level, judgement, loss))
    _print_losses(losses, mistakes)
    _print_found(found)
    halves.sort()
    middle, most = halves[len(halves) // 2], halves[len(halves) * 95 // 100]
    print(
        f"\n{simulations} simulations a decision: all seats of a game in"
        f" {sum(seconds) / len(seconds):.1f} s of processor time (most: {max(seconds):.1f} s);"
        f" half a 95 % interval of a loss: median {middle:.2f}, 95th percentile {most:.2f} points"
    )


def _print_losses(losses: dict[str, Sum], mistakes: dict[str, int]) -> None:
    print("| level | decisions | mean loss a decision (points) | mistakes in 100 decisions |")
    print("|---|---|---|---|")
    for level, total in losses.items():
        mean = total.estimate()
        if mean is not None:
            half = "" if mean.half is None else f" ± {mean.half / 100:.2f}"
            share = 100 * mistakes[level] / total.count
            print(f"| {level} | {total.count} | {mean.mean / 100:.2f}{half} | {share:.0f} |")


def _print_found(found: list[Found]) -> None:
    if not found:
        return
    print("\n| loss (points) | mistakes | confirmed | contradicted beyond doubt |")
    print("|---|---|---|---|")
    for low, high in ((100, 200), (200, 400), (400, 10_000), (0, 10_000)):
        part = [one for one in found if low <= one.judgement.loss.mean < high]
        right = len([one for one in part if one.loss.mean > 0])
        wrong = len([one for one in part if one.loss.high < 0])
        name = "all" if (low, high) == (0, 10_000) else f"{low / 100:g} to {high / 100:g}"
        if part:
            print(f"| {name} | {len(part)} | {100 * right / len(part):.0f} % | {wrong} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="how many games (default: 60)")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="a decision, as in the review")
    parser.add_argument("--worlds", type=int, default=2000, help="to confirm a mistake in; 0: don't")
    parser.add_argument("--seed", type=int, default=1, help="the random seed (default: 1)")
    given = parser.parse_args()
    main(given.games, given.simulations, given.worlds, given.seed)
