"""Phase 3: the turns, payments, and passing."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.errors import IllegalActionError

EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])


# --- the order of turns


@EDITIONS
def test_bids_are_served_from_high_to_low(edition: str) -> None:
    """The highest bid takes first, whatever the seat."""
    table = Scene(hands=("F1", "S3 S1 S1", "M4 M1 M1 M1", "F2 F1"), display="pe sq ea", edition=edition)
    table.bid("F1", "S3", "M4", "F2")
    table.act(2, "pe@1 M1 M1 M1")
    table.act(1, "sq@2 S1 S1")
    table.act(3, "ea@3 F1")
    assert table.turns == ["2 pe@1", "1 sq@2", "3 ea@3", "0 -"]


def test_wild_cards_bid_their_value() -> None:
    """A wild 2 comes before a forest 1 and after a mountains 3."""
    table = Scene(hands=("F1", "W2 S1", "M3 M1 M1"), display="pe sq")
    table.bid("F1", "W2", "M3")
    assert table.asked == "TAKE 2"
    table.act(2, "-")
    assert table.asked == "TAKE 1"
    table.act(1, "-")
    assert table.asked == "TAKE 0"


# --- taking and paying


def test_a_seat_in_turn_takes_one_animal_or_passes() -> None:
    """Every animal of the display can be taken, and passing is always possible."""
    table = Scene(hands=("F2 F1", "S1", "M1", "M1"), display="pe li ib")
    table.bid("F2", "S1", "M1", "M1")
    assert table.legal(0) == {"pe@1", "li@2", "ib@3", "-"}
    table.act(0, "li@2 F1")
    assert table.collection(0) == "li*"
    assert table.display == "pe . ib"


@pytest.mark.parametrize(("bid", "price"), [("F1", 0), ("F2", 1), ("F3", 2), ("F4", 3)])
def test_an_animal_costs_the_bid_less_one_in_cards(bid: str, price: int) -> None:
    """A bid of 1 pays nothing more, a bid of 4 three cards."""
    table = Scene(hands=(f"{bid} M1 M1 M1 M1", "", ""), display="pe sq")
    table.bid(bid, "R", "R")
    table.act(0, "pe@1")
    for _ in range(price):
        assert table.asked == "PAY 0"
        table.act(0, "M1")
    assert table.asked == "BID 0 1 2"
    assert len(table.sees(0).hand) == 4 - price
    assert table.discard == " ".join([bid] + ["M1"] * price)


def test_payment_counts_cards_not_values() -> None:
    """Two 1s pay for a bid of 3 as well as two 4s."""
    for pay in ("M1 S1", "M4 S4"):
        table = Scene(hands=(f"F3 {pay}", "", ""), display="pe sq")
        table.bid("F3", "R", "R")
        table.act(0, "pe@1 " + " ".join(sorted(pay.split(), reverse=True)))
        assert table.collection(0) == "pe*"


def test_any_cards_of_the_hand_pay() -> None:
    """The payment need not be of the bid's habitat, nor of the animal's."""
    table = Scene(hands=("F2 F1 S2 M3 W4", "", ""), display="pe sq")
    table.bid("F2", "R", "R")
    table.act(0, "pe@1")
    assert table.legal(0) == {"F1", "S2", "M3", "W4"}


def test_payments_are_laid_in_ascending_order_leaving_enough_to_finish() -> None:
    """No card is lower than the last, and enough must be left to follow for what is still due."""
    table = Scene(hands=("F4 F1 S2 M3 M3", "", ""), display="pe sq")
    table.bid("F4", "R", "R")
    table.act(0, "pe@1")
    assert table.legal(0) == {"F1", "S2"}  # after M3 only one could follow, but two are due
    with pytest.raises(IllegalActionError):
        table.act(0, "M3")
    table.act(0, "S2")
    assert table.legal(0) == {"M3"}


def test_payment_is_asked_even_if_one_way_is_left() -> None:
    """The step is owed even when the cards in hand are just enough."""
    table = Scene(hands=("F3 F1 S2", "", ""), display="pe sq")
    table.bid("F3", "R", "R")
    table.act(0, "pe@1")
    assert table.asked == "PAY 0"
    assert table.legal(0) == {"F1"}
    table.act(0, "F1")
    assert table.legal(0) == {"S2"}


def test_paid_cards_and_bids_stay_on_the_table_until_phase_4() -> None:
    """They are not on the discard pile while others still take."""
    table = Scene(hands=("F2 F1", "S1", ""), display="pe sq")
    table.bid("F2", "S1", "R")
    table.act(0, "pe@1 F1")
    assert table.discard == ""
    assert table.bids[0] == "F2"
    assert table.payment(0) == "F1"
    table.act(1, "sq@2")
    assert table.discard == "F1 F2 S1"


@EDITIONS
def test_the_lowest_slot_only_without_leo(edition: str) -> None:
    """Of a species shown twice only the lower slot can be taken: it makes no difference."""
    table = Scene(hands=("F2 F1", "S1", "M1", "M1"), display="pe sq pe", edition=edition)
    table.bid("F2", "S1", "M1", "M1")
    assert table.legal(0) == {"pe@1", "sq@2", "-"}
    with pytest.raises(IllegalActionError):
        table.act(0, "pe@3")


def test_the_upper_slot_when_the_lower_one_is_gone() -> None:
    """When the lower of two alike has been taken, the other can be."""
    table = Scene(hands=("F2 F1", "S1", "", ""), display="pe sq pe")
    table.bid("F2", "S1", "R", "R")
    table.act(0, "pe@1 F1")
    assert table.legal(1) == {"sq@2", "pe@3", "-"}


def test_all_slots_with_leo() -> None:
    """With Leo, who takes by slot, the player chooses among two alike."""
    table = Scene(hands=("F2 F1", "S1", "M1", ""), leo="F1 R", display="pe sq pe")
    table.bid("F2", "S1", "M1", None)
    assert table.legal(0) == {"pe@1", "sq@2", "pe@3", "-"}


# --- passing


@EDITIONS
def test_passing_takes_the_bid_back_and_draws_two(edition: str) -> None:
    """Whoever passes has the bid back in hand, and two cards from the pile."""
    table = Scene(hands=("F2 F1", "S1", "M1 M2"), pile="M4 M4 M3 M3 M3 W1 W2", edition=edition)
    table.bid("F2", "S1", "R")
    table.act(2, "-")
    table.act(0, "-")
    assert table.hand(0) == "F1 F2 W1 W2"
    assert table.discard == ""


def test_a_seat_may_pass_though_it_can_pay() -> None:
    """Nobody has to take an animal."""
    table = Scene(hands=("F1", "S1", "M1"))
    table.bid("F1", "R", "R")
    table.finish_round()
    assert table.turns == ["0 -"]


def test_bid_and_two_cards_are_compulsory_when_passing() -> None:
    """After the pass nothing is asked: the bid is back and the two cards are drawn."""
    table = Scene(hands=("F2 F1", "S1", ""))
    table.bid("F2", "S1", "R")
    table.act(0, "-")
    assert table.asked == "TAKE 1"
    assert len(table.sees(0).hand) == 4


@pytest.mark.parametrize(("held", "after"), [(6, 8), (7, 9), (8, 10), (9, 10), (10, 10)])
def test_hand_limit_10_when_passing(held: int, after: int) -> None:
    """The bid counts: whoever had nine before bidding draws one, whoever had ten draws none."""
    hand = " ".join(["F1", "F2", "F3", "S1", "S2", "S3", "M2", "M3", "W1", "W2"][:held])
    table = Scene(hands=(hand, "S1", "M1"), talisman=1)
    table.bid("F2", "S1", "M1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == after
    assert len(table.draws) == after - held


@EDITIONS
def test_passes_unasked_with_a_hand_too_small_to_pay(edition: str) -> None:
    """Whoever cannot pay passes without being asked, and draws two."""
    table = Scene(hands=("F3 F1", "S1", ""), edition=edition)
    table.bid("F3", "S1", "R")
    assert table.turns == ["0 -"]
    assert table.asked == "TAKE 1"


def test_who_can_just_pay_is_asked() -> None:
    """Exactly as many cards as are due are enough."""
    table = Scene(hands=("F3 F1 F1", "S1", ""))
    table.bid("F3", "S1", "R")
    assert table.asked == "TAKE 0"


@EDITIONS
def test_passes_unasked_when_the_display_is_empty(edition: str) -> None:
    """With no animal left the last seat passes without being asked."""
    table = Scene(hands=("F3 F1 F1", "S2 S1", "M1"), display="pe sq", pile="W1 W2", edition=edition)
    table.bid("F3", "S2", "M1")
    table.act(0, "pe@1 F1 F1")
    table.act(1, "sq@2 S1")
    assert table.turns == ["0 pe@1", "1 sq@2", "2 -"]
    assert table.hand(2) == "M1 W1 W2"


def test_an_animal_is_taken_before_it_is_paid_and_its_leader_too() -> None:
    """The seat has the animal and its leader at once; then it pays."""
    table = Scene(hands=("F2 F1", "S1", ""), display="pe sq")
    table.bid("F2", "S1", "R")
    table.act(0, "pe@1")
    assert table.collection(0) == "pe*"
    assert table.asked == "PAY 0"


# --- a payment already laid, when passing


def tie_for_the_last_animal(edition: str, *, returns: bool | None = None) -> Scene:
    """Seat 0 took an animal for a 3; seats 1 and 2 bid 2 and laid F3 and S1, so seat 1 is first."""
    table = Scene(
        hands=("M3 M1 M1", "F2 F3 F4", "S2 S1 S4"),
        display="pe sq",
        edition=edition,
        payment_returns_on_pass=returns,
        pile="W1 W2 W3 W4",
    )
    table.bid("M3", "F2", "S2")
    table.act(0, "pe@1 M1 M1")
    table.act(1, "F3")
    table.act(2, "S1")
    assert table.asked == "TAKE 1"
    return table


def test_payment_returns_on_pass_in_2022() -> None:
    """Whoever laid a payment in a tie and then passes gets it back, besides the bid and two cards."""
    table = tie_for_the_last_animal("2022")
    table.act(1, "-")
    assert table.hand(1) == "F2 F3 F4 W1 W2"
    assert table.payment(1) == ""


def test_payment_is_lost_on_pass_in_2020() -> None:
    """It stays on the table, and goes to the discard pile in phase 4; only the bid returns."""
    table = tie_for_the_last_animal("2020")
    table.act(1, "-")
    assert table.hand(1) == "F2 F4 W1 W2"
    assert table.payment(1) == "F3"
    assert table.discard == ""
    table.act(2, "sq@2")
    assert "F3" in table.discard.split()


def test_payment_returns_on_an_empty_display_in_2022() -> None:
    """The same when the other seat in the tie took the last animal."""
    table = tie_for_the_last_animal("2022")
    table.act(1, "sq@2")
    assert table.turns[-1] == "2 -"
    assert table.hand(2) == "S1 S2 S4 W1 W2"


def test_payment_is_lost_on_an_empty_display_in_2020() -> None:
    """In 2020 it is lost although there was nothing left to take."""
    table = tie_for_the_last_animal("2020")
    table.act(1, "sq@2")
    assert table.turns[-1] == "2 -"
    assert table.hand(2) == "S2 S4 W1 W2"
    assert "S1" in table.discard.split()


@pytest.mark.parametrize("edition", ["2022", "2020"])
@pytest.mark.parametrize("returns", [True, False])
def test_the_option_alone_decides_whether_a_payment_returns(edition: str, returns: bool) -> None:
    """With the option given, the edition does not matter, for a chosen pass or an empty display."""
    table = tie_for_the_last_animal(edition, returns=returns)
    table.act(1, "-")
    assert table.hand(1) == ("F2 F3 F4 W1 W2" if returns else "F2 F4 W1 W2")
    table = tie_for_the_last_animal(edition, returns=returns)
    table.act(1, "sq@2")
    assert table.hand(2) == ("S1 S2 S4 W1 W2" if returns else "S2 S4 W1 W2")


def test_a_returned_payment_counts_for_the_hand_limit() -> None:
    """Bid and payment come back first; only then are cards drawn, up to ten."""
    hand = "F2 F3 S2 S3 M2 M3 F1 M1 S1"
    table = Scene(hands=(hand, "M2 S1", "S1"), display="pe sq", talisman=2)
    table.bid("F2", "M2", "R")
    assert table.asked == "DISCARD 2"
    table.act(2, "-")
    assert table.asked == "LAY 0 1"
    before = len(table.draws)
    table.act(0, "F3")
    table.act(1, "S1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == 10
    assert len(table.draws) - before == 1


def test_a_lost_payment_does_not_count_for_the_hand_limit() -> None:
    """In 2020 the lost card leaves room for one more."""
    hand = "F2 F3 S2 S3 M2 M3 F1 M1 S1"
    table = Scene(hands=(hand, "M2 S1", ""), display="pe sq", edition="2020")
    table.bid("F2", "M2", "R")
    before = len(table.draws)
    table.act(0, "F3")
    table.act(1, "S1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == 10
    assert len(table.draws) - before == 2
