"""A game at a table, played or watched at this terminal; the table may be on a server or in this process."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from wildcards.choices.offer import can_take_back
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.errors import ServerRefusedError
from wildcards.notation.events import count_events
from wildcards.notation.record import HUMAN, LEO
from wildcards.protocol.game import Hand
from wildcards.protocol.knowledge import Scope
from wildcards.protocol.table import SeatView, TableView
from wildcards.remote.table import Command, RemoteTable
from wildcards.remote.transport import Condition, Transport
from wildcards.table.names import LEO_NAME, leo_name
from wildcards.terminal import table_phrases as words
from wildcards.terminal.cast import Cast, called
from wildcards.terminal.presence import Presence
from wildcards.terminal.talk import Talk

_PATIENCE: Final = 2.0  # seconds without news, after which the player is told whom the game waits for


class Keeper(Protocol):
    """Keeps the game, so that it can be continued later."""

    @property
    def place(self) -> str:
        """Where."""

    @property
    def failure(self) -> str | None:
        """Why the last attempt failed."""

    def keep(self) -> None:
        """Try to keep it; whether that fails is noted in `failure`."""


@dataclass(frozen=True)
class Server:
    """A server keeps every step before it announces it."""

    place: str
    failure: str | None = None

    def keep(self) -> None:
        """It is kept already."""


class Game:
    """A seat (None: a spectator's place) at a table; whatever is said about others comes from the table."""

    def __init__(self, link: Transport, seat: int | None, keeper: Keeper, talk: Talk | None = None) -> None:
        """`talk` is with others at the table; None where there are none."""
        self.keeper: Final = keeper
        self.talk: Final = talk
        self._link: Final = link
        self._seat = seat
        self._told = ""  # what was last said while waiting
        self._lost_at: float | None = None  # since when there is no connection
        self._is_lost = False  # whether the player was told
        self._presence: Final = Presence()
        # How to wait, and whom to tell; `wait` returns whether it came true within so many seconds.
        self.wait: Callable[[Condition, float], bool] = link.wait
        self.on_news: Callable[[Observation], None] = lambda _: None
        self.on_quiet: Callable[[str], None] = lambda _: None
        self.on_warning: Callable[[str], None] = lambda _: None

    # --- looking

    @property
    def view(self) -> TableView:
        """The table."""
        view = self._link.table.view
        assert view is not None
        return view

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.observe().rules

    @property
    def scope(self) -> Scope:
        """How much of what could be known of hidden cards is listed."""
        return self.view.settings.knowledge

    @property
    def kinds(self) -> list[str]:
        """Who sits where, as in a record: people, Leo, bots by their level."""
        return [LEO if seat.kind == "leo" else seat.level or HUMAN for seat in self.view.seats]

    @property
    def cast(self) -> Cast:
        """Who is who: each seat has its own name."""
        names: list[str] = []
        for seat in self.view.seats:
            name = shown_name(seat)
            if seat.kind == "leo":
                name = leo_name([other.name or "" for other in self.view.seats])
            same = sum([other == name or other.startswith(f"{name} #") for other in names])
            names.append(f"{name} #{same + 1}" if same else name)
        return Cast(tuple(names), self._seat)

    @property
    def hands(self) -> list[Hand] | None:
        """All hands, for a spectator of a table that shows them."""
        game = self._link.table.games.get(None)
        return None if self._seat is not None or game is None else game.hands

    @property
    def commitment(self) -> str:
        """What binds the dealer."""
        return self.view.fair.commitment or ""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to come."""
        return self.view.status in ("over", "closed")

    @property
    def stand_in(self) -> str | None:
        """The level of the bot that decides for the person."""
        return None if self._seat is None else self.view.seats[self._seat].stand_in

    @property
    def is_replaced(self) -> bool:
        """Whether a bot got the person's seat for good."""
        return self._is_replaced(self._link.table)

    def _is_replaced(self, table: RemoteTable) -> bool:
        view = table.view
        return self._seat is not None and view is not None and view.you_replaced and not table.own_seats()

    def look_on(self) -> None:
        """See what is open to all, from now on, instead of what a seat sees."""
        self._seat = None
        self._link.wait(lambda table: None in table.games)

    @property
    def time_left(self) -> float | None:
        """How many seconds the person has for this decision; None: no limit."""
        return None if self._seat is None else self._link.time_left(self._seat)

    def observe(self) -> Observation:
        """All the person may know."""
        return self._link.table.seen_by(self._seat)

    def is_owed(self, seen: Observation | None) -> bool:
        """Whether the person still has the decision that was seen; None: whether the game is still theirs."""
        return self.is_so(lambda _: self._is_owed(seen))

    def is_so(self, condition: Condition) -> bool:
        """Whether it is so now. Raises the WildCardsError that ended the connection."""
        return self._link.wait(condition, 0)

    def _is_owed(self, seen: Observation | None) -> bool:
        if self.is_over or self.stand_in is not None or self.is_replaced:
            return False
        if seen is None or self._seat is None:
            return True
        return self._link.table.is_asked(self._seat) and _moment(seen) == _moment(self.observe())

    def why_not_owed(self) -> str:
        """Why the decision is no longer the person's."""
        if self._seat is None or self.stand_in is None:
            return words.WENT_ON
        clock = self.view.seats[self._seat].clock
        return words.TIME_UP if clock is not None and clock.left == 0 else words.DECIDED_WITHOUT

    # --- playing

    def go_on(self) -> None:
        """Tell the news until the person owes a step, a bot decides for it, or the game is over."""
        self._told = ""
        while True:
            is_new = self._something_new()
            if self._is_due():
                self.tell_others()
                return
            self.tell_news()
            if not self.wait(is_new, _PATIENCE):
                self._tell_awaited()

    def _something_new(self) -> Condition:
        """A condition that holds as soon as anything has changed from now on."""
        mark = self._mark(self._link.table)
        return lambda table: self._mark(table) != mark

    def _is_due(self) -> bool:
        if self.is_over or self.stand_in is not None or self.is_replaced:
            return True
        return self._seat is not None and self._link.table.is_asked(self._seat)

    def _mark(self, table: RemoteTable) -> object:
        """A value that changes when there is something new."""
        game = table.games.get(self._seat)
        said = table.words[-1].number if table.words else 0
        return table.view, table.is_welcome, said, None if game is None else game.seen

    def tell_news(self) -> None:
        """Tell what happened; not in the middle of a payment, which is one sentence when it is complete."""
        self.tell_others()
        seen = self.observe()
        if seen.phase != Phase.PAY:
            self.on_news(seen)

    def act(self, actions: Sequence[int]) -> None:
        """Take steps that belong together; returns when they are kept, or were refused."""
        seen = self.observe()
        self._finish(self._link.tell(lambda table: table.act(seen, actions)))

    def take_back(self) -> bool:
        """Take back what was done in the present secret decision; False if there is nothing of that kind."""
        seat = self._seat
        if seat is None or not can_take_back(self.observe()):
            return False
        self._finish(self._link.tell(lambda table: table.take_back(seat)))
        return True

    def come_back(self) -> None:
        """Decide again instead of the bot."""
        seat = self._seat
        assert seat is not None
        self._finish(self._link.tell(lambda table: table.back(seat)))
        self.wait(lambda _: self.stand_in is None, _PATIENCE)

    def _finish(self, command: Command) -> None:
        """Wait for the answer, however long the server is away."""
        self.tell_connection()
        while not self.wait(lambda table: table.is_settled(command), _PATIENCE):
            self.tell_connection()
        self.tell_connection()
        if command.refused is not None:
            self.on_warning(words.not_taken(_why(command.refused)))

    # --- telling

    def tell_others(self) -> None:
        """Tell whether the server can be reached, who went or came back, and for whom bots decide."""
        self.tell_connection()
        for line in self._presence.changes(self.view, self.cast):
            self.on_quiet(line)
        for line in [] if self.talk is None else self.talk.news():
            self.on_quiet(line)

    def tell_connection(self) -> None:
        """A connection that is lost only for a moment, as when the server is restarted, is not news."""
        now = time.monotonic()
        if self._link.is_connected:
            self._lost_at = None
            if self._is_lost:
                self._is_lost = False
                self.on_quiet(words.FOUND_AGAIN)
        elif self._lost_at is None:
            self._lost_at = now
        elif now - self._lost_at >= _PATIENCE and not self._is_lost:
            self._is_lost = True
            self.on_warning(words.lost(has_seat=self._seat is not None))

    def _tell_awaited(self) -> None:
        """After a while without news: whom the game waits for, or that the server cannot be reached."""
        self.tell_connection()
        if self._lost_at is not None:
            return
        told = self._who_is_awaited()
        if told and told != self._told:
            self._told = told
            self.on_quiet(told)

    def _who_is_awaited(self) -> str:
        if self.hands is not None and self.view.settings.spectators == "late":
            return words.ROUND_GOES_ON
        seats = self._awaited()
        return words.waiting(self.cast, seats) if seats else ""

    def _awaited(self) -> list[int]:
        """Who may still owe a step, as far as the server tells: in secret phases all who take part."""
        seats = self.view.seats
        return [
            seat for seat in self.observe().to_act if seat != self._seat and seats[seat].ready is not True
        ]


def shown_name(seat: SeatView) -> str:
    """How a seat is called: by the name of its person or bot."""
    if seat.kind == "leo":
        return LEO_NAME
    return words.OPEN if seat.name is None else called(seat.name)


def _moment(seen: Observation) -> tuple[object, ...]:
    """A value that changes when the seat is asked again."""
    return count_events(seen.history), seen.round, seen.phase, seen.legal_actions


def _why(error: ServerRefusedError) -> str:
    from wildcards.words.refusals import refused

    return refused(error.code, error.details)
