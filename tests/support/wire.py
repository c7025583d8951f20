"""A table of the server without its network: what it would send, message by message."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from wildcards.engine.rules import Rules
from wildcards.errors import ServerError
from wildcards.protocol.message import (
    Act,
    Back,
    ClientMessage,
    Done,
    Hello,
    Refused,
    ServerMessage,
    TakeBack,
    Welcome,
)
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Absence, Clock, Settings, Spectators
from wildcards.server.live.connection import Connection
from wildcards.server.live.live_table import LiveTable
from wildcards.table import commands
from wildcards.table.entry import BotSeated, Created, Entry, Seated, Started
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.table import Table

ANN: Final = "ann"
_DECODER: Final = msgspec.json.Decoder(ServerMessage)


class Wire:
    """A table that plays `rules`, with Ann in some seats and bots in the others."""

    def __init__(
        self, rules: Rules, seed: int = 1, own: Sequence[int] = (0,), *, spectators: Spectators = "public"
    ) -> None:
        settings = Settings(
            title="",
            rules=RulesOptions(**rules.options()),
            visibility="private",
            spectators=spectators,
            clock=Clock(),
            absence=Absence(),
            deal="given",
            bot_delay=0,
        )
        seed_text = f"{seed:064x}"
        log: list[Entry] = [
            Created(0, ANN, settings, rules.leo_seat, rules.seats, None, seed_text, given=True)
        ]
        for seat in rules.human_seats():
            nonce = secrets.token_hex(16)
            log.append(Seated(0, seat, ANN, "Ann", nonce) if seat in own else BotSeated(0, seat, "greedy"))
        self.table: Final = Table.fold("t" * 20, [*log, Started(0)])
        self.live: Final = LiveTable(self.table, 0)

    def step(self, seat: int, action: int) -> None:
        """A step of a bot, or of a person somewhere else."""
        step = self.table.step_of(seat)
        self.keep(
            commands.bot_act(self.table, seat, action, step, "", 0) or self._elsewhere(seat, action, step)
        )

    def _elsewhere(self, seat: int, action: int, step: int) -> list[Entry]:
        token = self.table.playing_state().token(action)
        act = Act(f"e{self.table.seq}", seat, step, [token])
        found = commands.act(self.table, self.table.seats[seat].uid or ANN, act, 0)
        assert not isinstance(found, Answered)
        return found

    def keep(self, entries: Sequence[Entry]) -> None:
        """Make this happen."""
        for entry in entries:
            self.table.apply(entry)
        self.live.changed()


class Ends:
    """Both ends of one connection: messages to the server are handled at once, and its answers are read."""

    def __init__(self, wire: Wire, uid: str = ANN) -> None:
        self._wire: Final = wire
        self._line: Final = Connection(wire.live, uid)
        wire.live.enter(self._line)

    def send(self, messages: Sequence[ClientMessage]) -> None:
        """Messages to the server, as Socket treats them."""
        for message in messages:
            try:
                self._obey(message)
            except RefusedError as error:
                self._line.reply(Refused(getattr(message, "id", None), error.code, error.args_))

    def _obey(self, message: ClientMessage) -> None:
        table = self._wire.table
        if isinstance(message, Hello):
            welcome = Welcome(message.protocol, "test", self._line.number)
            self._line.greet(welcome, shows_open=message.open, takes_changes=message.changes)
        elif isinstance(message, Act | TakeBack | Back):
            found = self._decided(message)
            if not isinstance(found, Answered):
                self._wire.keep(found)
            answered = found if isinstance(found, Answered) else table.answered[message.seat, message.id]
            self._line.reply(Done(message.id, message.seat, answered.step))

    def _decided(self, message: Act | TakeBack | Back) -> list[Entry] | Answered:
        table, uid = self._wire.table, self._line.uid
        match message:
            case Act():
                return commands.act(table, uid, message, 0)
            case TakeBack():
                return commands.take_back(table, uid, message, 0)
            case Back():
                return commands.back(table, uid, message.seat, message.id, 0)

    def close(self) -> None:
        """Leave."""
        self._wire.live.leave(self._line)

    def read(self) -> list[ServerMessage]:
        """What the server sends now."""
        return [decoded(message) for message in self.read_raw()]

    def read_raw(self) -> list[bytes]:
        """The same as it goes over the line."""
        return self._line.take()


def decoded(message: bytes) -> ServerMessage:
    """A message of the server, as the client reads it."""
    found: ServerMessage = _DECODER.decode(message)
    assert not isinstance(found, ServerError)
    return found
