"""The commands `profile …`: who you are at a server, and how other devices join you."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from wildcards.commands.app import group_app, needing
from wildcards.commands.network_options import DEFAULT_PROFILE, As
from wildcards.commands.options import Language, speak

_NETWORK: Final = "playing over the network"

Server = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WILDCARDS_SERVER",
        help="The server. [default: the one where you were last]",
        show_envvar=True,
    ),
]
Lose = Annotated[
    bool,
    typer.Option("--lose", metavar="", help="Even if nothing else leads back to what this device has."),
]

app = group_app(
    "Look after who you are at a server, without an account: see what it keeps about you, keep your name by"
    " a recovery code, join the same person on other devices, sign out, take your data along, leave for good."
)


@app.command(epilog="Example: wildcards profile show", short_help="Show your name and devices.")
def show(server: Server = None, who: As = DEFAULT_PROFILE, language: Language = None) -> None:
    """Show your name, your devices, and whether there is a recovery code."""
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import show_person

    raise typer.Exit(show_person(server, who))


@app.command(epilog="Example: wildcards profile keep", short_help="Make a recovery code.")
def keep(server: Server = None, who: As = DEFAULT_PROFILE, language: Language = None) -> None:
    """Make a recovery code of twelve words, and show it once: with it, other devices join you.

    It replaces the one before.
    """
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import keep_name

    raise typer.Exit(keep_name(server, who))


@app.command(epilog="Example: wildcards profile join", short_help="Join yourself, by a code or a link.")
def join(
    link: Annotated[
        str | None,
        typer.Argument(metavar="[LINK]", help="A link that another device shows; else you are asked."),
    ] = None,
    server: Server = None,
    lose: Lose = False,
    who: As = DEFAULT_PROFILE,
    language: Language = None,
) -> None:
    """Be the same person here as on another device, by its link or your recovery code.

    The code is asked for, or read from the input, so that it does not get into the history of your shell.
    """
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import join_person

    raise typer.Exit(join_person(link, server, who, lose=lose))


@app.command(epilog="Example: wildcards profile rename Anna", short_help="Take another name.")
def rename(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name you want to be shown under.")],
    server: Server = None,
    who: As = DEFAULT_PROFILE,
    language: Language = None,
) -> None:
    """Take another name, also at the tables where you are connected."""
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import rename_person

    raise typer.Exit(rename_person(name, server, who))


@app.command("sign-out", epilog="Example: wildcards profile sign-out --others", short_help="Sign out.")
def sign_out(
    others: Annotated[
        bool, typer.Option("--others", metavar="", help="All your other devices instead of this one.")
    ] = False,
    everywhere: Annotated[bool, typer.Option("--all", metavar="", help="All your devices.")] = False,
    server: Server = None,
    lose: Lose = False,
    who: As = DEFAULT_PROFILE,
    language: Language = None,
) -> None:
    """Sign out this device, which is somebody new from then on."""
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import sign_out_person

    raise typer.Exit(sign_out_person(server, who, others=others, everywhere=everywhere, lose=lose))


@app.command(epilog="Example: wildcards profile export me.json", short_help="Take your data along.")
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where it is written, as JSON.")],
    server: Server = None,
    who: As = DEFAULT_PROFILE,
    language: Language = None,
) -> None:
    """Write all that the server keeps about you to a file."""
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import export_person

    raise typer.Exit(export_person(file, server, who))


@app.command(epilog="Example: wildcards profile delete --sure", short_help="Leave for good.")
def delete(
    sure: Annotated[bool, typer.Option("--sure", metavar="", help="Nothing brings it back.")] = False,
    server: Server = None,
    who: As = DEFAULT_PROFILE,
    language: Language = None,
) -> None:
    """Leave the server for good: your games stay, without your name; in games in play a bot decides."""
    speak(language)
    with needing(_NETWORK):
        from wildcards.terminal.person import forget_person

    raise typer.Exit(forget_person(server, who, sure=sure))
