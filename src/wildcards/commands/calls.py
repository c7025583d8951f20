"""The commands `calls …`: a webhook that is called when it is one's turn."""

from __future__ import annotations

from typing import Annotated

import typer

from wildcards.commands.app import group_app, needing
from wildcards.commands.network_options import DEFAULT_PROFILE, DEFAULT_SERVER, As, Server
from wildcards.commands.options import Language, speak

app = group_app(
    "Be called when it is your turn at a table of a server, by a webhook: a POST to an address of yours,"
    " as Discord, ntfy and many others take it. docs/calls.md says when, and what is sent."
)


@app.command(
    "set",
    epilog="Example: wildcards calls set https://ntfy.sh/my-topic --form ntfy --quiet 22:00-7:30",
    short_help="Set a webhook.",
)
def set_(
    url: Annotated[str, typer.Argument(metavar="URL", help="An https address that all can reach.")],
    form: Annotated[
        str, typer.Option(metavar="FORM", help="What it is sent: json, discord or ntfy.")
    ] = "json",
    quiet: Annotated[
        str | None,
        typer.Option(metavar="FROM-TO", help="No calls from one time of day to another; none: at any time."),
    ] = None,
    zone: Annotated[
        str | None,
        typer.Option(metavar="ZONE", help="Your time zone, as Europe/Berlin. [default: this machine's]"),
    ] = None,
    server: Server = DEFAULT_SERVER,
    who: As = DEFAULT_PROFILE,
    language: Language = None,
) -> None:
    """Be called at an address when it is your turn. It is sent a message at once, as a test."""
    speak(language)
    with needing("playing over the network"):
        from wildcards.terminal.calls import set_webhook

    raise typer.Exit(set_webhook(server, who, url, form, quiet, zone))


@app.command(epilog="Example: wildcards calls show", short_help="Show how you are called.")
def show(server: Server = DEFAULT_SERVER, who: As = DEFAULT_PROFILE, language: Language = None) -> None:
    """Show by which ways you are called, and when not."""
    speak(language)
    with needing("playing over the network"):
        from wildcards.terminal.calls import show_calls

    raise typer.Exit(show_calls(server, who))


@app.command(epilog="Example: wildcards calls stop", short_help="Remove your webhooks.")
def stop(server: Server = DEFAULT_SERVER, who: As = DEFAULT_PROFILE, language: Language = None) -> None:
    """Remove your webhooks: no more calls."""
    speak(language)
    with needing("playing over the network"):
        from wildcards.terminal.calls import stop_calls

    raise typer.Exit(stop_calls(server, who))
