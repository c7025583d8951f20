"""Whoever the engine gives a leader, the heuristic expects to get it: they ask the same questions."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import STEADY

from wildcards.bots.herd import gain, next_points
from wildcards.bots.heuristic import Heuristic
from wildcards.bots.parameters import NAMES, Weights
from wildcards.engine import board as at
from wildcards.engine.action import given_by, is_swap, is_take, slot_of
from wildcards.engine.card import LION, MEERKAT, NONE, REFILL, SPECIES
from wildcards.engine.chance import FastChance
from wildcards.engine.phase import SWAP, TAKE
from wildcards.engine.rules import Rules
from wildcards.engine.scoring import Breakdown
from wildcards.engine.state import State, new_game

# With these a leader is worth its points at the end, and an animal what it adds to the score.
FACE_VALUE: Final = Weights({name: 1.0 if name == "hold" else 0.0 for name in NAMES})
TABLES: Final = [
    Rules(edition=edition, seats=seats, leo=leo)
    for edition, leo in (("2022", False), ("2022", True), ("2020", False))
    for seats in (3, 4, 5)
]


@st.composite
def boards(draw: st.DrawFn) -> State:
    """A game in its first round, but with any animals and any leaders that are possible with them."""
    rules = draw(st.sampled_from(TABLES))
    state = new_game(rules, chance=FastChance(draw(st.integers(0, 99))))
    state.logging = False
    counts = st.lists(st.integers(0, 3), min_size=rules.seats, max_size=rules.seats)
    for species in range(SPECIES):
        own = draw(counts)
        leading = [seat for seat, number in enumerate(own) if number == max(own) > 0]
        for seat, number in enumerate(own):
            state.s[at.animal(seat, species)] = number
        state.s[at.LEADER + species] = draw(st.sampled_from([NONE, *leading]))
    for slot in range(rules.slots):
        state.s[at.DISPLAY + slot] = draw(st.integers(0, SPECIES - 1))
    return state


def parts(state: State, seat: int) -> Breakdown:
    part = state.breakdown()[seat]
    assert part is not None
    return part


@given(boards(), st.data())
@STEADY
def test_the_heuristic_expects_the_leader_that_the_engine_gives_to_a_taker(
    state: State, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(state.rules.human_seats()))
    state.s[at.BIDS + seat] = 0  # a bid of 1: nothing is paid
    state.s[at.VALUE] = 1
    state.ask(TAKE, 1 << seat)
    heuristic = Heuristic(FACE_VALUE)
    heuristic.look(state, seat)
    before = parts(state, seat)
    for action in [one for one in state.legal_actions(seat) if is_take(one)]:
        after = state.copy()
        after.step(seat, action)
        gained = parts(after, seat)._replace(bonus=0).total - before._replace(bonus=0).total
        assert heuristic.gains[slot_of(action)] == gained


@given(boards(), st.data())
@STEADY
def test_the_heuristic_expects_the_leaders_that_the_engine_moves_in_a_swap(
    state: State, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(state.rules.human_seats()))
    state.s[at.BIDS + seat] = REFILL
    state.s[at.LEADER + MEERKAT] = seat
    state.ask(SWAP, 1 << seat)
    heuristic = Heuristic(FACE_VALUE)
    heuristic.look(state, seat)
    for action in [one for one in state.legal_actions(seat) if is_swap(one)]:
        after = state.copy()
        after.step(seat, action)
        taken, given_away = state.display[slot_of(action)], given_by(action)
        animals = next_points(state, seat, taken, state.s[at.animal(seat, taken)])
        animals -= next_points(state, seat, given_away, state.s[at.animal(seat, given_away)] - 1)
        moved = parts(after, seat).leaders - parts(state, seat).leaders
        assert heuristic.swap_worth(state, seat, action) - animals == moved


@pytest.mark.parametrize(("edition", "leader"), [("2020", 1.0), ("2022", 0.0)])
def test_the_first_lion_of_a_seat_may_bring_the_leader_back_from_the_supply(
    edition: str, leader: float
) -> None:
    state = new_game(Rules(edition=edition), seed=1)
    state.s[at.animal(1, LION)] = 1
    assert gain(state, 0, LION, FACE_VALUE, 1.0, by_swap=False) == 2.0 + leader
    assert state.s[at.LEADER + LION] == NONE
