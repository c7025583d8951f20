"""Options that several commands share, and what their values mean."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer

from wildcards.errors import RulesError, ServerError
from wildcards.terminal.setup import parse_counts, parse_payment, whole

if TYPE_CHECKING:
    from wildcards.protocol.knowledge import Scope  # what it needs takes long to load

SCOPES: Final = ("off", "open", "all")
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        help="The language of the game: en, de, nl or it. [default: that of LC_ALL or LANG, else en]",
    ),
]
Edition = Annotated[
    str | None,
    typer.Option(metavar="2022|2020", help="The edition whose rules apply. [default: 2022]"),
]
TalismanOrder = Annotated[
    str | None,
    typer.Option(
        metavar="ORDER",
        help="Whom the talisman favours when sums are equal: holder_last (the seats after its holder) or"
        " holder_first. [default: holder_last]",
    ),
]
Talisman = Annotated[
    str | None,
    typer.Option(
        metavar="SEAT",
        help="Who holds the talisman first: a seat, clockwise from 1 (2022). [default: by chance]",
    ),
]
Removal = Annotated[
    str | None,
    typer.Option(
        metavar="HOW",
        help="Which 14 animals leave a game of 3 seats: balanced (one of each species, then any) or random."
        " [default: balanced]",
    ),
]
Payment = Annotated[
    str | None,
    typer.Option(
        metavar="HOW",
        help="What happens to a payment laid in a tie when its owner passes: returns, or lost."
        " [default: returns in 2022, lost in 2020]",
    ),
]
ValueCounts = Annotated[
    str | None,
    typer.Option(
        metavar="N,N,N,N",
        help="How many cards of value 1, 2, 3, 4 each habitat has, 14 in all. [default: 5,4,3,2]",
    ),
]
Knowledge = Annotated[
    str | None,
    typer.Option(
        metavar="off|open|all",
        help="What is listed of the cards of others: nothing, what lies open, or all that a perfect memory"
        " could tell. [default: all where you play alone, else open]",
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        metavar="SEED",
        help="A whole number or 64 hex digits: the same seed deals the same cards. [default: a new one]",
    ),
]
Redeal = Annotated[
    bool,
    typer.Option(
        "--redeal",
        metavar="",
        help="Deal all that the seat had not seen by then again, as it could have been.",
    ),
]
NamedBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=SPEC",
        help="A name for your own bot: my_bots.py:Careful, or stdio:COMMAND for a program. Without NAME="
        " it is named after the class or program. May be given several times.",
    ),
]
Deals = Annotated[
    str,
    typer.Option(
        metavar="N",
        help="How many deals; each is played once for every seating of the players. About 250 give"
        " ± 3 % in the share of wins.",
    ),
]
Workers = Annotated[
    str | None,
    typer.Option(
        metavar="N",
        help="How many processes play; 1 starts no others. [default: one for each core]",
    ),
]
UseCluster = Annotated[
    bool,
    typer.Option("--cluster", metavar="", help="Play on a Ray cluster; without an address, on a local one."),
]
ClusterAddress = Annotated[
    str | None, typer.Option(metavar="HOST:PORT", help="The Ray cluster to play on; auto finds one.")
]
JournalFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write finished deals to this file; the same command continues where it ends, even with more"
        " deals.",
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a record of each game to this file, one per line (JSON Lines)."),
]
Report = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a report with plots to this file (HTML; needs matplotlib)."),
]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="Print the result as one JSON object.")]


Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WILDCARDS_DATABASE",
        help="Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        " [default: server.db in your data directory]",
        show_default=False,
        show_envvar=True,
    ),
]


def rules_options(
    edition: str | None,
    talisman_order: str | None,
    removal: str | None,
    payment: str | None,
    value_counts: str | None,
) -> dict[str, Any]:
    """The rules options that were given, as Rules takes them."""
    given = {
        "edition": edition,
        "talisman_order": talisman_order,
        "three_player_removal": removal,
        "payment_returns_on_pass": None if payment is None else parse_payment(payment),
        "value_counts": None if value_counts is None else parse_counts(value_counts),
    }
    return {name: value for name, value in given.items() if value is not None}


def knowledge_scope(text: str | None) -> Scope | None:
    """How much of what could be known is listed. Raises RulesError."""
    if text is not None and text not in SCOPES:
        raise RulesError(f"--knowledge: expected off, open or all, got {text!r}")
    return cast("Scope | None", text)


def address_of(cluster: bool, address: str | None) -> str | None:
    """The address of the cluster to use, "" for a local one, None for none."""
    return address or ("" if cluster else None)


def whole_number(option: str, text: str) -> int:
    """The whole number given for an option. Raises RulesError."""
    return whole(option, text) or 0


def number_within(option: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds. Raises ServerError."""
    digits = text.strip()
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else -1
    if not least <= number <= most:
        raise ServerError(f"{option}: expected a whole number from {least} to {most}, got {text!r}")
    return number


def speak(language: Language) -> None:
    """Speak this language from now on, or that of the environment. Raises LanguageError."""
    from wildcards.words.languages import chosen
    from wildcards.words.text import use

    use(chosen(language, os.environ))
