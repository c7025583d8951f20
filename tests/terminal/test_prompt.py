"""What is asked: choices, prices, marks and remarks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from strategies import TABLES, games, table_name
from support.scene import Scene
from support.screens import cast_of, texts

from wildcards.engine.action import DRAW, parse_token
from wildcards.engine.rules import Rules
from wildcards.terminal.prompt import Prompt, ask
from wildcards.terminal.question import label, plain_question, question


def asked(scene: Scene, seat: int = 0, picked: str = "") -> Prompt:
    cards = [parse_token(token) for token in picked.split()]
    return ask(scene.sees(seat), cast_of(scene.rules, seat), cards)


def notes(prompt: Prompt) -> dict[str, str]:
    return {choice.typed: choice.note for choice in prompt.choices}


def typed(prompt: Prompt) -> list[str]:
    return [choice.typed for choice in prompt.choices]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_the_choices_are_the_legal_steps(rules: Rules) -> None:
    """Exactly them, unless cards are picked together; then at least the first of every whole answer."""
    for _, game in games(rules, 2):
        for state in game:
            for seat in state.to_act:
                seen = state.observe(seat)
                prompt = ask(seen, cast_of(rules, seat))
                offered = [choice.action for choice in prompt.choices]
                if prompt.most == 1:
                    assert sorted(offered) == list(seen.legal_actions)
                else:
                    assert set(seen.legal_actions) <= {*offered, 17}


def test_a_bid_tells_its_price_and_a_possible_bonus() -> None:
    scene = Scene(hands=("F1 F3 F2 S4 S1 W1", "S1", "M1"), display="pe ib")
    assert notes(asked(scene)) == {
        "F1": "free · bonus with peacock",
        "F2": "1 more · bonus with peacock",
        "F3": "2 more · bonus with peacock",
        "S1": "free",
        "S4": "3 more",
        "W1": "free · bonus with peacock, ibex",
        "R": "no animal; draw up to 7",
    }


def test_a_bid_that_cannot_be_paid_is_marked_as_a_bluff() -> None:
    scene = Scene(hands=("F4 F1 F1", "S1", "M1"), display="pe ib")
    assert notes(asked(scene))["F4"] == "3 more · you can’t pay that: a bluff"


def test_the_squirrel_raises_what_a_refill_draws() -> None:
    scene = Scene(hands=("F1", "S1", "M1"), display="pe ib", collections={0: "sq*"})
    assert notes(asked(scene))["R"] == "no animal; draw up to 10"


def test_the_eagle_is_asked_for_two_cards() -> None:
    scene = Scene(hands=("F1 F1 S3", "S1", "M1"), display="pe ib", collections={0: "ea*"})
    first = asked(scene)
    assert (first.least, first.most) == (1, 2)
    assert [(choice.typed, choice.number) for choice in first.choices] == [("F1", 2), ("S3", 1), ("R", 1)]
    second = asked(scene, picked="F1")
    assert [(choice.typed, choice.number) for choice in second.choices] == [
        ("F1", 1),
        ("S3", 1),
        ("R", 1),
        ("-", 1),
    ]
    assert second.question == "Play a second card?"
    assert second.remarks[-1] == "Picked so far: F1."
    assert typed(asked(scene, picked="R")) == ["F1", "S3", "-"]


def test_the_eagle_who_laid_one_card_by_a_single_step_is_asked_for_the_second() -> None:
    scene = Scene(hands=("F1 F2", "S1", "M1"), display="pe ib", collections={0: "ea*"})
    scene.act(0, "F2")
    assert typed(asked(scene)) == ["R", "-"]
    assert asked(scene).most == 1


def test_revealing_tells_prices_again() -> None:
    scene = Scene(hands=("F1 F2", "S1", "M1"), display="pe ib", collections={0: "ea*"})
    scene.bid("F2 R", "S1", "M1")
    prompt = asked(scene)
    assert notes(prompt) == {"F2": "1 more · bonus with peacock", "R": "no animal; draw up to 7"}


def test_a_swap_tells_which_leaders_would_move() -> None:
    scene = Scene(hands=("F1", "S1", "M1"), display="sq li", collections={0: "me* ib*", 1: "sq*"})
    scene.bid("R", "S1", "M1")
    prompt = asked(scene)
    assert notes(prompt)["ib>sq@1"] == (
        "You get the squirrel leader from Bob · the ibex leader goes back to the supply"
    )
    assert prompt.choices[-1].typed == "-"
    assert prompt.choices[0].label == "Give the ibex, take the squirrel"


def test_throwing_away_tells_what_is_drawn() -> None:
    scene = Scene(hands=("F1 S2", "S1", "M1"), display="pe ib")
    scene.bid("R", "S1", "M1")
    prompt = asked(scene)
    assert (prompt.least, prompt.most) == (0, 2)
    assert prompt.remarks == ("Choose any number from your hand. Then you draw up to 7.",)
    assert (prompt.choices[-1].label, prompt.choices[-1].note) == (
        "Keep all",
        "You keep 2 cards and draw up to 7",
    )
    then = asked(scene, picked="S2")
    assert then.question == "Discard more cards?"
    assert (then.choices[-1].label, then.choices[-1].note) == (
        "that is all",
        "You keep 1 card and draw up to 7",
    )
    assert then.remarks == ("Picked so far: S2.",)


def test_laying_names_the_rivals_and_the_sum() -> None:
    scene = Scene(hands=("F3 F1 M2 W1", "F3 S1 S2", "M1"), display="pe ib")
    scene.bid("F3", "F3", "M1")
    prompt = asked(scene)
    assert prompt.question == "Tie at 3: lay 2 cards"
    assert prompt.remarks[0].endswith("Tied with Bob.")
    assert notes(prompt) == {"F1": "bonus with peacock", "M2": "", "W1": "bonus with peacock"}
    then = asked(scene, picked="M2")
    assert then.question == "Choose 1 more card"
    assert then.remarks == ("Sum: 2", "Picked so far: M2.")


def test_paying_marks_the_cards_that_keep_the_bonus() -> None:
    scene = Scene(hands=("F3 F1 M2 W1", "S1", "M1"), display="pe ib")
    scene.bid("F3", "S1", "M1")
    scene.act(0, "pe@1")
    prompt = asked(scene)
    assert prompt.question == "Pay 2 cards for the peacock"
    assert notes(prompt) == {
        "F1": "keeps the habitat bonus",
        "M2": "",
        "W1": "keeps the habitat bonus",
    }
    assert prompt.remarks == ("Habitat bonus of 2 points if all of it is forest or wild.",)
    then = asked(scene, picked="M2")
    assert then.remarks[0] == "Bonus missed (2 points)"
    assert set(notes(then).values()) == {""}


def test_one_card_is_asked_for_as_one() -> None:
    scene = Scene(hands=("F2 F1 M2", "S1", "M1"), display="pe ib")
    scene.bid("F2", "S1", "M1")
    scene.act(0, "ib@2")
    assert asked(scene).question == "Pay 1 card for the ibex"


def test_taking_tells_leaders_bonus_and_cost() -> None:
    scene = Scene(
        hands=("F2 F1", "S1", "M1"), display="pe ib", collections={0: "pe", 1: "pe*"}, round_number=3
    )
    scene.bid("F2", "S1", "M1")
    prompt = asked(scene)
    assert prompt.remarks == ("Choose from the display. Besides your bid F2 it costs 1 more card.",)
    assert notes(prompt) == {
        "pe@1": "you have 1 · its leader, from Bob · bonus possible",
        "ib@2": "its leader",
        "-": "F2 comes back and you draw 2 cards",
    }


def test_taking_for_nothing_on_top_tells_the_bonus_for_certain() -> None:
    scene = Scene(hands=("F1", "S2", "M2"), display="pe ib")
    scene.bid("F1", "R", "R")
    for seat in (1, 2):
        scene.act(seat, "-")
    prompt = asked(scene)
    assert prompt.remarks == ("Choose from the display. Your bid F1 is all you pay.",)
    assert notes(prompt)["pe@1"] == "its leader · bonus: +2"
    assert notes(prompt)["ib@2"] == "its leader"


def test_taking_after_a_tie_tells_what_is_laid_already() -> None:
    scene = Scene(hands=("F2 F1", "F2 S2", "M1"), display="pe ib")
    scene.bid("F2", "F2", "M1")
    scene.act(0, "F1")
    scene.act(1, "S2")
    scene.act(1, "ib@2")
    prompt = asked(scene)
    assert prompt.remarks == ("Choose from the display. You have paid already: F1.",)
    assert notes(prompt) == {
        "pe@1": "its leader · bonus: +2",
        "-": "F2 and your payment (F1) come back and you draw 2 cards",
    }


def test_passing_may_lose_the_payment_and_stops_at_ten_cards() -> None:
    full = "F1 F1 F1 F1 F1 S1 S1 S1 S2"
    scene = Scene(hands=(f"F2 {full}", "F2 S2", "M1"), display="pe ib", edition="2020")
    scene.bid("F2", "F2", "M1")
    scene.act(0, "F1")
    scene.act(1, "S2")
    scene.act(1, "ib@2")
    assert notes(asked(scene))["-"] == ("F2 comes back and you draw one card; your payment (F1) is lost")


def test_a_tie_break_card_can_be_drawn_by_a_word() -> None:
    scene = Scene(hands=("F1 F3", "S1 S2", "M2 M1"), display="pe ib", edition="2020")
    scene.bid("F1", "S1", "M2")
    scene.act(2, "-")
    prompt = asked(scene)
    assert notes(prompt) == {
        "F3": "",
        "draw": "The top card of the draw pile counts, unseen",
    }
    assert prompt.choices[-1].action == DRAW
    assert prompt.choices[-1].label == "Draw from the pile"
    assert prompt.remarks[0].startswith("Tied with Bob.")


def test_keeping_the_bid() -> None:
    scene = Scene(hands=("F1", "S2", "M2"), display="pe ib")
    scene.bid("F1", "R", "R")
    for seat in (1, 2):
        scene.act(seat, "-")
    scene.act(0, "ib@2")
    prompt = asked(scene)
    assert prompt.question == "Take F1 back?"
    assert notes(prompt) == {"F1": "Take F1 back", "-": ""}


# --- as lines


def test_few_choices_stand_one_below_another_and_many_in_two_columns() -> None:
    few = Scene(hands=("F1 F1", "S1", "M1"), display="pe ib")
    assert texts(question(asked(few), 80)) == [
        " Bid one card",
        " High bids choose first. “2 more” means 2 more cards to pay for an animal.",
        "   1   F1  ×2 free · bonus with peacock",
        "   2   R      no animal; draw up to 7",
    ]
    many = Scene(hands=("F1 F2 F3 S1 S2 S3 M1", "S1", "M1"), display="li ib")
    lines = texts(question(asked(many), 80))
    assert lines[2:] == [
        "   1   F1     free                        5   S2     1 more · bonus with lion",
        "   2   F2     1 more                      6   S3     2 more · bonus with lion",
        "   3   F3     2 more                      7   M1     free · bonus with ibex",
        "   4   S1     free · bonus with lion      8   R      no animal; draw up to 7",
    ]
    assert len(texts(question(asked(many), 60))) == 10


def test_other_choices_stand_in_line_with_what_cards_mean() -> None:
    scene = Scene(hands=("F1 S2", "S1", "M1"), display="pe ib")
    scene.bid("R", "S1", "M1")
    assert texts(question(asked(scene), 80))[2:] == [
        "   1   F1",
        "   2   S2",
        "   3  -       Keep all  You keep 2 cards and draw up to 7",
    ]


def test_the_plain_form_spells_cards_out() -> None:
    scene = Scene(hands=("F1 F1", "S1", "M1"), display="pe ib")
    assert plain_question(asked(scene))[2:] == [
        "1. F1, forest 1, 2 of them: free · bonus with peacock",
        "2. R, refill card: no animal; draw up to 7",
    ]


def test_the_cursor_tells_the_range_of_numbers() -> None:
    scene = Scene(hands=("F1", "S1", ""), display="pe ib", leo="S1 R")
    assert label(asked(scene), is_plain=False) == " 1-2, ? for help > "
    assert label(asked(scene), is_plain=True) == "Your choice (1-2, ? for help): "
    alone = Scene(hands=("", "S1", ""), display="pe ib", leo="S1 R")
    assert label(asked(alone), is_plain=False) == " 1, ? for help > "


def test_choices_are_never_wider_than_the_screen_if_they_stand_in_columns() -> None:
    rules = Rules()
    for _, game in games(rules, 2):
        for state in game:
            for seat in state.to_act:
                prompt = ask(state.observe(seat), cast_of(rules, seat))
                lines = texts(question(prompt, 80))
                if _in_columns(prompt, lines):
                    assert max([len(line) for line in lines[-4:]]) <= 80


def _in_columns(prompt: Prompt, lines: Sequence[str]) -> bool:
    return len(lines) < len(prompt.choices) + 1 + len(prompt.remarks)
