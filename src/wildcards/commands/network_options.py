"""Options of `join` and `host`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from wildcards.commands.options import whole_number
from wildcards.errors import ServerError

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
        help="Who you are on this machine: each has an identity, and comes back to their own seats.",
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


def seat_number(text: str | None) -> int | None:
    """The seat from 0, which is typed from 1. Raises ServerError."""
    if text is None:
        return None
    number = whole_number("--seat", text)
    if not 1 <= number <= 5:
        raise ServerError(f"--seat: expected a seat from 1 to 5, got {number}")
    return number - 1
