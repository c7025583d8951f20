"""The command `bots`: which bots there are, and the card of one of them."""

from __future__ import annotations

import textwrap
from typing import Annotated, Any, Final

import typer

from wildcards.bots import foreign
from wildcards.bots.levels import LEVELS, strength
from wildcards.bots.registry import BOTS
from wildcards.bots.roster import Roster
from wildcards.commands.app import command_app
from wildcards.errors import BotError
from wildcards.terminal.output import grid, say
from wildcards.terminal.setup import check_kinds
from wildcards.words.things import level

WIDTH: Final = 80


app = command_app()


@app.command(epilog="Example: wildcards bots master")
def bots(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="The bot whose card is shown; without it, all.")
    ] = None,
) -> None:
    """List the bots, weakest first, or show one's card.

    A card says how a bot plays, its weak points, how often it wins and how long it thinks.
    """
    raise typer.Exit(list_bots() if name is None else show_bot(name))


def list_bots() -> int:
    """Print all bots with what they are, the built-in ones first; returns the exit status."""
    rows = [[name, f"{what}{_at_tables(name)}"] for name, (_, what) in BOTS.items()]
    rows += [[name, _registered(name)] for name in foreign.registered()]
    for line in grid(rows, left=(0, 1)):
        say(line)
    return 0


def _at_tables(name: str) -> str:
    """What tables call a level, where that is another name."""
    shown = level(name)
    return "" if shown == name else f"; at tables: {shown}"


def show_bot(name: str) -> int:
    """Print the card of a bot; returns the exit status. Raises BotError for a name that is not known."""
    check_kinds("bots", [name], Roster())
    for line in _card(name):
        say(line)
    return 0


def _card(name: str) -> list[str]:
    lines = _wrapped(f"{name}: {_summary(name)}{_at_tables(name)}.")
    if name in LEVELS:
        known = LEVELS[name]
        lines += ["", *_wrapped(known.about), *_wrapped(f"Weak points: {known.weakness}")]
        lines += _strength(strength(), name)
    return lines


def _summary(name: str) -> str:
    if name in BOTS:
        return BOTS[name][1]
    return _registered(name) if name in foreign.registered() else "your own bot"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH)


def _strength(data: dict[str, Any], name: str) -> list[str]:
    """How often it wins against greedy bots, table by table, and how long it thinks."""
    figures = data["levels"][name]
    rows = [["Games won, all others greedy", "share", "", "par"]]
    for table, one in figures.items():
        rows.append([table, f"{one['share']:.1%}", f"±{one['half']:.1%}", f"{data['par'][table]:.0%}"])
    slowest = max(one["ms"] for one in figures.values())
    return ["", *grid(rows), "", f"Time: {_time(slowest)} a decision with the compiled engine on one core."]


def _time(milliseconds: float) -> str:
    return "less than 1 ms" if milliseconds < 1 else f"up to {milliseconds:.0f} ms"


def _registered(name: str) -> str:
    """What a bot of an installed package says of itself."""
    point = foreign.registered()[name]
    package = point.dist.name if point.dist is not None else "a package"
    if name in BOTS:
        return f"(from {package}: hidden, as a built-in bot has this name)"
    try:
        words = (foreign.load(point).__doc__ or "").strip().partition("\n")[0]
    except BotError as error:
        return f"(from {package}: {error})"
    return f"{words} (from {package})".strip()
