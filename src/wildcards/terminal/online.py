"""A game at a table of a server, played at this terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.errors import ServerRefusedError
from wildcards.notation.record import HUMAN, LEO, Player
from wildcards.protocol.table import SeatView, TableView
from wildcards.remote.link import Link
from wildcards.remote.table import Command, RemoteTable
from wildcards.terminal.words import online as words
from wildcards.terminal.words.people import LEO_NAME, Cast, printable
from wildcards.terminal.words.refusals import refused

_PATIENCE: Final = 2.0  # seconds without news after which it is told whom the game waits for


class OnlineGame:
    """A seat (None: a spectator's place) at a table; whatever is told of others comes from the server."""

    failure: None = None  # the server keeps the game

    def __init__(self, link: Link, seat: int | None, url: str) -> None:
        self._link: Final = link
        self._seat: Final = seat
        self._told = ""  # what was told last while waiting
        self._is_lost = False  # whether it was told that the connection is lost
        self.kept_in: Final = url
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
    def players(self) -> list[Player]:
        """Who sits where; bots are called by their level."""
        return [Player(name, LEO if seat.kind == "leo" else HUMAN) for name, seat in self._named()]

    @property
    def cast(self) -> Cast:
        """Who is who."""
        return Cast(tuple([name for name, _ in self._named()]), self._seat)

    def _named(self) -> list[tuple[str, SeatView]]:
        """The seats, each with a name of its own."""
        names: list[str] = []
        for seat in self.view.seats:
            name = shown_name(seat)
            same = sum([other == name or other.startswith(f"{name} #") for other in names])
            names.append(f"{name} #{same + 1}" if same else name)
        return list(zip(names, self.view.seats, strict=True))

    @property
    def commitment(self) -> str:
        """What binds the server."""
        return self.view.fair.commitment or ""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to come."""
        return self.view.status in ("over", "closed")

    @property
    def stand_in(self) -> str | None:
        """The level of the bot that decides for the person."""
        return None if self._seat is None else self.view.seats[self._seat].stand_in

    def observe(self) -> Observation:
        """All the person may know."""
        return self._link.table.seen_by(self._seat)

    # --- playing

    def go_on(self) -> None:
        """Tell the news until the person owes a step, a bot decides for it, or the game is over."""
        self._told = ""
        while True:
            mark = self._mark(self._link.table)
            self._tell_connection()
            if self._is_due():
                return
            self._tell_news()
            if not self._link.wait(self._moved_on(mark), _PATIENCE):
                self._tell_awaited()

    def _is_due(self) -> bool:
        if self.is_over or self.stand_in is not None:
            return True
        return self._seat is not None and self._link.table.is_asked(self._seat)

    def _mark(self, table: RemoteTable) -> object:
        """What changes when there is something new."""
        game = table.games.get(self._seat)
        return table.view, table.is_welcome, None if game is None else game.seen

    def _moved_on(self, mark: object) -> Callable[[RemoteTable], bool]:
        return lambda table: self._mark(table) != mark

    def _tell_news(self) -> None:
        """Not in the middle of a payment, which is one sentence when it is complete."""
        seen = self.observe()
        if seen.phase != Phase.PAY:
            self.on_news(seen)

    def act(self, actions: Sequence[int]) -> None:
        """Take steps that belong together; returns when they are kept, or were refused."""
        seen = self.observe()
        self._finish(self._link.tell(lambda table: table.act(seen, actions)))

    def come_back(self) -> None:
        """Decide again instead of the bot."""
        seat = self._seat
        assert seat is not None
        self._finish(self._link.tell(lambda table: table.back(seat)))
        self._link.wait(lambda _: self.stand_in is None, _PATIENCE)

    def _finish(self, command: Command) -> None:
        """Wait for the answer, however long the server is away."""
        while not self._link.wait(lambda table: table.is_settled(command), _PATIENCE):
            self._tell_loss()
        self._tell_connection()
        if command.refused is not None:
            self.on_warning(words.not_taken(_why(command.refused)))

    def keep(self) -> None:
        """The server keeps every step before it tells of it."""

    # --- telling

    def _tell_connection(self) -> None:
        if self._is_lost and self._link.is_connected:
            self._is_lost = False
            self.on_quiet(words.FOUND_AGAIN)

    def _tell_loss(self) -> None:
        if not self._is_lost and not self._link.is_connected:
            self._is_lost = True
            self.on_warning(words.LOST)

    def _tell_awaited(self) -> None:
        """After a while without news: whom the game waits for, or that nobody can be heard."""
        self._tell_loss()
        if self._is_lost:
            return
        seats = self._awaited()
        told = words.waiting(self.cast, seats) if seats else ""
        if told and told != self._told:
            self._told = told
            self.on_quiet(told)

    def _awaited(self) -> list[int]:
        """Who may still owe a step, as far as the server tells: in secret phases all who take part."""
        seats = self.view.seats
        return [
            seat for seat in self.observe().to_act if seat != self._seat and seats[seat].ready is not True
        ]


def shown_name(seat: SeatView) -> str:
    """How a seat is called: by the person's name, or the bot's level."""
    if seat.kind == "leo":
        return LEO_NAME
    return printable((seat.level if seat.kind == "bot" else seat.name) or words.OPEN)


def _why(error: ServerRefusedError) -> str:
    return refused(error.code, error.details)
