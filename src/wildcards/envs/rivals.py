"""The bots that play the other seats of a game with one learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wildcards.bots.bot import Bot
from wildcards.bots.decision import bot_seed, choose
from wildcards.bots.registry import Spec, make_bot, parse_spec
from wildcards.engine.event import view
from wildcards.engine.rules import Rules
from wildcards.engine.state import State


def specs_of(opponents: str | Sequence[str], rules: Rules) -> list[Spec]:
    """A bot for each rival, from the learner's left; one name is for all. Raises ValueError or BotError."""
    rivals = len(rules.human_seats()) - 1
    if isinstance(opponents, str):
        opponents = [opponents] * rivals
    if not isinstance(opponents, list | tuple) or len(opponents) != rivals:
        raise ValueError(f"opponents: expected the name of a bot, or {rivals} of them, got {opponents!r}")
    return [parse_spec(name) for name in opponents]


class Rivals:
    """Bots in the seats of a game.

    Each decision of a bot follows from the game's seed, its seat and how many it has made, so a copy goes on
    like the original; the bots themselves are made again where one is unpickled.
    """

    def __init__(self, specs: Sequence[Spec]) -> None:
        self.specs: Final = list(specs)
        self._bots: list[Bot] = [make_bot(spec.name) for spec in specs]
        self._seats: dict[int, int] = {}  # which bot sits where
        self._seed = b""
        self._decisions = 0

    def begin(self, state: State, own: int, seed: bytes) -> None:
        """A game begins: the learner has the seat `own`, and the bots take the others from its left on."""
        people = state.rules.human_seats()
        at = people.index(own)
        self._seats = {seat: number for number, seat in enumerate(people[at + 1 :] + people[:at])}
        self._seed = seed
        self._decisions = 0
        self._introduce(state)

    def choose(self, state: State, seat: int) -> int:
        """The step of the bot in this seat. Raises BotFaultError if it is not a legal one."""
        number = self._seats[seat]
        bot, spec = self._bots[number], self.specs[number]
        self._decisions += 1
        bot.reseed(bot_seed(self._seed, seat, self._decisions))
        return choose(bot, spec.name, state.observe(seat), spec.limit)

    @property
    def curious(self) -> bool:
        """Whether a bot wants to be told of events as they happen."""
        return any(type(bot).notice is not Bot.notice for bot in self._bots)

    def tell(self, events: Sequence[Any]) -> None:
        """Pass on to each bot what its seat sees of these events."""
        for seat, number in self._seats.items():
            for happened in events:
                if (shown := view(happened, seat)) is not None:
                    self._bots[number].notice(shown)

    def close(self) -> None:
        """Release the bots."""
        for bot in self._bots:
            bot.close()

    def _introduce(self, state: State) -> None:
        for seat, number in self._seats.items():
            self._bots[number].reseed(bot_seed(self._seed, seat))
            self._bots[number].new_game(state.rules, seat)

    def restored(self, state: State | None) -> None:
        """Introduce bots that were made again to a game that goes on, and tell them all of it."""
        if state is not None and self._seats:
            self._introduce(state)
            self.tell([event for log in state.past for event in log.events] + state.log)

    def __getstate__(self) -> dict[str, Any]:
        return {
            "specs": self.specs,
            "_seats": self._seats,
            "_seed": self._seed,
            "_decisions": self._decisions,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bots = [make_bot(spec.name) for spec in self.specs]
