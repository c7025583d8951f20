"""The commands `bot` and `bots`: serve a bot over the standard streams, and list those there are."""

from __future__ import annotations

import contextlib
import sys
import traceback

from wildcards.bots import foreign
from wildcards.bots.bot import Bot
from wildcards.bots.registry import BOTS, make_bot, parse_spec
from wildcards.bots.stdio import Hello, serve
from wildcards.errors import BotError, WildCardsError
from wildcards.terminal.output import grid, say

FAILED = 1


def serve_bot(text: str) -> int:
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
            return FAILED
        finally:
            bot.close()
    return 0


def list_bots() -> int:
    """Print all bots with what they are, the built-in ones first; returns the exit status."""
    rows = [[name, what] for name, (_, what) in BOTS.items()]
    rows += [[name, _registered(name)] for name in foreign.registered()]
    for line in grid(rows, left=(0, 1)):
        say(line)
    return 0


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
