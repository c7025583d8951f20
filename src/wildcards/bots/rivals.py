"""Rivals as the heuristic reads them for one decision: how many of them may take an animal before a bid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.bots.parameters import Weights
from wildcards.engine.board import (
    BIDS,
    COVER,
    HAND,
    LAID,
    PHASE,
    Board,
)
from wildcards.engine.card import REFILL, bit, size, value_of
from wildcards.engine.phase import BID, REVEAL
from wildcards.engine.rules import SEATS

# The chance that Leo goes before a bid of 1, 2, 3, 4: he wins ties, and a sixth of his cards is a refill.
LEO_AHEAD: Final = vec[float]([0.83, 0.53, 0.31, 0.12])
FEW: Final[i64] = 3  # cards of a rival who bids less
TIED: Final = 0.5  # the chance that a rival with an equal bid goes first
VALUES: Final[i64] = 4


class Rivals:
    """The chances of one decision; `forget` begins another."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        # Of 0, 1, 2 … rivals going before a bid of a value: in SEATS places from SEATS * value on.
        self.chances = vec[float]([0.0] * (SEATS * (VALUES + 1)))
        self.known: i64 = 0  # a mask of the values whose chances were worked out

    def forget(self) -> None:
        """Another decision begins."""
        self.known = 0

    def find(self, b: Board, seat: i64, value: i64) -> i64:
        """Where `chances` has those for a bid of this value."""
        at = SEATS * value
        if self.known & bit(value):
            return at
        self.known |= bit(value)
        rivals: i64 = 0
        chances = self.chances
        chances[at] = 1.0
        for other in range(b.n):
            if other == seat:
                continue
            ahead = self._ahead(b, other, value)
            rivals += 1
            place = at + rivals
            chances[place] = chances[place - 1] * ahead
            place -= 1
            while place > at:
                chances[place] = chances[place] * (1.0 - ahead) + chances[place - 1] * ahead
                place -= 1
            chances[at] = chances[at] * (1.0 - ahead)
        return at

    def _ahead(self, b: Board, other: i64, value: i64) -> float:
        """The chance that this rival goes before a bid of this value."""
        if b.s[PHASE] == REVEAL:
            bid = b.s[BIDS + other]
            if bid == REFILL or value_of(bid) < value:
                return 0.0
            return 1.0 if value_of(bid) > value or other == b.leo else TIED
        if other == b.leo:
            return LEO_AHEAD[value - 1]
        cards = size(b.s[HAND + other] + b.s[LAID + other]) + _face_down(b, other)
        if cards == 0:
            return 0.0
        return self.weights.ahead[value - 1] * (self.weights.poor if cards <= FEW else 1.0)


def _face_down(b: Board, seat: i64) -> i64:
    """How many cards of the seat lie face down as bids: whether a seat has already bid must not matter."""
    s = b.s
    if s[PHASE] != BID:
        return 0
    return (1 if 0 <= s[BIDS + seat] < REFILL else 0) + (1 if 0 <= s[COVER + seat] < REFILL else 0)
