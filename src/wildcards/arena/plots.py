"""The plots of a report, drawn by matplotlib: small enough for a phone, and the same for equal results.

Colours are those of Okabe and Ito, for any colour vision; shapes repeat what they say.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, Final

from wildcards.arena.estimate import Estimate
from wildcards.arena.extras import missing
from wildcards.arena.report import Figure
from wildcards.arena.schedule import LEO_SEAT
from wildcards.arena.standings import Standings
from wildcards.engine.card import SPECIES_NAMES
from wildcards.errors import MissingPackageError

try:
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Drawing
except ImportError:
    raise MissingPackageError(missing("--report", "matplotlib", "report")) from None

COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
MARKERS: Final = ("o", "s", "^", "D", "v", "P", "X")
PAR: Final[dict[str, Any]] = {"color": "#555555", "linestyle": "--", "linewidth": 1}
NAME_LENGTH: Final = 18
WIDTH: Final = 4.8  # inches; at 9 points the text can be read where the drawing is 340 pixels wide
_SETTINGS: Final[dict[Any, Any]] = {
    "svg.hashsalt": "wildcards",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "text.parse_math": False,  # names of bots may hold a dollar
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}


def figures(standings: Standings, form: str | None) -> list[Figure]:
    """All plots of a result; there must be a game. `form` is a tournament's."""
    with mpl.rc_context(_SETTINGS):
        found = [_wins(standings), _scores(standings)]
        if form == "pairs":
            found.append(_matrix(standings))
        if form == "ladder":
            found.append(_ladder(standings))
        return [*found, _seats(standings), *_leaders(standings), *_bonus(standings), _prices(standings)]


# --- who is better


def _wins(standings: Standings) -> Figure:
    names = _names(standings)
    wins = [one.wins for one in standings.standings()]
    drawing, axes = _canvas(1.1 + 0.3 * len(names))
    _dots(axes, names, wins, 100)
    axes.axvline(100 * standings.par, **PAR)
    axes.set_xlabel("share of wins, ties split (%); dashed: par")
    return _figure(drawing, "Wins", f"Share of wins with 95 % intervals: {_told(names, wins, 100, ' %')}.")


def _scores(standings: Standings) -> Figure:
    names = _names(standings)
    drawing, axes = _canvas(3.2)
    for number, name in enumerate(names):
        times = standings.scores(number)
        if not times:  # interrupted before it played
            continue
        total = sum(times.values())
        scores = range(min(times), max(times) + 1)
        shares = [100 * times.get(score, 0) / total for score in scores]
        style: dict[str, Any] = {
            "color": _colour(number),
            "marker": _marker(number),
            "markersize": 3,
            "linewidth": 1,
        }
        axes.plot(scores, shares, label=name, **style)
    axes.set_xlabel("score of a game (points)")
    axes.set_ylabel("share of the entrant’s games (%)")
    axes.set_ylim(bottom=0)
    _legend(axes, min(3, len(names)))
    means = [one.score for one in standings.standings()]
    return _figure(drawing, "Scores", f"How often each score was reached. Means: {_told(names, means)}.")


def _matrix(standings: Standings) -> Figure:
    names = _names(standings)
    drawing, axes = _canvas(1.4 + 0.45 * len(names))
    axes.grid(visible=False)
    told: list[str] = []
    for row, name in enumerate(names):
        for column, other in enumerate(names):
            wins = standings.alone(row, column) if row != column else None
            if wins is None:
                continue
            verdict = wins.against(standings.par)
            colour = {1: "#9ecae1", 0: "#eeeeee", -1: "#fdbf8c"}[verdict]
            axes.fill_between([column - 0.5, column + 0.5], row - 0.5, row + 0.5, color=colour, linewidth=0)
            sign = {1: "▲ ", 0: "", -1: "▼ "}[verdict]
            axes.text(column, row, f"{sign}{100 * wins.mean:.0f}", ha="center", va="center")
            told.append(f"{name} against {other} {100 * wins.mean:.0f} %")
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(f"against copies of …  (▲ above, ▼ below par, {100 * standings.par:.0f} %)")
    axes.set_ylabel("alone")
    return _figure(drawing, "Each alone against copies of another: wins (%)", f"Wins: {', '.join(told)}.")


def _ladder(standings: Standings) -> Figure:
    schedule, entrants = standings.schedule, _names(standings)
    steps: list[tuple[str, Estimate | None]] = []
    for number, lineup in enumerate(schedule.lineups):
        upper, lower = [entrant for entrant in dict.fromkeys(lineup) if entrant != LEO_SEAT]
        name = f"{entrants[upper]}\nagainst {entrants[lower]}"
        steps.append((name, standings.wins_at(number, upper)))
    names, wins = [name for name, _ in steps], [one for _, one in steps]
    drawing, axes = _canvas(1.1 + 0.45 * len(names))
    _dots(axes, names, wins, 100)
    axes.axvline(100 * standings.par, **PAR)
    axes.set_xlabel("share of wins (%); dashed: par")
    told = _told([name.replace("\n", " ") for name in names], wins, 100, " %")
    return _figure(drawing, "The ladder: each alone against copies of the one before", f"Wins: {told}.")


# --- what the game is like


def _seats(standings: Standings) -> Figure:
    seats = [(f"seat {seat}", wins) for seat, wins in enumerate(standings.table.seats(), 1) if wins]
    names, wins = [name for name, _ in seats], [one for _, one in seats]
    drawing, axes = _canvas(1.1 + 0.3 * len(names))
    _dots(axes, names, wins, 100)
    axes.axvline(100 * standings.par, **PAR)
    axes.set_xlabel("share of wins of whoever sits there (%); dashed: par")
    return _figure(drawing, "Wins by seat", f"Share of wins: {_told(names, wins, 100, ' %')}.")


def _leaders(standings: Standings) -> list[Figure]:
    leaders = standings.table.leaders()
    wins = (("owner", [one.owner_wins for one in leaders]), ("others", [one.other_wins for one in leaders]))
    scores = (
        ("owner", [one.owner_score for one in leaders]),
        ("others", [one.other_score for one in leaders]),
    )
    return [
        _groups("Leaders and wins", SPECIES_NAMES, wins, "share of wins by owners at the end (%)", 100),
        _groups("Leaders and scores", SPECIES_NAMES, scores, "mean score by owners at the end (points)"),
    ]


def _bonus(standings: Standings) -> list[Figure]:
    bonus = standings.table.bonus()
    names = ("points", "how often")
    groups = (
        ("winners", [bonus.winner_points, bonus.winner_times]),
        ("others", [bonus.other_points, bonus.other_times]),
    )
    return [_groups("The habitat bonus", names, groups, "mean of a seat in a game (points, times)")]


def _prices(standings: Standings) -> Figure:
    prices = [(number, one) for number, one in enumerate(standings.table.prices(), 1) if one]
    drawing, axes = _canvas(2.8)
    rounds, means = [number for number, _ in prices], [one.mean for _, one in prices]
    bars = [one.half or 0.0 for _, one in prices]
    axes.errorbar(
        rounds, means, yerr=bars, color=COLOURS[0], marker="o", markersize=4, capsize=2, linewidth=1
    )
    axes.set_xticks(rounds)
    axes.set_ylim(bottom=1)
    axes.set_xlabel("round")
    axes.set_ylabel("mean value of the bids\nthat took an animal")
    told = ", ".join([f"{number}: {mean:.2f}" for number, mean in zip(rounds, means, strict=True)])
    return _figure(
        drawing, "The price of an animal", f"Mean value of the bids that took one, by round: {told}."
    )


# --- drawing


def _names(standings: Standings) -> list[str]:
    """The entrants; of long names, only the ends."""
    names = standings.schedule.entrants
    return [name if len(name) <= NAME_LENGTH else f"…{name[1 - NAME_LENGTH :]}" for name in names]


def _canvas(height: float) -> tuple[Drawing, Axes]:
    drawing = Drawing(figsize=(WIDTH, height), layout="constrained")
    axes = drawing.add_subplot()
    axes.grid(color="#dddddd", linewidth=0.6)
    return drawing, axes


def _dots(axes: Axes, names: Sequence[str], estimates: Sequence[Estimate | None], scale: int = 1) -> None:
    """A line for each name, from the top, with a dot and its interval."""
    for row, one in enumerate(estimates):
        if one is not None:
            _dot(axes, row, one, 0, scale)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def _dot(axes: Axes, row: float, one: Estimate, style: int, scale: int, label: str | None = None) -> None:
    width = None if one.half is None else scale * one.half
    colour, marker = _colour(style), _marker(style)
    axes.errorbar(
        [scale * one.mean],
        [row],
        xerr=width,
        color=colour,
        marker=marker,
        markersize=5,
        capsize=3,
        label=label,
    )


def _groups(
    title: str,
    names: Sequence[str],
    groups: Sequence[tuple[str, Sequence[Estimate | None]]],
    axis: str,
    scale: int = 1,
) -> Figure:
    """A line for each name, with a dot for each group."""
    drawing, axes = _canvas(1.2 + 0.36 * len(names))
    told: list[str] = []
    for style, (group, estimates) in enumerate(groups):
        label: str | None = group
        for row, one in enumerate(estimates):
            if one is not None:
                _dot(axes, row + 0.3 * (style - 0.5), one, style, scale, label)
                label = None  # in the legend once
        told.append(f"{group}: {_told(names, estimates, scale)}")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(axis)
    _legend(axes, len(groups))
    return _figure(drawing, title, f"{axis}. {'; '.join(told)}.")


def _legend(axes: Axes, columns: int) -> None:
    """Above the plot, where it covers nothing."""
    axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1), ncols=columns)


def _told(names: Sequence[str], ones: Sequence[Estimate | None], scale: int = 1, unit: str = "") -> str:
    parts = [
        f"{name} {scale * one.mean:.1f}{unit}"
        for name, one in zip(names, ones, strict=True)
        if one is not None
    ]
    return ", ".join(parts)


def _figure(drawing: Drawing, title: str, alt: str) -> Figure:
    text = io.StringIO()
    drawing.savefig(text, format="svg", metadata={"Date": None})
    return Figure(title, text.getvalue(), alt)


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _marker(number: int) -> str:
    return MARKERS[number % len(MARKERS)]
