"""Equal sums in the 2020 edition: the equal lay or draw tie-break cards."""

from __future__ import annotations

import pytest
from support.scene import ALL_IN_HANDS, Scene

from wildcards.engine.event import EventKind


def order_of(table: Scene) -> list[int]:
    """The seats in the order of their turns, after all of them have passed."""
    table.finish_round()
    return [int(turn.split()[0]) for turn in table.turns]


def two_ones(first: str, second: str, pile: str = "") -> Scene:
    """Seats 0 and 1 bid F1 and S1 with these cards left in hand; seat 2 waits with a full hand."""
    table = Scene(hands=(f"F1 {first}", f"S1 {second}", "M1 M1 M2 M2 M3 M3 M4"), edition="2020", pile=pile)
    table.bid("F1", "S1", "R")
    table.act(2, "-")
    return table


def four_twos(first: str, second: str, third: str, fourth: str) -> Scene:
    """Four seats bid 2: seats 0 and 2 lay a 3, seats 1 and 3 a 1; these cards are left in their hands."""
    table = Scene(
        hands=(f"F2 F3 {first}", f"S2 S1 {second}", f"M2 M3 {third}", f"W2 W1 {fourth}"), edition="2020"
    )
    table.bid("F2", "S2", "M2", "W2")
    for seat, card in enumerate(("F3", "S1", "M3", "W1")):
        table.act(seat, card)
    return table


# --- laying a card


@pytest.mark.parametrize(("cards", "first"), [(("F4", "S3"), 0), (("F3", "S4"), 1)])
def test_equal_sums_lay_a_card_and_the_higher_goes_first(cards: tuple[str, str], first: int) -> None:
    """Equal seats lay one more card; the higher value takes first."""
    table = two_ones("F3 F4", "S3 S4")
    assert table.asked == "BREAK 0 1"
    table.act(0, cards[0])
    table.act(1, cards[1])
    assert table.asked == f"TAKE {first}"
    table.act(first, "-")
    assert table.asked == f"TAKE {1 - first}"


def test_equal_sums_of_payments_lay_a_card() -> None:
    """The same after payments of equal sums."""
    table = Scene(hands=("F3 F1 F3 F1", "S3 S2 S2 S2", ""), edition="2020")
    table.bid("F3", "S3", "R")
    table.act(0, "F1 F3")
    table.act(1, "S2 S2")
    assert table.asked == "BREAK 0 1"


def test_different_sums_lay_no_tie_break_card() -> None:
    """Only equals do."""
    table = Scene(hands=("F2 F3 F1", "S2 S2 S2", ""), edition="2020")
    table.bid("F2", "S2", "R")
    table.act(0, "F3")
    table.act(1, "S2")
    assert table.asked == "TAKE 0"


def test_bids_of_1_are_equal_at_once() -> None:
    """With nothing to pay, two 1s go straight to the tie-break."""
    table = two_ones("F3", "S3")
    assert table.asked == "BREAK 0 1"


def test_a_tie_break_card_is_chosen_from_hand_or_drawn() -> None:
    """Any card left in hand may be laid, or one may be drawn unseen; passing is not a choice."""
    table = two_ones("F3 F4 W1", "S3")
    assert table.legal(0) == {"F3", "F4", "W1", "?"}
    assert table.legal(1) == {"S3", "?"}


def test_tie_break_cards_are_laid_face_down_at_once() -> None:
    """Until all have laid, nobody learns what another lays, or that they draw."""
    for step in ("F4", "?"):
        table = two_ones("F3 F4", "S3 S4")
        before = [table.sees(1), table.sees(2), table.sees(None)]
        table.act(0, step)
        assert [table.sees(1), table.sees(2), table.sees(None)] == before


def test_a_wild_card_counts_its_value_in_the_tie_break() -> None:
    """A wild 4 beats a 3."""
    table = two_ones("F3", "W4")
    table.act(0, "F3")
    table.act(1, "W4")
    assert table.asked == "TAKE 1"


def test_lion_and_tie_break() -> None:
    """The lion's owner is first and lays nothing; the two others break their tie before the owner picks."""
    table = Scene(hands=("F1 F4", "S1 S2", "M1 M3"), edition="2020", collections={0: "li*"})
    table.bid("F1", "S1", "M1")
    assert table.asked == "BREAK 1 2"
    table.act(1, "S2")
    table.act(2, "M3")
    assert table.asked == "TAKE 0"
    assert order_of(table) == [0, 2, 1]


def test_those_who_cannot_pay_pass_by_seat() -> None:
    """In 2020 they pass in seat order, and lay no tie-break card."""
    table = Scene(hands=("F3", "S3 S1", "M3", ""), edition="2020")
    table.bid("F3", "S3", "M3", "R")
    assert table.turns == ["0 -", "1 -", "2 -"]


def test_those_who_cannot_pay_come_after_the_tie_break() -> None:
    """Two who can pay break their tie; seat 0 cannot pay and passes last."""
    table = Scene(hands=("F2", "S2 S1 S3", "M2 M1 M4"), edition="2020")
    table.bid("F2", "S2", "M2")
    table.act(1, "S1")
    table.act(2, "M1")
    assert table.asked == "BREAK 1 2"
    table.act(1, "S3")
    table.act(2, "M4")
    assert order_of(table) == [2, 1, 0]


# --- drawing one


def test_a_drawn_card_counts_its_value() -> None:
    """Seat 1 draws the top card, a 4, against a chosen 3."""
    table = two_ones("F3", "S3", pile="W4")
    table.act(0, "F3")
    table.act(1, "?")
    assert table.asked == "TAKE 1"
    assert table.hand(1) == "S3"


def test_drawn_cards_are_drawn_in_seat_order() -> None:
    """The lower seat draws first, whoever decided first."""
    table = two_ones("F3", "S3", pile="W4 W1")
    table.act(1, "?")
    table.act(0, "?")
    assert table.asked == "TAKE 0"
    table = two_ones("F3", "S3", pile="W1 W4")
    table.act(1, "?")
    table.act(0, "?")
    assert table.asked == "TAKE 1"


def test_all_lay_before_any_is_drawn() -> None:
    """Nobody sees a drawn card before all have decided."""
    table = two_ones("F3", "S3", pile="W4")
    table.act(0, "?")
    assert table.asked == "BREAK 1"
    assert str(table.sees(0).breaks[0]) == ""
    assert table.pile_size == table.sees(0).pile_size == 46 - 7 - 4
    table.act(1, "S3")
    assert table.discard == "S3 W4"


def test_drawn_cards_of_all_groups_are_drawn_in_seat_order() -> None:
    """Two groups of equals, 0 and 2, 1 and 3: the four cards go to seats 0, 1, 2, 3."""
    table = Scene(
        hands=("F2 F3", "S2 S1", "M2 M3", "W2 W1"),
        edition="2020",
        pile="F4 S1 M1 W4",
    )
    table.bid("F2", "S2", "M2", "W2")
    for seat, card in enumerate(("F3", "S1", "M3", "W1")):
        table.act(seat, card)
    assert order_of(table) == [0, 2, 3, 1]


def test_an_empty_hand_draws_without_being_asked() -> None:
    """Whoever has no card left draws; only the other is asked."""
    table = two_ones("", "S3 S4", pile="W3")
    assert table.asked == "BREAK 1"
    table.act(1, "S4")
    assert table.asked == "TAKE 1"
    assert table.discard == "S4 W3"


def test_two_empty_hands_draw_without_being_asked() -> None:
    """Nobody is asked if nobody has a card."""
    table = two_ones("", "", pile="W3 W4")
    assert table.asked == "TAKE 1"
    assert table.discard == "W3 W4"


def test_an_empty_hand_draws_in_seat_order_too() -> None:
    """Seat 0 has no choice and seat 1 chooses to draw: seat 0 gets the first card."""
    table = two_ones("", "S3", pile="W4 W1")
    table.act(1, "?")
    assert table.asked == "TAKE 0"


def test_a_tie_break_drawn_from_an_empty_pile_shuffles_the_discard() -> None:
    """As always when a card must be drawn; the table is not shuffled in."""
    table = Scene(
        hands=("F1 F3 F3", "S1 S3", ""), edition="2020", pile="M1 M1 M1 M1 M1 M2 M2", rest="discard"
    )
    table.bid("F1", "S1", "R")
    assert table.pile_size == 0
    table.act(0, "F3")
    table.act(1, "?")
    assert table.told(EventKind.RESHUFFLED) == 1
    assert table.pile_size == 46 - 5 - 7 - 1


# --- still equal


def test_those_still_equal_repeat() -> None:
    """Equal cards lead to another round of cards, from what is left in hand."""
    table = two_ones("F2 F3 F4", "S2 S3 S4")
    table.act(0, "F3")
    table.act(1, "S3")
    assert table.asked == "BREAK 0 1"
    assert table.legal(0) == {"F2", "F4", "?"}
    table.act(0, "F2")
    table.act(1, "S2")
    assert table.asked == "BREAK 0 1"
    table.act(0, "?")
    table.act(1, "S4")
    assert table.asked.startswith("TAKE")
    assert "F2" in table.discard


def test_only_those_still_equal_repeat() -> None:
    """Of three equals two laid a 2 and one a 4: the 4 is first, the two go on."""
    table = Scene(hands=("F1 F2 F1", "S1 S2 S3", "M1 M4 M3"), edition="2020")
    table.bid("F1", "S1", "M1")
    assert table.asked == "BREAK 0 1 2"
    table.act(0, "F2")
    table.act(1, "S2")
    table.act(2, "M4")
    assert table.asked == "BREAK 0 1"
    table.act(0, "F1")
    table.act(1, "S3")
    assert order_of(table) == [2, 1, 0]


def test_the_lower_of_three_stays_last_when_the_others_repeat() -> None:
    """Two laid a 4 and one a 2: what the two lay next, even 1s, does not bring the third forward."""
    table = Scene(hands=("F1 F4 F1", "S1 S2 S3", "M1 M4 M2"), edition="2020")
    table.bid("F1", "S1", "M1")
    table.act(0, "F4")
    table.act(1, "S2")
    table.act(2, "M4")
    assert table.asked == "BREAK 0 2"
    table.act(0, "F1")
    table.act(2, "M2")
    assert order_of(table) == [2, 0, 1]


def test_a_hand_emptied_by_a_repeated_break_draws() -> None:
    """Whoever laid their last card draws the next one without being asked."""
    table = two_ones("F3", "S3 S4", pile="W2")
    table.act(0, "F3")
    table.act(1, "S3")
    assert table.asked == "BREAK 1"
    table.act(1, "S4")
    assert table.asked == "TAKE 1"
    assert table.discard == "F3 S3 S4 W2"


# --- two groups of equals


def test_all_groups_of_equals_lay_together() -> None:
    """Both pairs are asked at once."""
    assert four_twos("F1", "S1", "M1", "S1").asked == "BREAK 0 1 2 3"


def test_each_group_is_ordered_by_itself() -> None:
    """A high card in the lower group does not bring it before the higher group."""
    table = four_twos("F1", "S3", "M2", "S4")
    table.act(0, "F1")
    table.act(1, "S3")
    table.act(2, "M2")
    table.act(3, "S4")
    assert order_of(table) == [2, 0, 3, 1]


def test_equal_cards_in_different_groups_are_no_tie() -> None:
    """Seats of different groups may lay the same value."""
    table = four_twos("F4", "S4", "M2", "S2")
    table.act(0, "F4")
    table.act(1, "S4")
    table.act(2, "M2")
    table.act(3, "S2")
    assert table.asked == "TAKE 0"
    assert order_of(table) == [0, 2, 1, 3]


def test_one_group_repeats_while_the_other_is_settled() -> None:
    """The lower group is still equal, the higher is not: only the lower goes on."""
    table = four_twos("F4", "S2 S3", "M2", "S2 S1")
    table.act(0, "F4")
    table.act(1, "S2")
    table.act(2, "M2")
    table.act(3, "S2")
    assert table.asked == "BREAK 1 3"
    table.act(1, "S3")
    table.act(3, "S1")
    assert order_of(table) == [0, 2, 1, 3]


def test_both_groups_repeat_together() -> None:
    """Both still equal: both go on at once."""
    table = four_twos("F2 F1", "S2 S3", "M2 M4", "S2 S1")
    for seat, card in enumerate(("F2", "S2", "M2", "S2")):
        table.act(seat, card)
    assert table.asked == "BREAK 0 1 2 3"
    for seat, card in enumerate(("F1", "S3", "M4", "S1")):
        table.act(seat, card)
    assert order_of(table) == [2, 0, 1, 3]


def test_groups_of_three_and_two() -> None:
    """Five seats: 0, 2, 4 laid a 3, 1 and 3 a 1; two of the three are still equal after the first turn."""
    table = Scene(hands=("F2 F3 F2 F1", "S2 S1 S4", "M2 M3 M2 M3", "W2 W1 S3", "F2 S3 W4"), edition="2020")
    table.bid("F2", "S2", "M2", "W2", "F2")
    for seat, card in enumerate(("F3", "S1", "M3", "W1", "S3")):
        table.act(seat, card)
    assert table.asked == "BREAK 0 1 2 3 4"
    for seat, card in enumerate(("F2", "S4", "M2", "S3", "W4")):
        table.act(seat, card)
    assert table.asked == "BREAK 0 2"
    table.act(0, "F1")
    table.act(2, "M3")
    assert order_of(table) == [4, 2, 0, 1, 3]


# --- nothing to draw


def ones_with_empty_piles(*ones: str | None) -> Scene:
    """All 46 cards are in five hands; seats given a card bid it, the others refill and keep their hands."""
    table = Scene(hands=ALL_IN_HANDS, edition="2020")
    table.bid(*[card or "R" for card in ones])
    for seat, card in enumerate(ones):
        if card is None:
            table.act(seat, "-")
    assert table.pile_size == 0
    assert table.discard == ""
    return table


def test_drawing_is_offered_even_if_nothing_can_be_drawn() -> None:
    """With both piles empty, `?` is still a choice."""
    table = ones_with_empty_piles("F1", "S1", None, None, None)
    assert table.asked == "BREAK 0 1"
    assert "?" in table.legal(0)


def test_nothing_to_draw_counts_0() -> None:
    """Whoever draws nothing comes after a 1."""
    table = ones_with_empty_piles("F1", "S1", None, None, None)
    table.act(0, "?")
    table.act(1, "F1")
    assert table.asked == "TAKE 1"


def test_a_group_of_which_nobody_laid_a_card_goes_in_seat_order() -> None:
    """All chose to draw and nothing was there: no repeating, seat order decides."""
    table = ones_with_empty_piles("F1", "S1", "M1", None, None)
    for seat in (2, 1, 0):
        table.act(seat, "?")
    assert table.asked == "TAKE 0"
    assert order_of(table) == [0, 1, 2]


def test_two_who_drew_nothing_repeat_if_a_third_laid_a_card() -> None:
    """Somebody of the group laid a card: the two with 0 are still equal and go on."""
    table = ones_with_empty_piles("F1", "S1", "M1", None, None)
    table.act(0, "?")
    table.act(1, "?")
    table.act(2, "F1")
    assert table.asked == "BREAK 0 1"
    table.act(0, "?")
    table.act(1, "F1")
    assert order_of(table) == [2, 1, 0]


def test_two_who_drew_nothing_twice_go_in_seat_order() -> None:
    """In the second turn nobody of these two laid a card."""
    table = ones_with_empty_piles("F1", "S1", "M1", None, None)
    table.act(0, "?")
    table.act(1, "?")
    table.act(2, "F1")
    table.act(0, "?")
    table.act(1, "?")
    assert order_of(table) == [2, 0, 1]


def test_seat_order_keeps_groups_apart() -> None:
    """Seats 0 and 3 have the lower sum, 1 and 2 the higher; nobody lays a card."""
    table = Scene(hands=ALL_IN_HANDS, edition="2020")
    table.bid("F2", "S2", "F2", "F2", "R")
    table.act(4, "-")
    table.act(0, "F1")
    table.act(1, "M4")
    table.act(2, "F4")
    table.act(3, "F1")
    assert table.asked == "BREAK 0 1 2 3"
    for seat in range(4):
        table.act(seat, "?")
    assert order_of(table) == [1, 2, 0, 3]


def test_one_group_lays_and_the_other_goes_in_seat_order() -> None:
    """Whether anybody laid a card is looked at for each group by itself."""
    table = Scene(hands=ALL_IN_HANDS, edition="2020")
    table.bid("F2", "S2", "F2", "F2", "R")
    table.act(4, "-")
    table.act(0, "F1")
    table.act(1, "M4")
    table.act(2, "F4")
    table.act(3, "F1")
    table.act(0, "?")
    table.act(1, "?")
    table.act(2, "F1")
    table.act(3, "?")
    assert table.asked == "TAKE 2"
    assert order_of(table) == [2, 1, 0, 3]


def test_the_last_card_of_the_piles_goes_to_the_lower_seat() -> None:
    """One card can be drawn: seat 0 draws it, seat 1 counts 0."""
    hands = (ALL_IN_HANDS[0].removesuffix(" W4"), *ALL_IN_HANDS[1:])
    table = Scene(hands=hands, edition="2020", pile="W4")
    table.bid("F1", "S1", "R", "R", "R")
    for seat in (2, 3, 4):
        table.act(seat, "-")
    assert table.pile_size == 1
    table.act(1, "?")
    table.act(0, "?")
    assert table.asked == "TAKE 0"


# --- what becomes of the cards


def test_tie_break_cards_go_to_the_discard_when_the_tie_is_settled() -> None:
    """All of them, before the first of the tie takes; while it lasts they are on the table."""
    table = two_ones("F3 F4", "S3 S2")
    table.act(0, "F3")
    table.act(1, "S3")
    assert table.discard == ""
    assert [str(cards) for cards in table.sees(None).breaks[:2]] == ["F3", "S3"]
    table.act(0, "F4")
    table.act(1, "S2")
    assert table.asked == "TAKE 0"
    assert table.discard == "F3 F4 S2 S3"
    assert [str(cards) for cards in table.sees(None).breaks[:2]] == ["", ""]


def test_tie_break_cards_on_the_table_are_not_shuffled_in() -> None:
    """The pile runs out in the second turn: the cards of the first are not in the new pile."""
    table = Scene(
        hands=("F1 F2", "S1 S2", "M1 M1 M2 M2 M3 M3 M4"), edition="2020", pile="W4 F4", rest="discard"
    )
    table.bid("F1", "S1", "R")
    table.act(2, "-")
    table.act(0, "?")
    table.act(1, "?")
    assert table.asked == "BREAK 0 1"
    assert table.pile_size == 0
    table.act(0, "?")
    table.act(1, "S2")
    assert table.told(EventKind.RESHUFFLED) == 1
    assert table.pile_size == 46 - 4 - 7 - 2 - 1  # hands and bids, seat 2, W4 and F4, the card drawn


def test_tie_break_cards_are_lost_on_a_pass() -> None:
    """Whoever wins the tie and passes gets the bid back, not the tie-break card."""
    table = two_ones("F4", "S3", pile="W1 W2")
    table.act(0, "F4")
    table.act(1, "S3")
    table.act(0, "-")
    assert table.hand(0) == "F1 W1 W2"


def test_tie_break_cards_do_not_return_with_payments() -> None:
    """Not even with the option that gives payments back."""
    table = Scene(
        hands=("F2 F1 F4", "S2 S1 S3", ""), edition="2020", payment_returns_on_pass=True, display="pe sq"
    )
    table.bid("F2", "S2", "R")
    table.act(0, "F1")
    table.act(1, "S1")
    table.act(0, "F4")
    table.act(1, "S3")
    table.act(0, "-")
    assert table.hand(0).startswith("F1 F2")
    assert "F4" not in table.hand(0)


def test_tie_break_cards_do_not_count_for_the_habitat_bonus() -> None:
    """Only bid and payments do: a mountains card in the tie-break does not spoil the forest."""
    table = two_ones("M4", "S3")
    table.act(0, "M4")
    table.act(1, "S3")
    table.act(0, "pe@1")
    assert table.points == [2, 0, 0]


def test_tie_break_cards_are_no_payment() -> None:
    """What was laid in the tie-break does not lower the price."""
    table = Scene(hands=("F2 F1 F4", "S2 S1 S3", ""), edition="2020", display="pe sq")
    table.bid("F2", "S2", "R")
    table.act(0, "F1")
    table.act(1, "S1")
    table.act(0, "F4")
    table.act(1, "S3")
    assert table.payment(0) == "F1"
    table.act(0, "pe@1")
    assert table.asked == "TAKE 1"


def test_the_tie_break_comes_when_the_value_comes_up() -> None:
    """Two 1s wait until the higher bids have had their turns."""
    table = Scene(hands=("F1 F3", "S1 S3", "M2 M1"), edition="2020")
    table.bid("F1", "S1", "M2")
    assert table.asked == "TAKE 2"
    table.act(2, "-")
    assert table.asked == "BREAK 0 1"


def test_the_talisman_orders_nothing_in_2020() -> None:
    """There is no talisman to pass on, either."""
    table = two_ones("F4", "S3")
    table.act(0, "F4")
    table.act(1, "S3")
    table.finish_round()
    assert table.talisman == -1
    assert table.told(EventKind.TALISMAN) == 0
