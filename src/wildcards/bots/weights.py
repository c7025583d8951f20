"""The numbers the bots ship with: the heuristic's weights and the value net, read from the package's data."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from wildcards.bots.heuristic import HAND_WRITTEN, NAMES, Heuristic
from wildcards.bots.net import ENCODING, Net
from wildcards.errors import BotError

GREEDY_FORMAT: Final = "wildcards-greedy/1"
NET_FORMAT: Final = "wildcards-net/1"


def untuned_heuristic() -> Heuristic:
    """A heuristic with the weights that were written by hand, before any tuning: for comparison."""
    return Heuristic(list(HAND_WRITTEN))


@cache
def tuned_heuristic() -> Heuristic:
    """A heuristic with the tuned weights of greedy.json."""
    weights = _data("greedy.json", GREEDY_FORMAT)["weights"]
    if sorted(weights) != sorted(NAMES):
        raise BotError(f"greedy.json: expected the weights {', '.join(NAMES)}, got {', '.join(weights)}")
    return Heuristic([float(weights[name]) for name in NAMES])


@cache
def value_net() -> Net:
    """The value net of value_net.json. Raises BotError if it was made for another encoding."""
    data = _data("value_net.json", NET_FORMAT)
    if data["encoding"] != ENCODING:
        raise BotError(f"value_net.json: expected encoding {ENCODING}, got {data['encoding']}")
    return Net(data["layers"], data["biases"])


@cache
def _data(name: str, form: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files("wildcards.bots").joinpath(name).read_text(encoding="utf-8"))
    if data.get("format") != form:
        raise BotError(f"{name}: expected format {form!r}, got {data.get('format')!r}")
    return data
