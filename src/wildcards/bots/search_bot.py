"""The search bot: simulates the plans it has for the current decision, and follows the best."""

from __future__ import annotations

from typing import Final

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.search import TO_THE_END, Search
from wildcards.bots.weights import tuned_heuristic, value_net
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules

TEMPERATURE: Final = 0.4  # points of noise in the rivals' choices
# A simulation to the end costs about as much as this many to the end of the round, and says more.
END_COST: Final = 8
# From this many simulations or seconds on, a second round is worth its noise: docs/bots.md has the figures.
SIMULATIONS_FOR_TWO: Final = 120
SECONDS_FOR_TWO: Final = 0.01
# What else so many simulations can afford: docs/study-master.md.
LATE: Final = 4  # rounds played to the end of the game
WINNING: Final = 0.5  # the share of the chance of winning in what a simulation is worth
USUAL_COUNTS: Final = Rules().value_counts
MANY: Final = 1_000_000  # simulations, where only time is limited


class SearchBot(Bot):
    """Determinized search with this many simulations a decision, unless the limit says otherwise.

    A plan of several steps (an animal and its payment) is made once and then followed, as long as the same
    decision goes on.
    """

    def __init__(self, seed: int = 0, simulations: int = 200) -> None:
        super().__init__(seed)
        self._simulations = simulations
        heuristic = tuned_heuristic()
        net = value_net()
        self._one_round = Search(heuristic, TEMPERATURE, 1, net)
        self._two_rounds = Search(heuristic, TEMPERATURE, 2, net, LATE, WINNING)
        self._to_the_end = Search(heuristic, TEMPERATURE, TO_THE_END, None)
        self._forget()

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._forget()

    def new_game(self, rules: Rules, seat: int) -> None:  # noqa: ARG002  # every observation has them
        self._forget()

    def _forget(self) -> None:
        self._plan: list[int] = []
        self._made_in: tuple[object, ...] = ()

    def choose(self, seen: Observation, limit: Limit = NO_LIMIT) -> int:
        """The next step of the best plan."""
        if self._made_in != _decision(seen) or (self._plan and self._plan[0] not in seen.legal_actions):
            self._plan = []
        if not self._plan:
            self._plan = self._find_plan(seen, limit)
        self._made_in = _decision(seen)
        return self._plan.pop(0)

    def _find_plan(self, seen: Observation, limit: Limit) -> list[int]:
        if len(seen.legal_actions) == 1:
            return [seen.legal_actions[0]]
        simulations = limit.simulations or (MANY if limit.seconds else self._simulations)
        seconds = limit.seconds or 0.0
        if seen.rules.value_counts != USUAL_COUNTS:  # the net never saw other cards
            return self._to_the_end.plan(seen, self.random, max(1, simulations // END_COST), seconds)
        is_deep = simulations >= SIMULATIONS_FOR_TWO and (seconds == 0.0 or seconds >= SECONDS_FOR_TWO)
        search = self._two_rounds if is_deep else self._one_round
        return search.plan(seen, self.random, simulations, seconds)


def _decision(seen: Observation) -> tuple[object, ...]:
    """What stays the same while one decision goes on; taking and paying are one."""
    phase = Phase.TAKE if seen.phase == Phase.PAY else seen.phase
    return seen.seat, seen.round, phase, seen.rules
