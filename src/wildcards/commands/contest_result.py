"""The result of a match or a tournament: a table, JSON, a report."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path

from wildcards.arena.report import report
from wildcards.arena.schedule import LEO_SEAT
from wildcards.arena.standings import Standing, Standings
from wildcards.arena.summary import reproduction, summary
from wildcards.commands import contest_words as words
from wildcards.commands.phrases import rules_line
from wildcards.commands.report_file import check_report, write_report
from wildcards.terminal.output import grid, note, say


def print_result(standings: Standings, form: str | None, as_json: bool) -> None:
    """Print the result, `form` is a tournament's. There must be a game."""
    if as_json:
        say(json.dumps(summary(standings, form), ensure_ascii=False))
        return
    for line in title_lines(standings, form):
        say(line)
    say()
    for line in grid(table_rows(standings)):
        say(line)
    matrix = grid(matrix_rows(standings)) if form == "pairs" else []
    for part in (matrix, ladder_lines(standings, form), fault_lines(standings)):
        for line in ["", *part] if part else []:
            say(line)


def title_lines(standings: Standings, form: str | None) -> list[str]:
    """What was played, under which rules, from which seed."""
    schedule = standings.schedule
    rules = schedule.rules(schedule.lineups[0])
    if form is None:
        kinds = schedule.kinds(schedule.lineups[0])
        title = words.match_title(standings.deals, standings.games, rules, kinds)
    else:
        lineups = len(schedule.lineups)
        title = words.tournament_title(form, standings.deals, standings.games, rules, lineups)
    return [title, rules_line(rules), f"Seed: {schedule.seed.hex()}"]


def table_rows(standings: Standings) -> list[list[str]]:
    """A row of headings, and one for each entrant."""
    rows = [words.columns(standings.par)]
    for name, one in zip(standings.schedule.entrants, standings.standings(), strict=True):
        rows.append(_row(name, one, standings.par))
    return rows


def _row(name: str, one: Standing, par: float) -> list[str]:
    verdict = words.VERDICTS[one.wins.against(par)] if one.wins is not None else ""
    rating = [f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}", f"{one.rating.ordinal:.1f}"]
    figures = [words.percent(one.wins), verdict, words.figure(one.score, 1), words.figure(one.rank, 2)]
    return [name, str(one.games), *figures, *rating, str(sum([line.number for line in one.faults]))]


def matrix_rows(standings: Standings) -> list[list[str]]:
    """The share of wins of each entrant alone (row) against copies of every other one (column)."""
    names = standings.schedule.entrants
    rows = [[words.ALONE, *names]]
    for entrant, name in enumerate(names):
        cells = [words.percent(standings.alone(entrant, other)) for other in range(len(names))]
        rows.append([name, *["·" if other == entrant else cell for other, cell in enumerate(cells)]])
    return rows


def ladder_lines(standings: Standings, form: str | None) -> list[str]:
    """In a ladder, how each entrant fares alone against copies of the one before it."""
    schedule = standings.schedule
    if form != "ladder":
        return []
    lines: list[str] = []
    for number, lineup in enumerate(schedule.lineups):
        upper, lower = [entrant for entrant in dict.fromkeys(lineup) if entrant != LEO_SEAT]
        wins = standings.wins_at(number, upper)
        copies = lineup.count(lower)
        lines.append(
            words.rung(schedule.entrants[upper], schedule.entrants[lower], copies, wins, standings.par)
        )
    return lines


def fault_lines(standings: Standings) -> list[str]:
    """The faults of all entrants."""
    return [
        words.fault_line(name, *line)
        for name, one in zip(standings.schedule.entrants, standings.standings(), strict=True)
        for line in one.faults
    ]


def prepare_report(path: Path) -> Callable[[Standings, str | None], None]:
    """A function that writes the report later. Raises MissingPackageError or RecordError already here."""
    from wildcards.arena.plots import figures  # needs matplotlib

    check_report(path)

    def write(standings: Standings, form: str | None) -> None:
        page = report(
            title_lines(standings, form),
            table_rows(standings),
            [words.NOTES, *ladder_lines(standings, form), *fault_lines(standings)],
            figures(standings, form),
            shlex.join(["wildcards", *reproduction(standings.schedule, form)]),
        )
        write_report(path, page)
        note(words.reported(str(path)))

    return write
