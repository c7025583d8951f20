"""A whole position on one line, hidden cards and all, for bug reports and tests.

It holds everything but the history and the shuffles to come; a position read back shuffles by a seed made
from its own text. docs/notation.md has the grammar.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from wildcards.engine.action import DRAW, parse_token
from wildcards.engine.card import (
    ANIMALS_A_SPECIES,
    CARD_TOKENS,
    HABITAT_KINDS,
    NONE,
    REFILL,
    SPECIES,
    pack,
    unpack,
)
from wildcards.engine.chance import SeededChance
from wildcards.engine.phase import PHASES, Phase
from wildcards.engine.position import Position, position_of, state_of
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import NotationError, PositionError, WildCardsError
from wildcards.notation.compact import (
    NOTHING,
    animals_text,
    cards_text,
    fields,
    line,
    number,
    parse_animals,
    parse_cards,
    parse_rules,
    required,
    rules_text,
)
from wildcards.notation.consistency import check_position

FORM: Final = "wildcards-position/1"
# The keys are names of Position. The lowest of these is 0, the highest …
_SINGLE: Final = {"round": 14, "value": 5, "used": 1, "reshuffles": 99, "leo_piles": 99}
_SEAT_SETS: Final = ("owes", "active", "swapped", "equal", "queue")
_HANDS: Final = ("hands", "known", "laid", "broke")
_CARDS: Final = ("bids", "covers", "turned")
# … and of these, by seat, the lowest and the highest.
_COUNTS: Final = {
    "points": (0, 28),
    "ranks": (NONE, 9999),
    "took": (NONE, SPECIES - 1),
    "last": (0, HABITAT_KINDS - 1),
}
KEYS: Final = (
    "rules", "seats", "leo", "phase", "talisman", "display", "leaders", "box", "discard",
    "pile", "animals", "leo_pile", "collections",
    *_SINGLE, *_SEAT_SETS, *_HANDS, *_CARDS, *_COUNTS,
)  # fmt: skip


def position_text(state: State) -> str:
    """The state on one line."""
    position = position_of(state)
    values = {
        "rules": rules_text(state.rules),
        "seats": str(state.rules.seats),
        "leo": "" if state.rules.leo_seat is None else str(state.rules.leo_seat),
        "phase": state.phase.name,
        "talisman": "" if position.talisman == NONE else str(position.talisman),
    }
    values |= {key: str(getattr(position, key)) for key in _SINGLE}
    values |= {key: _seats(getattr(position, key)) for key in _SEAT_SETS}
    values |= {
        "display": animals_text(position.display),
        "leaders": "".join([_owner(owner) for owner in position.leaders]),
        "box": _row(position.box),
        "collections": "/".join([_row(collection) for collection in position.collections]),
    }
    values |= {key: _each([cards_text(unpack(hand)) for hand in getattr(position, key)]) for key in _HANDS}
    values |= {key: _each([_card(card) for card in getattr(position, key)]) for key in _CARDS}
    values |= {key: _row(getattr(position, key)) for key in _COUNTS}
    values |= {
        "discard": cards_text(unpack(position.discard)),
        "pile": cards_text(position.pile),
        "animals": animals_text(position.animals),
        "leo_pile": cards_text(position.leo_pile),
    }
    return line(FORM, values)


def parse_position(text: str) -> State:
    """The state of a line. Raises PositionError if it cannot be read or its cards do not add up."""
    try:
        found = fields(text, FORM, KEYS)
        state = _read(found, text)
        check_position(state)
    except PositionError:
        raise
    except WildCardsError as error:
        raise PositionError(f"position: {error}") from None
    return state


# --- writing


def _seats(seats: Sequence[int]) -> str:
    return "".join([str(seat) for seat in seats])


def _owner(seat: int) -> str:
    return NOTHING if seat == NONE else str(seat)


def _row(numbers: Sequence[int]) -> str:
    return ",".join([str(number) for number in numbers])


def _each(texts: Sequence[str]) -> str:
    """One text per seat; nothing at all if all are empty."""
    return "/".join(texts) if any(texts) else ""


def _card(card: int) -> str:
    return "" if card == NONE else "?" if card == DRAW else CARD_TOKENS[card]


# --- reading


def _read(found: dict[str, str], text: str) -> State:
    seats = number(required(found, "seats"), "seats", 3, 5)
    leo = number(found["leo"], "leo", 0, seats - 1) if "leo" in found else None
    rules = parse_rules(required(found, "rules"), seats, leo)
    values: dict[str, Any] = {"phase": _read_phase(found)}
    values["talisman"] = number(found["talisman"], "talisman", 0, seats - 1) if "talisman" in found else NONE
    values |= {key: number(required(found, key), key, 0, high) for key, high in _SINGLE.items()}
    values |= {key: _parse_seats(found.get(key, ""), key, seats) for key in _SEAT_SETS}
    values |= _read_table(found, rules)
    values |= {
        key: tuple([pack(_habitats(hand, key)) for hand in _split(found, key, seats)]) for key in _HANDS
    }
    values |= {key: tuple([_parse_card(card, key) for card in _split(found, key, seats)]) for key in _CARDS}
    values |= {
        key: _numbers(required(found, key), key, seats, low, high) for key, (low, high) in _COUNTS.items()
    }
    values["discard"] = pack(_habitats(found.get("discard", ""), "discard"))
    values["pile"] = tuple(_habitats(found.get("pile", ""), "pile"))
    values["animals"] = tuple(_species(found.get("animals", ""), "animals"))
    values["leo_pile"] = tuple(parse_cards(found.get("leo_pile", ""), "leo_pile"))
    return state_of(Position(**values), rules, SeededChance(hashlib.sha256(text.encode()).digest()))


def _read_phase(found: dict[str, str]) -> Phase:
    names = [phase.name for phase in PHASES]
    phase = required(found, "phase")
    if phase not in names:
        raise NotationError(f"phase: expected one of {' '.join(names)}, got {phase[:40]!r}")
    return Phase[phase]


def _read_table(found: dict[str, str], rules: Rules) -> dict[str, Any]:
    display = parse_animals(required(found, "display"), "display")
    if len(display) != rules.slots:
        raise NotationError(f"display: expected {rules.slots} slots, got {len(display)}")
    leaders = required(found, "leaders")
    if len(leaders) != SPECIES:
        raise NotationError(f"leaders: expected {SPECIES} seats or '-', got {leaders[:40]!r}")
    owners = [NONE if owner == NOTHING else number(owner, "leaders", 0, rules.seats - 1) for owner in leaders]
    box = _numbers(required(found, "box"), "box", SPECIES, 0, ANIMALS_A_SPECIES)
    rows = required(found, "collections").split("/")
    if len(rows) != rules.seats:
        raise NotationError(f"collections: expected {rules.seats}, got {len(rows)}")
    collections = [_numbers(row, "collections", SPECIES, 0, ANIMALS_A_SPECIES) for row in rows]
    return {
        "display": tuple(display),
        "leaders": tuple(owners),
        "box": box,
        "collections": tuple(collections),
    }


def _split(found: dict[str, str], key: str, seats: int) -> list[str]:
    """One text per seat."""
    texts = found[key].split("/") if key in found else [""] * seats
    if len(texts) != seats:
        raise NotationError(f"{key}: expected {seats} entries, got {len(texts)}")
    return texts


def _habitats(text: str, where: str) -> list[int]:
    """Habitat cards, few enough of a kind to be packed."""
    cards = parse_cards(text, where)
    for card in set(cards):
        if card == REFILL or cards.count(card) > (1 if card >= 12 else 14):
            raise NotationError(f"{where}: {cards.count(card)} × {CARD_TOKENS[card]} cannot be there")
    return cards


def _species(text: str, where: str) -> list[int]:
    animals = parse_animals(text, where)
    if NONE in animals:
        raise NotationError(f"{where}: expected species, got an empty slot")
    return animals


def _parse_card(text: str, where: str) -> int:
    if not text:
        return NONE
    card = parse_token(text)
    if card > REFILL and not (card == DRAW and where == "turned"):
        raise NotationError(f"{where}: expected a card, got {text!r}")
    return card


def _parse_seats(text: str, where: str, seats: int) -> tuple[int, ...]:
    found = [number(digit, where, 0, seats - 1) for digit in text]
    if len(set(found)) != len(found):
        raise NotationError(f"{where}: expected each seat once, got {text[:40]!r}")
    return tuple(found)


def _numbers(text: str, where: str, length: int, low: int, high: int) -> tuple[int, ...]:
    parts = text.split(",")
    if len(parts) != length:
        raise NotationError(f"{where}: expected {length} numbers, got {len(parts)}")
    return tuple([number(part, where, low, high) for part in parts])
