"""The hand limit, the habitat pile running out, and the order of drawing."""

from __future__ import annotations

import pytest
from support.scene import ALL_IN_HANDS, Scene

from wildcards.engine.event import EventKind

EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])
TEN = "F2 F2 F3 S2 S3 M2 M3 W1 W2 W3"
NINE = "F2 F3 S2 S3 M2 M3 W1 W2 W3"


# --- the hand limit


@EDITIONS
def test_hand_limit_10_stops_drawing_after_one_card(edition: str) -> None:
    """Whoever passes with nine in hand, including the bid, draws one instead of two."""
    table = Scene(hands=(NINE, "S1", ""), edition=edition, pile="M1 M1 M1 M1 M1 F1 F1 W4")
    table.bid("F2", "S1", "R")
    table.act(0, "-")
    assert table.hand(0) == "F2 F3 S2 S3 M2 M3 W1 W2 W3 W4"


@EDITIONS
def test_hand_limit_10_draws_nothing_with_ten_in_hand(edition: str) -> None:
    """Whoever passes with ten, including the bid, draws none."""
    table = Scene(hands=(TEN, "S1", ""), edition=edition)
    table.bid("F2", "S1", "R")
    table.act(0, "-")
    assert table.hand(0) == TEN


def test_hand_limit_10_for_who_passes_unasked() -> None:
    """The limit also holds if the display is empty."""
    table = Scene(hands=("F3 F1 F1", "S2 S1", "F2 F3 S2 S3 M1 M2 M3 W1 W2"), display="pe sq")
    table.bid("F3", "S2", "M1")
    table.act(0, "pe@1 F1 F1")
    table.act(1, "sq@2 S1")
    assert len(table.sees(2).hand) == 10


def test_hand_limit_10_for_the_squirrel() -> None:
    """The squirrel's ten are the hand limit, never more."""
    table = Scene(hands=(NINE, "S1", "M1"), collections={0: "sq*"})
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert len(table.sees(0).hand) == 10


# --- the pile runs out


def test_an_empty_pile_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    """The last card drawn leaves the pile empty, and the discard pile as it is."""
    table = Scene(hands=("F2 F1", "S1", ""), pile="M1 M1 M1 M1 M1 M2 M2 W1 W2", rest="discard")
    before = table.discard
    table.bid("F2", "S1", "R")
    table.act(0, "-")
    assert table.pile_size == 0
    assert table.discard == before
    assert table.told(EventKind.RESHUFFLED) == 0
    table.act(1, "-")
    assert table.told(EventKind.RESHUFFLED) == 1
    assert table.discard == ""


@EDITIONS
def test_the_pile_may_run_out_in_the_middle_of_drawing(edition: str) -> None:
    """One card comes from the old pile, the next from the shuffled discard pile."""
    table = Scene(hands=("F2 F1", "S1", ""), pile="M1 M1 M1 M1 M1 M2 M2 W1", rest="discard", edition=edition)
    table.bid("F2", "S1", "R")
    table.act(0, "-")
    assert table.draws[-2] == "0 W1"
    assert table.told(EventKind.RESHUFFLED) == 1
    assert len(table.sees(0).hand) == 4


def test_the_shuffled_discard_is_drawn_in_its_new_order() -> None:
    """The new pile is just the discard pile, drawn from the front."""
    hands = [" ".join(card for card in hand.split() if card[0] != "W") for hand in ALL_IN_HANDS]
    table = Scene(hands=hands, discard="W1 W2 W3 W4", reshuffles=["W3 W1 W4 W2"])
    table.bid("F1", "F1", "F4", "F1", "F1")
    table.act(2, "-")
    assert table.draws == ["2 W3", "2 W1"]
    assert table.pile_size == 2
    assert table.discard == ""


def test_cards_on_the_table_are_not_shuffled_in() -> None:
    """Bids and payments of the round stay out of the new pile."""
    table = Scene(hands=("F3 F1 F1", "S2 S1", "M1"), display="pe sq", rest="discard")
    table.bid("F3", "S2", "M1")
    table.act(0, "pe@1 F1 F1")
    table.act(1, "sq@2 S1")
    assert table.turns[-1] == "2 -"
    assert table.told(EventKind.RESHUFFLED) == 1
    assert table.pile_size == 46 - 6 - 2
    assert table.discard == "F1 F1 F3 S1 S2"  # laid there in phase 4


def test_a_lost_payment_on_the_table_is_not_shuffled_in() -> None:
    """In 2020 it is on the table until phase 4, so it is not among the cards shuffled."""
    table = Scene(hands=("F2 F3", "S2 S1", ""), edition="2020", pile="M1 M1 M1 M1 M1 M2 M2", rest="discard")
    table.bid("F2", "S2", "R")
    table.act(0, "F3")
    table.act(1, "S1")
    table.act(0, "-")
    assert table.told(EventKind.RESHUFFLED) == 1
    assert table.pile_size == 46 - 7 - 4 - 2
    assert table.discard == ""


def test_thrown_cards_are_shuffled_in() -> None:
    """Whoever discards cards may draw them again."""
    table = Scene(hands=("F1 F1 F1", "S1", "M1"), rest="discard")
    table.bid("R", "S1", "M1")
    table.act(0, "F1 F1 F1")
    assert table.pile_size == 46 - 2 - 7


# --- both piles empty


@EDITIONS
def test_both_piles_empty_draws_nothing(edition: str) -> None:
    """Five hands hold all 46 cards: whoever passes with room in hand draws nothing."""
    table = Scene(hands=ALL_IN_HANDS, edition=edition)
    assert table.pile_size == 0
    table.bid("F1", "S2", "F4", "R", "R")
    table.act(3, "-")
    table.act(4, "-")
    table.act(2, "-")
    assert table.hand(2) == ALL_IN_HANDS[2]
    assert table.draws == []


def test_no_cards_are_not_shuffled() -> None:
    """With both piles empty there is no shuffle to record."""
    table = Scene(hands=ALL_IN_HANDS)
    table.bid("F1", "S2", "F4", "R", "R")
    table.finish_round()
    assert table.told(EventKind.RESHUFFLED) == 0


def test_a_refill_with_too_few_cards_draws_what_there_is() -> None:
    """The two piles hold three cards together, but four are wanted."""
    full = (ALL_IN_HANDS[0], f"{ALL_IN_HANDS[1]} M3", f"{ALL_IN_HANDS[2]} W3", f"{ALL_IN_HANDS[3]} M2")
    table = Scene(hands=(*full, "F1 F3 M1"), pile="S1", discard="S2 S3", reshuffles=["S3 S2"])
    table.bid("F1", "F1", "F1", "F1", "R")
    table.act(4, "-")
    assert table.draws == ["4 S1", "4 S3", "4 S2"]
    assert table.hand(4) == "F1 F3 S1 S2 S3 M1"


def test_the_last_cards_go_to_who_draws_first() -> None:
    """Eight cards are left: seat 4 draws seven, seat 3, which wants two, the last one."""
    full = (ALL_IN_HANDS[0], f"{ALL_IN_HANDS[1]} W2", f"{ALL_IN_HANDS[2]} W3")
    table = Scene(
        hands=(*full, "F1 F2 F4 S1 S3", "F1 F3 S1"),
        pile="S2 S3 M1 M1 M2 M2 M3 M3",
        collections={4: "sq*"},
        talisman=3,
    )
    table.bid("F1", "S2", "F4", "R", "R")
    table.act(3, "-")
    table.act(4, "-")
    assert [draw.split()[0] for draw in table.draws] == ["4"] * 7 + ["3"]
    assert table.draws[-1] == "3 M3"


def test_a_pass_with_one_card_left_draws_one() -> None:
    """Only one of the two cards is there."""
    table = Scene(hands=(ALL_IN_HANDS[0].removesuffix(" W4"), *ALL_IN_HANDS[1:]), pile="W4")
    table.bid("M4", "F1", "F1", "F1", "F1")
    table.act(0, "-")
    assert table.draws == ["0 W4"]
    table = Scene(hands=(ALL_IN_HANDS[0].removesuffix(" M4 W4"), *ALL_IN_HANDS[1:]), pile="W4", discard="M4")
    table.bid("F3", "F1", "F1", "F1", "F1")
    table.act(0, "-")
    assert table.draws == ["0 W4", "0 M4"]
