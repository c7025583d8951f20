"""Hold what `make bench` measured against the ratios kept in baseline.json.

Kept are ratios of two figures of one run and no times, so that they mean about the same on every machine: our
figures by the nearest peer's, or by how fast plain Python is in the same process.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

KEPT: Final = Path(__file__).with_suffix(".json")
MOST_LOST: Final = 0.2  # the share of a kept ratio that a run may fall short of it
PEERS: Final = ("goofspiel", "oh_hell", "hearts")
YARDSTICK: Final = "plain Python, steps/s"
# Our compiled figures by those of the nearest peer in the same row, and what each should be at least.
BY_PEER: Final[dict[str, float | None]] = {
    "decisions/s stepped from Python": 1.5,
    "copies/s": None,
    "observations/s": 2.0,
    "determinizations/s": None,
    "simulations/s to the end, random": None,
}
# Our compiled figures by the yardstick. Simulations of the bots are the longest compiled code there is.
BY_YARDSTICK: Final = (
    "decisions/s of random playouts inside",
    "new games/s (SHA-256 deal)",
    "greedy games/s",
    "simulations/s to the end, greedy",
    "simulations/s of a round, and the net",
)

Figures = Mapping[str, float | str]


def ratios(columns: Mapping[str, Figures]) -> dict[str, float]:
    """The ratios that these columns allow, by their names."""
    own = columns.get("compiled", {})
    found = {}
    for row in BY_PEER:
        best = max((float(columns[peer].get(row, 0)) for peer in PEERS if peer in columns), default=0.0)
        if row in own and best:
            found[f"{row} / nearest peer"] = float(own[row]) / best
    for row in BY_YARDSTICK:
        if row in own:
            found[f"{row} / plain Python"] = float(own[row]) / float(own[YARDSTICK])
    return found


def kept_ratios() -> dict[str, float]:
    """The ratios to hold a run against."""
    kept: dict[str, float] = json.loads(KEPT.read_text(encoding="utf-8"))
    return kept


def report(found: Mapping[str, float], kept: Mapping[str, float]) -> bool:
    """Print the ratios beside those kept and the aims; whether none has fallen short."""
    aims = {f"{row} / nearest peer": aim for row, aim in BY_PEER.items()}
    print(f"{'ratios within this run':57}{'now':>10}{'kept':>10}{'aim':>10}")
    short = []
    for name, ratio in found.items():
        aim = aims.get(name)
        print(f"{name:57}{ratio:>10.3g}{kept.get(name, 0):>10.3g}{aim or '':>10}")
        if ratio < (1 - MOST_LOST) * kept.get(name, 0):
            short.append(name)
    for name in short:
        print(f"SLOWER by more than {MOST_LOST:.0%} than kept in {KEPT.name}: {name}")
    for name in kept.keys() - found.keys():
        print(f"not measured here: {name}")
    return not short


def keep(found: Mapping[str, float]) -> None:
    """Write these ratios down as those to hold later runs against."""
    rounded = {name: float(f"{ratio:.3g}") for name, ratio in found.items()}
    KEPT.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
    print(f"kept in {KEPT}")
