"""The command `review`: what the decisions of a finished game cost, and what was luck."""

from __future__ import annotations

import json as json_module
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from wildcards.analysis.review import SIMULATIONS, Review, check
from wildcards.analysis.review import review as review_seat
from wildcards.commands.app import command_app
from wildcards.commands.options import AsJson, Language, speak, whole_number
from wildcards.commands.report_file import check_report, write_report
from wildcards.commands.show import distinct_names
from wildcards.commands.verify import STDIN, entries, what_is_wrong
from wildcards.errors import AnalysisError, RecordError
from wildcards.notation.record import HUMAN, Record
from wildcards.terminal import review_words as words
from wildcards.terminal.output import counting, grid, note, say
from wildcards.terminal.setup import whole
from wildcards.words.text import t

FORMAT: Final = "wildcards-review/1"

app = command_app()


@app.command(epilog="Example: wildcards review game.json --seat 1 --report review.html")
def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record of a finished game; - is the standard input.")
    ],
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="Whose game: a seat, from 1. [default: the people's, or everybody's if all are bots]",
        ),
    ] = None,
    record: Annotated[
        str | None,
        typer.Option("--record", "-r", metavar="N", help="Which of several records in the file, from 1."),
    ] = None,
    simulations: Annotated[
        str,
        typer.Option(
            metavar="N", help="Simulations for each decision. Four times as many halve the intervals."
        ),
    ] = str(SIMULATIONS),
    report: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write a page with the curve and all decisions to this file (HTML)."
        ),
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Judge the decisions of a game by what the player could know, and say what was luck.

    Every way to decide is tried in the same deals of the cards that were hidden from that seat, so nothing is
    a mistake only because of how the cards lay. The result less that of equal players is luck less
    what own decisions cost, exactly. A decision is called a mistake only if it costs a percentage point or
    more and the 95 % interval of its cost is above 0. A few seconds for each seat.
    """
    speak(language)
    if report is not None:
        check_report(report)
    game, where = _record(file, whole("--record", record))
    found = [
        (name, _review(game, where, number, name, whole_number("--simulations", simulations)))
        for number, name in _seats(game, whole("--seat", seat))
    ]
    if report is not None:
        from wildcards.commands.review_page import review_page

        write_report(report, review_page(found))
    source = file if record is None else f"{file}:{record}"
    _print(found, None if file == STDIN else source, as_json=json)
    if report is not None:
        note(t("review-written", path=str(report)))


def _record(name: str, number: int | None) -> tuple[Record, str]:
    """The only record of a file, or the one of this number from 1. Raises RecordError."""
    with entries(name) as found:
        there = list(found)
    if number is None and len(there) > 1:
        raise RecordError(f"{name}: expected one record, it holds {len(there)}: choose one with --record N")
    if number is not None and not 1 <= number <= len(there):
        raise RecordError(f"--record: expected a number from 1 to {len(there)}, got {number}")
    entry = there[(number or 1) - 1]
    if entry.record is None:
        raise RecordError(what_is_wrong(entry))
    return entry.record, entry.where


def _seats(record: Record, seat: int | None) -> list[tuple[int, str]]:
    """The seats to review, from 0, each with its name. Raises AnalysisError."""
    names = distinct_names(record.seats).names
    if seat is not None:
        if not 1 <= seat <= record.rules.seats:
            raise AnalysisError(f"--seat: expected a seat from 1 to {record.rules.seats}, got {seat}")
        return [(seat - 1, names[seat - 1])]
    deciding = record.rules.human_seats()
    people = [one for one in deciding if record.seats[one].player == HUMAN]
    return [(one, names[one]) for one in people or deciding]


def _review(record: Record, where: str, seat: int, name: str, simulations: int) -> Review:
    try:
        check(record, seat, simulations)
    except (RecordError, AnalysisError) as error:
        raise type(error)(f"{where}: {error}") from None
    with counting(f"{t('review-working')} {name}") as progress:
        return review_seat(record, seat, simulations, progress)


def _print(found: list[tuple[str, Review]], source: str | None, *, as_json: bool) -> None:
    """Print the reviews; `source` is how `play --from` would name the game, if it can."""
    if as_json:
        reviews = [{"name": name, **msgspec.to_builtins(one)} for name, one in found]
        say(json_module.dumps({"format": FORMAT, "reviews": reviews}, ensure_ascii=False))
        return
    for number, (name, one) in enumerate(found):
        if number:
            say()
        for line in _lines(name, one):
            say(line)
        if source is not None and one.key:
            say()
            for line in words.what_if(source, one):
                say(line)


def _lines(name: str, one: Review) -> list[str]:
    lines = [words.title(name), words.about(name), "", *words.split(one), "", *grid(words.curve(one))]
    lines += [t("review-curve-about"), "", t("review-key")]
    for number, (head, *rest) in enumerate(words.key_decisions(one), 1):
        lines += [f"{number}. {head}", *[f"   {line}" for line in rest]]
    return lines
