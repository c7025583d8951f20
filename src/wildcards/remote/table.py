"""A table of a server as a client knows it: messages in, messages out. It knows no network and no clock."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from wildcards.engine.observation import Observation
from wildcards.errors import ServerError, ServerRefusedError
from wildcards.notation.events import count_events
from wildcards.protocol import PROTOCOL
from wildcards.protocol.game import GameChange, GameView
from wildcards.protocol.message import (
    Act,
    Back,
    ClientMessage,
    Done,
    Hello,
    Noted,
    Pong,
    Refused,
    Say,
    ServerMessage,
    TakeBack,
    View,
    Welcome,
    Words,
)
from wildcards.protocol.table import SeatView, TableView
from wildcards.protocol.words import May, Ready, Word
from wildcards.remote.observer import Observer

# Refusals that say nothing about the command itself: it is sent again after this many seconds.
_PASSING: Final = {"busy": 0.5, "unavailable": 1.0, "too_many": 1.0}

T = TypeVar("T")
_HELLO: Final = Hello(PROTOCOL, changes=True, words=True)
_MOST_WORDS: Final = 200  # that are remembered


class Command:
    """Something asked of the table, and what came of it."""

    def __init__(self, message: Act | TakeBack | Back | Say) -> None:
        self.message: Final = message
        self.done: Done | Noted | None = None
        self.after = 0  # the number of the last view before it was done
        self.refused: ServerRefusedError | None = None

    @property
    def is_answered(self) -> bool:
        """Whether it was carried out or refused."""
        return self.done is not None or self.refused is not None


class RemoteTable:
    """The newest views of a table, and the commands that are not answered yet."""

    def __init__(self) -> None:
        self.view: TableView | None = None
        self.games: Final[dict[int | None, Observer]] = {}
        self._told: Final[dict[int | None, GameView]] = {}  # each game as it was last sent, put together
        self.words: list[Word] = []  # what was said, as far as this person hears it
        self.may_say: May = "nothing"
        self.is_welcome = False  # whether the present connection was greeted
        self.again: float | None = None  # in how many seconds the open commands are to be sent again
        self._now = 0  # the table time last received, in ms
        self._number = 0  # of the last view over this connection
        self._open: Final[dict[str, Command]] = {}

    # --- connections

    def begin(self) -> list[ClientMessage]:
        """What to send over a new connection: hello, and all that was not answered over the old one."""
        self.is_welcome = False
        return [_HELLO, *self.send_again()]

    def send_again(self) -> list[ClientMessage]:
        """The commands that are not answered yet, as they were: the server knows them by their ids."""
        self.again = None
        return [command.message for command in self._open.values()]

    def cut(self) -> None:
        """The connection is gone."""
        self.is_welcome = False

    def receive(self, message: ServerMessage) -> list[ClientMessage]:
        """Take a message; returns what to answer. Raises ServerError if they don't understand each other."""
        if isinstance(message, Welcome | View | Pong) and message.now:
            self._now = message.now  # each time, as it stands still while the server's database is away
        match message:
            case Welcome():
                self._welcomed(message)
            case View():
                return self._viewed(message)
            case Words():
                self.words = [*([] if message.whole else self.words), *message.words][-_MOST_WORDS:]
                self.may_say = message.may
            case Done() | Noted():
                command = self._open.pop(message.id, None)
                if command is not None:
                    command.done, command.after = message, self._number
            case Refused():
                return self._refused(message)
            case Pong():
                if self.is_welcome and message.number > self._number:
                    return self._hello_again()
        return []

    def _welcomed(self, welcome: Welcome) -> None:
        if welcome.protocol != PROTOCOL:
            raise ServerRefusedError("protocol", {"expected": welcome.protocol, "got": PROTOCOL})
        self.is_welcome = True
        self._number = welcome.number

    def _viewed(self, view: View) -> list[ClientMessage]:
        if not self.is_welcome:
            return []  # it was on its way when hello was said again
        if view.number <= self._number:
            return []  # an old one
        if view.number > self._number + 1:
            return self._hello_again()
        self._number = view.number
        if isinstance(view.table, TableView):
            self.view = view.table
        games = [*_or_none(view.games), *map(self._changed, _or_none(view.changes))]
        if not self._seated(_or_none(view.seats)) or not all(map(self._shown, games)):
            return self._hello_again()
        return []

    def _seated(self, changed: Sequence[SeatView]) -> bool:
        """Take the seats that changed; False without the others."""
        if changed and self.view is not None:
            new = {seat.seat: seat for seat in changed}
            seats = [new.get(seat.seat, seat) for seat in self.view.seats]
            self.view = replace(self.view, seats=seats)
        return not changed or self.view is not None

    def _changed(self, change: GameChange) -> GameView | None:
        """The whole game that a change leads to; None if it was not sent before."""
        before = self._told.get(change.seat)
        if before is None or before.step < change.step - len(change.events):
            return None
        parts = {key: value for key, value in asdict(change).items() if value is not UNSET}
        return replace(before, **{**parts, "seen": {**before.seen, **change.seen}})

    def _shown(self, game: GameView | None) -> bool:
        """Take a game; False if there is a gap before it."""
        if game is None:
            return False
        self._told[game.seat] = game
        return self.games.setdefault(game.seat, Observer(game.seat)).take(game)

    def _hello_again(self) -> list[ClientMessage]:
        """Something was missed: ask for everything."""
        self.is_welcome = False
        return [_HELLO]

    def _refused(self, refused: Refused) -> list[ClientMessage]:
        if refused.code == "no_hello":
            return self.begin()
        if refused.code in _PASSING:
            seconds = refused.args.get("seconds")
            self.again = max(_PASSING[refused.code], seconds if isinstance(seconds, int | float) else 0)
            return []
        error = ServerRefusedError(refused.code, refused.args)
        if refused.id is None:
            raise error
        if (command := self._open.pop(refused.id, None)) is not None:
            command.refused = error
        return []

    # --- commands

    def act(self, seen: Observation, actions: Sequence[int]) -> Command:
        """Take steps that belong together, decided on what its seat saw."""
        assert seen.seat is not None
        step = count_events(seen.history)
        return self._command(Act(_new_id(), seen.seat, step, [seen.token(action) for action in actions]))

    def take_back(self, seat: int) -> Command:
        """Take back what the seat did in the present secret decision."""
        return self._command(TakeBack(_new_id(), seat, self.games[seat].step))

    def back(self, seat: int) -> Command:
        """Decide for the seat again."""
        return self._command(Back(_new_id(), seat))

    def say(self, *, phrase: Ready | None = None, text: str | None = None) -> Command:
        """Say something: either a ready phrase or a text."""
        return self._command(Say(_new_id(), phrase, text))

    def _command(self, message: Act | TakeBack | Back | Say) -> Command:
        command = self._open[message.id] = Command(message)
        return command

    def is_settled(self, command: Command) -> bool:
        """Whether it was refused, or was carried out and its outcome has been seen."""
        if not isinstance(command.done, Done):
            return command.is_answered
        game = self.games.get(command.done.seat)
        if isinstance(command.message, TakeBack):  # it leads to fewer steps, and its view follows the answer
            return self._number > command.after or (game is not None and game.step != command.message.step)
        return game is not None and game.step >= command.done.step

    # --- looking

    def own_seats(self) -> list[int]:
        """The receiver's seats."""
        return [] if self.view is None else [seat.seat for seat in self.view.seats if seat.you]

    def seen_by(self, seat: int | None) -> Observation:
        """The newest that this seat sees. Raises ServerError if the game was not shown."""
        game = self.games.get(seat)
        if game is None or game.seen is None:
            raise ServerError("expected the server to show the game, but it did not")
        return game.seen

    def is_asked(self, seat: int) -> bool:
        """Whether this seat's person owes a step."""
        game = self.games.get(seat)
        if self.view is None or self.view.status != "playing" or game is None or game.seen is None:
            return False
        return bool(game.seen.legal_actions) and self.view.seats[seat].stand_in is None

    def time_left(self, seat: int) -> int | None:
        """What a seat's running clock had left when the table time was last received, in ms."""
        clock = None if self.view is None else self.view.seats[seat].clock
        if clock is None or clock.left is None or not clock.running:
            return None
        return clock.left + clock.at - self._now


def _or_none(parts: list[T] | UnsetType) -> list[T]:
    return parts if isinstance(parts, list) else []


def _new_id() -> str:
    return secrets.token_urlsafe(12)
