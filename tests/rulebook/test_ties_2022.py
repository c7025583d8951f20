"""Equal bids: what both editions share, Leo, and the talisman."""

from __future__ import annotations

import pytest
from support.scene import Scene

EDITIONS = pytest.mark.parametrize("edition", ["2022", "2020"])
TALISMAN_ORDERS = pytest.mark.parametrize("order", ["holder_last", "holder_first"])


def order_of(table: Scene) -> list[int]:
    """The seats in the order of their turns, after all of them have passed."""
    table.finish_round()
    return [int(turn.split()[0]) for turn in table.turns]


# --- payments are laid and compared


@EDITIONS
def test_tied_seats_lay_their_payments_and_the_higher_sum_goes_first(edition: str) -> None:
    """The values of the payment cards are added; the larger sum takes first."""
    table = Scene(hands=("F3 F1 F1", "S3 S1 S2", ""), display="pe sq", edition=edition)
    table.bid("F3", "S3", "R")
    assert table.asked == "LAY 0 1"
    table.act(0, "F1 F1")
    table.act(1, "S1 S2")
    assert table.asked == "TAKE 1"
    table.act(1, "pe@1")
    assert table.asked == "TAKE 0"


@EDITIONS
def test_three_tied_go_in_the_order_of_their_sums(edition: str) -> None:
    """The same for three: highest, middle, lowest."""
    table = Scene(hands=("F2 F2", "S2 S1", "M2 M4", ""), display="pe sq ea", edition=edition)
    table.bid("F2", "S2", "M2", "R")
    assert table.asked == "LAY 0 1 2"
    table.act(0, "F2")
    table.act(1, "S1")
    table.act(2, "M4")
    assert order_of(table) == [2, 0, 1]


@EDITIONS
def test_four_tied_go_in_the_order_of_their_sums(edition: str) -> None:
    """The same for all four seats of a table."""
    table = Scene(hands=("F2 F2", "S2 S1", "M2 M4", "W2 M3"), edition=edition)
    table.bid("F2", "S2", "M2", "W2")
    assert table.asked == "LAY 0 1 2 3"
    for seat, card in enumerate(("F2", "S1", "M4", "M3")):
        table.act(seat, card)
    assert order_of(table) == [2, 3, 0, 1]


def test_wild_cards_tie_with_their_value() -> None:
    """A wild 3 is a 3."""
    table = Scene(hands=("W3 F1 F1", "S3 S1 S2", ""))
    table.bid("W3", "S3", "R")
    assert table.asked == "LAY 0 1"


def test_wild_cards_count_their_value_in_the_sum() -> None:
    """A wild 4 adds four."""
    table = Scene(hands=("F2 M3", "S2 W4", ""))
    table.bid("F2", "S2", "R")
    table.act(0, "M3")
    table.act(1, "W4")
    assert table.asked == "TAKE 1"


def test_the_full_payment_is_laid_card_by_card_in_ascending_order() -> None:
    """A bid of 4 lays three cards, each not lower than the last and leaving enough to finish."""
    table = Scene(hands=("F4 F1 S2 M3 M3", "S4 S1 S1 S1", ""))
    table.bid("F4", "S4", "R")
    assert table.legal(0) == {"F1", "S2"}
    table.act(0, "S2")
    assert table.legal(0) == {"M3"}
    table.act(0, "M3 M3")
    assert table.legal(0) == set()
    assert table.legal(1) == {"S1"}


def test_payments_of_a_tie_are_laid_face_down_at_once() -> None:
    """Until all are laid, nobody learns what another lays, or whether they have."""
    table = Scene(hands=("F3 F1 F2 F4", "S3 S1 S2", ""))
    table.bid("F3", "S3", "R")
    before = [table.sees(1), table.sees(None)]
    table.act(0, "F1")
    assert [table.sees(1), table.sees(None)] == before
    table.act(0, "F4")
    assert [table.sees(1), table.sees(None)] == before
    table.act(1, "S1 S2")
    assert (table.payment(0), table.payment(1)) == ("F1 F4", "S1 S2")


def test_a_revealed_payment_stays_laid() -> None:
    """On its turn the seat takes without paying again."""
    table = Scene(hands=("F2 F3 F1", "S2 S1", ""), display="pe sq")
    table.bid("F2", "S2", "R")
    table.act(0, "F3")
    table.act(1, "S1")
    table.act(0, "pe@1")
    assert table.asked == "TAKE 1"
    assert table.payment(0) == "F3"
    assert table.hand(0) == "F1"


@EDITIONS
def test_who_laid_a_payment_may_still_pass(edition: str) -> None:
    """The winner of a tie does not have to take."""
    table = Scene(hands=("F2 F3", "S2 S1", ""), display="pe sq", edition=edition)
    table.bid("F2", "S2", "R")
    table.act(0, "F3")
    table.act(1, "S1")
    assert "-" in table.legal(0)
    table.act(0, "-")
    assert table.asked == "TAKE 1"


def test_payments_are_laid_when_the_value_comes_up() -> None:
    """A tie of 2s waits until the 4 and the 3 have had their turns."""
    table = Scene(hands=("F2 F1", "S2 S1", "M4 M1 M1 M1", "F3 F1 F1"), display="pe sq ea")
    table.bid("F2", "S2", "M4", "F3")
    assert table.asked == "TAKE 2"
    table.act(2, "pe@1 M1 M1 M1")
    assert table.asked == "TAKE 3"
    table.act(3, "-")
    assert table.asked == "LAY 0 1"


@EDITIONS
def test_payment_is_laid_even_if_it_will_meet_an_empty_display(edition: str) -> None:
    """Three tied for two animals all lay, though the last of them is bound to find nothing left."""
    table = Scene(hands=("F2 F3", "S2 S2", "M2 M1"), display="pe sq", edition=edition)
    table.bid("F2", "S2", "M2")
    assert table.asked == "LAY 0 1 2"
    table.act(0, "F3")
    table.act(1, "S2")
    table.act(2, "M1")
    table.act(0, "pe@1")
    table.act(1, "sq@2")
    assert table.turns == ["0 pe@1", "1 sq@2", "2 -"]


def test_nothing_is_laid_for_a_bid_of_1() -> None:
    """Two 1s are ordered at once: in 2022 by the talisman."""
    table = Scene(hands=("F1 F4", "S1 S4", ""), talisman=0)
    table.bid("F1", "S1", "R")
    assert table.asked == "TAKE 1"


# --- the lion


@EDITIONS
def test_lion_owner_goes_first(edition: str) -> None:
    """The lion's owner needs no sum: against one other nobody lays anything before the turns."""
    table = Scene(
        hands=("F3 F4 F4", "S3 S1 S1", ""), display="pe sq", collections={1: "li*"}, edition=edition
    )
    table.bid("F3", "S3", "R")
    assert table.asked == "TAKE 1"
    table.act(1, "pe@1 S1 S1")
    assert table.asked == "TAKE 0"
    table.act(0, "sq@2")
    assert table.asked == "PAY 0"


@EDITIONS
def test_lion_owner_goes_first_even_if_he_cannot_pay(edition: str) -> None:
    """Even an owner too poor to pay is first: first to pass, and first to draw."""
    table = Scene(
        hands=("F3", "S3 S1 S1", "M3 M1 M2", ""),
        collections={0: "li*"},
        edition=edition,
        talisman=2,
    )
    table.bid("F3", "S3", "M3", "R")
    assert table.asked == "LAY 1 2"
    table.act(1, "S1 S1")
    table.act(2, "M1 M2")
    assert table.turns == ["0 -"]
    assert table.asked == "TAKE 2"


@EDITIONS
def test_lion_owner_who_cannot_pay_passes_before_a_single_payer(edition: str) -> None:
    """Even if only one other is tied with the owner."""
    table = Scene(hands=("S3 S1 S1", "F3", ""), collections={1: "li*"}, edition=edition)
    table.bid("S3", "F3", "R")
    assert table.turns == ["1 -"]
    assert table.asked == "TAKE 0"


@EDITIONS
def test_lion_owner_goes_first_in_a_tie_of_1s(edition: str) -> None:
    """The lion wins ties of every value; against one other neither talisman nor cards are needed."""
    table = Scene(hands=("F1 F4", "S1 S4", ""), collections={1: "li*"}, edition=edition, talisman=1)
    table.bid("F1", "S1", "R")
    assert table.asked == "TAKE 1"


@EDITIONS
def test_others_lay_before_the_lion_owner_picks(edition: str) -> None:
    """With two others who can pay, their payments are open before the owner takes, who lays none."""
    table = Scene(
        hands=("F2 F1", "S2 S1", "M2 M4", ""), display="pe sq ea", collections={0: "li*"}, edition=edition
    )
    table.bid("F2", "S2", "M2", "R")
    assert table.asked == "LAY 1 2"
    assert table.turns == []
    table.act(1, "S1")
    table.act(2, "M4")
    assert table.asked == "TAKE 0"
    table.act(0, "pe@1 F1")
    table.act(2, "sq@2")
    table.act(1, "ea@3")
    assert table.turns == ["0 pe@1", "2 sq@2", "1 ea@3"]


def test_lion_of_a_seat_outside_the_tie_does_not_matter() -> None:
    """Only an owner among the tied goes ahead."""
    table = Scene(hands=("F2 F1", "S2 S3", ""), collections={2: "li*"})
    table.bid("F2", "S2", "R")
    assert table.asked == "LAY 0 1"


@EDITIONS
def test_lion_lost_before_the_value_comes_up_does_not_count(edition: str) -> None:
    """Ties go by the owners of the moment: whoever lost the lion to a higher bid lays like the others."""
    table = Scene(
        hands=("F2 F1", "S2 S3", "M3 M1 M1"), display="li sq", collections={0: "li*"}, edition=edition
    )
    table.bid("F2", "S2", "M3")
    table.act(2, "li@1 M1 M1")
    assert table.leader("li") == 2
    assert table.asked == "LAY 0 1"


@EDITIONS
def test_lion_gained_by_anothers_swap_counts(edition: str) -> None:
    """Whoever got the lion in phase 2, because the old owner gave one away, wins the tie in phase 3."""
    table = Scene(
        hands=("", "S2 S1", "M2 M4"), display="pe sq", collections={0: "li* me*", 1: "li"}, edition=edition
    )
    table.bid("R", "S2", "M2")
    table.act(0, "li>sq@2")
    assert table.asked == "TAKE 1"


# --- Leo


def test_leo_goes_first_among_the_tied() -> None:
    """Leo wins a tie without laying anything."""
    table = Scene(hands=("F2 F4", "", ""), leo="M2 R", display="pe sq")
    table.bid("F2", "R", None)
    assert table.turns == ["2 pe@1"]
    assert table.asked == "TAKE 0"


def test_lion_owner_goes_before_leo() -> None:
    """The lion's owner is the only one Leo gives way to."""
    table = Scene(hands=("F2 F1", "", ""), leo="M2 R", display="pe sq", collections={0: "li*"})
    table.bid("F2", "R", None)
    assert table.asked == "TAKE 0"
    table.act(0, "pe@1 F1")
    assert table.turns == ["0 pe@1", "2 sq@2"]


def test_lion_owner_who_cannot_pay_passes_before_leo_takes() -> None:
    """Even a lion's owner without a card comes before Leo."""
    table = Scene(hands=("F2", "", ""), leo="M2 R", display="pe sq", collections={0: "li*"})
    table.bid("F2", "R", None)
    assert table.turns == ["0 -", "2 pe@1"]


def test_others_lay_before_lion_and_leo_pick() -> None:
    """Lion, Leo, and two who can pay: these two lay first of all, then lion, Leo, higher sum, lower sum."""
    table = Scene(
        hands=("F2 F1", "S2 S1", "M2 M4", "", ""),
        leo="W2 R",
        leo_seat=3,
        display="pe sq ea ib",
        collections={1: "li*"},
    )
    table.bid("F2", "S2", "M2", None, "R")
    assert table.asked == "LAY 0 2"
    table.act(0, "F1")
    table.act(2, "M4")
    assert table.asked == "TAKE 1"
    table.act(1, "sq@2 S1")
    table.act(2, "ea@3")
    table.act(0, "ib@4")
    assert table.turns == ["1 sq@2", "3 pe@1", "2 ea@3", "0 ib@4"]


def test_leo_goes_before_those_who_lay() -> None:
    """Two who can pay lay; then Leo takes; then they do."""
    table = Scene(hands=("F2 F1", "S2 S3", ""), leo="M2 R", display="pe sq")
    table.bid("F2", "S2", None)
    assert table.asked == "LAY 0 1"
    assert table.turns == []
    table.act(0, "F1")
    table.act(1, "S3")
    assert table.turns == ["2 pe@1"]
    assert table.asked == "TAKE 1"


def test_leo_then_who_can_pay_then_who_cannot() -> None:
    """With only one who can pay, nothing is laid before the turns."""
    table = Scene(hands=("F3", "S3 S1 S1", "", ""), leo="M3 R", display="pe sq ea")
    table.bid("F3", "S3", "R", None)
    assert table.turns == ["3 pe@1"]
    table.act(1, "sq@2 S1 S1")
    assert table.turns == ["3 pe@1", "1 sq@2", "0 -"]


# --- those who cannot pay


@EDITIONS
def test_who_cannot_pay_comes_after_who_can(edition: str) -> None:
    """That seat passes after the others in the tie, without being asked for a payment."""
    table = Scene(hands=("F3 F1", "S3 S1 S1", ""), display="pe sq", edition=edition)
    table.bid("F3", "S3", "R")
    assert table.asked == "TAKE 1"
    table.act(1, "-")
    assert table.turns == ["1 -", "0 -"]


@EDITIONS
def test_a_single_payer_lays_nothing_in_advance(edition: str) -> None:
    """Only if two or more can pay are payments laid; one alone pays after taking, as usual."""
    table = Scene(hands=("F3 F1", "S3 S1 S1", ""), display="pe sq", edition=edition)
    table.bid("F3", "S3", "R")
    table.act(1, "pe@1")
    assert table.asked == "PAY 1"


@EDITIONS
def test_three_tied_of_whom_one_cannot_pay(edition: str) -> None:
    """The two who can pay lay; the third waits and passes last."""
    table = Scene(hands=("F3 F1", "S3 S1 S1", "M3 M2 M2"), display="pe sq", edition=edition)
    table.bid("F3", "S3", "M3")
    assert table.asked == "LAY 1 2"
    table.act(1, "S1 S1")
    table.act(2, "M2 M2")
    assert order_of(table) == [2, 1, 0]


@pytest.mark.parametrize(
    ("order", "talisman", "passes"),
    [
        ("holder_last", 0, [1, 2, 0]),
        ("holder_last", 1, [2, 0, 1]),
        ("holder_last", 3, [0, 1, 2]),
        ("holder_first", 0, [0, 1, 2]),
        ("holder_first", 1, [1, 2, 0]),
        ("holder_first", 3, [0, 1, 2]),
    ],
)
def test_those_who_cannot_pay_pass_in_the_order_of_equal_sums(
    order: str, talisman: int, passes: list[int]
) -> None:
    """In 2022 clockwise from the talisman, by the same option as equal sums."""
    table = Scene(hands=("F3", "S3 S1", "M3", ""), talisman=talisman, talisman_order=order)
    table.bid("F3", "S3", "M3", "R")
    assert table.turns == [f"{seat} -" for seat in passes]


def test_who_passes_for_want_of_cards_draws_in_that_order() -> None:
    """The order matters: the first to pass draws the first two cards."""
    table = Scene(hands=("F3", "S3", "M1"), pile="W1 W2 W3 W4", talisman=0)
    table.bid("F3", "S3", "M1")
    assert table.draws == ["1 W1", "1 W2", "0 W3", "0 W4"]


@TALISMAN_ORDERS
def test_the_order_of_those_who_cannot_pay_does_not_use_the_talisman(order: str) -> None:
    """It stays with its holder, since it ordered no equal sums."""
    table = Scene(hands=("F3", "S3", ""), talisman=0, talisman_order=order)
    table.bid("F3", "S3", "R")
    table.finish_round()
    assert table.talisman == 0


# --- equal sums: the talisman


def equal_pair(talisman: int, order: str) -> Scene:
    """Seats 0 and 2 of four laid equal sums for bids of 3."""
    table = Scene(
        hands=("F3 F1 F3", "", "M3 M2 M2", ""), display="pe sq ea", talisman=talisman, talisman_order=order
    )
    table.bid("F3", "R", "M3", "R")
    table.act(0, "F1 F3")
    table.act(2, "M2 M2")
    return table


@pytest.mark.parametrize(("talisman", "first"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_equal_sums_first_clockwise_after_the_holder_goes_first(talisman: int, first: int) -> None:
    """Going clockwise from the talisman's holder, the next one comes first, and the holder last."""
    assert equal_pair(talisman, "holder_last").asked == f"TAKE {first}"


@pytest.mark.parametrize(("talisman", "first"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_equal_sums_holder_first_by_option(talisman: int, first: int) -> None:
    """With the option `holder_first` counting starts with the holder."""
    assert equal_pair(talisman, "holder_first").asked == f"TAKE {first}"


def test_holder_last_is_the_default() -> None:
    """Without the option the holder comes last among equals."""
    table = Scene(hands=("F1", "S1", ""), talisman=0)
    assert table.rules.talisman_order == "holder_last"


@pytest.mark.parametrize(
    ("order", "turns"),
    [("holder_last", [2, 3, 0, 1]), ("holder_first", [1, 2, 3, 0])],
)
def test_four_equal_sums_go_clockwise(order: str, turns: list[int]) -> None:
    """All four equal, the talisman at seat 1."""
    table = Scene(hands=("F2 F1", "S2 S1", "M2 M1", "W2 W1"), talisman=1, talisman_order=order)
    table.bid("F2", "S2", "M2", "W2")
    for seat, card in enumerate(("F1", "S1", "M1", "W1")):
        table.act(seat, card)
    assert order_of(table) == turns


@pytest.mark.parametrize(
    ("order", "turns"),
    [("holder_last", [2, 0, 1]), ("holder_first", [1, 2, 0])],
)
def test_three_equal_1s_go_clockwise(order: str, turns: list[int]) -> None:
    """Bids of 1 have equal sums of nothing."""
    table = Scene(hands=("F1", "S1", "M1"), talisman=1, talisman_order=order)
    table.bid("F1", "S1", "M1")
    assert order_of(table) == turns


@pytest.mark.parametrize(
    ("order", "turns"),
    [("holder_last", [2, 1, 3, 0]), ("holder_first", [2, 0, 1, 3])],
)
def test_a_higher_sum_goes_before_equals(order: str, turns: list[int]) -> None:
    """The talisman orders only those who are equal."""
    table = Scene(hands=("F2 F1", "S2 S1", "M2 M4", "W2 M1"), talisman=0, talisman_order=order)
    table.bid("F2", "S2", "M2", "W2")
    for seat, card in enumerate(("F1", "S1", "M4", "M1")):
        table.act(seat, card)
    assert order_of(table) == turns


@pytest.mark.parametrize(
    ("order", "turns"),
    [("holder_last", [2, 0, 3, 1]), ("holder_first", [0, 2, 1, 3])],
)
def test_two_groups_of_equal_sums_are_ordered_each_by_itself(order: str, turns: list[int]) -> None:
    """Seats 0 and 2 laid 3, seats 1 and 3 laid 1; the holder is 1 or 0."""
    talisman = 1 if order == "holder_last" else 0
    table = Scene(hands=("F2 F3", "S2 S1", "M2 M3", "W2 M1"), talisman=talisman, talisman_order=order)
    table.bid("F2", "S2", "M2", "W2")
    for seat, card in enumerate(("F3", "S1", "M3", "M1")):
        table.act(seat, card)
    assert order_of(table) == turns


@TALISMAN_ORDERS
def test_lion_owner_is_ahead_of_the_talisman(order: str) -> None:
    """The lion's owner is first of three, the two equals follow in talisman order."""
    table = Scene(
        hands=("F1", "S1", "M1"), collections={2: "li*"}, talisman=0, talisman_order=order, display="pe sq"
    )
    table.bid("F1", "S1", "M1")
    assert order_of(table) == ([2, 1, 0] if order == "holder_last" else [2, 0, 1])


@TALISMAN_ORDERS
def test_leo_is_ahead_of_the_talisman(order: str) -> None:
    """Leo is first of three, the two equals follow in talisman order, his seat not counting."""
    table = Scene(
        hands=("F1", "", "S1", ""),
        leo="M1 R",
        leo_seat=1,
        talisman=0,
        talisman_order=order,
        display="pe sq ea",
    )
    table.bid("F1", None, "S1", "R")
    assert order_of(table) == ([1, 2, 0] if order == "holder_last" else [1, 0, 2])


# --- the talisman passes


def test_talisman_passes_after_ordering_equal_sums() -> None:
    """At the end of the round it goes to the next seat clockwise."""
    table = equal_pair(1, "holder_last")
    assert table.talisman == 1
    table.finish_round()
    assert table.talisman == 2


def test_talisman_passes_after_ordering_bids_of_1() -> None:
    """Two 1s are equal sums as well."""
    table = Scene(hands=("F1", "S1", ""), talisman=2)
    table.bid("F1", "S1", "R")
    table.finish_round()
    assert table.talisman == 0


def test_talisman_passes_with_holder_first_too() -> None:
    """The option changes the order among equals, not how it passes on."""
    table = equal_pair(0, "holder_first")
    table.finish_round()
    assert table.talisman == 1


def test_talisman_passes_though_its_holder_was_not_in_the_tie() -> None:
    """It counts as used, whoever was tied."""
    table = Scene(hands=("F1", "S1", ""), talisman=2)
    table.bid("F1", "S1", "R")
    assert table.asked == "TAKE 0"
    table.finish_round()
    assert table.talisman == 0


def test_talisman_passes_just_once_a_round() -> None:
    """Two ties of equal sums in one round: both go by the same holder, then it passes on by one seat."""
    table = Scene(hands=("F2 F3", "S2 S3", "M1", "W1"), talisman=2, display="pe sq ea")
    table.bid("F2", "S2", "M1", "W1")
    table.act(0, "F3")
    table.act(1, "S3")
    assert table.talisman == 2
    assert order_of(table) == [0, 1, 3, 2]
    assert table.talisman == 3


def test_talisman_passes_only_in_the_round_in_which_it_was_used() -> None:
    """Having passed, it stays where it is in a round without equal sums."""
    table = Scene(hands=("F1", "S1", ""), talisman=0)
    table.bid("F1", "S1", "R")
    table.finish_round()
    table.bid("R", "R", "R")
    table.finish_round()
    assert table.round == 3
    assert table.talisman == 1


def test_talisman_skips_leo() -> None:
    """The next seat clockwise is Leo's: the one after him gets it."""
    table = Scene(hands=("F1", "", "S1"), leo="R F1", leo_seat=1, talisman=0)
    table.bid("F1", None, "S1")
    table.finish_round()
    assert table.talisman == 2


def test_talisman_skips_leo_in_the_last_seat() -> None:
    """From the last human-type seat it goes over Leo to seat 0."""
    table = Scene(hands=("F1", "S1", ""), leo="R F1", talisman=1)
    table.bid("F1", "S1", None)
    table.finish_round()
    assert table.talisman == 0


def test_talisman_stays_without_a_tie() -> None:
    """Different bids do not use it."""
    table = Scene(hands=("F1", "S2 S1", ""), talisman=1)
    table.bid("F1", "S2", "R")
    table.finish_round()
    assert table.talisman == 1


def test_talisman_stays_when_sums_differ() -> None:
    """A tie decided by the payments does not use it."""
    table = Scene(hands=("F2 F1", "S2 S3", ""), talisman=1)
    table.bid("F2", "S2", "R")
    table.act(0, "F1")
    table.act(1, "S3")
    table.finish_round()
    assert table.talisman == 1


def test_talisman_stays_when_the_lion_decides() -> None:
    """The lion's owner and one other need no talisman."""
    table = Scene(hands=("F1", "S1", ""), collections={0: "li*"}, talisman=1)
    table.bid("F1", "S1", "R")
    table.finish_round()
    assert table.talisman == 1


def test_talisman_stays_when_leo_decides() -> None:
    """Leo and one other need no talisman."""
    table = Scene(hands=("F1", "", ""), leo="S1 R", talisman=1)
    table.bid("F1", "R", None)
    table.finish_round()
    assert table.talisman == 1


def test_talisman_stays_when_only_one_can_pay() -> None:
    """One payer and one who cannot pay need no talisman."""
    table = Scene(hands=("F2 F1", "S2", ""), talisman=1)
    table.bid("F2", "S2", "R")
    table.finish_round()
    assert table.talisman == 1


def test_talisman_stays_when_all_refill() -> None:
    """Equal refill cards are not a tie."""
    table = Scene(hands=("", "", ""), talisman=1)
    table.bid("R", "R", "R")
    table.finish_round()
    assert table.talisman == 1
