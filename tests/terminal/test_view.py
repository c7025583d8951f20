"""The table as a seat sees it."""

from __future__ import annotations

import pytest
from support.scene import Scene
from support.screens import cast_of, texts

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.terminal.cast import Cast
from wildcards.terminal.view import hand, plain_hand, plain_table, table


def a_scene() -> Scene:
    scene = Scene(
        hands=("F3 F1 S2 W1", "S2 S1", "M1 M2", ""),
        display="pe ib li",
        collections={0: "pe* pe", 1: "ib*", 3: "me*"},
        points=(4, 2, 0, 0),
        leo="M3 R S3",
        talisman=1,
    )
    scene.bid("F1", "S2", "R", None)
    return scene


def test_the_table_of_a_scene() -> None:
    scene = a_scene()
    scene.act(2, "-")
    scene.act(1, "-")
    assert texts(table(scene.sees(0), cast_of(scene.rules), 80)) == [
        "── Round 3 of 12 · animals ──────────────────────────────────── talisman: Bob ──",
        " Display  pile ▸  @1 taken  @2 ibex M  @3 lion S",
        " 27 animals to come · draw pile 29 · discard pile 0 · Leo’s pile 2",
        " ★ has the leader",
        "",
        "           cards  peacock squirrel  eagle ibex  lion meerkat  tokens score",
        " Ann (you)     3     2★      ·        ·    ·     ·      ·          4    11",
        " Bob           4     ·       ·        ·    1★    ·      ·          2     5",
        " Cem           7     ·       ·        ·    ·     ·      ·          0     0",
        " Leo           –     1       ·        ·    ·     ·      1★         –     –",
        "",
        " Bids       you F1 · Cem refill card · Leo M3",
        " Known      Bob holds S2",
        " Your hand   F3     S2     W1",
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_column_is_ever_wrapped(seats: int) -> None:
    rules = Rules(edition="2022", seats=seats)
    seen = new_game(rules, seed=1).observe(0)
    for width in range(20, 100):
        lines = texts(table(seen, cast_of(rules), width))
        seated = [line for line in lines if line.lstrip().startswith("Bob")]
        assert len(seated) == 1
        assert len(seated[0]) <= width or "7 cards;" in seated[0], f"{width} columns"


def test_the_plain_table_of_a_scene() -> None:
    scene = a_scene()
    scene.act(2, "-")
    assert plain_table(scene.sees(0), cast_of(scene.rules)) == [
        "Round 3 of 12: animals. Talisman: Bob.",
        "Display: @2 ibex (mountains), @3 lion (savannah).",
        "27 animals to come, draw pile 31, discard pile 0, Leo’s pile 2.",
        "Ann (you): 3 cards; 2 peacocks; leaders: peacock; score tokens worth 4 points; 11 points so far.",
        "Bob: 1 card; 1 ibex; leaders: ibex; score tokens worth 2 points; 5 points so far.",
        "Cem: 7 cards; 0 animals; score tokens worth 0 points; 0 points so far.",
        "Leo: 1 peacock, 1 meerkat; leaders: meerkat.",
        "Bids: you F1, Bob S2, Cem refill card, Leo M3.",
        "Your hand: forest 3, savannah 2, wild 1.",
    ]


def test_a_narrow_table_shortens_the_species() -> None:
    state = new_game(Rules(seats=5), seed=1)
    cast = Cast(("A very long name", "Bob", "Cem", "Dot", "Eve"), 0)
    wide = texts(table(state.observe(0), cast, 120))
    middle = texts(table(state.observe(0), cast, 84))
    narrow = texts(table(state.observe(0), cast, 68))
    assert "peacock squirrel  eagle ibex  lion meerkat" in wide[4]
    assert "peaco. squir.  eagle ibex  lion meerk." in middle[4]
    assert "pe sq  ea ib  li me" in narrow[5]
    assert max([len(line) for line in middle]) <= 84
    assert max([len(line) for line in narrow[5:]]) <= 68


def test_wide_letters_keep_the_columns_straight() -> None:
    state = new_game(Rules(seats=3), seed=1)
    lines = table(state.observe(0), Cast(("日本", "Bob", "Cem"), 1), 80)
    assert len({line.cell_len for line in lines[5:8]}) == 1


def test_a_spectator_sees_no_hand() -> None:
    state = new_game(Rules(), seed=1)
    cast = cast_of(state.rules, None)
    assert "Your hand" not in "\n".join(texts(table(state.observe(None), cast, 80)))
    assert "Your hand" not in "\n".join(plain_table(state.observe(None), cast))


def test_2020_has_no_talisman_in_the_heading() -> None:
    state = new_game(Rules(edition="2020"), seed=1)
    assert "talisman" not in table(state.observe(0), cast_of(state.rules), 80)[0].plain
    assert plain_table(state.observe(0), cast_of(state.rules))[0] == "Round 1 of 12: bids."


def test_a_talisman_that_was_used_is_marked() -> None:
    scene = Scene(hands=("F1", "S1", "M2 M1"), display="pe ib", talisman=0)
    scene.bid("F1", "S1", "M2")
    scene.act(2, "-")
    heading = table(scene.sees(0), cast_of(scene.rules), 80)[0].plain
    assert "talisman: you, moves on" in heading


def test_an_empty_display_and_an_empty_hand_are_named() -> None:
    scene = Scene(hands=("F1", "S1", ""), display="pe ib", leo="M1 R", collections={0: "ib*"}, talisman=1)
    scene.bid("F1", "R", None)
    scene.act(1, "-")
    scene.act(0, "ib@2")
    assert scene.asked == "KEEP 0"
    cast = cast_of(scene.rules)
    assert plain_table(scene.sees(0), cast)[1] == "Display: empty."
    assert texts([hand(scene.sees(0))]) == [" Your hand  No cards in hand"]
    assert plain_hand(scene.sees(0)) == "Your hand: none."


def test_cards_laid_face_down_and_picked_ones_are_not_in_the_hand() -> None:
    scene = Scene(hands=("F3 F1 F1 S2", "F3 S1 S1", "M1"), display="pe ib")
    scene.bid("F3", "F3", "M1")
    scene.act(0, "F1")
    assert texts([hand(scene.sees(0))]) == [" Your hand   F1     S2    face down: F1"]
    assert texts([hand(scene.sees(0), [4 + 1])]) == [" Your hand   F1    face down: F1"]


def test_a_draw_chosen_face_down_is_named() -> None:
    scene = Scene(hands=("F1 F3", "S1 S2", "M2 M1"), display="pe ib", edition="2020")
    scene.bid("F1", "S1", "M2")
    scene.act(2, "-")
    scene.act(0, "?")
    assert texts([hand(scene.sees(0))]) == [" Your hand   F3    face down: draw"]
