"""The commands for playing with others on a server: `join` and `host`; and the options of `bot --table`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from wildcards.commands.options import (
    Edition,
    Payment,
    Removal,
    Talisman,
    TalismanOrder,
    ValueCounts,
    rules_options,
)
from wildcards.errors import BotError, MissingPackageError, ServerError, how_to_install

DEFAULT_SERVER: Final = "http://localhost:8765"
DEFAULT_PROFILE: Final = "default"

Server = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="WILDCARDS_SERVER",
        help="The server, such as https://example.org/cards.",
        show_envvar=True,
    ),
]
Name = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Your name at the table; a new one renames your seat. [default: the last one]",
    ),
]
Seat = Annotated[
    str | None, typer.Option(metavar="N", help="Your seat, clockwise from 1. [default: the first open one]")
]
As = Annotated[
    str,
    typer.Option(
        "--as",
        metavar="WHO",
        help="Who you are on this machine: each has an identity, and comes back to seats of their own.",
    ),
]
RecordFile = Annotated[
    Path | None,
    typer.Option(
        "--record",
        metavar="FILE",
        help="Where the record is written at the end. [default: in your data directory]",
    ),
]
Plain = Annotated[
    bool | None,
    typer.Option(
        "--plain/--no-plain",
        metavar="",
        help="Sentences instead of a coloured table. [default: plain where the output is not a terminal]",
    ),
]


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
) -> None:
    """Play at a table on a server, in the terminal.

    Your seat is kept: leave when you like, and come back with the same command. While you are away or
    when your time is up a bot may decide for you, as the table has it; back takes over again.
    """
    joining = _terminal("joining")
    visitor = joining.Visitor(who, name, _seat_number(seat), plain, record)
    raise typer.Exit(joining.join_table(where, server, visitor, watch=watch))


def host(
    server: Server = DEFAULT_SERVER,
    seats: Annotated[
        str,
        typer.Option(metavar="3|4|5", help="All seats: yours, other people's, the bots' and Leo's."),
    ] = "4",
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL,…", help="Bots for the last seats; the others stay open for people."),
    ] = None,
    leo: Annotated[
        bool, typer.Option("--leo", metavar="", help="Leo, of the 2022 edition, takes the last seat.")
    ] = False,
    public: Annotated[
        bool, typer.Option("--public", metavar="", help="Show the table in the server's list for everybody.")
    ] = False,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="TIME",
            help="How long people may think: 30s for each decision, 2d for play over days, 10m+5 for a bank"
            " of ten minutes and five more seconds after each decision. [default: no limit]",
        ),
    ] = None,
    grace: Annotated[
        str | None,
        typer.Option(
            metavar="SECONDS",
            help="How long somebody who has to decide may be away before a bot does: 0, 60, 5m, 1d, or"
            " none to wait. [default: 60]",
        ),
    ] = None,
    stand_in: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", help="The bot that decides for whoever is away for longer, or out of time."
        ),
    ] = "greedy",
    title: Annotated[str, typer.Option(metavar="TEXT", help="A title for the table.")] = "",
    name: Name = None,
    seat: Seat = None,
    edition: Edition = None,
    talisman: Talisman = None,
    talisman_order: TalismanOrder = None,
    removal: Removal = None,
    payment: Payment = None,
    value_counts: ValueCounts = None,
    who: As = DEFAULT_PROFILE,
    record: RecordFile = None,
    plain: Plain = None,
) -> None:
    """Make a table on a server, invite friends with its link or code, and play with them in the terminal."""
    joining = _terminal("joining")
    wanted = joining.TableOptions(
        seats=_whole("--seats", seats),
        leo=leo,
        bots=bots,
        public=public,
        clock=clock,
        grace=grace,
        stand_in=stand_in,
        title=title,
        talisman=None if talisman is None else _whole("--talisman", talisman),
        options=rules_options(edition, talisman_order, removal, payment, value_counts),
    )
    visitor = joining.Visitor(who, name, _seat_number(seat), plain, record)
    raise typer.Exit(joining.host_table(server, wanted, visitor))


def bot(
    spec: Annotated[
        str | None, typer.Argument(metavar="SPEC", help="The bot: greedy, master@400, my_bots.py:Careful …")
    ] = None,
    level: Annotated[str | None, typer.Option(metavar="SPEC", help="Another way to name the bot.")] = None,
    table: Annotated[
        str | None,
        typer.Option(
            metavar="LINK",
            help="Play at this table on a server: its link, or with --code the server's address.",
        ),
    ] = None,
    code: Annotated[str | None, typer.Option(metavar="CODE", help="The code of the table.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Its seat, clockwise from 1. [default: the first open one]"),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Its name at the table. [default: SPEC]")
    ] = None,
    who: Annotated[
        str | None,
        typer.Option(
            "--as", metavar="WHO", help="An identity to keep, so that the bot continues when started again."
        ),
    ] = None,
) -> None:
    """Serve a bot over the standard streams, or let it play at a table on a server.

    Without --table other programs can play against it by the bot protocol: JSON objects, one per line.
    With it the bot takes a seat, waits for the start and plays to the end. What it prints goes to stderr.
    """
    if (spec is None) == (level is None):
        raise BotError(f"bot: expected a SPEC or --level, got {'neither' if spec is None else 'both'}")
    kind = spec or level or ""
    if table is not None:
        raise typer.Exit(_terminal("seating").seat_bot(kind, table, code, _seat_number(seat), name, who))
    given = {"--code": code, "--seat": seat, "--name": name, "--as": who}
    if used := [option for option, value in given.items() if value is not None]:
        raise ServerError(f"{used[0]}: expected --table with it")
    from wildcards.terminal.serving import serve_bot

    raise typer.Exit(serve_bot(kind))


def _whole(option: str, text: str) -> int:
    from wildcards.terminal.setup import whole

    return whole(option, text) or 0


def _seat_number(text: str | None) -> int | None:
    """The seat from 0, which is typed from 1. Raises ServerError."""
    if text is None:
        return None
    number = _whole("--seat", text)
    if not 1 <= number <= 5:
        raise ServerError(f"--seat: expected a seat from 1 to 5, got {number}")
    return number - 1


def _terminal(module: str) -> Any:
    """A module of the terminal that needs the packages for the network. Raises MissingPackageError."""
    from importlib import import_module

    try:
        return import_module(f"wildcards.terminal.{module}")
    except ImportError as error:
        raise MissingPackageError(
            f"playing over the network needs {error.name}, which is not installed: {how_to_install('server')}"
        ) from None
