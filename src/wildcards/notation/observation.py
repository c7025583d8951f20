"""Observations as JSON objects, field by field as docs/bot-protocol.md describes.

Cards, species and actions are tokens, seats are numbers from 0, and what is none, empty or hidden is null.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from wildcards.engine.action import DRAW
from wildcards.engine.card import (
    ANIMAL_CARDS,
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    HABITAT_CARDS,
    NONE,
    REFILL,
    SPECIES_TOKENS,
    Cards,
)
from wildcards.engine.event import Event
from wildcards.engine.observation import Observation
from wildcards.engine.phase import PHASES
from wildcards.engine.rules import OPTIONS, Rules
from wildcards.errors import ObservationError, RulesError
from wildcards.notation.events import as_action, check_history, event_from_dict, history_to_list
from wildcards.notation.json_values import as_flag, as_index, as_list, as_object, as_whole, member, wrong
from wildcards.notation.likeness import check_observation

_PHASES: Final = [phase.name for phase in PHASES]
_HABITAT: Final = CARD_TOKENS[:REFILL]
_DRAWN: Final = "?"  # a face-down "draw from the pile"
_MOST_POINTS: Final = 999
_MOST_RANK: Final = 2**16


class Written:
    """An observation and how its fields are written: each when it is first asked for, and then kept."""

    def __init__(self, seen: Observation) -> None:
        self.seen: Final = seen
        self._fields: Final[dict[str, Any]] = {}

    def field(self, key: str) -> Any:
        """The field as JSON has it."""
        if key not in self._fields:
            self._fields[key] = _WRITE[key](self.seen)
        return self._fields[key]


def rules_to_dict(rules: Rules) -> dict[str, Any]:
    """The `rules` object of a record, and the `seats` and `leo_seat` that a record's players show."""
    return {"seats": rules.seats, "leo_seat": rules.leo_seat, **rules.options()}


def rules_from_dict(data: Any, where: str = "rules") -> Rules:
    """The rules of `rules_to_dict`. Raises ObservationError."""
    given = as_object(data, where)
    options = {key: member(given, key, where) for key in ("seats", "leo_seat", *OPTIONS)}
    try:
        return Rules(leo=options["leo_seat"] is not None, **options)
    except RulesError as error:
        raise ObservationError(f"{where}: {error}") from None


# --- writing


def observation_to_dict(seen: Observation) -> dict[str, Any]:
    """The JSON object of an observation; it says all that the observation does, and no more."""
    return {**present_to_dict(seen), "history": history_to_list(seen.history, seen.display)}


def present_to_dict(seen: Observation, beside: Written | None = None) -> dict[str, Any]:
    """The same without its history; what is the same in another one of the moment is taken from there."""
    if beside is None:
        return {key: write(seen) for key, write in _WRITE.items()}
    return {
        key: beside.field(key) if own == theirs else write(seen)
        for (key, write), own, theirs in zip(_WRITE.items(), seen, beside.seen)  # noqa: B905  # no history
    }


def changes_to_dict(seen: Observation, before: Observation, beside: Written) -> dict[str, Any]:
    """The fields of `present_to_dict(seen, beside)` that differ from those of an earlier observation."""
    changed = {
        key: beside.field(key) if own == theirs else write(seen)
        for (key, write), own, past, theirs in zip(_WRITE.items(), seen, before, beside.seen)  # noqa: B905
        if own != past
    }
    if seen.display != before.display:  # by which actions are named
        changed["legal_actions"] = _WRITE["legal_actions"](seen)
    return changed


def _cards(cards: Cards) -> list[str]:
    return [CARD_TOKENS[card] for card in cards]


def _species(species: int) -> str | None:
    return None if species == NONE else SPECIES_TOKENS[species]


def _or_null(number: int) -> int | None:
    return None if number == NONE else number


def _by_species(values: Iterable[int | None]) -> dict[str, int | None]:
    return dict(zip(SPECIES_TOKENS, values, strict=True))


# Each field but the history, in the order of an observation.
_WRITE: Final[dict[str, Callable[[Observation], Any]]] = {
    "seat": lambda seen: seen.seat,
    "rules": lambda seen: rules_to_dict(seen.rules),
    "phase": lambda seen: seen.phase.name,
    "round": lambda seen: seen.round,
    "to_act": lambda seen: list(seen.to_act),
    "legal_actions": lambda seen: [seen.token(action) for action in seen.legal_actions],
    "hand": lambda seen: _cards(seen.hand),
    "sealed": lambda seen: [_DRAWN if card == DRAW else CARD_TOKENS[card] for card in seen.sealed],
    "hand_sizes": lambda seen: list(seen.hand_sizes),
    "known": lambda seen: [_cards(cards) for cards in seen.known],
    "display": lambda seen: [_species(species) for species in seen.display],
    "collections": lambda seen: [_by_species(counts) for counts in seen.collections],
    "leaders": lambda seen: _by_species([_or_null(seat) for seat in seen.leaders]),
    "talisman": lambda seen: _or_null(seen.talisman),
    "talisman_used": lambda seen: seen.talisman_used,
    "points": lambda seen: list(seen.points),
    "bids": lambda seen: [None if bid == NONE else CARD_TOKENS[bid] for bid in seen.bids],
    "payments": lambda seen: [_cards(cards) for cards in seen.payments],
    "breaks": lambda seen: [_cards(cards) for cards in seen.breaks],
    "took": lambda seen: [_species(species) for species in seen.took],
    "swapped": lambda seen: list(seen.swapped),
    "value": lambda seen: seen.value,
    "queue": lambda seen: list(seen.queue),
    "ranks": lambda seen: [_or_null(rank) for rank in seen.ranks],
    "equal": lambda seen: list(seen.equal),
    "pile_size": lambda seen: seen.pile_size,
    "discard": lambda seen: _cards(seen.discard),
    "leo_pile_size": lambda seen: seen.leo_pile_size,
    "animals_left": lambda seen: seen.animals_left,
    "box": lambda seen: _by_species(seen.box),
}


# --- reading


def observation_from_dict(data: Any, where: str = "observation") -> Observation:
    """The observation of a JSON object, if a game can reach it. Raises ObservationError, saying why not.

    Its history is checked only event by event, and for leading to the display.
    """
    given = as_object(data, where)
    rules = rules_from_dict(member(given, "rules", where), f"{where}.rules")
    seen = _Reader(given, rules, where).observation()
    check_observation(seen, where)
    check_history(seen.history, seen.display, f"{where}.history")
    return seen


class _Reader:
    """Reads the fields of one observation."""

    def __init__(self, data: dict[str, Any], rules: Rules, where: str) -> None:
        self._data = data
        self._rules = rules
        self._where = where

    def observation(self) -> Observation:
        """All fields together."""
        n = self._rules.seats
        display = self._maybe_species("display", self._rules.slots)
        return Observation(
            seat=self._seat_or_none(),
            rules=self._rules,
            phase=PHASES[as_index(*self._at("phase"), _PHASES)],
            round=self._whole("round", 1, self._rules.rounds),
            to_act=self._seats("to_act"),
            legal_actions=tuple(
                [as_action(text, where, list(display)) for text, where in self._each("legal_actions")]
            ),
            hand=self._cards(*self._at("hand")),
            sealed=self._sealed(),
            hand_sizes=self._numbers("hand_sizes", n, HABITAT_CARDS),
            known=self._hands("known"),
            display=display,
            collections=tuple(
                [_counts(entry, where, ANIMALS_A_SPECIES) for entry, where in self._each("collections", n)]
            ),
            leaders=self._leaders(),
            talisman=_number_or_none(*self._at("talisman"), n - 1),
            talisman_used=as_flag(*self._at("talisman_used")),
            points=self._numbers("points", n, _MOST_POINTS),
            bids=tuple([_read_bid(bid, where) for bid, where in self._each("bids", n)]),
            payments=self._hands("payments"),
            breaks=self._hands("breaks"),
            took=self._maybe_species("took", n),
            swapped=self._seats("swapped"),
            value=self._whole("value", 0, 5),
            queue=self._seats("queue"),
            ranks=tuple([_number_or_none(rank, where, _MOST_RANK) for rank, where in self._each("ranks", n)]),
            equal=self._seats("equal"),
            pile_size=self._whole("pile_size", 0, HABITAT_CARDS),
            discard=self._cards(*self._at("discard")),
            leo_pile_size=self._whole("leo_pile_size", 0, HABITAT_CARDS),
            animals_left=self._whole("animals_left", 0, ANIMAL_CARDS),
            box=_counts(*self._at("box"), ANIMALS_A_SPECIES),
            history=tuple([self._events(events, where) for events, where in self._each("history")]),
        )

    def _at(self, key: str) -> tuple[Any, str]:
        """The value of a field and where it is."""
        return member(self._data, key, self._where), f"{self._where}.{key}"

    def _each(self, key: str, length: int | None = None) -> list[tuple[Any, str]]:
        """The values of a field that is a list, and where each is."""
        return _entries(*self._at(key), length)

    def _whole(self, key: str, low: int, high: int) -> int:
        return as_whole(*self._at(key), low, high)

    def _numbers(self, key: str, length: int, high: int) -> tuple[int, ...]:
        return tuple([as_whole(value, where, 0, high) for value, where in self._each(key, length)])

    def _seat_or_none(self) -> int | None:
        seat = _number_or_none(*self._at("seat"), self._rules.seats - 1)
        return None if seat == NONE else seat

    def _seats(self, key: str) -> tuple[int, ...]:
        return tuple([as_whole(seat, where, 0, self._rules.seats - 1) for seat, where in self._each(key)])

    def _hands(self, key: str) -> tuple[Cards, ...]:
        return tuple([self._cards(cards, where) for cards, where in self._each(key, self._rules.seats)])

    def _cards(self, value: Any, place: str) -> Cards:
        cards = [as_index(text, where, _HABITAT) for text, where in _entries(value, place)]
        for card, most in enumerate(self._rules.habitat_counts()):
            if cards.count(card) > most:
                raise wrong(place, f"at most {most} of {CARD_TOKENS[card]}", value)
        return Cards.of(cards)

    def _maybe_species(self, key: str, length: int) -> tuple[int, ...]:
        return tuple(
            [
                NONE if text is None else as_index(text, where, SPECIES_TOKENS)
                for text, where in self._each(key, length)
            ]
        )

    def _sealed(self) -> tuple[int, ...]:
        return tuple(
            [
                DRAW if text == _DRAWN else as_index(text, where, CARD_TOKENS)
                for text, where in self._each("sealed")
            ]
        )

    def _leaders(self) -> tuple[int, ...]:
        owners, place = self._at("leaders")
        last = self._rules.seats - 1
        return tuple([_number_or_none(owner, where, last) for owner, where in _of_species(owners, place)])

    def _events(self, events: Any, place: str) -> tuple[Event, ...]:
        return tuple(
            [event_from_dict(entry, self._rules.seats, where) for entry, where in _entries(events, place)]
        )


def _entries(value: Any, place: str, length: int | None = None) -> list[tuple[Any, str]]:
    return [(entry, f"{place}[{i}]") for i, entry in enumerate(as_list(value, place, length))]


def _of_species(value: Any, place: str) -> list[tuple[Any, str]]:
    given = as_object(value, place)
    return [(member(given, key, place), f"{place}.{key}") for key in SPECIES_TOKENS]


def _counts(value: Any, place: str, most: int) -> tuple[int, ...]:
    return tuple([as_whole(count, where, 0, most) for count, where in _of_species(value, place)])


def _number_or_none(value: Any, where: str, high: int) -> int:
    return NONE if value is None else as_whole(value, where, 0, high)


def _read_bid(value: Any, where: str) -> int:
    return NONE if value is None else as_index(value, where, CARD_TOKENS)
