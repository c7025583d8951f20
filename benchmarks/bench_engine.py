"""Print one table: our engine pure and compiled, and three games of OpenSpiel where it is installed.

Each column is measured in its own process, one after the other: `make bench`.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

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
    "simulations/s to the end, greedy": 5_000,
    "simulations/s of a round, and the net": 40_000,
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
    """Measure all columns and print them side by side."""
    columns: dict[str, dict[str, float | str]] = {}
    for title, game, path in COLUMNS:
        print(f"measuring {title} …", file=sys.stderr)
        figures = measure(game, path)
        if figures is None or (title == "compiled" and figures["build"] != "compiled"):
            print(f"{title}: SKIPPED, not installed or not compiled here", file=sys.stderr)
            continue
        columns[title] = figures
    rows = [row for row in next(iter(columns.values())) if row not in ("name", "build")]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, one used; best of 3 runs")
    print(f"{'':40}" + "".join(f"{title:>13}" for title in columns) + f"{'aim':>13}")
    for row in rows:
        cells = [
            f"{figures[row]:>13,.0f}" if figures.get(row) else f"{'–':>13}" for figures in columns.values()
        ]
        aim = f"{AIMS[row]:>13,}" if row in AIMS else ""
        print(f"{row:40}" + "".join(cells) + aim)
    for title in ("goofspiel", "oh_hell", "hearts"):
        if title in columns:
            print(f"{title}: {columns[title]['build']}")


if __name__ == "__main__":
    main()
