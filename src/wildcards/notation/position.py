"""A whole position on one line, hidden cards and all, for bug reports and tests.

It holds everything but the history and the shuffles to come; a position read back shuffles by a seed made
from its own text. docs/notation.md has the grammar.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from wildcards.engine import board as at
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
from wildcards.engine.phase import PHASES
from wildcards.engine.rules import SEATS, Rules
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
# (key, where its number lives, the highest it may be); the lowest is 0, or -1 for the talisman
_SINGLE: Final = (
    ("round", at.ROUND, 14),
    ("value", at.VALUE, 5),
    ("used", at.USED, 1),
    ("reshuffles", at.RESHUFFLES, 99),
    ("leo_piles", at.LEO_PILES, 99),
)
_SEAT_SETS: Final = (("owes", at.OWES), ("active", at.ACTIVE), ("swapped", at.SWAPPED), ("equal", at.EQUAL))
_HANDS: Final = (("hands", at.HAND), ("known", at.KNOWN), ("laid", at.LAID), ("broke", at.BROKE))
_CARDS: Final = (("bids", at.BID), ("covers", at.COVER), ("turned", at.TURNED))
_COUNTS: Final = (("points", at.POINTS, 28, 0), ("ranks", at.RANK, 9999, NONE), ("took", at.TOOK, 5, NONE))
KEYS: Final = (
    "rules", "seats", "leo", "phase", "talisman", "queue", "display", "leaders", "box", "discard",
    "pile", "animals", "leo_pile", "last", "collections",
    *[key for key, *_ in _SINGLE], *[key for key, _ in _SEAT_SETS], *[key for key, _ in _HANDS],
    *[key for key, _ in _CARDS], *[key for key, *_ in _COUNTS],
)  # fmt: skip


def position_text(state: State) -> str:
    """The state on one line."""
    s = state.s
    seats = range(state.rules.seats)
    values = {
        "rules": rules_text(state.rules),
        "seats": str(state.rules.seats),
        "leo": "" if state.rules.leo_seat is None else str(state.rules.leo_seat),
        "phase": state.phase.name,
        "talisman": "" if s[at.TALISMAN] == NONE else str(s[at.TALISMAN]),
    }
    values |= {key: str(s[where]) for key, where, _ in _SINGLE}
    values |= {key: _seats(s[where]) for key, where in _SEAT_SETS}
    values |= {
        "queue": "".join([str(seat) for seat in state.observe(None).queue]),
        "display": animals_text(state.display),
        "leaders": "".join([_owner(s[at.LEADER + species]) for species in range(SPECIES)]),
        "box": _row([s[at.BOX + species] for species in range(SPECIES)]),
        "collections": "/".join(
            [_row([s[at.animal(seat, kind)] for kind in range(SPECIES)]) for seat in seats]
        ),
    }
    values |= {key: _each([cards_text(unpack(s[where + seat])) for seat in seats]) for key, where in _HANDS}
    values |= {key: _each([_card(s[where + seat]) for seat in seats]) for key, where in _CARDS}
    values |= {key: _row([s[where + seat] for seat in seats]) for key, where, _, _ in _COUNTS}
    values |= {
        "last": _row([s[at.LAST + seat] for seat in seats]),
        "discard": cards_text(unpack(s[at.DISCARD])),
        "pile": cards_text(list(state.pile)[s[at.PILE_AT] :]),
        "animals": animals_text(list(state.animals)[s[at.ANIMALS_AT] :]),
        "leo_pile": cards_text(list(state.leo_pile)[s[at.LEO_AT] :]),
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


def _seats(mask: int) -> str:
    return "".join([str(seat) for seat in range(SEATS) if mask >> seat & 1])


def _owner(seat: int) -> str:
    return NOTHING if seat == NONE else str(seat)


def _row(numbers: Sequence[int]) -> str:
    return ",".join([str(number) for number in numbers])


def _each(texts: Sequence[str]) -> str:
    """One text a seat; nothing at all if all are empty."""
    return "/".join(texts) if any(texts) else ""


def _card(card: int) -> str:
    return "" if card == NONE else "?" if card == DRAW else CARD_TOKENS[card]


# --- reading


def _read(found: dict[str, str], text: str) -> State:
    seats = number(required(found, "seats"), "seats", 3, 5)
    leo = number(found["leo"], "leo", 0, seats - 1) if "leo" in found else None
    rules = parse_rules(required(found, "rules"), seats, leo)
    s = [0] * at.NUMBERS
    for first, length in ((at.DISPLAY, 4), (at.LEADER, 6), (at.BID, 5), (at.COVER, 5), (at.TURNED, 5)):
        s[first : first + length] = [NONE] * length
    s[at.RANK : at.RANK + 5] = s[at.TOOK : at.TOOK + 5] = [NONE] * 5
    _read_single(found, s, seats)
    _read_table(found, s, rules)
    for key, where in _HANDS:
        _put(s, where, [pack(_habitats(hand, key)) for hand in _split(found, key, seats)])
    for key, where in _CARDS:
        _put(s, where, [_parse_card(card, key) for card in _split(found, key, seats)])
    for key, where, high, low in _COUNTS:
        _put(s, where, _numbers(required(found, key), key, seats, low, high))
    _put(s, at.LAST, _numbers(required(found, "last"), "last", seats, 0, HABITAT_KINDS - 1))
    s[at.DISCARD] = pack(_habitats(found.get("discard", ""), "discard"))
    piles = [
        _habitats(found.get("pile", ""), "pile"),
        _species(found.get("animals", ""), "animals"),
        parse_cards(found.get("leo_pile", ""), "leo_pile"),
    ]
    chance = SeededChance(hashlib.sha256(text.encode()).digest())
    return State(rules, chance, None, at.numbers(s), *[at.numbers(pile) for pile in piles])


def _read_single(found: dict[str, str], s: list[int], seats: int) -> None:
    names = [phase.name for phase in PHASES]
    phase = required(found, "phase")
    if phase not in names:
        raise NotationError(f"phase: expected one of {' '.join(names)}, got {phase[:40]!r}")
    s[at.PHASE] = names.index(phase)
    s[at.TALISMAN] = number(found["talisman"], "talisman", 0, seats - 1) if "talisman" in found else NONE
    for key, where, high in _SINGLE:
        s[where] = number(required(found, key), key, 0, high)
    for key, where in _SEAT_SETS:
        for seat in _parse_seats(found.get(key, ""), key, seats):
            s[where] |= 1 << seat
    for i, seat in enumerate(_parse_seats(found.get("queue", ""), "queue", seats)):
        s[at.QUEUE] |= (seat + 1) << (4 * i)


def _read_table(found: dict[str, str], s: list[int], rules: Rules) -> None:
    display = parse_animals(required(found, "display"), "display")
    if len(display) != rules.slots:
        raise NotationError(f"display: expected {rules.slots} slots, got {len(display)}")
    _put(s, at.DISPLAY, display)
    leaders = required(found, "leaders")
    if len(leaders) != SPECIES:
        raise NotationError(f"leaders: expected {SPECIES} seats or '-', got {leaders[:40]!r}")
    owners = [NONE if owner == NOTHING else number(owner, "leaders", 0, rules.seats - 1) for owner in leaders]
    _put(s, at.LEADER, owners)
    _put(s, at.BOX, _numbers(required(found, "box"), "box", SPECIES, 0, ANIMALS_A_SPECIES))
    collections = required(found, "collections").split("/")
    if len(collections) != rules.seats:
        raise NotationError(f"collections: expected {rules.seats}, got {len(collections)}")
    for seat, row in enumerate(collections):
        _put(s, at.animal(seat, 0), _numbers(row, "collections", SPECIES, 0, ANIMALS_A_SPECIES))


def _put(s: list[int], where: int, values: Sequence[int]) -> None:
    s[where : where + len(values)] = values


def _split(found: dict[str, str], key: str, seats: int) -> list[str]:
    """One text a seat."""
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


def _parse_seats(text: str, where: str, seats: int) -> list[int]:
    found = [number(digit, where, 0, seats - 1) for digit in text]
    if len(set(found)) != len(found):
        raise NotationError(f"{where}: expected each seat once, got {text[:40]!r}")
    return found


def _numbers(text: str, where: str, length: int, low: int, high: int) -> list[int]:
    parts = text.split(",")
    if len(parts) != length:
        raise NotationError(f"{where}: expected {length} numbers, got {len(parts)}")
    return [number(part, where, low, high) for part in parts]
