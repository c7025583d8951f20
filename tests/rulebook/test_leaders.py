"""Leaders claimed by taking animals."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from support.scene import Scene

EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])


def seat_0_takes_a_squirrel(
    edition: str, collections: Mapping[int, str], supply: str = "", leo: str = ""
) -> Scene:
    """Seat 0 takes the squirrel of slot 1 for a bid of 1; the others refill."""
    hands = ("F1", "", "", "") if leo else ("F1", "", "")
    display = "sq pe pe" if leo else "sq pe"
    table = Scene(
        hands=hands, display=display, collections=collections, supply=supply, edition=edition, leo=leo
    )
    table.bid(*(("F1", "R", "R", None) if leo else ("F1", "R", "R")))
    table.act(0, "sq@1")
    return table


@EDITIONS
def test_the_first_of_a_species_gets_its_leader(edition: str) -> None:
    """With one against none the seat has more than every other."""
    assert seat_0_takes_a_squirrel(edition, {}).leader("sq") == 0


@EDITIONS
def test_more_than_every_other_seat_gets_the_leader(edition: str) -> None:
    """With two against one the seat takes it from its owner."""
    assert seat_0_takes_a_squirrel(edition, {0: "sq", 1: "sq*"}).leader("sq") == 0


@EDITIONS
def test_as_many_as_the_owner_gets_the_leader(edition: str) -> None:
    """Drawing level with the present owner is enough."""
    assert seat_0_takes_a_squirrel(edition, {1: "sq*"}).leader("sq") == 0
    assert seat_0_takes_a_squirrel(edition, {0: "sq", 1: "sq* sq", 2: "sq sq"}).leader("sq") == 0


@EDITIONS
def test_fewer_than_the_owner_does_not_get_the_leader(edition: str) -> None:
    """With one against two the owner keeps it."""
    assert seat_0_takes_a_squirrel(edition, {1: "sq* sq"}).leader("sq") == 1


@EDITIONS
def test_the_owner_who_takes_another_keeps_the_leader(edition: str) -> None:
    """More of the same changes nothing."""
    assert seat_0_takes_a_squirrel(edition, {0: "sq*", 1: "sq"}).leader("sq") == 0


def test_taking_a_species_leaves_the_other_leaders_alone() -> None:
    """Only the leader of the species taken can move."""
    table = seat_0_takes_a_squirrel("2022", {1: "pe* ib*"})
    assert (table.leader("pe"), table.leader("ib"), table.leader("sq")) == (1, 1, 0)


@EDITIONS
def test_the_leader_comes_at_once(edition: str) -> None:
    """The leader moves when the animal is taken, before it is paid for and before the next turn."""
    table = Scene(hands=("F2 F1", "S1", ""), display="sq pe", edition=edition)
    table.bid("F2", "S1", "R")
    table.act(0, "sq@1")
    assert table.asked == "PAY 0"
    assert table.leader("sq") == 0


@EDITIONS
def test_a_leader_may_be_gained_and_lost_in_one_round(edition: str) -> None:
    """Whoever gets a leader may lose it to the next who draws level."""
    table = Scene(hands=("F2 F1", "S1", "", ""), display="sq sq pe", edition=edition)
    table.bid("F2", "S1", "R", "R")
    table.act(0, "sq@1 F1")
    assert table.leader("sq") == 0
    table.act(1, "sq@2")
    assert table.leader("sq") == 1


# --- a leader in the supply although seats have the species


def test_equal_count_gets_the_leader_from_the_supply_in_2020() -> None:
    """If nobody owns it, in 2020 as many as every other seat are enough."""
    assert seat_0_takes_a_squirrel("2020", {1: "sq", 2: "sq"}, supply="sq").leader("sq") == 0


def test_equal_count_leaves_the_leader_in_the_supply_in_2022() -> None:
    """If nobody owns it, in 2022 it takes more than every other seat has."""
    assert seat_0_takes_a_squirrel("2022", {1: "sq", 2: "sq"}, supply="sq").leader("sq") is None


@EDITIONS
def test_a_larger_count_gets_the_leader_from_the_supply(edition: str) -> None:
    """With more than every other, the seat gets it in both editions."""
    assert seat_0_takes_a_squirrel(edition, {0: "sq", 1: "sq", 2: "sq"}, supply="sq").leader("sq") == 0


@EDITIONS
def test_a_smaller_count_leaves_the_leader_in_the_supply(edition: str) -> None:
    """With fewer than another seat, nobody gets it, not even the one with the most, who took nothing."""
    assert seat_0_takes_a_squirrel(edition, {1: "sq sq", 2: "sq sq"}, supply="sq").leader("sq") is None


@EDITIONS
def test_passing_gets_no_leader(edition: str) -> None:
    """Only a taken animal claims: whoever already has as many and passes gets nothing."""
    table = Scene(
        hands=("F1", "", ""), collections={0: "sq", 1: "sq"}, supply="sq", display="sq pe", edition=edition
    )
    table.bid("F1", "R", "R")
    table.act(0, "-")
    assert table.leader("sq") is None


# --- Leo is a seat like the others here


def test_more_than_every_other_seat_counts_leo_too() -> None:
    """In 2022 two against Leo's two do not get it from the supply."""
    table = seat_0_takes_a_squirrel("2022", {0: "sq", 3: "sq sq", 1: "sq sq"}, supply="sq", leo="R F1")
    assert table.leader("sq") is None


def test_as_many_as_leo_gets_his_leader() -> None:
    """Leo loses a leader to whoever draws level with him."""
    assert seat_0_takes_a_squirrel("2022", {3: "sq*"}, leo="R F1").leader("sq") == 0
