"""The inspection of a game: some of its positions, each as a seat and as a spectator may look at it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from wildcards.engine.state import State
from wildcards.notation.record import Record
from wildcards.protocol.table import Spectators
from wildcards.secrecy.alternative import (
    DEALT,
    PLAYED,
    REDRAWN,
    SWAPPED,
    Alternative,
    Engine,
    another_game,
    dealt,
    ours,
    played,
    redrawn,
    replayed,
    round_begun,
    swapped,
)
from wildcards.secrecy.channels import CHANNELS, Channel, Sight, array_channels, bot_channels
from wildcards.secrecy.leak import Leak
from wildcards.secrecy.moment import Moment, some_moments

PER_GAME: Final = 25  # positions of each game
POLICIES: Final[tuple[Spectators, ...]] = ("public", "late", "all", "closed")
_TRIES: Final = 4  # alternatives of each position, when the smallest case is looked for


@dataclass(frozen=True)
class Plan:
    """What is audited: everything in the result follows from it. Raises BotError for bots unknown."""

    positions: int
    seed: str
    bots: tuple[str, ...] = ()
    envs: bool = False  # whether the arrays of environments are compared, too
    engine: Engine = ours
    extra: tuple[Channel, ...] = ()

    @property
    def games(self) -> int:
        """How many games are played."""
        return -(-self.positions // PER_GAME)

    def positions_of(self, game: int) -> int:
        """How many positions of this game are inspected."""
        return min(PER_GAME, self.positions - game * PER_GAME)

    @cached_property
    def channels(self) -> list[Channel]:
        """All that is compared."""
        arrays = array_channels() if self.envs else []
        return [*CHANNELS, *arrays, *self.extra, *bot_channels(self.bots)]


@dataclass
class Findings:
    """What some inspections came to."""

    positions: int = 0
    alternatives: Counter[str] = field(default_factory=Counter)  # by the way they were made
    compared: Counter[str] = field(default_factory=Counter)  # by channel
    told: Counter[str] = field(default_factory=Counter)  # of those, where the channel said something
    differed: Counter[str] = field(default_factory=Counter)
    leaks: dict[str, Leak] = field(default_factory=dict)  # the one after the fewest actions, by channel

    def add(self, other: Findings) -> None:
        """Add what was found elsewhere."""
        self.positions += other.positions
        for own, more in (
            (self.alternatives, other.alternatives),
            (self.compared, other.compared),
            (self.told, other.told),
            (self.differed, other.differed),
        ):
            own.update(more)
        for leak in other.leaks.values():
            self.keep(leak)

    def keep(self, leak: Leak) -> None:
        """Keep the leak if it is a smaller case than the one known."""
        known = self.leaks.get(leak.channel)
        if known is None or (leak.at, leak.game) < (known.at, known.game):
            self.leaks[leak.channel] = leak


def inspect_game(plan: Plan, game: int) -> Findings:
    """Inspect the positions of one game of the plan; equal plans lead to equal findings."""
    chooser = random.Random(f"{plan.seed}/{game}")
    found = Findings()
    for moment in some_moments(game, plan.positions_of(game), chooser):
        _inspect(plan, game, moment, chooser, found)
    return found


def told_of(
    channels: Iterable[Channel], before: Sight, after: Sight
) -> Iterator[tuple[Channel, bytes | None, bytes | None]]:
    """What each of these channels says of two positions."""
    for channel in channels:
        yield channel, _told(channel, before), _told(channel, after)


def _told(channel: Channel, sight: Sight) -> bytes | None:
    try:
        return channel.tell(sight)
    except Exception as error:  # noqa: BLE001  # that it fails may tell something, too
        return f"raised {type(error).__name__}: {error}".encode()


def _inspect(plan: Plan, game: int, moment: Moment, chooser: random.Random, found: Findings) -> None:
    """Look at a position as a seat and as a spectator; seats that owe a step come more often."""
    state = replayed(plan.engine, moment.record, moment.at)
    seats = state.to_act if state.to_act and chooser.random() < 0.6 else range(state.rules.seats)
    seat = chooser.choice(seats)
    channels = [one for one in plan.channels if chooser.random() < one.share]
    found.positions += 1
    of_all = [one for one in channels if one.policy is None]
    for pair in _pairs(plan.engine, moment, state, seat, chooser.choice((SWAPPED, DEALT)), chooser):
        _compare(pair, of_all, game, found)
    policy = chooser.choice(POLICIES)
    of_spectators = [one for one in channels if one.policy == policy]
    _compare(_spectators(plan.engine, moment, state, policy, chooser), of_spectators, game, found)


class _Pair(NamedTuple):
    """Two positions that look the same to whoever looks at them; `text` is how to come to the second."""

    before: Sight
    after: Sight
    text: str
    way: str


def _pairs(
    engine: Engine, moment: Moment, state: State, seat: int, way: str, chooser: random.Random
) -> list[_Pair]:
    """One for the seat and one for a spectator, who knows less than any seat."""
    if way == DEALT and seat != state.rules.leo_seat and not state.is_over:
        other = dealt(engine, moment.record, moment.at, seat, chooser)
        return [_pair(state, audience, other, DEALT) for audience in (seat, None)]
    return [
        _pair(state, audience, swapped(engine, state, audience, chooser), SWAPPED)
        for audience in (seat, None)
    ]


def _pair(
    state: State, audience: int | None, other: Alternative, way: str, policy: Spectators = "public"
) -> _Pair:
    return _Pair(Sight(state, audience, policy), Sight(other.state, audience, policy), other.text, way)


def _spectators(
    engine: Engine, moment: Moment, state: State, policy: Spectators, chooser: random.Random
) -> _Pair:
    """One for a spectator of a table of this policy. After its end all hands are shown, but no pile."""
    if policy == "public":
        return _pair(state, None, swapped(engine, state, None, chooser), SWAPPED)
    if policy == "all" or state.is_over:
        return _pair(state, None, redrawn(engine, state, chooser), REDRAWN, policy)
    if policy == "closed":
        return _pair(state, None, another_game(engine, state.rules, chooser), DEALT, policy)
    begun = round_begun(engine, moment.record, moment.at)
    as_well = redrawn(engine, begun, chooser).state
    other = played(engine, as_well, chooser)
    return _Pair(
        Sight(state, None, policy, begun), Sight(other.state, None, policy, as_well), other.text, PLAYED
    )


def _compare(pair: _Pair, channels: Iterable[Channel], game: int, found: Findings) -> None:
    found.alternatives[pair.way] += 1
    for channel, before, after in told_of(channels, pair.before, pair.after):
        found.compared[channel.name] += 1
        found.told[channel.name] += before is not None
        if before != after:
            found.differed[channel.name] += 1
            seen = pair.before
            both = before or b"", after or b""
            found.keep(Leak(channel.name, pair.way, seen.seat, game, Record.of(seen.state), pair.text, *both))


def smallest(plan: Plan, leak: Leak) -> Leak:
    """The same leak as early in its game as some tries find it."""
    channel = next(one for one in plan.channels if one.name == leak.channel)
    for at in range(leak.at):
        moment = Moment(leak.record, at, leak.record.replay(at))
        state = replayed(plan.engine, leak.record, at)
        humans = state.rules.human_seats()
        for number in range(_TRIES):
            chooser = random.Random(f"smallest/{at}/{number}")
            found = Findings()
            seat = chooser.choice(humans) if leak.seat is None else leak.seat
            pairs = (
                _pairs(plan.engine, moment, state, seat, leak.rewrite, chooser)
                if channel.policy is None
                else [_spectators(plan.engine, moment, state, channel.policy, chooser)]
            )
            for pair in pairs:
                if pair.before.seat == leak.seat:
                    _compare(pair, [channel], leak.game, found)
            if found.leaks:
                return found.leaks[leak.channel]
    return leak
