"""Ratings: in which direction they move, and that they come out the same again."""

from __future__ import annotations

import pytest

from wildcards.arena.rating import Rating, Ratings


def test_the_winner_rises_and_the_loser_falls() -> None:
    ratings = Ratings(3)
    start = ratings.all()[0]
    ratings.add((0, 1, 2), (1, 3, 2))
    first, last, second = ratings.all()
    assert first.mu > second.mu > last.mu
    assert all(one.sigma < start.sigma for one in (first, second, last))
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma)


def test_copies_move_their_entrant_by_the_mean_of_their_changes() -> None:
    copies, single = Ratings(2), Ratings(4)
    copies.add((0, 1, 1, 1), (1, 2, 3, 4))
    single.add((0, 1, 2, 3), (1, 2, 3, 4))
    one, *others = single.all()
    assert copies.all()[0] == pytest.approx(one)
    assert copies.all()[1].mu == pytest.approx(sum([other.mu for other in others]) / 3)


def test_leo_and_games_against_oneself_change_nothing() -> None:
    ratings = Ratings(2)
    before = ratings.all()
    ratings.add((0, -1, 0), (1, None, 2))
    assert ratings.all() == before


def test_ties_are_ties() -> None:
    ratings = Ratings(2)
    ratings.add((0, 1, -1), (1, 1, None))
    first, second = ratings.all()
    assert first == pytest.approx(second)


def test_equal_games_give_equal_ratings() -> None:
    def rated() -> list[Rating]:
        ratings = Ratings(3)
        for game in range(50):
            ratings.add((game % 3, (game + 1) % 3, (game + 2) % 3), (1 + game % 2, 2 - game % 2, 3))
        return ratings.all()

    assert rated() == rated()
