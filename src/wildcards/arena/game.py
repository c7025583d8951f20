"""One game between bots, each of which sees nothing but its own observations."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, ParamSpec, TypeVar

from wildcards.bots.bot import NO_LIMIT, Bot, Limit
from wildcards.bots.decision import bot_seed, choose, place
from wildcards.bots.fallback import fallback_action
from wildcards.engine.event import Event, view
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import BotFaultError

P = ParamSpec("P")
T = TypeVar("T")

MESSAGE_LENGTH: Final = 300


class Player(NamedTuple):
    """A bot in a seat, its kind, and what one of its decisions may cost."""

    kind: str
    bot: Bot
    limit: Limit = NO_LIMIT


class Fault(NamedTuple):
    """A bot that failed: `kind` as in BotFaultError, `message` one line."""

    seat: int
    round: int
    phase: str
    kind: str
    message: str


class FinishedGame(NamedTuple):
    """A finished game. By seat (0 for Leo's): how many steps its bot chose, and in how many seconds."""

    state: State
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[Fault, ...]

    @property
    def steps(self) -> int:
        """How many steps the bots chose."""
        return sum(self.decisions)


def play(
    rules: Rules,
    players: Sequence[Player | None],
    seed: bytes,
    watch: Callable[[int], None] = lambda _seat: None,
) -> FinishedGame:
    """Play a whole game from its seed, with None in Leo's seat. Whatever the bots do, it reaches its end.

    A bot that raises or gives no legal step loses this decision to a random step, drawn with
    `bot_seed(seed, seat, step)`. `watch` is called with each seat before its bot is, and with -1 afterwards.
    """
    return play_on(new_game(rules, seed=seed), players, seed, watch)


def play_on(
    state: State,
    players: Sequence[Player | None],
    seed: bytes,
    watch: Callable[[int], None] = lambda _seat: None,
) -> FinishedGame:
    """Play this game from where it is to its end, as `play` does; `seed` is that of the bots' own chance.

    Bots are told of all that their seats have seen before.
    """
    game = _Game(state, players, seed, watch)
    game.tell(event for log in state.past for event in log.events)
    game.tell(state.log)
    while not state.is_over:
        seat = state.to_act[0]
        game.tell(state.apply(seat, game.decide(seat)))
    return FinishedGame(state, tuple(game.decisions), tuple(game.seconds), tuple(game.faults))


class _Game:
    """A game in progress and what is counted in it."""

    def __init__(
        self, state: State, players: Sequence[Player | None], seed: bytes, watch: Callable[[int], None]
    ) -> None:
        rules = state.rules
        self.state = state
        self.decisions = [0] * rules.seats
        self.seconds = [0.0] * rules.seats
        self.faults: list[Fault] = []
        self._seed = seed
        self._watch = watch
        self._players = {seat: player for seat, player in enumerate(players) if player is not None}
        for seat, player in self._players.items():
            self._call(seat, player.bot.reseed, bot_seed(seed, seat))
            self._call(seat, player.bot.new_game, rules, seat)
        # Most bots don't care, and telling them takes time.
        self._curious = {
            seat: player
            for seat, player in self._players.items()
            if type(player.bot).notice is not Bot.notice
        }

    def decide(self, seat: int) -> int:
        """The step the seat's bot chooses, or the fallback's."""
        player = self._players[seat]
        seen = self.state.observe(seat)
        start = time.perf_counter()
        action = self._call(seat, choose, player.bot, player.kind, seen, player.limit)
        self.seconds[seat] += time.perf_counter() - start
        self.decisions[seat] += 1
        if action is None:
            return fallback_action(seen, bot_seed(self._seed, seat, self.decisions[seat]))
        return action

    def tell(self, events: Iterable[Event]) -> None:
        """Pass to every bot that wants it what its seat sees of the events."""
        if not self._curious:
            return
        for happened in events:
            for seat, player in self._curious.items():
                if (shown := view(happened, seat)) is not None:
                    self._call(seat, player.bot.notice, shown)

    def _call(self, seat: int, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Call into a bot; None, with a fault noted, if it fails."""
        self._watch(seat)
        try:
            return function(*args, **kwargs)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever a bot does, the game goes on
            self.faults.append(self._fault(seat, error))
            return None
        finally:
            self._watch(-1)

    def _fault(self, seat: int, error: BaseException) -> Fault:
        phase = self.state.phase.name
        if isinstance(error, BotFaultError):
            kind, message = error.kind, str(error)
        else:
            where = place(self._players[seat].kind, self.state.observe(seat))
            kind, message = "crash", f"{where}: {type(error).__name__}: {error}"
        return Fault(seat, self.state.round, phase, kind, " ".join(message.split())[:MESSAGE_LENGTH])
