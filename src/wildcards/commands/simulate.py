"""The command `simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from wildcards.arena.simulation import Simulation
from wildcards.arena.statistics import LeaderLine, Line, Tally
from wildcards.bots.roster import Roster, parse_bots
from wildcards.commands import record_words as words
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
    rules_options,
    whole_number,
)
from wildcards.commands.phrases import seat_name
from wildcards.commands.record_file import opened
from wildcards.commands.status import INTERRUPTED
from wildcards.engine.card import SPECIES_NAMES
from wildcards.errors import RulesError
from wildcards.interrupt import uninterrupted
from wildcards.notation.record import LEO
from wildcards.terminal.output import grid, note, progress, say
from wildcards.terminal.setup import check_kinds, options_named, parse_seed, split_kinds

FORMAT = "wildcards-simulation/1"


app = command_app()


@app.command(epilog="Example: wildcards simulate --games 1000 --seats greedy,random,leo --seed 7")
def simulate(
    games: Annotated[str, typer.Option("--games", "-n", metavar="N", help="How many games.")] = "100",
    seats: Annotated[
        str,
        typer.Option(
            metavar="KIND,…",
            help="Who sits where, clockwise: kinds of bots, and leo at most once (2022).",
        ),
    ] = "greedy,greedy,greedy,greedy",
    bot: NamedBots = None,
    edition: Edition = None,
    seed: Seed = None,
    rotate: Annotated[
        bool,
        typer.Option("--rotate", metavar="", help="After each game everybody moves one seat along, Leo too."),
    ] = False,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write a record of each game to this file, one per line (JSON Lines)."
        ),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", metavar="", help="Print the result as one JSON object.")
    ] = False,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
) -> None:
    """Let bots play many games and show how they fared.

    Scores, win shares (ties split), ranks and leaders. Equal seeds give equal results; the seed of each game
    is the SHA-256 of the seed given here and the game's number, so that every record can be verified.
    """
    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    raise typer.Exit(
        simulate_games(
            seats,
            whole_number("--games", games),
            seed,
            options,
            bots=bot or [],
            is_rotating=rotate,
            records=records,
            as_json=json,
        )
    )


def simulate_games(
    seats: str,
    games: int,
    seed: str | None,
    options: dict[str, Any],
    *,
    bots: Sequence[str],
    is_rotating: bool,
    records: Path | None,
    as_json: bool,
) -> int:
    """Play the games and print the result; returns the exit status. Raises WildCardsError."""
    if games < 1:
        raise RulesError(f"--games: expected 1 or more, got {games}")
    kinds = tuple(split_kinds(seats))
    roster = Roster(parse_bots(bots))
    check_kinds("--seats", kinds, roster, LEO)
    with options_named(leo="--seats"):
        simulation = Simulation(kinds, parse_seed(seed), options, is_rotating, roster)
    tally = Tally(len(simulation.kinds))
    start = time.perf_counter()
    try:
        is_whole = _play(simulation, games, records, tally)
    finally:
        simulation.crew.close()
    seconds = time.perf_counter() - start
    if not is_whole:
        note(words.interrupted(tally.games, games))
    if tally.games:
        _print(simulation, tally, as_json)
        note(words.timing(tally.games, seconds, tally.decisions))
        for name, faults in zip(simulation.names, tally.faults, strict=True):
            for line in faults.lines():
                note(fault_line(name, *line))
    return 0 if is_whole else INTERRUPTED


def _play(simulation: Simulation, games: int, records: Path | None, tally: Tally) -> bool:
    """Play and count the games, writing their records; False if Ctrl-C interrupted it."""
    with opened(records) as file:
        try:
            for number in progress(range(games), words.PLAYING, games):
                game = simulation.game(number)
                with uninterrupted():
                    if file is not None:
                        file.write(game.record().to_json() + "\n")
                    tally.add(game)
        except KeyboardInterrupt:
            return False
    return True


# --- the result


def _print(simulation: Simulation, tally: Tally, as_json: bool) -> None:
    rules = simulation.rules(range(len(simulation.kinds)))
    if as_json:
        head = {
            "format": FORMAT,
            "rules": rules.options(),
            "seats": list(simulation.kinds),
            "seed": simulation.seed.hex(),
            "rotate": simulation.rotate,
        }
        say(json.dumps(head | tally.to_dict(simulation.names), ensure_ascii=False))
        return
    for line in words.simulated(tally.games, rules, simulation.names, simulation.seed.hex()):
        say(line)
    say()
    _print_lines(tally.entrants(), simulation.names, "")
    if simulation.rotate:
        say()
        seats = [seat_name(seat) for seat in range(len(simulation.kinds))]
        _print_lines(tally.seats(), seats, words.BY_SEAT)
    say()
    rows = [_leader_row(name, line) for name, line in zip(SPECIES_NAMES, tally.leaders(), strict=True)]
    table = [list(words.LEADER_COLUMNS), *rows]
    if not rules.leo:
        table = [[cell for at, cell in enumerate(row) if at != words.BY_LEO] for row in table]
    for text in grid(table):
        say(text)


def _print_lines(lines: Sequence[Line | None], names: Sequence[str], title: str) -> None:
    rows = [_row(name, line) for name, line in zip(names, lines, strict=True) if line is not None]
    for text in grid([[title, *words.RESULT_COLUMNS[1:]], *rows]):
        say(text)


def _row(name: str, line: Line) -> list[str]:
    interval = f"± {line.interval:.2f}" if line.games > 1 else ""
    figures = [words.share(line.win_share), f"{line.mean_score:.2f}", interval, f"{line.mean_rank:.2f}"]
    return [name, str(line.games), *figures]


def _leader_row(name: str, line: LeaderLine) -> list[str]:
    score = "" if line.owner_score is None else f"{line.owner_score:.2f}"
    return [name, words.share(line.owned), words.share(line.by_leo), words.share(line.by_winner), score]
