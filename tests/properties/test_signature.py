"""The signature test: redeal everything somebody cannot know, and nothing they are shown may differ.

It runs for every seat, Leo's too, and for a spectator, over thousands of positions from random games. Hidden
cards are redealt in two ways that know nothing of each other: by `wildcards.secrecy.rewrite`, and by the
engine's own `determinize`. The leak audit (docs/audit.md) does the same for more of what a seat gets.
"""

from __future__ import annotations

import json
import pickle
import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from invariants import check_all
from strategies import (
    IS_COMPILED,
    SOAK,
    STEADY,
    TABLES,
    any_position,
    audiences,
    choose,
    dice,
    games,
    positions_in,
    table_name,
    tries,
    whole,
)

from wildcards.bots.bot import Limit
from wildcards.bots.decision import choose_all
from wildcards.bots.registry import make_bot
from wildcards.engine.determinize import determinize
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.notation.observation import observation_to_dict
from wildcards.secrecy.channels import CHANNELS, Sight
from wildcards.secrecy.rewrite import redeal

KINDS = ("random", "novice", "greedy", "skilled")  # one of every class, and one that rolls dice
QUICK = Limit(simulations=1)
ERRORS = next(channel for channel in CHANNELS if channel.name == "error texts")
GAMES = 3  # a table; `make soak` plays many


def check_same(before: Observation, after: Observation) -> None:
    """Field by field, to the last byte, and for every bot."""
    if after != before:
        for field in Observation._fields:
            assert getattr(after, field) == getattr(before, field), field
    assert repr(after._replace(history=())) == repr(before._replace(history=()))
    assert repr(after.history[-1:]) == repr(before.history[-1:])
    assert pickle.dumps(after) == pickle.dumps(before)
    assert json.dumps(observation_to_dict(after)) == json.dumps(observation_to_dict(before))
    if before.legal_actions:
        # A search is slow on the plain form: it is tried on every 40th only.
        searches = IS_COMPILED or zlib.crc32(repr(before.hand).encode()) % 40 == 0
        for kind in KINDS if searches else KINDS[:-1]:
            assert decision(kind, after) == decision(kind, before), kind


def decision(kind: str, seen: Observation) -> list[int]:
    """What a bot of this kind does in this seat, and what a person there may be advised to do."""
    return choose_all(make_bot(kind, 7), kind, seen, 7, QUICK)


def check_position(state: State, chooser: random.Random) -> int:
    """Redeal a position for everybody; returns for how many something hidden changed."""
    changed = 0
    before = whole(state)
    for audience in audiences(state.rules):
        seen = state.observe(audience)
        other = redeal(state, audience, chooser)
        changed += other != state
        check_same(seen, other.observe(audience))
        assert determinize(seen, chooser).observe(audience) == seen
    assert whole(state) == before
    return changed


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nobody_sees_what_he_may_not_know(table: Rules) -> None:
    positions = changed = 0
    for seed, game in games(table, tries(GAMES)):
        for number, state in enumerate(game):
            if number % 11 == seed % 11:
                changed += check_position(state, dice("signature", table, seed, number))
                positions += 1
    assert positions > tries(GAMES * 5)
    assert changed > positions * len(audiences(table)) * 9 // 10


@pytest.mark.parametrize("phase", [Phase.REVEAL, Phase.DISCARD, Phase.LAY, Phase.BREAK])
def test_face_down_cards_tell_nothing(phase: Phase) -> None:
    """Many positions of the phases with face-down cards, from all tables."""
    for state, chooser in positions_in(phase, 60):
        check_position(state, chooser)


@STEADY
@given(any_position(), st.randoms(use_true_random=False))
def test_any_position_tells_nothing(state: State, chooser: random.Random) -> None:
    check_position(state, chooser)


@pytest.mark.slow
@SOAK
@given(any_position(), st.randoms(use_true_random=False))
def test_any_position_tells_nothing_at_length(state: State, chooser: random.Random) -> None:
    check_position(state, chooser)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nobody_sees_what_he_may_not_know_at_length(table: Rules) -> None:
    for seed, game in games(table, 120):
        for number, state in enumerate(game):
            check_position(state, dice("signature at length", table, seed, number))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_answers_to_a_seat_tell_nothing(table: Rules) -> None:
    """A seat may try any step and read the error: no word of it may depend on what it cannot know."""
    for seed, game in games(table, 3):
        for number, state in enumerate(game):
            if number % 17 == seed:
                chooser = dice("answers", table, seed, number)
                for seat in table.human_seats():
                    other = redeal(state, seat, chooser)
                    assert ERRORS.tell(Sight(other, seat)) == ERRORS.tell(Sight(state, seat))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_redealt_states_are_states(table: Rules) -> None:
    """The re-dealer of these tests plays fair: its states hold all cards and can be played on."""
    for seed, game in games(table, 3):
        for number, state in enumerate(game):
            if number % 47 == seed:
                chooser = dice("redealt", table, seed, number)
                for audience in audiences(table):
                    other = redeal(state, audience, chooser)
                    check_all(other)
                    while not other.is_over:
                        seat = chooser.choice(other.to_act)
                        other.apply(seat, choose(chooser, other, seat, "any"))
                    check_all(other)
