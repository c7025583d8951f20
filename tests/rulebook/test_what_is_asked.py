"""Actions and their tokens, and which steps are owed in each phase (docs/record.md)."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.engine.action import parse_token, token
from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.event import EventKind
from wildcards.errors import IllegalActionError, NotOwedError, TokenError

SPECIES = ("pe", "sq", "ea", "ib", "li", "me")
CARDS = [f"{suit}{value}" for suit in "FSMW" for value in (1, 2, 3, 4)]

# --- actions


def test_actions_0_to_15_are_the_habitat_cards_in_card_order() -> None:
    """Forest, savannah, mountains, wild; in each 1 to 4."""
    assert [token(action) for action in range(16)] == CARDS
    assert [parse_token(card) for card in CARDS] == list(range(16))


def test_actions_16_17_46_are_refill_done_and_draw() -> None:
    """`R`, `-` and `?`."""
    assert [token(16), token(17), token(46)] == ["R", "-", "?"]
    assert [parse_token("R"), parse_token("-"), parse_token("?")] == [16, 17, 46]


@pytest.mark.parametrize("species", range(6))
def test_actions_18_to_21_take_from_slots_1_to_4(species: int) -> None:
    """The token names the species in the slot too."""
    for slot in range(4):
        text = f"{SPECIES[species]}@{slot + 1}"
        assert token(18 + slot, [species] * 4) == text
        assert parse_token(text) == 18 + slot


def test_actions_22_to_45_swap_by_species_given_and_slot_taken() -> None:
    """22 + 4 × species + slot, counting slots from 0."""
    for given in range(6):
        for slot in range(4):
            text = f"{SPECIES[given]}>sq@{slot + 1}"
            assert parse_token(text) == 22 + 4 * given + slot
            assert token(22 + 4 * given + slot, [1, 1, 1, 1]) == text


@pytest.mark.parametrize("text", ["pe@2", "ib>pe@2", "pe@3"])
def test_the_species_in_a_token_must_agree_with_the_display(text: str) -> None:
    """A squirrel in slot 2 is not taken as a peacock, and nothing is taken from an empty slot."""
    with pytest.raises(TokenError):
        parse_token(text, [0, 1, -1])


def test_all_steps_of_a_seat_are_single_cards() -> None:
    """Three payment cards are three steps, owed one after another."""
    table = Scene(hands=("F4 F1 F1 F1", "", ""), display="pe sq")
    table.bid("F4", "R", "R")
    table.act(0, "pe@1")
    for _ in range(3):
        assert table.asked == "PAY 0"
        table.act(0, "F1")
    assert table.asked == "BID 0 1 2"


# --- BID, REVEAL


def test_bid_is_owed_by_every_seat_but_leo() -> None:
    """All at once, even those with no choice."""
    assert Scene(hands=("F1", "", "S1 S2", "M1")).asked == "BID 0 1 2 3"
    assert Scene(hands=("F1", "", "S1 S2"), leo="R", leo_seat=1).asked == "BID 0 2"


def test_a_seat_that_has_bid_owes_nothing_more() -> None:
    """A second bid is refused, and so is any step of another phase."""
    table = Scene(hands=("F1 F2", "S1", "M1"))
    table.act(0, "F1")
    assert table.asked == "BID 1 2"
    with pytest.raises(NotOwedError):
        table.act(0, "F2")
    with pytest.raises(IllegalActionError):
        table.act(1, "-")


def test_reveal_is_owed_only_by_who_laid_two() -> None:
    """The others wait, and the phases after it too."""
    table = Scene(hands=("F2 S3", "S1", ""), collections={0: "ea*"})
    table.bid("F2 S3", "S1", "R")
    assert table.asked == "REVEAL 0"
    assert table.legal(1) == set()


# --- SWAP, DISCARD


def test_swap_offers_swaps_and_declining() -> None:
    """No card, no taking."""
    table = Scene(hands=("F1", "S1", "M1"), display="pe sq", collections={0: "me*"})
    table.bid("R", "S1", "M1")
    assert table.legal(0) == {"me>pe@1", "me>sq@2", "-"}


def test_discard_is_owed_by_every_refill_bidder_with_cards() -> None:
    """One of the three refill bidders has an empty hand and is not asked."""
    table = Scene(hands=("F1", "", "M1", "S1"))
    table.bid("R", "R", "R", "S1")
    assert table.asked == "DISCARD 0 2"


def test_discard_is_not_asked_when_all_hands_are_empty() -> None:
    """Then the round goes on by itself."""
    table = Scene(hands=("", "S1", "M1"))
    table.bid("R", "S1", "M1")
    assert table.told(EventKind.DISCARD) == 0
    assert table.asked.startswith("TAKE")


def test_discard_ends_with_done() -> None:
    """`-` ends it with cards left in hand."""
    table = Scene(hands=("F1 F2 F3", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "F1 -")
    assert table.asked.startswith("TAKE")
    assert table.discard == "F1"


def test_discard_ends_when_no_higher_card_follows() -> None:
    """Nothing may follow the highest card in hand: `-` is not asked for."""
    table = Scene(hands=("F1 F2 F3", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "F3")
    assert table.asked.startswith("TAKE")
    assert table.discard == "F3"


def test_discard_goes_on_while_the_same_card_may_follow() -> None:
    """A second card of the same kind is not lower."""
    table = Scene(hands=("F1 F3 F3", "S1", "M1"))
    table.bid("R", "S1", "M1")
    table.act(0, "F3")
    assert table.asked == "DISCARD 0"
    assert table.legal(0) == {"F3", "-"}


def test_discard_never_takes_the_refill_card() -> None:
    """It is on the table as the bid, and is never discarded."""
    table = Scene(hands=("F1", "S1", "M1"))
    table.bid("R", "S1", "M1")
    assert "R" not in table.legal(0)


# --- LAY, BREAK


def test_lay_is_owed_by_the_seats_that_can_pay_if_two_or_more() -> None:
    """The lion's owner, Leo, and seats that cannot pay are not asked."""
    table = Scene(hands=("F2 F1", "S2 S1", "M2", "F2 M1", ""), leo="W2 R", leo_seat=4, collections={3: "li*"})
    table.bid("F2", "S2", "M2", "F2", None)
    assert table.asked == "LAY 0 1"


def test_lay_is_not_asked_of_bids_of_1() -> None:
    """Nothing is due."""
    table = Scene(hands=("F1 F2", "S1 S2", "M1 M2"), display="pe sq")
    table.bid("F1", "S1", "M1")
    table.finish_round()
    assert table.told(EventKind.LAY) == 0


def test_lay_is_asked_even_if_one_way_is_left() -> None:
    """So that nobody learns from the question how many cards fit."""
    table = Scene(hands=("F3 F1 F1", "S3 S1 S2", ""))
    table.bid("F3", "S3", "R")
    assert table.legal(0) == {"F1"}
    assert table.legal(1) == {"S1"}
    assert table.asked == "LAY 0 1"


def test_lay_offers_only_cards_that_leave_enough_to_finish() -> None:
    """With three of five cards due, the third lowest is the highest that may come first."""
    table = Scene(hands=("F4 F1 F2 S1 M1 M1", "S4 S1 S1 S1", ""))
    table.bid("F4", "S4", "R")
    assert table.legal(0) == {"F1", "F2", "S1"}
    table.act(0, "F2")
    assert table.legal(0) == {"S1", "M1"}
    table.act(0, "M1")
    assert table.legal(0) == {"M1"}


def test_break_is_owed_by_the_equal_with_cards_in_hand() -> None:
    """Of three equals one has no card left."""
    table = Scene(hands=("F1 F2", "S1", "M1 M2"), edition="2020")
    table.bid("F1", "S1", "M1")
    assert table.asked == "BREAK 0 2"


def test_break_is_never_asked_in_2022() -> None:
    """The talisman orders equals."""
    table = Scene(hands=("F1 F2", "S1 S2", "M1 M2"))
    table.bid("F1", "S1", "M1")
    assert table.asked.startswith("TAKE")


# --- TAKE, PAY, KEEP


def test_take_is_asked_even_if_one_animal_is_left() -> None:
    """Passing is the other choice."""
    table = Scene(hands=("F2 F1", "S1", ""), display="pe sq")
    table.bid("F2", "S1", "R")
    table.act(0, "pe@1 F1")
    assert table.asked == "TAKE 1"
    assert table.legal(1) == {"sq@2", "-"}


def test_take_is_owed_by_one_seat_at_a_time() -> None:
    """The seat whose turn it is, even if others with other bids wait."""
    table = Scene(hands=("F2 F1", "S1", "M3 M1 M1"))
    table.bid("F2", "S1", "M3")
    assert table.asked == "TAKE 2"
    assert table.legal(0) == set()


def test_take_is_asked_of_who_has_laid_with_an_empty_hand() -> None:
    """A seat that has laid its payment has paid: an empty hand does not make it pass."""
    table = Scene(hands=("F2 F3", "S2 S1", ""), display="pe sq")
    table.bid("F2", "S2", "R")
    table.act(0, "F3")
    table.act(1, "S1")
    assert table.hand(0) == ""
    assert table.asked == "TAKE 0"


def test_pay_is_not_asked_of_who_laid_in_a_tie() -> None:
    """The seat owes nothing more."""
    table = Scene(hands=("F2 F3", "S2 S1", ""), display="pe sq")
    table.bid("F2", "S2", "R")
    table.act(0, "F3")
    table.act(1, "S1")
    table.act(0, "pe@1")
    table.act(1, "sq@2")
    assert table.told(EventKind.PAY) == 0


def test_pay_is_not_asked_for_a_bid_of_1() -> None:
    """Nothing is due."""
    table = Scene(hands=("F1 F2", "", ""), display="pe sq")
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.asked == "BID 0 1 2"


def test_paid_cards_are_open_one_by_one() -> None:
    """After taking, the payment is not secret."""
    table = Scene(hands=("F3 F1 F2", "", ""), display="pe sq")
    table.bid("F3", "R", "R")
    table.act(0, "pe@1 F1")
    assert table.asked == "PAY 0"
    assert table.payment(0) == "F1"


def test_keep_offers_the_bid_and_nothing_else() -> None:
    """That card, or `-`."""
    table = Scene(hands=("F2 M3 M4", "", ""), display="pe sq", collections={0: "ib*"})
    table.bid("F2", "R", "R")
    table.act(0, "pe@1 M3")
    assert table.legal(0) == {"F2", "-"}


def test_keep_is_owed_by_nobody_without_an_ibex_leader() -> None:
    """The next round begins by itself."""
    table = Scene(hands=("F1", "", ""), display="pe sq")
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.told(EventKind.KEEP) == 0
    assert table.asked == "BID 0 1 2"


# --- an illegal step changes nothing


def test_an_illegal_step_changes_nothing() -> None:
    """A step that may not be taken is refused, and the game goes on as if it had not been tried."""
    table = Scene(hands=("F1", "S1", "M1"))
    before = table.state.copy()
    with pytest.raises(IllegalActionError):
        table.act(0, "F4")
    assert table.state == before


def test_every_card_has_a_token() -> None:
    """Sixteen habitat cards and the refill card."""
    assert list(CARD_TOKENS) == [*CARDS, "R"]
