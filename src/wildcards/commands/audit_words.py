"""What is said about a leak audit: a page of plain text, and the same for programs."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from wildcards.commands.phrases import count
from wildcards.commands.version import version_line
from wildcards.secrecy.inspection import Findings, Plan
from wildcards.secrecy.leak import Leak
from wildcards.terminal.output import grid

FORMAT: Final = "wildcards-audit/1"
MARK: Final = f"<!-- {FORMAT} -->"
INSPECTING: Final = "inspecting games"
REDUCING: Final = "looking for smaller cases"
COLUMNS: Final = ("compared", "times", "said something", "differed")


def page(plan: Plan, found: Findings, cases: Sequence[Leak], leaks: Path) -> list[str]:
    """The result on a page."""
    counted = found.compared, found.told, found.differed
    rows = [[one.name, *[f"{number[one.name]:,}" for number in counted]] for one in plan.channels]
    ways = ", ".join([f"{number:,} {way}" for way, number in sorted(found.alternatives.items())])
    return [
        _verdict(found, cases),
        "",
        *grid([list(COLUMNS), *rows]),
        "",
        f"Pairs of positions: {ways}.",
        f"{', '.join(_versions(plan))}.",
        f"Again: {command(plan, found)}",
        *[line for leak in cases for line in _case(leak)],
        *([f"Records of these positions: {leaks}"] if cases else []),
    ]


def _versions(plan: Plan) -> list[str]:
    """What was audited: this program, the Python it ran on, and the encoding if it was compared."""
    versions = [version_line(), f"Python {platform.python_version()} ({platform.machine()})"]
    if plan.envs:
        from wildcards.envs.encoding import ENCODING

        versions.append(f"encoding {ENCODING}")
    return versions


def _verdict(found: Findings, cases: Sequence[Leak]) -> str:
    what = f"{found.positions:,} positions, each as a seat and as a spectator: "
    if not cases:
        return f"{what}no leak found."
    return f"{what}{count(len(cases), 'channel')} told what is hidden."


def _case(leak: Leak) -> list[str]:
    first, before, after = leak.difference()
    where = f"game {leak.game}, after {count(leak.at, 'action')}"
    return [
        "",
        f"LEAK in {leak.channel}, to {leak.audience} ({leak.rewrite}), {where}:",
        f"byte {first} is the first to differ:",
        f"  {before!r}",
        f"  {after!r}",
    ]


def command(plan: Plan, found: Findings) -> str:
    """The command that inspects the same again: after Ctrl-C, as much as was inspected."""
    bots = ",".join(plan.bots) or "none"
    envs = " --envs" if plan.envs else ""
    positions = found.positions or plan.positions
    return f"wildcards audit --positions {positions} --bots {bots}{envs} --seed {plan.seed}"


def in_markdown(lines: Sequence[str]) -> list[str]:
    """The page as a Markdown file."""
    return ["# Leak audit", "", "```text", *lines, "```"]


def result(plan: Plan, found: Findings, cases: Sequence[Leak]) -> dict[str, Any]:
    """The result as a JSON object."""
    return {
        "format": FORMAT,
        "versions": _versions(plan),
        "seed": plan.seed,
        "command": command(plan, found),
        "positions": found.positions,
        "pairs": dict(found.alternatives),
        "channels": [
            {
                "name": one.name,
                "what": one.what,
                "compared": found.compared[one.name],
                "told": found.told[one.name],
                "differed": found.differed[one.name],
            }
            for one in plan.channels
        ],
        "leaks": [{**leak.to_dict(), "record": leak.record.to_dict()} for leak in cases],
    }


def timing(found: Findings, seconds: float) -> str:
    """How long it took."""
    return f"{seconds:.1f} s, {found.positions / max(seconds, 1e-9):.0f} positions a second"


def interrupted(done: int, wanted: int) -> str:
    """Ctrl-C."""
    return f"interrupted after {done:,} of {wanted:,} positions"
