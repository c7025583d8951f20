"""What `make bench` says about a run that is slower than the kept one. Nothing is measured here."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

BASELINE: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "baseline.py"))
COLUMNS = {
    "compiled": {
        "name": "wildcards",
        BASELINE["YARDSTICK"]: 1000.0,
        "copies/s": 300.0,
        "greedy games/s": 50.0,
    },
    "goofspiel": {"name": "goofspiel", "copies/s": 100.0},
    "hearts": {"name": "hearts", "copies/s": 200.0},
}
RATIOS = {"copies/s / nearest peer": 1.5, "greedy games/s / plain Python": 0.05}


def test_ratios_are_those_to_the_nearest_peer_and_to_plain_python() -> None:
    assert BASELINE["ratios"](COLUMNS) == RATIOS
    assert BASELINE["ratios"]({"compiled": COLUMNS["compiled"]}) == {"greedy games/s / plain Python": 0.05}
    assert BASELINE["ratios"]({}) == {}


def test_a_run_more_than_a_fifth_slower_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    report = BASELINE["report"]
    assert report(RATIOS, {"copies/s / nearest peer": 1.8, "greedy games/s / plain Python": 0.04})
    assert "SLOWER" not in capsys.readouterr().out
    assert not report(RATIOS, {"copies/s / nearest peer": 1.9})
    assert "SLOWER by more than 20% than kept in baseline.json: copies/s" in capsys.readouterr().out


def test_what_could_not_be_measured_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert BASELINE["report"]({}, RATIOS)
    assert capsys.readouterr().out.count("not measured here") == 2


def test_kept_are_ratios_that_are_measured() -> None:
    names = {f"{row} / nearest peer" for row in BASELINE["BY_PEER"]}
    names |= {f"{row} / plain Python" for row in BASELINE["BY_YARDSTICK"]}
    assert BASELINE["kept_ratios"]().keys() == names
