"""Leo, the automaton of 2022."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.engine.card import REFILL
from wildcards.engine.event import EventKind
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game

# --- his pile and his bids


def test_leos_pile_is_five_habitat_cards_and_the_refill_card_shuffled() -> None:
    """He starts with six cards face down, the refill card anywhere among them."""
    places = set()
    for seed in range(40):
        state = new_game(Rules(seats=3, leo=True), seed=seed)
        pile = list(state.leo_pile)
        assert len(pile) == 6
        assert pile.count(REFILL) == 1
        places.add(pile.index(REFILL))
    assert places == set(range(6))


def test_leos_pile_is_one_recorded_shuffle() -> None:
    """Its order, top first, is announced once, and to no player."""
    state = new_game(Rules(seats=3, leo=True), seed=1)
    told = [event for event in state.log if event.kind == EventKind.LEO_PILE]
    assert [list(event.cards) for event in told] == [list(state.leo_pile)]
    for seat in (0, 1, None):
        seen = [event for event in state.observe(seat).history[0] if event.kind == EventKind.LEO_PILE]
        assert [event.cards for event in seen] == [()]


def test_leos_bid_is_the_top_card_of_his_pile() -> None:
    """Round after round the next card of the pile."""
    table = Scene(hands=("F1", "", ""), leo="M3 S2 R", display="pe sq")
    table.bid("F1", "R", None)
    assert table.bids[2] == "M3"
    table.finish_round()
    table.bid("F1", "R", None)
    assert table.bids[2] == "S2"
    assert table.sees(None).leo_pile_size == 1


def test_leos_bid_goes_to_the_discard() -> None:
    """In phase 4, with the others'."""
    table = Scene(hands=("", "", ""), leo="M3 R")
    table.bid("R", "R", None)
    assert table.discard == "M3"


def test_leo_has_no_hand() -> None:
    """He draws nothing when the others do."""
    table = Scene(hands=("", "", ""), leo="M3 R")
    table.bid("R", "R", None)
    assert table.sees(None).hand_sizes == (7, 7, 0)


# --- his refill


def test_leo_refilling_throws_his_pile_away() -> None:
    """When the refill card comes up, the rest of his pile is discarded with the others' cards."""
    table = Scene(hands=("F2", "S1", ""), leo="R M1 M3")
    table.bid("R", "S1", None)
    assert table.asked == "DISCARD 0"
    assert table.discard == ""
    table.act(0, "F2")
    assert table.discard == "F2 M1 M3"


def test_leo_refilling_gets_5_new_cards_and_the_refill_card_shuffled() -> None:
    """The next five cards of the pile and the refill card form his new pile."""
    table = Scene(
        hands=("F1", "S1", ""),
        leo="R M1",
        pile="F2 F2 S3 W1 F4 M4",
        leo_piles=["S3 R F2 F4 F2 W1"],
        talisman=1,
    )
    table.bid("F1", "S1", None)
    assert table.sees(None).leo_pile_size == 6
    assert table.discard == "M1"
    table.finish_round()
    table.bid("F1", "S1", None)
    assert table.bids[2] == "S3"


def test_leo_draws_as_the_last_card_of_his_pile_too() -> None:
    """With the refill card at the bottom nothing is discarded."""
    table = Scene(hands=("F1", "S1", ""), leo="R")
    table.bid("F1", "S1", None)
    assert table.sees(None).leo_pile_size == 6
    assert table.discard == ""


@pytest.mark.parametrize(("talisman", "first_for_leo"), [(0, 0), (2, 7)])
def test_leo_draws_at_his_place_in_the_drawing_order(talisman: int, first_for_leo: int) -> None:
    """Leo sits in seat 1: he draws first if seat 0 holds the talisman, after seat 0 if seat 2 does."""
    pile = "F1 F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F4 F4"
    five = pile.split()[first_for_leo : first_for_leo + 5]
    table = Scene(
        hands=("", "", ""),
        leo="R",
        leo_seat=1,
        pile=pile,
        leo_piles=[" ".join(["R", *five])],
        talisman=talisman,
    )
    table.bid("R", None, "R")
    assert table.told(EventKind.LEO_PILE) == 1
    assert table.sees(None).leo_pile_size == 6


def test_leos_thrown_pile_can_be_drawn_in_the_same_refill() -> None:
    """All cards, his too, are discarded before any are drawn."""
    table = Scene(hands=("", "S1", ""), leo="R M1 M1", rest="discard", talisman=1)
    table.bid("R", "S1", None)
    assert table.told(EventKind.RESHUFFLED) == 1
    assert table.discard == ""
    assert table.pile_size == 46 - 1 - 7 - 5


def test_leo_refilling_is_out_of_phase_3() -> None:
    """He takes no animal in that round."""
    table = Scene(hands=("F1", "S2 S1", ""), leo="R M1", display="pe sq")
    table.bid("F1", "S2", None)
    table.finish_round()
    assert table.turns == ["1 -", "0 -"]


# --- his turn


def test_leo_takes_the_lowest_slot_left() -> None:
    """Slot 1, or the lowest that is not empty."""
    table = Scene(hands=("F4 F1 F1 F1", "", "", ""), leo="M3 R", display="pe sq ea")
    table.bid("F4", "R", "R", None)
    table.act(0, "pe@1 F1 F1 F1")
    assert table.turns == ["0 pe@1", "3 sq@2"]
    table = Scene(hands=("F4 F1 F1 F1", "", "", ""), leo="M3 R", display="pe sq ea")
    table.bid("F4", "R", "R", None)
    table.act(0, "sq@2 F1 F1 F1")
    assert table.turns == ["0 sq@2", "3 pe@1"]


def test_leo_takes_at_his_place_by_bid_value() -> None:
    """His bid ranks like any other."""
    table = Scene(hands=("F3 F1 F1", "S1", ""), leo="M2 R", display="pe sq")
    table.bid("F3", "S1", None)
    table.act(0, "-")
    assert table.turns == ["0 -", "2 pe@1"]
    assert table.asked == "TAKE 1"


def test_leo_pays_nothing() -> None:
    """A bid of 4 costs him just the bid."""
    table = Scene(hands=("", "", ""), leo="M4 F1 F1 F1 R", display="pe sq")
    table.bid("R", "R", None)
    assert table.collection(2) == "pe*"
    assert table.discard == "M4"
    assert table.sees(None).leo_pile_size == 4


@pytest.mark.parametrize("card", ["M1", "M4", "W2"])
def test_leo_gets_no_habitat_bonus(card: str) -> None:
    """Not even for an ibex with a mountains card."""
    table = Scene(hands=("", "", ""), leo=f"{card} R", display="ib sq")
    table.bid("R", "R", None)
    assert table.collection(2) == "ib*"
    assert table.points == [0, 0, 0]


def test_leo_never_passes() -> None:
    """While an animal is left, he takes one."""
    table = Scene(hands=("", "", ""), leo="M1 R", display="pe sq")
    table.bid("R", "R", None)
    assert table.turns == ["2 pe@1"]


def test_leos_bid_is_discarded_on_an_empty_display() -> None:
    """He has no hand to take his bid back into, and draws nothing."""
    table = Scene(hands=("F3 F1 F1", "S2 S1", ""), leo="M1 M3 R", display="pe sq", talisman=1)
    table.bid("F3", "S2", None)
    table.act(0, "pe@1 F1 F1")
    table.act(1, "sq@2 S1")
    assert table.collection(2) == ""
    assert table.discard == "F1 F1 F3 S1 S2 M1"
    assert table.sees(None).leo_pile_size == 2
    assert table.draws == []


def test_leos_bid_is_discarded_on_an_empty_display_of_four() -> None:
    """The same at the largest table, Leo being the last of five."""
    table = Scene(
        hands=("F2 F1", "S2 S3", "M2 M4", "F3 F1 F1", ""),
        leo="M1 R",
        display="pe sq ea me",
        collections={0: "pe*"},
    )
    table.bid("F2", "S2", "M2", "F3", None)
    table.act(3, "me@4 F1 F1")
    table.act(0, "F1")
    table.act(1, "S3")
    table.act(2, "M4")
    table.act(2, "ea@3")
    table.act(1, "sq@2")
    table.act(0, "pe@1")
    assert table.collection(4) == ""
    assert "M1" in table.discard.split()
    assert table.leader("pe") == 0


# --- ties (more of them in test_ties_2022)


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_leo_wins_ties_of_every_value(value: int) -> None:
    """He goes first whatever the other could pay."""
    table = Scene(hands=(f"F{value} F4 F3 F3", "", ""), leo=f"M{value} R", display="pe sq")
    table.bid(f"F{value}", "R", None)
    assert table.turns == ["2 pe@1"]
    assert table.asked == "TAKE 0"


def test_leo_owning_the_lion_changes_nothing() -> None:
    """He is first of the tied without it, and the others get nothing from it."""
    table = Scene(hands=("F2 F1", "S2 S3", ""), leo="M2 R", display="pe sq", collections={2: "li*"})
    table.bid("F2", "S2", None)
    assert table.asked == "LAY 0 1"


# --- leaders


def test_leo_claims_leaders_like_anyone() -> None:
    """By drawing level with the owner he gets the leader."""
    table = Scene(hands=("", "", ""), leo="M1 R", display="pe sq", collections={0: "pe*"})
    table.bid("R", "R", None)
    assert table.leader("pe") == 2


def test_leo_with_fewer_claims_no_leader() -> None:
    """One against two is not enough, not even for him."""
    table = Scene(hands=("", "", ""), leo="M1 R", display="pe sq", collections={0: "pe* pe"})
    table.bid("R", "R", None)
    assert table.leader("pe") == 0


def test_leo_with_an_equal_count_leaves_a_leader_in_the_supply() -> None:
    """In 2022 he needs more, too."""
    table = Scene(
        hands=("", "", ""), leo="M1 R", display="pe sq", collections={0: "pe", 1: "pe"}, supply="pe"
    )
    table.bid("R", "R", None)
    assert table.leader("pe") is None


def test_leo_loses_leaders_like_anyone() -> None:
    """Whoever draws level with him gets the leader."""
    table = Scene(hands=("F1", "", ""), leo="R F1", display="pe sq", collections={2: "pe*"})
    table.bid("F1", "R", None)
    table.act(0, "pe@1")
    assert table.leader("pe") == 0


def test_leo_never_uses_the_eagle() -> None:
    """He bids one card, the top one."""
    table = Scene(hands=("", "", ""), leo="M2 M3 R", display="pe sq", collections={2: "ea*"})
    table.bid("R", "R", None)
    assert table.told(EventKind.REVEAL) == 0
    assert table.told(EventKind.COVERED) == 0
    assert table.sees(None).leo_pile_size == 2


def test_leo_never_uses_the_meerkat() -> None:
    """He refills without swapping."""
    table = Scene(hands=("", "S1", ""), leo="R M1", display="pe sq", collections={2: "me*"})
    table.bid("R", "S1", None)
    assert table.asked == "TAKE 1"
    assert table.collection(2) == "me*"
    assert table.display == "pe sq"


def test_leo_never_uses_the_squirrel() -> None:
    """He draws five cards, not more."""
    table = Scene(hands=("", "S1", ""), leo="R M1", collections={2: "sq*"})
    table.bid("R", "S1", None)
    assert table.sees(None).leo_pile_size == 6


def test_leo_never_uses_the_ibex() -> None:
    """His bid is discarded, and nobody is asked."""
    table = Scene(hands=("", "", ""), leo="M2 R", display="pe sq", collections={2: "ib*"})
    table.bid("R", "R", None)
    assert table.told(EventKind.KEEP) == 0
    assert table.discard == "M2"


# --- talisman, score, rank


def test_leo_never_holds_the_talisman() -> None:
    """It is never his at the start, and passes over him (see test_ties_2022)."""
    table = Scene(hands=("F1", "", "S1"), leo="R F1", leo_seat=1, talisman=0)
    table.bid("F1", None, "S1")
    table.finish_round()
    assert table.talisman == 2


def test_leo_is_neither_scored_nor_ranked() -> None:
    """He has no score and no rank, however much he has collected."""
    table = Scene(hands=("", "", ""), leo="R", collections={0: "sq*", 2: "pe* pe pe"}, round_number=14)
    table.bid("R", "R", None)
    assert table.state.is_over
    assert table.state.scores() == [3, 0, None]
    assert table.state.ranks() == [1, 2, None]


# --- the choice of the slot


def test_player_chooses_the_slot_with_leo_and_leo_takes_what_is_left() -> None:
    """Of two peacocks the player may leave Leo the lower or the upper one, and so give him something else."""
    for slot, leo_takes in ((1, "sq@2"), (3, "pe@1")):
        table = Scene(hands=("F2 F1", "", "", ""), leo="M1 R", display="pe sq pe")
        table.bid("F2", "R", "R", None)
        table.act(0, f"pe@{slot} F1")
        assert table.turns == [f"0 pe@{slot}", f"3 {leo_takes}"]


def test_only_the_lowest_slot_without_leo() -> None:
    """Without Leo the choice is not offered."""
    table = Scene(hands=("F2 F1", "", "", ""), display="pe sq pe")
    table.bid("F2", "R", "R", "R")
    assert table.legal(0) == {"pe@1", "sq@2", "-"}
