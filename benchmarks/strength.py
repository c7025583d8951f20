"""Measure every level against greedy bots, at every kind of table, and write strength.json: `make strength`.

One seat plays the level, all others the rivals; every deal is played from every seat. Deals are fresh: their
seed is not used for tuning or training. Cards of `wildcards bots NAME` and docs/bots.md show these figures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from wildcards.bots.levels import LEVELS
from wildcards.bots.registry import make_bot
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "src" / "wildcards" / "bots" / "strength.json"
PAGE: Final = ROOT / "docs" / "bots.md"
SEED: Final = "20261128"
TIMED: Final = 3  # games in which decisions are timed
MARKS: Final = ("<!-- strength: written by make strength -->", "<!-- end -->")


class Table(NamedTuple):
    """A kind of table: its name, the seats besides the one that is measured, and the edition."""

    name: str
    rivals: tuple[str, ...]
    edition: str = "2022"

    @property
    def par(self) -> float:
        """The win share of one among equals."""
        return 1 / (1 + len([rival for rival in self.rivals if rival != "leo"]))


TABLES: Final = (
    Table("3 seats", ("greedy",) * 2),
    Table("4 seats", ("greedy",) * 3),
    Table("5 seats", ("greedy",) * 4),
    Table("4 seats, one of them Leo's", ("greedy", "greedy", "leo")),
    Table("4 seats, 2020 edition", ("greedy",) * 3, "2020"),
    Table("4 seats, untuned rivals", ("untuned",) * 3),
)


def measure(level: str, table: Table, deals: int) -> dict[str, Any]:
    """The level's win share and half its interval, and the milliseconds of one decision."""
    command = [sys.executable, "-m", "wildcards", "match", "--seats", ",".join([level, *table.rivals])]
    command += ["--deals", str(deals), "--seed", SEED, "--json", "--edition", table.edition]
    result = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    entrant = result["entrants"][0]
    share = entrant["win_share"]
    return {
        "share": round(share["mean"], 4),
        "half": round(share["interval"], 4),
        "games": entrant["games"],
        "ms": round(milliseconds(level, table), 2),
    }


def milliseconds(level: str, table: Table) -> float:
    """The processor's time for a decision where the level plays all seats: no other program adds to it."""
    rules = Rules(edition=table.edition, seats=1 + len(table.rivals), leo="leo" in table.rivals)
    seconds, decisions = 0.0, 0
    for number in range(TIMED):
        state = new_game(rules, seed=number)
        bots = [make_bot(level, seat) for seat in range(rules.seats)]
        while not state.is_over:
            seat = state.to_act[0]
            seen = state.observe(seat)
            began = time.process_time()
            action = bots[seat].choose(seen)
            seconds += time.process_time() - began
            decisions += 1
            state.apply(seat, action)
    return 1000 * seconds / decisions


def table_of(data: dict[str, Any]) -> str:
    """The Markdown table of docs/bots.md."""
    names = [table.name for table in TABLES]
    lines = [f"| level | {' | '.join(names)} | a decision |", "|---" * (len(names) + 2) + "|"]
    lines.append(f"| *par* | {' | '.join([format(data['par'][name], '.3f') for name in names])} | |")
    for level, figures in data["levels"].items():
        cells = [_cell(figures.get(name)) for name in names]
        slowest = max(one["ms"] for one in figures.values())
        lines.append(f"| **{level}** | {' | '.join(cells)} | {slowest:.1f} ms |")
    return "\n".join(lines)


def _cell(one: dict[str, Any] | None) -> str:
    return "par" if one is None else f"{one['share']:.3f} ±{one['half']:.3f}"


def write_page(data: dict[str, Any]) -> None:
    """Put the table between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(MARKS[0])
    _, _, tail = rest.partition(MARKS[1])
    PAGE.write_text(f"{head}{MARKS[0]}\n\n{table_of(data)}\n\n{MARKS[1]}{tail}", encoding="utf-8")


def main() -> None:
    """Measure, print a line per level and table, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="for each level and table (default: 400)")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which (default: all)")
    given = parser.parse_args()
    data = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {"levels": {}}
    data |= {"seed": SEED, "par": {table.name: round(table.par, 4) for table in TABLES}}
    for level in given.levels.split(","):
        figures = data["levels"].setdefault(level, {})
        for table in TABLES:
            if table.rivals.count(level):
                continue  # among equals everybody is at par
            figures[table.name] = one = measure(level, table, given.deals)
            print(
                f"{level:8} {table.name:28} {one['share']:.3f} ±{one['half']:.3f}  par {table.par:.3f}",
                flush=True,
            )
            FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    write_page(data)


if __name__ == "__main__":
    main()
