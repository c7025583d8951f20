"""Phase 2: the meerkat's swap, then discarding and drawing."""

from __future__ import annotations

from mypy_extensions import i64

from wildcards.engine.action import DONE, FIRST_SWAP
from wildcards.engine.board import (
    BIDS,
    DISPLAY,
    HAND,
    LAID,
    LEADER,
    LEO_AT,
    SWAPPED,
    TALISMAN,
    VALUE,
    Board,
    animal,
)
from wildcards.engine.card import MEERKAT, NONE, REFILL, SPECIES, SQUIRREL, bit
from wildcards.engine.event import E_GAVE, E_THROWN, E_TOOK
from wildcards.engine.leader import claim_by_swapping, lose_by_swapping
from wildcards.engine.phase import DISCARD, SWAP
from wildcards.engine.rules import HAND_LIMIT, HAND_SIZE, SLOTS


def may_swap(b: Board) -> bool:
    """Whether the present meerkat leader's owner bid refill, owes the decision, and can swap at all."""
    owner = b.s[LEADER + MEERKAT]
    if owner == NONE or not b.owns(owner, MEERKAT) or b.s[BIDS + owner] != REFILL:
        return False
    return not b.s[SWAPPED] >> owner & 1 and swap_mask(b, owner) != bit(DONE)


def ask_swap(b: Board) -> None:
    """The meerkat leader's owner may swap."""
    b.ask(SWAP, bit(b.s[LEADER + MEERKAT]))


def swap_mask(b: Board, seat: i64) -> i64:
    """Every swap of different species, and declining."""
    mask: i64 = bit(DONE)
    for slot in range(b.n - 1):
        if not b.is_offered(slot):
            continue
        for species in range(SPECIES):
            if b.s[animal(seat, species)] > 0 and b.s[DISPLAY + slot] != species:
                mask |= bit(FIRST_SWAP + SLOTS * species + slot)
    return mask


def swap(b: Board, seat: i64, action: i64) -> None:
    """Exchange an animal of the collection for one of the display, or decline."""
    s = b.s
    s[SWAPPED] = s[SWAPPED] | bit(seat)
    b.settle(seat)
    if action == DONE:
        return
    slot: i64 = (action - FIRST_SWAP) % SLOTS
    given: i64 = (action - FIRST_SWAP) // SLOTS
    taken = s[DISPLAY + slot]
    s[DISPLAY + slot] = given
    s[animal(seat, given)] = s[animal(seat, given)] - 1
    s[animal(seat, taken)] = s[animal(seat, taken)] + 1
    b.tell(E_TOOK, seat, SLOTS * taken + slot)
    b.tell(E_GAVE, seat, SLOTS * given + slot)
    claim_by_swapping(b, seat, taken)
    lose_by_swapping(b, seat, given)


def ask_discards(b: Board) -> None:
    """Every refill bidder with cards in hand may discard some."""
    seats: i64 = 0
    for seat in range(b.n):
        if seat != b.leo and b.s[BIDS + seat] == REFILL and b.s[HAND + seat] != 0:
            seats |= bit(seat)
    b.ask(DISCARD, seats)


def discard_mask(b: Board, seat: i64) -> i64:
    """A card not lower than the last one discarded, or no more."""
    return b.playable(seat) | bit(DONE)


def discard(b: Board, seat: i64, action: i64) -> None:
    """Lay a card face down to be discarded, or end."""
    if action == DONE:
        b.settle(seat)
        return
    b.lay(seat, action)
    if b.playable(seat) == 0:
        b.settle(seat)


def after_discards(b: Board) -> None:
    """Discard the chosen cards, Leo's pile with them; then draw, seat after seat."""
    s = b.s
    for seat in range(b.n):
        if s[BIDS + seat] == REFILL:
            _throw(b, seat)
    start = s[TALISMAN] + 1 if b.has_talisman else 0
    for i in range(b.n):
        seat = (start + i) % b.n
        if s[BIDS + seat] == REFILL:
            _draw(b, seat)
    s[VALUE] = 5


def _throw(b: Board, seat: i64) -> None:
    s = b.s
    cards = s[LAID + seat]
    if seat == b.leo:
        cards = b.leo_left()
        s[LEO_AT] = len(b.leo_pile)
    s[LAID + seat] = 0
    b.show_all(seat, cards)
    b.tell_cards(E_THROWN, seat, cards)
    b.throw(cards)


def _draw(b: Board, seat: i64) -> None:
    if seat == b.leo:
        b.leo_draws()
    else:
        b.draw_up_to(seat, filled_to(b.owns(seat, SQUIRREL)))


def filled_to(has_squirrel: bool) -> i64:
    """How many cards a refill fills a hand up to."""
    return HAND_LIMIT if has_squirrel else HAND_SIZE
