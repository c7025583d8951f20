"""The commands for those who run a server: `serve` and `db`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from wildcards.errors import MissingPackageError

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WILDCARDS_DATABASE",
        help="Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        " [default: server.db in your data directory]",
        show_default=False,
        show_envvar=True,
    ),
]

db = typer.Typer(
    name="db",
    short_help="Look after a server's database.",
    help="Look after a server's database: bring it up to date, check it, back it up, export and purge games.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


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
        int,
        typer.Option(metavar="N", min=0, max=65535, envvar="WILDCARDS_PORT", help="The port; 0: a free one."),
    ] = 8765,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="WILDCARDS_PUBLIC_URL",
            help="How people reach it, as https://example.org/cards behind a proxy; links begin with it.",
        ),
    ] = None,
    database: Database = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            envvar="WILDCARDS_TRUSTED_PROXIES",
            help="The proxies whose word on a client's address counts (X-Forwarded-For); * for any.",
        ),
    ] = "127.0.0.1,::1",
    bot_workers: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=64, envvar="WILDCARDS_BOT_WORKERS", help="Processes for bots."),
    ] = 1,
    log_level: Annotated[
        str,
        typer.Option(metavar="LEVEL", envvar="WILDCARDS_LOG_LEVEL", help="debug, info, warning or error."),
    ] = "info",
    log_json: Annotated[
        bool, typer.Option("--log-json", metavar="", help="Log a JSON object a line.")
    ] = False,
) -> None:
    """Run a server at which people and bots play with each other over the network.

    Everything is kept in a database at once, so it may be stopped, or die, at any moment: tables go on where
    they were. docs/server.md tells how to run one for others.
    """
    serving = _serving()
    config = serving.make_config(
        database=database,
        host=host,
        port=port,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        bot_workers=bot_workers,
        log_level=log_level,
        log_json=log_json,
    )
    serving.serve(config)


def _serving() -> Any:
    try:
        from wildcards.server import serving
    except ImportError as error:
        raise MissingPackageError(
            f"the server needs {error.name}, which is not installed: pip install 'wildcards[server]'"
        ) from None
    return serving
