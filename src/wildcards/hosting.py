"""The commands for those who run a server: `serve` and `db`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from wildcards.errors import MissingPackageError, ServerError, WildCardsError, how_to_install

_MOST_DAYS: Final = 36_500
_PORT: Final = 8765
_FAILURE: Final = 2  # the exit status of an error, as everywhere
_TRIES: Final = 20  # ports from there on
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
    help="Look after a server's database: bring it up to date, check it, repair it, back it up, export and"
    " purge games.",
    invoke_without_command=True,
    rich_markup_mode=None,
)


@db.callback()
def _db(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


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
            help="The proxies trusted about a client's address (X-Forwarded-For); * for any.",
        ),
    ] = "127.0.0.1,::1",
    metrics_from: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            envvar="WILDCARDS_METRICS_FROM",
            help="Who may read /metrics, which counts secret steps too; * for anybody.",
        ),
    ] = "127.0.0.1,::1",
    bot_workers: Annotated[
        str,
        typer.Option(metavar="N", envvar="WILDCARDS_BOT_WORKERS", help="Processes for bots: 1 to 64."),
    ] = "1",
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

    Everything goes into a database at once, so it may be stopped, or die, at any moment: tables continue
    where they were. docs/server.md says how to run one for others.
    """
    serving = _load("wildcards.server.run.launch")
    try:
        config = serving.make_config(
            database=database,
            host=host,
            port=_PORT if port is None else _whole("--port", port, 0, 65_535),
            public_url=public_url,
            trusted_proxies=trusted_proxies,
            metrics_from=metrics_from,
            bot_workers=_whole("--bot-workers", bot_workers, 1, 64),
            log_level=log_level or ("warning" if is_open else "info"),
            log_json=log_json,
        )
        serving.serve(config, is_shown=is_open, tries=_TRIES if is_open and port is None else 1)
    except WildCardsError as error:
        if not log_json:
            raise
        serving.complain(error)
        raise typer.Exit(_FAILURE) from None


# --- the database


@db.command(
    epilog="Example: wildcards db migrate",
    short_help="Bring it up to the schema of this release.",
)
def migrate(database: Database = None) -> None:
    """Bring the database up to the schema of this release; create it if there is none.

    A server does so by itself when it starts. Make a backup first: there is no way back.
    """
    raise typer.Exit(_commands().migrate_database(database))


@db.command(epilog="Example: wildcards db check", short_help="Check every table, and every finished game.")
def check(database: Database = None) -> None:
    """Check every table: its log, what lists and timers take from it, the record of a finished game.

    Exit status: 0 if all is right, 1 if something is not. A server may be running.
    """
    raise typer.Exit(_commands().check_database(database))


@db.command(epilog="Example: wildcards db repair --dry-run", short_help="Repair tables whose log is broken.")
def repair(
    dry_run: Annotated[
        bool,
        typer.Option("--dry-run", metavar="", help="Only say what is wrong and what would be done."),
    ] = False,
    database: Database = None,
) -> None:
    """Repair what `wildcards db check` finds: a broken log is cut after its last good entry.

    What is cut off is set aside in the database (its table `set_aside`), and what lists and timers need
    is rebuilt from the log. Stop the server first, and make a backup.
    """
    raise typer.Exit(_commands().repair_database(database, is_dry=dry_run))


@db.command(epilog="Example: wildcards db backup wildcards.backup", short_help="Write everything to a file.")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; none is overwritten.")],
    database: Database = None,
) -> None:
    """Write everything to a new file, as it is at this moment; a server may be running.

    The file is the same for SQLite and PostgreSQL. Keep it to yourself: it holds the seeds of games in play.
    """
    raise typer.Exit(_commands().back_up(database, file))


@db.command(
    epilog="Example: wildcards db restore wildcards.backup --database postgresql://wildcards@localhost/wildcards",
    short_help="Fill an empty database from a backup.",
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `wildcards db backup` wrote.")],
    database: Database = None,
) -> None:
    """Fill an empty database from a backup, all or nothing; this also moves a server to PostgreSQL."""
    raise typer.Exit(_commands().restore_database(database, file))


@db.command(
    epilog="Example: wildcards db export games.jsonl --since 30",
    short_help="Write the records of finished games.",
)
def export(
    file: Annotated[
        str, typer.Argument(metavar="[FILE]", help="A new file, or - for the standard output.")
    ] = "-",
    since: Annotated[
        str | None,
        typer.Option(metavar="DAYS", help="Only games of the last DAYS days."),
    ] = None,
    database: Database = None,
) -> None:
    """Write the records of finished games, one per line (JSON Lines), as `wildcards verify` reads them."""
    days = None if since is None else _whole("--since", since, 1, _MOST_DAYS)
    raise typer.Exit(_commands().export_records(database, file, days))


@db.command(
    epilog="Example: wildcards db purge --older-than 90",
    short_help="Remove tables that ended long ago.",
)
def purge(
    older_than: Annotated[
        str,
        typer.Option("--older-than", metavar="DAYS", help="For how long they have not changed."),
    ],
    yes: Annotated[bool, typer.Option("--yes", metavar="", help="Do it without asking.")] = False,
    database: Database = None,
) -> None:
    """Remove tables that ended long ago, and those that nobody ever started.

    Games in play stay, however old, and so does everything that has changed since. A name goes with the last
    table of whoever bore it.
    """
    days = _whole("--older-than", older_than, 1, _MOST_DAYS)
    raise typer.Exit(_commands().purge_tables(database, days, is_sure=yes))


def _whole(option: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds. Raises ServerError."""
    digits = text.strip()
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else -1
    if not least <= number <= most:
        raise ServerError(f"{option}: expected a whole number from {least} to {most}, got {text!r}")
    return number


def _commands() -> Any:
    return _load("wildcards.commands.db")


def _load(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingPackageError(
            f"the server needs {error.name}, which is not installed: {how_to_install('server')}"
        ) from None
