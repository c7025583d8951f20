"""Who is who: names given to bots for one run, and the bots they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from wildcards.bots import foreign
from wildcards.bots.bot import NO_LIMIT, Bot
from wildcards.bots.process import ProcessBot, ProcessLimits
from wildcards.bots.registry import BOTS, Spec, is_foreign, make_bot, parse_spec
from wildcards.errors import BotError
from wildcards.notation.record import HUMAN, LEO

_NAMED: Final = re.compile(r"(?P<name>[\w-]+)=(?P<spec>.+)", re.DOTALL)


@dataclass(frozen=True)
class Roster:
    """Kinds of bots as lists of seats name them: a name given here or a spec, with or without a limit.

    Bots that others wrote run in their own processes, within `limits`.
    """

    named: Mapping[str, str] = field(default_factory=dict)  # the spec by name
    limits: ProcessLimits = field(default_factory=ProcessLimits)

    def names(self) -> list[str]:
        """Every valid name: those given here, the built-in and the registered ones."""
        return list(dict.fromkeys([*self.named, *BOTS, *foreign.registered()]))

    def spec(self, kind: str) -> Spec:
        """The bot that the kind means; a limit goes before that of the named bot. Raises BotError."""
        if kind in self.named:
            return parse_spec(self.named[kind])
        given = parse_spec(kind)
        if given.name not in self.named:
            return given
        meant = parse_spec(self.named[given.name])
        return meant if given.limit == NO_LIMIT else Spec(meant.name, given.limit)

    def knows(self, kind: str) -> bool:
        """Whether there is such a kind, as far as its name tells. Raises BotError for a wrong limit."""
        name = self.spec(kind).name
        return name in BOTS or is_foreign(name)

    def make(self, kind: str, seed: int = 0) -> Bot:
        """A bot of this kind; it plays within `spec(kind).limit`. Raises BotError."""
        bot = make_bot(self.spec(kind).name, seed, isolated=True, limits=self.limits)
        if isinstance(bot, ProcessBot):
            bot.name = kind
        return bot

    def check(self, kind: str) -> None:
        """Raise BotError unless such a bot can be made and, if written by others, starts and answers."""
        bot = self.make(kind)
        if isinstance(bot, ProcessBot):
            try:
                bot.greet()
            finally:
                bot.close()

    def only(self, kinds: Iterable[str]) -> dict[str, str]:
        """What `named` needs for these kinds to mean the same elsewhere: all bots that others wrote."""
        needed = {}
        for kind in kinds:
            spec = self.spec(kind)
            if is_foreign(spec.name):
                needed[kind] = Spec(foreign.absolute(spec.name), spec.limit).text
        return needed


def parse_bots(texts: Iterable[str]) -> dict[str, str]:
    """Specs by name, from NAME=SPEC, or SPEC, named by its class or program. Raises BotError."""
    found: dict[str, str] = {}
    for text in texts:
        match = _NAMED.fullmatch(text)
        spec = match["spec"] if match else text
        meant = parse_spec(spec).name
        if meant.endswith(".py") and not is_foreign(meant):
            raise BotError(f"--bot {text}: expected {meant}:CLASS, got no class of the file")
        if meant not in BOTS and not is_foreign(meant):
            raise BotError(f"--bot {text}: expected NAME=SPEC with a bot such as my_bots.py:Careful")
        name = match["name"] if match else foreign.short_name(meant)
        if name in (HUMAN, LEO):
            raise BotError(f"--bot {text}: expected a name other than {HUMAN} and {LEO}, got {name!r}")
        if name in found:
            raise BotError(f"--bot {text}: expected an unused name, but {name!r} is already {found[name]}")
        found[name] = spec
    return found
