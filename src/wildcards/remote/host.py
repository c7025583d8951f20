"""The host of a table in this process, at which one person plays against bots.

It answers a client's messages as a server does: it decides (`table/commands.py`), keeps, and then moves on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from wildcards import disk
from wildcards.bots.bot import Bot
from wildcards.bots.decision import choose
from wildcards.bots.roster import Roster
from wildcards.engine.rules import Rules
from wildcards.errors import BotFaultError
from wildcards.interrupt import uninterrupted
from wildcards.notation.branch import Origin
from wildcards.notation.record import Player, Record
from wildcards.protocol import PROTOCOL
from wildcards.protocol.knowledge import Scope
from wildcards.protocol.message import (
    Act,
    Back,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    ServerMessage,
    TakeBack,
    View,
    Welcome,
)
from wildcards.remote.log_file import Header, LogFile
from wildcards.remote.saved_game import SavedGame, fold
from wildcards.story.story import seen_events
from wildcards.table import commands
from wildcards.table.creation import solo_entries
from wildcards.table.decision import Decision, Question, by_chance, question
from wildcards.table.entry import Entry
from wildcards.table.glimpse import Glimpse
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.table import OVER, Table
from wildcards.table.views import Shown, origin_of, players


class SeatBots:
    """The bots in their seats, each with what its seat may know of what happens."""

    def __init__(self, table: Table, roster: Roster) -> None:
        """Raises BotError for one that cannot be made."""
        levels = {seat: one.level for seat, one in enumerate(table.seats) if one.level is not None}
        self._bots: Final = {seat: roster.make(level) for seat, level in levels.items()}
        self._limits: Final = {seat: roster.spec(level).limit for seat, level in levels.items()}
        self._noticed: Final = dict.fromkeys(levels, 0)
        self._out: Final[set[int]] = set()
        for seat, bot in self._bots.items():
            bot.new_game(table.rules, seat)

    def decide(self, seat: int, asked: Question, tell: Callable[[int, str], None]) -> Decision:
        """The bot's step, or a random one if it fails; that is reported, once for a bot that is out."""
        bot = self._bots[seat]
        try:
            bot.reseed(asked.seed)
            return Decision(choose(bot, asked.level, asked.seen, self._limits[seat]), "")
        except Exception as error:  # noqa: BLE001  # it is reported, and the game goes on
            kind = error.kind if isinstance(error, BotFaultError) else type(error).__name__
            if kind != "out" or seat not in self._out:
                tell(seat, str(error))
            if kind == "out":
                self._out.add(seat)
            return by_chance(asked, kind)

    def notice(self, table: Table) -> None:
        """Pass to every bot that wants it what its seat has seen since the last time."""
        for seat, bot in self._bots.items():
            if type(bot).notice is Bot.notice:
                continue
            events = seen_events(table.playing_state().observe(seat), self._noticed[seat])
            for event in events:
                bot.notice(event)
            self._noticed[seat] += len(events)

    def close(self) -> None:
        """Close them."""
        for bot in self._bots.values():
            bot.close()


class LocalHost:
    """Owns the table, and with it all that is hidden. It answers as a server would.

    If the log can't be kept, that is reported by `on_failure` and noted in `failure`; the game goes on, and
    keeping is tried again with every step.
    """

    def __init__(self, game: SavedGame) -> None:
        """Raises BotError."""
        self.table = game.table
        self._bots: Final = SeatBots(game.table, game.roster)
        self.failure: str | None = None
        self.on_fault: Callable[[int, str], None] = lambda _seat, _why: None
        self.on_failure: Callable[[str], None] = lambda _: None
        self.on_move: Callable[[Path], None] = lambda _: None
        self._log: Final = game.log
        self._number = 0  # of the last view
        self._shown: Glimpse | None = None  # what the last view showed of the game
        self._started = time.monotonic() - game.table.at / 1000

    @staticmethod
    def begin(
        rules: Rules,
        seed: bytes,
        seats: Sequence[Player],
        you: int,
        path: Path,
        record_file: str | None,
        roster: Roster,
        talisman: int | None = None,
        begun: Record | None = None,
        knowledge: Scope = "all",
    ) -> LocalHost:
        """A new game, or a branch that is `begun`, kept at once. Raises OSError.

        `talisman` is the seat chosen to hold it first.
        """
        wall = round(1000 * time.time())
        entries = solo_entries(
            rules, seed, seats, you, talisman=talisman, knowledge=knowledge, wall=wall, begun=begun
        )
        kinds = [player.player for seat, player in enumerate(seats) if seat not in (you, rules.leo_seat)]
        log = LogFile(path, Header(record_file, roster.only(kinds)), entries)
        host = LocalHost(SavedGame(fold(entries), roster, log))
        log.flush()
        return host

    # --- looking

    @property
    def place(self) -> str:
        """Where the log is kept."""
        return str(self._log.path)

    @property
    def record_file(self) -> str | None:
        """Where the record is to be written."""
        return self._log.header.record_file

    def write_record_to(self, path: str) -> None:
        """Have the record written elsewhere; the log says so from its next step on."""
        self._log.header = replace(self._log.header, record_file=path)

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.table.seats_of(self.table.host)[0]

    @property
    def origin(self) -> Origin | None:
        """Where the game parts from another one; None if it was dealt for itself."""
        begun = self.table.created.begun
        return None if begun is None else Origin.of(begun)

    def revealed_seed(self) -> str:
        """The seed in hex. Only after the end."""
        assert self.table.status == OVER
        return self.table.created.server_seed

    def record(self) -> Record:
        """The record of the finished game."""
        assert self.table.status == OVER
        return Record.of(self.table.playing_state(), players(self.table), origin_of(self.table))

    # --- messages

    def receive(self, message: ClientMessage) -> list[ServerMessage]:
        """The answers to a client's message."""
        try:
            return self._answer(message)
        except RefusedError as error:
            return [Refused(getattr(message, "id", None), error.code, error.args_)]

    def _answer(self, message: ClientMessage) -> list[ServerMessage]:
        host = self.table.host
        match message:
            case Hello():
                welcome = Welcome(PROTOCOL, "", self._number, self._now())
                self._shown = None
                return [welcome, *self.news()]
            case Act():
                return [self._done(message, commands.act(self.table, host, message, self._now()))]
            case TakeBack():
                return [self._done(message, commands.take_back(self.table, host, message, self._now()))]
            case Back():
                at = self._now()
                return [self._done(message, commands.back(self.table, host, message.seat, message.id, at))]
            case Say():
                raise RefusedError("no_words", 403)
            case Ping():
                return [Pong(message.id, self._number, self._now())]

    def _done(self, command: Act | TakeBack | Back, decided: list[Entry] | Answered) -> Done:
        if isinstance(decided, Answered):
            return Done(command.id, command.seat, decided.step)
        self._go_on(decided)
        return Done(command.id, command.seat, self.table.answered[command.seat, command.id].step)

    def news(self) -> list[ServerMessage]:
        """The table as it is, if that differs from what the client was shown last."""
        shown = Shown(self.table, (self.seat,), {})
        glimpse = shown.glimpse(self.seat)
        if glimpse == self._shown:
            return []
        game = shown.game_view(self.seat, 0 if self._shown is None else glimpse.parts_from(self._shown))
        self._shown, self._number = glimpse, self._number + 1
        return [View(self._number, self._now(), shown.table(self.table.host), games=[game])]

    def _now(self) -> int:
        """The table time: it stands still while nobody plays."""
        return max(self.table.at, round(1000 * (time.monotonic() - self._started)))

    # --- moving on

    def ask_bots(self) -> None:
        """Let the bots play until the person owes a step or the game is over."""
        while not self.table.people_to_act() and (seats := self.table.bots_to_act()):
            self._bot_turn(seats[0])

    def _bot_turn(self, seat: int) -> None:
        step = self.table.step_of(seat)
        asked = question(self.table, seat, step)
        assert asked is not None
        self._bots.notice(self.table)
        action, fault = self._bots.decide(seat, asked, self.on_fault)
        self._go_on(commands.bot_act(self.table, seat, action, step, fault, self._now()))

    def _go_on(self, entries: Sequence[Entry]) -> None:
        """Keep what was decided, then carry it out."""
        with uninterrupted():
            self._log.add(entries)
            self.keep()
            self.table = self.table.then(entries)
        if self.table.status == OVER:
            self._bots.notice(self.table)

    # --- keeping

    def keep(self) -> None:
        """Write to the disk what is not there yet; a failure is noted, and reported if it is new."""
        try:
            moved = self._log.flush()
        except OSError as error:
            is_new = self.failure is None
            self.failure = disk.reason(error)
            if is_new:
                self.on_failure(self.failure)
            return
        self.failure = None
        if moved is not None:
            self.on_move(moved)

    def forget(self) -> None:
        """Remove the kept game, once its record is written. Raises OSError."""
        self._log.remove()

    def close(self) -> None:
        """Close the bots."""
        self._bots.close()
