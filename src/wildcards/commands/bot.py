"""The command `bot`: a bot for other programs, or at a table of a server."""

from __future__ import annotations

import contextlib
import sys
import traceback
from typing import Annotated, Final

import typer

from wildcards.bots.bot import Bot
from wildcards.bots.registry import make_bot, parse_spec
from wildcards.bots.stdio import Hello, serve
from wildcards.commands.app import command_app, needing
from wildcards.commands.network_options import seat_number
from wildcards.errors import BotError, ServerError, WildCardsError

app = command_app()

_FAILED: Final = 1


@app.command(epilog="Example: wildcards bot my_bots.py:Careful --table https://cards.example.org/t/abc…")
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

    Without --table other programs can play against it over the bot protocol: JSON objects, one per line.
    With it the bot takes a seat, waits for the start and plays to the end. What it prints goes to stderr.
    """
    if (spec is None) == (level is None):
        raise BotError(f"bot: expected a SPEC or --level, got {'neither' if spec is None else 'both'}")
    kind = spec or level or ""
    if table is not None:
        with needing("playing over the network"):
            from wildcards.terminal.remote_bot import seat_bot

        raise typer.Exit(seat_bot(kind, table, code, seat_number(seat), name, who))
    given = {"--code": code, "--seat": seat, "--name": name, "--as": who}
    if used := [option for option, value in given.items() if value is not None]:
        raise ServerError(f"{used[0]}: expected --table with it")
    raise typer.Exit(_serve_bot(kind))


def _serve_bot(text: str) -> int:
    """Serve the bot until its host quits; returns the exit status. Raises WildCardsError."""
    spec = parse_spec(text)
    sink = sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):  # what a bot prints is no part of the conversation
        bot = make_bot(spec.name)
        hello = Hello(text, events=type(bot).notice is not Bot.notice)
        try:
            serve(bot, sys.stdin.buffer, sink, hello, spec.limit)
        except (WildCardsError, BrokenPipeError):
            raise
        except Exception:  # noqa: BLE001  # the bot's author needs to see where; hosts show the last line
            traceback.print_exc()
            return _FAILED
        finally:
            bot.close()
    return 0
