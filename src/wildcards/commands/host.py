"""The command `host`: make a table on a server, and play at it."""

from __future__ import annotations

from typing import Annotated

import typer

from wildcards.commands.app import command_app, needing
from wildcards.commands.network_options import (
    DEFAULT_PROFILE,
    DEFAULT_SERVER,
    As,
    Name,
    Plain,
    RecordFile,
    Seat,
    Server,
    seat_number,
)
from wildcards.commands.options import (
    Edition,
    Knowledge,
    Language,
    Payment,
    Removal,
    Talisman,
    TalismanOrder,
    ValueCounts,
    knowledge_scope,
    rules_options,
    speak,
    whole_number,
)

app = command_app()


@app.command(epilog="Example: wildcards host --server https://cards.example.org --bots greedy")
def host(
    server: Server = DEFAULT_SERVER,
    seats: Annotated[
        str,
        typer.Option(metavar="3|4|5", help="All seats: yours, other people's, the bots' and Leo's."),
    ] = "4",
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL,…", help="Bots for the last seats; the others stay open for people."),
    ] = None,
    leo: Annotated[
        bool, typer.Option("--leo", metavar="", help="Leo, of the 2022 edition, takes the last seat.")
    ] = False,
    public: Annotated[
        bool, typer.Option("--public", metavar="", help="Show the table in the server's list for everybody.")
    ] = False,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="TIME",
            help="How long people may think: 30s for each decision, 2d for play over days, 10m+5 for a bank"
            " of ten minutes and five more seconds after each decision. [default: no limit]",
        ),
    ] = None,
    grace: Annotated[
        str | None,
        typer.Option(
            metavar="SECONDS",
            help="How long somebody who has to decide may be away before a bot decides: 0, 60, 5m, 1d, or"
            " none to wait. [default: 60]",
        ),
    ] = None,
    stand_in: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", help="The bot that decides for whoever is away for longer, or out of time."
        ),
    ] = "greedy",
    title: Annotated[str, typer.Option(metavar="TEXT", help="A title for the table.")] = "",
    hints: Annotated[
        bool,
        typer.Option("--hints", metavar="", help="Let players ask for hints; the others are told who does."),
    ] = False,
    publish: Annotated[
        bool,
        typer.Option(
            "--publish",
            metavar="",
            help="Let the finished game be published without names; everybody is told before they sit down.",
        ),
    ] = False,
    free_text: Annotated[
        bool,
        typer.Option(
            "--free-text",
            metavar="",
            help="Let people write to each other, not only send phrases; everybody is told beforehand.",
        ),
    ] = False,
    spectators: Annotated[
        str,
        typer.Option(
            metavar="WHAT",
            help="What people without a seat see: `public`, what is open to all; `late`, all hands, but"
            " everything as it was when the round began; `all`, all hands at once; `closed`, nothing."
            " Everybody is told before they sit down.",
        ),
    ] = "public",
    rated: Annotated[
        bool,
        typer.Option(
            "--rated",
            metavar="",
            help="Let the game count for ratings; everybody is told before they sit down.",
        ),
    ] = False,
    name: Name = None,
    seat: Seat = None,
    edition: Edition = None,
    talisman: Talisman = None,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
    knowledge: Knowledge = None,
    who: As = DEFAULT_PROFILE,
    record: RecordFile = None,
    plain: Plain = None,
    language: Language = None,
) -> None:
    """Make a table on a server, invite friends with its link or code, and play with them in the terminal."""
    speak(language)
    with needing("playing over the network"):
        from wildcards.terminal.newcomer import Visitor
        from wildcards.terminal.online import TableOptions, host_table

    wanted = TableOptions(
        seats=whole_number("--seats", seats),
        leo=leo,
        bots=bots,
        public=public,
        clock=clock,
        grace=grace,
        stand_in=stand_in,
        title=title,
        talisman=None if talisman is None else whole_number("--talisman", talisman),
        knowledge=knowledge_scope(knowledge),
        hints=hints,
        publish=publish,
        free_text=free_text,
        spectators=spectators,
        rated=rated,
        options=rules_options(edition, talisman_order, removal, payment, value_counts),
    )
    visitor = Visitor(who, name, seat_number(seat), plain, record)
    raise typer.Exit(host_table(server, wanted, visitor))
