"""Phase 1: bids."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.engine.event import EventKind
from wildcards.errors import IllegalActionError, NotOwedError


def test_all_seats_owe_a_bid_at_once() -> None:
    """All seats are asked for a bid at the same time, and may answer in any order."""
    table = Scene(hands=("F1", "S1", "M1"))
    assert table.asked == "BID 0 1 2"
    table.act(2, "M1")
    table.act(0, "F1")
    table.act(1, "S1")
    assert table.bids == ["F1", "S1", "M1"]


def test_a_seat_bids_a_habitat_card_of_its_hand_or_the_refill_card() -> None:
    """The cards in hand and the refill card are legal, and nothing else, not even passing."""
    table = Scene(hands=("F1 F1 S3 W4", "S1", "M1"))
    assert table.legal(0) == {"F1", "S3", "W4", "R"}


def test_a_seat_bids_just_one_card() -> None:
    """Without the eagle nobody lays a second card."""
    table = Scene(hands=("F1 F2", "S1", "M1"))
    table.act(0, "F1")
    with pytest.raises(NotOwedError):
        table.act(0, "F2")


def test_a_card_that_is_not_in_hand_cannot_be_bid() -> None:
    """A bid comes from the seat's own hand."""
    table = Scene(hands=("F1", "S1", "M1"))
    with pytest.raises(IllegalActionError):
        table.act(0, "S1")


def test_a_bid_lies_face_down_until_all_have_bid() -> None:
    """The others do not see what was bid, nor who has already bid."""
    table = Scene(hands=("F1 F2", "S1", "M1"))
    before = [table.sees(1), table.sees(2), table.sees(None)]
    table.act(0, "F2")
    assert [table.sees(1), table.sees(2), table.sees(None)] == before


def test_all_bids_are_revealed_together() -> None:
    """With the last bid all of them are open."""
    table = Scene(hands=("F2 F1", "S1", "M1"))
    table.act(0, "F2")
    table.act(2, "M1")
    assert table.bids == ["", "", ""]
    table.act(1, "S1")
    assert table.bids == ["F2", "S1", "M1"]
    assert table.told(EventKind.BID_SHOWN) == 3


def test_a_bid_whose_price_cannot_be_paid_is_legal() -> None:
    """Any habitat card may be bid, even a 4 that is the only card in hand."""
    table = Scene(hands=("F4", "S1", "M1"))
    assert table.legal(0) == {"F4", "R"}
    table.bid("F4", "S1", "M1")
    assert table.turns == ["0 -"]


def test_with_no_habitat_card_only_the_refill_card_is_legal() -> None:
    """An empty hand can only bid the refill card, and is asked for it anyway."""
    table = Scene(hands=("", "S1", "M1"))
    assert table.asked == "BID 0 1 2"
    assert table.legal(0) == {"R"}


def test_the_bid_leaves_the_hand() -> None:
    """The card that is bid cannot also be used to pay."""
    table = Scene(hands=("F2 F1", "S1", ""), display="pe sq")
    table.bid("F2", "S1", "R")
    assert table.hand(0) == "F1"
    table.act(0, "pe@1")
    assert table.legal(0) == {"F1"}


def test_leo_owes_no_bid() -> None:
    """Leo is never asked: his bid comes from his pile when the others have bid."""
    table = Scene(hands=("F1", "S1", ""), leo="M2 R")
    assert table.asked == "BID 0 1"
    assert table.legal(2) == set()
    assert Scene(hands=("", "F1", "S1"), leo="M2 R", leo_seat=0, talisman=1).asked == "BID 1 2"
    table.act(0, "F1")
    assert table.bids == ["", "", ""]
    table.act(1, "S1")
    assert table.bids == ["F1", "S1", "M2"]
