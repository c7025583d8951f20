"""Scores in their parts, ranks, and the reasons for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from support.scene import Scene
from support.screens import cast_of, texts

from wildcards.engine.observation import Observation
from wildcards.terminal.scoreboard import plain_table, reasons, standings, table


def seen_with(
    collections: Mapping[int, str], points: Sequence[int] = (), seats: int = 3, leo: str = ""
) -> Observation:
    hands = ["F1", "S1", "M1", "M2"][:seats]
    if leo:
        hands[-1] = ""
    scene = Scene(hands=hands, display="", collections=collections, points=points, leo=leo, round_number=12)
    return scene.sees(0)


FIELD = {0: "pe* pe pe ib* ib", 1: "ea* me*", 2: "li*"}


def test_the_parts_of_every_score() -> None:
    seen = seen_with(FIELD, (4, 2, 0))
    cast = cast_of(seen.rules)
    assert plain_table(standings(seen), cast) == [
        (
            "1. Ann (you): 16 points. Best: 6 (3 peacocks), second: 2 (2 ibexes), leaders: 4 (peacock, ibex),"
            " score tokens: 4."
        ),
        (
            "2. Bob: 7 points. Best: 2 (1 eagle), second: 1 (1 meerkat), leaders: 2 (eagle, meerkat),"
            " score tokens: 2."
        ),
        "3. Cem: 3 points. Best: 2 (1 lion), second: 0, leaders: 1 (lion), score tokens: 0.",
    ]
    assert texts(table(standings(seen), cast, 100)) == [
        " rank             score  best ×2        second ×1     leaders            tokens  animals",
        "    1  Ann (you)     16  6: 3 peacocks  2: 2 ibexes   4: peacock, ibex        4        5",
        "    2  Bob            7  2: 1 eagle     1: 1 meerkat  2: eagle, meerkat       2        2",
        "    3  Cem            3  2: 1 lion      0             1: lion                 0        1",
    ]


def test_a_narrow_screen_leaves_words_out() -> None:
    seen = seen_with(FIELD, (4, 2, 0))
    cast = cast_of(seen.rules)
    rows = [texts(table(standings(seen), cast, width))[1] for width in (100, 80, 60)]
    assert " ".join(rows[0].split()) == "1 Ann (you) 16 6: 3 peacocks 2: 2 ibexes 4: peacock, ibex 4 5"
    assert " ".join(rows[1].split()) == "1 Ann (you) 16 6: 3 peacocks 2: 2 ibexes 4 4 5"
    assert " ".join(rows[2].split()) == "1 Ann (you) 16 6 2 4 4 5"


def test_leo_is_not_ranked() -> None:
    seen = seen_with({0: "pe*", 2: "li* li li"}, seats=3, leo="M3 R")
    assert [place.seat for place in standings(seen)] == [0, 1]


def test_the_winner_is_named() -> None:
    seen = seen_with({0: "pe*", 1: "li*"})
    assert reasons(standings(seen), cast_of(seen.rules)) == ["You win."]
    assert reasons(standings(seen), cast_of(seen.rules, 1)) == ["Ann wins."]


def test_more_animals_decide_equal_scores() -> None:
    seen = seen_with({0: "li* sq* sq", 1: "ea* ib*"}, (0, 2, 0))
    assert reasons(standings(seen), cast_of(seen.rules)) == [
        "You win.",
        "Ann and Bob are tied on points. The number of animals decides: 3 : 2, so Ann comes first.",
    ]


def test_equals_share_a_rank() -> None:
    seen = seen_with({0: "li*", 1: "ea*"})
    places = standings(seen)
    assert [place.rank for place in places] == [1, 1, 3]
    assert reasons(places, cast_of(seen.rules)) == [
        "Ann and Bob win together.",
        "Ann and Bob are tied on points and on animals (1 : 1). They share the rank.",
    ]
