"""What every command is made with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from wildcards.errors import MissingPackageError, how_to_install


def command_app() -> typer.Typer:
    """What one command is declared on."""
    return typer.Typer(add_completion=False, rich_markup_mode=None)


def group_app(about: str) -> typer.Typer:
    """What a command with commands of its own is declared on; called without one, it prints its help."""
    app = typer.Typer(help=about, add_completion=False, invoke_without_command=True, rich_markup_mode=None)

    @app.callback()
    def _root(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    return app


@contextmanager
def needing(what: str) -> Iterator[None]:
    """Wraps the imports of what needs the server's packages. Raises MissingPackageError."""
    try:
        yield
    except ImportError as error:
        raise MissingPackageError(
            f"{what} needs {error.name}, which is not installed: {how_to_install('server')}"
        ) from None
