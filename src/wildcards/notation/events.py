"""Events as JSON objects: `{"kind": "TAKE", "seat": 2, "what": "pe@1"}`.

`what` is a token where there is one (a card, a species, a step, an animal in its slot), else a number or
null.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from wildcards.engine.action import SLOTS, parse_token, token
from wildcards.engine.card import CARD_TOKENS, NONE, SPECIES_TOKENS
from wildcards.engine.event import Event, EventKind, TieReason, event
from wildcards.errors import TokenError
from wildcards.notation.reading import as_index, as_object, as_whole, member, wrong

_KINDS: Final = [kind.name for kind in EventKind]
_REASONS: Final = [reason.name for reason in TieReason]
_ANIMALS: Final = [f"{species}@{slot + 1}" for species in SPECIES_TOKENS for slot in range(SLOTS)]
_CARDS: Final = list(CARD_TOKENS)
_WORDS: Final[dict[EventKind, list[str]]] = {
    EventKind.SHOWN: _ANIMALS,
    EventKind.DREW: _CARDS,
    EventKind.BID_SHOWN: _CARDS,
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

    def token(self, action: int) -> str:
        """The token of a step taken at this display."""
        return token(action, self._slots)


def event_to_dict(happened: Event, display: Display) -> dict[str, Any]:
    """The JSON object of an event as a seat or a spectator sees it; `display` is that before the event."""
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
    """All events by round, which led to this display: followed back, as the beginning may be missing."""
    before = Display(display)
    rounds = []
    for happened in reversed(list(history)):
        rounds.append(_back(list(happened), before))
    return rounds[::-1]


def count_events(history: Iterable[Sequence[Event]]) -> int:
    """How many events there are in all rounds."""
    return sum([len(events) for events in history])


def events_to_list(events: Sequence[Event], display: Iterable[int]) -> list[dict[str, Any]]:
    """The latest events, which led to this display."""
    return _back(events, Display(display))


def _back(events: Sequence[Event], before: Display) -> list[dict[str, Any]]:
    written = []
    for happened in reversed(events):
        before.undo(happened)
        written.append(event_to_dict(happened, before))
    return written[::-1]


def event_from_dict(data: Any, seats: int, where: str = "event") -> Event:
    """The event of a JSON object, at a table of so many seats. Raises ObservationError."""
    entry = as_object(data, where)
    kind = EventKind(as_index(member(entry, "kind", where), f"{where}.kind", _KINDS))
    seat, what = member(entry, "seat", where), member(entry, "what", where)
    return event(
        kind,
        NONE if seat is None else as_whole(seat, f"{where}.seat", 0, seats - 1),
        NONE if what is None else _read_what(kind, what, seats - 1, f"{where}.what"),
    )


def _read_what(kind: EventKind, what: Any, slots: int, where: str) -> int:
    if kind <= EventKind.KEEP:
        return as_action(what, where)
    words = _WORDS.get(kind)
    if words is None:
        return as_whole(what, where, 0, _HIGHEST)
    found = as_index(what, where, words)
    if words is _ANIMALS and found % SLOTS >= slots:
        raise wrong(where, f"a slot from 1 to {slots}", what)
    return found


def as_action(value: Any, where: str, display: list[int] | None = None) -> int:
    """The action of a token, which must agree with the display if one is given. Raises ObservationError."""
    if not isinstance(value, str):
        raise wrong(where, "the token of an action", value)
    try:
        return parse_token(value, display)
    except TokenError as error:
        raise wrong(where, f"the token of an action ({error})", value) from None
