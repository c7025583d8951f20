"""The value net: its inputs, its arithmetic and its file."""

from __future__ import annotations

import copy
import itertools
import json
import math
import random
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from strategies import TABLES, play, table_name

from wildcards.bots import weights
from wildcards.bots.net import ENCODING, INPUTS, Net, inputs_of
from wildcards.bots.parameters import NAMES
from wildcards.bots.weights import value_net
from wildcards.engine.determinize import determinize
from wildcards.engine.rules import Rules
from wildcards.errors import BotError


def data(name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(files("wildcards.bots").joinpath(name).read_text(encoding="utf-8"))
    return found


def dot(a: list[float], b: list[float]) -> float:
    return sum([x * y for x, y in zip(a, b, strict=True)])


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_inputs_are_small_numbers_of_what_the_seat_knows(table: Rules) -> None:
    dice = random.Random(1)
    at = 1
    for state in play(table, 1):
        if state.round == at:
            continue
        at = state.round
        for seat in table.human_seats():
            inputs = inputs_of(state, seat)
            assert len(inputs) == INPUTS
            assert all(-3 <= number <= 4 for number in inputs)
            seen = state.observe(seat)
            assert inputs_of(determinize(seen, dice, log=False), seat) == inputs
            assert 0 < value_net().value(state, seat) < 1


def test_the_value_is_what_the_layers_say() -> None:
    dice = random.Random(2)
    sizes = (INPUTS, 5, 3, 1)
    layers = [
        [[dice.uniform(-1, 1) for _ in range(wide)] for _ in range(high)]
        for wide, high in itertools.pairwise(sizes)
    ]
    biases = [[dice.uniform(-1, 1) for _ in range(high)] for high in sizes[1:]]
    net = Net(layers, biases)
    state = next(play(Rules(), 1))
    numbers = inputs_of(state, 0)
    for layer, bias in zip(layers, biases, strict=True):
        sums = [
            sum(a * b for a, b in zip(row, numbers, strict=True)) + c
            for row, c in zip(layer, bias, strict=True)
        ]
        numbers = [max(total, 0.0) for total in sums] if len(sums) > 1 else sums
    assert math.isclose(net.value(state, 0), 1 / (1 + math.exp(-numbers[0])), rel_tol=1e-9)


def test_the_shipped_numbers_say_how_they_were_made() -> None:
    for name in ("greedy.json", "value_net.json"):
        assert len(str(data(name)["made"])) > 40
    assert list(data("greedy.json")["weights"]) == list(NAMES)  # type: ignore[call-overload]
    assert data("value_net.json")["encoding"] == ENCODING


@pytest.mark.parametrize(
    ("name", "change", "expected"),
    [
        (
            "greedy.json",
            {"format": "other"},
            "greedy.json: expected format 'wildcards-greedy/1', got 'other'",
        ),
        ("greedy.json", {"weights": {"bonus": 1}}, "greedy.json: expected the weights bonus, card"),
        ("value_net.json", {"encoding": 99}, f"value_net.json: expected encoding {ENCODING}, got 99"),
    ],
)
def test_numbers_of_another_make_are_refused(name: str, change: dict[str, object], expected: str) -> None:
    with pytest.raises(BotError) as caught:
        weights.check(name, data(name) | change)
    assert str(caught.value).startswith(expected)


def net_with(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    changed = copy.deepcopy(data(weights.NET))
    change(changed)
    return changed


@pytest.mark.parametrize(
    "change",
    [
        lambda net: net["layers"].pop(),
        lambda net: net["biases"].pop(),
        lambda net: net["layers"][0].pop(),
        lambda net: net["layers"][0][0].pop(),
        lambda net: net["layers"][1][0].append(0.0),
        lambda net: net["layers"][2].append(net["layers"][2][0]),
        lambda net: net["biases"][1].append(0.0),
        lambda net: net["biases"][2].clear(),
        lambda net: net["layers"][1][0].__setitem__(0, "1"),
        lambda net: net["layers"][1][0].__setitem__(0, float("nan")),
        lambda net: net.update(layers=3),
        lambda net: net.update(biases=None),
    ],
)
def test_a_net_of_another_shape_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    weights.check(weights.NET, data(weights.NET))
    with pytest.raises(BotError, match="expected the layers and biases of a net with 175 inputs"):
        weights.check(weights.NET, net_with(change))


def test_weights_that_are_no_numbers_are_refused() -> None:
    given: dict[str, Any] = data(weights.GREEDY)
    first = next(iter(given["weights"]))
    with pytest.raises(BotError, match="expected numbers as weights"):
        weights.check(weights.GREEDY, given | {"weights": given["weights"] | {first: "1"}})
    with pytest.raises(BotError, match=r"expected the weights .* got None"):
        weights.check(weights.GREEDY, given | {"weights": None})
