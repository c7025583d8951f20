"""The command `deal`: what bots reach with the cards of a game."""

from __future__ import annotations

import json as json_module
from typing import Annotated, Final

import typer

from wildcards.analysis.deal import RUNS, Runs, check, deal_results, same_deal
from wildcards.bots.levels import LEVELS
from wildcards.commands.app import command_app
from wildcards.commands.options import AsJson, Language, speak, whole_number
from wildcards.commands.show import distinct_names
from wildcards.commands.source import finished
from wildcards.errors import AnalysisError
from wildcards.notation.record import HUMAN, Record
from wildcards.terminal import deal_words as words
from wildcards.terminal.output import counting, grid, say
from wildcards.terminal.setup import split_kinds, whole
from wildcards.words.text import t

FORMAT: Final = "wildcards-deal/1"
_QUICK: Final = "novice,casual,greedy,skilled,expert"

app = command_app()


@app.command(epilog="Example: wildcards deal game.json --seat 1 --runs 20")
def deal(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A record of a finished game; FILE:3 is the third record of a file."
        ),
    ],
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Whose cards: a seat, from 1. [default: the first person's]"),
    ] = None,
    runs: Annotated[str, typer.Option(metavar="N", help="Games for each level.")] = str(RUNS),
    levels: Annotated[
        str, typer.Option(metavar="LEVEL,…", help="The bots that play the seat; master takes longest.")
    ] = _QUICK,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Let bots play the cards of one seat of a game, and say what they reach.

    All cards are those of the record, and the bots in the other seats those of the game, with the chance they
    had there; people's seats are played by greedy. To play the cards yourself: wildcards play --deal FILE.
    """
    speak(language)
    record = finished(file)
    number = _seat(record, whole("--seat", seat))
    wanted = split_kinds(levels)
    for level in wanted:
        _check(record, number, level)
    games = whole_number("--runs", runs)
    if games < 1:
        raise AnalysisError(f"--runs: expected at least 1, got {games}")
    found = [_reached(record, number, level, games) for level in wanted]
    name = distinct_names(record.seats).names[number]
    if json:
        told = [
            {"level": one.level, "scores": one.scores, "ranks": one.ranks, "mean": one.mean} for one in found
        ]
        say(json_module.dumps({"format": FORMAT, "seat": number, "name": name, "levels": told}))
        return
    say(words.about(name, games))
    say(words.reached(record, number))
    say()
    for line in grid(words.rows(found)):
        say(line)


def _seat(record: Record, seat: int | None) -> int:
    """The seat, from 0. Raises AnalysisError."""
    if seat is None:
        deciding = record.rules.human_seats()
        return next((one for one in deciding if record.seats[one].player == HUMAN), deciding[0])
    if not 1 <= seat <= record.rules.seats:
        raise AnalysisError(f"--seat: expected a seat from 1 to {record.rules.seats}, got {seat}")
    if seat - 1 == record.rules.leo_seat:
        raise AnalysisError(f"--seat: expected a seat that decides, got {seat}, which is Leo's")
    return seat - 1


def _check(record: Record, seat: int, level: str) -> None:
    same_deal(record)
    if level not in LEVELS:
        raise AnalysisError(f"--levels: expected some of {', '.join(LEVELS)}, got {level!r}")
    check(record.rules, seat, level)


def _reached(record: Record, seat: int, level: str, runs: int) -> Runs:
    with counting(f"{t('deal-working')} {level}") as progress:
        return deal_results(record, seat, level, runs, progress)
