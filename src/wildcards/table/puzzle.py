"""A puzzle as whoever solves it is told: before the answer its seat's view, after it the values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from wildcards.choices.offer import choices
from wildcards.errors import PuzzleError, UnfinishedPlanError
from wildcards.notation.events import count_events
from wildcards.protocol.analysis import Difference, Judgement, Plan, Span
from wildcards.protocol.puzzle import PuzzleCard, PuzzleJudged, PuzzleView
from wildcards.puzzles.pool import shipped_puzzles
from wildcards.puzzles.puzzle import Puzzle
from wildcards.table.analysed import best_first
from wildcards.table.glimpse import Glimpse, Open
from wildcards.table.refusal import RefusedError
from wildcards.table.table import PLAYING


@cache
def cards() -> tuple[PuzzleCard, ...]:
    """The cards of all puzzles that come with this package."""
    return tuple([card(one) for one in shipped_puzzles()])


def card(puzzle: Puzzle) -> PuzzleCard:
    """What a list says of a puzzle."""
    rules = puzzle.rules
    return PuzzleCard(
        number=puzzle.number,
        kind=puzzle.kind,  # type: ignore[arg-type]  # one of KINDS
        difficulty=puzzle.difficulty,
        seats=rules.seats,
        edition=rules.edition,
        leo=rules.leo,
        round=puzzle.round,
    )


def numbered(number: int) -> Puzzle:
    """The puzzle of this number. Raises RefusedError."""
    found = shipped_puzzles()
    if not 1 <= number <= len(found):
        raise RefusedError("no_puzzle", 404, most=len(found))
    return found[number - 1]


def view_of(puzzle: Puzzle) -> PuzzleView:
    """The puzzle with the game as its seat sees it."""
    state = puzzle.state()
    seen = state.observe(puzzle.seat)
    game = Glimpse(PLAYING, seen).whole(0, choices(state, seen), Open(state.observe(None)))
    return PuzzleView(card(puzzle), puzzle.seat, game)


def judged(puzzle: Puzzle, actions: Sequence[str]) -> PuzzleJudged:
    """What an answer is worth. Raises RefusedError for one that is no whole, legal decision."""
    try:
        verdict = puzzle.judge(actions)
    except UnfinishedPlanError:
        raise RefusedError("puzzle_unfinished", 400) from None
    except PuzzleError as error:
        raise RefusedError("puzzle_illegal", 400, why=str(error)) from None
    answered = puzzle.values[verdict.plan]
    plans = msgspec.convert(list(puzzle.values), list[Plan], from_attributes=True)
    plans, chosen = best_first(plans, verdict.plan)
    judgement = Judgement(
        step=count_events(puzzle.observation.history),
        round=puzzle.round,
        phase=puzzle.observation.phase.name,
        plans=plans,
        ways=len(puzzle.values),
        chosen=chosen,
        loss=msgspec.convert(answered.behind, Span, from_attributes=True),
        is_mistake=not verdict.is_right,
        reasons=msgspec.convert(list(verdict.reasons), list[Difference], from_attributes=True),
    )
    return PuzzleJudged(verdict.is_right, verdict.is_alike, judgement, puzzle.finders, len(puzzle.found))
