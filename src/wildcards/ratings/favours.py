"""Who left whom animals and leaders unusually often: an aid for operators, no verdict.

Looked at are the turns of a person at which they could take an animal and somebody's turn came next. To
leave an animal is to pass there; to leave a leader, that whoever came next won one by an animal that lay
there, or that a swap passed one on. *Chance* means: in each game the person passed (or left leaders) as often
as they did, but without regard to who came next. So somebody who passes a lot, or whose turn is often before
another's, leaves no more than by chance; but what else makes them pass there, such as who leads, is not told
apart. By chance the number has a hypergeometric distribution in each game, and these add up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final, Literal, NamedTuple

from wildcards.engine.event import Event, EventKind
from wildcards.story.story import seen_events
from wildcards.table.table import Table

What = Literal["animals", "leaders"]
_STEPS: Final = (EventKind.TAKE, EventKind.SWAP)


class Chance(NamedTuple):
    """A turn of a seat: whose came next, and what was left to them."""

    giver: int
    next: int
    animals: bool
    leaders: bool


class Favour(NamedTuple):
    """How often a person left something to another, in games of both; `p`: how likely so often or more is."""

    giver: str
    taker: str
    what: What
    games: int
    times: int
    expected: float
    p: float


class Favours:
    """The sums over finished games, which are added one by one."""

    def __init__(self) -> None:
        self._pairs: Final[dict[tuple[str, str, What], _Pair]] = {}

    def add(self, table: Table) -> None:
        """Count a game that is over."""
        people = {seat: uid for seat, uid in enumerate(table.began) if uid is not None}
        if len(set(people.values())) < 2:
            return
        events = seen_events(table.playing_state().observe(None))
        chances, swaps = turns(events), swapped(events)
        for giver, taker in permutations(people, 2):
            if people[giver] != people[taker]:
                self._add(people[giver], people[taker], _animals(chances, giver, taker), "animals")
                found = _leaders(chances, swaps, giver, taker, len(table.seats) - 1)
                self._add(people[giver], people[taker], found, "leaders")

    def _add(self, giver: str, taker: str, game: _Pair, what: What) -> None:
        before = self._pairs.get((giver, taker, what), _Pair(0, 0, [1.0]))
        self._pairs[giver, taker, what] = before.and_then(game)

    def found(self) -> list[Favour]:
        """All pairs, the least likely first."""
        found = [
            Favour(*key, pair.games, pair.times, pair.expected, pair.p) for key, pair in self._pairs.items()
        ]
        return sorted(found, key=lambda one: (one.p, one.expected - one.times, one[:3]))


class _Pair(NamedTuple):
    """How often it happened, and how likely each number is by chance."""

    games: int
    times: int
    by_chance: list[float]

    def and_then(self, other: _Pair) -> _Pair:
        return _Pair(
            self.games + other.games, self.times + other.times, _sum(self.by_chance, other.by_chance)
        )

    @property
    def expected(self) -> float:
        return math.fsum([times * chance for times, chance in enumerate(self.by_chance)])

    @property
    def p(self) -> float:
        return min(1.0, math.fsum(self.by_chance[self.times :]))


def favours(tables: Iterable[Table]) -> list[Favour]:
    """Of all these games."""
    made = Favours()
    for table in tables:
        made.add(table)
    return made.found()


def turns(events: Sequence[Event]) -> list[Chance]:
    """The turns at which a seat could take an animal and another seat's turn came next in the round."""
    found: list[Chance] = []
    last: tuple[int, bool] | None = None  # the latest turn that was a choice: whose, and whether they passed
    for place, event in enumerate(events):
        if event.kind == EventKind.ROUND:
            last = None
        is_choice = event.kind == EventKind.TAKE
        if not is_choice and not (event.kind == EventKind.PASSED and not _is_own(events, place)):
            continue
        if last is not None:
            won = is_choice and _wins_leader(events, place)
            found.append(Chance(last[0], event.seat, last[1], won))
        last = (event.seat, _passes(events, place)) if is_choice else None
    return found


def swapped(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Who passed on a leader by a swap of their own, and to whom."""
    return [
        (event.seat, other.seat)
        for place, event in enumerate(events)
        if event.kind == EventKind.SWAP
        for other in _following(events, place)
        if other.kind == EventKind.LEADER and other.seat not in (event.seat, -1)
    ]


def _following(events: Sequence[Event], place: int) -> Iterable[Event]:
    """What follows from the step at this place."""
    for event in events[place + 1 :]:
        if event.is_step or event.kind == EventKind.ROUND:
            return
        yield event


def _passes(events: Sequence[Event], place: int) -> bool:
    return not any(event.kind == EventKind.TOOK for event in _following(events, place))


def _wins_leader(events: Sequence[Event], place: int) -> bool:
    seat = events[place].seat
    return any(event.kind == EventKind.LEADER and event.seat == seat for event in _following(events, place))


def _is_own(events: Sequence[Event], place: int) -> bool:
    """Whether a seat passed by a step of its own, which is counted there."""
    before = events[place - 1]
    return before.kind == EventKind.TAKE and before.seat == events[place].seat


def _animals(chances: Sequence[Chance], giver: int, taker: int) -> _Pair:
    return _game([(one.next == taker, one.animals) for one in chances if one.giver == giver])


def _leaders(
    chances: Sequence[Chance], swaps: Sequence[tuple[int, int]], giver: int, taker: int, others: int
) -> _Pair:
    """As for animals; a leader passed on by a swap could by chance have come to any of the others."""
    pair = _game([(one.next == taker, one.leaders) for one in chances if one.giver == giver])
    for to in [to for seat, to in swaps if seat == giver]:
        swap = _Pair(0, int(to == taker), [1 - 1 / others, 1 / others])
        pair = pair.and_then(swap)
    return pair


def _game(found: Sequence[tuple[bool, bool]]) -> _Pair:
    """One game: for each turn whether it was before the taker's, and whether something was left."""
    number, before = len(found), sum([to for to, _ in found])
    left, times = sum([is_left for _, is_left in found]), sum([to and is_left for to, is_left in found])
    all_ways = math.comb(number, left)
    ways = [math.comb(before, k) * math.comb(number - before, left - k) for k in range(min(before, left) + 1)]
    return _Pair(1, times, [way / all_ways for way in ways])


def _sum(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """How likely each sum of two numbers is."""
    if len(other) == 1:
        return [chance * other[0] for chance in one]
    made = [0.0] * (len(one) + len(other) - 1)
    for i, chance in enumerate(one):
        for j, more in enumerate(other):
            made[i + j] += chance * more
    return made
