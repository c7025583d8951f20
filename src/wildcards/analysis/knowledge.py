"""What somebody with a perfect memory could know of the hidden cards, from an observation alone.

Cards are counted in groups (`GROUPS`): the three habitats, wild cards, which count for no other habitat, and
the four printed values, for which wild cards count like all others. As long as nothing has been reshuffled,
every way to put the unseen cards into the hidden places is equally likely, so chances are exact. After that,
and in the middle of a payment, they are counted in worlds dealt by `determinize`, and have an error. The seed
of these worlds is made from the observation, so equal observations lead to equal numbers.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import comb, sqrt
from typing import Final, Literal

from wildcards.engine.card import HABITAT_NAMES, NONE, REFILL, Cards, pack
from wildcards.engine.determinize import determinize
from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation, unseen_animals
from wildcards.engine.phase import Phase
from wildcards.engine.position import Position, position_of
from wildcards.notation.observation import observation_to_dict

Scope = Literal["open", "all"]

GROUPS: Final = (*HABITAT_NAMES, "1", "2", "3", "4")
MOST: Final = 3  # chances are given of at least 1, at least 2, up to at least this many cards of a group
WORLDS: Final = 1000  # with these the error of a chance is at most 1.6 %
# The cards of each group, as a mask of packed cards.
_MASKS: Final = (
    *[0xFFFF << (16 * habitat) for habitat in range(4)],
    *[0x000F_000F_000F_000F << (4 * value) for value in range(4)],
)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance from 0 to 1, or a number to expect; `error` is its standard error, 0 if it is exact."""

    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where hidden cards are: a hand, the draw pile or Leo's pile."""

    size: int  # habitat cards in it
    certain: Cards  # of those, the cards that are there for certain
    expected: tuple[Estimate, ...]  # cards, by group; empty if only what lies open was asked for


@dataclass(frozen=True, slots=True)
class Hand(Place):
    """The hand of another seat, with the cards it has face down."""

    seat: int
    chances: tuple[tuple[Estimate, ...], ...]  # by group, of at least 1, 2 and 3 cards; empty like `expected`

    def chance(self, group: str, least: int = 1) -> Estimate:
        """The chance that at least so many (1 to 3) cards of the group are held."""
        return self.chances[GROUPS.index(group)][least - 1]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What can be known of hidden cards; the same for everybody who has seen the same."""

    seat: int | None  # whose knowledge it is; None: a spectator's
    scope: Scope
    worlds: int  # how many were dealt; 0 if everything was counted
    hands: tuple[Hand, ...]  # of all seats but Leo's and the observer's
    pile: Place
    leo: Place | None  # his pile; None without Leo
    leo_refill: bool  # whether his refill card is still in it
    animals: tuple[Estimate, ...]  # expected animals in the pile, by species; empty like `Place.expected`


def knowledge(seen: Observation, scope: Scope = "all", worlds: int = WORLDS) -> Knowledge:
    """What this observer could know: all that follows from what was seen, or with `open` just what lies open.

    `worlds` is how many are dealt where chances cannot be counted, at least 1.
    """
    if worlds < 1:
        raise ValueError(f"worlds: expected 1 or more, got {worlds}")
    rng = random.Random(_seed(seen))
    places = _Places(seen, _deal(seen, rng))
    if scope == "open":
        return places.told(0, None)
    if _is_countable(seen):
        return places.told(0, _Counted(places))
    return places.told(worlds, _Sampled(places, [_deal(seen, rng) for _ in range(worlds)]))


def _seed(seen: Observation) -> int:
    """A number that follows from the observation alone, in every process and on every machine."""
    text = json.dumps(observation_to_dict(seen), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(sha256(text.encode()).digest())


def _is_countable(seen: Observation) -> bool:
    """Whether all ways to deal the unseen cards are equally likely, as far as the history shows.

    In the middle of a payment some are not possible: its seat can finish it.
    """
    if seen.phase == Phase.PAY and seen.payments[seen.to_act[0]]:
        return False
    events = [happened for log in seen.history for happened in log]
    is_whole = any(one.kind == EventKind.ROUND and one.what == 1 for one in events)
    return is_whole and all(one.kind != EventKind.RESHUFFLED for one in events)


# --- hidden places


def _deal(seen: Observation, rng: random.Random) -> list[int]:
    """A world: the packed habitat cards of each other hand, the draw pile and Leo's pile, in this order."""
    position = position_of(determinize(seen, rng, log=False))
    hands = [_held(position, seat) for seat in _others(seen)]
    return [*hands, pack(position.pile), pack([card for card in position.leo_pile if card != REFILL])]


def _others(seen: Observation) -> list[int]:
    """The seats whose hands are hidden from the observer."""
    return [seat for seat in seen.rules.human_seats() if seat != seen.seat]


def _held(position: Position, seat: int) -> int:
    """The seat's hand, with the two cards that the eagle's owner has face down."""
    covered = (position.bids[seat], position.covers[seat]) if position.covers[seat] != NONE else ()
    return position.hands[seat] + pack([card for card in covered if card != REFILL])


class _Places:
    """The hidden places, and what is certain of them; a world shows how large they are and what is unseen."""

    def __init__(self, seen: Observation, world: Sequence[int]) -> None:
        self.seen: Final = seen
        self.seats: Final = _others(seen)
        self.known_in: Final = [seen.known[seat].packed for seat in self.seats] + [0, 0]
        self.sizes: Final = [len(Cards(packed)) for packed in world]
        unseen = [packed - known for packed, known in zip(world, self.known_in, strict=True)]
        self.unseen: Final = Cards(sum(unseen))
        self.slots: Final = [len(Cards(packed)) for packed in unseen]  # by place: cards nobody saw go there

    def certain(self, place: int) -> Cards:
        """The cards that must be there: known ones, and those for which there is no room elsewhere."""
        elsewhere = len(self.unseen) - self.slots[place]
        forced = [[card] * (self.unseen.count(card) - elsewhere) for card in set(self.unseen)]
        return Cards(self.known_in[place] + pack([card for cards in forced for card in cards]))

    def bounds(self, place: int, group: int) -> tuple[int, int]:
        """The fewest and the most cards of the group that can be there."""
        known = in_group(self.known_in[place], group)
        most = known + min(self.slots[place], in_group(self.unseen.packed, group))
        others = len(self.unseen) - in_group(self.unseen.packed, group)
        return known + max(0, self.slots[place] - others), most

    def told(self, worlds: int, found: _Counted | _Sampled | None) -> Knowledge:
        """All that is known; `found` has the chances, None for what lies open alone."""
        hands = len(self.seats)
        return Knowledge(
            self.seen.seat,
            "open" if found is None else "all",
            worlds,
            tuple([self._hand(place, found) for place in range(hands)]),
            self._pile(hands, found),
            self._pile(hands + 1, found) if self.seen.rules.leo else None,
            self.seen.leo_pile_size > self.sizes[-1],
            () if found is None else _animals(self.seen),
        )

    def _hand(self, place: int, found: _Counted | _Sampled | None) -> Hand:
        seat, size = self.seats[place], self.sizes[place]
        if found is None:
            return Hand(size, self.seen.known[seat], (), seat, ())
        groups = range(len(GROUPS))
        chances = [
            tuple([found.chance(place, group, least) for least in range(1, MOST + 1)]) for group in groups
        ]
        expected = tuple([found.expected(place, group) for group in groups])
        return Hand(size, self.certain(place), expected, seat, tuple(chances))

    def _pile(self, place: int, found: _Counted | _Sampled | None) -> Place:
        if found is None:
            return Place(self.sizes[place], Cards(), ())
        expected = tuple([found.expected(place, group) for group in range(len(GROUPS))])
        return Place(self.sizes[place], self.certain(place), expected)


def in_group(packed: int, group: int) -> int:
    """How many of the cards are of the group."""
    return len(Cards(packed & _MASKS[group]))


def _animals(seen: Observation) -> tuple[Estimate, ...]:
    """All unseen animals are equally likely to be in the pile: the others left the game before it began."""
    unseen = unseen_animals(seen)
    share = seen.animals_left / (sum(unseen) or 1)
    return tuple([Estimate(share * number) for number in unseen])


# --- chances


class _Counted:
    """Exact chances: each place is a draw from all unseen cards."""

    def __init__(self, places: _Places) -> None:
        self._places: Final = places

    def chance(self, place: int, group: int, least: int) -> Estimate:
        """That at least so many cards of the group are there."""
        places = self._places
        unseen, slots = len(places.unseen), places.slots[place]
        wanted = in_group(places.unseen.packed, group)
        missing = least - in_group(places.known_in[place], group)
        ways = [comb(wanted, n) * comb(unseen - wanted, slots - n) for n in range(max(0, missing), slots + 1)]
        return Estimate(sum(ways) / comb(unseen, slots))

    def expected(self, place: int, group: int) -> Estimate:
        """How many cards of the group are there on average."""
        places = self._places
        share = places.slots[place] / (len(places.unseen) or 1)
        known = in_group(places.known_in[place], group)
        return Estimate(known + share * in_group(places.unseen.packed, group))


class _Sampled:
    """Chances as they are in many worlds, unless they are certain by number."""

    def __init__(self, places: _Places, worlds: Sequence[Sequence[int]]) -> None:
        self._places: Final = places
        self._counts: Final = [
            [_counts([world[place] for world in worlds], group) for group in range(len(GROUPS))]
            for place in range(len(places.sizes))
        ]
        self._worlds: Final = len(worlds)

    def chance(self, place: int, group: int, least: int) -> Estimate:
        """That at least so many cards of the group are there.

        The error is that of one more world with them and one without: what happened in none may yet happen.
        """
        fewest, most = self._places.bounds(place, group)
        if least <= fewest or least > most:
            return Estimate(1.0 if least <= fewest else 0.0)
        found = sum(self._counts[place][group][least:])
        share = (found + 1) / (self._worlds + 2)
        return Estimate(found / self._worlds, sqrt(share * (1 - share) / self._worlds))

    def expected(self, place: int, group: int) -> Estimate:
        """How many cards of the group are there on average."""
        counts = self._counts[place][group]
        mean = sum([number * found for number, found in enumerate(counts)]) / self._worlds
        squares = sum([(number - mean) ** 2 * found for number, found in enumerate(counts)])
        return Estimate(mean, sqrt(squares) / self._worlds)


def _counts(dealt: Iterable[int], group: int) -> list[int]:
    """In how many worlds there are 0, 1, 2 … cards of the group."""
    counts = [0] * 47
    for packed in dealt:
        counts[in_group(packed, group)] += 1
    return counts
