"""Review: what each decision of a seat cost by what the seat could know, and what was luck.

Nothing hidden from the seat enters: every decision is valued from what the seat saw (see value.py), and the
rest of the record only says what happened next. All chances are whole hundredths of a per cent, so that

    result - par = luck - losses

holds exactly, for the game and for every round of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wildcards.analysis.facts import Reason, reasons
from wildcards.analysis.interval import UNIT, Interval, summed
from wildcards.analysis.played import Played, played
from wildcards.analysis.value import Decision, PlanValue, plans_of, value_plans
from wildcards.engine.action import DONE
from wildcards.engine.phase import Phase
from wildcards.errors import AnalysisError
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

SIMULATIONS: Final = 2400
LEAST_SIMULATIONS: Final = 200
KEY_DECISIONS: Final = 3
# A smaller loss is not called a mistake, however sure: the net's own errors are as large (docs/review.md).
LEAST_LOSS: Final = 100


@dataclass(frozen=True)
class Judgement:
    """A decision: its round, phase and first step (from 0, in the record's actions), and all its plans.

    `chosen` is the number of the plan that was followed. `loss` is what it cost: how far it falls behind the
    best plan. It is a mistake only if the whole interval is above 0 and its mean at least LEAST_LOSS.
    `reasons` say how the best plan differs from the chosen one.
    """

    step: int
    round: int
    phase: str
    plans: tuple[PlanValue, ...]
    chosen: int
    chance: Interval
    loss: Interval
    is_mistake: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Round:
    """A round: the chance at its beginning, what the decisions in it cost, and what luck brought.

    The chance at the beginning of the next round, after the last one the result, is
    `chance - loss + luck`.
    """

    number: int
    chance: int
    loss: int
    luck: int


@dataclass(frozen=True)
class Review:
    """A game as one seat could judge it. `result` is its part of the win, `par` that of equal players.

    `luck` is `deal` and the luck of all rounds; `loss.mean` is the sum of all losses, mistakes or not.
    `key` has the numbers of the decisions that mattered most, the weightiest first.
    """

    seat: int
    par: int
    result: int
    deal: int
    loss: Interval
    luck: int
    rounds: tuple[Round, ...]
    decisions: tuple[Judgement, ...]
    key: tuple[int, ...]
    simulations: int


def review(
    record: Record,
    seat: int,
    simulations: int = SIMULATIONS,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a seat of a finished game, with about so many simulations a decision.

    `progress` is called with how many decisions are done, and of how many. Equal records give equal
    reviews, and so do records that differ only by what the seat never saw. Raises RecordError or ReplayError
    for a record that does not verify, AnalysisError for a game that goes on or a seat that decides nothing.
    """
    check(record, seat, simulations)
    result = _result(record, seat)
    par = round(UNIT / len(record.rules.human_seats()))
    made = list(played(record, seat))
    chances: dict[int, int] = {}
    judgements: list[Judgement] = []
    for number, decision in enumerate(made):
        if progress is not None:
            progress(number, len(made))
        _judge(decision, simulations, chances, judgements)
    if progress is not None:
        progress(len(made), len(made))
    rounds = _rounds(chances, judgements, result)
    return Review(
        seat=seat,
        par=par,
        result=result,
        deal=rounds[0].chance - par,
        loss=summed([one.loss for one in judgements]),
        luck=rounds[0].chance - par + sum([one.luck for one in rounds]),
        rounds=rounds,
        decisions=tuple(judgements),
        key=_key(judgements),
        simulations=simulations,
    )


def check(record: Record, seat: int, simulations: int = SIMULATIONS) -> None:
    """Raise what `review` raises, before anything takes long."""
    if not 0 <= seat < record.rules.seats:
        raise AnalysisError(f"seat: expected one from 0 to {record.rules.seats - 1}, got {seat}")
    if seat == record.rules.leo_seat:
        raise AnalysisError(f"seat: expected one that decides something, got Leo's, {seat}")
    if simulations < LEAST_SIMULATIONS:
        raise AnalysisError(f"simulations: expected {LEAST_SIMULATIONS} or more, got {simulations}")
    state = verify(record)
    if not state.is_over:
        raise AnalysisError(
            f"a review needs a finished game: expected one, got one in round {state.round} of"
            f" {record.rules.rounds}"
        )


def _result(record: Record, seat: int) -> int:
    assert record.result is not None  # of a finished game that verifies
    ranks = record.result.ranks
    return round(UNIT / ranks.count(1)) if ranks[seat] == 1 else 0


def _judge(made: Played, simulations: int, chances: dict[int, int], judgements: list[Judgement]) -> None:
    """Value a decision; note the chance at the beginning of its round, and a judgement if it was a choice."""
    seen = made.seen
    plans = plans_of(seen)
    steps = list(made.steps)
    if [*steps, DONE] in plans:  # the last card was gone, so nothing more was asked
        steps.append(DONE)
    if steps not in plans:
        plans.append(steps)
    if len(plans) == 1 and seen.round in chances:
        return
    decision = value_plans(seen, plans, simulations, plans.index(steps))
    chances.setdefault(seen.round, decision.plans[0].chance)
    if len(plans) > 1:
        judgements.append(_judgement(made, decision))


def _judgement(made: Played, decision: Decision) -> Judgement:
    best, chosen = decision.plans[0], decision.plans[decision.asked]
    return Judgement(
        step=made.number,
        round=made.seen.round,
        phase=Phase(made.seen.phase).name,
        plans=decision.plans,
        chosen=decision.asked,
        chance=decision.chance,
        loss=chosen.behind,
        is_mistake=chosen.behind.is_above_zero and chosen.behind.mean >= LEAST_LOSS,
        reasons=reasons(best.facts, chosen.facts, made.seen) if decision.asked else (),
    )


def _rounds(chances: dict[int, int], judgements: list[Judgement], result: int) -> tuple[Round, ...]:
    """Every round in which the seat decided something, which is all of them: it bids in each."""
    found: list[Round] = []
    numbers = sorted(chances)
    for number, after in zip(numbers, [*numbers[1:], None], strict=True):
        end = result if after is None else chances[after]
        loss = sum([one.loss.mean for one in judgements if one.round == number])
        found.append(Round(number, chances[number], loss, end - chances[number] + loss))
    return tuple(found)


def _key(judgements: list[Judgement]) -> tuple[int, ...]:
    """The decisions that cost most, then those in which the second best plan would have."""
    order = sorted(range(len(judgements)), key=lambda number: _weight(judgements[number]))
    return tuple(order[:KEY_DECISIONS])


def _weight(one: Judgement) -> tuple[bool, int]:
    return not one.is_mistake, -(one.loss.mean if one.is_mistake else one.plans[1].behind.low)
