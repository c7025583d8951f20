"""Where the bots' levels stand on the scale of people: it follows from what `make strength` measured.

`strength.json` is the only table of figures. It says how often one seat of a level wins against greedy bots;
a rating that makes this likely follows by the model of the ratings. Greedy has what somebody new begins with.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from wildcards.bots.levels import LEVELS, strength
from wildcards.ratings.rating import Rating, start, width

_REFERENCE: Final = "greedy"
_RIVALS: Final = {  # the kinds of table where all rivals were greedy, and how many they were
    "3 seats": 2,
    "4 seats": 3,
    "5 seats": 4,
    "4 seats, one of them Leo's": 2,
    "4 seats, 2020 edition": 3,
}
_HALF: Final = 1.96  # standard errors in half a 95 % interval


@cache
def anchors() -> Mapping[str, Rating]:
    """The rating of each level, which never moves; its uncertainty is that of the measurement."""
    middle, _ = start().floats
    found = {_REFERENCE: Rating.of(middle, 0.0)}
    for level, figures in strength()["levels"].items():
        if level != _REFERENCE:
            above, error = _mean([_above(figures[kind], rivals) for kind, rivals in _RIVALS.items()])
            found[level] = Rating.of(middle + above, error)
    return {level: found[level] for level in LEVELS if level in found}


def _above(figure: Mapping[str, Any], rivals: int) -> tuple[float, float]:
    """How far above its rivals a level is by its share of wins, and the standard error of that."""
    share, error = figure["share"], figure["half"] / _HALF
    scale = width(1 + rivals)
    return scale * math.log(rivals * share / (1 - share)), scale * error / (share * (1 - share))


def _mean(found: list[tuple[float, float]]) -> tuple[float, float]:
    """The mean of measurements, the surer ones counting more, and its standard error."""
    weights = [1 / error**2 for _, error in found]
    total = math.fsum(weights)
    mean = math.fsum([weight * value for weight, (value, _) in zip(weights, found, strict=True)]) / total
    return mean, total**-0.5
