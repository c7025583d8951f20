"""The eagle's owner lays two bids and reveals one."""

from __future__ import annotations

import pytest
from support.scene import Scene

from wildcards.engine.event import EventKind
from wildcards.errors import IllegalActionError, NotOwedError

EAGLE = {0: "ea*"}


def test_eagle_owner_may_lay_two_cards() -> None:
    """After the first card the owner is asked for a second."""
    table = Scene(hands=("F2 S3", "S1", "M1"), collections=EAGLE)
    table.act(0, "F2")
    assert table.asked == "BID 0 1 2"
    assert table.legal(0) == {"S3", "R", "-"}


def test_eagle_owner_may_lay_just_one_card() -> None:
    """The owner may do without a second card; then nothing is left to reveal."""
    table = Scene(hands=("F2 S3 S1", "S1", "M1"), collections=EAGLE)
    table.bid("F2 -", "S1", "M1")
    assert table.bids == ["F2", "S1", "M1"]
    assert table.asked == "TAKE 0"


def test_eagle_owner_lays_no_third_card() -> None:
    """Two cards are all."""
    table = Scene(hands=("F2 S3 S4", "S1", "M1"), collections=EAGLE)
    table.act(0, "F2 S3")
    with pytest.raises(NotOwedError):
        table.act(0, "S4")


def test_eagle_second_card_is_not_lower_in_card_order() -> None:
    """The two cards are laid in card order, whatever their values: forest, savannah, mountains, wild."""
    table = Scene(hands=("F1 F4 S2 S3 M1 W1", "S1", "M1"), collections=EAGLE)
    table.act(0, "S3")
    assert table.legal(0) == {"M1", "W1", "R", "-"}
    with pytest.raises(IllegalActionError):
        table.act(0, "F4")


def test_eagle_second_card_may_be_alike() -> None:
    """Two equal cards may be laid by an owner who holds two."""
    table = Scene(hands=("F2 F2", "S1", "M1"), collections=EAGLE)
    table.act(0, "F2")
    assert table.legal(0) == {"F2", "R", "-"}


def test_eagle_second_card_must_be_held_too() -> None:
    """The first card does not count as the second as well."""
    table = Scene(hands=("F2", "S1", "M1"), collections=EAGLE)
    table.act(0, "F2")
    assert table.legal(0) == {"R", "-"}


def test_eagle_first_refill_card_owes_no_second() -> None:
    """The refill card is the last in card order: laid first, it is the only one."""
    table = Scene(hands=("F2 S3", "S1", "M1"), collections=EAGLE)
    table.act(0, "R")
    assert table.asked == "BID 1 2"
    assert table.legal(0) == set()
    table.act(1, "S1")
    table.act(2, "M1")
    assert table.asked == "DISCARD 0"


def test_only_the_eagle_owner_lays_two_cards() -> None:
    """Having eagles is not enough: the second card is for the leader's owner."""
    table = Scene(hands=("F2 S3", "S1 S2", "M1"), collections={0: "ea*", 1: "ea"})
    table.act(1, "S1")
    assert table.legal(1) == set()


def test_whether_the_eagle_owner_laid_two_cards_is_secret_until_all_have_bid() -> None:
    """Until the last bid is down the others do not know how many cards the owner has laid."""
    table = Scene(hands=("F2 S3", "S1", "M1"), collections=EAGLE)
    before = table.sees(1)
    table.act(0, "F2")
    assert table.sees(1) == before
    table.act(0, "S3")
    assert table.sees(1) == before


def test_eagle_owner_sees_the_other_bids_before_he_reveals() -> None:
    """All other bids are open while the owner chooses; the owner's two are not."""
    table = Scene(hands=("F2 S3", "S1", "M1"), collections=EAGLE)
    table.bid("F2 S3", "S1", "M1")
    assert table.asked == "REVEAL 0"
    assert table.bids == ["", "S1", "M1"]
    assert table.legal(0) == {"F2", "S3"}


def test_eagle_owner_sees_leos_bid_before_he_reveals() -> None:
    """Leo's bid is revealed with the others', before the eagle's."""
    table = Scene(hands=("F2 S3", "S1", ""), collections=EAGLE, leo="M4 R")
    table.bid("F2 S3", "S1", None)
    assert table.asked == "REVEAL 0"
    assert table.bids == ["", "S1", "M4"]


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(("shown", "back"), [("F2", "S3"), ("S3", "F2")])
def test_eagle_owner_reveals_one_and_takes_the_other_back(owner: int, shown: str, back: str) -> None:
    """Either of the two becomes the bid; the other is back in hand."""
    hands, bids = ["S1", "S1", "S1"], ["S1", "S1", "S1"]
    hands[owner], bids[owner] = "F2 S3 M1", "F2 S3"
    table = Scene(hands=hands, collections={owner: "ea*"})
    table.bid(*bids)
    assert table.asked == f"REVEAL {owner}"
    assert table.hand(owner) == "M1"
    table.act(owner, shown)
    assert table.bids[owner] == shown
    assert table.hand(owner) == f"{back} M1"


def test_eagle_owner_is_asked_although_both_cards_are_alike() -> None:
    """So that nobody learns they are alike, the owner reveals one even then."""
    table = Scene(hands=("F2 F2", "S1", "M1"), collections=EAGLE)
    table.bid("F2 F2", "S1", "M1")
    assert table.asked == "REVEAL 0"
    assert table.legal(0) == {"F2"}
    table.act(0, "F2")
    assert table.bids[0] == "F2"
    assert table.hand(0) == "F2"


def test_eagle_other_card_returns_unseen() -> None:
    """The others only know that the owner holds one card more: not which, and no event names it."""
    hands = ("F2 S3 S1", "S1 S1", "M1")
    other = ("F2 M3 S1", "S1 S1", "M1")
    views = []
    for hand, cover in ((hands, "S3"), (other, "M3")):
        table = Scene(hands=hand, collections=EAGLE)
        table.bid(f"F2 {cover}", "S1", "M1")
        table.act(0, "F2")
        views.append((table.sees(1), table.sees(None)))
    assert views[0] == views[1]
    assert views[0][0].hand_sizes[0] == 2
    assert len(views[0][0].known[0]) == 0


def test_eagle_other_card_returns_before_phase_2() -> None:
    """Whoever reveals the refill card may discard the other card in the same round."""
    table = Scene(hands=("F2", "S1", "M1"), collections=EAGLE)
    table.bid("F2 R", "S1", "M1")
    table.act(0, "R")
    assert table.asked == "DISCARD 0"
    assert table.legal(0) == {"F2", "-"}


def test_eagle_other_card_can_be_paid_with() -> None:
    """Back in hand, the other card is as good as any for the payment."""
    table = Scene(hands=("F2 S3", "S1", "M1"), display="pe sq", collections=EAGLE)
    table.bid("F2 S3", "S1", "M1")
    table.act(0, "F2")
    assert table.asked == "TAKE 0"
    table.act(0, "pe@1 S3")
    assert table.payment(0) == "S3"


def test_eagle_refill_card_as_second_may_be_revealed() -> None:
    """Revealing the refill card refills, and the habitat card is in hand again."""
    table = Scene(hands=("F2", "S1", "M1"), collections=EAGLE)
    table.bid("F2 R", "S1", "M1")
    assert table.legal(0) == {"F2", "R"}
    table.act(0, "R -")
    assert table.bids[0] == "R"
    assert len(table.sees(0).hand) == 7


def test_eagle_refill_card_as_second_may_be_taken_back() -> None:
    """Revealing the habitat card bids it; the refill card is there for the next round."""
    table = Scene(hands=("F1", "S2 S1", "M1"), display="pe sq", collections=EAGLE)
    table.bid("F1 R", "S2", "M1")
    table.act(0, "F1")
    assert table.bids[0] == "F1"
    assert table.asked == "TAKE 1"
    table.finish_round()
    assert "R" in table.legal(0)


def test_reveal_is_not_asked_of_who_laid_one_card() -> None:
    """One card leaves nothing to choose: it is turned over with the others'."""
    table = Scene(hands=("F2 S3", "S1", "M1"), collections=EAGLE)
    table.bid("F2 -", "S1", "M1")
    assert table.told(EventKind.REVEAL) == 0
    assert table.told(EventKind.COVERED) == 0
