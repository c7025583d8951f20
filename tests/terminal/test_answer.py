"""How typed lines are understood, and what is said about those that cannot be."""

from __future__ import annotations

import pytest
from support.scene import Scene
from support.screens import cast_of

from wildcards.engine.action import DONE, parse_token
from wildcards.terminal.answer import Command, Picked, Wrong, understand
from wildcards.terminal.prompt import Prompt, ask


def prompt_of(scene: Scene, picked: str = "") -> Prompt:
    return ask(scene.sees(0), cast_of(scene.rules), [parse_token(token) for token in picked.split()])


def bidding() -> Prompt:
    return prompt_of(Scene(hands=("F1 F2 S3", "S1", "M1"), display="pe ib"))


def taking(display: str = "pe ib", leo: bool = False) -> Prompt:
    hands = ("F1", "S1", "") if leo else ("F1", "S1", "M1")
    scene = Scene(hands=hands, display=display, leo="M1 R" if leo else "", talisman=1, collections={0: "li*"})
    scene.bid("F1", "S1", None if leo else "M1")
    return prompt_of(scene)


def paying(picked: str = "") -> Prompt:
    scene = Scene(hands=("F4 F1 F1 S2 M3", "S1", "M1"), display="pe ib")
    scene.bid("F4", "S1", "M1")
    scene.act(0, "pe@1")
    return prompt_of(scene, picked)


def swapping(leo: bool) -> Prompt:
    scene = Scene(
        hands=("F1", "S1", "") if leo else ("F1", "S1", "M1"),
        display="sq sq",
        leo="M1 R" if leo else "",
        collections={0: "me* ib*"},
    )
    scene.bid("R", "S1", None if leo else "M1")
    return prompt_of(scene)


def breaking() -> Prompt:
    scene = Scene(hands=("F1 F3", "S1 S2", "M2 M1"), display="pe ib", edition="2020")
    scene.bid("F1", "S1", "M2")
    scene.act(2, "-")
    return prompt_of(scene)


def picked(tokens: str, is_done: bool = False) -> Picked:
    return Picked(tuple([parse_token(token) for token in tokens.split()]), is_done)


@pytest.mark.parametrize("line", ["2", "F2", "f2", "  f2  ", "\tF2", "2\t"])
def test_a_card_by_number_or_token(line: str) -> None:
    assert understand(line, bidding()) == picked("F2")


@pytest.mark.parametrize("line", ["4", "r", "R", "refill"])
def test_the_refill_card(line: str) -> None:
    assert understand(line, bidding()) == picked("R")


@pytest.mark.parametrize("line", ["1", "pe@1", "PE@1", "pe", "peacock", "Peacock"])
def test_an_animal_by_number_token_or_name(line: str) -> None:
    assert understand(line, taking()) == picked("pe@1")


@pytest.mark.parametrize("line", ["3", "-", "pass", "no", "done", "none"])
def test_passing(line: str) -> None:
    assert understand(line, taking()) == Picked((DONE,))


def test_a_name_that_fits_two_slots_asks_which() -> None:
    answer = understand("pe", taking("pe pe", leo=True))
    assert answer == Wrong("“pe” could be pe@1 or pe@2: type one of them.")
    assert understand("ib>sq", swapping(leo=True)) == Wrong(
        "“ib>sq” could be ib>sq@1 or ib>sq@2: type one of them."
    )


@pytest.mark.parametrize("line", ["ib>sq@1", "IB>SQ", "1"])
def test_a_swap(line: str) -> None:
    assert understand(line, swapping(leo=False)) == picked("ib>sq@1")


@pytest.mark.parametrize("line", ["draw", "DRAW", "2"])
def test_drawing_in_the_2020_tie_break(line: str) -> None:
    assert understand(line, breaking()) == picked("?")


def test_the_question_mark_is_always_the_help() -> None:
    assert understand("?", breaking()) == Command("?")


@pytest.mark.parametrize("line", ["F1 F1 M3", "m3,f1,f1", "1 1 3", "M3; F1 1", "F1 F1 M3 -"])
def test_several_cards_on_one_line(line: str) -> None:
    answer = understand(line, paying())
    assert isinstance(answer, Picked)
    assert sorted(answer.actions) == sorted(picked("F1 F1 M3").actions)


def test_part_of_a_payment() -> None:
    assert understand("S2", paying()) == picked("S2")
    assert understand("F1 M3", paying("S2")) == picked("F1 M3")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("F1 F1 F1", "You have F1 only 2 times."),
        ("M3 M3", "You have M3 only once."),
        ("F1 F1 S2 M3", "Expected 3 cards at most, got 4."),
        ("F1 -", "Expected 3 cards before “-”."),
        ("F1 - S2", "Expected “-” at the end of the line, after the cards."),
        ("F2", "Expected a card from your hand: F2 is not in it."),
        ("4", "Expected a number from 1 to 3, got “4”."),
        ("0", "Expected a number from 1 to 3, got “0”."),
        ("99999", "Expected a number from 1 to 3, got “99999”."),
        ("pe@1", "“pe@1” is not a choice here: expected F1, S2 or M3."),
        ("draw", "“draw” is not a choice here: expected F1, S2 or M3."),
        (
            "foo",
            "Expected a number from 1 to 3, F1, S2 or M3, or a command (help lists them), got “foo”.",
        ),
    ],
)
def test_a_wrong_payment_says_what_was_expected(line: str, why: str) -> None:
    assert understand(line, paying()) == Wrong(why)


def test_more_than_is_left_to_pay() -> None:
    assert understand("F1 F1", paying("S2 M3")) == Wrong("Expected 1 card at most, got 2.")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("F1 F2", "Expected one choice, got 2."),
        ("F4", "Expected a card from your hand: F4 is not in it."),
        ("-", "“-” is not a choice here: expected F1, F2, S3 or R."),
        ("pe@1", "“pe@1” is not a choice here: expected F1, F2, S3 or R."),
        ("ib>sq@9", "“ib>sq@9” is not a choice here: expected F1, F2, S3 or R."),
    ],
)
def test_a_wrong_bid_says_what_was_expected(line: str, why: str) -> None:
    assert understand(line, bidding()) == Wrong(why)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("F1", "“F1” is not a choice here: expected pe@1, ib@2 or -."),
        ("li", "Expected a number from 1 to 3, pe@1, ib@2 or -, or a command (help lists them), got “li”."),
        ("pe@2", "“pe@2” is not a choice here: expected pe@1, ib@2 or -."),
    ],
)
def test_a_wrong_animal_says_what_was_expected(line: str, why: str) -> None:
    assert understand(line, taking()) == Wrong(why)


def test_long_and_odd_answers_are_cut_and_made_printable() -> None:
    answer = understand("x" * 500, bidding())
    assert isinstance(answer, Wrong)
    assert len(answer.why) < 150
    odd = understand("\x1b[2Jf", bidding())
    assert isinstance(odd, Wrong)
    assert "\x1b" not in odd.why


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("help", Command("help")),
        ("HELP", Command("help")),
        ("h", Command("help")),
        ("rules ties", Command("rules", "ties")),
        ("log all", Command("log", "all")),
        ("q", Command("quit")),
        ("exit", Command("quit")),
        ("undo", Command("back")),
        ("score", Command("score")),
        ("table", Command("table")),
        ("leaders", Command("leaders")),
        ("save", Command("save")),
        ("", Command("table")),
        ("   ", Command("table")),
    ],
)
def test_commands(line: str, command: Command) -> None:
    assert understand(line, paying()) == command


def test_many_choices_are_hinted_at_by_a_few() -> None:
    scene = Scene(hands=("F1 F2 F3 F4 S1 S2", "S1", "M1"), display="pe ib")
    answer = understand("zzz", prompt_of(scene))
    assert answer == Wrong(
        "Expected a number from 1 to 7, F1, F2, F3 or R, or a command (help lists them), got “zzz”."
    )


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("quit now", "Expected quit alone, got “now” after it."),
        ("log everything", "Expected log alone or log all, got “everything” after it."),
    ],
)
def test_more_words_after_a_command_are_refused(line: str, why: str) -> None:
    assert understand(line, bidding()) == Wrong(why)


def test_an_answer_is_quoted_as_it_was_typed() -> None:
    answer = understand("F9", bidding())
    assert isinstance(answer, Wrong)
    assert answer.why.endswith("got “F9”.")
