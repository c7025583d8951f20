"""Print one table: our engine pure and compiled, and three games of OpenSpiel where it is installed.

Each column is measured in a process of its own, one after the other, and all that is compared once more, as a
neighbour may take the processor for as long as a column lasts: `make bench`. Then come the ratios that
baseline.py holds against those kept; where one fell short, the command fails. `make bench ARGS=--keep` keeps
those of this run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import baseline

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / "build" / "peers"
AIMS = {
    "decisions/s stepped from Python": 1_000_000,
    "decisions/s of random playouts inside": 4_000_000,
    "copies/s": 2_000_000,
    "observations/s": 300_000,
    "simulations/s to the end, random": 30_000,
    "simulations/s to the end, greedy": 6_000,
    "simulations/s of a round, and the net": 60_000,
}
COLUMNS = (
    ("pure", "wildcards", SOURCE),
    ("compiled", "wildcards", COMPILED),
    ("goofspiel", "goofspiel", PEERS),
    ("oh_hell", "oh_hell", PEERS),
    ("hearts", "hearts", PEERS),
)


def measure(game: str, path: Path) -> dict[str, float | str] | None:
    """The figures of one column, or None where it cannot be measured."""
    if not path.exists():
        return None
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "measure.py"), game],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(f"{game}: not measured: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return None
    figures: dict[str, float | str] = json.loads(done.stdout)
    return figures


def main() -> None:
    """Measure all columns, print them side by side, and compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keep", action="store_true", help="keep this run's ratios in baseline.json")
    options = parser.parse_args()
    columns = measured()
    show(columns)
    found = baseline.ratios(columns)
    if options.keep:
        baseline.keep(found)
    sys.exit(0 if baseline.report(found, baseline.kept_ratios()) else 1)


def measured() -> dict[str, dict[str, float | str]]:
    """The figures by column, without those that cannot be measured here."""
    columns: dict[str, dict[str, float | str]] = {}
    for title, game, path in (*COLUMNS, *COLUMNS[1:]):
        print(f"measuring {title} …", file=sys.stderr)
        figures = measure(game, path)
        if figures is None or (title == "compiled" and figures["build"] != "compiled"):
            print(f"{title}: SKIPPED, not installed or not compiled here", file=sys.stderr)
            continue
        columns[title] = best(figures, columns.get(title, {}))
    return columns


def best(figures: dict[str, float | str], before: dict[str, float | str]) -> dict[str, float | str]:
    """The higher of two figures of the same thing: all of them are rates."""
    return {row: max(one, before.get(row, one)) for row, one in figures.items()}


def show(columns: dict[str, dict[str, float | str]]) -> None:
    """Print the columns side by side."""
    rows = [row for row in next(iter(columns.values())) if row not in ("name", "build")]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores; of one its time, best of 7, twice")
    print(f"{'':40}" + "".join(f"{title:>13}" for title in columns) + f"{'aim':>13}")
    for row in rows:
        cells = [
            f"{figures[row]:>13,.0f}" if figures.get(row) else f"{'–':>13}" for figures in columns.values()
        ]
        aim = f"{AIMS[row]:>13,}" if row in AIMS else ""
        print(f"{row:40}" + "".join(cells) + aim)
    for title in baseline.PEERS:
        if title in columns:
            print(f"{title}: {columns[title]['build']}")


if __name__ == "__main__":
    main()
