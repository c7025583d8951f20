"""The greedy bot: weighs every step by what it seems worth now, in points, without looking ahead.

Its one insight: buy with the habitat bonus or not at all, and count a card in hand as money. A bid is worth
the animals it may still find, by a fixed guess how many rivals come first; a payment is the cheapest that
earns the bonus, or else the cheapest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildcards.engine.action import DONE, DRAW, SLOTS
from wildcards.engine.action import SWAP as FIRST_SWAP
from wildcards.engine.action import TAKE as FIRST_TAKE
from wildcards.engine.card import (
    HABITAT_KINDS,
    HAND_LIMIT,
    MEERKAT,
    NONE,
    PEACOCK,
    REFILL,
    SPECIES,
    SQUIRREL,
    WILD,
    all_at_home,
    count,
    habitat_of,
    home_of,
    one,
    size,
    value_of,
)
from wildcards.engine.chance import Rng
from wildcards.engine.observation import Observation
from wildcards.engine.phase import BID, BREAK, DISCARD, KEEP, LAY, PAY, REVEAL, SWAP

# Points, set by hand. The habitat bonus is worth more than it scores: whoever waits for it saves cards.
BONUS_WORTH: Final = 4.0
CARD_WORTH: Final = 0.7
WILD_WORTH: Final = 1.6
VALUE_WORTH: Final = 0.08  # a card of a higher value wins more bids
LEADER_WORTH: Final = (3.0, 2.0, 1.6, 2.0, 1.4, 1.6)
NEW_SPECIES_WORTH: Final = 0.4
# The chance that one rival bids higher than 1, 2, 3, 4, or as much and goes first.
AHEAD: Final = (0.62, 0.42, 0.22, 0.07)


class GreedyBot:
    """Chooses the step that seems worth most; equals are decided by the seed."""

    def __init__(self, seed: int = 0) -> None:
        self._dice = Rng(seed)

    def choose(self, seen: Observation) -> int:
        """The legal action of the highest worth."""
        best: list[int] = []
        most = 0.0
        for action in seen.legal_actions:
            worth = action_worth(seen, action)
            if not best or worth > most:
                best = [action]
                most = worth
            elif worth == most:
                best.append(action)
        return best[self._dice.below(len(best))]


def action_worth(seen: Observation, action: i64) -> float:
    """What the action seems worth to the observing seat, in points; comparable within one decision only."""
    phase: i64 = seen.phase
    if phase in (BID, REVEAL):
        return _bid_worth(seen, action)
    if phase in (PAY, LAY):
        return _payment_worth(seen, action)
    if phase == DISCARD:
        return _discard_worth(seen, action)
    if phase == SWAP:
        return _swap_worth(seen, action)
    if phase == BREAK:
        return 1.0 if action == DRAW else -card_worth(action)
    if phase == KEEP:
        return 0.0 if action == DONE else card_worth(action)
    return 2 * CARD_WORTH if action == DONE else _take_worth(seen, action - FIRST_TAKE)


# --- what things are worth


def card_worth(card: i64) -> float:
    """A habitat card in hand."""
    return (WILD_WORTH if habitat_of(card) == WILD else CARD_WORTH) + VALUE_WORTH * float(value_of(card))


def cards_worth(packed: i64) -> float:
    """All cards of a packed multiset."""
    total = 0.0
    for card in range(HABITAT_KINDS):
        number = count(packed, card)
        if number > 0:
            total += float(number) * card_worth(card)
    return total


def animal_worth(seen: Observation, species: i64, more: i64) -> float:
    """One more (or fewer, `more` -1) animal of the species for the observing seat: score and leader."""
    seat: i64 = _seat(seen)
    collection = list(seen.collections[seat])
    before = _species_score(collection)
    collection[species] += more
    worth = _species_score(collection) - before
    if collection[species] == 1 and more > 0:
        worth += NEW_SPECIES_WORTH
    return worth + _leader_change(seen, species, collection[species])


def _seat(seen: Observation) -> i64:
    return 0 if seen.seat is None else seen.seat


def _species_score(collection: list[int]) -> float:
    ordered = sorted(collection)
    return 2.0 * ordered[SPECIES - 1] + ordered[SPECIES - 2]


def _leader_change(seen: Observation, species: i64, own: i64) -> float:
    """What the leader's coming or going is worth with this many animals of the species."""
    seat: i64 = _seat(seen)
    most: i64 = 0
    for other in range(seen.rules.seats):
        if other != seat and seen.collections[other][species] > most:
            most = seen.collections[other][species]
    owner = seen.leaders[species]
    worth = LEADER_WORTH[species]
    if owner == seat:
        return 0.0 if own >= most and own > 0 else -worth
    return worth if own >= most and own > 0 else 0.0


# --- payments


def payment(hand: i64, need: i64, species: i64, laid: i64, last: i64) -> i64:
    """The cards, none lower than `last`, that pay what is still needed for this species; -1 if they can't.

    `laid` is what lies there already, the bid included. It is the cheapest payment that keeps the habitat
    bonus, or else the cheapest of all.
    """
    chosen: i64 = 0
    if all_at_home(laid, species):
        chosen = _cheapest(hand, need, last, home_of(species))
        if chosen != NONE:
            return chosen
    return _cheapest(hand, need, last, NONE)


def _cheapest(hand: i64, need: i64, last: i64, home: i64) -> i64:
    """The `need` cheapest cards not lower than `last`, at home here or wild (-1: any); -1 if too few."""
    chosen: i64 = 0
    for _ in range(need):
        best: i64 = NONE
        for card in range(last, HABITAT_KINDS):
            if count(hand, card) == count(chosen, card):
                continue
            fits = home == NONE or habitat_of(card) == home or habitat_of(card) == WILD
            if fits and (best == NONE or card_worth(card) < card_worth(best)):
                best = card
        if best == NONE:
            return NONE
        chosen += one(best)
    return chosen


def _buy_worth(seen: Observation, hand: i64, bid: i64, species: i64) -> float:
    """What taking this species with this bid is worth, payment and bonus counted."""
    paid = payment(hand, value_of(bid) - 1, species, one(bid), 0)
    if paid == NONE:
        return -9.0
    worth = animal_worth(seen, species, 1) - cards_worth(paid) - card_worth(bid)
    return worth + BONUS_WORTH if all_at_home(paid + one(bid), species) else worth


def _payment_worth(seen: Observation, action: i64) -> float:
    """The lowest card of the chosen payment is worth most; every other card less the more it is worth."""
    seat: i64 = _seat(seen)
    bid: i64 = seen.bids[seat]
    laid: i64 = seen.payments[seat].packed
    if seen.phase == LAY:
        for card in seen.sealed:
            laid += one(card)
    species: i64 = seen.took[seat] if seen.phase == PAY else _favourite(seen, bid)
    need = value_of(bid) - 1 - size(laid)
    last: i64 = seen.legal_actions[0]
    chosen = payment(seen.hand.packed, need, species, laid + one(bid), last)
    if chosen != NONE and count(chosen, action) > 0:
        return 100.0 - float(action)
    return -card_worth(action)


def _favourite(seen: Observation, bid: i64) -> i64:
    """The species on display that the seat would like best with this bid."""
    best: i64 = seen.display[0] if seen.display[0] != NONE else PEACOCK
    most = -99.0
    for species in seen.display:
        if species != NONE:
            worth = _buy_worth(seen, seen.hand.packed, bid, species)
            if worth > most:
                best = species
                most = worth
    return best


# --- decisions


def _bid_worth(seen: Observation, action: i64) -> float:
    hand: i64 = seen.hand.packed
    for card in seen.sealed:
        if card < REFILL:
            hand += one(card)
    if action == REFILL:
        return _refill_worth(seen, hand)
    if action == DONE:
        return 0.0
    left = hand - one(action)
    wins = [_buy_worth(seen, left, action, species) for species in seen.display if species != NONE]
    wins.sort(reverse=True)
    passing = _pass_worth(hand)
    chances = _chances(seen, value_of(action))
    worth = 0.0
    for place in range(len(chances)):
        won = wins[place] if place < len(wins) else passing
        worth += chances[place] * max(won, passing)
    return worth


def _pass_worth(hand: i64) -> float:
    """Two cards, up to the hand limit."""
    drawn = min(2, HAND_LIMIT - size(hand))
    return CARD_WORTH * float(drawn)


def _chances(seen: Observation, value: i64) -> list[float]:
    """The chance of 0, 1, 2 … rivals going before a bid of this value."""
    chances = [1.0]
    for other in range(seen.rules.seats):
        if other == seen.seat:
            continue
        ahead = AHEAD[value - 1]
        bid: i64 = seen.bids[other]
        if bid != NONE:
            ahead = 0.0 if bid == REFILL or value_of(bid) < value else 1.0
            if bid != REFILL and value_of(bid) == value:
                ahead = 0.5
        following = [0.0] * (len(chances) + 1)
        for place in range(len(chances)):
            following[place] += chances[place] * (1.0 - ahead)
            following[place + 1] += chances[place] * ahead
        chances = following
    return chances


def _refill_worth(seen: Observation, hand: i64) -> float:
    seat = seen.seat
    target: i64 = HAND_LIMIT if seen.leaders[SQUIRREL] == seat else 7
    drawn = max(0, target - size(hand))
    worth = CARD_WORTH * float(drawn)
    if seen.leaders[MEERKAT] == seat:
        worth += max(0.0, _best_swap(seen))
    return worth


def _best_swap(seen: Observation) -> float:
    best = 0.0
    seat: i64 = _seat(seen)
    for given in range(SPECIES):
        if seen.collections[seat][given] == 0:
            continue
        for taken in seen.display:
            if taken not in (NONE, given):
                best = max(best, animal_worth(seen, taken, 1) + animal_worth(seen, given, -1))
    return best


def _swap_worth(seen: Observation, action: i64) -> float:
    if action == DONE:
        return 0.0
    taken: i64 = seen.display[(action - FIRST_SWAP) % SLOTS]
    given: i64 = (action - FIRST_SWAP) // SLOTS
    return animal_worth(seen, taken, 1) + animal_worth(seen, given, -1)


def _take_worth(seen: Observation, slot: i64) -> float:
    seat: i64 = _seat(seen)
    bid: i64 = seen.bids[seat]
    species: i64 = seen.display[slot]
    laid: i64 = seen.payments[seat].packed
    if laid != 0:
        worth = animal_worth(seen, species, 1) - cards_worth(laid) - card_worth(bid)
        return worth + BONUS_WORTH if all_at_home(laid + one(bid), species) else worth
    return _buy_worth(seen, seen.hand.packed, bid, species)


def _discard_worth(seen: Observation, action: i64) -> float:
    """Throw away a plain card that is alone of its habitat; keep all others."""
    if action == DONE:
        return 0.0
    habitat = habitat_of(action)
    if habitat == WILD:
        return -1.0
    hand: i64 = seen.hand.packed
    for card in seen.sealed:
        hand += one(card)
    fellows: i64 = 0
    for card in range(4 * habitat, 4 * habitat + 4):
        fellows += count(hand, card)
    return 1.0 if fellows == 1 else -1.0
