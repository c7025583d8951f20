"""Value: the chance of winning that each plan of a decision leaves, from what its seat knows and no more.

All plans are tried in the same worlds, dealt by `determinize` from the observation, with the same dice. The
round is played out, and the value net, calibrated, says what the position is worth; where the net does not
apply, and after the last round, the end of the game does. It is done in three passes, each in new worlds:

    1  all plans;
    2  the FINALISTS best of the first pass, and the plan asked about; the best of both passes is `best`;
    3  `best`, the plan asked about and the next two, from which all their figures come.

Choosing by some worlds and measuring by others keeps the best of many plans from looking better than it is:
how much a plan falls behind `best` is an unbiased estimate, and may even be negative. Plans that don't reach
the third pass have figures of the first one, which flatter `best` a little. The random bits are a function of
the observation, so equal observations have equal values.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from wildcards.analysis.facts import Facts, facts_of
from wildcards.analysis.interval import NOTHING, Interval, chance_within, differences, interval
from wildcards.bots.calibration import NO_CURVE, Curve, curve_of
from wildcards.bots.heuristic import Heuristic
from wildcards.bots.plans import plans_for
from wildcards.bots.search import TO_THE_END, Search
from wildcards.bots.search_bot import END_COST, TEMPERATURE
from wildcards.bots.trial import Trial
from wildcards.bots.weights import tuned_heuristic, value_net
from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.errors import AnalysisError
from wildcards.notation.observation import observation_to_dict

FINALISTS: Final = 4
# The parts of the budget, and the fewest worlds of a pass.
PASSES: Final = (0.4, 0.2, 0.4)
FEWEST_WORLDS: Final = 20


@dataclass(frozen=True)
class PlanValue:
    """What a plan is worth: its steps as action ids and as tokens, and the chance of winning it leaves.

    `behind` is how much less that is than the best plan's, in the same worlds; `chance` is the best plan's
    less its mean, so they agree, but never below 0 or above 100 %. Both are in hundredths of a per cent.
    `worlds` is how many there were.
    """

    actions: tuple[int, ...]
    tokens: tuple[str, ...]
    chance: int
    behind: Interval
    worlds: int
    facts: Facts


@dataclass(frozen=True)
class Decision:
    """All plans of a decision: the best one first, then those measured with it, then the others.

    `asked` is the number of the plan asked about; `chance` is the interval of the best plan's.
    """

    plans: tuple[PlanValue, ...]
    asked: int
    chance: Interval


def plans_of(seen: Observation) -> list[list[int]]:
    """The plans of a seat that owes a step. Raises AnalysisError for anybody else."""
    if seen.seat is None or not seen.legal_actions:
        raise AnalysisError("expected what a seat sees that owes a step, got one that owes none")
    return plans_for(determinize(seen, Random(0), log=False), seen.seat, _heuristic())


def value_plans(
    seen: Observation, plans: Sequence[Sequence[int]], simulations: int, asked: int | None = None
) -> Decision:
    """What these plans are worth, by about so many simulations; `asked` is the number of one to compare."""
    search, curve = _search_for(seen.rules, seen.round)
    if search.net is None:
        simulations //= END_COST
    trial = Trial(search, curve, [list(plan) for plan in plans])
    rng = Random(seed_of(seen))
    everything = list(range(len(plans)))
    trial.run(seen, everything, _worlds(simulations, 0, len(plans)), rng)
    finalists = _with(_best(trial, everything)[:FINALISTS], asked)
    trial.run(seen, finalists, _worlds(simulations, 1, len(finalists)), rng)
    ranking = _best(trial, finalists)
    last = _with(ranking[: FINALISTS - 1], asked)
    worlds = _worlds(simulations, 2, len(last))
    trial.run(seen, last, worlds, rng)
    return _decision(seen, trial, ranking[0], dict.fromkeys(last, worlds), asked)


def _decision(
    seen: Observation, trial: Trial, best: int, worlds: dict[int, int], asked: int | None
) -> Decision:
    """The figures; `worlds` has the plans of the last pass and how many worlds that had."""
    top = interval(trial.chances[best][-worlds[best] :])
    found: list[PlanValue] = []
    for index, steps in enumerate(trial.plans):
        own, others = trial.chances[index], trial.chances[best]
        part = slice(-worlds[index], None) if index in worlds else slice(0, len(own))
        behind = NOTHING if index == best else interval(differences(others[part], own[part]))
        found.append(
            PlanValue(
                tuple(steps),
                tuple([seen.token(step) for step in steps]),
                chance_within(top.mean - behind.mean),
                behind,
                len(own[part]),
                facts_of(trial.facts[index], len(own)),
            )
        )
    order = sorted(
        range(len(found)), key=lambda index: (index != best, index not in worlds, found[index].behind.mean)
    )
    return Decision(tuple([found[index] for index in order]), 0 if asked is None else order.index(asked), top)


def _worlds(simulations: int, turn: int, plans: int) -> int:
    return max(FEWEST_WORLDS, round(simulations * PASSES[turn] / plans))


def _best(trial: Trial, which: Sequence[int]) -> list[int]:
    """These plans, the best ones first."""
    means = {index: sum(trial.chances[index]) / len(trial.chances[index]) for index in which}
    return sorted(which, key=lambda index: -means[index])


def _with(plans: list[int], asked: int | None) -> list[int]:
    return plans if asked is None or asked in plans else [*plans, asked]


def _search_for(rules: Rules, at: int) -> tuple[Search, Curve]:
    """What plays the plans on, and the curve for what its net says."""
    curve = curve_of(rules, at + 1)
    if curve is None and at < rules.rounds:
        return _searches()[1], NO_CURVE
    return _searches()[0], curve or NO_CURVE  # after the last round the end of the game is what counts


@cache
def _heuristic() -> Heuristic:
    return tuned_heuristic()


@cache
def _searches() -> tuple[Search, Search]:
    """One that plays the round out and asks the net, and one that plays to the end."""
    return (
        Search(_heuristic(), TEMPERATURE, 1, value_net()),
        Search(_heuristic(), TEMPERATURE, TO_THE_END, None),
    )


def seed_of(seen: Observation) -> int:
    """A seed that is a function of what the seat sees, and of all it has seen."""
    text = json.dumps(observation_to_dict(seen), sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
