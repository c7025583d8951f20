"""What a step would openly lead to, found by trying it on a made-up game that fits the observation.

Hidden cards are dealt somehow in it, but nothing looked at here depends on them: leaders, collections, the
bonus of an open payment, which cards come back and how many are drawn. So the engine's numbers are
worked out by the engine alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wildcards.choices.selection import without
from wildcards.engine.card import SQUIRREL
from wildcards.engine.determinize import determinize
from wildcards.engine.event import Event, EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.refills import filled_to
from wildcards.engine.scoring import breakdown

_OWN: Final = (
    EventKind.TOOK,
    EventKind.GAVE,
    EventKind.BONUS,
    EventKind.PASSED,
    EventKind.RETURNED,
    EventKind.DREW,
)
_NOBODYS: Final = (EventKind.LEADER, EventKind.RESHUFFLED)


class Outcome(NamedTuple):
    """Leaders that would move, as (species, new owner or -1, old owner or -1), and bonus points.

    Then the cards that would come back to hand, how many cards would be drawn, and what the animal adds to
    the score with its leaders, but without the bonus.
    """

    leaders: tuple[tuple[int, int, int], ...]
    bonus: int
    back: tuple[int, ...]
    drawn: int
    gain: int


class _SameBits:
    """A source of the same bits each time: a generator takes longer to seed than the rest of a preview."""

    def getrandbits(self, k: int, /) -> int:
        """A whole number of k bits."""
        return 1 << (k - 1)


def outcome(seen: Observation, action: int) -> Outcome:
    """What taking or swapping an animal, or passing, would bring at once."""
    assert seen.seat is not None
    made_up = determinize(seen, _SameBits(), memory=False)
    events = made_up.apply(seen.seat, action)
    own = _own_part(events[1:], seen.seat)
    moved = [
        (one.species, one.seat, seen.leaders[one.species]) for one in own if one.kind == EventKind.LEADER
    ]
    back = [one.what for one in own if one.kind == EventKind.RETURNED]
    drawn = [one for one in own if one.kind == EventKind.DREW]
    bonus = sum([one.what for one in own if one.kind == EventKind.BONUS])
    return Outcome(tuple(moved), bonus, tuple(back), len(drawn), _gain(seen, own))


def _gain(seen: Observation, own: list[Event]) -> int:
    assert seen.seat is not None
    collection = list(seen.collections[seen.seat])
    owners = list(seen.leaders)
    for one in own:
        if one.kind == EventKind.LEADER:
            owners[one.species] = one.seat
        elif one.kind in (EventKind.TOOK, EventKind.GAVE):
            collection[one.species] += 1 if one.kind == EventKind.TOOK else -1
    leaders = [species for species, owner in enumerate(owners) if owner == seen.seat]
    return breakdown(collection, leaders, seen.points[seen.seat]).total - seen.breakdown(seen.seat).total


def lost(seen: Observation, expected: Outcome) -> list[int]:
    """The cards laid as payment that do not come back when the seat passes."""
    assert seen.seat is not None
    back = list(expected.back)
    back.remove(seen.bids[seen.seat])
    return without(list(seen.payments[seen.seat]), back)


def refill_limit(seen: Observation) -> int:
    """How many cards a refill would fill the seat's hand up to now; for a spectator, the usual number."""
    return filled_to(seen.seat is not None and seen.leaders[SQUIRREL] == seen.seat)


def can_draw(seen: Observation) -> bool:
    """Whether any card is left to draw."""
    return seen.pile_size + len(seen.discard) > 0


def _own_part(events: list[Event], seat: int) -> list[Event]:
    """The events up to the first that belongs to somebody else's turn or to a later phase."""
    own: list[Event] = []
    for happened in events:
        if happened.kind not in _NOBODYS and not (happened.kind in _OWN and happened.seat == seat):
            break
        own.append(happened)
    return own
