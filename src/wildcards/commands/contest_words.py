"""What is said about matches and tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.arena.estimate import DEALS_FOR_DOUBT, Estimate
from wildcards.commands.phrases import count
from wildcards.engine.rules import Rules
from wildcards.words.text import printable

PLAYING: Final = "playing"
ALONE: Final = "alone ↓ against copies of →"
VERDICTS: Final = {1: "above", 0: "", -1: "below"}
FORMS: Final = {
    "pairs": "each alone against copies of every other one",
    "tables": "every choice of different ones",
    "ladder": "each alone against copies of the one before it",
}
NOTES: Final = (
    "± and bars in the plots: 95 % intervals, with deals as the unit. above, below: the whole interval is"
    f" above or below par, and there are {DEALS_FOR_DOUBT} deals or more. ordinal: rating - 3 sigma."
)


def columns(par: float) -> list[str]:
    """The headings of the table."""
    return ["", "games", "wins %", f"par {100 * par:.0f}", "score", "rank", "rating", "ordinal", "faults"]


def match_title(deals: int, games: int, rules: Rules, kinds: Sequence[str]) -> str:
    """What a match played."""
    return f"{_extent(deals, games, rules)}: {', '.join(kinds)}"


def tournament_title(form: str, deals: int, games: int, rules: Rules, lineups: int) -> str:
    """What a tournament played."""
    what = f"{form} ({FORMS[form]}), {count(lineups, 'line-up')}"
    return f"{_extent(deals, games, rules)}: {what}"


def _extent(deals: int, games: int, rules: Rules) -> str:
    leo = " with Leo" if rules.leo else ""
    return (
        f"{count(deals, 'deal')}, {count(games, 'game')}, {rules.edition} edition, {rules.seats} seats{leo}"
    )


def percent(estimate: Estimate | None) -> str:
    """A share and half its interval, in per cent."""
    return figure(estimate, 1, scale=100)


def figure(estimate: Estimate | None, decimals: int, scale: int = 1) -> str:
    """A mean and half its interval, or nothing."""
    if estimate is None:
        return ""
    mean = f"{scale * estimate.mean:.{decimals}f}"
    return mean if estimate.half is None else f"{mean} ± {scale * estimate.half:.{decimals}f}"


def rung(upper: str, lower: str, copies: int, wins: Estimate | None, par: float) -> str:
    """A line of a ladder."""
    verdict = VERDICTS[wins.against(par)] if wins is not None else ""
    place = f", {verdict} par ({100 * par:.0f} %)" if verdict else f" (par {100 * par:.0f} %)"
    return f"{upper} against {copies} × {lower}: wins {percent(wins)} %{place}"


def fault_line(name: str, kind: str, number: int, first: str) -> str:
    """The faults of one kind of a bot."""
    return printable(f"{name}: {count(number, 'fault')} ({kind}), the first: {first}")


def interrupted(done: int, tasks: int) -> str:
    """Ctrl-C in a match or tournament. A task is a deal, or in a tournament the deal of one line-up."""
    return f"stopped after {done} of {tasks} deals of a line-up; the result covers these"


def resumed(done: int, tasks: int) -> str:
    """A journal that held something."""
    return f"continuing: the journal has {done} of {tasks} deals of a line-up"


def timing(games: int, seconds: float, workers: int) -> str:
    """How long it took."""
    return f"{count(games, 'game')} in {seconds:.1f} s with {count(workers, 'worker')}"


def thinking(names: Sequence[str], milliseconds: Sequence[float | None]) -> str:
    """How long each bot takes."""
    parts = [
        f"{name} {time:.3g} ms" for name, time in zip(names, milliseconds, strict=True) if time is not None
    ]
    return f"Time per decision: {', '.join(parts)}"


def reported(path: str) -> str:
    """A report was written."""
    return f"The report is in {path}"
