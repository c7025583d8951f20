"""Observations as JSON: what is read is what was written, and errors say what is wrong where."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import BRIEF, TABLES, any_position, audiences, dice, games, table_name, tries

from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import ObservationError
from wildcards.notation.events import Display, event_from_dict, event_to_dict
from wildcards.notation.observation import observation_from_dict, observation_to_dict
from wildcards.notation.position import parse_position, position_text


def again(seen: Observation) -> Observation:
    """The observation through JSON and back."""
    return observation_from_dict(json.loads(json.dumps(observation_to_dict(seen))))


def check_position(state: State) -> None:
    for audience in audiences(state.rules):
        seen = state.observe(audience)
        assert again(seen) == seen
        assert repr(again(seen)) == repr(seen)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_everybody_reads_what_was_written(table: Rules) -> None:
    phases = set()
    for seed, game in games(table, tries(4)):
        for number, state in enumerate(game):
            if number % 29 == seed or state.is_over:
                check_position(state)
                phases.add(state.phase)
    assert {Phase.BID, Phase.OVER} <= phases


@BRIEF
@given(any_position())
def test_any_position_is_read_as_it_was_written(state: State) -> None:
    check_position(state)


def test_a_game_that_began_in_the_middle_can_be_told() -> None:
    """Its events begin at a display nobody saw being laid."""
    for seed, game in games(Rules(), 4):
        chooser = dice("middle", seed)
        state = next(state for number, state in enumerate(game) if number == 20 + 15 * seed)
        later = parse_position(position_text(state))
        while not later.is_over:
            seat = later.to_act[0]
            later.apply(seat, chooser.choice(later.legal_actions(seat)))
        check_position(later)


def test_events_told_one_by_one_are_those_of_the_history() -> None:
    for table in TABLES:
        for _, game in games(table, 2):
            *_, state = game
            seen = state.observe(0)
            display = Display([-1] * table.slots)
            for happened, entry in zip(
                [happened for log in seen.history for happened in log],
                [entry for log in observation_to_dict(seen)["history"] for entry in log],
                strict=True,
            ):
                assert event_to_dict(happened, display) == entry
                assert event_from_dict(entry, table.seats) == happened
                display.follow(happened)


def test_an_observation_is_easy_to_read() -> None:
    seen = new_game(Rules(seats=3, leo=True), seed=5).observe(1)
    data = observation_to_dict(seen)
    assert tuple(data) == Observation._fields
    assert data["hand"] == str(seen.hand).split()
    assert data["legal_actions"][-1] == "R"
    assert data["rules"] == {
        "seats": 3,
        "leo_seat": 2,
        "edition": "2022",
        "talisman_order": "holder_last",
        "three_player_removal": "balanced",
        "payment_returns_on_pass": True,
        "value_counts": [5, 4, 3, 2],
    }
    assert data["collections"][0] == dict.fromkeys(("pe", "sq", "ea", "ib", "li", "me"), 0)
    assert data["bids"] == [None, None, None]
    assert data["history"][0][0] == {"kind": "DREW", "seat": 0, "what": None}


def test_unknown_keys_are_for_others() -> None:
    seen = new_game(Rules(), seed=1).observe(None)
    assert observation_from_dict(observation_to_dict(seen) | {"clock": 3}) == seen


def example() -> dict[str, Any]:
    """An observation with something in most fields."""
    state = new_game(Rules(), seed=3)
    for seat in range(4):
        state.apply(seat, state.legal_actions(seat)[-2])
    while state.round < 3:
        seat = state.to_act[0]
        state.apply(seat, state.legal_actions(seat)[0])
    return json.loads(json.dumps(observation_to_dict(state.observe(0))))  # type: ignore[no-any-return]


EXAMPLE = example()


def put(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update({key: value})


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (put("seat", 4), "observation.seat: expected a whole number from 0 to 3, got 4"),
        (put("seat", value=True), "observation.seat: expected a whole number from 0 to 3, got True"),
        (put("rules", []), "observation.rules: expected an object, got []"),
        (lambda data: data["rules"].pop("edition"), "observation.rules: expected a key 'edition', but"),
        (lambda data: data["rules"].update(seats=9), "observation.rules: seats: expected 3, 4 or 5"),
        (put("phase", "bid"), "observation.phase: expected one of BID REVEAL SWAP"),
        (put("phase", 0), "observation.phase: expected one of BID REVEAL SWAP"),
        (put("round", 13), "observation.round: expected a whole number from 1 to 12, got 13"),
        (put("round", 1.0), "observation.round: expected a whole number from 1 to 12, got 1.0"),
        (put("to_act", 0), "observation.to_act: expected a list, got 0"),
        (
            put("legal_actions", ["F9"]),
            "observation.legal_actions[0]: expected the token of an action (expec",
        ),
        (put("legal_actions", [3]), "observation.legal_actions[0]: expected the token of an action, got 3"),
        (put("hand", ["F1", "R"]), "observation.hand[1]: expected one of F1 F2"),
        (put("hand", ["W4", "W4"]), "observation.hand: expected at most 1 of W4, got ['W4', 'W4']"),
        (put("sealed", ["-"]), "observation.sealed[0]: expected one of F1 F2"),
        (put("hand_sizes", [1, 2, 3]), "observation.hand_sizes: expected a list of 4, got [1, 2, 3]"),
        (put("known", [[], [], [], ["x"]]), "observation.known[3][0]: expected one of F1 F2"),
        (put("display", ["pe", None, "xx"]), "observation.display[2]: expected one of pe sq ea ib li me"),
        (
            lambda data: data["collections"][1].pop("ib"),
            "observation.collections[1]: expected a key 'ib'",
        ),
        (lambda data: data["leaders"].update(pe=7), "observation.leaders.pe: expected a whole number from 0"),
        (put("talisman_used", 1), "observation.talisman_used: expected true or false, got 1"),
        (put("bids", ["-", None, None, None]), "observation.bids[0]: expected one of F1"),
        (put("ranks", [-1, 0, 0, 0]), "observation.ranks[0]: expected a whole number from 0 to"),
        (put("value", 6), "observation.value: expected a whole number from 0 to 5, got 6"),
        (lambda data: data.pop("box"), "observation: expected a key 'box', but it is missing"),
        (put("history", [[{}]]), "observation.history[0][0]: expected a key 'kind', but it is missing"),
        (put("history", [[3]]), "observation.history[0][0]: expected an object, got 3"),
    ],
)
def test_what_is_wrong_is_told(change: Callable[[dict[str, Any]], object], expected: str) -> None:
    data = example()
    observation_from_dict(data)
    change(data)
    with pytest.raises(ObservationError) as caught:
        observation_from_dict(data)
    assert str(caught.value).startswith(expected)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ({"kind": "NAP", "seat": 0, "what": None}, "event.kind: expected one of BID DISCARD"),
        ({"kind": "BID", "seat": 3, "what": None}, "event.seat: expected a whole number from 0 to 2, got 3"),
        ({"kind": "BID", "seat": 0, "what": "F5"}, "event.what: expected the token of an action"),
        ({"kind": "ROUND", "seat": None, "what": "1"}, "event.what: expected a whole number from 0 to 62"),
        (
            {"kind": "SHOWN", "seat": None, "what": "pe@3"},
            "event.what: expected a slot from 1 to 2, got 'pe@3'",
        ),
        ({"kind": "ORDERED", "seat": 1, "what": "LUCK"}, "event.what: expected one of LION LEO SUM"),
    ],
)
def test_a_wrong_event_is_told(entry: dict[str, Any], expected: str) -> None:
    with pytest.raises(ObservationError) as caught:
        event_from_dict(entry, 3)
    assert str(caught.value).startswith(expected)


def test_an_event_names_its_animal() -> None:
    shown = Event(EventKind.SHOWN, -1, 4 * 5 + 1)
    assert event_to_dict(shown, Display([-1, -1])) == {"kind": "SHOWN", "seat": None, "what": "me@2"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


@BRIEF
@given(st.sampled_from(Observation._fields), JSON)
def test_nothing_that_is_read_ends_in_another_error(field: str, value: object) -> None:
    data = EXAMPLE | {field: value}
    with contextlib.suppress(ObservationError):
        assert observation_to_dict(observation_from_dict(data))[field] == value
