"""Hints and reviews as they are told: decisions are numbered by the events that their seat had seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from wildcards.analysis import hint, review
from wildcards.analysis.played import played
from wildcards.analysis.value import PlanValue
from wildcards.bots import search
from wildcards.engine.observation import Observation
from wildcards.notation.events import count_events
from wildcards.notation.record import Record
from wildcards.protocol.analysis import Difference, Hint, Judgement, Plan, Review, ReviewedRound, Span

T = TypeVar("T")
# Plain Python is about a hundred times slower than the compiled search: less has to do, at wider intervals.
_IS_COMPILED: Final = not str(search.__file__).endswith(".py")
HINT_SIMULATIONS: Final = hint.SIMULATIONS if _IS_COMPILED else 400
REVIEW_SIMULATIONS: Final = review.SIMULATIONS if _IS_COMPILED else review.LEAST_SIMULATIONS
MOST_PLANS: Final = 6  # of a decision: those measured best, which the one that was followed is among


def hint_of(seen: Observation) -> Hint:
    """What the seat might do now. Raises AnalysisError for one that owes no step."""
    found = hint.hint(seen, HINT_SIMULATIONS)
    return Hint(
        step=count_events(seen.history),
        best=_plan(found.best),
        others=[_plan(one) for one in found.others],
        reasons=_told(found.reasons, list[Difference]),
        plans=found.plans,
    )


def review_of(record: Record, seat: int, progress: Callable[[int, int], None] | None = None) -> Review:
    """The review of a finished game for a seat. Raises what `wc.review` raises."""
    made = review.review(record, seat, REVIEW_SIMULATIONS, progress)
    steps = {one.number: count_events(one.seen.history) for one in played(record, seat)}
    return Review(
        seat=made.seat,
        par=made.par,
        result=made.result,
        deal=made.deal,
        loss=_told(made.loss, Span),
        luck=made.luck,
        rounds=_told(made.rounds, list[ReviewedRound]),
        decisions=[_judgement(one, steps[one.step]) for one in made.decisions],
        key=list(made.key),
        simulations=made.simulations,
    )


def best_first(plans: Sequence[Plan], chosen: int) -> tuple[list[Plan], int]:
    """Plans in the order of their chances, after the best one, and the new number of the chosen one.

    Those that were measured longer come first until here: which are told must not hang on a rough figure.
    """
    order = sorted(range(len(plans)), key=lambda number: (number != 0, -plans[number].chance))
    return [plans[number] for number in order], order.index(chosen)


def _judgement(one: review.Judgement, step: int) -> Judgement:
    plans, chosen = best_first(
        [_plan(plan) for plan in one.plans[: max(MOST_PLANS, one.chosen + 1)]], one.chosen
    )
    return Judgement(
        step=step,
        round=one.round,
        phase=one.phase,
        plans=plans,
        ways=len(one.plans),
        chosen=chosen,
        loss=_told(one.loss, Span),
        is_mistake=one.is_mistake,
        reasons=_told(one.reasons, list[Difference]),
    )


def _plan(value: PlanValue) -> Plan:
    return _told(value, Plan)


def _told(found: object, kind: type[T]) -> T:
    """The fields that this kind has."""
    return msgspec.convert(found, kind, from_attributes=True)
