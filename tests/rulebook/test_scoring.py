"""Scores and ranks."""

from __future__ import annotations

import pytest
from support.scene import Scene


def scene(collections: dict[int, str], *, points: tuple[int, ...] = (0, 0, 0), supply: str = "") -> Scene:
    """Three seats at the end of the game with these collections."""
    table = Scene(hands=("", "", ""), collections=collections, points=points, supply=supply, round_number=14)
    table.bid("R", "R", "R")
    table.finish_round()
    assert table.state.is_over
    return table


def score(collection: str, others: str = "", *, points: int = 0, supply: str = "") -> int | None:
    """The score of seat 0."""
    table = scene({0: collection, 1: others}, points=(points, 0, 0), supply=supply)
    return table.state.scores()[0]


def test_nothing_scores_0() -> None:
    """No animals, no leaders, no bonus: 0 points and still a rank."""
    assert score("") == 0


@pytest.mark.parametrize(
    ("collection", "others", "points"), [("ib", "ib* ib", 2), ("ib ib ib", "ib* ib ib", 6)]
)
def test_best_species_counts_2_an_animal(collection: str, others: str, points: int) -> None:
    """Two points for each animal of the largest species."""
    assert score(collection, others) == points


def test_second_best_species_counts_1_an_animal() -> None:
    """One point for each animal of the next species."""
    assert score("ib ib ib sq sq", "ib* ib ib sq* sq") == 6 + 2


def test_further_species_count_nothing() -> None:
    """Only the two largest species count."""
    assert score("ib ib ib sq sq ea li", "ib* ib ib sq* sq ea* li*") == 6 + 2


def test_best_and_second_best_of_equal_size() -> None:
    """Of two equally large species one counts double and the other single."""
    assert score("ib ib sq sq", "ib* ib sq* sq") == 4 + 2


def test_three_species_of_equal_size() -> None:
    """A third one as large counts nothing."""
    assert score("ib sq ea", "ib* sq* ea*") == 2 + 1


@pytest.mark.parametrize("species", ["sq", "ea", "ib", "li", "me"])
def test_a_leader_counts_1(species: str) -> None:
    """Each leader is one point."""
    assert score(f"{species}*") == 2 + 1


def test_the_peacock_leader_counts_3() -> None:
    """The peacock is worth three."""
    assert score("pe*") == 2 + 3


def test_all_leaders_count_8() -> None:
    """Five of 1 and the peacock's 3."""
    assert score("pe* sq* ea* ib* li* me*") == 2 + 1 + 8


def test_a_leader_in_the_supply_counts_for_nobody() -> None:
    """Without an owner it is worth nothing."""
    assert score("ib", "ib", supply="ib") == 2


def test_habitat_bonus_points_are_added() -> None:
    """The tokens collected count as printed."""
    assert score("ib*", points=6) == 2 + 1 + 6


def test_habitat_cards_in_hand_count_nothing() -> None:
    """Seat 0 refilled to seven cards and has no points."""
    table = scene({})
    assert len(table.sees(0).hand) == 7
    assert table.state.scores() == [0, 0, 0]


def test_the_highest_score_is_first() -> None:
    """Ranks follow the scores."""
    table = scene({0: "ib*", 1: "pe*", 2: "sq* sq"})
    assert table.state.scores() == [3, 5, 5]
    table = scene({0: "ib*", 1: "pe*", 2: "sq* sq sq"})
    assert table.state.scores() == [3, 5, 7]
    assert table.state.ranks() == [3, 2, 1]


def test_equal_scores_go_by_the_number_of_animals() -> None:
    """5 points with three animals rank before 5 points with two."""
    table = scene({0: "sq* sq", 1: "ib* ea* li", 2: "li* me"}, points=(0, 0, 0), supply="me")
    assert table.state.scores() == [5, 5, 4]
    assert table.state.ranks() == [2, 1, 3]


def test_equal_scores_and_animals_share_the_rank() -> None:
    """Two firsts, and the next is third: 1, 1, 3."""
    table = scene({0: "sq* sq", 1: "ib* ib", 2: "li*"})
    assert table.state.scores() == [5, 5, 3]
    assert table.state.ranks() == [1, 1, 3]


def test_equal_scores_behind_the_first_share_the_second_rank() -> None:
    """1, 2, 2."""
    table = scene({0: "sq* sq sq", 1: "ib*", 2: "li*"})
    assert table.state.ranks() == [1, 2, 2]


def test_all_equal_share_the_first_rank() -> None:
    """1, 1, 1."""
    assert scene({}).state.ranks() == [1, 1, 1]


def test_the_talisman_does_not_break_a_shared_rank() -> None:
    """Nothing but score and animals counts, not even the talisman."""
    table = scene({0: "sq*", 1: "ib*", 2: "li*"})
    assert table.talisman == 0
    assert table.state.ranks() == [1, 1, 1]
