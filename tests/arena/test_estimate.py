"""Means and intervals with deals as the unit, against numbers computed by hand or in another way."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from wildcards.arena.estimate import DEALS_FOR_DOUBT, Estimate, Sum, t95


def of(deals: list[list[int]], scale: int = 1) -> Estimate | None:
    total = Sum(scale)
    for number, values in enumerate(deals):
        for value in values:
            total.add(number, value)
    return total.estimate()


def test_the_t_quantile() -> None:
    # From the usual tables.
    for degrees, expected in ((1, 12.706), (2, 4.303), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980)):
        assert t95(degrees) == pytest.approx(expected, abs=6e-4)
    assert t95(10**6) == pytest.approx(1.96, abs=1e-4)


def test_nothing_and_one_deal() -> None:
    assert of([]) is None
    assert of([[3, 4]]) == Estimate(3.5, None, 1)


def test_two_deals_by_hand() -> None:
    # Means 2 and 5 of two deals: their mean is 3.5, its standard error 1.5, t with one degree 12.7062.
    found = of([[1, 3], [4, 6]])
    assert found is not None
    assert found.mean == 3.5
    assert found.half == pytest.approx(12.7062 * 1.5)
    assert found.deals == 2


def test_equal_deals_are_the_plain_mean_over_deals() -> None:
    dice = random.Random(1)
    deals = [[dice.randrange(60) for _ in range(4)] for _ in range(31)]
    means = [statistics.fmean(deal) / 60 for deal in deals]
    found = of(deals, scale=60)
    assert found is not None
    assert found.mean == pytest.approx(statistics.fmean(means))
    assert found.half == pytest.approx(2.0423 * statistics.stdev(means) / math.sqrt(31), rel=1e-4)


def test_games_of_a_deal_count_as_one() -> None:
    """Ten copies of the same game say no more than one."""
    once = of([[1], [5], [3]])
    assert once == of([[1] * 10, [5] * 10, [3] * 10])


def test_deals_without_a_value_are_left_out() -> None:
    assert of([[1], [], [3]]) == of([[1], [3]])


def test_it_can_be_asked_in_between() -> None:
    total = Sum()
    total.add(0, 1)
    total.add(1, 3)
    assert total.estimate() is not None
    total.add(2, 7)
    assert total.estimate() == of([[1], [3], [7]])
    assert (total.count, total.total) == (3, 11)


@pytest.mark.parametrize("deals", [5, 40])
def test_intervals_hold_what_they_promise(deals: int) -> None:
    """Of 2,000 intervals of skewed, correlated games about 95 % have the true mean in them."""
    dice = random.Random(deals)
    held = 0
    for _ in range(2000):
        sample: list[list[int]] = []
        for _ in range(deals):
            luck = dice.gauss(100, 20)
            sample.append([round(dice.gauss(luck, 10)) for _ in range(4)])
        found = of(sample)
        assert found is not None
        assert found.half is not None
        held += abs(found.mean - 100) <= found.half
    assert 0.93 < held / 2000 < 0.97


def test_beyond_doubt() -> None:
    many = DEALS_FOR_DOUBT
    assert Estimate(0.30, 0.04, many).against(0.25) == 1
    assert Estimate(0.20, 0.04, many).against(0.25) == -1
    assert Estimate(0.28, 0.04, many).against(0.25) == 0
    assert Estimate(1.00, 0.00, many - 1).against(0.25) == 0
    assert Estimate(1.00, None, 1).against(0.25) == 0
