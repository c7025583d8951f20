"""Which commands there are. Each is a module of this package, imported when it is called, with its needs."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from wildcards.commands.values import read_plainly

COMMANDS: Final = {
    "play": "Play against bots.",
    "simulate": "Let bots play many games, and summarise them.",
    "match": "Play bots against each other on duplicate deals, and say which is better.",
    "tournament": "Play several bots against each other: round-robin, all tables, or a ladder.",
    "verify": "Check records of games.",
    "show": "Show a record as readable text.",
    "compare": "Compare ways to go on from a turn of a game.",
    "review": "Judge the decisions of a game by what the player could know.",
    "deal": "Show what bots reach with the cards of a game.",
    "daily": "Play the deal of the day of a server.",
    "ratings": "Show somebody's games and rating on a server, or who is rated how.",
    "puzzles": "Solve puzzles: find the one decision that is clearly the best.",
    "dataset": "Write the decisions of bots as files to learn from.",
    "audit": "Look for leaks: whether a seat is told what it may not know.",
    "conform": "Ask of a bot, server or environment what our tests ask of ours.",
    "bots": "List the bots, or show one's card.",
    "join": "Play with others at a table on a server.",
    "host": "Make a table on a server, and invite friends.",
    "profile": "Look after who you are at a server: keep your name, use other devices, leave.",
    "calls": "Be called when it is your turn at a table of a server.",
    "bot": "Serve a bot to other programs, or seat it at a table.",
    "serve": "Run a server: play with others over the network.",
    "db": "Look after a server's database.",
    "admin": "Order a running server to do something.",
}


def command_app(name: str) -> typer.Typer:
    """The command of this name, which is one of COMMANDS."""
    app: typer.Typer = import_module(f"wildcards.commands.{name}").app
    return app


class _Commands(TyperGroup):
    """The commands, which the help lists without importing them."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = dict.fromkeys(COMMANDS)  # type: ignore[assignment]  # names to list, and to suggest

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        read_plainly(self.get_params(ctx))
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        command: Any = typer.main.get_command(command_app(cmd_name))
        for each in (command, *getattr(command, "commands", {}).values()):
            read_plainly(each.get_params(ctx))
        return command

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


app = typer.Typer(
    cls=_Commands,
    name="wildcards",
    epilog="Begin with: wildcards play",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  # wildcards.cli answers it, without all this
        bool,
        typer.Option("--version", metavar="", help="Show the version and whether the engine is compiled."),
    ] = False,
) -> None:
    """Wild Cards, a card game of bidding for animals: play it, simulate it, check its records."""
    if context.invoked_subcommand is None:
        sys.stdout.write(f"{context.get_help()}\n")
