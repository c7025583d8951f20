"""The value net: what a position between two rounds is worth to a seat, from 0 to 1.

One net serves every edition, number of seats, and Leo: they are among its inputs. It ships as plain numbers
(value_net.json), tied to this encoding by ENCODING; it is trained by wildcards.training, and evaluated here.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildcards.engine.board import (
    ANIMALS_AT,
    BOX,
    DISCARD,
    DISPLAY,
    HAND,
    KNOWN,
    LEADER,
    PILE_AT,
    POINTS,
    TALISMAN,
    Board,
    animal,
)
from wildcards.engine.card import ANIMALS_A_SPECIES, HABITAT_KINDS, NONE, SPECIES, WILD, count, size
from wildcards.engine.rules import SEATS
from wildcards.engine.scoring import leader_points

ENCODING: Final = 1
SEAT_INPUTS: Final[i64] = 19
INPUTS: Final[i64] = 175


def encode(b: Board, seat: i64, x: vec[float]) -> None:
    """Fill x (INPUTS numbers, about -1 to 1) with what the seat knows between two rounds."""
    s = b.s
    for i in range(INPUTS):
        x[i] = 0.0
    at: i64 = 0
    for turn in range(b.n):
        _encode_seat(b, (seat + turn) % b.n, x, SEAT_INPUTS * turn)
    at = SEAT_INPUTS * SEATS
    at = _encode_hand(s[HAND + seat], x, at)
    for card in range(HABITAT_KINDS):
        x[at + card] = 0.25 * float(count(s[DISCARD], card))
    at += HABITAT_KINDS
    for slot in range(b.n - 1):
        if s[DISPLAY + slot] != NONE:
            x[at + s[DISPLAY + slot]] += 0.5
    at += SPECIES
    at = _encode_species(b, seat, x, at)
    left: i64 = (len(b.animals) - s[ANIMALS_AT]) // (b.n - 1)
    x[at] = float(left) / 14.0
    x[at + 1 + left] = 1.0
    at += 16
    x[at] = 1.0 if b.has_talisman else 0.0
    x[at + 1] = 1.0 if b.payment_returns else 0.0
    x[at + 2 + b.n - 3] = 1.0
    x[at + 5] = float(len(b.pile) - s[PILE_AT]) / 46.0
    x[at + 6] = 1.0


def _encode_seat(b: Board, seat: i64, x: vec[float], at: i64) -> None:
    s = b.s
    best: i64 = 0
    second: i64 = 0
    total: i64 = s[POINTS + seat]
    for species in range(SPECIES):
        number = s[animal(seat, species)]
        x[at + species] = 0.25 * float(number)
        if s[LEADER + species] == seat:
            x[at + 6 + species] = 1.0
            total += leader_points(species)
        if number > best:
            second = best
            best = number
        elif number > second:
            second = number
    total += 2 * best + second
    x[at + 12] = 0.05 * float(s[POINTS + seat])
    x[at + 13] = 0.04 * float(total)
    x[at + 14] = 0.1 * float(size(s[HAND + seat]))
    x[at + 15] = 1.0 if s[TALISMAN] == seat else 0.0
    x[at + 16] = 1.0
    x[at + 17] = 1.0 if seat == b.leo else 0.0
    x[at + 18] = 0.1 * float(size(s[KNOWN + seat]))


def _encode_hand(hand: i64, x: vec[float], at: i64) -> i64:
    """The cards, and how many of each habitat and more than two of it; returns what comes after."""
    for card in range(HABITAT_KINDS):
        number = count(hand, card)
        x[at + card] = 0.5 * float(number)
        x[at + 16 + card // 4] += 0.25 * float(number)
    for habitat in range(WILD):
        cards = x[at + 16 + habitat] + x[at + 16 + WILD]
        x[at + 20 + habitat] = cards - 0.5 if cards > 0.5 else 0.0
    return at + 23


def _encode_species(b: Board, seat: i64, x: vec[float], at: i64) -> i64:
    """By species: animals that may still come, and my lead over the other seats."""
    s = b.s
    for species in range(SPECIES):
        left: i64 = ANIMALS_A_SPECIES - s[BOX + species]
        most: i64 = 0
        for other in range(b.n):
            number = s[animal(other, species)]
            left -= number
            if other != seat and number > most:
                most = number
        x[at + species] = float(left) / 7.0
        x[at + 6 + species] = 0.25 * float(s[animal(seat, species)] - most)
    return at + 12


def inputs_of(b: Board, seat: i64) -> list[float]:
    """The INPUTS numbers as a list: what the net is trained on."""
    x = vec[float]([0.0] * INPUTS)
    encode(b, seat, x)
    return [x[i] for i in range(INPUTS)]


class Net:
    """A small net with two hidden layers of rectified units, evaluated by plain loops."""

    def __init__(self, layers: list[list[list[float]]], biases: list[list[float]]) -> None:
        self.first: Final = _columns(layers[0])  # by input, so that inputs of 0 cost nothing
        self.second: Final = vec[float]([weight for row in layers[1] for weight in row])
        self.third: Final = vec[float](layers[2][0])
        self.first_bias: Final = vec[float](biases[0])
        self.second_bias: Final = vec[float](biases[1])
        self.last_bias: Final = biases[2][0]
        self.width: Final[i64] = len(biases[0])
        self.depth: Final[i64] = len(biases[1])
        self.x = vec[float]([0.0] * INPUTS)
        self.h = vec[float]([0.0] * len(biases[0]))

    def value(self, b: Board, seat: i64) -> float:
        """The worth of the position to the seat, from 0 to 1."""
        x = self.x
        h = self.h
        encode(b, seat, x)
        width = self.width
        for j in range(width):
            h[j] = self.first_bias[j]
        for i in range(INPUTS):
            value = x[i]
            if value != 0.0:
                at = i * width
                for j in range(width):
                    h[j] += value * self.first[at + j]
        for j in range(width):
            h[j] = max(h[j], 0.0)
        out = self.last_bias
        for k in range(self.depth):
            total = self.second_bias[k]
            at = k * width
            for j in range(width):
                total += h[j] * self.second[at + j]
            if total > 0.0:
                out += total * self.third[k]
        return 1.0 / (1.0 + math.exp(-out))


def _columns(rows: list[list[float]]) -> vec[float]:
    return vec[float]([rows[j][i] for i in range(len(rows[0])) for j in range(len(rows))])
