"""Phase 2b: discarding and drawing, and the squirrel."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.errors import IllegalActionError


def seats_drawing(table: Scene) -> list[int]:
    """The seats in the order in which they drew."""
    return [int(seat) for seat in dict.fromkeys(draw.split()[0] for draw in table.draws)]


# --- discarding


def test_refill_bidder_may_throw_away_any_of_his_cards() -> None:
    """A refill bidder chooses freely which cards to discard."""
    table = Scene(hands=("F1 F2 S3 W4", "S1", "M1"))
    table.bid("R", "S1", "M1")
    assert table.asked == "DISCARD 0"
    assert table.legal(0) == {"F1", "F2", "S3", "W4", "-"}
    table.act(0, "F2 W4")
    assert table.discard == "F2 W4"


def test_refill_bidder_may_throw_away_nothing() -> None:
    """Keeping all cards is one of the choices."""
    table = Scene(hands=("F1 F2", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert table.discard == ""
    assert table.hand(0).startswith("F1")
    assert len(table.sees(0).hand) == 7


def test_refill_bidder_may_throw_away_all() -> None:
    """A whole hand may go; then seven new cards are drawn."""
    table = Scene(hands=("F1 F2", "S1", "M1"), pile="M4 M4 M3 M3 M3 W1 W2")
    table.bid("R", "S1", "M1")
    table.act(0, "F1 F2")
    assert table.discard == "F1 F2"
    assert table.hand(0) == "M3 M3 M3 M4 M4 W1 W2"


def test_cards_are_thrown_on_the_face_up_discard() -> None:
    """Everybody sees what was discarded."""
    table = Scene(hands=("F1 F2", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "F2")
    assert str(table.sees(1).discard) == "F2"
    assert str(table.sees(None).discard) == "F2"


def test_refill_bidders_choose_simultaneously() -> None:
    """Until all have chosen, nobody learns what or how much another has chosen, or whether."""
    table = Scene(hands=("F1 F2 F3", "S1 S2", "M1"))
    table.bid("R", "R", "M1")
    assert table.asked == "DISCARD 0 1"
    before = [table.sees(1), table.sees(2)]
    table.act(0, "F1")
    assert [table.sees(1), table.sees(2)] == before
    table.act(0, "F2 -")
    assert [table.sees(1), table.sees(2)] == before
    table.act(1, "-")
    assert table.discard == "F1 F2"


def test_discards_are_laid_in_ascending_order() -> None:
    """A card lower than the last one cannot follow."""
    table = Scene(hands=("F1 F3 F3 S2", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "F3")
    assert table.legal(0) == {"F3", "S2", "-"}
    with pytest.raises(IllegalActionError):
        table.act(0, "F1")


# --- drawing


@pytest.mark.parametrize("hand", ["", "F1", "F1 F2 F3 S1 S2 S3", "F1 F2 F3 S1 S2 S3 M2"])
def test_refill_bidder_draws_up_to_7(hand: str) -> None:
    """After discarding, a refill bidder draws up to seven habitat cards."""
    table = Scene(hands=(hand, "S1", "M1"))
    table.bid("R", "S1", "M1")
    if hand:
        table.act(0, "-")
    assert len(table.sees(0).hand) == 7


@pytest.mark.parametrize("size", [8, 9, 10])
def test_a_hand_larger_than_7_stays(size: int) -> None:
    """Nobody has to discard down to seven, and nothing is drawn."""
    hand = " ".join(["F1", "F2", "F3", "S1", "S2", "S3", "M1", "M2", "M3", "W1"][:size])
    table = Scene(hands=(hand, "S1", "M1"), talisman=2)
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert table.hand(0) == hand
    assert table.draws == []


def test_a_hand_larger_than_7_is_drawn_up_only_from_below_7() -> None:
    """Whoever discards one of nine has eight, and draws nothing."""
    table = Scene(hands=("F1 F2 F3 S1 S2 S3 M1 M2 M3", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "M3")
    assert len(table.sees(0).hand) == 8


def test_squirrel_owner_draws_up_to_10() -> None:
    """The squirrel leader's owner draws up to ten."""
    table = Scene(hands=("F1", "S1", "M1"), collections={0: "sq*"})
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == 10


def test_the_squirrel_always_draws() -> None:
    """The owner is not asked whether to: the draw comes at once, even from 7 to 10."""
    table = Scene(hands=("F1 F2 F3 S1 S2 S3 M1", "S1", "M1"), collections={0: "sq*"})
    table.bid("R", "S1", "M1")
    assert table.asked == "DISCARD 0"
    table.act(0, "-")
    assert table.asked != "DISCARD 0"
    assert [draw.split()[0] for draw in table.draws] == ["0", "0", "0"]
    assert len(table.sees(0).hand) == 10


def test_squirrel_owner_with_a_hand_of_10_draws_nothing() -> None:
    """A full hand stays as it is."""
    hand = "F1 F2 F3 S1 S2 S3 M1 M2 M3 W1"
    table = Scene(hands=(hand, "S1", "M1"), collections={0: "sq*"})
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert table.hand(0) == hand
    assert table.draws == []


def test_squirrels_without_the_leader_draw_up_to_7() -> None:
    """It is the leader that counts, not the animals."""
    table = Scene(hands=("F1", "S1", "M1"), collections={0: "sq", 1: "sq*"})
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == 7


def test_squirrel_is_of_use_only_at_a_refill() -> None:
    """Whoever passes in phase 3 draws two, squirrel or not."""
    table = Scene(hands=("F1", "S1", "M1"), collections={0: "sq*"}, talisman=2)
    table.bid("F1", "S1", "M1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == 3


def test_all_throw_away_before_anybody_draws() -> None:
    """With the pile empty, the first to draw gets a pile with everybody's discarded cards in it."""
    table = Scene(hands=("F1", "S1", "M1"), rest="discard", talisman=2)
    table.bid("R", "R", "M1")
    table.act(0, "F1")
    table.act(1, "S1")
    assert table.discard == ""
    assert table.pile_size == 46 - 1 - 7 - 7  # all but M1 and two hands


@pytest.mark.parametrize(("talisman", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_drawing_goes_clockwise_from_the_talisman_holders_left(talisman: int, order: list[int]) -> None:
    """In 2022 the seat after the talisman's holder draws first, the holder last."""
    table = Scene(hands=("", "", "", ""), talisman=talisman)
    table.bid("R", "R", "R", "R")
    assert seats_drawing(table) == order


def test_drawing_order_does_not_depend_on_the_talisman_order_option() -> None:
    """The option is about ties: the holder still draws last."""
    table = Scene(hands=("", "", "", ""), talisman=1, talisman_order="holder_first")
    table.bid("R", "R", "R", "R")
    assert seats_drawing(table) == [2, 3, 0, 1]


def test_drawing_goes_in_seat_order_in_2020() -> None:
    """Without a talisman seat 0 draws first."""
    table = Scene(hands=("", "", "", ""), edition="2020")
    table.bid("R", "R", "R", "R")
    assert seats_drawing(table) == [0, 1, 2, 3]


def test_each_seat_draws_all_its_cards_before_the_next() -> None:
    """The first in order gets the first cards of the pile, not every second one."""
    table = Scene(hands=("F1 F1 F1 F1 F1", "S1 S1 S1 S1 S1", "M1"), pile="W1 W2 W3 W4", talisman=2)
    table.bid("R", "R", "M1")
    table.act(0, "-")
    table.act(1, "-")
    assert table.draws[:4] == ["0 W1", "0 W2", "1 W3", "1 W4"]


@pytest.mark.parametrize("edition", ["2022", "2020"])
def test_refill_bidders_are_out_of_phase_3(edition: str) -> None:
    """They have no turn, though animals are left."""
    table = Scene(hands=("", "S1", ""), display="pe sq", edition=edition)
    table.bid("R", "S1", "R")
    assert table.asked == "TAKE 1"
    table.act(1, "pe@1")
    assert table.turns == ["1 pe@1"]
    assert table.asked == "BID 0 1 2"


def test_refills_come_before_animals() -> None:
    """Whoever refills has drawn before the first animal is taken."""
    table = Scene(hands=("", "S1", "M1"))
    table.bid("R", "S1", "M1")
    assert table.asked.startswith("TAKE")
    assert len(table.sees(0).hand) == 7
