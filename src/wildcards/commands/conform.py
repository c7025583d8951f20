"""The commands `conform …`: what our own tests ask of a bot, a server, an environment."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any, Final

import typer

from wildcards.commands.app import group_app, needing
from wildcards.commands.options import AsJson, whole_number
from wildcards.commands.version import version_line
from wildcards.errors import BotError
from wildcards.terminal.output import say

FORMAT: Final = "wildcards-conform/1"
FAILED: Final = 1
_MARKS: Final = {True: "held", False: "FAILED", None: "skipped"}
_MOST_SECONDS: Final = 3600.0

app = group_app(
    "Ask of a bot, a server or an environment what our own tests ask of ours. Exit status: 0 if all"
    " held, 1 if anything did not."
)


@app.command(epilog="Example: wildcards conform bot my_bots.py:Careful", short_help="Ask a bot.")
def bot(
    spec: Annotated[
        str, typer.Argument(metavar="SPEC", help="The bot: greedy, my_bots.py:Careful, stdio:node bot.js …")
    ],
    games: Annotated[
        str, typer.Option(metavar="N", help="How many games it plays, at all tables in turn.")
    ] = "21",
    seconds: Annotated[str, typer.Option(metavar="N", help="How long it may take to decide.")] = "5",
    json: AsJson = False,
) -> None:
    """Let a bot play whole games, and ask whether it does what hosts rely on."""
    from wildcards.conform.bot import CHECKS, Subject
    from wildcards.conform.check import ask_all

    number = whole_number("--games", games)
    if number < 1:
        raise BotError(f"--games: expected 1 or more, got {number}")
    subject = Subject(spec, number, _seconds(seconds))
    raise typer.Exit(_told(f"bot {spec}", ask_all(CHECKS, subject), as_json=json))


@app.command(epilog="Example: wildcards conform server http://127.0.0.1:8000", short_help="Ask a server.")
def server(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server's address.")], json: AsJson = False
) -> None:
    """Play at tables of a server, and ask whether it speaks protocol 1.

    It makes some private tables there, plays one game to its end, and leaves.
    """
    with needing("asking a server"):
        from wildcards.conform.check import ask_all
        from wildcards.conform.server import CHECKS, Subject
    subject = Subject(url)
    try:
        status = _told(f"server {url}", ask_all(CHECKS, subject), as_json=json)
    finally:
        subject.close()
    raise typer.Exit(status)


@app.command(
    epilog="Example: wildcards conform env wildcards.envs.pettingzoo", short_help="Ask an environment."
)
def env(
    name: Annotated[
        str,
        typer.Argument(
            metavar="ID-or-module",
            help="A module with a function env or parallel_env, as PettingZoo has them (MODULE:FUNCTION names"
            " another), or an id of Gymnasium's; MODULE:ID imports what registers it. vector:ID is many games"
            " of it, spiel:GAME a game of OpenSpiel.",
        ),
    ],
    json: AsJson = False,
) -> None:
    """Play episodes of an environment, and ask whether it does what learners rely on."""
    from wildcards.conform.check import ask_all
    from wildcards.conform.env import CHECKS, Subject

    raise typer.Exit(_told(f"env {name}", ask_all(CHECKS, Subject(name)), as_json=json))


def _seconds(text: str) -> float:
    """A number of seconds. Raises BotError."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _MOST_SECONDS:
        raise BotError(f"--seconds: expected a number above 0, up to {_MOST_SECONDS:g}, got {text!r}")
    return seconds


def _told(what: str, outcomes: Iterable[Any], *, as_json: bool) -> int:
    """Print what came of the checks, each as soon as it is known; returns the exit status."""
    made = []
    for one in outcomes:
        made.append(one)
        if not as_json:
            say(f"{_MARKS[one.held]:8}{one.name:11}{one.sentence}")
            if one.remark:
                say(f"{'':8}{one.remark}")
    failures = len([one for one in made if one.held is False])
    if as_json:
        head = {"format": FORMAT, "version": version_line(), "subject": what, "held": failures == 0}
        say(json.dumps({**head, "checks": [one.to_dict() for one in made]}, ensure_ascii=False))
    else:
        held = len([one for one in made if one.held])
        say(f"{what}: {held} held, {failures} failed, {len(made) - held - failures} skipped.")
    return FAILED if failures else 0
