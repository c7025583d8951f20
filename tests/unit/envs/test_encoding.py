from __future__ import annotations

import json
from itertools import pairwise

import numpy as np
import pytest
from strategies import TABLES, dice, games, play, some, table_name, tries

from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.envs.encoding import (
    HIGH,
    SIZE,
    action_mask,
    describe,
    encode,
    encode_state,
    floats,
    mask_state,
    planes,
)
from wildcards.envs.planes import PLANES
from wildcards.errors import NotOwedError
from wildcards.secrecy.rewrite import redeal


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_state_and_its_observation_are_encoded_alike(table: Rules) -> None:
    for _, game in games(table, tries(12)):
        for state in game:
            for seat in range(table.seats):
                seen = state.observe(seat)
                array = encode(seen)
                assert encode_state(state, seat).tolist() == array.tolist()
                assert mask_state(state, seat).tolist() == action_mask(seen).tolist()
                assert (array >= 0).all()
                assert (array <= HIGH).all()


@pytest.mark.parametrize("table", some(TABLES, 2), ids=table_name)
def test_what_a_seat_may_not_know_changes_no_number(table: Rules) -> None:
    chooser = dice("encoding", table)
    for _, game in games(table, tries(6)):
        for state in game:
            for seat in range(table.seats):
                other = redeal(state, seat, chooser)
                assert encode_state(state, seat).tobytes() == encode_state(other, seat).tobytes()
                assert mask_state(state, seat).tobytes() == mask_state(other, seat).tobytes()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_no_fact_of_an_observation_but_the_past_is_left_out(table: Rules) -> None:
    """Two observations of one seat with the same numbers differ in what the docstring says, or not at all."""
    met: dict[bytes, object] = {}
    for _, game in games(table, tries(30)):
        for state in game:
            seen = state.observe(0)
            fact = (seen.rules, *facts(seen))
            assert met.setdefault(encode(seen).tobytes(), fact) == fact
    assert len(met) > 50


def facts(seen: Observation) -> tuple[object, ...]:
    """All but the history, the legal actions (the mask has them), and of ranks their order alone."""
    plain = seen._replace(history=(), ranks=(), equal=(), rules=Rules(), legal_actions=())
    order = [sorted(set(seen.ranks)).index(rank) if rank >= 0 else -1 for rank in seen.ranks]
    contenders = sorted({place for place in order if place >= 0})
    return tuple(plain), tuple([contenders.index(place) if place >= 0 else -1 for place in order])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_turning_the_table_turns_nothing_for_a_seat(seats: int) -> None:
    for state in play(Rules(seats=seats), 5):
        for seat in range(seats):
            seen = state.observe(seat)
            for by in range(1, seats):
                assert encode(turned(seen, by)).tolist() == encode(seen).tolist()


def turned(seen: Observation, by: int) -> Observation:
    """The same observation at a table whose seats are numbered `by` later."""
    n = seen.rules.seats

    def move(seat: int) -> int:
        return seat if seat == -1 else (seat + by) % n

    rows = ("hand_sizes", "known", "collections", "points", "bids", "payments", "breaks", "took", "ranks")
    changed = {name: getattr(seen, name)[-by:] + getattr(seen, name)[:-by] for name in rows}
    for name in ("to_act", "leaders", "swapped", "queue", "equal"):
        changed[name] = tuple([move(seat) for seat in getattr(seen, name)])
    assert seen.seat is not None
    return seen._replace(seat=move(seen.seat), talisman=move(seen.talisman), **changed)


def test_the_planes_fill_the_array_without_overlap() -> None:
    places = [place for plane in PLANES for place in plane.places]
    assert len(places) == len(set(places))
    assert max(places) < SIZE
    # What is between them is always 0.
    assert set(np.flatnonzero(HIGH)) == set(places)


def test_planes_have_the_shapes_they_name() -> None:
    found = planes(np.zeros((7, SIZE), np.int8))
    assert {name: array.shape[1:] for name, array in found.items()} == {
        plane.name: plane.shape for plane in PLANES
    }
    assert all(array.shape[0] == 7 for array in found.values())


def test_a_plane_holds_what_its_name_says() -> None:
    state = new_game(Rules(seats=4, leo=True), seed=3)
    for seat in (1, 0, 2):
        state.apply(seat, state.legal_actions(seat)[0])
    seen = state.observe(1)
    found = planes(encode_state(state, 1))
    assert found["hand"].sum() == len(seen.hand)
    assert found["phase"][seen.phase] == 1
    assert found["round"].tolist() == [1, 12]
    assert found["rules"].tolist() == [0, 1, 0, 1, 1, 1, 1, 0]
    assert found["Leo"][:, 0].tolist() == [0, 0, 1, 0, 0]
    assert found["display"][:3].sum() == 3
    assert found["hand size"][:, 0].tolist() == [seen.hand_sizes[seat] for seat in (1, 2, 3, 0)] + [0]


def test_floats_are_from_0_to_1() -> None:
    for state in play(Rules(seats=5), 2):
        scaled = floats(encode_state(state, 0))
        assert scaled.dtype == np.float32
        assert scaled.min() == 0
        assert scaled.max() == 1


def test_a_returned_array_is_the_callers() -> None:
    state = new_game(Rules(), seed=1)
    first = encode_state(state, 0)
    kept = first.copy()
    encode_state(state, 1)[:] = 9
    assert (first == kept).all()
    mask = mask_state(state, 0)
    mask[:] = 0
    assert mask_state(state, 0).any()


def test_the_description_is_readable_json() -> None:
    for state in play(Rules(edition="2020", seats=3), 4):
        said = describe(state.observe(2))
        assert json.loads(json.dumps(said)) == said
    over: State = state
    assert describe(over.observe(0))["phase"] == "OVER"
    opening = describe(new_game(Rules(), seed=7).observe(0))
    assert opening["round"] == "1/12"
    assert len(opening["hand"].split()) == 7
    assert [one["acts"] for one in opening["seats"]] == [True] * 4


def test_sealed_cards_are_the_seats_own_alone() -> None:
    for before, _ in pairwise(play(Rules(seats=3), 1)):
        if before.phase == Phase.DISCARD:
            own = [planes(encode_state(before, seat))["sealed"].sum() for seat in range(3)]
            assert own == [len(before.observe(seat).sealed) for seat in range(3)]


def test_a_spectator_and_a_seat_that_is_not_there_have_no_encoding() -> None:
    state = new_game(Rules(), seed=1)
    with pytest.raises(ValueError, match="expected the observation of a seat, got a spectator's"):
        encode(state.observe(None))
    with pytest.raises(NotOwedError, match="expected a seat from 0 to 3, got 4"):
        encode_state(state, 4)
