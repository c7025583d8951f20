"""The command `serve`: a server for play over the network."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Annotated, Final

import typer

from wildcards.commands.app import command_app, needing
from wildcards.commands.options import (
    Database,
    number_within,
)
from wildcards.commands.status import FAILURE
from wildcards.errors import WildCardsError

_PORT: Final = 8765
_TRIES: Final = 20  # ports from there on

app = command_app()


@app.command(epilog="Example: wildcards serve --host 0.0.0.0 --public-url https://cards.example.org")
def serve(
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="WILDCARDS_HOST",
            help="The address to listen on; 0.0.0.0 for all networks.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            envvar="WILDCARDS_PORT",
            help="The port; 0 for a free one. [default: 8765, or with --open the next free one]",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="WILDCARDS_PUBLIC_URL",
            help="How people reach it, e.g. https://example.org/cards behind a proxy; links begin with it.",
        ),
    ] = None,
    database: Database = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            envvar="WILDCARDS_TRUSTED_PROXIES",
            help="The proxies trusted to give a client's address (X-Forwarded-For); * for any.",
        ),
    ] = "127.0.0.1,::1",
    metrics_from: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            envvar="WILDCARDS_METRICS_FROM",
            help="Who may read /metrics, which counts secret steps too, and /status; * for anybody.",
        ),
    ] = "127.0.0.1,::1",
    bot_workers: Annotated[
        str,
        typer.Option(metavar="N", envvar="WILDCARDS_BOT_WORKERS", help="Processes for bots: 1 to 64."),
    ] = "1",
    open_data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            envvar="WILDCARDS_OPEN_DATA",
            help="Offer at /data/ what `wildcards db publish DIR` wrote.",
        ),
    ] = None,
    calls: Annotated[
        bool,
        typer.Option(
            "--calls/--no-calls",
            metavar="",
            envvar="WILDCARDS_CALLS",
            help="Whether people may be called when it is their turn (Web Push, webhooks).",
        ),
    ] = True,
    contact: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="WILDCARDS_CONTACT",
            help="Where push services reach you: mailto:… or https://… [default: the public address]",
        ),
    ] = None,
    no_free_text: Annotated[
        bool,
        typer.Option(
            "--no-free-text",
            metavar="",
            envvar="WILDCARDS_NO_FREE_TEXT",
            help="Let nobody write to others at tables: ready phrases only.",
        ),
    ] = False,
    log_level: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            envvar="WILDCARDS_LOG_LEVEL",
            help="debug, info, warning or error. [default: info, or with --open warning]",
        ),
    ] = None,
    log_json: Annotated[
        bool,
        typer.Option(
            "--log-json", metavar="", envvar="WILDCARDS_LOG_JSON", help="Log one JSON object per line."
        ),
    ] = False,
    is_open: Annotated[
        bool,
        typer.Option("--open", metavar="", help="Open it in a browser here (BROWSER=none: just say where)."),
    ] = False,
) -> None:
    """Run a server where people and bots play with each other over the network.

    Everything is written to a database at once, so the server may be stopped or killed at any moment: tables
    continue where they were. docs/server.md says how to run one for others.
    """
    gc.disable()  # until it runs: what is made until then stays
    with needing("the server"):
        from wildcards.server.run import launch
    try:
        config = launch.make_config(
            database=database,
            host=host,
            port=_PORT if port is None else number_within("--port", port, 0, 65_535),
            public_url=public_url,
            trusted_proxies=trusted_proxies,
            metrics_from=metrics_from,
            bot_workers=number_within("--bot-workers", bot_workers, 1, 64),
            log_level=log_level or ("warning" if is_open else "info"),
            log_json=log_json,
            open_data=open_data,
            calls=calls,
            contact=contact,
            free_text=not no_free_text,
        )
        launch.serve(config, is_shown=is_open, tries=_TRIES if is_open and port is None else 1)
    except WildCardsError as error:
        if not log_json:
            raise
        launch.complain(error)
        raise typer.Exit(FAILURE) from None
    finally:
        gc.enable()
