"""Which steps are legal: one mask for each phase, and the reason why a step is not in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildcards.engine.action import ACTIONS, DONE, DRAW, given_by, is_swap, is_take, slot_of, token
from wildcards.engine.animals import take_mask
from wildcards.engine.bids import bid_mask, reveal_mask
from wildcards.engine.board import ACTIVE, BIDS, DISPLAY, HAND, LAST, OWES, PHASE, Board, animal
from wildcards.engine.card import CARD_TOKENS, NONE, REFILL, SPECIES_NAMES, count
from wildcards.engine.cleanup import keep_mask
from wildcards.engine.phase import BID, BREAK, DISCARD, LAY, OVER, PAY, PAYING, PHASES, REVEAL, SWAP, TAKE
from wildcards.engine.refills import discard_mask, swap_mask
from wildcards.engine.ties import break_mask, lay_mask
from wildcards.errors import IllegalActionError, NotOwedError


def legal_mask(b: Board, seat: i64) -> i64:
    """A 47-bit mask of the actions the seat may take now; 0 if it owes no step."""
    s = b.s
    if not s[OWES] >> seat & 1:
        return 0
    phase = s[PHASE]
    if phase == BID:
        return bid_mask(b, seat)
    if PAYING >> phase & 1:
        return lay_mask(b, seat)
    if phase == TAKE:
        return take_mask(b)
    if phase == DISCARD:
        return discard_mask(b, seat)
    if phase == SWAP:
        return swap_mask(b, seat)
    if phase == REVEAL:
        return reveal_mask(b, seat)
    if phase == BREAK:
        return break_mask(b, seat)
    return keep_mask(b, seat)


def actions_in(mask: i64) -> list[int]:
    """The action ids of a mask, ascending."""
    actions = _LOW[mask & _NINE] + _HIGH[mask >> 9 & _NINE]
    mask >>= 18
    action: i64 = 18
    while mask:
        if mask & 1:
            actions.append(action)
        mask >>= 1
        action += 1
    return actions


# The ids in each half of the first 18, which most steps are about: cards, the refill card and DONE.
_NINE: Final[i64] = 511
_LOW: Final = [[i for i in range(9) if mask >> i & 1] for mask in range(512)]
_HIGH: Final = [[i + 9 for i in low] for low in _LOW]


def check(b: Board, seat: int, action: int) -> None:
    """Raise NotOwedError or IllegalActionError, saying why, unless the seat may take this action now."""
    check_seat(b, seat)
    phase = PHASES[b.s[PHASE]].name
    if b.s[PHASE] == OVER:
        raise NotOwedError("over", "end", f"the game is over: seat {seat} owes no step")
    if not b.s[OWES] >> seat & 1:
        # Not who still owes: in a sealed phase nobody may learn how far the others are.
        part = [other for other in range(b.n) if b.s[ACTIVE] >> other & 1]
        raise NotOwedError(
            "not_owed", "phases", f"seat {seat} owes no step in phase {phase}, which is for seats {part}"
        )
    mask = legal_mask(b, seat)
    if isinstance(action, int) and 0 <= action < ACTIONS and mask >> action & 1:
        return
    code, rule, why = _reason(b, seat, action)
    raise IllegalActionError(code, rule, f"seat {seat}, phase {phase}: {why}; legal: {_tokens(b, mask)}")


def _tokens(b: Board, mask: i64) -> str:
    display = [b.s[DISPLAY + slot] for slot in range(b.n - 1)]
    return " ".join([token(action, display) for action in actions_in(mask)])


def check_seat(b: Board, seat: int) -> None:
    """Raise NotOwedError unless there is such a seat."""
    if not isinstance(seat, int) or not 0 <= seat < b.n:
        raise NotOwedError("no_seat", "setup", f"expected a seat from 0 to {b.n - 1}, got {seat!r}")


def _reason(b: Board, seat: int, action: int) -> tuple[str, str, str]:
    """Why this action is not legal: stable code, section of the rules, words."""
    phase = b.s[PHASE]
    if not isinstance(action, int) or not 0 <= action < ACTIONS:
        return "no_action", "actions", f"expected an action id from 0 to {ACTIONS - 1}, got {action!r}"
    if (
        action <= REFILL
        and phase in (BID, DISCARD, LAY, PAY, BREAK)
        and not (action == REFILL and phase != BID)
    ):
        return _card_reason(b, seat, action)
    if action <= REFILL and phase == REVEAL:
        return "not_laid", "eagle", f"{CARD_TOKENS[action]} is not one of the two cards laid"
    if is_take(action) and phase == TAKE:
        return _slot_reason(b, action)
    if is_swap(action) and phase == SWAP:
        return _swap_reason(b, seat, action)
    return "wrong_phase", "phases", f"action {action} ({_describe(action)}) is not a step of this phase"


def _card_reason(b: Board, seat: int, action: int) -> tuple[str, str, str]:
    name = CARD_TOKENS[action]
    if action == REFILL or count(b.s[HAND + seat], action) == 0:
        return "not_in_hand", "bids", f"{name} is not in hand"
    first = b.s[BIDS + seat] if b.s[PHASE] == BID else b.s[LAST + seat]
    if first != NONE and action < first:
        return (
            "card_order",
            "card-order",
            f"{name} is lower in card order than {CARD_TOKENS[first]}, laid before",
        )
    return (
        "cannot_finish",
        "payment",
        f"after {name} too few cards that may follow are in hand to finish paying",
    )


def _slot_reason(b: Board, action: int) -> tuple[str, str, str]:
    slot = slot_of(action)
    species = NONE if slot >= b.n - 1 else b.s[DISPLAY + slot]
    if species == NONE:
        return "empty_slot", "animals", f"slot {slot + 1} is empty"
    name = SPECIES_NAMES[species]
    return (
        "lowest_slot",
        "leo",
        f"without Leo a {name} is taken from the lowest slot that shows one, not {slot + 1}",
    )


def _swap_reason(b: Board, seat: int, action: int) -> tuple[str, str, str]:
    given = given_by(action)
    if b.s[animal(seat, given)] == 0:
        return "no_animal", "meerkat", f"no {SPECIES_NAMES[given]} in the collection to give"
    slot = slot_of(action)
    if slot < b.n - 1 and b.s[DISPLAY + slot] == given:
        return "same_species", "meerkat", f"slot {slot + 1} shows the species given: a swap needs two species"
    return _slot_reason(b, action)


def _describe(action: int) -> str:
    if action <= REFILL:
        return CARD_TOKENS[action]
    if action == DONE:
        return "-"
    if action == DRAW:
        return "?"
    slot = slot_of(action) + 1
    return (
        f"give {SPECIES_NAMES[given_by(action)]} for slot {slot}" if is_swap(action) else f"take slot {slot}"
    )
