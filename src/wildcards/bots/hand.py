"""A hand as the heuristic reads it for one decision: what its cards are worth, and how to pay best."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.bots.parameters import Weights
from wildcards.engine.card import (
    HABITAT_KINDS,
    NONE,
    WILD,
    all_at_home,
    count,
    habitat_of,
    home_of,
    one,
    value_of,
)


class Hand:
    """The cards of one decision; `weigh` reads them, everything else is about those read last."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.scale = 1.0  # how much of a card's worth is left
        self.losses = vec[float]([0.0] * HABITAT_KINDS)  # what each kind of card in hand is worth
        self.order = vec[i64]([0] * HABITAT_KINDS)  # these kinds, least valuable first
        self.held: i64 = 0  # how many kinds these are

    def weigh(self, hand: i64, left: float) -> None:
        """Read a hand with this many rounds to come: its kinds of card, least valuable first."""
        fade = self.weights.fade
        self.scale = 1.0 if left >= fade else left / fade
        losses, order = self.losses, self.order
        held: i64 = 0
        for card in range(HABITAT_KINDS):
            if count(hand, card):
                loss = self._loss(hand, card)
                losses[card] = loss
                place = held
                while place > 0 and losses[order[place - 1]] > loss:
                    order[place] = order[place - 1]
                    place -= 1
                order[place] = card
                held += 1
        self.held = held

    def _loss(self, hand: i64, card: i64) -> float:
        """What the hand loses with this card, while there are rounds enough to use it."""
        loss = self.plain(card)
        habitat = habitat_of(card)
        if habitat == WILD:
            return loss
        return loss + 2.0 * self.weights.suit * float(suit_size(hand, habitat) - 1)

    def plain(self, card: i64) -> float:
        """What the card is worth by itself, without the others of its habitat."""
        weights = self.weights
        loss = weights.card + weights.high * float(value_of(card) - 1)
        return loss + weights.wild_card if habitat_of(card) == WILD else loss

    def cost(self, packed: i64) -> float:
        """What these cards of the hand are worth for the rounds after this one."""
        losses = self.losses
        total = 0.0
        card: i64 = 0
        while packed:
            if packed & 15:
                total += losses[card] * float(packed & 15)
            packed >>= 4
            card += 1
        return total * self.scale

    def payment(self, hand: i64, need: i64, species: i64, laid: i64, last: i64, high: float) -> i64:
        """The cards, none lower than `last`, to pay what is still needed; -1 if the hand can't.

        Bonus cards if there are enough and all laid (bid included) is at home, or else the cheapest. `high`
        is what a point of value is worth now (in a tie).
        """
        if all_at_home(laid, species):
            chosen = self.cheapest(hand, need, last, home_of(species), high)
            if chosen != NONE:
                return chosen
        return self.cheapest(hand, need, last, NONE, high)

    def cheapest(self, hand: i64, need: i64, last: i64, home: i64, high: float) -> i64:
        """The `need` cards, at home there or wild (-1: any), that the hand misses least; -1 if too few."""
        if high != 0.0:
            return self._best_sum(hand, need, last, home, high)
        order = self.order
        chosen: i64 = 0
        for place in range(self.held):
            if need <= 0:
                break
            card = order[place]
            if card >= last and (home == NONE or habitat_of(card) in (home, WILD)):
                number = min(need, count(hand, card))
                chosen += number * one(card)
                need -= number
        return chosen if need <= 0 else NONE

    def _best_sum(self, hand: i64, need: i64, last: i64, home: i64, high: float) -> i64:
        """The same where a point of value is worth something too."""
        chosen: i64 = 0
        while need > 0:
            best: i64 = NONE
            least = 0.0
            for place in range(self.held):
                card = self.order[place]
                if card < last or count(hand - chosen, card) == 0:
                    continue
                if home == NONE or habitat_of(card) in (home, WILD):
                    loss = self.losses[card] - high * float(value_of(card))
                    if best == NONE or loss < least:
                        best = card
                        least = loss
            if best == NONE:
                return NONE
            chosen += one(best)
            need -= 1
        return chosen


def suit_size(packed: i64, habitat: i64) -> i64:
    """How many cards of this habitat there are."""
    cards = packed >> (16 * habitat)
    return (cards & 15) + ((cards >> 4) & 15) + ((cards >> 8) & 15) + ((cards >> 12) & 15)
