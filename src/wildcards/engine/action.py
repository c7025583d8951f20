"""Actions: the 47 ids of the record format, their names, and their tokens.

Every decision is one step: a card, a slot, a swap, or "done". An id means the same in every phase:

    0–15   a habitat card (bid it, reveal it, discard it, lay it, pay it, keep it)
    16     the refill card          17     pass, done, decline
    18–21  take the animal in slot 1–4
    22–45  swap: give species (id - 22) // 4, take slot (id - 22) % 4 + 1
    46     draw from the pile (2020 tie-break)

Slots are counted from 0 inside the engine and from 1 in every text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wildcards.engine.card import (
    CARD_TOKENS,
    SPECIES_NAMES,
    SPECIES_TOKENS,
    parse_card,
    parse_species,
)
from wildcards.engine.rules import SLOTS
from wildcards.errors import TokenError

ACTIONS: Final[i64] = 47  # how many there are, with ids from 0
DONE: Final[i64] = 17
FIRST_TAKE: Final[i64] = 18
FIRST_SWAP: Final[i64] = 22
DRAW: Final[i64] = 46
_PLACES: Final = [str(slot + 1) for slot in range(SLOTS)]


def take(slot: int) -> int:
    """The action that takes the animal in this slot (0 to 3)."""
    return FIRST_TAKE + slot


def swap(species: int, slot: int) -> int:
    """The action that gives an animal of this species for the one in this slot (0 to 3)."""
    return FIRST_SWAP + SLOTS * species + slot


def is_take(action: int) -> bool:
    """Whether the action takes an animal."""
    return FIRST_TAKE <= action < FIRST_SWAP


def is_swap(action: int) -> bool:
    """Whether the action swaps an animal."""
    return FIRST_SWAP <= action < DRAW


def slot_of(action: int) -> int:
    """The slot (0 to 3) of a take or a swap."""
    return action - FIRST_TAKE if action < FIRST_SWAP else (action - FIRST_SWAP) % SLOTS


def given_by(action: int) -> int:
    """The species a swap gives away."""
    return (action - FIRST_SWAP) // SLOTS


def token(action: int, display: Sequence[int] | None = None) -> str:
    """The action's token, such as `F3`, `R`, `-`, `pe@1`, `ib>sq@2` or `?`.

    `display` holds the species in each slot (-1: empty); takes and swaps need it, since their tokens name
    the species. Raises TokenError without it, for an empty slot, and for an id outside 0 to 46.
    """
    if 0 <= action < DONE:
        return CARD_TOKENS[action]
    if action == DONE:
        return "-"
    if action == DRAW:
        return "?"
    if not FIRST_TAKE <= action < DRAW:
        raise TokenError(f"expected an action id from 0 to {ACTIONS - 1}, got {action}")
    slot = slot_of(action)
    if display is None:
        raise TokenError(
            f"the token of action {action} names the species in slot {slot + 1}: pass the display"
        )
    if slot >= len(display) or display[slot] < 0:
        raise TokenError(f"action {action} is about slot {slot + 1}, which is empty")
    taken = f"{SPECIES_TOKENS[display[slot]]}@{slot + 1}"
    return f"{SPECIES_TOKENS[given_by(action)]}>{taken}" if is_swap(action) else taken


def parse_token(text: str, display: Sequence[int] | None = None) -> int:
    """The id of the action a token names.

    With `display` (species by slot, -1: empty) the species in the token must be the one in the slot.
    Raises TokenError saying what was expected.
    """
    if text == "-":
        return DONE
    if text == "?":
        return DRAW
    if "@" not in text:
        return _parse_plain(text)
    animals, _, place = text.partition("@")
    if place not in _PLACES:
        raise TokenError(f"expected a slot from 1 to {SLOTS} after '@' in {text!r}, got {place!r}")
    slot = int(place) - 1
    give, arrow, got = animals.rpartition(">")
    species = parse_species(got)
    if display is not None:
        _agree(text, species, slot, display)
    return swap(parse_species(give), slot) if arrow else take(slot)


def _parse_plain(text: str) -> int:
    if text not in CARD_TOKENS:
        raise TokenError(f"expected a token such as F3, R, -, pe@1, ib>sq@2 or ?, got {text!r}")
    return parse_card(text)


def _agree(text: str, species: int, slot: int, display: Sequence[int]) -> None:
    """Raise TokenError unless the display shows this species in this slot."""
    if slot >= len(display) or display[slot] < 0:
        raise TokenError(f"{text!r} names slot {slot + 1}, which is empty")
    if display[slot] != species:
        there = SPECIES_NAMES[display[slot]]
        raise TokenError(
            f"{text!r} names a {SPECIES_NAMES[species]} in slot {slot + 1}, but a {there} is there"
        )
