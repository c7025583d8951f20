"""The value net: its inputs, its arithmetic and its file."""

from __future__ import annotations

import itertools
import json
import math
import random
from importlib.resources import files

import pytest
from strategies import TABLES, play, table_name

from wildcards.bots import weights
from wildcards.bots.heuristic import NAMES
from wildcards.bots.net import ENCODING, INPUTS, Net, inputs_of
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
