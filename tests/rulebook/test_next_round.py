"""Phase 4: the ibex, clearing the table, the next display, and the end."""

from __future__ import annotations

import pytest
from support.scene import Scene, animals

from wildcards.engine.event import EventKind

EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])
IBEX = {0: "ib*"}


# --- clearing up


@EDITIONS
def test_bids_and_payments_go_to_the_discard(edition: str) -> None:
    """Cards that animals were taken with are on the discard pile in the next round; refill cards are not."""
    table = Scene(hands=("F2 M3 M4", "S1", ""), display="pe sq", edition=edition)
    table.bid("F2", "S1", "R")
    table.act(0, "pe@1 M3")
    table.act(1, "sq@2")
    assert table.asked == "BID 0 1 2"
    assert table.discard == "F2 S1 M3"
    assert table.hand(0) == "M4"
    assert table.bids == ["", "", ""]
    assert [table.payment(seat) for seat in range(3)] == ["", "", ""]


@EDITIONS
def test_animals_left_go_to_the_box(edition: str) -> None:
    """What nobody took leaves the game openly."""
    table = Scene(hands=("F1", "", ""), display="pe sq", edition=edition)
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.sees(None).box == (0, 1, 0, 0, 0, 0)


@EDITIONS
def test_the_display_is_filled_from_the_animal_pile(edition: str) -> None:
    """All slots show new animals, in the order of the pile."""
    table = Scene(
        hands=("F1", "", "", ""), display="pe sq ea", animal_pile="li me ib pe pe pe", edition=edition
    )
    table.bid("F1", "R", "R", "R")
    table.act(0, "sq@2")
    assert table.display == "li me ib"
    table.bid("R", "R", "R", "R")
    table.finish_round()
    assert table.display == "pe pe pe"


def test_all_animals_left_when_all_refill() -> None:
    """The display is replaced as a whole even if nobody wanted an animal."""
    table = Scene(hands=("", "", ""), display="pe sq", animal_pile="li me")
    table.bid("R", "R", "R")
    assert table.display == "li me"
    assert table.sees(None).box == (1, 1, 0, 0, 0, 0)


# --- the end


@EDITIONS
@pytest.mark.parametrize(("seats", "rounds"), [(3, 14), (4, 12), (5, 10)])
def test_the_game_ends_when_the_display_cannot_be_filled(edition: str, seats: int, rounds: int) -> None:
    """After the last round nobody is asked for anything; after the one before, play goes on."""
    for number, over in ((rounds - 1, False), (rounds, True)):
        table = Scene(hands=[""] * seats, round_number=number, edition=edition)
        table.bid(*["R"] * seats)
        assert table.state.is_over == over
        assert table.sees(None).animals_left == 0


@EDITIONS
def test_the_table_is_cleared_after_the_last_round_too(edition: str) -> None:
    """Bids and payments are on the discard pile, leftover animals in the box."""
    table = Scene(hands=("F2 M3", "", ""), display="pe sq", edition=edition, round_number=14)
    box = table.sees(None).box
    table.bid("F2", "R", "R")
    table.act(0, "pe@1 M3")
    assert table.asked == "OVER"
    assert table.discard == "F2 M3"
    assert table.display == ". ."
    assert sum(table.sees(None).box) == sum(box) + 1


def test_the_talisman_passes_after_the_last_round_too() -> None:
    """Phase 4 is the same after the last round."""
    table = Scene(hands=("F1", "S1", ""), talisman=0, round_number=14)
    table.bid("F1", "S1", "R")
    table.finish_round()
    assert table.asked == "OVER"
    assert table.talisman == 1


def test_nothing_can_be_done_after_the_end() -> None:
    """No seat has a legal step."""
    table = Scene(hands=("", "", ""), round_number=14)
    table.bid("R", "R", "R")
    assert [table.legal(seat) for seat in range(3)] == [set(), set(), set()]


# --- the ibex


@EDITIONS
def test_ibex_owner_may_take_his_bid_back(edition: str) -> None:
    """The card the owner bid returns to hand instead of being discarded; the payment does not."""
    table = Scene(hands=("F2 M3", "", ""), display="pe sq", collections=IBEX, edition=edition)
    table.bid("F2", "R", "R")
    table.act(0, "pe@1 M3")
    assert table.asked == "KEEP 0"
    assert table.legal(0) == {"F2", "-"}
    table.act(0, "F2")
    assert table.hand(0) == "F2"
    assert table.discard == "M3"
    assert table.asked == "BID 0 1 2"


def test_ibex_owner_may_leave_his_bid() -> None:
    """The owner need not take it."""
    table = Scene(hands=("F2 M3", "", ""), display="pe sq", collections=IBEX)
    table.bid("F2", "R", "R")
    table.act(0, "pe@1 M3 -")
    assert table.hand(0) == ""
    assert table.discard == "F2 M3"


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("bid", ["W1", "W2"])
def test_a_wild_card_is_not_kept(bid: str, owner: int) -> None:
    """The ibex does not give a wild card back, and is not asked."""
    hands, bids = ["", "", ""], ["R", "R", "R"]
    hands[owner], bids[owner] = f"{bid} M3", bid
    table = Scene(hands=hands, display="pe sq", collections={owner: "ib*"})
    table.bid(*bids)
    table.act(owner, "pe@1 M3" if bid == "W2" else "pe@1")
    assert table.told(EventKind.KEEP) == 0
    assert table.asked == "BID 0 1 2"
    assert bid in table.discard


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_whoever_owns_the_ibex_keeps(owner: int) -> None:
    """It is the same in every seat."""
    hands, bids = ["", "", ""], ["R", "R", "R"]
    hands[owner], bids[owner] = "F2 M3", "F2"
    table = Scene(hands=hands, display="pe sq", collections={owner: "ib*"})
    table.bid(*bids)
    table.act(owner, "pe@1 M3")
    assert table.asked == f"KEEP {owner}"
    table.act(owner, "F2")
    assert table.hand(owner) == "F2"
    assert table.discard == "M3"


def test_a_wild_card_among_the_payments_does_not_matter() -> None:
    """Only the bid must not be wild."""
    table = Scene(hands=("F2 W4", "", ""), display="pe sq", collections=IBEX)
    table.bid("F2", "R", "R")
    table.act(0, "pe@1 W4")
    assert table.legal(0) == {"F2", "-"}


def test_ibex_owner_who_passed_is_not_asked() -> None:
    """The owner already has the bid back."""
    table = Scene(hands=("F1", "", ""), display="pe sq", collections=IBEX)
    table.bid("F1", "R", "R")
    table.act(0, "-")
    assert table.asked == "BID 0 1 2"


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_an_animal_of_an_earlier_round_does_not_count_for_the_ibex(owner: int) -> None:
    """Whoever took an animal last round and passes in this one is not asked."""
    hands, bids = ["", "", ""], ["R", "R", "R"]
    hands[owner], bids[owner] = "F1", "F1"
    table = Scene(hands=hands, collections={owner: "ib*"}, display="pe sq", animal_pile="pe sq")
    table.bid(*bids)
    table.act(owner, "pe@1 F1")
    table.bid(*bids)
    table.finish_round()
    assert table.turns[-1] == f"{owner} -"
    assert table.told(EventKind.KEEP) == 1


def test_ibex_owner_who_refilled_is_not_asked() -> None:
    """The owner keeps the refill card anyway."""
    table = Scene(hands=("", "S1", ""), display="pe sq", collections=IBEX)
    table.bid("R", "S1", "R")
    table.act(1, "pe@1")
    assert table.asked == "BID 0 1 2"


def test_ibexes_without_the_leader_keep_nothing() -> None:
    """It is the leader that counts."""
    table = Scene(hands=("F1", "", ""), display="pe sq", collections={0: "ib", 1: "ib*"})
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.discard == "F1"


@EDITIONS
def test_ibex_gained_in_the_same_round_keeps(edition: str) -> None:
    """Whoever becomes the leader's owner with this very animal may take back the bid for it."""
    table = Scene(hands=("F1", "", ""), display="ib sq", edition=edition)
    table.bid("F1", "R", "R")
    table.act(0, "ib@1")
    assert table.asked == "KEEP 0"
    table.act(0, "F1")
    assert table.hand(0) == "F1"


def test_ibex_lost_in_the_same_round_keeps_nothing() -> None:
    """The present owner is asked, not whoever owned it when taking an animal."""
    table = Scene(hands=("F2 M3", "S1", ""), display="ib ib")
    table.bid("F2", "S1", "R")
    table.act(0, "ib@1 M3")
    assert table.leader("ib") == 0
    table.act(1, "ib@2")
    assert table.asked == "KEEP 1"
    assert table.legal(1) == {"S1", "-"}


def test_ibex_gained_by_anothers_swap_keeps() -> None:
    """The leader came in phase 2; any animal taken in phase 3 will do."""
    table = Scene(hands=("", "S1", ""), display="pe sq", collections={0: "me* ib*", 1: "ib"})
    table.bid("R", "S1", "R")
    table.act(0, "ib>sq@2")
    table.act(1, "pe@1")
    assert table.asked == "KEEP 1"


def test_any_animal_lets_the_ibex_keep() -> None:
    """The animal taken need not be an ibex."""
    for species in ("pe", "sq", "ea", "li", "me"):
        table = Scene(hands=("F1", "", ""), display=f"{species} ib", collections=IBEX)
        table.bid("F1", "R", "R")
        table.act(0, f"{species}@1")
        assert table.asked == "KEEP 0"


@EDITIONS
def test_keep_is_asked_after_the_last_round_too(edition: str) -> None:
    """It is no longer of any use, but phase 4 is the same."""
    table = Scene(hands=("F1", "", ""), display="pe sq", collections=IBEX, edition=edition, round_number=14)
    table.bid("F1", "R", "R")
    table.act(0, "pe@1")
    assert table.asked == "KEEP 0"
    table.act(0, "F1")
    assert table.hand(0) == "F1"
    assert table.asked == "OVER"


def test_ibex_may_be_used_every_round() -> None:
    """The same card may be bid and kept round after round."""
    table = Scene(hands=("F1", "", ""), collections=IBEX, display="pe sq", animal_pile="pe sq")
    table.bid("F1", "R", "R")
    table.act(0, "pe@1 F1")
    table.bid("F1", "R", "R")
    table.act(1, "-")
    table.act(2, "-")
    table.act(0, "pe@1 F1")
    assert table.hand(0) == "F1"
    assert table.collection(0) == "pe* pe ib*"


def test_the_kept_card_is_kept_openly() -> None:
    """Everybody saw the bid, and that it went back to hand."""
    table = Scene(hands=("F1", "", ""), display="pe sq", collections=IBEX)
    table.bid("F1", "R", "R")
    table.act(0, "pe@1 F1")
    assert str(table.sees(1).known[0]) == "F1"


def test_the_next_animals_are_known_to_nobody() -> None:
    """What comes next in the display is not shown before phase 4."""
    one = Scene(hands=("F1", "", ""), display="pe sq", animal_pile="li me")
    other = Scene(hands=("F1", "", ""), display="pe sq", animal_pile="me li")
    assert [one.sees(seat) for seat in range(3)] == [other.sees(seat) for seat in range(3)]
    assert one.state.display == tuple(animals("pe sq"))
