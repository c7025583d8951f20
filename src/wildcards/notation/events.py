"""Events as JSON objects: `{"kind": "TAKE", "seat": 2, "what": "pe@1"}`.

`what` is a token where there is one (a card, a species, a step, an animal in its slot), else a number or
null.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from wildcards.engine.action import (
    DONE,
    DRAW,
    FIRST_SWAP,
    FIRST_TAKE,
    is_swap,
    is_take,
    parse_token,
    slot_of,
    token,
)
from wildcards.engine.card import CARD_TOKENS, NONE, REFILL, SPECIES_TOKENS
from wildcards.engine.event import Event, EventKind, TieReason, event
from wildcards.engine.rules import SLOTS
from wildcards.errors import TokenError
from wildcards.notation.json_values import as_index, as_object, as_whole, member, wrong

_KINDS: Final = [kind.name for kind in EventKind]
_REASONS: Final = [reason.name for reason in TieReason]
_ANIMALS: Final = [f"{species}@{slot + 1}" for species in SPECIES_TOKENS for slot in range(SLOTS)]
_CARDS: Final = list(CARD_TOKENS[:REFILL])
_WORDS: Final[dict[EventKind, list[str]]] = {
    EventKind.SHOWN: _ANIMALS,
    EventKind.DREW: _CARDS,
    EventKind.BID_SHOWN: list(CARD_TOKENS),
    EventKind.THROWN: _CARDS,
    EventKind.LAID: _CARDS,
    EventKind.BROKE: _CARDS,
    EventKind.BROKE_DRAWN: _CARDS,
    EventKind.ORDERED: _REASONS,
    EventKind.TOOK: _ANIMALS,
    EventKind.GAVE: _ANIMALS,
    EventKind.LEADER: list(SPECIES_TOKENS),
    EventKind.RETURNED: _CARDS,
    EventKind.BOXED: _ANIMALS,
}
_HIGHEST: Final = 62  # numbers an event can hold
_OF_NOBODY: Final = frozenset(
    (EventKind.ROUND, EventKind.SHOWN, EventKind.BOXED, EventKind.RESHUFFLED, EventKind.OVER)
)
_TELLS_NOTHING: Final = frozenset((EventKind.PASSED, EventKind.TALISMAN, EventKind.OVER))
# What may be hidden or missing: a card drawn by others, a card for a tie-break when nothing is left.
_MAY_BE_HIDDEN: Final = frozenset((EventKind.DREW, EventKind.BROKE))


_HABITATS: Final = range(REFILL)
_STEPS: Final[dict[EventKind, frozenset[int]]] = {
    EventKind.BID: frozenset((*_HABITATS, REFILL, DONE)),
    EventKind.DISCARD: frozenset((*_HABITATS, DONE)),
    EventKind.LAY: frozenset(_HABITATS),
    EventKind.BREAK: frozenset((*_HABITATS, DRAW)),
    EventKind.REVEAL: frozenset((*_HABITATS, REFILL)),
    EventKind.SWAP: frozenset((*range(FIRST_SWAP, DRAW), DONE)),
    EventKind.TAKE: frozenset((*range(FIRST_TAKE, FIRST_SWAP), DONE)),
    EventKind.PAY: frozenset(_HABITATS),
    EventKind.KEEP: frozenset((*_HABITATS, DONE)),
}


class Display:
    """The species in each slot while events are written one after another, since steps are named by it."""

    def __init__(self, slots: Iterable[int]) -> None:
        self._slots = list(slots)

    def follow(self, happened: Event) -> None:
        """What the event does to the display."""
        if happened.kind in (EventKind.SHOWN, EventKind.GAVE):
            self._slots[happened.slot] = happened.species
        elif happened.kind in (EventKind.TOOK, EventKind.BOXED):
            self._slots[happened.slot] = NONE

    def undo(self, happened: Event) -> None:
        """The display as it was before the event."""
        if happened.kind in (EventKind.SHOWN, EventKind.GAVE):
            self._slots[happened.slot] = NONE
        elif happened.kind in (EventKind.TOOK, EventKind.BOXED):
            self._slots[happened.slot] = happened.species

    def can_follow(self, happened: Event) -> bool:
        """Whether this display can be what the event left behind."""
        if happened.kind in (EventKind.SHOWN, EventKind.GAVE):
            return self._slots[happened.slot] == happened.species
        if happened.kind in (EventKind.TOOK, EventKind.BOXED):
            return self._slots[happened.slot] == NONE
        if happened.is_step and (is_take(happened.what) or is_swap(happened.what)):
            return self._slots[slot_of(happened.what)] != NONE
        return True

    def token(self, action: int) -> str:
        """The token of a step taken at this display."""
        return token(action, self._slots)


def event_to_dict(happened: Event, display: Display) -> dict[str, Any]:
    """The JSON object of an event as a seat or a spectator sees it; `display` is the one before the event."""
    seat = None if happened.seat == NONE else happened.seat
    return {"kind": happened.kind.name, "seat": seat, "what": _what(happened, display)}


def _what(happened: Event, display: Display) -> str | int | None:
    if happened.what == NONE:
        return None
    if happened.is_step:
        return display.token(happened.what)
    words = _WORDS.get(happened.kind)
    return happened.what if words is None else words[happened.what]


def history_to_list(history: Iterable[Iterable[Event]], display: Iterable[int]) -> list[list[dict[str, Any]]]:
    """All events by round, which led to this display: traced back, as the beginning may be missing."""
    before = Display(display)
    rounds = []
    for happened in reversed(list(history)):
        rounds.append(_back(list(happened), before))
    return rounds[::-1]


def count_events(history: Iterable[Sequence[Event]]) -> int:
    """How many events there are in all rounds."""
    return sum([len(events) for events in history])


def last_events(history: Sequence[Sequence[Event]], number: int) -> list[Event]:
    """The last so many events of all rounds, oldest first."""
    rounds: list[Sequence[Event]] = []
    for events in reversed(history):
        if number <= 0:
            break
        rounds.append(events[max(0, len(events) - number) :])
        number -= len(events)
    return [happened for events in reversed(rounds) for happened in events]


def events_to_list(events: Sequence[Event], display: Iterable[int]) -> list[dict[str, Any]]:
    """The latest events, which led to this display."""
    return _back(events, Display(display))


def _back(events: Sequence[Event], before: Display) -> list[dict[str, Any]]:
    written = []
    for happened in reversed(events):
        before.undo(happened)
        written.append(event_to_dict(happened, before))
    return written[::-1]


def check_history(history: Sequence[Sequence[Event]], display: Iterable[int], where: str) -> None:
    """Raise ObservationError unless these events, by round, can have led to this display."""
    after = Display(display)
    for number in range(len(history) - 1, -1, -1):
        for at in range(len(history[number]) - 1, -1, -1):
            if not after.can_follow(history[number][at]):
                raise wrong(
                    f"{where}[{number}][{at}]", "events that lead to the display", history[number][at]
                )
            after.undo(history[number][at])


def event_from_dict(data: Any, seats: int, where: str = "event") -> Event:
    """The event of a JSON object, at a table with this many seats. Raises ObservationError."""
    entry = as_object(data, where)
    kind = EventKind(as_index(member(entry, "kind", where), f"{where}.kind", _KINDS))
    seat, what = member(entry, "seat", where), member(entry, "what", where)
    return event(
        kind,
        _read_seat(kind, seat, seats, f"{where}.seat"),
        _read_what(kind, what, seats - 1, f"{where}.what"),
    )


def _read_seat(kind: EventKind, seat: Any, seats: int, where: str) -> int:
    """The seat it concerns; a leader goes to the supply where there is none."""
    if kind in _OF_NOBODY:
        if seat is not None:
            raise wrong(where, f"null in {kind.name}", seat)
        return NONE
    return NONE if seat is None and kind == EventKind.LEADER else as_whole(seat, where, 0, seats - 1)


def _read_what(kind: EventKind, what: Any, slots: int, where: str) -> int:
    if kind in _TELLS_NOTHING:
        if what is not None:
            raise wrong(where, f"null in {kind.name}", what)
        return NONE
    if what is None and kind in _MAY_BE_HIDDEN:
        return NONE
    if kind <= EventKind.KEEP:
        return _read_step(kind, what, slots, where)
    words = _WORDS.get(kind)
    if words is None:
        return as_whole(what, where, 0, _HIGHEST)
    found = as_index(what, where, words)
    if words is _ANIMALS and found % SLOTS >= slots:
        raise wrong(where, f"a slot from 1 to {slots}", what)
    return found


def _read_step(kind: EventKind, what: Any, slots: int, where: str) -> int:
    action = as_action(what, where)
    is_about_slot = is_take(action) or is_swap(action)
    if action not in _STEPS[kind] or (is_about_slot and slot_of(action) >= slots):
        raise wrong(where, f"a step of {kind.name}", what)
    return action


def as_action(value: Any, where: str, display: list[int] | None = None) -> int:
    """The action of a token, which must agree with the display if one is given. Raises ObservationError."""
    if not isinstance(value, str):
        raise wrong(where, "the token of an action", value)
    try:
        return parse_token(value, display)
    except TokenError as error:
        raise wrong(where, f"the token of an action ({error})", value) from None
