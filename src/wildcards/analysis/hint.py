"""Hint: what a seat might do now, what else it could do, and what the difference is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wildcards.analysis.facts import Reason, reasons
from wildcards.analysis.interval import Interval
from wildcards.analysis.value import PlanValue, plans_of, value_plans
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase

SIMULATIONS: Final = 8000
ALTERNATIVES: Final = 2
_TOLD: Final = 5  # less than half of a tenth of a point, which is all that is told, is nothing


@dataclass(frozen=True)
class Hint:
    """The best plan, up to two others, and how many there are in all.

    Others that come to the same as the best one are left out, unless all do. `chance` is the chance of
    winning with the best plan; `reasons` say how it differs from the first of the others. Chances are in
    hundredths of a per cent.
    """

    seat: int
    phase: Phase
    best: PlanValue
    others: tuple[PlanValue, ...]
    chance: Interval
    reasons: tuple[Reason, ...]
    plans: int


def hint(seen: Observation, simulations: int = SIMULATIONS) -> Hint:
    """What the seat might do, from what it sees alone; equal observations get equal hints.

    Raises AnalysisError for a seat that owes no step.
    """
    plans = plans_of(seen)
    decision = value_plans(seen, plans, simulations)
    best, *others = decision.plans
    others = [one for one in others if not _is_like(one, best, seen)] or others
    why = reasons(best.facts, others[0].facts, seen) if others else ()
    assert seen.seat is not None  # a spectator has no plans
    return Hint(seen.seat, seen.phase, best, tuple(others[:ALTERNATIVES]), decision.chance, why, len(plans))


def _is_like(one: PlanValue, best: PlanValue, seen: Observation) -> bool:
    """Whether it is worth the same as the best one, and nothing else tells them apart."""
    return abs(one.behind.mean) < _TOLD and not reasons(best.facts, one.facts, seen)
