"""The command `compare`: ways to go on from a turn of a finished game, played to the end by bots."""

from __future__ import annotations

import json as json_module
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from wildcards.arena.comparison import Comparison, Tally, Way, taken
from wildcards.arena.faults import Faults
from wildcards.bots.roster import Roster, parse_bots
from wildcards.commands import compare_words as words
from wildcards.commands.app import command_app
from wildcards.commands.contest_words import fault_line, percent
from wildcards.commands.options import AsJson, NamedBots, Redeal, Seed, whole_number
from wildcards.commands.record_words import PLAYING, interrupted
from wildcards.commands.source import finished, turn_of
from wildcards.commands.status import INTERRUPTED
from wildcards.errors import RecordError
from wildcards.notation.branch import Origin
from wildcards.notation.record import LEO
from wildcards.terminal.output import grid, note, progress, say
from wildcards.terminal.setup import DEFAULT_BOT, check_kinds, parse_seed, whole, your_seat

FORMAT = "wildcards-comparison/1"

app = command_app()


@app.command(epilog="Example: wildcards compare game.json F3 M1 --at 14 --seat 1 --games 200 --bots expert")
def compare(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A finished game; FILE:3 is the third of several.")
    ],
    ways: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WAY…",
            help="Steps of the seat, as tokens: F3, or 'ib@2 F3 S1' for an animal with its payment. A single"
            " way is compared with what was done in the game.",
        ),
    ] = None,
    at: Annotated[
        str,
        typer.Option(metavar="N", help="The turn to which this action belongs, as show numbers them."),
    ] = "0",
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="The seat that decides, from 1. [default: whose action it is]"),
    ] = None,
    games: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="How many games for each way.")
    ] = "200",
    bots: Annotated[str, typer.Option(metavar="KIND", help="Who plays on, in all seats.")] = DEFAULT_BOT,
    bot: NamedBots = None,
    redeal: Redeal = False,
    seed: Seed = None,
    json: AsJson = False,
) -> None:
    """Compare ways to go on from a turn: bots play each to the end many times.

    All cards are as they were in the game, or dealt again for each game with --redeal; what is shuffled later
    and what the bots decide by chance differs from game to game, but not from way to way. Equal seeds give
    equal results.
    """
    number = whole_number("--at", at)
    origin = turn_of(finished(file), number)
    whose = _seat(origin, number, seat)
    if redeal:
        origin = origin._replace(seat=whose)
    raise typer.Exit(
        compare_ways(origin, whose, ways or [], whole_number("--games", games), bots, bot or [], seed, json)
    )


def compare_ways(
    origin: Origin,
    seat: int,
    ways: Sequence[str],
    games: int,
    kind: str,
    named: Sequence[str],
    seed: str | None,
    as_json: bool,
) -> int:
    """Play the games and print the result; returns the exit status. Raises WildCardsError."""
    if games < 1:
        raise RecordError(f"--games: expected 1 or more, got {games}")
    roster = Roster(parse_bots(named))
    check_kinds("--bots", [kind], roster)
    kinds = [LEO if one == origin.record.rules.leo_seat else kind for one in range(origin.record.rules.seats)]
    comparison = Comparison(origin, seat, _ways(origin, seat, ways), tuple(kinds), parse_seed(seed), roster)
    tally, faults = Tally(len(comparison.ways)), Faults()
    is_whole = True
    try:
        for number in progress(range(games), PLAYING, games):
            outcomes, failed = comparison.play(number)
            tally.add(outcomes)
            for fault in failed:
                faults.add(fault)
    except KeyboardInterrupt:
        is_whole = False
    finally:
        comparison.crew.close()
    if tally.games:
        _print(comparison, tally, as_json)
    if not is_whole:
        note(interrupted(tally.games, games))
    for line in faults.lines():
        note(fault_line(kind, *line))
    return 0 if is_whole else INTERRUPTED


def _seat(origin: Origin, number: int, asked: str | None) -> int:
    """The seat (from 0) that decides."""
    if asked is None:
        return origin.record.actions[number][0]
    return your_seat(origin.record.rules, whole("--seat", asked))


def _ways(origin: Origin, seat: int, ways: Sequence[str]) -> tuple[Way, ...]:
    try:
        done = taken(origin, seat)
    except RecordError as error:
        raise RecordError(f"--seat: {error}") from None
    given = [tuple(way.replace(",", " ").split()) for way in ways]
    if not all(given):
        raise RecordError("WAY: expected one token or more, such as F3, got none")
    return tuple(given) if len(given) > 1 else (done, *given)


def _print(comparison: Comparison, tally: Tally, as_json: bool) -> None:
    if as_json:
        say(json_module.dumps(_as_dict(comparison, tally), ensure_ascii=False))
        return
    origin, seat = comparison.origin, comparison.seat
    turn = origin.record.replay(origin.at)
    say(words.title(seat, origin.at, turn.round, tally.games, comparison.kinds[seat]))
    say()
    places = range(1, len(origin.record.rules.human_seats()) + 1)
    rows = [
        [
            " ".join(way),
            percent(tally.win(index)),
            percent(tally.gain(index)) if index else "",
            f"{tally.mean_points(index):.1f}",
            *[words.part(tally.ranks[index][rank], tally.games) for rank in places],
        ]
        for index, way in enumerate(comparison.ways)
    ]
    for line in grid([[*words.COLUMNS, *[words.place(rank) for rank in places]], *rows]):
        say(line)
    for way, points in zip(comparison.ways, tally.points, strict=True):
        say()
        for line in words.histogram(" ".join(way), points):
            say(line)
    say()
    say(words.NOTES)


def _as_dict(comparison: Comparison, tally: Tally) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "at": comparison.origin.at,
        "seat": comparison.seat,
        "redealt": comparison.origin.seat is not None,
        "bots": list(comparison.kinds),
        "seed": comparison.seed.hex(),
        "games": tally.games,
        "ways": [
            {
                "steps": list(way),
                "wins": words.numbers(tally.win(index)),
                "gain": words.numbers(tally.gain(index)),
                "points": {str(points): count for points, count in sorted(tally.points[index].items())},
                "ranks": {str(rank): count for rank, count in sorted(tally.ranks[index].items())},
            }
            for index, way in enumerate(comparison.ways)
        ],
    }
