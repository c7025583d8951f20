"""Cards that go together: a payment, cards to discard, the eagle's two bids.

The engine takes them one a step in card order; a person may pick them in any order and all at once. What is
picked here becomes steps when it is complete.
"""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.engine.action import DONE
from wildcards.engine.card import EAGLE, NONE, REFILL, all_at_home, pack
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase


def is_double_bid(seen: Observation) -> bool:
    """Whether the seat may lay two bids and has laid none yet."""
    return seen.phase == Phase.BID and seen.leaders[EAGLE] == seen.seat and not seen.sealed


def missing(seen: Observation) -> int:
    """How many cards the seat still has to pay for its bid."""
    assert seen.seat is not None
    return seen.value - 1 - len(seen.payments[seen.seat]) - len(seen.sealed)


def pool(seen: Observation, picked: Sequence[int] = ()) -> list[int]:
    """The cards in hand that may still be picked: none lower than one laid before in this phase."""
    laid = list(seen.sealed)
    if seen.phase == Phase.PAY and seen.seat is not None:
        laid = list(seen.payments[seen.seat])
    return without([card for card in seen.hand if card >= max(laid, default=0)], picked)


def laid_for(seen: Observation) -> list[int]:
    """The seat's bid, and what it has laid to pay for it."""
    assert seen.seat is not None
    return [seen.bids[seen.seat], *seen.payments[seen.seat], *seen.sealed]


def wanted(seen: Observation) -> list[int]:
    """The species that a payment may be for: the one taken, or in a tie any on display."""
    assert seen.seat is not None
    return [seen.took[seen.seat]] if seen.phase == Phase.PAY else list(seen.display)


def without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """The cards without those gone, as far as they are there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def steps(seen: Observation, picked: Sequence[int]) -> list[int]:
    """The engine's steps for a complete pick: in card order, with `-` where it needs one to end."""
    cards = sorted([action for action in picked if action != DONE])
    if not cards:
        return [DONE]
    could_throw_more = seen.phase == Phase.DISCARD and any(card >= cards[-1] for card in pool(seen, cards))
    could_bid_more = is_double_bid(seen) and len(cards) == 1 and cards[0] != REFILL
    return [*cards, DONE] if could_throw_more or could_bid_more else cards


def only_way(seen: Observation) -> list[int]:
    """The steps of a payment, or of a choice between equal bids, where there is one way only; else none."""
    if seen.phase == Phase.REVEAL and len(seen.legal_actions) == 1:
        return list(seen.legal_actions)
    if seen.phase not in (Phase.LAY, Phase.PAY):
        return []
    cards = pool(seen)
    owed = missing(seen)
    return cards[:owed] if owed == len(cards) or len(set(cards)) == 1 else []


def bonus_for(laid: Sequence[int], hand: Sequence[int], more: int, wanted: Sequence[int]) -> list[int]:
    """The species of `wanted` for which the bonus is still possible, paying `more` cards of the hand."""
    found: set[int] = set()
    for species in wanted:
        if species != NONE and all_at_home(pack(laid), species):
            fitting = [card for card in hand if all_at_home(pack([card]), species)]
            if len(fitting) >= more:
                found.add(species)
    return sorted(found)
