"""The command `puzzles`: solving them, mining them, and checking a file of them."""

from __future__ import annotations

import json as json_module
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from wildcards import disk
from wildcards.commands.app import command_app
from wildcards.commands.options import Language, Seed, speak, whole_number
from wildcards.commands.puzzle_games import bots_games
from wildcards.commands.status import INTERRUPTED
from wildcards.errors import PuzzleError, RecordError
from wildcards.home import home
from wildcards.interrupt import uninterrupted
from wildcards.notation.files import read_records
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.puzzles.kinds import KINDS
from wildcards.puzzles.line import puzzle_line
from wildcards.puzzles.mining import LEAST_SIMULATIONS, SIMULATIONS, mine
from wildcards.puzzles.pool import check, read_puzzles, shipped_puzzles
from wildcards.puzzles.puzzle import Puzzle
from wildcards.puzzles.resuming import games_left, round_of
from wildcards.puzzles.solved import Solved
from wildcards.puzzles.variety import chosen, repeated, variety
from wildcards.terminal.output import note, progress, say
from wildcards.terminal.puzzle import LeftError, solve, title
from wildcards.terminal.screen import Screen, wants_plain
from wildcards.terminal.setup import parse_seed, whole
from wildcards.words.text import t

KEPT: Final = "puzzles.json"

app = command_app()

Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Add the puzzles to this file, one on each line.")
]


@app.callback(invoke_without_command=True, epilog="Example: wildcards puzzles --kind bid")
def _puzzles(
    context: typer.Context,
    kind: Annotated[
        str | None, typer.Option(metavar="bid|take", help="Only puzzles of this kind. [default: both]")
    ] = None,
    number: Annotated[
        str | None, typer.Option(metavar="N", help="This puzzle. [default: the next one not solved]")
    ] = None,
    listed: Annotated[
        bool, typer.Option("--list", metavar="", help="List the puzzles instead of asking one.")
    ] = False,
    json: Annotated[
        bool, typer.Option("--json", metavar="", help="List the puzzles as JSON, with what is solved.")
    ] = False,
    plain: Annotated[
        bool | None,
        typer.Option("--plain/--no-plain", metavar="", help="Sentences instead of a coloured table."),
    ] = None,
    language: Language = None,
) -> None:
    """Solve puzzles: positions of games in which one decision is clearly the best.

    Find the bid, or decide what to take once the bids are open; then see what each way was worth by what the
    seat could know. What you have solved is kept in your data directory.
    """
    if context.invoked_subcommand is not None:
        return
    speak(language)
    found = _asked(kind, whole("--number", number))
    solved = Solved(home() / KEPT)
    if listed or json:
        _list(found, solved, as_json=json)
        return
    raise typer.Exit(_solve(found, solved, Screen(wants_plain() if plain is None else plain)))


def _asked(kind: str | None, number: int | None) -> list[Puzzle]:
    """The puzzles to choose from. Raises PuzzleError."""
    if kind is not None and kind not in KINDS:
        raise PuzzleError(f"--kind: expected one of {', '.join(KINDS)}, got {kind!r}")
    everything = shipped_puzzles()
    if number is None:
        return [one for one in everything if kind in (None, one.kind)]
    if not 1 <= number <= len(everything):
        raise PuzzleError(f"--number: expected a puzzle from 1 to {len(everything)}, got {number}")
    return [everything[number - 1]]


def _solve(found: list[Puzzle], solved: Solved, screen: Screen) -> int:
    """Ask the one puzzle, or one after another those not solved; returns the exit status."""
    left = found if len(found) == 1 else [one for one in found if not solved.has(one.number)]
    try:
        for one in left:
            solved.note(one.number, solve(one, screen).is_right)
            screen.line()
    except LeftError:
        pass
    except KeyboardInterrupt:
        screen.line()
        return INTERRUPTED
    screen.items([_count(found, solved)])
    return 0


def _count(found: list[Puzzle], solved: Solved) -> str:
    done = len([one for one in found if solved.has(one.number)])
    return t("puzzle-count", solved=done, all=len(found))


def _list(found: list[Puzzle], solved: Solved, *, as_json: bool) -> None:
    found = sorted(found, key=lambda puzzle: (puzzle.kind, puzzle.difficulty, puzzle.number))
    if as_json:
        listed = [_card(one) | {"solved": solved.has(one.number)} for one in found]
        say(json_module.dumps({"format": "wildcards-puzzle-list/1", "puzzles": listed}))
        return
    for one in found:
        say(f"{title(one)}{' · ' + t('puzzle-solved') if solved.has(one.number) else ''}")
    say(_count(found, solved))


def _card(one: Puzzle) -> dict[str, Any]:
    return {
        "number": one.number, "kind": one.kind, "difficulty": one.difficulty, "round": one.round,
        "seats": one.rules.seats, "edition": one.rules.edition, "leo": one.rules.leo,
    }  # fmt: skip


@app.command("mine", epilog="Example: wildcards puzzles mine --games 20 --out found.jsonl")
def _mine(
    records: Annotated[
        list[str] | None,
        typer.Argument(metavar="[RECORD…]", help="Files of records to look in, instead of bots' games."),
    ] = None,
    games: Annotated[str, typer.Option("--games", "-n", metavar="N", help="How many games of bots.")] = "10",
    out: Out = None,
    simulations: Annotated[
        str, typer.Option(metavar="N", help="Simulations for each decision that is looked at closely.")
    ] = str(SIMULATIONS),
    seed: Seed = None,
) -> None:
    """Find puzzles in games: of bots of mixed levels, or in records of people who agreed to it.

    Names are left out. What is found is written at once; a game takes some six seconds. With the same games
    and the same --out it goes on where it was interrupted, and writes nothing twice.
    """
    number, worlds = whole_number("--games", games), whole_number("--simulations", simulations)
    if number < 1:
        raise PuzzleError(f"--games: expected 1 or more, got {number}")
    if worlds < LEAST_SIMULATIONS:
        raise PuzzleError(f"--simulations: expected {LEAST_SIMULATIONS} or more, got {worlds}")
    source = _records(records) if records else bots_games(number, parse_seed(seed))
    known = _known(out)
    left = games_left(source, known)
    raise typer.Exit(_dig(left, None if records or known else number, worlds, out, known))


def _known(out: Path | None) -> tuple[Puzzle, ...]:
    """The puzzles that the file has already. Raises PuzzleError."""
    if out is None or not out.exists() or out.stat().st_size == 0:
        return ()
    return read_puzzles(out)


def _records(names: list[str]) -> Iterator[Record]:
    """The records of these files. Raises RecordError."""
    for name in names:
        for entry in read_records(name):
            if entry.record is None:
                raise RecordError(f"{entry.where}: {entry.error}")
            verify(entry.record)
            yield entry.record


def _dig(
    source: Iterator[Record], number: int | None, simulations: int, out: Path | None, known: Iterable[Puzzle]
) -> int:
    """Mine the games and write what is found and not known; returns the exit status. Raises PuzzleError."""
    kinds: Counter[str] = Counter()
    rounds = {round_of(one) for one in known}
    status = 0
    try:
        for game in progress(source, "mining", number):
            for one in mine(game, simulations):
                if round_of(one) in rounds:
                    continue
                with uninterrupted():
                    _write(puzzle_line(one), out)
                    kinds[one.kind] += 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    note(f"puzzles: {kinds.total()}, " + ", ".join([f"{kind} {kinds[kind]}" for kind in KINDS]))
    return status


def _write(line: str, out: Path | None) -> None:
    if out is None:
        say(line)
        return
    try:
        disk.append(out, f"{line}\n".encode())
    except OSError as error:
        raise PuzzleError(f"--out {out}: cannot be written: {disk.reason(error)}") from None


@app.command("check", epilog="Example: wildcards puzzles check found.jsonl")
def _check(
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="Puzzles. [default: those of this program]")
    ] = None,
    best: Annotated[
        str | None,
        typer.Option("--choose", metavar="N", help="Write the N that differ most, easiest first, to --out."),
    ] = None,
    out: Out = None,
) -> None:
    """Replay and check puzzles, and count them by kind, phase, round, leader, seats and so on."""
    number = whole("--choose", best)
    if (number is None) != (out is None):
        raise PuzzleError("--choose: expected together with --out FILE")
    found = shipped_puzzles() if file is None else read_puzzles(file)
    if file is None:
        for one in found:
            check(one)
    if twice := repeated(found):
        raise PuzzleError(f"expected one puzzle from each round of a game, but {twice[0]} are from the same")
    for aspect, counts in variety(found).items():
        say(f"{aspect}: " + ", ".join([f"{value} {count}" for value, count in counts.items()]))
    if number is not None:
        for one in sorted(chosen(found, number), key=lambda puzzle: -puzzle.ease):
            _write(puzzle_line(one), out)
