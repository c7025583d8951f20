"""The command `audit`: whether anything a seat is given depends on what it may not know."""

from __future__ import annotations

import json
import os
import secrets
import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from wildcards.commands import audit_words as words
from wildcards.commands.app import command_app
from wildcards.commands.options import AsJson, whole_number
from wildcards.commands.record_file import opened
from wildcards.commands.report_file import check_report, write_report
from wildcards.commands.status import INTERRUPTED
from wildcards.errors import RecordError, RulesError
from wildcards.interrupt import heed
from wildcards.secrecy.inspection import Findings, Plan, smallest
from wildcards.secrecy.inspectors import inspect
from wildcards.secrecy.leak import Leak
from wildcards.terminal.output import note, progress, say
from wildcards.terminal.setup import parse_seed, split_kinds, whole

FOUND: Final = 1
BOTS: Final = "random,novice,greedy"

app = command_app()


@app.command(epilog="Example: wildcards audit --positions 2000 --bots greedy,master --seed 7")
def audit(
    positions: Annotated[
        str, typer.Option(metavar="N", help="How many positions are inspected, 25 of a game.")
    ] = "10000",
    bots: Annotated[
        str,
        typer.Option(metavar="KIND,…", help="Whose choices are compared; none for no bots."),
    ] = BOTS,
    envs: Annotated[
        bool, typer.Option("--envs", metavar="", help="Compare the arrays that learners get, too.")
    ] = False,
    seed: Annotated[
        str | None,
        typer.Option(metavar="SEED", help="The same seed inspects the same positions. [default: a new one]"),
    ] = None,
    workers: Annotated[
        str | None,
        typer.Option(metavar="N", help="How many processes inspect. [default: one for each core]"),
    ] = None,
    leaks: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Where the record of each leak goes, should there be any."),
    ] = Path("leaks.jsonl"),
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result to this file, too (Markdown).")
    ] = None,
    json: AsJson = False,
) -> None:
    """Look for leaks: rewrite hidden cards, and compare all that a seat gets, byte for byte.

    Plays games at all tables. At some of their positions a seat and a spectator are shown the position, and
    another that they cannot tell from it. Exit status: 0 if nothing differs, 1 if anything does.
    """
    number, count = whole_number("--positions", positions), whole("--workers", workers)
    for option, value in (("--positions", number), ("--workers", count)):
        if value is not None and value < 1:
            raise RulesError(f"{option}: expected 1 or more, got {value}")
    kinds = () if bots.strip() == "none" else tuple(split_kinds(bots))
    text = str(secrets.randbits(32)) if seed is None else seed
    parse_seed(text)
    plan = Plan(number, text, kinds, envs)
    raise typer.Exit(run(plan, count or os.cpu_count() or 1, leaks, report, as_json=json))


def run(plan: Plan, workers: int, leaks: Path, report: Path | None, *, as_json: bool) -> int:
    """Run the plan and print the result; returns the exit status. Raises WildCardsError."""
    named = [one.name for one in plan.channels]  # bots unknown are told here
    if leaks.exists():
        raise RecordError(f"--leaks {leaks}: expected a new file, but there is one")
    if report is not None:
        check_report(report, words.MARK)
    heed()
    start = time.perf_counter()
    found = Findings()
    is_whole = _inspect(plan, min(workers, plan.games), found)
    cases = _cases(plan, found, named)
    _write(cases, leaks)
    if as_json:
        say(json.dumps(words.result(plan, found, cases), ensure_ascii=False))
    page = words.page(plan, found, cases, leaks)
    if not as_json:
        for line in page:
            say(line)
    if report is not None:
        write_report(report, "\n".join([words.MARK, *words.in_markdown(page), ""]))
    note(words.timing(found, time.perf_counter() - start))
    if not is_whole:
        note(words.interrupted(found.positions, plan.positions))
        return INTERRUPTED
    return FOUND if cases else 0


def _inspect(plan: Plan, workers: int, found: Findings) -> bool:
    """Inspect all games; False if Ctrl-C interrupted it."""
    try:
        for game in progress(inspect(plan, workers), words.INSPECTING, plan.games):
            found.add(game)
    except KeyboardInterrupt:
        return False
    return True


def _cases(plan: Plan, found: Findings, named: list[str]) -> list[Leak]:
    """The smallest case of each leak; after Ctrl-C, those found so far."""
    cases = [found.leaks[name] for name in named if name in found.leaks]
    try:
        return [smallest(plan, leak) for leak in progress(cases, words.REDUCING, len(cases))]
    except KeyboardInterrupt:
        return cases


def _write(cases: list[Leak], path: Path) -> None:
    """Write a record for each, which says under `leak` what was told. Raises RecordError."""
    if not cases:
        return
    with opened(path, option="--leaks") as file:
        assert file is not None
        for leak in cases:
            record = replace(leak.record, extra={**leak.record.extra, "leak": leak.to_dict()})
            file.write(record.to_json() + "\n")
