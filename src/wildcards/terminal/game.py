"""A game at this terminal: one person and bots. The only module here that holds a State."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from wildcards.bots.deciding import bot_seed, choose
from wildcards.bots.fallback import fallback_action
from wildcards.bots.roster import Roster
from wildcards.engine.action import parse_token
from wildcards.engine.chance import commitment
from wildcards.engine.event import Event, view
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import BotError, BotFaultError
from wildcards.notation.record import HUMAN, LEO, Player, Record
from wildcards.terminal.interrupt import uninterrupted
from wildcards.terminal.kept import Keeper, KeptGame, extra, reason
from wildcards.terminal.words.people import Cast


class Game:
    """The State, who sits where, and the file the game is kept in."""

    def __init__(
        self,
        state: State,
        seed: bytes,
        players: Sequence[Player],
        you: int,
        keeper: Keeper,
        record_file: str | None,
        roster: Roster,
    ) -> None:
        self._state = state
        self._seed = seed
        self._keeper = keeper
        self.players = tuple(players)
        self.you = you
        kinds = {seat: one.player for seat, one in enumerate(players) if one.player not in (HUMAN, LEO)}
        self._bots = {seat: roster.make(kind) for seat, kind in kinds.items()}
        self._limits = {seat: roster.spec(kind).limit for seat, kind in kinds.items()}
        self._out: set[int] = set()  # the seats whose bots are not asked any more
        self._foreign = roster.only(kinds.values())
        for seat, bot in self._bots.items():
            bot.new_game(state.rules, seat)
        self.record_file = record_file
        self.failure: str | None = None  # why the last attempt to keep the game failed
        self.on_fault: Callable[[int, str], None] = lambda _seat, _why: None
        self.on_failure: Callable[[str], None] = lambda _: None
        self.on_move: Callable[[Path], None] = lambda _: None

    @staticmethod
    def begin(
        rules: Rules,
        seed: bytes,
        players: Sequence[Player],
        you: int,
        keeper: Keeper,
        record_file: str | None,
        roster: Roster,
        talisman: int | None = None,
    ) -> Game:
        """A new game, kept at once; `talisman` is the seat chosen to hold it first. Raises OSError."""
        state = new_game(rules, seed=seed, talisman=talisman)
        game = Game(state, seed, players, you, keeper, record_file, roster)
        keeper.keep(game._kept_text())
        return game

    @staticmethod
    def resume(kept: KeptGame, path: Path, record_file: str | None = None) -> Game:
        """The kept game, which load() has checked, at the step it had reached."""
        record = kept.record
        seed = bytes.fromhex(record.seed or "")
        state = new_game(record.rules, seed=seed, talisman=record.talisman)
        for seat, text in record.actions:
            state.apply(seat, parse_token(text, state.display))
        keeper = Keeper(path, kept.text)
        return Game(state, seed, record.seats, kept.you, keeper, record_file or kept.record_file, kept.roster)

    # --- looking

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._state.rules

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over

    @property
    def cast(self) -> Cast:
        """Who is who."""
        return Cast(tuple([player.name for player in self.players]), self.you)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, shown before the game."""
        return commitment(self._seed)

    @property
    def kept_in(self) -> Path:
        """The file the game is kept in."""
        return self._keeper.path

    def observe(self) -> Observation:
        """All the person may know."""
        return self._state.observe(self.you)

    def revealed_seed(self) -> str:
        """The seed in hex. Only after the end."""
        assert self.is_over
        return self._seed.hex()

    def record(self) -> Record:
        """The record of the finished game."""
        assert self.is_over
        return Record.of(self._state, self.players)

    # --- playing

    def act(self, actions: Sequence[int]) -> None:
        """The person's steps, which belong together; the game is kept before anything else happens."""
        with uninterrupted():
            for action in actions:
                self._apply(self.you, action)
            self.keep()

    def go_on(self) -> None:
        """Let the bots play until the person owes a step or the game is over; then it is kept."""
        if self.is_over or self.you in self._state.to_act:
            return
        while not self.is_over and self.you not in self._state.to_act:
            seat, action = self._bot_step()
            with uninterrupted():
                self._apply(seat, action)
        with uninterrupted():
            self.keep()

    def _bot_step(self) -> tuple[int, int]:
        """The next bot's step. It follows from the seed and what the bot sees, so a break changes nothing."""
        seat = self._state.to_act[0]
        seen = self._state.observe(seat)
        own = [happened for log in seen.history for happened in log if _is_step_of(happened, seat)]
        own_seed = bot_seed(self._seed, seat, len(own))
        bot = self._bots[seat]
        bot.reseed(own_seed)
        try:
            return seat, choose(bot, self.players[seat].player, seen, self._limits[seat])
        except BotError as error:
            self._tell_fault(seat, error)
            return seat, fallback_action(seen, own_seed)

    def _tell_fault(self, seat: int, error: BotError) -> None:
        """Tell of a fault; of a bot that is out, once."""
        if isinstance(error, BotFaultError) and error.kind == "out":
            if seat in self._out:
                return
            self._out.add(seat)
        self.on_fault(seat, str(error))

    def _apply(self, seat: int, action: int) -> None:
        """Take the step, and let every bot notice what it saw of it."""
        for happened in self._state.apply(seat, action):
            for watching, bot in self._bots.items():
                if (shown := view(happened, watching)) is not None:
                    bot.notice(shown)

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self._bots.values():
            bot.close()

    # --- keeping

    def keep(self) -> None:
        """Write the game to its file; a failure is told and noted in `failure`, and play goes on."""
        try:
            moved = self._keeper.keep(self._kept_text())
        except OSError as error:
            is_new = self.failure is None
            self.failure = reason(error)
            if is_new:
                self.on_failure(self.failure)
            return
        self.failure = None
        if moved is not None:
            self.on_move(moved)

    def forget(self) -> None:
        """Remove the kept game, its record being written. Raises OSError."""
        self._keeper.remove()

    def _kept_text(self) -> str:
        return (
            Record.of(self._state, self.players, extra(self.you, self.record_file, self._foreign)).to_json()
            + "\n"
        )


def _is_step_of(happened: Event, seat: int) -> bool:
    return happened.is_step and happened.seat == seat
