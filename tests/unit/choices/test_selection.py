"""Cards picked together become steps the engine takes."""

from __future__ import annotations

import pytest
from strategies import TABLES, choose, dice, table_name
from support.scene import Scene
from support.screens import cast_of, random_picks

from wildcards.choices.selection import bonus_for, missing, only_way, pool, steps, without
from wildcards.engine.action import parse_token
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game


def ids(tokens: str) -> list[int]:
    return [parse_token(token) for token in tokens.split()]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_whole_pick_is_legal_and_ends_what_was_asked(rules: Rules) -> None:
    cast = cast_of(rules)
    for seed in range(3):
        state = new_game(rules, seed=seed)
        chooser = dice("picking", seed)
        while not state.is_over:
            seat = chooser.choice(state.to_act)
            phase = (state.round, state.phase)
            seen = state.observe(seat)
            for action in steps(seen, random_picks(seen, cast, chooser)):
                assert seat in state.to_act
                assert (state.round, state.phase) == phase
                state.apply(seat, action)
            is_asked_again = seat in state.to_act and (state.round, state.phase) == phase
            assert not is_asked_again or state.phase == Phase.BREAK  # still equal: another extra card


def test_a_pick_may_go_on_where_single_steps_began() -> None:
    rules = Rules()
    state = new_game(rules, seed=3)
    chooser = dice("half way")
    cast = cast_of(rules)
    while not state.is_over:
        seat = chooser.choice(state.to_act)
        if chooser.random() < 0.5:
            state.apply(seat, choose(chooser, state, seat, "any"))
            continue
        seen = state.observe(seat)
        for action in steps(seen, random_picks(seen, cast, chooser)):
            state.apply(seat, action)


def test_payments_are_sorted_and_need_no_end() -> None:
    scene = Scene(hands=("F3 M1 S2 W1", "S1", "S1"), display="pe ib")
    scene.bid("F3", "R", "R")
    for seat in (1, 2):
        scene.act(seat, "-")
    scene.act(0, "pe@1")
    seen = scene.sees(0)
    assert missing(seen) == 2
    assert steps(seen, ids("W1 S2")) == ids("S2 W1")


def test_a_discard_ends_with_a_dash_only_where_more_could_follow() -> None:
    scene = Scene(hands=("F3 M1 M1", "S1", "S1"), display="pe ib")
    scene.bid("R", "S1", "S1")
    seen = scene.sees(0)
    assert steps(seen, ids("M1 F3")) == ids("F3 M1 -")
    assert steps(seen, ids("M1 M1")) == ids("M1 M1")
    assert steps(seen, []) == ids("-")


def test_the_eagles_two_bids_may_be_picked_in_any_order() -> None:
    scene = Scene(hands=("F3 M1", "S1", "S1"), display="pe ib", collections={0: "ea*"})
    seen = scene.sees(0)
    assert steps(seen, ids("R M1")) == ids("M1 R")
    assert steps(seen, ids("M1")) == ids("M1 -")
    assert steps(seen, ids("R")) == ids("R")


def test_equal_bids_of_the_eagle_need_no_question() -> None:
    for second, way in (("F3", ids("F3")), ("M1", [])):
        scene = Scene(hands=(f"F3 {second}", "S1", "S1"), display="pe ib", collections={0: "ea*"})
        scene.bid(f"F3 {second}", "S1", "S1")
        assert only_way(scene.sees(0)) == way


def test_a_payment_with_one_way_only_needs_no_question() -> None:
    scene = Scene(hands=("F3 M1 M1 M1", "S2 F1 F2", "S1"), display="pe ib")
    scene.bid("F3", "S2", "S1")
    assert only_way(scene.sees(0)) == []
    scene.act(0, "ib@2")
    assert only_way(scene.sees(0)) == ids("M1 M1")
    scene.act(0, "M1 M1")
    scene.act(1, "pe@1")
    assert only_way(scene.sees(1)) == []


def test_the_pool_holds_no_card_below_one_laid_before() -> None:
    scene = Scene(hands=("F4 F1 S1 M1 M2", "S1", "S1"), display="pe ib")
    scene.bid("F4", "S1", "S1")
    scene.act(0, "pe@1 S1")
    assert pool(scene.sees(0)) == ids("M1 M2")
    assert pool(scene.sees(0), ids("M2")) == ids("M1")


def test_cards_that_are_not_there_are_not_taken_away() -> None:
    assert without(ids("F1 F1 F2"), ids("F1 S1")) == ids("F1 F2")


def test_the_bonus_needs_all_cards_at_home() -> None:
    display = [0, 3, -1]
    assert bonus_for(ids("F3"), ids("F1 W1 S1"), 2, display) == [0]
    assert bonus_for(ids("F3"), ids("F1 S2 S1"), 2, display) == []
    assert bonus_for(ids("W2"), ids("F1 M1"), 1, display) == [0, 3]
    assert bonus_for(ids("S1"), [], 0, display) == []
