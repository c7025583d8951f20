"""The command `dataset`: the decisions of many games between bots, as files to learn from."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

import wildcards
from wildcards.commands import dataset_words as words
from wildcards.commands.app import command_app
from wildcards.commands.contest_words import fault_line
from wildcards.commands.options import (
    Edition,
    NamedBots,
    Payment,
    Removal,
    Seed,
    TalismanOrder,
    ValueCounts,
    Workers,
    rules_options,
    whole_number,
)
from wildcards.commands.status import INTERRUPTED
from wildcards.errors import BotError, RulesError
from wildcards.interrupt import uninterrupted
from wildcards.terminal.output import note, progress, say
from wildcards.terminal.setup import check_kinds, options_named, parse_seed, split_kinds, whole

if TYPE_CHECKING:
    from wildcards.arena.executors import Executor
    from wildcards.arena.faults import Faults
    from wildcards.arena.worker import Job
    from wildcards.bots.roster import Roster
    from wildcards.dataset.shards import Shards

app = command_app()


class Means(NamedTuple):
    """Where the data set goes, and how it is made."""

    out: Path
    shard: int
    workers: int | None  # None: one for each core


@app.command(epilog="Example: wildcards dataset --bots greedy,casual --games 500 --out games")
def dataset(
    bots: Annotated[
        str,
        typer.Option(
            metavar="KIND,…", help="The bots, each once: for every game some are drawn for its seats."
        ),
    ] = "greedy,casual,novice",
    games: Annotated[str, typer.Option("--games", "-n", metavar="N", help="How many games.")] = "1000",
    seats: Annotated[str, typer.Option(metavar="3|4|5", help="All seats, including Leo's.")] = "4",
    leo: Annotated[
        bool, typer.Option("--leo", metavar="", help="Leo, of the 2022 edition, takes the last seat.")
    ] = False,
    out: Annotated[
        Path,
        typer.Option(metavar="DIR", help="Where the files go; the same command goes on with what is there."),
    ] = Path("dataset"),
    shard: Annotated[
        str, typer.Option(metavar="N", help="How many games are in a file, which is written at once.")
    ] = "100",
    bot: NamedBots = None,
    edition: Edition = None,
    seed: Seed = None,
    workers: Workers = None,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
) -> None:
    """Write what bots see, may do and do in many games, as Parquet files to learn from.

    Each decision as numbers, with how the game ended for its seat; the cards that were hidden are apart.
    Equal seeds give equal files, with any number of workers. Ctrl-C keeps the files that are whole.
    """
    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    means = Means(out, whole_number("--shard", shard), whole("--workers", workers))
    number, table = whole_number("--games", games), (whole_number("--seats", seats), leo)
    for option, value in (("--games", number), ("--shard", means.shard), ("--workers", means.workers)):
        if value is not None and value < 1:
            raise RulesError(f"{option}: expected 1 or more, got {value}")
    raise typer.Exit(write(_job(bots, number, table, seed, options, bot or [], out), means))


def _job(
    bots: str,
    games: int,
    table: tuple[int, bool],
    seed: str | None,
    options: dict[str, Any],
    named: Sequence[str],
    out: Path,
) -> Job:
    """What is played. Raises WildCardsError."""
    from wildcards.arena.schedule import LEO_SEAT
    from wildcards.arena.worker import Job
    from wildcards.bots.roster import Roster, parse_bots
    from wildcards.dataset.shards import seed_in
    from wildcards.dataset.sittings import Sittings

    (seats, leo), kinds, roster = table, tuple(split_kinds(bots)), Roster(parse_bots(named))
    _check_bots(kinds, roster)
    master = parse_seed(seed_in(out) if seed is None else seed)
    lineup = (0,) * (seats - leo) + (LEO_SEAT,) * leo
    with options_named():
        wildcards.Rules(seats=seats, leo=leo, **options)
        return Job(Sittings(kinds, (lineup,), games, master, options, roster), with_records=True)


def _check_bots(kinds: Sequence[str], roster: Roster) -> None:
    """Raise BotError for bots that are unknown, twice there, or not the same twice."""
    check_kinds("--bots", kinds, roster)
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise BotError(f"--bots: expected each once, got {kind!r} {kinds.count(kind)} times")
        if roster.spec(kind).limit.seconds is not None:
            raise BotError(
                f"--bots {kind}: expected a bot that chooses the same twice, such as master@400;"
                " a limit of time makes it depend on the clock"
            )


def write(job: Job, means: Means) -> int:
    """Play and write the games that are not there yet; returns the exit status. Raises WildCardsError."""
    from wildcards.arena.executors import on_this_machine
    from wildcards.arena.faults import Faults
    from wildcards.dataset.shards import Shards, header

    games, start = job.schedule.tasks, time.perf_counter()
    shards = Shards(means.out, header(job, means.shard, wildcards.__version__))
    done = shards.finished(games)
    if done:
        note(words.resumed(done, games))
    executor = on_this_machine(job, means.workers, games - done)
    is_whole, faults = False, {kind: Faults() for kind in job.schedule.entrants}
    try:
        _play(job, executor, shards, done, faults)
        is_whole = True
    except KeyboardInterrupt:
        note(words.interrupted(shards.finished(games), games))
    finally:
        executor.close(now=not is_whole)
    for kind, found in faults.items():
        for line in found.lines():
            note(fault_line(kind, *line))
    if not is_whole:
        return INTERRUPTED
    rules = job.schedule.rules(job.schedule.lineups[0])
    say(words.written(games, rules, job.schedule.entrants, means.out))
    say(words.seed(job.schedule.seed.hex()))
    note(words.timing(games - done, time.perf_counter() - start, executor.slots))
    return 0


def _play(job: Job, executor: Executor, shards: Shards, done: int, faults: dict[str, Faults]) -> None:
    """Play the games from this number on, and count what bots do wrong."""
    from wildcards.arena.dispatch import run

    schedule = job.schedule
    games = progress(run(job, executor, done), words.PLAYING, schedule.tasks - done)
    for number, (row,) in enumerate(games, done):
        with uninterrupted():
            shards.add(number, row)
        (seating,) = schedule.games(schedule.task(number))
        for fault in row.faults:
            faults[schedule.kinds(seating)[fault.seat]].add(fault)
    with uninterrupted():
        shards.flush()
