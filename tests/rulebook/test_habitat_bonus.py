"""Two points for an animal paid for with cards of its natural habitat."""

from __future__ import annotations

import pytest
from support.scene import Scene

HOMES = [("pe", "F"), ("sq", "F"), ("ea", "M"), ("ib", "M"), ("li", "S"), ("me", "S")]
EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])


def bonus(bid: str, payment: str, species: str, edition: str = "2022") -> int:
    """What seat 0 gets for taking this animal with this bid and payment."""
    table = Scene(hands=(f"{bid} {payment}", "", ""), display=f"{species} pe", edition=edition)
    table.bid(bid, "R", "R")
    table.act(0, f"{species}@1 {payment}")
    assert table.points[1:] == [0, 0]
    return table.points[0]


@EDITIONS
@pytest.mark.parametrize(("species", "suit"), HOMES)
def test_bid_and_all_payments_of_the_natural_habitat_give_2_points(
    species: str, suit: str, edition: str
) -> None:
    """Forest is home to peacock and squirrel, mountains to eagle and ibex, savannah to lion and meerkat."""
    for other in "FSM":
        assert bonus(f"{other}3", f"{other}1 {other}2", species, edition) == (2 if other == suit else 0)


@pytest.mark.parametrize(("species", "suit"), HOMES)
def test_a_bid_of_1_alone_gives_the_bonus(species: str, suit: str) -> None:
    """With nothing to pay, the bid alone decides."""
    for other in "FSM":
        assert bonus(f"{other}1", "", species) == (2 if other == suit else 0)


def test_a_bid_of_another_habitat_gives_no_bonus() -> None:
    """The payments alone are not enough."""
    assert bonus("S3", "F1 F2", "pe") == 0


@pytest.mark.parametrize("payment", ["F1 S1", "F1 M4", "F1 F1 M1"])
def test_one_payment_of_another_habitat_spoils_the_bonus(payment: str) -> None:
    """All cards must be of the animal's habitat."""
    bid = "F4" if len(payment.split()) == 3 else "F3"
    assert bonus(bid, payment, "pe") == 0


@pytest.mark.parametrize(
    ("bid", "payment"), [("F3", "F1 W4"), ("W3", "F1 F1"), ("F3", "W1 W2"), ("W4", "F1 F1 W1")]
)
def test_wild_cards_count_as_any_habitat(bid: str, payment: str) -> None:
    """A wild card is as good as a card of the habitat, as bid or payment."""
    assert bonus(bid, payment, "pe") == 2


@pytest.mark.parametrize("species", ["pe", "sq", "ea", "ib", "li", "me"])
def test_wild_cards_alone_give_the_bonus(species: str) -> None:
    """Nothing but wild cards fits every animal."""
    assert bonus("W3", "W1 W2", species) == 2


def test_a_wild_card_does_not_mend_a_wrong_card() -> None:
    """One card of another habitat spoils the bonus, whatever the wild cards are."""
    assert bonus("W3", "M1 W1", "pe") == 0


def test_the_values_do_not_matter_for_the_bonus() -> None:
    """The bonus is 2 for every bid from 1 to 4."""
    assert [bonus("F1", "", "pe"), bonus("F2", "F4", "pe"), bonus("F4", "F1 F1 F1", "pe")] == [2, 2, 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_may_have_the_bonus(seat: int) -> None:
    """Whoever takes the animal gets the points, and nobody else."""
    hands, bids = ["", "", ""], ["R", "R", "R"]
    hands[seat], bids[seat] = "F3 F1 F2", "F3"
    table = Scene(hands=hands, display="pe li")
    table.bid(*bids)
    table.act(seat, "pe@1 F1 F2")
    assert table.points == [2 if other == seat else 0 for other in range(3)]
    table = Scene(hands=hands, display="pe li")
    table.bid(*bids)
    table.act(seat, "li@2 F1 F2")
    assert table.points == [0, 0, 0]


def test_a_payment_laid_in_a_tie_counts_for_the_bonus() -> None:
    """The cards laid before the seat in the tie are its payment."""
    table = Scene(hands=("F2 F4", "S2 F1", ""), display="pe sq")
    table.bid("F2", "S2", "R")
    table.act(0, "F4")
    table.act(1, "F1")
    table.act(0, "pe@1")
    assert table.points == [2, 0, 0]
    table.act(1, "sq@2")
    assert table.points == [2, 0, 0]


@EDITIONS
def test_passing_gives_no_bonus(edition: str) -> None:
    """Whoever takes no animal gets nothing, lost payment or not."""
    table = Scene(hands=("F2 F4", "F2 F1", ""), display="pe sq", edition=edition)
    table.bid("F2", "F2", "R")
    table.act(0, "F4")
    table.act(1, "F1")
    table.act(0, "-")
    table.act(1, "-")
    assert table.points == [0, 0, 0]


def test_bonus_points_add_up() -> None:
    """Every bonus of a game counts."""
    table = Scene(hands=("F1 F1", "", ""), display="pe sq", animal_pile="sq pe", points=(4, 0, 2))
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.points == [6, 0, 2]
    table.bid("F1", "R", "R")
    table.act(1, "-")
    table.act(2, "-")
    table.act(0, "sq@1")
    assert table.points == [8, 0, 2]


def test_the_bonus_comes_at_once() -> None:
    """The seat has the points before the next turn."""
    table = Scene(hands=("F2 F1", "S1", ""), display="pe sq")
    table.bid("F2", "S1", "R")
    table.act(0, "pe@1")
    assert table.points == [0, 0, 0]
    table.act(0, "F1")
    assert table.points == [2, 0, 0]
    assert table.asked == "TAKE 1"
