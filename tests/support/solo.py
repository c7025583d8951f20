"""A table of one person and bots, played as a server plays it, to find out where a deal leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildcards.bots.bot import Bot
from wildcards.bots.decision import bot_seed, choose, choose_all
from wildcards.bots.registry import make_bot
from wildcards.engine.action import parse_token
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.events import count_events

PERSON: Final = 0  # the seat of the person


class Solo:
    """The game of such a table; it stops where the person owes a step."""

    def __init__(self, rules: Rules, seed: bytes, levels: dict[int, str]) -> None:
        self._seed: Final = seed
        self._levels: Final = levels
        self._bots: Final[dict[str, Bot]] = {}
        self.state: Final[State] = new_game(rules, seed=seed)
        self._let_bots_play()

    @property
    def seen(self) -> Observation:
        """What the person knows."""
        return self.state.observe(PERSON)

    def act(self, tokens: Sequence[str]) -> None:
        """A decision of the person, and then what the bots do."""
        for token in tokens:
            self.state.apply(PERSON, parse_token(token, self.state.display))
            self.moved()
        self._let_bots_play()

    def moved(self) -> None:
        """Called after each step of anybody."""

    def advice(self, level: str) -> str:
        """The step that a bot of this level would take for the person."""
        return self.seen.token(self._choose(PERSON, level))

    def advised(self, level: str = "greedy") -> list[str]:
        """The whole decision that such a bot would make for the person; nothing if nothing is owed."""
        seen = self.seen
        if not seen.legal_actions:
            return []
        seed = bot_seed(self._seed, PERSON, count_events(seen.history))
        bot = make_bot(level)
        bot.reseed(seed)
        bot.new_game(seen.rules, PERSON)
        return [seen.token(action) for action in choose_all(bot, level, seen, seed)]

    def _let_bots_play(self) -> None:
        while waiting := [seat for seat in self.state.to_act if seat != PERSON]:
            seat = waiting[0]
            self.state.apply(seat, self._choose(seat, self._levels[seat]))
            self.moved()

    def _choose(self, seat: int, level: str) -> int:
        seen = self.state.observe(seat)
        bot = self._bots.setdefault(level, make_bot(level))
        bot.reseed(bot_seed(self._seed, seat, count_events(seen.history)))
        bot.new_game(seen.rules, seat)
        return choose(bot, level, seen)
