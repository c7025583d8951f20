"""The command `join`: play at a table of a server."""

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
from wildcards.commands.options import Language, speak

app = command_app()


@app.command(epilog="Example: wildcards join https://cards.example.org/t/abc… --name Anna")
def join(
    where: Annotated[
        str,
        typer.Argument(
            metavar="LINK|CODE", help="The table: the link people share, or its 6-character code."
        ),
    ],
    server: Server = DEFAULT_SERVER,
    name: Name = None,
    seat: Seat = None,
    watch: Annotated[bool, typer.Option("--watch", metavar="", help="Watch without a seat.")] = False,
    who: As = DEFAULT_PROFILE,
    record: RecordFile = None,
    plain: Plain = None,
    language: Language = None,
) -> None:
    """Play at a table on a server, in the terminal.

    Your seat is kept: leave when you like, and come back with the same command. While you are away, or when
    your time is up, a bot may decide for you, depending on the table; back takes over again.
    """
    speak(language)
    with needing("playing over the network"):
        from wildcards.terminal.newcomer import Visitor
        from wildcards.terminal.online import join_table

    visitor = Visitor(who, name, seat_number(seat), plain, record)
    raise typer.Exit(join_table(where, server, visitor, watch=watch))
