"""The command `ratings`: people's pages on a server, and the list of ratings."""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer

from wildcards.commands.app import command_app, needing
from wildcards.commands.network_options import DEFAULT_PROFILE, DEFAULT_SERVER, As, Plain, Server
from wildcards.commands.options import Language, speak
from wildcards.errors import ServerError

_PERSON: Final = re.compile(r"(?:.*/p/)?([0-9a-z]{20})")
_SHOWN: Final = ("nobody", "met", "all")

app = command_app()


@app.command(epilog="Example: wildcards ratings --server https://cards.example.org --list")
def ratings(
    person: Annotated[
        str | None,
        typer.Argument(metavar="[PERSON]", help="Whose page: its link, or the end of it. [default: yours]"),
    ] = None,
    listed: Annotated[
        bool, typer.Option("--list", metavar="", help="The list of ratings instead of a page.")
    ] = False,
    show: Annotated[
        str | None,
        typer.Option(metavar="WHO", help="Let nobody else, those you have met in a game, or all see yours."),
    ] = None,
    server: Server = DEFAULT_SERVER,
    who: As = DEFAULT_PROFILE,
    plain: Plain = None,
    language: Language = None,
) -> None:
    """Show somebody's games, places and rating on a server, or who is rated how.

    A rating is a range: the strength is in it 19 times out of 20. Games count for it at tables that say so.
    """
    speak(language)
    if listed + (person is not None) + (show is not None) > 1:
        raise ServerError("ratings: expected one of PERSON, --list and --show, got more")
    found = None if person is None else _PERSON.fullmatch(person)
    if person is not None and found is None:
        raise ServerError(f"PERSON: expected the link of a page or the 20 signs at its end, got {person!r}")
    if show is not None and show not in _SHOWN:
        raise ServerError(f"--show: expected nobody, met or all, got {show!r}")
    with needing("playing over the network"):
        from wildcards.terminal.newcomer import Visitor
        from wildcards.terminal.rating_pages import show_person, show_ratings

    visitor = Visitor(who, None, None, plain, None)
    if listed:
        raise typer.Exit(show_ratings(server, visitor))
    raise typer.Exit(show_person(server, visitor, None if found is None else found[1], show))  # type: ignore[arg-type]  # one of the three
