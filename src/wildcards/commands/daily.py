"""The command `daily`: the deal of the day of a server."""

from __future__ import annotations

import typer

from wildcards.commands.app import command_app, needing
from wildcards.commands.network_options import DEFAULT_PROFILE, DEFAULT_SERVER, As, Name, Plain, Server
from wildcards.commands.options import Language, speak

app = command_app()


@app.command(epilog="Example: wildcards daily --server https://cards.example.org --name Anna")
def daily(
    server: Server = DEFAULT_SERVER,
    name: Name = None,
    who: As = DEFAULT_PROFILE,
    plain: Plain = None,
    language: Language = None,
) -> None:
    """Play the deal of the day, or see who has which place.

    It is the same for everybody, against the same three bots, and for one try: leave when you like, and come
    back with the same command. The day is over at midnight UTC.
    """
    speak(language)
    with needing("playing over the network"):
        from wildcards.terminal.newcomer import Visitor
        from wildcards.terminal.online import play_day

    raise typer.Exit(play_day(server, Visitor(who, name, None, plain, None)))
