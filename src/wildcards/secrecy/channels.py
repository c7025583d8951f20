"""Channels: the ways by which a seat or a spectator learns something, each as a function to bytes.

A new one is a function of a `Sight` and a line in `CHANNELS`. It may read the state as freely as the code it
audits does; it returns None where it has nothing to say, which is compared like all else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final, NamedTuple

from wildcards.analysis.hint import hint
from wildcards.bots.bot import Limit
from wildcards.bots.decision import choose_all
from wildcards.bots.registry import make_bot, parse_spec
from wildcards.choices.offer import asked, choices, secret
from wildcards.choices.preview import outcome
from wildcards.choices.question import question
from wildcards.engine.action import ACTIONS, is_take
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import ActionError, BotError
from wildcards.notation.observation import observation_to_dict
from wildcards.protocol.table import Spectators
from wildcards.secrecy.answers import answer, thinkable
from wildcards.secrecy.fold import SPECTATOR, fold_of, person
from wildcards.story.beat import to_dict
from wildcards.story.story import Story, seen_events
from wildcards.table.glimpse import Glimpse
from wildcards.table.known import knowledge_told
from wildcards.table.spectators import Audience, moment
from wildcards.table.table import Table
from wildcards.table.views import Shown, encode
from wildcards.terminal.cast import Cast
from wildcards.terminal.view import plain_table, table

_SEED: Final = 7  # of every bot, so that its dice are the same
_HINT_SIMULATIONS: Final = 60
_WIDTH: Final = 80
_LATEST: Final = 20  # events
_BOTS: Final = 0.2  # of the positions at which a bot is asked; searching takes longer than all else


class Sight:
    """A position as one seat (None: a spectator) may look at it; what several channels need is made once."""

    def __init__(
        self,
        state: State,
        seat: int | None,
        policy: Spectators = "public",
        begun: State | None = None,
    ) -> None:
        """`policy`: what spectators see of the table; `begun`: the position in which its round began."""
        self.state: Final = state
        self.seat: Final = seat
        self._policy: Final = policy
        self._begun: Final = begun

    @property
    def is_asked(self) -> bool:
        """Whether the seat owes a step."""
        return bool(self.seen.legal_actions)

    @cached_property
    def seen(self) -> Observation:
        """What the engine lets the seat see."""
        return self.state.observe(self.seat)

    @cached_property
    def table(self) -> Table:
        """A table of people at this position."""
        return fold_of(self.state, spectators=self._policy, begun=self._begun)

    @cached_property
    def shown(self) -> Shown:
        """What that table shows."""
        return Shown(self.table, (0, 1), {})

    @property
    def uid(self) -> str:
        """Who looks at the table."""
        return SPECTATOR if self.seat is None else person(self.seat)


class Channel(NamedTuple):
    """A way to learn something. `share` of the positions are compared in it, chosen by chance.

    `policy`: it is for spectators of tables of this policy alone, from whom other things are hidden.
    """

    name: str
    what: str
    tell: Callable[[Sight], bytes | None]
    share: float = 1.0
    policy: Spectators | None = None


# --- the engine


def _observation(sight: Sight) -> bytes:
    return repr(sight.seen).encode()


def _observation_json(sight: Sight) -> bytes:
    return json.dumps(observation_to_dict(sight.seen)).encode()


def _story(sight: Sight) -> bytes:
    told = Story(sight.seat, sight.seen.rules.leo_seat).tell(seen_events(sight.seen))
    return json.dumps([to_dict(one) for one in told]).encode()


def _legal(sight: Sight) -> bytes:
    if sight.seat is None:
        return b""
    legal = sight.state.legal_actions(sight.seat)
    may = [sight.state.is_legal(sight.seat, action) for action in range(ACTIONS)]
    return repr((legal, may, [sight.state.token(action) for action in legal])).encode()


def _refusals(sight: Sight) -> bytes | None:
    if not _has_hand(sight):
        return None
    assert sight.seat is not None
    told: list[str] = []
    for action in range(-1, ACTIONS + 1):
        try:
            sight.state.check(sight.seat, action)
        except ActionError as error:
            told.append(f"{type(error).__name__} {error.code} {error.rule} {error}")
        else:
            told.append("legal")
    return "\n".join(told).encode()


# --- what is offered, and what is shown at a table


def _offers(sight: Sight) -> bytes:
    seen = sight.seen
    asks = question(seen) if sight.is_asked else None
    return repr((choices(sight.state, seen), asked(seen), secret(seen), asks)).encode()


def _previews(sight: Sight) -> bytes | None:
    if not sight.is_asked or sight.seen.phase != Phase.TAKE:
        return None
    legal = [action for action in sight.seen.legal_actions if is_take(action)]
    return repr([outcome(sight.seen, action) for action in legal]).encode()


def _game(sight: Sight) -> bytes:
    step = sight.table.step_of(sight.seat)
    return sight.shown.game(sight.seat, max(0, step - _LATEST))


def _whole_game(sight: Sight) -> bytes:
    return sight.shown.game(sight.seat, 0)


def _table(sight: Sight) -> bytes:
    return b"\n".join([sight.shown.head(sight.uid), *sight.shown.seats(sight.uid)])


def _closed_table(sight: Sight) -> bytes:
    shown = Shown(fold_of(sight.state, spectators="closed", clock="bank"), (), {})
    return b"\n".join([shown.head(sight.uid), *shown.seats(sight.uid), shown.game(sight.seat, 0)])


def _change(sight: Sight) -> bytes:
    """What is sent as a change: here against another deal, so that much differs."""
    return sight.shown.change(sight.seat, _earlier(sight.state.rules, sight.seat))


def _earlier(rules: Rules, audience: Audience) -> Glimpse:
    before = Shown(fold_of(_another_deal(rules)), (), {})
    before.game(audience, 0)
    return before.glimpse(audience)


def _another_deal(rules: Rules) -> State:
    return new_game(rules, seed=77)


def _answers(sight: Sight) -> bytes | None:
    """The audience asks; what it asks follows from what it sees."""
    if not _has_hand(sight):
        return None
    assert sight.seat is not None
    step = sight.table.step_of(sight.seat)
    acts = thinkable(sight.seen, step)
    return repr([answer(sight.table, act, sight.uid) for act in acts]).encode()


# --- what spectators are sent, by the policy of their table


def _sent(sight: Sight) -> bytes:
    """The table and its game."""
    shown = _shown_to_spectators(sight)
    return b"\n".join([shown.head(SPECTATOR), *shown.seats(SPECTATOR), *_games(sight, shown)])


def _game_sent(sight: Sight) -> bytes | None:
    """Its game; of the table all may know, so also how far the game is."""
    return b"\n".join(_games(sight, _shown_to_spectators(sight))) or None


def _shown_to_spectators(sight: Sight) -> Shown:
    return Shown(moment(sight.table, SPECTATOR), (0, 1), {})


def _games(sight: Sight, shown: Shown) -> list[bytes]:
    """The game, whole and as a change, if it is shown at all."""
    as_whom = shown.audiences(SPECTATOR, shows_open=True)
    whole = [shown.game(audience, 0) for audience in as_whom]
    return whole + [shown.change(audience, _earlier(sight.state.rules, audience)) for audience in as_whom]


# --- the terminal


def _terminal(sight: Sight) -> bytes:
    cast = Cast(tuple([f"Name {seat}" for seat in range(sight.seen.rules.seats)]), sight.seat)
    told = [text.markup for text in table(sight.seen, cast, _WIDTH)]
    return "\n".join([*told, *plain_table(sight.seen, cast)]).encode()


# --- what is worked out


def _knowledge(sight: Sight) -> bytes:
    return b"\n".join([encode(knowledge_told(sight.seen, scope)) for scope in ("open", "all")])


def _hint(sight: Sight) -> bytes | None:
    return repr(hint(sight.seen, _HINT_SIMULATIONS)).encode() if sight.is_asked else None


def _bot(name: str, limit: Limit, sight: Sight) -> bytes | None:
    """All that the bot does in this decision, with the same dice each time."""
    if not sight.is_asked:
        return None
    bot = make_bot(name, _SEED)
    try:
        bot.new_game(sight.seen.rules, sight.seen.seat or 0)
        return repr(choose_all(bot, name, sight.seen, _SEED, limit)).encode()
    finally:
        bot.close()


CHANNELS: Final = (
    Channel("observation", "what the engine lets the seat see", _observation),
    Channel("observation JSON", "the same as bots and files get it", _observation_json, 0.5),
    Channel("story", "the events seen, told as beats", _story, 0.5),
    Channel("legal actions", "their ids and tokens, and whether each step may be taken", _legal),
    Channel("error texts", "why each step is refused, to the last word", _refusals),
    Channel("offers", "every choice offered, its price, and why others are not", _offers),
    Channel("previews", "what taking an animal is announced to bring", _previews),
    Channel("game view", "the game as a table shows it, with its latest events", _game),
    Channel("whole game view", "the same with all events", _whole_game, 0.2),
    Channel("table view", "the table and its seats as the person sees them", _table),
    Channel("closed table", "both at a table closed to spectators, with clocks", _closed_table, 0.1),
    Channel("changes", "what is sent as a change of an earlier view", _change, 0.2),
    Channel("public spectator", "what is sent to whoever sees what lies open", _sent, policy="public"),
    Channel("late spectator", "what is sent to whoever sees hands a round late", _sent, policy="late"),
    Channel("all-hands spectator", "what is sent to whoever sees all hands", _sent, policy="all"),
    Channel("closed spectator", "the game as sent to whoever may not see it", _game_sent, policy="closed"),
    Channel("answers", "what a table answers to single steps and rows", _answers, 0.1),
    Channel("terminal", "the terminal's drawing and its plain sentences", _terminal, 0.1),
    Channel("knowledge", "what a perfect memory could tell", _knowledge, 0.005),
    Channel("hint", "the advice for the seat's decision", _hint, 0.01),
)


def bot_channels(specs: Sequence[str]) -> list[Channel]:
    """A channel for each of these bots. Raises BotError for one unknown, or not the same twice."""
    made = []
    for text in specs:
        spec = parse_spec(text)
        if spec.limit.seconds is not None:
            raise BotError(
                f"--bots {text}: expected a bot that chooses the same twice, such as master@400;"
                " a limit of time makes it depend on the clock"
            )
        make_bot(spec.name).close()
        tell = partial(_bot, spec.name, spec.limit)
        made.append(Channel(f"bot {text}", "what the bot does, with equal dice", tell, _BOTS))
    return made


def array_channels() -> list[Channel]:
    """The arrays that learners get. Raises MissingPackageError without the packages of the extra."""
    import wildcards.envs.encoding  # noqa: F401  # here, so that what is missing is told at once

    return [
        Channel("arrays", "the encoded state and its mask of actions", _state_arrays),
        Channel("arrays as seen", "the same from the observation", _seen_arrays, 0.2),
        Channel("described arrays", "the same in words", _described, 0.2),
    ]


def _state_arrays(sight: Sight) -> bytes | None:
    from wildcards.envs.encoding import encode_state, mask_state

    if not _has_hand(sight):
        return None
    assert sight.seat is not None
    arrays = encode_state(sight.state, sight.seat), mask_state(sight.state, sight.seat)
    return b"".join([array.tobytes() for array in arrays])


def _seen_arrays(sight: Sight) -> bytes | None:
    from wildcards.envs.encoding import action_mask, encode

    if not _has_hand(sight):
        return None
    return b"".join([array.tobytes() for array in (encode(sight.seen), action_mask(sight.seen))])


def _described(sight: Sight) -> bytes | None:
    from wildcards.envs.encoding import describe

    return json.dumps(describe(sight.seen)).encode() if _has_hand(sight) else None


def _has_hand(sight: Sight) -> bool:
    return sight.seat is not None and sight.seat != sight.seen.rules.leo_seat
