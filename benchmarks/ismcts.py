"""Our search against OpenSpiel's information set MCTS, on equal deals: `make bench-ismcts`.

Prints the arena's table for each pairing, two seats each at a table of four. `ismcts` is OpenSpiel's bot as
it comes, `ismcts-engine` the same with its rollouts inside our engine (ismcts_bot.py). In the first two
pairings both sides have the same time for a decision; in the others ours has the simulations of its level.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from ismcts_bot import EngineIsmcts, Ismcts, simulations_in

HERE: Final = Path(__file__).resolve().parent
SEED: Final = "20261129"
BOTS: Final = {"ismcts": Ismcts, "ismcts-engine": EngineIsmcts}


def pairings(seconds: float) -> list[tuple[str, str]]:
    """Ours and theirs."""
    limit = f"@{seconds}s"
    return [
        (f"master{limit}", f"ismcts{limit}"),
        (f"master{limit}", f"ismcts-engine{limit}"),
        ("expert", f"ismcts-engine{limit}"),
        ("skilled", f"ismcts-engine{limit}"),
        ("random", f"ismcts-engine{limit}"),
    ]


def main() -> None:
    """Play all pairings, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="of two games each (default: 20)")
    parser.add_argument("--seconds", type=float, default=0.05, help="for a decision (default: 0.05)")
    options = parser.parse_args()
    for name, bot in BOTS.items():
        number = simulations_in(bot, 1.0)
        print(f"{name}: {number} simulations a second at the first decision", flush=True)
    named = [
        part
        for name, bot in BOTS.items()
        for part in ("--bot", f"{name}={HERE}/ismcts_bot.py:{bot.__name__}")
    ]
    for ours, theirs in pairings(options.seconds):
        command = [
            sys.executable,
            "-m",
            "wildcards",
            "match",
            *named,
            "--seats",
            f"{ours},{theirs},{ours},{theirs}",
        ]
        print(flush=True)
        subprocess.run([*command, "--deals", str(options.deals), "--seed", SEED], check=True)


if __name__ == "__main__":
    main()
