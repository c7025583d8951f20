"""The numbers the bots ship with: the heuristic's weights and the value net, read from the package's data.

`wildcards.training` makes both files; `made` in them says how.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from math import isfinite
from typing import Any, Final

from wildcards.bots.heuristic import Heuristic
from wildcards.bots.net import ENCODING, INPUTS, Net
from wildcards.bots.parameters import HAND_WRITTEN, NAMES, Weights
from wildcards.errors import BotError

GREEDY: Final = "greedy.json"
NET: Final = "value_net.json"
FORMATS: Final = {GREEDY: "wildcards-greedy/1", NET: "wildcards-net/1"}
RULES: Final = 1  # of docs/rules.md: what wins under other rules would have to be learnt again


def untuned_heuristic() -> Heuristic:
    """A heuristic with the weights that were written by hand, before any tuning: for comparison."""
    return Heuristic(Weights(HAND_WRITTEN))


def tuned_heuristic() -> Heuristic:
    """A heuristic with the tuned weights."""
    weights = _data(GREEDY)["weights"]
    return Heuristic(Weights({name: float(weights[name]) for name in NAMES}))


def value_net() -> Net:
    """The value net."""
    data = _data(NET)
    return Net(data["layers"], data["biases"])


@cache
def net_digest() -> str:
    """A few hex digits that change with the net's numbers: what was measured of one net fits no other."""
    data = _data(NET)
    numbers = json.dumps([data["layers"], data["biases"]])
    return hashlib.sha256(numbers.encode()).hexdigest()[:16]


@cache
def _data(name: str) -> dict[str, Any]:
    from importlib.resources import files  # not before it is needed: it loads a lot

    data: dict[str, Any] = json.loads(files("wildcards.bots").joinpath(name).read_text(encoding="utf-8"))
    check(name, data)
    return data


def check(name: str, data: dict[str, Any]) -> None:
    """Raise BotError unless the file of this name was made for this version."""
    expected: dict[str, object] = {"format": FORMATS[name], "rules": RULES}
    if name == NET:
        expected["encoding"] = ENCODING
    for key, value in expected.items():
        if data.get(key) != value:
            raise BotError(f"{name}: expected {key} {value!r}, got {data.get(key)!r}")
    if name == GREEDY:
        _check_weights(name, data.get("weights"))
    else:
        _check_shape(name, data.get("layers"), data.get("biases"))


def _check_weights(name: str, weights: Any) -> None:
    if not isinstance(weights, dict) or sorted(weights) != sorted(NAMES):
        got = ", ".join(weights) if isinstance(weights, dict) else repr(weights)
        raise BotError(f"{name}: expected the weights {', '.join(NAMES)}, got {got}")
    if not _are_numbers(list(weights.values())):
        raise BotError(f"{name}: expected numbers as weights")


def _check_shape(name: str, layers: Any, biases: Any) -> None:
    """Two hidden layers and one output: compiled code walks through them by these sizes."""
    try:
        sizes = [INPUTS, *[len(row) for row in biases]]
        right = sizes[3:] == [1] and len(layers) == len(biases)
        for layer, bias, before in zip(layers, biases, sizes, strict=False):
            right = right and len(layer) == len(bias) > 0 and _are_numbers(bias)
            right = right and all(len(row) == before and _are_numbers(row) for row in layer)
    except TypeError:
        right = False
    if not right:
        raise BotError(f"{name}: expected the layers and biases of a net with {INPUTS} inputs and one output")


def _are_numbers(values: Any) -> bool:
    return all(isinstance(one, int | float) and not isinstance(one, bool) and isfinite(one) for one in values)
