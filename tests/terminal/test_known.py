"""The command `known`: what could be known of hidden cards, in a few plain lines."""

from __future__ import annotations

import pytest
from strategies import TABLES, dice, games, some, table_name
from support.scene import Scene
from support.screens import cast_of

from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.secrecy.rewrite import redeal
from wildcards.terminal.known import known
from wildcards.words.text import use


def lines(seen: Observation, scope: str = "all") -> list[str]:
    return known(seen, cast_of(seen.rules, seen.seat), scope)  # type: ignore[arg-type]  # one of the three


def counted(table: Scene, seat: int | None = 0) -> Observation:
    """A scene as if its game had just begun."""
    return table.sees(seat)._replace(history=((Event(EventKind.ROUND, -1, 1),),))


def test_certain_probable_and_impossible_cards_are_told_apart() -> None:
    table = Scene(hands=["F1", "F2 F2 F3 F4 W1", "M1"], pile="F1 F1 F1 F2", rest="discard")
    bob, cem, *rest = lines(counted(table))
    assert bob == (
        "Bob (5 cards): certain: none; probably: forest at least 3 (100\u00a0%), value 1 at least 2"
        " (90\u00a0%), value 2 at least 1 (92\u00a0%); certainly none: savannah."
    )
    assert "hardly: mountains (10\u00a0%), wild (10\u00a0%), value 3 (10\u00a0%), value 4 (10\u00a0%)" in cem
    assert rest[0] == "Draw pile (4): about 3 forest."
    assert rest[-2] == "All chances are counted exactly."


def test_only_open_cards_are_listed_where_the_table_says_so() -> None:
    table = Scene(hands=["F1", "F2 S2", "M1"], rest="discard")
    assert lines(counted(table), "open") == [
        "Bob (2 cards): certain: none.",
        "Cem (1 card): certain: none.",
        "At this table only what lies open is listed, no chances.",
    ]


def test_nothing_is_listed_where_the_table_says_so() -> None:
    assert lines(new_game(Rules(seats=3), seed=1).observe(0), "off") == [
        "There is no memory aid at this table: everybody remembers for themselves."
    ]


@pytest.mark.parametrize("rules", some(TABLES, 5), ids=table_name)
def test_hidden_cards_change_nothing(rules: Rules) -> None:
    for seed, game in games(rules, 2):
        for number, state in enumerate(game):
            if number % 97 == seed:
                for seat in (rules.human_seats()[0], None):
                    other = redeal(state, seat, dice("known", rules, seed, number))
                    assert lines(other.observe(seat)) == lines(state.observe(seat))


@pytest.mark.parametrize("language", ["en", "de", "nl", "it"])
def test_every_language_says_it_in_few_lines(language: str) -> None:
    use(language)
    try:
        told = lines(new_game(Rules(seats=3, leo=True, leo_seat=2), seed=1).observe(0))
        assert len(told) == 6
    finally:
        use("en")
