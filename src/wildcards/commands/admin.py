"""The commands `admin …`: order a running server to do something, and see what was ordered."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from wildcards.commands.app import group_app, needing
from wildcards.commands.options import Database, number_within
from wildcards.errors import DatabaseError

_SERVER: Final = "the server"
_MOST_DAYS: Final = 3650
_MOST_MINUTES: Final = 100_000
_MOST_LINES: Final = 10_000

Table = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its link after /t/.")]
Why = Annotated[str, typer.Option(metavar="TEXT", help="Why: it is kept with the order.")]

app = group_app(
    "Order a running server to do something: see its tables, end one, tell everybody something, take"
    " no new tables, ban somebody. Orders go by the database, so they reach every process of a server"
    " within a second or two; each is kept with who gave it and when."
)


@app.command(
    "list", epilog="Example: wildcards admin list", short_help="List tables that wait or are in play."
)
def list_(
    everything: Annotated[
        bool, typer.Option("--all", metavar="", help="Also those that are over or closed.")
    ] = False,
    database: Database = None,
) -> None:
    """List the tables that wait for people or are in play, the latest first."""
    with needing(_SERVER):
        from wildcards.commands.administration import list_tables

    raise typer.Exit(list_tables(database, everything=everything))


@app.command(
    epilog="Example: wildcards admin show k3m9x2p7r4t8w5y6z2n4", short_help="Show a table and who sits there."
)
def show(table: Table, database: Database = None) -> None:
    """Show how a table is set up, who sits there with the ids that bans need, and what happened last.

    Nothing that is hidden in its game is shown.
    """
    with needing(_SERVER):
        from wildcards.commands.administration import show_table

    raise typer.Exit(show_table(database, table))


@app.command(
    epilog="Example: wildcards admin end k3m9x2p7r4t8w5y6z2n4 --why abandoned",
    short_help="End a table, whoever plays there.",
)
def end(table: Table, why: Why = "", database: Database = None) -> None:
    """End a table before its game is over, whoever plays there. Its log stays."""
    with needing(_SERVER):
        from wildcards.commands.administration import end_table

    raise typer.Exit(end_table(database, table, why))


@app.command(
    epilog="Example: wildcards admin announce 'Maintenance at 20:00 UTC, games continue' --for 120",
    short_help="Tell everybody something.",
)
def announce(
    text: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="What is shown on every page; if left out, nothing more.")
    ] = "",
    minutes: Annotated[
        str | None, typer.Option("--for", metavar="MINUTES", help="For how long. [default: until taken away]")
    ] = None,
    database: Database = None,
) -> None:
    """Show a text on every page, and to whoever comes by terminal; without a text, take it away."""
    until = None if minutes is None else number_within("--for", minutes, 1, _MOST_MINUTES)
    with needing(_SERVER):
        from wildcards.commands.administration import announce_text

    raise typer.Exit(announce_text(database, text, until))


@app.command(epilog="Example: wildcards admin drain", short_help="Take no new tables, or take them again.")
def drain(
    off: Annotated[bool, typer.Option("--off", metavar="", help="Take new tables again.")] = False,
    database: Database = None,
) -> None:
    """Let the server take no new tables, and its pages say so: games go on, and continue after a restart."""
    with needing(_SERVER):
        from wildcards.commands.administration import drain_server

    raise typer.Exit(drain_server(database, on=not off))


@app.command(
    epilog="Example: wildcards admin ban --network 203.0.113.0/24 --days 7 --why spam",
    short_help="Ban a person or a network, or list the bans.",
)
def ban(
    person: Annotated[
        str | None,
        typer.Option(metavar="ID", help="A person, by the id that `admin show` tells."),
    ] = None,
    network: Annotated[
        str | None, typer.Option(metavar="NETWORK", help="An address or network, as 203.0.113.0/24.")
    ] = None,
    days: Annotated[
        str | None, typer.Option(metavar="DAYS", help="For how long. [default: for good]")
    ] = None,
    why: Why = "",
    force: Annotated[
        bool, typer.Option("--force", metavar="", help="Even if nobody with this ID is known.")
    ] = False,
    database: Database = None,
) -> None:
    """Keep a person or a network from making tables and playing; without either, list the bans.

    Their pages say so, their connections end, and bots decide for them at their tables. `unban` ends it.
    """
    if person is not None and network is not None:
        raise DatabaseError("ban: expected --person or --network, got both; give two orders")
    number = None if days is None else number_within("--days", days, 1, _MOST_DAYS)
    with needing(_SERVER):
        from wildcards.commands import administration

    if person is None and network is None:
        raise typer.Exit(administration.list_bans(database))
    raise typer.Exit(administration.ban(database, person, network, number, why, force=force))


@app.command(epilog="Example: wildcards admin unban 12", short_help="End a ban.")
def unban(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="As `wildcards admin ban` lists it.")],
    database: Database = None,
) -> None:
    """End a ban, by the number that `wildcards admin ban` lists."""
    found = number_within("NUMBER", number, 1, 2**53)
    with needing(_SERVER):
        from wildcards.commands.administration import unban as carry_out

    raise typer.Exit(carry_out(database, found))


@app.command(
    epilog="Example: wildcards admin reports --all", short_help="List words that somebody has reported."
)
def reports(
    everything: Annotated[
        bool, typer.Option("--all", metavar="", help="Also those that are closed.")
    ] = False,
    database: Database = None,
) -> None:
    """List what people at tables have reported, the latest last."""
    with needing(_SERVER):
        from wildcards.commands.reporting import list_reports

    raise typer.Exit(list_reports(database, everything=everything))


@app.command(epilog="Example: wildcards admin report 3 close", short_help="Show a report, or close it.")
def report(
    number: Annotated[str, typer.Argument(metavar="ID", help="As `wildcards admin reports` lists it.")],
    action: Annotated[
        str, typer.Argument(metavar="[close]", help="`close`: it is dealt with; if left out, it is shown.")
    ] = "",
    database: Database = None,
) -> None:
    """Show a report with the words around the one that was reported and who said them, or close it.

    A person's id is for `wildcards admin ban --person`.
    """
    found = number_within("ID", number, 1, 2**53)
    if action not in ("", "close"):
        raise DatabaseError(f"report: expected close or nothing after the number, got {action!r}")
    with needing(_SERVER):
        from wildcards.commands import reporting

    if action:
        raise typer.Exit(reporting.close(database, found))
    raise typer.Exit(reporting.show_report(database, found))


@app.command(epilog="Example: wildcards admin log --last 20", short_help="List who ordered what, and when.")
def log(
    last: Annotated[str, typer.Option(metavar="N", help="How many orders.")] = "50",
    database: Database = None,
) -> None:
    """List the orders that operators gave, the latest last."""
    most = number_within("--last", last, 1, _MOST_LINES)
    with needing(_SERVER):
        from wildcards.commands.administration import list_orders

    raise typer.Exit(list_orders(database, most))
