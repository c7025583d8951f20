"""The command `wildcards`, as it is called and as it ends; `wildcards.commands.menu` lists what it can do.

Every failure is one line on stderr, `error: …`, with exit status 2. Little is imported here: what reads a
command line takes longer to load than some commands run.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import Final

from wildcards.commands.status import CLOSED_PIPE, FAILURE, INTERRUPTED
from wildcards.commands.version import version_line
from wildcards.errors import WildCardsError
from wildcards.surroundings import in_words, let_go_of_output, settle_streams

TRACEBACK: Final = "WILDCARDS_TRACEBACK"
_COLLECT: Final = 100_000  # objects until the next look for garbage: what is imported is none


# --- running


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status and never raises."""
    gc.set_threshold(_COLLECT)
    settle_streams()
    try:
        result = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # typer turns a closed pipe into SystemExit
        let_go_of_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except WildCardsError as error:
        return _fail(str(error))
    except Exception as error:
        if (message := _misuse(error)) is None:
            if os.environ.get(TRACEBACK):
                raise
            message = _unexpected(error)
        return _fail(message)
    return result if isinstance(result, int) else 0


def _run(arguments: Sequence[str]) -> object:
    """Run it; returns what the command returned. Raises what it raises."""
    if list(arguments[:1]) == ["--version"]:
        sys.stdout.write(f"{version_line()}\n")
        return None
    from wildcards.commands.menu import app

    return app(args=arguments, prog_name="wildcards", standalone_mode=False)


def _misuse(error: Exception) -> str | None:
    """What is wrong with the command line, and where its help is; None if that is not it."""
    import typer

    if isinstance(error, typer.Abort):
        return "stopped"
    if not isinstance(error, typer.TyperException):
        return None
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "wildcards"
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"


def _unexpected(error: Exception) -> str:
    """What nobody caught: something the machine lacks, or a bug of ours."""
    if isinstance(error, OSError):
        let_go_of_output()
        return in_words(error)
    if isinstance(error, MemoryError):
        return "the memory is full: close other programs, or use fewer workers"
    return f"a bug in this program: {type(error).__name__}: {error} ({TRACEBACK}=1 shows where)"


def _fail(message: str) -> int:
    """Print an error as one line."""
    from wildcards.terminal.output import complain

    complain(message)
    return FAILURE
