"""Calibration: curves that make a chance of winning of what the value net says (calibration.json).

There is one for each kind of table and each round from the second; `wildcards.training` makes them. Searches
judge by them, and so do reviews and hints.
"""

from __future__ import annotations

import json
import math
from functools import cache
from typing import Any, Final

from wildcards.bots.net import ENCODING
from wildcards.bots.weights import RULES, net_digest
from wildcards.engine.rules import Rules
from wildcards.errors import BotError

FORMAT: Final = "wildcards-calibration/1"
NAME: Final = "calibration.json"
SURE: Final = 1e-6  # how near to 0 or 1 what the net says may come

Curve = tuple[float, float, float]  # a + b·x + c·x² is the chance's logit, where x is the net's
NO_CURVE: Final[Curve] = (0.0, 1.0, 0.0)  # what the net says is the chance


def table_key(rules: Rules) -> str:
    """The kind of table: edition, seats, and an L with Leo, as `2022/4L`."""
    return f"{rules.edition}/{rules.seats}{'L' if rules.leo else ''}"


def chance(said: float, curve: Curve) -> float:
    """The chance of winning, 0 to 1, where the net says this."""
    inside = min(max(said, SURE), 1 - SURE)
    x = math.log(inside / (1 - inside))
    a, b, c = curve
    return 1 / (1 + math.exp(-(a + x * (b + x * c))))


def curve_of(rules: Rules, at: int) -> Curve | None:
    """The curve for the beginning of this round; None where the net and its curves don't apply."""
    curves = _curves().get(table_key(rules)) if rules.value_counts == _USUAL_COUNTS else None
    if curves is None or not 2 <= at < 2 + len(curves):
        return None
    a, b, c = curves[at - 2]
    return a, b, c


_USUAL_COUNTS: Final = Rules().value_counts


@cache
def _curves() -> dict[str, list[list[float]]]:
    from importlib.resources import files  # not before it is needed: it loads a lot

    data: dict[str, Any] = json.loads(files("wildcards.bots").joinpath(NAME).read_text(encoding="utf-8"))
    check(data)
    curves: dict[str, list[list[float]]] = data["curves"]
    return curves


def check(data: dict[str, Any]) -> None:
    """Raise BotError unless the curves were made for this version and its net."""
    expected = {"format": FORMAT, "rules": RULES, "encoding": ENCODING, "net": net_digest()}
    for key, value in expected.items():
        if data.get(key) != value:
            raise BotError(f"{NAME}: expected {key} {value!r}, got {data.get(key)!r}")
