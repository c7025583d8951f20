"""Scores and ranks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import STEADY

from wildcards.engine.scoring import Breakdown, breakdown, rank


def test_the_parts_of_a_score() -> None:
    assert breakdown([4, 0, 0, 3, 3, 0], [0], 8) == Breakdown(8, 3, 3, 8, 10)
    assert breakdown([4, 0, 0, 3, 3, 0], [0], 8).total == 22
    assert breakdown([4, 4, 3, 0, 0, 0], [], 0).total == 12
    assert breakdown([0] * 6, [], 0) == Breakdown(0, 0, 0, 0, 0)


@pytest.mark.parametrize("species", range(6))
def test_a_leader_is_worth_one_and_the_peacock_three(species: int) -> None:
    assert breakdown([0] * 6, [species], 0).leaders == (3 if species == 0 else 1)
    assert breakdown([0] * 6, range(6), 0).leaders == 8


@STEADY
@given(st.lists(st.integers(0, 7), min_size=6, max_size=6), st.sets(st.integers(0, 5)), st.integers(0, 14))
def test_scores_as_the_rules_say(collection: list[int], leaders: set[int], bonuses: int) -> None:
    part = breakdown(collection, sorted(leaders), 2 * bonuses)
    best = max(range(6), key=lambda species: collection[species])
    second = max([number for species, number in enumerate(collection) if species != best])
    expected = 2 * collection[best] + second + len(leaders) + 2 * (0 in leaders) + 2 * bonuses
    assert part.total == expected
    assert part.animals == sum(collection)


def part(total: int, animals: int) -> Breakdown:
    return Breakdown(total, 0, 0, 0, animals)


def test_equals_share_the_better_rank() -> None:
    assert rank([part(5, 3), part(5, 3), part(4, 9)]) == [1, 1, 3]
    assert rank([part(4, 9), part(5, 3), part(5, 3)]) == [3, 1, 1]
    assert rank([part(1, 1)] * 5) == [1] * 5


def test_more_animals_break_a_tie() -> None:
    assert rank([part(5, 3), part(5, 4), part(5, 3), part(6, 0)]) == [3, 2, 3, 1]


def test_leo_is_not_ranked() -> None:
    assert rank([part(1, 1), None, part(2, 1)]) == [2, None, 1]
