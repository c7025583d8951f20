"""Servers whose bots play a deal few times: usually 100 times at every level, the strongest for minutes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wildcards.bots.levels import LEVELS
from wildcards.server.live import deal_runs

TAKE_UP_LOSSES: Final = deal_runs.DealRuns.take_up_losses
QUICK: Final = ("novice", "casual", "greedy")

# The command `wildcards` with such a server, as a program of Python's.
COMMAND: Final = f"""
import sys
sys.path.append({str(Path(__file__).parents[1])!r})
from support.few_runs import make_few
from wildcards.cli import main
make_few()
sys.exit(main())
"""


def make_few() -> None:
    """Let servers of this process have deals played by the quick levels alone, and review no takes."""
    deal_runs.LEVELS = {level: LEVELS[level] for level in QUICK}  # type: ignore[attr-defined]
    deal_runs.RUNS = 8  # type: ignore[attr-defined]
    deal_runs.DealRuns.take_up_losses = lambda *_: None  # type: ignore[method-assign]
