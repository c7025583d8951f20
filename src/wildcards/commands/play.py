"""The command `play`: a game against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wildcards.commands.app import command_app
from wildcards.commands.options import (
    Edition,
    Knowledge,
    Language,
    NamedBots,
    Payment,
    Redeal,
    Removal,
    Seed,
    Talisman,
    TalismanOrder,
    ValueCounts,
    knowledge_scope,
    rules_options,
    speak,
)
from wildcards.commands.source import finished, origin
from wildcards.terminal.setup import whole
from wildcards.terminal.solo import Table, play_at

app = command_app()


@app.command(epilog="Example: wildcards play --seats 3 --leo --name Anna")
def play(
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="3|4|5",
            help="All seats: you, the bots, and Leo if he plays; two players and Leo are 3. [default: 4]",
        ),
    ] = None,
    leo: Annotated[
        bool | None,
        typer.Option(
            "--leo/--no-leo",
            metavar="",
            help="Whether Leo, the automaton of the 2022 edition, takes a seat. [default: no]",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="KIND,…",
            help="A kind of bot for all other seats, or one for each, clockwise. [default: greedy]",
        ),
    ] = None,
    bot: NamedBots = None,
    name: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Your name at the table. [default: You]"),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Your seat, clockwise from 1. [default: 1]"),
    ] = None,
    leo_seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Leo's seat, clockwise from 1. [default: the last]"),
    ] = None,
    edition: Edition = None,
    talisman: Talisman = None,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
    knowledge: Knowledge = None,
    resume: Annotated[bool, typer.Option("--resume", metavar="", help="Continue the kept game.")] = False,
    fresh: Annotated[
        bool,
        typer.Option(
            "--fresh",
            metavar="",
            help="Begin a new game; a kept one is set aside under another name.",
        ),
    ] = False,
    kept: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where this game is kept while it is played. [default: in your data directory]",
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where its record is written at the end. [default: in your data directory]",
        ),
    ] = None,
    seed: Seed = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Play a finished game on from one of its turns, against bots; FILE:3 is the third record of"
            " a file.",
        ),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="With --from: the turn to which this action of the record belongs, as show numbers them.",
        ),
    ] = None,
    redeal: Redeal = False,
    deal: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Play the cards of a finished game again, against its bots, and compare; FILE:3 is the third"
            " record of a file.",
        ),
    ] = None,
    plain: Annotated[
        bool | None,
        typer.Option(
            "--plain/--no-plain",
            metavar="",
            help="Sentences instead of a coloured table, for screen readers and simple terminals."
            " [default: plain where the output is not a terminal]",
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Play a game against bots.

    It is kept after every step: quit when you like, and continue with --resume. At every prompt ? explains
    the choice, and help lists the commands.
    """
    speak(language)
    options = rules_options(edition, talisman_order, removal, payment, value_counts)
    table = Table(
        seats=whole("--seats", seats),
        leo_seat=whole("--leo-seat", leo_seat),
        seat=whole("--seat", seat),
        talisman=whole("--talisman", talisman),
        leo=leo,
        name=name,
        bots=bots,
        bot=bot or None,
        seed=seed,
        knowledge=knowledge_scope(knowledge),
        options=options,
        origin=origin(source, at),
        redeal=redeal,
        again=None if deal is None else finished(deal),
    )
    raise typer.Exit(play_at(table, kept=kept, record=record, resume=resume, fresh=fresh, plain=plain))
