"""Events: what happened, one small fact each, and who may see it.

Every step gives its own event (BID … KEEP) and then the events that follow from it. The owner of a
State sees all of them; a seat or a spectator sees `view(event, audience)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from librt.vecs import extend, vec
from mypy_extensions import i64

from wildcards.engine.action import DRAW
from wildcards.engine.rules import SLOTS


class EventKind(IntEnum):
    """What an event says; `what` in brackets."""

    # steps (the action id); the first four are sealed: only their own seat ever sees them
    BID = 0
    DISCARD = 1
    LAY = 2
    BREAK = 3
    REVEAL = 4
    SWAP = 5
    TAKE = 6
    PAY = 7
    KEEP = 8
    # consequences
    ROUND = 9  # a round begins (its number)
    SHOWN = 10  # an animal is laid in the display (4 * species + slot)
    DREW = 11  # a habitat card is drawn (card; hidden from other seats)
    BID_SHOWN = 12  # a bid is turned over (card)
    COVERED = 13  # the eagle's owner has two cards face down
    THROWN = 14  # a habitat card is discarded at a refill (card)
    LAID = 15  # a card of a tied payment is turned over (card)
    BROKE = 16  # a tie-break card is turned over (card, or -1 for none)
    BROKE_DRAWN = 17  # the same, drawn from the pile
    ORDERED = 18  # the seat's place in a tie is settled (a TieReason)
    TOOK = 19  # an animal is taken (4 * species + slot)
    GAVE = 20  # an animal is laid in the display by a swap (4 * species + slot)
    LEADER = 21  # a leader moves to the seat, or to the supply if seat is -1 (species)
    BONUS = 22  # the habitat bonus (points)
    PASSED = 23  # the seat passes in its turn
    RETURNED = 24  # a card goes back to hand openly (card)
    BOXED = 25  # an animal is left over and goes to the box (4 * species + slot)
    TALISMAN = 26  # the talisman is now the seat's
    RESHUFFLED = 27  # the discard becomes the pile (number of cards; `cards`: its order, hidden)
    LEO_PILE = 28  # Leo gets a new pile (number of cards; `cards`: top first, hidden)
    OVER = 29  # the game is over


class TieReason(IntEnum):
    """Why a tied seat comes where it does."""

    LION = 0
    LEO = 1
    SUM = 2
    TALISMAN = 3
    BREAK = 4
    SEAT_ORDER = 5
    CANNOT_PAY = 6
    ONLY_PAYER = 7


T_LION: Final[i64] = 0
T_LEO: Final[i64] = 1
T_SUM: Final[i64] = 2
T_TALISMAN: Final[i64] = 3
T_BREAK: Final[i64] = 4
T_SEAT_ORDER: Final[i64] = 5
T_CANNOT_PAY: Final[i64] = 6
T_ONLY_PAYER: Final[i64] = 7


# The kinds as plain ints, for compiled code.
E_STEP_BID: Final[i64] = 0
E_STEP_DISCARD: Final[i64] = 1
E_STEP_LAY: Final[i64] = 2
E_STEP_BREAK: Final[i64] = 3
E_STEP_PAY: Final[i64] = 7
E_ROUND: Final[i64] = 9
E_SHOWN: Final[i64] = 10
E_DREW: Final[i64] = 11
E_BID_SHOWN: Final[i64] = 12
E_COVERED: Final[i64] = 13
E_THROWN: Final[i64] = 14
E_LAID: Final[i64] = 15
E_BROKE: Final[i64] = 16
E_BROKE_DRAWN: Final[i64] = 17
E_ORDERED: Final[i64] = 18
E_TOOK: Final[i64] = 19
E_GAVE: Final[i64] = 20
E_LEADER: Final[i64] = 21
E_BONUS: Final[i64] = 22
E_PASSED: Final[i64] = 23
E_RETURNED: Final[i64] = 24
E_BOXED: Final[i64] = 25
E_TALISMAN: Final[i64] = 26
E_RESHUFFLED: Final[i64] = 27
E_LEO_PILE: Final[i64] = 28
E_OVER: Final[i64] = 29

ANIMAL_EVENTS: Final = frozenset((EventKind.SHOWN, EventKind.TOOK, EventKind.GAVE, EventKind.BOXED))


class Event(NamedTuple):
    """One fact: its kind, the seat it concerns (-1: none), what (see EventKind; -1: none or hidden)."""

    kind: EventKind
    seat: int
    what: int
    cards: tuple[int, ...] = ()

    @property
    def is_step(self) -> bool:
        """Whether this is a step a seat took; `what` is then the action id."""
        return self.kind <= EventKind.KEEP

    @property
    def species(self) -> int:
        """The species of an event about an animal or a leader, or -1."""
        if self.kind in ANIMAL_EVENTS:
            return self.what // SLOTS
        return self.what if self.kind == EventKind.LEADER else -1

    @property
    def slot(self) -> int:
        """The slot (from 0) of an event about an animal, or -1."""
        return self.what % SLOTS if self.kind in ANIMAL_EVENTS else -1


_KINDS: Final[list[EventKind]] = list(EventKind)
# Events without `cards` are few, so each is made once, when it is first read, and shared. Its place here is
# its key: the kind, the seat (3 bits) and what (6 bits). Notes hold keys only, so telling costs little.
_TABLE: Final[list[Event | None]] = [None] * (len(_KINDS) * 8 * 64)


_WHAT: Final[i64] = 63


def _key(kind: i64, seat: i64, what: i64) -> i64:
    """The key of this kind, seat (-1 to 4) and what (-1 to 62)."""
    return (kind * 8 + seat + 1) * 64 + what + 1


def _at(key: i64) -> Event:
    """The shared Event of a key."""
    found = _TABLE[key]
    if found is None:
        found = Event(_KINDS[key >> 9], (key >> 6 & 7) - 1, (key & _WHAT) - 1)
        _TABLE[key] = found
    return found


def event(kind: i64, seat: i64, what: i64) -> Event:
    """The shared Event of this kind, seat (-1 to 4) and what (-1 to 62)."""
    return _at(_key(kind, seat, what))


def shuffle_event(kind: i64, seat: i64, cards: list[int]) -> Event:
    """A RESHUFFLED or LEO_PILE event with its outcome."""
    return Event(_KINDS[kind], seat, len(cards), tuple(cards))


def view(happened: Event, audience: int) -> Event | None:
    """The event as this seat (-1: a spectator) may see it; None if it may not know about it at all."""
    key = _seen(_key(happened.kind, happened.seat, happened.what), audience)
    return None if key < 0 else _at(key)


def _seen(key: i64, audience: i64) -> i64:
    """The key of an event as this seat (-1: a spectator) may see it, without cards; -1 if it may not."""
    kind: i64 = key >> 9
    if kind > E_DREW or (key >> 6 & 7) == audience + 1:
        return key
    if kind <= E_STEP_BREAK:
        return -1
    return key & ~_WHAT if kind == E_DREW else key


class Notes:
    """The events of a round as they are told: their keys, and those with cards beside them.

    Events that were told elsewhere may stand before them.
    """

    def __init__(self, before: tuple[Event, ...] = ()) -> None:
        self.before: Final = before
        self.length: i64 = 0  # without those before
        self._keys = _NO_KEYS  # with room for more at the end
        self._shuffles: dict[int, Event] | None = None  # the events with cards, by their place

    def add(self, kind: i64, seat: i64, what: i64) -> None:
        """Note an event without cards."""
        if self.length == len(self._keys):
            self._keys = extend(self._keys, _ROOM)
        self._keys[self.length] = _key(kind, seat, what)
        self.length += 1

    def add_shuffle(self, kind: i64, seat: i64, cards: list[int]) -> None:
        """Note a RESHUFFLED or LEO_PILE event with its outcome."""
        if self._shuffles is None:
            self._shuffles = {}
        self._shuffles[self.length] = shuffle_event(kind, seat, cards)
        self.add(kind, seat, len(cards))

    def read(self) -> list[Event]:
        """All events."""
        return [*self.before, *self.since(0)]

    def since(self, start: i64) -> list[Event]:
        """The events from this place on, counted from those before the notes."""
        keys = self._keys
        if self._shuffles is None and self.length == start + 1:  # as for most steps
            return [_at(keys[start])]
        events: list[Event] = []
        for i in range(start, self.length):
            events.append(_at(keys[i]))
        if self._shuffles is not None:
            for place, happened in self._shuffles.items():
                if place >= start:
                    events[place - start] = happened
        return events

    def seen(self, audience: i64) -> tuple[Event, ...]:
        """All events as this seat (-1: a spectator) may see them."""
        keys = self._keys
        events = list(visible(self.before, audience)) if self.before else []
        for i in range(self.length):
            key = _seen(keys[i], audience)
            if key >= 0:
                events.append(_at(key))
        return tuple(events)

    def copy(self) -> Notes:
        """Notes that go on by themselves."""
        other = Notes(self.before)
        other.length = self.length
        other._keys = self._keys[: self.length]
        if self._shuffles is not None:
            other._shuffles = dict(self._shuffles)
        return other


_NO_KEYS: Final = vec[i64]([])
_ROOM: Final = vec[i64]([0] * 64)  # about as many as a round has


class RoundLog:
    """The events of one finished round, and what each audience saw of them (made when first asked for)."""

    __slots__ = ("_told", "_views")

    def __init__(self, told: tuple[Event, ...] | Notes) -> None:
        self._told = told
        self._views: list[tuple[Event, ...] | None] | None = None

    def __reduce__(self) -> tuple[type[RoundLog], tuple[tuple[Event, ...]]]:
        return RoundLog, (self.events,)

    @property
    def events(self) -> tuple[Event, ...]:
        """All of them, as they happened."""
        told = self._told
        if isinstance(told, Notes):
            told = tuple(told.read())
            self._told = told
        return told

    def view(self, audience: int) -> tuple[Event, ...]:
        """What this seat (-1: a spectator) saw."""
        if self._views is None:
            self._views = [None] * 6
        seen = self._views[audience + 1]
        if seen is None:
            told = self._told
            seen = told.seen(audience) if isinstance(told, Notes) else visible(told, audience)
            self._views[audience + 1] = seen
        return seen


def visible(events: Sequence[Event], audience: int) -> tuple[Event, ...]:
    """The events as this seat (-1: a spectator) may see them."""
    seen: list[Event] = []
    for happened in events:
        shown = view(happened, audience)
        if shown is not None:
            seen.append(shown)
    return tuple(seen)


assert DRAW < 63  # every action id fits an event's `what`
