"""A bot that plays a seat at a server's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildcards.bots.bot import Bot, Limit
from wildcards.bots.decision import choose
from wildcards.bots.fallback import fallback_action
from wildcards.engine.observation import Observation
from wildcards.errors import BotError, ServerError, ServerRefusedError
from wildcards.remote.table import RemoteTable
from wildcards.remote.transport import Transport
from wildcards.story.story import seen_events

# Refusals after which the seat looks at the table again: it moved on while the bot thought.
_LATE: Final = ("stale", "time_up", "bot_decides", "over", "not_owed", "no_seat")


class SeatedBot:
    """Plays one seat to the end, whatever happens to the connection or the server in between."""

    def __init__(self, bot: Bot, name: str, limit: Limit, link: Transport, seat: int, seed: int) -> None:
        self._bot: Final = bot
        self._name: Final = name
        self._limit: Final = limit
        self._link: Final = link
        self._seat: Final = seat
        self._seed: Final = seed
        self._noticed = 0
        self.on_round: Callable[[Observation], None] = lambda _: None
        self.on_fault: Callable[[str], None] = lambda _: None

    def play(self) -> None:
        """Play until the game is over. Raises ServerError if it can't be."""
        self._link.wait(self._has_begun)
        self._check_open()
        rules = self._seen().rules
        self._bot.reseed(self._seed)
        self._bot.new_game(rules, self._seat)
        while True:
            self._link.wait(self._is_due)
            self._check_open()
            self._notice()
            if self._status() == "over":
                return
            if self._is_replaced(self._link.table):
                self._come_back()
            else:
                self._decide()

    # --- what to wait for

    def _status(self) -> str:
        view = self._link.table.view
        return "open" if view is None else view.status

    def _has_begun(self, table: RemoteTable) -> bool:
        return self._status() == "closed" or self._seat in table.games

    def _is_due(self, table: RemoteTable) -> bool:
        return self._status() != "playing" or table.is_asked(self._seat) or self._is_replaced(table)

    def _is_replaced(self, table: RemoteTable) -> bool:
        return table.view is not None and table.view.seats[self._seat].stand_in is not None

    def _check_open(self) -> None:
        if self._status() == "closed":
            raise ServerError("the table was closed before the game was over")
        if self._seat not in self._link.table.own_seats():
            raise ServerError(f"seat {self._seat + 1} is no longer this bot's")

    def _seen(self) -> Observation:
        return self._link.table.seen_by(self._seat)

    # --- playing

    def _notice(self) -> None:
        """Let the bot notice what is new."""
        seen = self._seen()
        events = seen_events(seen, self._noticed)
        if self._noticed == 0 or any(one.kind.name == "ROUND" for one in events):
            self.on_round(seen)
        for happened in events:
            self._bot.notice(happened)
        self._noticed += len(events)

    def _decide(self) -> None:
        """One step."""
        seen = self._seen()
        try:
            action = choose(self._bot, self._name, seen, self._limit)
        except BotError as error:
            self.on_fault(str(error))
            action = fallback_action(seen, self._seed + self._noticed)
        command = self._link.tell(lambda table: table.act(seen, [action]))
        self._link.wait(lambda table: table.is_settled(command))
        self._check(command.refused)

    def _come_back(self) -> None:
        """A bot of the server decides in this one's place: take the seat back."""
        command = self._link.tell(lambda table: table.back(self._seat))
        self._link.wait(
            lambda table: command.refused is not None or (command.done is not None and self._is_back(table))
        )
        self._check(command.refused)

    def _is_back(self, table: RemoteTable) -> bool:
        return not self._is_replaced(table) or self._status() != "playing"

    @staticmethod
    def _check(refused: ServerRefusedError | None) -> None:
        if refused is not None and refused.code not in _LATE:
            raise refused
