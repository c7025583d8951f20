"""The one encoding of all environments: what a seat sees as an array, and its legal actions as a mask.

    encode(seen)            the array of an observation: SIZE numbers, int8
    encode_state(state, s)  the same straight from a state: what seat s sees of it, in a microsecond
    action_mask(seen)       the ACTIONS actions, int8: 1 where legal now
    floats(array)           the array divided by the most each number can be: float32, 0 to 1
    planes(array)           the array's planes by name, as planes.py lists them
    describe(seen)          the same facts as a readable dict

Nothing of the past is in it but what the table still shows. ENCODING is its version: it changes whenever
a number changes its place or its meaning.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wildcards.engine.action import ACTIONS, DRAW
from wildcards.engine.card import (
    CARD_TOKENS,
    NONE,
    REFILL,
    SPECIES,
    SPECIES_NAMES,
    SPECIES_TOKENS,
    Cards,
    habitat_of,
    value_of,
)
from wildcards.engine.deal import is_balanced
from wildcards.engine.legal import check_seat, legal_mask
from wildcards.engine.observation import Observation
from wildcards.engine.phase import PHASES
from wildcards.engine.rules import SEATS, SLOTS, Rules
from wildcards.engine.state import State
from wildcards.envs.planes import HABITATS, PLANES, SIZE, highs
from wildcards.envs.writer import ENCODING, MASK_WORDS, WORDS, Writer, write_mask
from wildcards.errors import SurroundingsError

__all__ = [
    "ACTIONS", "ENCODING", "HIGH", "PLANES", "SIZE",
    "action_mask", "describe", "encode", "encode_state", "floats", "mask_state", "planes",
]  # fmt: skip

HIGH: Final[NDArray[np.int8]] = np.array(highs(), np.int8)  # the most that each number can be
_SCALE: Final[NDArray[np.float32]] = (1.0 / np.maximum(HIGH, 1)).astype(np.float32)
_PLACES: Final = {plane.name: np.array(plane.places).reshape(plane.shape) for plane in PLANES}


# --- from a state


class Encoder:
    """Encodes states of games by these rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self._writer: Final = Writer(rules)
        self._words: Final = vec[i64]([0] * WORDS)
        self._mask: Final = vec[i64]([0] * MASK_WORDS)
        self._array: Final = numbers(self._words)
        self._actions: Final = numbers(self._mask)[:ACTIONS]

    def __reduce__(self) -> tuple[type[Encoder], tuple[Rules]]:
        return Encoder, (self.rules,)

    def encode(self, state: State, seat: int) -> NDArray[np.int8]:
        """What this seat sees: SIZE numbers, in an array of their own."""
        self._writer.write(state, seat, self._words, 0)
        return self._array.copy()

    def spread(self, mask: int) -> NDArray[np.int8]:
        """The actions of a mask of bits, 1 where its bit is set, in an array of their own."""
        write_mask(mask, self._mask, 0)
        return self._actions.copy()


def numbers(words: vec[i64]) -> NDArray[np.int8]:
    """The numbers in words of eight: a view that shows what is written to the words later, too."""
    if sys.byteorder != "little":
        raise SurroundingsError("wildcards.envs: expected a little-endian processor, got a big-endian one")
    return np.frombuffer(memoryview(words), np.int8)


_encoders: list[Encoder] = []  # the last one used


def encoder_of(rules: Rules) -> Encoder:
    """The encoder of these rules: the last one again if it is that."""
    if not _encoders or _encoders[0].rules is not rules:
        _encoders[:] = [Encoder(rules)]
    return _encoders[0]


def encode_state(state: State, seat: int) -> NDArray[np.int8]:
    """What the seat sees of the state, as `encode` of its observation. Raises NotOwedError: no such seat."""
    check_seat(state, seat)
    return encoder_of(state.rules).encode(state, seat)


def mask_state(state: State, seat: int) -> NDArray[np.int8]:
    """The seat's legal actions, as `action_mask` of its observation. Raises NotOwedError: no such seat."""
    check_seat(state, seat)
    return encoder_of(state.rules).spread(legal_mask(state, seat))


# --- from an observation


def encode(seen: Observation) -> NDArray[np.int8]:
    """The observation's SIZE numbers. A spectator's are those of no seat: ValueError."""
    array = np.zeros(SIZE, np.int8)
    for name, rows in _facts(seen).items():
        array[_PLACES[name]] = rows
    return array


def action_mask(seen: Observation) -> NDArray[np.int8]:
    """The seat's legal actions: ACTIONS numbers, 1 where it may take the action now."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[list(seen.legal_actions)] = 1
    return mask


def floats(array: NDArray[np.int8]) -> NDArray[np.float32]:
    """Each number divided by the most it can be: 0 to 1. Any shape that ends with SIZE."""
    return array * _SCALE


def planes(array: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The planes by name, in their shapes. Any shape that ends with SIZE."""
    return {name: array[..., places] for name, places in _PLACES.items()}


def _facts(seen: Observation) -> dict[str, Any]:
    """The numbers of every plane."""
    order = _seats(seen)
    blank = SEATS - len(order)

    def by_seat(rows: list[Any]) -> list[Any]:
        row = rows[0] if isinstance(rows[0], list) else [rows[0]]
        filled = [value if isinstance(value, list) else [value] for value in rows]
        return filled + [[0] * len(row)] * blank

    rules = seen.rules
    return {
        "phase": _one_hot(int(seen.phase), len(PHASES)),
        "round": [seen.round, rules.rounds],
        "value": seen.value,
        "talisman used": seen.talisman_used,
        "piles": [seen.pile_size, seen.leo_pile_size],
        "rules": _options(rules),
        "value counts": list(rules.value_counts),
        "animals left": seen.animals_left,
        "discards": len(seen.discard),
        "removed": rules.removed,
        "box": list(seen.box),
        "sealed flags": [seen.sealed.count(REFILL), seen.sealed.count(DRAW)],
        "display": [_slot(seen, slot) for slot in range(SLOTS)],
        "hand": _counts(seen.hand),
        "sealed": _counts(Cards.of([card for card in seen.sealed if card < REFILL])),
        "discard": _counts(seen.discard),
        "collection": by_seat([list(seen.collections[seat]) for seat in order]),
        "points": by_seat([seen.points[seat] for seat in order]),
        "hand size": by_seat([seen.hand_sizes[seat] for seat in order]),
        "leaders": by_seat([[int(owner == seat) for owner in seen.leaders] for seat in order]),
        "talisman": by_seat([int(seen.talisman == seat) for seat in order]),
        "tie order": by_seat([_tie_order(seen, seat) for seat in order]),
        "took": by_seat([_one_hot(seen.took[seat], SPECIES) for seat in order]),
        "swapped": by_seat([int(seat in seen.swapped) for seat in order]),
        "Leo": by_seat([int(seat == rules.leo_seat) for seat in order]),
        "bid": by_seat([_bid(seen.bids[seat]) for seat in order]),
        "refill bid": by_seat([int(seen.bids[seat] == REFILL) for seat in order]),
        "acts": by_seat([int(seat in seen.to_act) for seat in order]),
        "queue": by_seat([1 + seen.queue.index(seat) if seat in seen.queue else 0 for seat in order]),
        "tie": by_seat([_tie(seen.ranks, seat) for seat in order]),
        "known": by_seat([_counts(seen.known[seat]) for seat in order]),
        "payment": by_seat([_counts(seen.payments[seat]) for seat in order]),
        "breaks": by_seat([_counts(seen.breaks[seat]) for seat in order]),
    }


def _seats(seen: Observation) -> list[int]:
    """The seats from the one that observes on."""
    if seen.seat is None:
        raise ValueError("encoding: expected the observation of a seat, got a spectator's")
    return [(seen.seat + turn) % seen.rules.seats for turn in range(seen.rules.seats)]


def _one_hot(at: int, length: int) -> list[int]:
    return [int(place == at) for place in range(length)]


def _counts(cards: Cards) -> list[int]:
    return [cards.count(card) for card in range(16)]


def _options(rules: Rules) -> list[bool]:
    return [
        rules.seats == 3,
        rules.seats == 4,
        rules.seats == 5,
        rules.talisman,
        rules.leo,
        rules.talisman_order == "holder_last",
        rules.payment_returns_on_pass is True,
        is_balanced(rules),
    ]


def _slot(seen: Observation, slot: int) -> list[int]:
    if slot >= len(seen.display):
        return [0] * (SPECIES + 1)
    species = seen.display[slot]
    return _one_hot(SPECIES if species == NONE else species, SPECIES + 1)


def _bid(bid: int) -> list[int]:
    is_card = 0 <= bid < REFILL
    return [value_of(bid) if is_card and habitat_of(bid) == at else 0 for at in range(len(HABITATS))]


def _tie_order(seen: Observation, seat: int) -> int:
    """The seat's place among equals, 1 first: by the talisman, or by seat in 2020."""
    rules = seen.rules
    if not rules.talisman:
        return seat + 1
    first = seen.talisman + (1 if rules.talisman_order == "holder_last" else 0)
    return (seat - first) % rules.seats + 1


def _tie(ranks: tuple[int, ...], seat: int) -> int:
    if ranks[seat] == NONE:
        return 0
    return 1 + len([rank for rank in ranks if rank > ranks[seat]])


# --- for people


def describe(seen: Observation) -> dict[str, Any]:
    """The facts of the observation in words and tokens: what the array holds, readable and JSON-safe."""
    order = _seats(seen)
    return {
        "encoding": ENCODING,
        "rules": {"seats": seen.rules.seats, "leo": seen.rules.leo, **seen.rules.options()},
        "phase": seen.phase.name,
        "round": f"{seen.round}/{seen.rules.rounds}",
        "value": seen.value,
        "talisman_used": seen.talisman_used,
        "draw_pile": seen.pile_size,
        "leo_pile": seen.leo_pile_size,
        "discard": str(seen.discard),
        "animals_left": seen.animals_left,
        "box": _named(seen.box),
        "display": ["" if species == NONE else SPECIES_TOKENS[species] for species in seen.display],
        "hand": str(seen.hand),
        "sealed": ["?" if card == DRAW else CARD_TOKENS[card] for card in seen.sealed],
        "legal": [seen.token(action) for action in seen.legal_actions],
        "seats": [_describe_seat(seen, seat) for seat in order],
    }


def _describe_seat(seen: Observation, seat: int) -> dict[str, Any]:
    bid, took = seen.bids[seat], seen.took[seat]
    return {
        "leo": seat == seen.rules.leo_seat,
        "acts": seat in seen.to_act,
        "collection": _named(seen.collections[seat]),
        "leaders": [SPECIES_NAMES[species] for species in seen.leaders_of(seat)],
        "points": seen.points[seat],
        "hand_size": seen.hand_sizes[seat],
        "known": str(seen.known[seat]),
        "talisman": seen.talisman == seat,
        "tie_order": _tie_order(seen, seat),
        "bid": "" if bid == NONE else CARD_TOKENS[bid],
        "queue": 1 + seen.queue.index(seat) if seat in seen.queue else 0,
        "tie": _tie(seen.ranks, seat),
        "payment": str(seen.payments[seat]),
        "breaks": str(seen.breaks[seat]),
        "took": "" if took == NONE else SPECIES_NAMES[took],
        "swapped": seat in seen.swapped,
    }


def _named(counts: tuple[int, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(SPECIES_NAMES, counts, strict=True) if number}
