"""A copy and its original go their own ways; a copy, a pickle and the original continue alike."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest
from strategies import TABLES, audiences, choose, dice, games, tries, whole

from wildcards.engine.determinize import determinize
from wildcards.engine.event import Event
from wildcards.engine.rules import Rules
from wildcards.engine.state import State

WAYS: dict[str, Callable[[State], State]] = {
    "copy()": lambda state: state.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    **{
        f"pickle {protocol}": lambda state, protocol=protocol: pickle.loads(pickle.dumps(state, protocol))  # type: ignore[misc]
        for protocol in (0, 2)
    },
}


def go_on(state: State, chooser: random.Random, steps: int) -> list[list[Event]]:
    told: list[list[Event]] = []
    while not state.is_over and len(told) < steps:
        seat = chooser.choice(state.to_act)
        told.append(state.apply(seat, choose(chooser, state, seat, "any")))
    return told


def seen_by_all(state: State) -> list[object]:
    return [state.observe(audience) for audience in audiences(state.rules)]


@pytest.mark.parametrize("way", WAYS)
def test_copies_are_independent(way: str) -> None:
    for table in TABLES:
        for seed, game in games(table, tries(6)):
            for number, state in enumerate(game):
                if number % 53 != seed:
                    continue
                twin = WAYS[way](state)
                before, seen = whole(state), seen_by_all(state)
                assert type(twin) is type(state)
                assert twin == state
                assert hash(twin) == hash(state)
                assert seen_by_all(twin) == seen
                assert twin.facts() == state.facts()
                go_on(twin, dice("twin", seed, number), 60)
                assert whole(state)[:-1] == before[:-1], "the original moved with its copy"
                assert seen_by_all(state) == seen
                other = WAYS[way](state)
                kept = whole(other)
                go_on(state.copy(), dice("other", seed, number), 60)
                assert whole(other) == kept


@pytest.mark.parametrize("way", WAYS)
def test_copies_are_independent_of_a_moving_original(way: str) -> None:
    for table in TABLES[::3]:
        twins: list[tuple[State, object, object]] = []
        for number, state in enumerate(next(game for seed, game in games(table, 2) if seed == 1)):
            if number % 10 == 0:
                twin = WAYS[way](state)
                twins.append((twin, whole(twin), seen_by_all(twin)))
        for twin, before, seen in twins:
            assert whole(twin) == before
            assert seen_by_all(twin) == seen


@pytest.mark.parametrize("way", WAYS)
def test_copies_go_on_alike(way: str) -> None:
    """The same steps lead to the same events, the same shuffles and the same end."""
    for table in TABLES:
        for seed, game in games(table, tries(6)):
            for number, state in enumerate(game):
                if number % 80 == 30 * seed % 80:
                    ends = []
                    for twin in (state.copy(), WAYS[way](state), WAYS[way](determinize_twice(state, way))):
                        told = go_on(twin, dice("alike", seed, number), 1000)
                        ends.append((told, twin.facts(), twin.scores(), twin.ranks(), seen_by_all(twin)))
                    assert ends[0] == ends[1]
                    assert ends[1] == ends[2]


def determinize_twice(state: State, way: str) -> State:
    """A copy of a copy."""
    return WAYS[way](WAYS[way](state))


def test_copies_of_determinizations_go_on_alike() -> None:
    for table in TABLES:
        for seed, game in games(table, 1):
            for number, state in enumerate(game):
                if number % 40 == seed:
                    fit = determinize(state.observe(None), random.Random(1))
                    twins = [fit.copy(), copy.deepcopy(fit), pickle.loads(pickle.dumps(fit))]
                    ends = []
                    for twin in twins:
                        told = go_on(twin, dice("fit", number), 20)
                        ends.append((told, whole(twin)[:-1]))
                    assert ends[0] == ends[1]
                    assert ends[1] == ends[2]


def test_a_copy_without_log_tells_nothing_and_plays_the_same() -> None:
    for table in TABLES:
        for seed, game in games(table, 2):
            for number, state in enumerate(game):
                if number == 25:
                    quiet = state.copy()
                    quiet.logging = False
                    quiet.log = []
                    twin = quiet.copy()
                    assert not twin.logging
                    loud = state.copy()
                    told = go_on(twin, dice("quiet", seed), 1000)
                    assert not any(told)
                    go_on(loud, dice("quiet", seed), 1000)
                    assert twin == loud
                    assert twin.past == quiet.past
                    assert pickle.loads(pickle.dumps(twin)).logging is False


def test_a_different_state_is_not_equal() -> None:
    for table in TABLES:
        for _, game in games(table, 1):
            seen: set[State] = set()
            for number, state in enumerate(game):
                seen.add(state.copy())
                assert len(seen) == number + 1
                assert state != "a state"


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_what_leaves_the_engine_can_be_pickled(protocol: int) -> None:
    """Rules, observations with their events and cards, breakdowns."""
    for table in TABLES:
        for _, game in games(table, 1):
            for number, state in enumerate(game):
                if number % 50 == 0:
                    seen = [*seen_by_all(state), state.rules, state.breakdown(), state.decks, list(state.log)]
                    assert pickle.loads(pickle.dumps(seen, protocol)) == seen


def test_rules_are_frozen() -> None:
    rules = Rules()
    with pytest.raises(AttributeError):
        rules.seats = 5  # type: ignore[misc]
