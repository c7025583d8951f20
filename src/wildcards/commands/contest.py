"""The commands `match` and `tournament`: bots against each other on duplicate deals."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from itertools import chain, islice
from pathlib import Path
from typing import IO, Any, NamedTuple

import wildcards
from wildcards.arena.dispatch import run
from wildcards.arena.executors import Executor, on_this_machine
from wildcards.arena.journal import Journal, header, seed_in
from wildcards.arena.schedule import Schedule, match_lineup, tournament_lineups
from wildcards.arena.standings import Standings
from wildcards.arena.worker import Job
from wildcards.bots.roster import Roster, parse_bots
from wildcards.commands import contest_words as words
from wildcards.commands.contest_result import prepare_report, print_result
from wildcards.commands.record_file import opened
from wildcards.commands.status import INTERRUPTED
from wildcards.errors import RulesError
from wildcards.interrupt import uninterrupted
from wildcards.notation.record import LEO
from wildcards.terminal.output import note, progress
from wildcards.terminal.setup import check_kinds, options_named, parse_seed, split_kinds


class Means(NamedTuple):
    """How a contest is played, and what becomes of its result."""

    workers: int | None  # None: one for each core
    cluster: str | None  # an address, "" for a local one; None: this machine
    journal: Path | None
    records: Path | None
    report: Path | None
    as_json: bool


def play_match(
    seats: str, deals: int, seed: str | None, options: dict[str, Any], bots: Sequence[str], means: Means
) -> int:
    """Play a match and print its result; returns the exit status. Raises WildCardsError."""
    kinds = split_kinds(seats)
    roster = Roster(parse_bots(bots))
    check_kinds("--seats", kinds, roster, LEO)
    with options_named(leo="--seats"):
        _check(deals, means)
        entrants, lineups = match_lineup(kinds)
        schedule = Schedule(entrants, lineups, deals, _seed(seed, means), options, roster)
    return _contest(schedule, None, means)


def play_tournament(
    kinds: str,
    form: str,
    table: tuple[int, bool],
    deals: int,
    seed: str | None,
    options: dict[str, Any],
    bots: Sequence[str],
    means: Means,
) -> int:
    """Play a tournament at tables of this many seats, with Leo or not, and print its result.

    Returns the exit status. Raises WildCardsError.
    """
    seats, leo = table
    entrants = tuple(split_kinds(kinds))
    roster = Roster(parse_bots(bots))
    check_kinds("--bots", entrants, roster)
    with options_named():
        _check(deals, means)
        wildcards.Rules(seats=seats, leo=leo, **options)
        lineups = tournament_lineups(form, entrants, seats, leo)
        schedule = Schedule(entrants, lineups, deals, _seed(seed, means), options, roster)
    return _contest(schedule, form, means)


def _check(deals: int, means: Means) -> None:
    for option, number in (("--deals", deals), ("--workers", means.workers)):
        if number is not None and number < 1:
            raise RulesError(f"{option}: expected 1 or more, got {number}")


def _seed(seed: str | None, means: Means) -> bytes:
    """The seed given, or that of the tournament to continue, or a new one."""
    if seed is None and means.journal is not None:
        seed = seed_in(means.journal)
    return parse_seed(seed)


# --- playing


def _contest(schedule: Schedule, form: str | None, means: Means) -> int:
    job = Job(schedule, means.records is not None)
    standings = Standings(schedule)
    report = None if means.report is None else prepare_report(means.report)
    start = time.perf_counter()
    with ExitStack() as stack:
        journal = None if means.journal is None else stack.enter_context(_journal(job, means.journal))
        known = () if journal is None else _records(journal)
        records = stack.enter_context(opened(means.records, known))
        done = 0 if journal is None else min(len(journal), schedule.tasks)
        if done:
            note(words.resumed(done, schedule.tasks))
        executor = _executor(job, means, schedule.tasks - done)
        is_whole = _play(job, executor, journal, done, standings, records)
    if not is_whole:
        note(words.interrupted(standings.tasks, schedule.tasks))
    if standings.tasks:
        print_result(standings, form, means.as_json)
        if report is not None:
            report(standings, form)
        note(words.timing(standings.games, time.perf_counter() - start, executor.slots))
        note(words.thinking(schedule.entrants, standings.milliseconds()))
    return 0 if is_whole else INTERRUPTED


def _play(
    job: Job,
    executor: Executor,
    journal: Journal | None,
    done: int,
    standings: Standings,
    records: IO[str] | None,
) -> bool:
    """Count what the journal holds and play the rest, writing it all down; False if Ctrl-C interrupted it."""
    is_whole = False
    try:
        before = islice(journal.finished(), done) if journal is not None else ()
        tasks = chain(before, run(job, executor, done))
        for number, rows in enumerate(progress(tasks, words.PLAYING, job.schedule.tasks)):
            with uninterrupted():
                if journal is not None and number >= done:
                    journal.add(rows)
                if records is not None:
                    records.writelines([f"{row.record}\n" for row in rows])
                standings.add(rows)
        is_whole = True
    except KeyboardInterrupt:
        pass
    finally:
        executor.close(now=not is_whole)
    return is_whole


def _journal(job: Job, path: Path) -> closing[Journal]:
    return closing(Journal(path, header(job, wildcards.__version__)))


def _records(journal: Journal) -> Iterator[str]:
    return (str(row.record) for rows in journal.finished() for row in rows)


def _executor(job: Job, means: Means, tasks: int) -> Executor:
    if means.cluster is not None:
        from wildcards.arena.cluster import Cluster

        return Cluster(job, means.cluster or None)
    return on_this_machine(job, means.workers, tasks)
