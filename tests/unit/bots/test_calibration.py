"""Chances of winning made of what the value net says."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from strategies import needs_speed

from wildcards.bots.calibration import NAME, chance, check, curve_of, table_key
from wildcards.engine.rules import Rules
from wildcards.errors import BotError
from wildcards.training.calibrate import TABLES, Row, fit, reliability


def data() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(files("wildcards.bots").joinpath(NAME).read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("rules", TABLES, ids=table_key)
def test_there_is_a_curve_for_every_round_but_the_first(rules: Rules) -> None:
    curves = [curve_of(rules, at) for at in range(1, rules.rounds + 2)]
    assert curves[0] is None
    assert curves[-1] is None
    assert None not in curves[1:-1]


@pytest.mark.parametrize("rules", TABLES, ids=table_key)
def test_what_the_net_likes_better_has_the_better_chance(rules: Rules) -> None:
    """Over what the net usually says: in the first rounds it is never sure of anything."""
    for at in range(2, rules.rounds + 1):
        curve = curve_of(rules, at)
        assert curve is not None
        widest = 0.1 if at < 5 else 0.02
        steps = [widest + (1 - 2 * widest) * step / 40 for step in range(41)]
        chances = [chance(said, curve) for said in steps]
        assert chances == sorted(chances), at


def test_other_cards_have_no_curve() -> None:
    assert curve_of(Rules(value_counts=(4, 4, 3, 3)), 5) is None


@pytest.mark.parametrize("key", ["format", "rules", "encoding", "net"])
def test_curves_of_another_net_or_other_rules_are_refused(key: str) -> None:
    check(data())
    with pytest.raises(BotError, match=f"{NAME}: expected {key} .*, got 'other'"):
        check(data() | {key: "other"})


def test_a_fit_finds_the_curve_that_made_the_wins() -> None:
    curve = (0.3, 1.4, -0.1)
    rows: list[Row] = []
    for step in range(1, 100):
        rows += [(2, step / 100, chance(step / 100, curve))] * 5  # wins as shares: no noise
    assert fit(rows) == pytest.approx(curve, abs=0.01)


@needs_speed
def test_chances_are_reliable_on_games_kept_apart() -> None:
    """By deciles, within 3 points and what so few games leave to chance; docs/review.md has more of them."""
    rules = Rules()
    curves = [curve_of(rules, at) for at in range(2, rules.rounds + 1)]
    bins = reliability(rules, [curve for curve in curves if curve is not None], 77, 400)
    assert sum([one.rows for one in bins]) == 400 * 4 * (rules.rounds - 1)
    for one in bins:
        assert abs(one.said - one.won) < 0.03 + 3 * one.error
    assert bins[-1].won > 0.6
    assert bins[0].won < 0.02
