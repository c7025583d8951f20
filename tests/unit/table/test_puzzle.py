"""Puzzles as a table tells them: listed, shown to their seat, and judged."""

from __future__ import annotations

import pytest

from wildcards.table.puzzle import cards, judged, numbered, view_of
from wildcards.table.refusal import RefusedError


def test_a_puzzle_is_listed_shown_and_judged() -> None:
    puzzle = numbered(1)
    assert [one.number for one in cards()] == list(range(1, len(cards()) + 1))
    shown = view_of(puzzle)
    assert (shown.card, shown.seat, shown.game.seat) == (cards()[0], puzzle.seat, puzzle.seat)
    right = judged(puzzle, puzzle.values[0].tokens)
    assert (right.right, right.judgement.chosen, right.judgement.is_mistake) == (True, 0, False)
    assert not judged(puzzle, puzzle.values[-1].tokens).right


def test_what_is_no_puzzle_or_no_whole_decision() -> None:
    several = next(
        numbered(one.number)
        for one in cards()
        if one.kind == "take" and len(numbered(one.number).values[0].tokens) > 1
    )
    first = list(several.values[0].tokens[:1])
    for code, ask in (
        ("no_puzzle", lambda: numbered(0)),
        ("puzzle_illegal", lambda: judged(several, ["R", "R"])),
        ("puzzle_unfinished", lambda: judged(several, first)),
    ):
        with pytest.raises(RefusedError) as error:
            ask()
        assert error.value.code == code


@pytest.mark.parametrize("number", [53, 83])
def test_ways_are_told_best_first(number: int) -> None:
    puzzle = numbered(number)
    for value in puzzle.values:
        told = judged(puzzle, value.tokens).judgement
        chances = [one.chance for one in told.plans]
        assert chances == sorted(chances, reverse=True)
        assert told.plans[told.chosen].tokens == list(value.tokens)
