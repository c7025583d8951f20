"""The command `wildcards`: which commands there are. Each is a module of `wildcards.commands`.

Every failure is one line on stderr, `error: …`, with exit status 2. A command is imported when it is called,
with all that it needs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from wildcards.commands.app import FAILURE, INTERRUPTED
from wildcards.errors import WildCardsError
from wildcards.surroundings import in_words, let_go_of_output, settle_streams

CLOSED_PIPE: Final = 141  # as a shell reports a program that SIGPIPE ended
TRACEBACK: Final = "WILDCARDS_TRACEBACK"
COMMANDS: Final = {
    "play": "Play against bots.",
    "simulate": "Let bots play many games, and summarise them.",
    "match": "Play bots against each other on duplicate deals, and say which is better.",
    "tournament": "Play several bots against each other: round-robin, all tables, or a ladder.",
    "verify": "Check records of games.",
    "show": "Show a record as readable text.",
    "bots": "List the bots, or show one's card.",
    "join": "Play with others at a table on a server.",
    "host": "Make a table on a server, and invite friends.",
    "bot": "Serve a bot to other programs, or seat it at a table.",
    "serve": "Run a server: play with others over the network.",
    "db": "Look after a server's database.",
}


def command_app(name: str) -> typer.Typer:  # noqa: C901  # a list
    """The command of this name, which is one of COMMANDS."""
    match name:
        case "play":
            from wildcards.commands.play import app
        case "simulate":
            from wildcards.commands.simulate import app
        case "match":
            from wildcards.commands.match import app
        case "tournament":
            from wildcards.commands.tournament import app
        case "verify":
            from wildcards.commands.verify import app
        case "show":
            from wildcards.commands.show import app
        case "bots":
            from wildcards.commands.bots import app
        case "join":
            from wildcards.commands.join import app
        case "host":
            from wildcards.commands.host import app
        case "bot":
            from wildcards.commands.bot import app
        case "serve":
            from wildcards.commands.serve import app
        case "db":
            from wildcards.commands.db import app
        case _:
            raise KeyError(name)
    return app


class _Commands(TyperGroup):
    """The commands, which the help lists without importing them."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = dict.fromkeys(COMMANDS)  # type: ignore[assignment]  # names to list, and to suggest

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        return typer.main.get_command(command_app(cmd_name)) if cmd_name in COMMANDS else None

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
    version: Annotated[
        bool,
        typer.Option("--version", metavar="", help="Show the version and whether the engine is compiled."),
    ] = False,
) -> None:
    """Wild Cards, a card game of bidding for animals: play it, simulate it, check its records."""
    if version:
        _say(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        _say(context.get_help())


def version_line() -> str:
    """`wildcards 0.1.0 (engine: compiled)`."""
    import wildcards
    from wildcards.engine import state

    form = "plain Python" if (state.__file__ or "").endswith(".py") else "compiled"
    return f"wildcards {wildcards.__version__} (engine: {form})"


# --- running


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status and never raises."""
    settle_streams()
    try:
        result = app(args=arguments, prog_name="wildcards", standalone_mode=False)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # typer turns a closed pipe into SystemExit
        let_go_of_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except WildCardsError as error:
        return _fail(str(error))
    except typer.TyperException as error:
        return _fail(_usage_message(error))
    except typer.Abort:
        return _fail("stopped")
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return _fail(_unexpected(error))
    return result if isinstance(result, int) else 0


def _unexpected(error: Exception) -> str:
    """What nobody caught: something the machine lacks, or a bug of ours."""
    if isinstance(error, OSError):
        let_go_of_output()
        return in_words(error)
    if isinstance(error, MemoryError):
        return "the memory is full: close other programs, or use fewer workers"
    return f"a bug in this program: {type(error).__name__}: {error} ({TRACEBACK}=1 shows where)"


def _usage_message(error: typer.TyperException) -> str:
    """What is wrong with the command line, and where its help is."""
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "wildcards"
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"


def _fail(message: str) -> int:
    """Print an error as one line."""
    from wildcards.terminal.output import complain

    complain(message)
    return FAILURE


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
