"""The commands `db …`: look after a server's database."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from wildcards.commands.app import group_app, needing
from wildcards.commands.options import Database, number_within
from wildcards.errors import DatabaseError

_MOST_DAYS: Final = 36_500
_SERVER: Final = "the server"
_NUMBER: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,12})?")
_MONTH: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])")

app = group_app(
    "Look after a server's database: bring it up to date, check it, repair it, back it up, export,"
    " publish and purge games."
)


@app.command(
    epilog="Example: wildcards db migrate",
    short_help="Bring it up to the schema of this release.",
)
def migrate(database: Database = None) -> None:
    """Bring the database up to the schema of this release; create it if there is none.

    A server does so by itself when it starts. Make a backup first: there is no way back.
    """
    with needing(_SERVER):
        from wildcards.commands.database import migrate_database

    raise typer.Exit(migrate_database(database))


@app.command(epilog="Example: wildcards db check", short_help="Check every table, and every finished game.")
def check(database: Database = None) -> None:
    """Check every table: its log, what lists and timers take from it, the record of a finished game.

    Exit status: 0 if all is right, 1 if something is not. A server may be running.
    """
    with needing(_SERVER):
        from wildcards.commands.database import check_database

    raise typer.Exit(check_database(database))


@app.command(epilog="Example: wildcards db repair --dry-run", short_help="Repair tables whose log is broken.")
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
    with needing(_SERVER):
        from wildcards.commands.database import repair_database

    raise typer.Exit(repair_database(database, is_dry=dry_run))


@app.command(epilog="Example: wildcards db backup wildcards.backup", short_help="Write everything to a file.")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; none is overwritten.")],
    database: Database = None,
) -> None:
    """Write everything to a new file, as it is at this moment; a server may be running.

    The file is the same for SQLite and PostgreSQL. Keep it to yourself: it holds the seeds of games in play.
    """
    with needing(_SERVER):
        from wildcards.commands.database import back_up

    raise typer.Exit(back_up(database, file))


@app.command(
    epilog="Example: wildcards db restore wildcards.backup --database postgresql://wildcards@localhost/wildcards",
    short_help="Fill an empty database from a backup.",
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `wildcards db backup` wrote.")],
    database: Database = None,
) -> None:
    """Fill an empty database from a backup, all or nothing; this also moves a server to PostgreSQL."""
    with needing(_SERVER):
        from wildcards.commands.database import restore_database

    raise typer.Exit(restore_database(database, file))


@app.command(
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
    days = None if since is None else number_within("--since", since, 1, _MOST_DAYS)
    with needing(_SERVER):
        from wildcards.commands.database import export_records

    raise typer.Exit(export_records(database, file, days))


@app.command(
    epilog="Example: wildcards db publish /srv/wildcards-data --month 2026-10",
    short_help="Write the games whose players agreed as open data.",
)
def publish(
    directory: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where to; what is there already is added to.")
    ],
    month: Annotated[
        str | None,
        typer.Option(metavar="YYYY-MM", help="Only the games of this month. [default: of all that are over]"),
    ] = None,
    database: Database = None,
) -> None:
    """Write finished games of public tables without names, as compressed JSON Lines with a data sheet.

    Only of tables that said so before anybody sat down. docs/open-data.md describes the files, which
    `wildcards serve --open-data DIR` offers at /data/. A server may be running.
    """
    if month is not None and not _MONTH.fullmatch(month):
        raise DatabaseError(f"--month: expected a month such as 2026-10, got {month!r}")
    with needing(_SERVER):
        from wildcards.commands.database import publish_games

    raise typer.Exit(publish_games(database, directory, month))


@app.command(
    epilog="Example: wildcards db ratings --recompute",
    short_help="List everybody's rating, or count all rated games again.",
)
def ratings(
    recompute: Annotated[
        bool,
        typer.Option("--recompute", metavar="", help="Read all finished games, and count them again."),
    ] = False,
    database: Database = None,
) -> None:
    """List everybody's rating, by their ids; or count all rated games again, in the order they ended.

    Counting again leads to the same ratings, unless a log was repaired or the bots were measured again. Stop
    the server for it. Rated games whose tables were purged are counted as they were kept.
    """
    with needing(_SERVER):
        from wildcards.commands.database_ratings import recompute_ratings, show_ratings

    raise typer.Exit(recompute_ratings(database) if recompute else show_ratings(database))


@app.command(
    epilog="Example: wildcards db favours --below 0.001",
    short_help="List who left whom animals or leaders unusually often.",
)
def favours(
    below: Annotated[
        str, typer.Option(metavar="P", help="Only what is less likely than this by chance.")
    ] = "0.001",
    database: Database = None,
) -> None:
    """List who left whom animals or leaders unusually often, in all finished games: an aid, no verdict.

    By chance means: in each game somebody passes as often as they did, whoever comes next. A server may be
    running. Give the ids to `wildcards admin show`, or look at the games.
    """
    if not (_NUMBER.fullmatch(below) and 0 < float(below) <= 1):
        raise DatabaseError(f"--below: expected a number above 0, at most 1, got {below!r}")
    with needing(_SERVER):
        from wildcards.commands.database_ratings import find_favours

    raise typer.Exit(find_favours(database, float(below)))


@app.command(
    epilog="Example: wildcards db purge --older-than 90",
    short_help="Remove tables that ended long ago.",
)
def purge(
    older_than: Annotated[
        str,
        typer.Option("--older-than", metavar="DAYS", help="How long they have been unchanged."),
    ],
    yes: Annotated[bool, typer.Option("--yes", metavar="", help="Do it without asking.")] = False,
    database: Database = None,
) -> None:
    """Remove tables that ended long ago, and those that nobody ever started.

    Games in play stay, however old, and so does everything that has changed since. A name is removed with the
    last table of the person who had it, unless they have a rating: results of rated games stay.
    """
    days = number_within("--older-than", older_than, 1, _MOST_DAYS)
    with needing(_SERVER):
        from wildcards.commands.database import purge_tables

    raise typer.Exit(purge_tables(database, days, is_sure=yes))
