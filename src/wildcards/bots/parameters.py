"""The heuristic's parameters: what it is guided by, each with a name, in points unless it says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec

from wildcards.engine.card import SPECIES_NAMES

# Those written by hand, before any tuning. Their order is that of the vectors that tuning works on.
HAND_WRITTEN: Final[dict[str, float]] = {
    "bonus": 5.0,  # the habitat bonus
    "card": 0.5,  # a plain card in hand
    "wild_card": 1.4,  # how much more a wild card is worth
    "high": 0.05,  # how much more a card is worth per step of value
    "suit": 0.03,  # each pair of cards of one habitat in hand
    "fade": 2.0,  # cards lose their worth over this many last rounds
    "growth": 0.1,  # each pair of animals of one species, with all rounds to go
    "peacock": 1.0,  # a leader's power, with all rounds to go
    "squirrel": 1.5,
    "eagle": 1.0,
    "ibex": 1.0,
    "lion": 0.7,
    "meerkat": 1.0,
    "hold": 0.6,  # how much a leader counts that a rival can take with one animal
    "deny": 0.3,  # the share of a leader's worth that counts when a rival loses it
    "ahead_1": 0.62,  # the chance that a rival goes before a bid of 1, 2, 3, 4
    "ahead_2": 0.42,
    "ahead_3": 0.22,
    "ahead_4": 0.07,
    "poor": 0.6,  # the factor on that chance for a rival with few cards
    "want": 0.7,  # 1: whoever goes first takes what I like best; 0: anything
    "passing": 0.9,  # a card drawn by passing, in plain cards
    "drawn": 0.9,  # a card drawn by a refill, in plain cards
    "tie_sum": 0.05,  # a point more of a payment's sum in a tie
    "tired": 0.1,  # what keeps a refill bidder from discarding a card
}
NAMES: Final = tuple(HAND_WRITTEN)


class Weights:
    """A value for each of NAMES; never changed once it is made."""

    def __init__(self, named: Mapping[str, float]) -> None:
        self.bonus: Final[float] = named["bonus"]
        self.card: Final[float] = named["card"]
        self.wild_card: Final[float] = named["wild_card"]
        self.high: Final[float] = named["high"]
        self.suit: Final[float] = named["suit"]
        self.fade: Final[float] = named["fade"]
        self.growth: Final[float] = named["growth"]
        self.leaders: Final = vec[float]([named[species] for species in SPECIES_NAMES])
        self.hold: Final[float] = named["hold"]
        self.deny: Final[float] = named["deny"]
        self.ahead: Final = vec[float]([named[f"ahead_{value}"] for value in range(1, 5)])  # by value - 1
        self.poor: Final[float] = named["poor"]
        self.want: Final[float] = named["want"]
        self.passing: Final[float] = named["passing"]
        self.drawn: Final[float] = named["drawn"]
        self.tie_sum: Final[float] = named["tie_sum"]
        self.tired: Final[float] = named["tired"]
