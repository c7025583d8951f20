"""The worked examples of the rulebooks, one test each, in the order of docs/rules.md."""

from __future__ import annotations

import pytest
from support.scene import Scene


def test_worked_example_1_scoring() -> None:
    """4 peacocks, 3 ibexes, 3 squirrels, the peacock leader and 8 points in tokens make 22."""
    table = Scene(
        hands=("", "", ""),
        collections={0: "pe* pe pe pe ib ib ib sq sq sq", 1: "ib* ib ib", 2: "sq* sq sq"},
        points=(8, 0, 0),
        round_number=14,
    )
    table.bid("R", "R", "R")
    assert table.state.scores()[0] == 22


def test_worked_example_1_scoring_equal_species() -> None:
    """4, 4 and 3 of a species and nothing more make 8 + 4."""
    table = Scene(
        hands=("", "", "", ""),
        collections={0: "pe pe pe pe ib ib ib ib sq sq sq", 1: "sq* sq sq"},
        supply="pe ib",
        round_number=12,
    )
    table.bid("R", "R", "R", "R")
    assert table.state.scores()[0] == 8 + 4


@pytest.mark.parametrize("edition", ["2022", "2020"])
def test_worked_example_2_payments_of_two_bids_of_3(edition: str) -> None:
    """Two bids of 3, payments 3 + 2 and 2 + 1: the first picks first."""
    table = Scene(hands=("F3 S2 S3", "M3 S1 F2", ""), display="pe sq", edition=edition)
    table.bid("F3", "M3", "R")
    table.act(0, "S2 S3")
    table.act(1, "F2 S1")
    assert table.asked == "TAKE 0"
    table.act(0, "pe@1")
    table.act(1, "sq@2")
    assert table.turns == ["0 pe@1", "1 sq@2"]


@pytest.mark.parametrize("edition", ["2022", "2020"])
def test_worked_example_3_habitat_bonus_with_a_wild_card(edition: str) -> None:
    """Bid forest 3, payment forest and wild card, for a peacock: 2 points."""
    table = Scene(hands=("F3 F2 W1", "", ""), display="pe sq", edition=edition)
    table.bid("F3", "R", "R")
    table.act(0, "pe@1 F2 W1")
    assert table.points == [2, 0, 0]


@pytest.mark.parametrize("edition", ["2022", "2020"])
def test_worked_example_4_a_whole_round(edition: str) -> None:
    """Bids 4, 2, 1 and two ibexes: the leader moves on, the third draws two, the second may keep the 2."""
    table = Scene(hands=("F4 S1 S1 S1", "M2 M1", "S1"), display="ib ib", pile="W1 W2", edition=edition)
    table.bid("F4", "M2", "S1")
    assert table.asked == "TAKE 0"
    table.act(0, "ib@1 S1 S1 S1")
    assert table.leader("ib") == 0
    assert table.asked == "TAKE 1"
    table.act(1, "ib@2 M1")
    assert table.leader("ib") == 1
    assert table.turns[-1] == "2 -"
    assert table.hand(2) == "S1 W1 W2"
    assert table.asked == "KEEP 1"
    table.act(1, "M2")
    assert table.hand(1) == "M2"
    assert table.discard == "F4 S1 S1 S1 M1"


@pytest.mark.parametrize("edition", ["2022", "2020"])
def test_worked_example_5_meerkat_and_squirrel(edition: str) -> None:
    """The swapped squirrel brings the squirrel leader in time to draw up to ten."""
    table = Scene(
        hands=("F1 F2", "M1", "S1"),
        display="sq pe",
        collections={0: "me* ib* sq", 1: "sq*"},
        edition=edition,
    )
    table.bid("R", "M1", "S1")
    table.act(0, "ib>sq@1")
    assert table.leader("sq") == 0
    assert table.display == "ib pe"
    table.act(0, "-")
    assert len(table.sees(0).hand) == 10
