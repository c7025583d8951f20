"""Puzzle: a position of a game, the seat that has to decide, and what each of its plans is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from wildcards.analysis.facts import Reason, reasons
from wildcards.analysis.interval import UNIT, Interval
from wildcards.analysis.played import SEVERAL
from wildcards.analysis.review import LEAST_LOSS
from wildcards.analysis.value import PlanValue
from wildcards.engine.action import DONE, parse_token
from wildcards.engine.card import SPECIES_TOKENS
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import ActionError, PuzzleError, TokenError, UnfinishedPlanError
from wildcards.notation.record import Record
from wildcards.puzzles.kinds import idea
from wildcards.words.text import t

EASY: Final = 1
MEDIUM: Final = 2
HARD: Final = 3
# A puzzle is easy if it is often found, and if its margin is wide: from which sum on it is medium, or easy.
_EASE: Final = ((0.46, EASY), (0.36, MEDIUM), (-1.0, HARD))
_LATER: Final = bytes(32)  # what an answer may draw from after a shuffle that was never made: nobody sees it


class Tries(NamedTuple):
    """How often a level was asked, and how often its plan was right."""

    right: int
    asked: int


@dataclass(frozen=True)
class Verdict:
    """An answer judged: the number of its plan in the puzzle's values, and whether it is right.

    A plan that was not tried (a payment that nobody would think of) counts as the best tried one of the same
    idea, and `is_alike` says so. `reasons` say how the best plan differs from it, or if it is the best one,
    from the best one of another idea.
    """

    plan: int
    is_right: bool
    is_alike: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Puzzle:
    """A decision of one seat in a game that is replayed up to there.

    `number` counts from 1 in its pool. `values` are all plans, best first, and `chance` the interval of the
    best one's chance of winning, by about `simulations`. `margin` is how much the best plan of another idea
    falls behind; `confirmed` is the same, played to the end of the game without the value net. `found`: how
    the weaker levels fared. `game` holds every hidden card, so it never goes to whoever solves the puzzle.
    """

    number: int
    game: Record
    seat: int
    kind: str
    round: int
    values: tuple[PlanValue, ...]
    chance: Interval
    simulations: int
    margin: Interval
    confirmed: Interval
    found: Mapping[str, Tries]

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.game.rules

    @property
    def question(self) -> str:
        """What is asked, in the language in use."""
        return t(f"puzzle-question-{self.kind}")

    @cached_property
    def observation(self) -> Observation:
        """What the seat sees, and nothing more. Raises ReplayError for a game against the rules."""
        return self.state().observe(self.seat)

    def state(self) -> State:
        """The game, with all that is hidden. Raises ReplayError."""
        return self.game.replay(later=_LATER)

    @property
    def leaders(self) -> tuple[str, ...]:
        """The leaders that the seat owns, which bear on what it may do."""
        owners = self.observation.leaders
        return tuple([token for token, seat in zip(SPECIES_TOKENS, owners, strict=True) if seat == self.seat])

    @property
    def share(self) -> float:
        """How often weaker levels found it, each level counting alike."""
        return sum([one.right / one.asked for one in self.found.values()]) / len(self.found)

    @property
    def finders(self) -> int:
        """How many of the weaker levels find it at least every other time."""
        return len([one for one in self.found.values() if 2 * one.right >= one.asked])

    @property
    def difficulty(self) -> int:
        """EASY, MEDIUM or HARD: by how often weaker levels found it, and by the margin."""
        return next(difficulty for least, difficulty in _EASE if self.ease >= least)

    @property
    def ease(self) -> float:
        """The share of weaker levels' answers that were right, plus the margin as a chance."""
        return self.share + self.margin.mean / UNIT

    def judge(self, plan: Sequence[str]) -> Verdict:
        """Judge a whole decision, given as tokens.

        Raises PuzzleError for one that is not legal, UnfinishedPlanError for one that breaks off.
        """
        steps = self._steps(plan)
        number, is_alike = self._plan_like(steps)
        value = self.values[number]
        other = self.values[0 if number else self._rival()]
        here, there = (value, other) if number == 0 else (other, value)
        return Verdict(number, is_right(value), is_alike, reasons(here.facts, there.facts, self.observation))

    def after(self, plan: Sequence[str]) -> Observation | None:
        """What the seat sees after these steps of its decision; None if the decision is whole.

        Raises PuzzleError.
        """
        try:
            self._steps(plan)
        except UnfinishedPlanError:
            state = self.state()
            for text in plan:
                state.apply(self.seat, parse_token(text, state.display))
            return state.observe(self.seat)
        return None

    def _rival(self) -> int:
        """The best plan of another idea."""
        seen = self.observation
        best = idea(seen, self.values[0].actions)
        return next(n for n, one in enumerate(self.values) if idea(seen, one.actions) != best)

    def _plan_like(self, steps: tuple[int, ...]) -> tuple[int, bool]:
        """The number of the plan that this is, or else of the best one of its idea."""
        for number, one in enumerate(self.values):
            if one.actions in (steps, (*steps, DONE)):  # after the last card nothing more is asked
                return number, False
        wanted = idea(self.observation, steps)
        alike = [n for n, one in enumerate(self.values) if idea(self.observation, one.actions) == wanted]
        return (min(alike, key=lambda n: self.values[n].behind.mean) if alike else len(self.values) - 1), True

    def _steps(self, plan: Sequence[str]) -> tuple[int, ...]:
        state = self.state()
        phase = _phase(state)
        steps: list[int] = []
        for text in plan:
            if steps and not _goes_on(state, self.seat, phase):
                raise PuzzleError(f"plan: expected nothing after {' '.join(plan[: len(steps)])}, got {text}")
            try:
                action = parse_token(text, state.display)
                state.apply(self.seat, action)
            except (ActionError, TokenError) as error:
                raise PuzzleError(f"plan: {error}") from None
            steps.append(action)
        if not steps or _goes_on(state, self.seat, phase):
            raise UnfinishedPlanError(f"plan: expected a whole decision, got {' '.join(plan) or 'nothing'}")
        return tuple(steps)


def is_right(value: PlanValue) -> bool:
    """Whether a plan is no mistake, as a review would call one."""
    return not (value.behind.is_above_zero and value.behind.mean >= LEAST_LOSS)


def _phase(state: State) -> Phase:
    return Phase.TAKE if state.phase == Phase.PAY else state.phase


def _goes_on(state: State, seat: int, phase: Phase) -> bool:
    return phase in SEVERAL and _phase(state) == phase and seat in state.to_act
