"""What every command is made with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from wildcards.errors import MissingPackageError, how_to_install


def command_app() -> typer.Typer:
    """What one command is declared on."""
    return typer.Typer(add_completion=False, rich_markup_mode=None)


@contextmanager
def needing(what: str) -> Iterator[None]:
    """Wraps the imports of what needs the server's packages. Raises MissingPackageError."""
    try:
        yield
    except ImportError as error:
        raise MissingPackageError(
            f"{what} needs {error.name}, which is not installed: {how_to_install('server')}"
        ) from None
