"""Programs that play, badly or well, and games against them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from wildcards.bots.bot import Bot
from wildcards.bots.fallback import fallback_action
from wildcards.bots.process import ProcessBot, ProcessLimits
from wildcards.engine.event import view
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import BotFaultError

# Writes down what it gets, answers hello, and does what the test wants with a question.
PROGRAM = """
import json, os, signal, subprocess, sys, time
log = open({log!r}, "a")
log.write("start\\n")
log.flush()
def say(**message):
    print(json.dumps(message), flush=True)
{start}
for line in sys.stdin:
    m = json.loads(line)
    log.write(line)
    log.flush()
    if m["type"] == "hello":
        {hello}
    elif m["type"] == "choose":
        {choose}
    elif m["type"] == "quit":
        {leave}
"""
HELLO = "say(type='hello', protocol=1, name='test')"
FIRST = "say(type='action', id=m['id'], action=m['legal_actions'][0])"


class Program:
    """A bot written for a test, and the lines it was sent."""

    def __init__(
        self, directory: Path, choose: str = FIRST, hello: str = HELLO, start: str = "", leave: str = "break"
    ) -> None:
        self._log = directory / "log"
        source = PROGRAM.format(log=str(self._log), choose=choose, hello=hello, start=start, leave=leave)
        self.file = directory / "program.py"
        self.file.write_text(source)

    def bot(self, limits: ProcessLimits | None = None) -> ProcessBot:
        return ProcessBot([sys.executable, "-I", str(self.file)], "tested", limits)

    @property
    def starts(self) -> int:
        """How often it was started."""
        return self._log.read_text().splitlines().count("start")

    def got(self, kind: str) -> list[dict[str, Any]]:
        """The messages of this type it was sent."""
        lines = [line for line in self._log.read_text().splitlines() if line != "start"]
        return [message for message in map(json.loads, lines) if message["type"] == kind]


def moves(bot: Bot, state: State, seed: int = 1, seat: int = 0) -> Iterator[int | BotFaultError]:
    """The bot's choices or faults in a game against random steps; a random one replaces a fault."""
    dice = Random(seed)
    while not state.is_over:
        acting = state.to_act[0]
        seen = state.observe(acting)
        action = dice.choice(seen.legal_actions)
        if acting == seat:
            try:
                action = bot.choose(seen)
                yield action
            except BotFaultError as fault:
                action = fallback_action(seen, 1)
                yield fault
        for happened in state.apply(acting, action):
            if (shown := view(happened, seat)) is not None:
                bot.notice(shown)


def whole_game(bot: Bot, rules: Rules = Rules(seats=3), seed: int = 1) -> list[int | BotFaultError]:  # noqa: B008
    """A game to its end."""
    state = new_game(rules, seed=seed)
    bot.new_game(rules, 0)
    made = list(moves(bot, state))
    assert state.is_over
    return made
