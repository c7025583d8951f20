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
    DISCARDS,
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
AT_ONCE: Final = 4  # units of a layer that are worked out together


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
        x[at + card] = 0.25 * float(count(s[DISCARDS], card))
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
        self.x = vec[float]([0.0] * INPUTS)
        self.first: Final = Layer(layers[0], biases[0])
        self.second: Final = Layer(layers[1], biases[1])
        self.third: Final = vec[float](layers[2][0])
        self.last_bias: Final = biases[2][0]

    def value(self, b: Board, seat: i64) -> float:
        """The worth of the position to the seat, from 0 to 1."""
        encode(b, seat, self.x)
        self.first.read(self.x)
        self.second.read(self.first.units)
        units = self.second.units
        out = self.last_bias
        for k in range(len(self.third)):
            out += units[k] * self.third[k]
        return 1.0 / (1.0 + math.exp(-out))


class Layer:
    """Rectified units, each reading all inputs; those of 0, which are about half, cost nothing.

    AT_ONCE units are worked out at a time, so that their sums stay in registers.
    """

    def __init__(self, rows: list[list[float]], bias: list[float]) -> None:
        idle = -len(bias) % AT_ONCE  # units that fill up the last four
        inputs = len(rows[0])
        rows = [*rows, *[[0.0] * inputs] * idle]
        bias = [*bias, *[0.0] * idle]
        self.width: Final[i64] = len(rows)
        self.weights: Final = vec[float]([row[i] for i in range(inputs) for row in rows])
        self.bias: Final = vec[float](bias)
        self.units = vec[float]([0.0] * len(rows))
        # Of the inputs that are not 0: where their weights begin, and what they are.
        self.places = vec[i64]([0] * inputs)
        self.values = vec[float]([0.0] * inputs)

    def read(self, inputs: vec[float]) -> None:
        """Fill in the units."""
        number = self._pick(inputs)
        places, values, weights, bias, units = self.places, self.values, self.weights, self.bias, self.units
        for unit in range(0, self.width, AT_ONCE):
            a, b, c, d = bias[unit], bias[unit + 1], bias[unit + 2], bias[unit + 3]
            for i in range(number):
                at = places[i] + unit
                value = values[i]
                a += value * weights[at]
                b += value * weights[at + 1]
                c += value * weights[at + 2]
                d += value * weights[at + 3]
            units[unit] = max(a, 0.0)
            units[unit + 1] = max(b, 0.0)
            units[unit + 2] = max(c, 0.0)
            units[unit + 3] = max(d, 0.0)

    def _pick(self, inputs: vec[float]) -> i64:
        """Find the inputs that are not 0; returns their number."""
        number: i64 = 0
        for i in range(len(inputs)):
            if inputs[i] != 0.0:
                self.places[number] = i * self.width
                self.values[number] = inputs[i]
                number += 1
        return number
