"""The command `bot`: serve a bot over the standard streams."""

from __future__ import annotations

import contextlib
import sys
import traceback

from wildcards.bots.bot import Bot
from wildcards.bots.registry import make_bot, parse_spec
from wildcards.bots.stdio import Hello, serve
from wildcards.errors import WildCardsError

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
