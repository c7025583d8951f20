"""Trials of a stronger master: `make study`; what they gave is told in docs/study-master.md.

All variants are asked at every decision of one seat, and the first of them plays on. Where they would go on
differently, each plan is judged by the truth: from the hands that rivals really hold and the bids they
really lay down, greedy plays on to the end many times, always in the same worlds. The sum of these
differences over a game is what a variant wins more often than the first, if greedy played on. That is
several times as exact as whole games, at the same cost.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from math import inf
from random import Random
from typing import Final

from belief import Taste
from searchers import Believer, Cheater, Continuer, Greedy, Mixer, Player, Searcher, Thinker, truth

from wildcards.arena.estimate import Sum
from wildcards.bots.search import TO_THE_END, Search
from wildcards.bots.utility import win_share
from wildcards.bots.weights import tuned_heuristic
from wildcards.engine.board import LEADER
from wildcards.engine.card import EAGLE
from wildcards.engine.chance import FastChance, Rng
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game

SOFT: Final = Taste(bids=0.7, throws=0.3, payments=0.1, blunders=0.03)
PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "greedy": Greedy,
    "expert": lambda: Searcher(64, 1),
    "expert@256": lambda: Searcher(256, 1),
    "expert-calm": lambda: Searcher(64, 1, 0.1),
    "expert-winning": lambda: Searcher(64, 1, winning=1.0),
    "expert-blend": lambda: Searcher(64, 1, winning=0.5),
    "expert-late": lambda: Searcher(64, 1, late=3),
    "expert-late-blend": lambda: Searcher(64, 1, winning=0.5, late=3),
    "expert-thinking": lambda: Thinker(64, 1, THEIRS),
    "expert-mixing": lambda: Thinker(64, 1, THEIRS, 0.5),
    "expert-mixed": lambda: Mixer(64, 1, 0.01),
    "expert-continuing": lambda: Continuer(64, 1),
    "expert-believing": lambda: Believer(64, 1, Taste(), 1000, 60),
    "expert-soft": lambda: Believer(64, 1, SOFT, 1000, 60),
    "expert-cheating": lambda: Cheater(64, 1),
    # The level as it was before this study; it is master@1200-late-blend now.
    "master": lambda: Searcher(300, 2),
    "master@1200": lambda: Searcher(1200, 2),
    "master-one": lambda: Searcher(300, 1),
    "master-three": lambda: Searcher(300, 3),
    "master-winning": lambda: Searcher(300, 2, winning=1.0),
    "master-blend": lambda: Searcher(300, 2, winning=0.5),
    "master-late-blend": lambda: Searcher(300, 2, winning=0.5, late=4),
    "master-thinking": lambda: Thinker(300, 2, THEIRS),
    "master-believing": lambda: Believer(300, 2, Taste(), 2000, 40),
    "master-late": lambda: Searcher(300, 2, late=4),
    "master-late-mixing": lambda: Thinker(300, 2, THEIRS, 0.4, 0.5, 4, 60),
    "master@1200-late": lambda: Searcher(1200, 2, late=4),
    "master@1200-late-blend": lambda: Searcher(1200, 2, winning=0.5, late=4),
    "master@1200-late-mixing": lambda: Thinker(1200, 2, THEIRS, 0.4, 0.5, 4, 60),
    "master-cheating": lambda: Cheater(300, 2),
}
COMBINED: Final = ("master-late", "master-late-blend", "master-late-mixing", "master@1200-late-blend")
# What `make study` compares, each with the first, against which rivals.
TRIALS: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("expert", "expert-cheating", "expert@256", "master", "expert-calm"), "greedy"),
    (("expert", "expert-believing", "expert-soft"), "greedy"),
    (("expert", "expert-winning", "expert-blend", "expert-late", "expert-late-blend"), "greedy"),
    (("expert", "expert-thinking", "expert-mixing"), "expert"),
    (("expert", "expert-thinking", "expert-mixing"), "greedy"),
    (("master", "master-thinking"), "master"),
    (("master", "master-cheating", "master@1200", "master-three"), "greedy"),
    (("master", "master-winning", "master-blend", "master-late-blend"), "greedy"),
    (("master", "master-believing"), "greedy"),
    (("master", *COMBINED), "greedy"),
    (("master", *COMBINED), "master"),
    (("expert", "expert-mixed", "expert-continuing"), "greedy"),
    (("expert", "expert-mixed", "expert-continuing"), "expert"),
)
JUDGES: Final = ("truth", "worlds")
THEIRS: Final = 16  # simulations for the bid of a rival that thinks
JUDGED_NOISE: Final = 0.1  # points of noise in greedy's steps there
UNIT: Final = 1_000_000
EACH: Final = 20  # games of every trial between two reports


class Score:
    """A variant: its player, how often it differed from the first, and what it gained."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.player: Final = PLAYERS[name]()
        self.gains: Final = {name: Sum(UNIT) for name in JUDGES}
        self.gain = dict.fromkeys(JUDGES, 0.0)  # in this game
        self.differs = 0
        self.seconds = 0.0

    def find(self, state: State, seat: int) -> list[int]:
        """Its plan; the time counts."""
        began = time.process_time()
        self.player.look(state.observe(seat))
        plan = self.player.plan(state, seat)
        self.seconds += time.process_time() - began
        return plan


class Judge:
    """Judges plans by games that greedy plays on: from the truth, or from worlds dealt as searches do.

    The truth needs no belief. Worlds hide what luck the hands were, so far fewer games tell as much; but in
    them nothing that rivals did says what they hold. There rivals bid as greedy does, or as searches do.
    """

    def __init__(self, rollouts: int, rivals: str) -> None:
        self.rollouts: Final = rollouts  # for each plan
        self._search = Search(tuned_heuristic(), JUDGED_NOISE, TO_THE_END, None)
        self._thinker = Thinker(0, 1, THEIRS, 0.0 if rivals == "greedy" else 1.0)

    def by_truth(
        self, state: State, seen: Observation, plans: list[list[int]], bids: dict[int, int], seed: int
    ) -> list[float]:
        """Each plan's share of wins, when rivals make these bids."""
        random = Random(seed)

        def deal() -> State:
            world = truth(state, seen, random)
            for other, bid in bids.items():
                world.step(other, bid)
            return world

        return self._worths(deal, seen, plans, seed)

    def by_worlds(self, state: State, seen: Observation, plans: list[list[int]], seed: int) -> list[float]:
        """Each plan's share of wins over what rivals may hold."""
        self._thinker.begin(seed)
        return self._worths(lambda: self._thinker.imagine(state, seen), seen, plans, seed)

    def _worths(
        self, deal: Callable[[], State], seen: Observation, plans: list[list[int]], seed: int
    ) -> list[float]:
        dice = Rng(seed)
        won = [0.0] * len(plans)
        seat = -1 if seen.seat is None else seen.seat
        for _ in range(self.rollouts):
            world = deal()
            roll = dice.word()
            for index, plan in enumerate(plans):
                end = world.copy()
                self._search.play(end, seat, plan, roll)
                won[index] += win_share(end, seat)
        return [total / self.rollouts for total in won]


class Trial:
    """Games of these variants in the first seat, and rivals of one kind in all others."""

    def __init__(self, names: tuple[str, ...], rivals: str, seats: int, seed: int, rollouts: int) -> None:
        self.scores: Final = [Score(name) for name in names]
        self.rivals: Final = rivals
        self.others: Final = {seat: PLAYERS[rivals]() for seat in range(1, seats)}
        self.judge: Final = Judge(rollouts, rivals)
        self.seats: Final = seats
        self.seed: Final = seed
        self.games = 0
        self.decisions = 0

    def play(self, number: int) -> None:
        """One game."""
        dice = Random(f"{self.seed} {self.seats} {number}")
        state = new_game(Rules(seats=self.seats), chance=FastChance(dice.getrandbits(60)))
        for player in [*[score.player for score in self.scores], *self.others.values()]:
            player.begin(dice.getrandbits(60))
        plans: dict[int, list[int]] = {}
        at = Phase.OVER, 0
        while owing := state.to_act:
            if at != (now := (Phase.TAKE if state.phase == Phase.PAY else state.phase, state.round)):
                at, plans = now, {}
            seat = owing[0]
            if not plans.get(seat):
                plans[seat] = self._decide(state, plans, dice) if seat == 0 else self._plan(state, seat)
            state.step(seat, plans[seat].pop(0))
        for score in self.scores:
            for judge, gain in score.gain.items():
                score.gains[judge].add(number, round(gain * UNIT))
                score.gain[judge] = 0.0
        self.games += 1

    def _plan(self, state: State, seat: int) -> list[int]:
        self.others[seat].look(state.observe(seat))
        return self.others[seat].plan(state, seat)

    def _decide(self, state: State, plans: dict[int, list[int]], dice: Random) -> list[int]:
        """The first variant's plan; rivals' bids are made before it, as far as they are only one card."""
        seen = state.observe(0)
        if seen.phase == Phase.BID and not seen.sealed:
            for seat in state.to_act[1:]:
                if state.s[LEADER + EAGLE] != seat:
                    plans[seat] = self._plan(state, seat)
        found = [score.find(state, 0) for score in self.scores]
        if len(seen.legal_actions) > 1:
            self.decisions += 1
            bids = {seat: plan[0] for seat, plan in plans.items() if plan and seen.phase == Phase.BID}
            self._compare(state, seen, found, bids, dice)
        return list(found[0])

    def _compare(
        self, state: State, seen: Observation, found: list[list[int]], bids: dict[int, int], dice: Random
    ) -> None:
        plans = [plan for index, plan in enumerate(found) if plan not in found[:index]]
        if len(plans) == 1:
            return
        seed = dice.getrandbits(60)
        judged = {
            "truth": self.judge.by_truth(state, seen, plans, bids, seed),
            "worlds": self.judge.by_worlds(state, seen, plans, seed),
        }
        for score, plan in zip(self.scores, found, strict=True):
            for judge, worths in judged.items():
                score.gain[judge] += worths[plans.index(plan)] - worths[0]
            score.differs += plan != found[0]

    def lines(self) -> list[str]:
        """A line for each variant but the first."""
        return [self._line(score) for score in self.scores[1:]]

    def _line(self, score: Score) -> str:
        gains = ", ".join(f"{_shown(score.gains[judge])} by {judge}" for judge in JUDGES)
        return (
            f"{self.seats} seats, {self.rivals} rivals, {self.games} games: {score.name} over"
            f" {self.scores[0].name} {gains};"
            f" {score.differs / self.decisions:.1%} of {self.decisions} decisions differ;"
            f" {1000 * score.seconds / self.decisions:.1f} ms"
        )


def _shown(gains: Sum) -> str:
    gain = gains.estimate()
    return "-" if gain is None or gain.half is None else f"{gain.mean:+.4f} ±{gain.half:.4f}"


def main() -> None:
    """Run the trials, and print a line for each variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each trial and table (default: 400)")
    parser.add_argument("--seats", default="3,4,5", help="tables (default: 3,4,5)")
    parser.add_argument("--only", help="variants instead of all trials, the first is what counts as 0")
    parser.add_argument("--rivals", default="greedy", help="with --only, one or more (default: greedy)")
    parser.add_argument("--rollouts", type=int, default=100, help="that judge a plan (default: 100)")
    parser.add_argument("--seconds", type=float, default=inf, help="begin no game after so long")
    parser.add_argument("--seed", type=int, default=1, help="the random seed (default: 1)")
    given = parser.parse_args()
    compared = TRIALS
    if given.only:
        variants, kinds = tuple(given.only.split(",")), given.rivals.split(",")
        if unknown := [name for name in (*variants, *kinds) if name not in PLAYERS]:
            parser.error(f"expected variants of {', '.join(PLAYERS)}, got {', '.join(unknown)}")
        compared = tuple((variants, rivals) for rivals in kinds)
    trials = [
        Trial(names, rivals, int(seats), given.seed, given.rollouts)
        for names, rivals in compared
        for seats in given.seats.split(",")
    ]
    end = time.monotonic() + given.seconds
    for number in range(given.games):
        if time.monotonic() > end:
            break
        for trial in trials:
            trial.play(number)
        if (number + 1) % EACH == 0:
            report(trials)
    if trials[0].games % EACH:
        report(trials)


def report(trials: list[Trial]) -> None:
    """Print what the trials gave so far."""
    print("\n".join(line for trial in trials for line in trial.lines()), flush=True)


if __name__ == "__main__":
    main()
