"""Shuffles: reimplemented from docs/fair-deals.md, and compared."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ALL_TABLES, STEADY, TABLES, last_of, play

from wildcards.engine.card import CARD_TOKENS, SPECIES_TOKENS
from wildcards.engine.chance import (
    ANIMALS,
    HABITAT,
    LABELS,
    LEO_PILE,
    RESHUFFLE,
    TALISMAN,
    Chance,
    FastChance,
    HashWords,
    RecordedChance,
    Rng,
    SeededChance,
    commitment,
    seed_bytes,
)
from wildcards.engine.event import EventKind
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import DeckError, SeedError

# --- the documented method, from scratch


def words(seed: bytes, label: str) -> Iterator[int]:
    """32-bit big-endian words of SHA-256(seed || label || block number as 4 big-endian bytes)."""
    block = 0
    while True:
        digest = hashlib.sha256(seed + label.encode("ascii") + block.to_bytes(4, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(seed: bytes, label: str, cards: list[int]) -> list[int]:
    """Fisher–Yates from the back, words that favour some numbers skipped."""
    source, order = words(seed, label), list(cards)
    for last in range(len(order) - 1, 0, -1):
        sides = last + 1
        word = next(source)
        while word >= 2**32 - 2**32 % sides:
            word = next(source)
        chosen = word % sides
        order[last], order[chosen] = order[chosen], order[last]
    return order


SEEDS = st.binary(min_size=32, max_size=32)


@STEADY
@given(SEEDS, st.integers(0, 99), st.lists(st.integers(0, 16), max_size=46))
def test_shuffles_follow_the_documented_method(seed: bytes, number: int, cards: list[int]) -> None:
    chance = SeededChance(seed)
    cards.sort()
    for which, label in ((HABITAT, "habitat"), (ANIMALS, "animals"), (TALISMAN, "talisman")):
        assert chance.shuffle(which, 1, cards) == shuffled(seed, f"wildcards/1 {label}", cards)
    for which, label in ((RESHUFFLE, "reshuffle"), (LEO_PILE, "leo")):
        assert chance.shuffle(which, number, cards) == shuffled(seed, f"wildcards/1 {label} {number}", cards)
    assert cards == sorted(cards), "the cards given were changed"


@STEADY
@given(SEEDS)
def test_a_deal_follows_the_documented_method(seed: bytes) -> None:
    for rules in TABLES:
        one, two, three, four = rules.value_counts
        habitat = 3 * [one, two, three, four] + [1, 1, 1, 1]
        cards = [card for card, number in enumerate(habitat) for _ in range(number)]
        first = [0, 1, 2, 3, 4, 5] if rules.seats == 3 else []
        zoo = [species for species in range(6) for _ in range(7 - bool(first))]
        more = {3: 8, 4: 6, 5: 2}[rules.seats]
        zoo = shuffled(seed, "wildcards/1 animals", zoo)
        state = new_game(rules, seed=seed)
        assert state.decks is not None
        assert list(state.decks.habitat) == shuffled(seed, "wildcards/1 habitat", cards)
        assert list(state.decks.animals) == zoo[more:]
        assert list(state.decks.removed) == first + zoo[:more]
        if rules.edition == "2022":
            humans = [seat for seat in range(rules.seats) if seat != rules.leo_seat]
            assert state.observe(None).talisman == shuffled(seed, "wildcards/1 talisman", humans)[0]


def test_later_shuffles_of_a_game_follow_the_documented_method() -> None:
    checked: Counter[EventKind] = Counter()
    for rules in ALL_TABLES:
        events = [event for log in last_of(play(rules, 7, "spender")).past for event in log.events]
        for kind, label in ((EventKind.RESHUFFLED, "reshuffle"), (EventKind.LEO_PILE, "leo")):
            piles = [list(event.cards) for event in events if event.kind == kind]
            checked[kind] += len(piles)
            for number, pile in enumerate(piles, 1):
                assert pile == shuffled(seed_bytes(7), f"wildcards/1 {label} {number}", sorted(pile))
    assert min(checked.values()) > 30


def test_known_answers() -> None:
    """Fixed for ever: a seed once published must give its game in every later release."""
    ten = list(range(10))
    seven = SeededChance(seed_bytes(7))
    assert seven.shuffle(HABITAT, 1, ten) == [7, 8, 2, 9, 5, 1, 3, 4, 6, 0]
    assert seven.shuffle(RESHUFFLE, 2, ten) == [9, 2, 6, 7, 1, 3, 4, 0, 8, 5]
    decks = new_game(Rules(), seed=7).decks
    assert decks is not None
    assert " ".join([CARD_TOKENS[card] for card in decks.habitat]) == (
        "F1 S3 M1 M2 F2 M3 F2 F3 M3 W3 S4 S2 S2 M2 F4 M4 M1 F4 F2 M2 W4 F1 F2 S1 "
        "W1 S2 F1 M3 M4 F3 M1 S1 S1 S1 F3 S3 S2 S4 M2 M1 W2 F1 M1 F1 S3 S1"
    )
    assert " ".join([SPECIES_TOKENS[species] for species in decks.animals]) == (
        "ib sq me ib sq me ib ea li pe me li me pe sq pe ib pe "
        "ea li li li sq ea ib li pe me sq pe ib sq ea me li ib"
    )
    assert LABELS == ("habitat", "animals", "talisman", "reshuffle", "leo")


def test_words_that_favour_some_numbers_are_thrown_away() -> None:
    """With 2**32 mod n = 2**31 - 1 nearly half of all words are unusable: many must be skipped."""
    sides = 2**31 + 1
    ours = HashWords(b"prefix")
    source = words(b"prefix", "")
    skipped = 0
    for _ in range(200):
        word = next(source)
        while word >= sides:
            skipped += 1
            word = next(source)
        assert ours.below(sides) == word
    assert skipped > 50


def test_hash_words_run_over_the_ends_of_blocks() -> None:
    ours, source = HashWords(b"x"), words(b"x", "")
    assert [ours.word() for _ in range(40)] == [next(source) for _ in range(40)]


# --- seeds and commitments


def test_a_number_stands_for_its_big_endian_bytes() -> None:
    assert seed_bytes(0) == bytes(32)
    assert seed_bytes(258) == bytes(30) + b"\x01\x02"
    assert seed_bytes(2**256 - 1) == 32 * b"\xff"
    assert seed_bytes(bytes(range(32))) == bytes(range(32))


@pytest.mark.parametrize("seed", [-1, 2**256, -(2**300), 10**80])
def test_a_number_that_fits_no_32_bytes_is_refused(seed: int) -> None:
    with pytest.raises(
        SeedError, match=r"seed: expected a whole number from 0 to 2\*\*256 - 1, got "
    ) as error:
        seed_bytes(seed)
    assert str(error.value).endswith(f"got {seed}")


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(SeedError, match=f"seed: expected 32 bytes, got {length}"):
        seed_bytes(bytes(length))
    with pytest.raises(SeedError):
        commitment(bytes(length))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(7) == hashlib.sha256(bytes(31) + b"\x07").hexdigest()
    assert commitment(7) == "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"
    assert commitment(bytes(32)) == commitment(0)


# --- other sources


def test_a_source_of_chance_has_to_shuffle() -> None:
    with pytest.raises(NotImplementedError):
        Chance().shuffle(HABITAT, 1, [1, 2])


class Backwards(Chance):
    """No shuffle at all: the highest card is drawn first."""

    def shuffle(self, which: int, number: int, cards: list[int]) -> list[int]:
        return cards[::-1]


def test_a_game_takes_any_source_of_chance() -> None:
    state = new_game(Rules(), chance=Backwards())
    assert str(state.observe(0).hand) == "M3 M4 M4 W1 W2 W3 W4"
    assert state.observe(None).display == (5, 4, 4)
    assert state.observe(None).talisman == 3


def test_recorded_shuffles_are_given_back_in_turn() -> None:
    chance = RecordedChance([[2, 1], [3, 3, 0]], [[16, 4]])
    assert chance.shuffle(RESHUFFLE, 1, [1, 2]) == [2, 1]
    assert chance.shuffle(RESHUFFLE, 2, [0, 3, 3]) == [3, 3, 0]
    assert chance.shuffle(LEO_PILE, 1, [4, 16]) == [16, 4]
    chance.shuffle(RESHUFFLE, 1, [1, 2]).append(9)
    assert chance.shuffle(RESHUFFLE, 1, [1, 2]) == [2, 1], "the record itself was changed"


def test_recorded_shuffles_hold_the_right_cards() -> None:
    chance = RecordedChance([[2, 1]], [[16, 4]])
    with pytest.raises(DeckError, match="reshuffles: entry 1 does not hold the 3 cards shuffled there"):
        chance.shuffle(RESHUFFLE, 1, [1, 2, 2])
    with pytest.raises(DeckError, match="leo_piles: entry 1 does not hold the 2 cards shuffled there"):
        chance.shuffle(LEO_PILE, 1, [5, 16])


def test_after_the_recorded_shuffles_another_source_goes_on_or_none() -> None:
    with pytest.raises(DeckError, match="reshuffles: expected entry 1, but there are only 0"):
        RecordedChance([], []).shuffle(RESHUFFLE, 1, [1])
    with pytest.raises(DeckError, match="leo_piles: expected entry 3, but there are only 1"):
        RecordedChance([], [[16]]).shuffle(LEO_PILE, 3, [1])
    then = SeededChance(seed_bytes(1))
    cards = list(range(9))
    assert RecordedChance([], [], then).shuffle(RESHUFFLE, 4, cards) == then.shuffle(RESHUFFLE, 4, cards)


def test_fast_shuffles_are_fair_enough() -> None:
    """Every card comes to every place about equally often."""
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(4000):
        order = FastChance(seed).shuffle(HABITAT, 1, [0, 1, 2, 3, 4, 5])
        assert sorted(order) == [0, 1, 2, 3, 4, 5]
        counts.update(list(enumerate(order)))
    assert len(counts) == 36
    assert all(abs(number - 4000 / 6) < 5 * (4000 / 6) ** 0.5 for number in counts.values())


def test_fast_shuffles_differ_by_seed_kind_and_number() -> None:
    cards = list(range(30))
    keys = [(seed, which, number) for seed in (0, 1, 2**40, -1) for which in range(5) for number in (1, 2, 3)]
    orders = {tuple(FastChance(seed).shuffle(which, number, cards)) for seed, which, number in keys}
    assert len(orders) == len(keys)
    assert FastChance(5).shuffle(RESHUFFLE, 3, cards) == FastChance(5).shuffle(RESHUFFLE, 3, cards)
    assert FastChance(7).shuffle(HABITAT, 1, list(range(10))) == [0, 6, 1, 5, 7, 3, 4, 9, 2, 8]


@pytest.mark.parametrize(
    "chance",
    [
        SeededChance(seed_bytes(5)),
        FastChance(5),
        RecordedChance([[1, 0]], [], SeededChance(seed_bytes(6))),
        RecordedChance([[1, 0]], [], FastChance(6)),
    ],
)
def test_sources_of_chance_can_be_pickled(chance: Chance) -> None:
    twin = pickle.loads(pickle.dumps(chance))
    for number in (1, 2, 3):
        assert twin.shuffle(RESHUFFLE, number, [0, 1]) == chance.shuffle(RESHUFFLE, number, [0, 1])


# --- the fast generator


def xoshiro(state: list[int]) -> Iterator[int]:
    """xoshiro128** 1.1 as its authors published it (Blackman and Vigna, public domain), in 32 bits."""
    mask = 2**32 - 1

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & mask

    s0, s1, s2, s3 = state
    while True:
        yield rotl(s1 * 5 & mask, 7) * 9 & mask
        t = s1 << 9 & mask
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = rotl(s3, 11)


@STEADY
@given(st.integers(-(2**70), 2**70))
def test_the_fast_generator_is_xoshiro(seed: int) -> None:
    rng = Rng(seed)
    state = [rng.a, rng.b, rng.c, rng.d]
    assert any(state)
    assert all(0 <= word < 2**32 for word in state)
    reference = xoshiro(state)
    assert [rng.word() for _ in range(100)] == [next(reference) for _ in range(100)]


def test_known_answers_of_the_fast_generator() -> None:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert [rng.word() for _ in range(10)] == [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]  # fmt: skip
    rng = Rng(7)
    assert [rng.word() for _ in range(5)] == [1478256984, 1858440145, 2692194689, 327310510, 531319977]
    assert Rng(2**64 - 1).word() == Rng(-1).word() == 302070207


def test_numbers_below_a_bound() -> None:
    rng = Rng(3)
    for sides in (1, 2, 3, 46, 2**16):
        drawn = [rng.below(sides) for _ in range(300)]
        assert 0 <= min(drawn) <= max(drawn) < sides
    assert {rng.below(6) for _ in range(200)} == set(range(6))


def test_the_generator_shuffles_in_place() -> None:
    cards = list(range(20))
    Rng(1).shuffle(cards)
    assert sorted(cards) == list(range(20)) != cards
    for few in ([], [5]):
        copied = few[:]
        Rng(1).shuffle(copied)
        assert copied == few
