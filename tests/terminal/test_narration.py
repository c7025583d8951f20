"""What happened, in words."""

from __future__ import annotations

from typing import Any

import pytest
from strategies import TABLES, games, table_name
from support.scene import Scene
from support.screens import NAMES, cast_of

from wildcards.engine.event import Event, EventKind
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.story.story import Story, round_start, seen_events
from wildcards.terminal.narration import narrate, sentence


class Stage(Scene):
    """A scene that remembers its display as events, so that its story has a beginning."""

    def __init__(self, **table: Any) -> None:
        super().__init__(**table)
        shown = enumerate(self.state.display)
        self.opening = [Event(EventKind.ROUND, -1, self.round)]
        self.opening += [Event(EventKind.SHOWN, -1, 4 * species + slot) for slot, species in shown]


def story(scene: Stage, seat: int | None = 0, since: int = 0) -> list[str]:
    """What a seat was told since the scene began, or what the owner of all cards sees."""
    cast = cast_of(scene.rules, seat)
    events = scene.events if seat is None else seen_events(scene.sees(seat))
    return narrate([*scene.opening, *events], cast, scene.rules.leo_seat, len(scene.opening) + since)


def test_bids_are_told_together() -> None:
    scene = Stage(hands=("F1", "S2 S1", "M1", ""), display="pe ib li", leo="S3 R")
    scene.bid("R", "S2", "M1", None)
    assert story(scene)[0] == "Bids: you refill card, Bob S2, Cem M1, Leo S3."
    assert story(scene, 1)[0] == "Bids: Ann refill card, you S2, Cem M1, Leo S3."


def test_the_deal_tells_only_the_own_hand() -> None:
    state = new_game(Rules(leo=True), seed=1)
    lines = narrate(seen_events(state.observe(0)), cast_of(state.rules), 3)
    assert lines[0] == f"The cards are dealt. Your hand: {state.observe(0).hand}."
    assert lines[1].startswith("Round 1 begins. On display: ")
    assert len(lines) == 2
    all_seeing = narrate(list(state.log), cast_of(state.rules, None), 3)
    assert all_seeing[0] == "The cards are dealt."


def test_taking_and_paying_is_one_sentence_for_others_and_two_for_oneself() -> None:
    scene = Stage(hands=("F3 F1 W2", "S1", "M2 S2"), display="pe ib", collections={1: "pe*"})
    scene.bid("F3", "S1", "M2")
    at = len(seen_events(scene.sees(0)))
    scene.act(0, "pe@1")
    assert story(scene, 0, at) == ["You take the peacock. Still to pay: 2 cards. You get the peacock leader."]
    at = len(seen_events(scene.sees(0)))
    scene.act(0, "F1 W2")
    assert story(scene, 0, at) == ["You pay F1 W2. Habitat bonus: +2."]
    assert story(scene, 1)[1] == (
        "Ann takes the peacock for F3 F1 W2. Ann gets the peacock leader. Habitat bonus: +2."
    )


def test_a_leader_comes_from_its_owner_of_before() -> None:
    scene = Stage(hands=("F1", "S1", "M1"), display="pe pe")
    scene.bid("F1", "S1", "M1")
    for seat, step in enumerate(("pe@1", "pe@2")):
        scene.act((seat + 1) % 3, step)
    assert "Cem takes the peacock for M1. Cem gets the peacock leader from Bob." in story(scene)


def test_passing_tells_why_and_what_comes_back() -> None:
    scene = Stage(hands=("F4 F1", "S3 S1 S2", "M1"), display="pe ib", pile="F2 S4 M4 M3 F3 M2")
    scene.bid("F4", "S3", "M1")
    scene.act(1, "-")
    scene.act(2, "-")
    lines = story(scene)
    assert lines[1:4] == [
        "You pass (too few cards to pay). Back to hand: F4. Drawn: F2 S4.",
        "Bob passes. Back to hand: S3. Drawn: 2 cards.",
        "Cem passes. Back to hand: M1. Drawn: 2 cards.",
    ]


def test_an_empty_display_makes_everybody_else_pass() -> None:
    scene = Stage(hands=("F1", "S1", "M1", ""), display="pe ib li", leo="S1 R", talisman=0)
    scene.bid("F1", "S1", "M1", None)
    for seat in (1, 2):
        scene.act(seat, scene.state.token(scene.state.legal_actions(seat)[1]))
    assert "You pass (the display is empty). Back to hand: F1. Drawn:" in " ".join(story(scene))


def test_leo_finds_the_display_empty() -> None:
    scene = Stage(hands=("F2 F1", "S2 S1", ""), display="pe ib", leo="S1 R")
    scene.bid("F2", "S2", None)
    scene.act(0, "F1")
    scene.act(1, "S1")
    for _ in range(2):
        seat = scene.state.to_act[0]
        scene.act(seat, scene.state.token(scene.state.legal_actions(seat)[1]))
    assert "Leo gets nothing: the display is empty." in story(scene)


def test_a_tie_tells_payments_sums_and_the_order() -> None:
    scene = Stage(hands=("F3 S3 S2", "F3 M2 M1", "S1"), display="pe ib")
    scene.bid("F3", "F3", "S1")
    scene.act(0, "S2 S3")
    scene.act(1, "M1 M2")
    assert story(scene)[1:3] == [
        "Tie between bids of 3. Payments: you S2 S3 (sum 5); Bob M1 M2 (sum 3).",
        "Order of the bids of 3: you (sum 5), Bob.",
    ]


def test_equal_sums_are_ordered_by_the_talisman_which_then_passes() -> None:
    scene = Stage(hands=("F1", "S1", "M2 M1"), display="pe ib", talisman=0)
    scene.bid("F1", "S1", "M2")
    scene.finish_round()
    lines = story(scene)
    assert "Order of the bids of 1: Bob (by the talisman), you." in lines
    assert "The talisman passes to Bob." in lines


def test_lion_leo_and_who_cannot_pay_are_named_in_the_order() -> None:
    scene = Stage(
        hands=("F2 F1", "S2 S1", "M2", "F2 F3", ""),
        display="pe ib ea sq",
        collections={0: "li*"},
        leo="W2 R",
    )
    scene.bid("F2", "S2", "M2", "F2", None)
    scene.act(1, "S1")
    scene.act(3, "F3")
    order = "you (lion leader), Leo (wins ties), Dot (sum 3), Bob (sum 1)"
    assert f"Order of the bids of 2: {order}, Cem (can’t pay)." in story(scene)


def test_the_only_one_who_can_pay_goes_before_those_who_cannot() -> None:
    scene = Stage(hands=("F2", "S2 S1", "M1"), display="pe ib")
    scene.bid("F2", "S2", "M1")
    expected = "Order of the bids of 2: Bob (the only one who can pay), you (can’t pay)."
    assert expected in story(scene)


def test_2020_extra_cards_are_told_turn_by_turn() -> None:
    scene = Stage(hands=("F1 F3 F2", "S1 S3 S4", "M2 M1"), display="pe ib", edition="2020")
    scene.bid("F1", "S1", "M2")
    scene.act(2, "-")
    scene.act(0, "F3")
    scene.act(1, "S3")
    scene.act(0, "F2")
    scene.act(1, "S4")
    lines = story(scene)
    assert "Extra cards to break the tie: you F3, Bob S3." in lines
    assert "Still a tie. Extra cards again: you F2, Bob S4." in lines
    assert "Extra cards to break the tie: Ann F3, Bob S3." in story(scene, 2)
    assert "Still a tie. Extra cards again: Ann F2, Bob S4." in story(scene, 2)
    assert "Order of the bids of 1: Bob (by the extra cards), you." in lines


def test_2020_extra_cards_may_be_drawn_or_missing() -> None:
    cast = cast_of(Rules(edition="2020", seats=3))
    events = [
        Event(EventKind.BROKE_DRAWN, 0, 3),
        Event(EventKind.BROKE, 1, -1),
    ]
    line = "Extra cards to break the tie: you F4 (drawn), Bob no card (nothing left to draw)."
    assert narrate(events, cast, None) == [line]


def test_the_eagle_shows_its_cards_to_its_owner_only() -> None:
    scene = Stage(hands=("F2 S3 S1", "S1", "M1"), display="pe ib", collections={0: "ea*"})
    scene.bid("F2 S3", "S1", "M1")
    assert story(scene)[1] == "You have two cards face down (eagle leader): F2 S3."
    assert story(scene, 1)[1] == "Ann has two cards face down (eagle leader)."
    scene.act(0, "F2")
    assert story(scene, 1)[2] == "Ann turns over F2; the other card goes back to hand."


def test_the_meerkats_swap_moves_leaders() -> None:
    scene = Stage(
        hands=("F1", "S1", "M1"),
        display="sq li",
        collections={0: "me* ib* ib", 1: "sq* sq", 2: "ib ib"},
        round_number=9,
    )
    scene.bid("R", "S1", "M1")
    scene.act(0, "ib>li@2")
    assert story(scene)[1:4] == [
        "You swap an ibex for the lion (meerkat leader).",
        "You get the lion leader.",
        "Cem gets the ibex leader.",
    ]


def test_what_leo_takes_after_a_swap_that_moves_no_leader_is_told_apart() -> None:
    """To others two animals are taken in a row: discarding nothing and drawing nothing can't be seen."""
    scene = Stage(
        hands=("F1 F1 F2 F2 M1 M1 M2", "S1", ""),
        display="sq li",
        collections={0: "me* me ib", 1: "ib* ib sq* sq sq li* li"},
        leo="F4 R",
    )
    scene.bid("R", "S1", None)
    scene.act(0, "ib>sq@1 -")
    assert story(scene, 1)[1:] == [
        "Ann swaps an ibex for the squirrel (meerkat leader).",
        "Leo takes the ibex for F4.",
    ]


def test_declining_the_swap_and_a_leader_to_the_supply() -> None:
    scene = Stage(hands=("F1", "S1", "M1"), display="sq li", collections={0: "me* ib*"})
    scene.bid("R", "S1", "M1")
    scene.act(0, "me>li@2")
    assert "Back to the supply: the meerkat leader." in story(scene)
    other = Stage(hands=("F1", "S1", "M1"), display="sq li", collections={1: "me*"})
    other.bid("F1", "R", "M1")
    other.act(1, "-")
    assert "Bob does not swap (meerkat leader)." in story(other)
    assert "You do not swap (meerkat leader)." in story(other, 1)


def test_refills_tell_what_was_thrown_away_and_how_much_was_drawn() -> None:
    scene = Stage(hands=("F1 F2 F3 F3 F4 F1 F1", "S1 S2", "M1"), display="pe ib")
    scene.bid("R", "R", "M1")
    scene.act(0, "F1 F3 -")
    scene.act(1, "S1 S2")
    drawn = " ".join([text.split()[1] for text in scene.draws if text.startswith("0")])
    assert story(scene)[1:4] == [
        "Discarded: you F1 F3; Bob S1 S2.",
        "Bob draws 7 cards.",
        f"You draw {drawn}.",
    ]


def test_the_ibex_takes_the_bid_back_or_leaves_it() -> None:
    scene = Stage(hands=("F1", "S1", "M1"), display="pe ib", collections={0: "ib*"}, talisman=2)
    scene.bid("F1", "S1", "M1")
    scene.act(0, "pe@1")
    scene.act(1, "ib@2")
    assert scene.asked == "KEEP 1"
    scene.act(1, "S1")
    assert "Bob takes the bid S1 back to hand (ibex leader)." in story(scene)
    other = Stage(hands=("F1", "S1", "M1"), display="pe li", collections={0: "ib*"}, talisman=2)
    other.bid("F1", "S1", "M1")
    other.act(0, "pe@1")
    other.act(1, "-")
    other.act(2, "-")
    other.act(0, "-")
    lines = story(other)
    assert "You don’t take your bid back (ibex leader)." in lines
    assert "Nobody took: lion. Out of the game." in lines


def test_a_reshuffle_and_leos_new_pile_hide_their_order() -> None:
    scene = Stage(
        hands=("F1", "S1", ""),
        display="pe ib",
        leo="R S1",
        pile="F2",
        rest="discard",
    )
    scene.bid("F1", "S1", None)
    lines = story(scene)
    assert any(
        line.startswith("The draw pile is empty: the discard pile is shuffled into a new one (")
        for line in lines
    )
    assert "Leo gets a new, shuffled pile of 6 cards." in lines
    assert any("shuffled pile of 6 cards. " in line for line in story(scene, None))


def test_all_seeing_eyes_see_the_cards_drawn() -> None:
    scene = Stage(hands=("F1", "S1", "M1"), display="pe ib", pile="M2 M3 M4 S2 S3 S4")
    scene.bid("R", "S1", "M1")
    scene.act(0, "-")
    assert "Ann draws M2 M3 M4 S2 S3 S4." in story(scene, None)
    assert story(scene, 1)[1] == "Ann draws 6 cards."


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_news_told_piece_by_piece_add_up_to_the_story(rules: Rules) -> None:
    """At every decision of a seat the news continues, whatever others did in between."""
    for _, game in games(rules, 1):
        seat = rules.human_seats()[-1]
        cast = cast_of(rules, seat)
        teller = Story(seat, rules.leo_seat)
        since = 0
        piece: list[str] = []
        for state in game:
            if seat not in state.to_act and not state.is_over:
                continue
            events = seen_events(state.observe(seat))
            piece = [sentence(one.beat, cast) for one in teller.tell(events[since:])]
            assert piece == narrate(events, cast, rules.leo_seat, since)
            since = len(events)
        assert all(name not in piece for name in NAMES[rules.seats :])


def test_the_round_in_the_log_begins_with_its_first_event() -> None:
    state = new_game(Rules(), seed=1)
    assert round_start(seen_events(state.observe(0))) == 0
    while state.round < 3:
        seat = state.to_act[0]
        state.apply(seat, state.legal_actions(seat)[0])
    events = seen_events(state.observe(0))
    start = round_start(events)
    assert (events[start].kind, events[start].what) == (EventKind.ROUND, 3)
    assert round_start([]) == 0
