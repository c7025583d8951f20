"""Mining: finding puzzles in games, by what the seat that decides could know and by nothing else.

A decision becomes a puzzle where the values of its plans, by many simulations, leave one idea clearly ahead
of all others; where that is confirmed by playing on to the end of the game without the value net; and where
weaker bots mostly do something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Final

from wildcards.analysis.interval import UNIT, Interval, differences, interval
from wildcards.analysis.played import played
from wildcards.analysis.value import Decision, PlanValue, plans_of, seed_of, value_plans
from wildcards.bots.bot import Bot
from wildcards.bots.calibration import NO_CURVE
from wildcards.bots.decision import choose_all
from wildcards.bots.registry import make_bot
from wildcards.bots.search import TO_THE_END, Search
from wildcards.bots.search_bot import TEMPERATURE
from wildcards.bots.trial import Trial
from wildcards.bots.weights import tuned_heuristic
from wildcards.engine.action import DONE
from wildcards.engine.observation import Observation
from wildcards.notation.record import HUMAN, LEO, Player, Record
from wildcards.puzzles.kinds import BID, idea, kind_of
from wildcards.puzzles.puzzle import Puzzle, Tries, is_right

SIMULATIONS: Final = 24_000
LEAST_SIMULATIONS: Final = 1000
FIRST_LOOK: Final = 0.05  # the part of the simulations that shows whether a decision is worth the others
CONFIRMING: Final = 0.03  # worlds in which two plans are played to the end, by simulation
# How far the best plan of another idea has to fall behind: in the mean, and with 95 % certainty.
LEAST_MARGIN: Final = 400
SURE_MARGIN: Final = 250
MOST_FOUND: Final = 0.5  # how often weaker levels may find it
# How often each of the weaker levels is asked: as often as its answers vary.
ASKED: Final[Mapping[str, int]] = MappingProxyType({"novice": 10, "casual": 10, "greedy": 1, "skilled": 5})


@dataclass(frozen=True)
class _Found:
    """A decision that makes a puzzle."""

    decision: Decision
    margin: Interval
    confirmed: Interval
    tries: dict[str, Tries]


def mine(record: Record, simulations: int = SIMULATIONS) -> Iterator[Puzzle]:
    """The puzzles of a game, at most one from each round: no bid if there is another, the widest margin.

    The record must verify. Names are left out. Equal arguments give equal puzzles.
    """
    best: dict[int, Puzzle] = {}
    for seat in record.rules.human_seats():
        for number, seen, _ in played(record, seat):
            found = _look(seen, simulations)
            if found is None:
                continue
            before = best.get(seen.round)
            if before is None or _rank(kind_of(seen), found.margin) > _rank(before.kind, before.margin):
                best[seen.round] = _puzzle(found, seen, _up_to(record, number), simulations)
    yield from best.values()


def _rank(kind: str | None, margin: Interval) -> tuple[bool, int]:
    """What to choose by among the decisions of a round; bids are the most frequent by far."""
    return kind != BID, margin.low


def _puzzle(found: _Found, seen: Observation, game: Record, simulations: int) -> Puzzle:
    assert seen.seat is not None
    return Puzzle(
        number=1,
        game=game,
        seat=seen.seat,
        kind=kind_of(seen) or "",
        round=seen.round,
        values=found.decision.plans,
        chance=found.decision.chance,
        simulations=simulations,
        margin=found.margin,
        confirmed=found.confirmed,
        found=found.tries,
    )


def _up_to(record: Record, number: int) -> Record:
    """The game before the action of this number, without names and without what says where it was played."""
    rules = record.rules
    players = [
        Player("Leo", LEO) if seat == rules.leo_seat else Player("", HUMAN) for seat in range(rules.seats)
    ]
    return Record.of(record.without_seed().replay(number), players)


def _look(seen: Observation, simulations: int) -> _Found | None:
    """What makes a puzzle of this decision; None if it makes none."""
    if kind_of(seen) is None:
        return None
    plans = plans_of(seen)
    if len({idea(seen, plan) for plan in plans}) < 2:
        return None
    first = value_plans(seen, plans, round(simulations * FIRST_LOOK))
    rival = _rival(seen, first.plans)
    if rival.behind.mean < LEAST_MARGIN or not 0 < first.chance.mean < UNIT:
        return None
    tries = _tries(seen, first)
    if sum([one.right / one.asked for one in tries.values()]) / len(tries) > MOST_FOUND:
        return None
    decision = value_plans(seen, plans, simulations, plans.index(list(rival.actions)))
    rival = _rival(seen, decision.plans)
    if rival.behind.mean < LEAST_MARGIN or rival.behind.low < SURE_MARGIN:
        return None
    confirmed = _confirmed(seen, decision.plans[0], rival, round(simulations * CONFIRMING))
    if not confirmed.is_above_zero:
        return None
    tries = _tries(seen, decision)
    if sum([one.right / one.asked for one in tries.values()]) / len(tries) > MOST_FOUND:
        return None
    return _Found(decision, rival.behind, confirmed, tries)


def _rival(seen: Observation, plans: tuple[PlanValue, ...]) -> PlanValue:
    """The plan of another idea that falls least behind the best one."""
    best = idea(seen, plans[0].actions)
    return min([one for one in plans if idea(seen, one.actions) != best], key=lambda one: one.behind.mean)


def _confirmed(seen: Observation, best: PlanValue, rival: PlanValue, worlds: int) -> Interval:
    """What the rival costs when both plans are played to the end, without the net, in other worlds."""
    plans = [list(best.actions), list(rival.actions)]
    trial = Trial(Search(tuned_heuristic(), TEMPERATURE, TO_THE_END, None), NO_CURVE, plans)
    trial.run(seen, [0, 1], worlds, Random(seed_of(seen) + 1))
    return interval(differences(*trial.chances))


def _tries(seen: Observation, decision: Decision) -> dict[str, Tries]:
    """How often each of the weaker levels decides rightly."""
    right = [one.actions for one in decision.plans if is_right(one)]
    ideas = {idea(seen, decision.plans[0].actions)}
    found: dict[str, Tries] = {}
    for level, times in ASKED.items():
        bot = _bot(level)
        hits = 0
        for turn in range(times):
            bot.reseed(seed_of(seen) + turn)
            hits += _is_among(_answer(bot, level, seen), right, seen, ideas)
        found[level] = Tries(hits, times)
    return found


def _answer(bot: Bot, level: str, seen: Observation) -> tuple[int, ...]:
    assert seen.seat is not None
    bot.new_game(seen.rules, seen.seat)
    return tuple(choose_all(bot, level, seen, seed_of(seen)))


def _is_among(
    steps: tuple[int, ...], right: list[tuple[int, ...]], seen: Observation, ideas: set[str]
) -> bool:
    return steps in right or (*steps, DONE) in right or idea(seen, steps) in ideas


@cache
def _bot(level: str) -> Bot:
    return make_bot(level)
