"""Chance: every shuffle of a game is a pure function of (source, which shuffle, cards).

Sources are stateless, so a copied State continues with the same shuffles as its original, and nothing here
depends on a clock or on a global generator. docs/fair-deals.md describes SeededChance so that it can be
reimplemented elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from wildcards.errors import DeckError, SeedError

# Which shuffle: the label is in the hashed text, followed by its number for the last two.
HABITAT: Final[i64] = 0
ANIMALS: Final[i64] = 1
TALISMAN: Final[i64] = 2
RESHUFFLE: Final[i64] = 3
LEO_PILE: Final[i64] = 4
LABELS: Final = ("habitat", "animals", "talisman", "reshuffle", "leo")

_T = TypeVar("_T")
SEED_BYTES: Final[i64] = 32
_WORDS: Final[i64] = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where shuffles come from. A subclass gives `shuffle`."""

    def shuffle(self, which: int, number: int, cards: list[int]) -> list[int]:
        """The cards in their new order, the first to be drawn first.

        `which` is HABITAT … LEO_PILE, `number` counts shuffles of that kind in this game from 1. The cards
        come in ascending order; Leo's refill card is 16.
        """
        raise NotImplementedError


class SeededChance(Chance):
    """Shuffles derived from a 32-byte seed by SHA-256 and Fisher–Yates with rejection."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    def __reduce__(self) -> tuple[type[SeededChance], tuple[bytes]]:
        return SeededChance, (self.seed,)

    def shuffle(self, which: int, number: int, cards: list[int]) -> list[int]:
        """The Fisher–Yates shuffle driven by SHA-256(seed, label, block number)."""
        label = f"wildcards/1 {LABELS[which]}"
        if which >= RESHUFFLE:
            label += f" {number}"
        words = HashWords(self.seed + label.encode())
        order = cards[:]
        for i in range(len(order) - 1, 0, -1):
            j = words.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class HashWords:
    """The 32-bit big-endian words of SHA-256(prefix + 4-byte block number), block after block."""

    def __init__(self, prefix: bytes) -> None:
        self.prefix: Final = prefix
        self.block = b""
        self.blocks = 0
        self.at = 0

    def word(self) -> int:
        """The next 32-bit word."""
        if self.at == len(self.block):
            self.block = hashlib.sha256(self.prefix + self.blocks.to_bytes(4, "big")).digest()
            self.blocks += 1
            self.at = 0
        self.at += 4
        return int.from_bytes(self.block[self.at - 4 : self.at], "big")

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1; words that would favour some are skipped."""
        limit = _WORDS - _WORDS % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n


class RecordedChance(Chance):
    """Shuffles read from a record, each checked to be of the right cards. Raises DeckError.

    When the record holds no more, `then` takes over; without `then` that is an error too.
    """

    def __init__(
        self,
        reshuffles: Sequence[Sequence[int]],
        leo_piles: Sequence[Sequence[int]],
        then: Chance | None = None,
    ) -> None:
        self.reshuffles: Final = [list(pile) for pile in reshuffles]
        self.leo_piles: Final = [list(pile) for pile in leo_piles]
        self.then: Final = then

    def __reduce__(
        self,
    ) -> tuple[type[RecordedChance], tuple[list[list[int]], list[list[int]], Chance | None]]:
        return RecordedChance, (self.reshuffles, self.leo_piles, self.then)

    def shuffle(self, which: int, number: int, cards: list[int]) -> list[int]:
        """The recorded order."""
        name = "leo_piles" if which == LEO_PILE else "reshuffles"
        recorded = self.leo_piles if which == LEO_PILE else self.reshuffles
        if number > len(recorded):
            if self.then is None:
                raise DeckError(f"{name}: expected entry {number}, but there are only {len(recorded)}")
            return self.then.shuffle(which, number, cards)
        order = recorded[number - 1]
        if sorted(order) != cards:
            raise DeckError(f"{name}: entry {number} does not hold the {len(cards)} cards shuffled there")
        return order[:]


class Rng:
    """xoshiro128** (Blackman and Vigna, 2018): fast, seeded, the same compiled or not; not for deals."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.a: i64 = _mix(low + 0x9E3779B9)
        self.b: i64 = _mix(self.a ^ high)
        self.c: i64 = _mix(self.b + 0x7F4A7C15)
        self.d: i64 = _mix(self.c ^ low) | 1  # never all zero

    def word(self) -> i64:
        """The next 32-bit word."""
        x: i64 = (self.b * 5) & 0xFFFFFFFF
        x = ((x << 7) | (x >> 25)) & 0xFFFFFFFF
        shifted: i64 = (self.b << 9) & 0xFFFFFFFF
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & 0xFFFFFFFF
        return (x * 9) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**16; the bias is below n / 2**32."""
        return (self.word() * n) >> 32

    def shuffle(self, cards: list[_T]) -> None:  # of any type: compiled code would take every int apart
        """Shuffle in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


def _mix(x: i64) -> i64:
    """Scramble 32 bits; the factor is small enough for a signed 64-bit product."""
    x &= 0xFFFFFFFF
    x = (((x >> 16) ^ x) * 0x45D9F3B) & 0xFFFFFFFF
    x = (((x >> 16) ^ x) * 0x45D9F3B) & 0xFFFFFFFF
    return (x >> 16) ^ x


class FastChance(Chance):
    """Shuffles for bulk simulation, from a 64-bit seed by xoshiro128**."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def __reduce__(self) -> tuple[type[FastChance], tuple[int]]:
        return FastChance, (self.seed,)

    def shuffle(self, which: int, number: int, cards: list[int]) -> list[int]:
        """A Fisher–Yates shuffle by a generator seeded with (seed, which, number)."""
        order = cards[:]
        Rng(self.seed + 0x1000193 * (8 * number + which)).shuffle(order)
        return order


def seed_bytes(seed: int | bytes) -> bytes:
    """The 32 bytes of a seed; a number stands for its big-endian bytes. Raises SeedError."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SeedError(f"seed: expected {SEED_BYTES} bytes, got {len(seed)}")
        return seed
    if seed < 0 or seed.bit_length() > 8 * SEED_BYTES:
        raise SeedError(f"seed: expected a whole number from 0 to 2**256 - 1, got {seed}")
    return seed.to_bytes(SEED_BYTES, "big")


def commitment(seed: int | bytes) -> str:
    """The hex SHA-256 of the 32 seed bytes: published before the game, it binds the dealer to the seed."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()
