"""Phase 2a: the meerkat's swap, and leaders gained and lost by it."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.engine.event import EventKind
from wildcards.errors import IllegalActionError

EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])


# --- who may swap, and what


@EDITIONS
def test_meerkat_owner_who_refills_may_swap(edition: str) -> None:
    """The owner may give any of their animals for one of another species in the display, or decline."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*"}, edition=edition)
    table.bid("R", "S1", "M1")
    assert table.asked == "SWAP 0"
    assert table.legal(0) == {"me>pe@1", "me>sq@2", "ib>pe@1", "ib>sq@2", "-"}


def test_the_animal_given_takes_the_slot() -> None:
    """The swapped animals change places, so the display stays full."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.display == "pe ib"
    assert table.collection(0) == "sq* me*"


def test_the_animal_given_can_be_taken_in_the_same_round() -> None:
    """In the display it is an animal like the others."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.legal(1) == {"pe@1", "ib@2", "-"}


def test_meerkat_owner_may_decline() -> None:
    """Declining changes nothing, and the owner is not asked again in this round."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*"})
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    assert table.display == "pe sq"
    assert table.collection(0) == "ib* me*"
    assert table.asked.startswith("TAKE")


def test_meerkat_owner_swaps_once_a_round() -> None:
    """After the swap the owner is not asked again, though still owning the leader."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib* ib"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.leader("me") == 0
    assert table.asked.startswith("TAKE")


def test_meerkat_owner_may_swap_again_in_the_next_round() -> None:
    """The limit is one swap a round, not one a game."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", animal_pile="li li", collections={0: "me* ib*"})
    table.bid("R", "S1", "M1")
    table.act(0, "-")
    table.finish_round()
    table.bid("R", "S1", "M1")
    assert table.asked == "SWAP 0"


def test_meerkat_owner_who_bids_a_habitat_card_does_not_swap() -> None:
    """The swap comes with the refill card only."""
    table = Scene(hands=("F1", "S1", ""), display="pe sq", collections={0: "me* ib*"})
    table.bid("F1", "S1", "R")
    assert table.told(EventKind.SWAP) == 0
    assert table.asked.startswith("TAKE")


def test_refill_bidder_without_the_meerkat_does_not_swap() -> None:
    """Having meerkats is not enough, and neither is another's leader."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me ib*", 1: "me*"})
    table.bid("R", "S1", "M1")
    assert table.asked.startswith("TAKE")


def test_swap_is_not_offered_for_the_same_species() -> None:
    """House ruling: a meerkat for a meerkat is not a swap."""
    table = Scene(hands=("", "S1", "M1"), display="me ib", collections={0: "me* ib*"})
    table.bid("R", "S1", "M1")
    assert table.legal(0) == {"me>ib@2", "ib>me@1", "-"}
    with pytest.raises(IllegalActionError):
        table.act(0, "me>me@1")


def test_swap_is_not_asked_where_only_the_same_species_lies() -> None:
    """An owner who has only meerkats, with only meerkats in the display, is not asked."""
    table = Scene(hands=("", "S1", "M1"), display="me me", collections={0: "me* me"})
    table.bid("R", "S1", "M1")
    assert table.asked.startswith("TAKE")


def test_same_species_swap_cannot_claim_a_leader_at_an_equal_count() -> None:
    """A squirrel for a squirrel would, literally, win the leader of an equal seat: it is not offered."""
    table = Scene(hands=("", "S1", "M1"), display="sq sq", collections={0: "me* sq", 1: "sq*"})
    table.bid("R", "S1", "M1")
    assert table.legal(0) == {"me>sq@1", "-"}


def test_swap_takes_from_the_lowest_slot_only_without_leo() -> None:
    """Of a species shown twice the lower slot is the only one offered."""
    table = Scene(hands=("", "S1", "M1", "M1"), display="sq pe sq", collections={0: "me*"})
    table.bid("R", "S1", "M1", "M1")
    assert table.legal(0) == {"me>sq@1", "me>pe@2", "-"}


def test_swap_chooses_the_slot_with_leo() -> None:
    """With Leo at the table both slots are offered, since Leo takes by slot."""
    table = Scene(hands=("", "S1", "M1", ""), leo="F1 R", display="sq pe sq", collections={0: "me*"})
    table.bid("R", "S1", "M1", None)
    assert table.legal(0) == {"me>sq@1", "me>pe@2", "me>sq@3", "-"}


def test_swap_comes_before_throwing_away_and_drawing() -> None:
    """The swap is decided before any refill bidder discards cards."""
    table = Scene(hands=("F1", "S1", "M1"), display="pe sq", collections={0: "me*"})
    table.bid("R", "R", "M1")
    assert table.asked == "SWAP 0"
    table.act(0, "-")
    assert table.asked == "DISCARD 0 1"


def test_swap_comes_after_the_eagles_reveal() -> None:
    """Only after revealing the refill card is an owner of the eagle asked to swap."""
    table = Scene(hands=("F1", "S1", "M1"), display="pe sq", collections={0: "ea* me*"})
    table.bid("F1 R", "S1", "M1")
    assert table.asked == "REVEAL 0"
    table.act(0, "R")
    assert table.asked == "SWAP 0"


def test_swap_gives_no_habitat_bonus() -> None:
    """Nothing is paid in a swap, so there is no bonus."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me*"})
    table.bid("R", "S1", "M1")
    table.act(0, "me>sq@2")
    assert table.points == [0, 0, 0]


# --- the meerkat leader passes in the middle of the phase


@EDITIONS
def test_meerkat_passing_to_another_refill_bidder_lets_him_swap_too(edition: str) -> None:
    """Whoever gets the meerkat leader by another's swap may swap in the same round after bidding refill."""
    table = Scene(
        hands=("", "", "M1"), display="pe sq", collections={0: "me* ib*", 1: "me li*"}, edition=edition
    )
    table.bid("R", "R", "M1")
    table.act(0, "me>sq@2")
    assert table.leader("me") == 1
    assert table.asked == "SWAP 1"
    assert table.legal(1) == {"me>pe@1", "li>pe@1", "li>me@2", "-"}
    table.act(1, "li>pe@1")
    assert table.collection(1) == "pe* me*"
    assert table.display == "li me"
    assert table.asked == "TAKE 2"


def test_meerkat_passing_to_a_seat_that_did_not_refill_ends_the_swaps() -> None:
    """The new owner bid a habitat card: so there is no swap in this round."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*", 1: "me li*"})
    table.bid("R", "S1", "M1")
    table.act(0, "me>sq@2")
    assert table.leader("me") == 1
    assert table.asked.startswith("TAKE")


def test_meerkat_passing_to_a_refill_bidder_who_cannot_swap_asks_nobody() -> None:
    """The new owner has nothing but the species on display."""
    table = Scene(hands=("", "", "M1"), display="me pe", collections={0: "me* ib*", 1: "me"})
    table.bid("R", "R", "M1")
    table.act(0, "me>pe@2")
    assert table.display == "me me"
    assert table.leader("me") == 1
    assert table.asked == "TAKE 2"


def test_meerkat_passing_to_leo_ends_the_swaps() -> None:
    """Leo never swaps, even if he bid refill."""
    table = Scene(hands=("", "S1", ""), leo="R F1", display="pe sq", collections={0: "me* ib*", 2: "me"})
    table.bid("R", "S1", None)
    table.act(0, "me>sq@2")
    assert table.leader("me") == 2
    assert table.asked == "TAKE 1"


def test_new_meerkat_owner_swaps_once_too() -> None:
    """The seat the leader passed to keeps it with as many as the others, but has had its swap."""
    table = Scene(
        hands=("", "", "", "M1"), display="pe sq ea", collections={0: "me* me me", 1: "me me me", 2: "me"}
    )
    table.bid("R", "R", "R", "M1")
    table.act(0, "me>pe@1")
    assert table.asked == "SWAP 1"
    table.act(1, "me>sq@2")
    assert table.leader("me") == 1
    assert table.asked == "TAKE 3"


# --- leaders gained


@EDITIONS
def test_swap_gains_the_leader_when_nobody_has_that_species(edition: str) -> None:
    """The first of a species brings its leader from the supply."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*"}, edition=edition)
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("pe") == 0


@EDITIONS
def test_swap_gains_the_leader_at_equal_count_from_its_owner(edition: str) -> None:
    """As many as the owner are enough."""
    table = Scene(
        hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*", 1: "sq*"}, edition=edition
    )
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.leader("sq") == 0


@EDITIONS
def test_swap_gains_the_leader_at_equal_count_from_the_supply(edition: str) -> None:
    """For a swap it is enough in both editions that no seat has more, even if the leader is in the supply."""
    table = Scene(
        hands=("", "S1", "M1"),
        display="pe sq",
        collections={0: "me* ib*", 1: "sq", 2: "sq"},
        supply="sq",
        edition=edition,
    )
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.leader("sq") == 0


@EDITIONS
def test_swap_gains_no_leader_if_a_seat_has_more(edition: str) -> None:
    """Somebody with more of the species keeps its leader."""
    table = Scene(
        hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*", 1: "sq* sq"}, edition=edition
    )
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.leader("sq") == 1


def test_swap_gains_no_leader_from_the_supply_if_a_seat_has_more() -> None:
    """The same if nobody owns it."""
    table = Scene(
        hands=("", "S1", "M1"),
        display="pe sq",
        collections={0: "me* ib*", 1: "sq sq", 2: "sq sq"},
        supply="sq",
    )
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert table.leader("sq") is None


def test_swap_gains_a_leader_from_leo() -> None:
    """Leo loses leaders like anyone."""
    table = Scene(hands=("", "S1", ""), leo="R F1", display="pe sq", collections={0: "me* ib*", 2: "sq*"})
    table.bid("R", "S1", None)
    table.act(0, "ib>sq@2")
    assert table.leader("sq") == 0


# --- leaders lost


def test_swap_loses_the_leader_of_the_last_one_given_to_the_seat_with_most() -> None:
    """With none left the owner loses the leader to whoever has the most, here one."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*", 1: "ib"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") == 1


def test_swap_loses_the_leader_to_the_seat_that_now_has_more() -> None:
    """With fewer than another the owner loses it, although one is left."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib* ib", 1: "ib", 2: "ib ib"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") == 2


def test_swap_keeps_the_leader_at_an_equal_count() -> None:
    """As many as another are enough to keep it."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib* ib", 1: "ib"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") == 0


def test_swap_loses_the_leader_to_the_supply_if_several_tie_for_most() -> None:
    """Two others with two each: nobody gets it."""
    table = Scene(
        hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib* ib", 1: "ib ib", 2: "ib ib"}
    )
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") is None


def test_swap_loses_the_leader_to_the_supply_if_several_tie_with_one_each() -> None:
    """The same if the owner has none left and two others have one."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*", 1: "ib", 2: "ib"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") is None


def test_swap_loses_the_leader_to_the_supply_if_nobody_has_one() -> None:
    """The last of a species given away leaves its leader without an owner."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") is None


def test_swap_loses_the_leader_to_leo() -> None:
    """Leo gets it if he has the most."""
    table = Scene(hands=("", "S1", ""), leo="R F1", display="pe sq", collections={0: "me* ib*", 2: "ib"})
    table.bid("R", "S1", None)
    table.act(0, "ib>pe@1")
    assert table.leader("ib") == 2


def test_swap_loses_the_leader_to_the_supply_if_leo_ties_for_most() -> None:
    """Leo counts among the seats that tie."""
    table = Scene(
        hands=("", "S1", ""), leo="R F1", display="pe sq", collections={0: "me* ib*", 1: "ib", 2: "ib"}
    )
    table.bid("R", "S1", None)
    table.act(0, "ib>pe@1")
    assert table.leader("ib") is None


def test_swap_leaves_the_leaders_of_others_alone() -> None:
    """Giving a species whose leader somebody else owns changes nothing there."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib", 1: "ib*"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>pe@1")
    assert table.leader("ib") == 1


def test_swap_gains_one_leader_and_loses_another_at_once() -> None:
    """Both sides of the swap count."""
    table = Scene(hands=("", "S1", "M1"), display="pe sq", collections={0: "me* ib*", 1: "sq* ib"})
    table.bid("R", "S1", "M1")
    table.act(0, "ib>sq@2")
    assert (table.leader("sq"), table.leader("ib")) == (0, 1)


# --- the squirrel in the same round


def test_squirrel_given_away_by_a_swap_is_lost_before_drawing() -> None:
    """Whoever swaps the squirrel leader away draws up to seven."""
    table = Scene(hands=("", "S1", "M1"), display="pe ib", collections={0: "me* sq*"})
    table.bid("R", "S1", "M1")
    table.act(0, "sq>pe@1")
    assert table.leader("sq") is None
    assert len(table.sees(0).hand) == 7


def test_squirrel_lost_by_anothers_swap_is_lost_before_drawing() -> None:
    """The old owner draws up to seven, the new one up to ten."""
    table = Scene(hands=("", "", "M1"), display="pe sq", collections={0: "me* ib*", 1: "sq*"})
    table.bid("R", "R", "M1")
    table.act(0, "ib>sq@2")
    assert len(table.sees(0).hand) == 10
    assert len(table.sees(1).hand) == 7


def test_squirrel_passed_on_by_a_swap_serves_its_new_owner_at_once() -> None:
    """A refill bidder who gets the leader because another gave a squirrel away draws up to ten."""
    table = Scene(hands=("", "", "M1"), display="pe ib", collections={0: "me* sq*", 1: "sq"})
    table.bid("R", "R", "M1")
    table.act(0, "sq>pe@1")
    assert table.leader("sq") == 1
    assert len(table.sees(0).hand) == 7
    assert len(table.sees(1).hand) == 10
