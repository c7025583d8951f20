"""The heuristic weighs what the seat knows, and pays sensibly."""

from __future__ import annotations

import random

import pytest
from strategies import TABLES, needs_speed, play, table_name

from wildcards.bots.hand import Hand
from wildcards.bots.parameters import HAND_WRITTEN, NAMES, Weights
from wildcards.bots.weights import tuned_heuristic
from wildcards.engine.action import parse_token
from wildcards.engine.card import Cards
from wildcards.engine.chance import Rng
from wildcards.engine.determinize import determinize
from wildcards.engine.legal import legal_mask
from wildcards.engine.rules import Rules


class Read(dict[str, float]):
    """Numbers by name; knows which were asked for."""

    def __init__(self, named: dict[str, float]) -> None:
        super().__init__(named)
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.asked.add(name)
        return super().__getitem__(name)


EAGLE, LION = 2, 4  # species: mountains and savannah


def packed(cards: str) -> int:
    return Cards.of([parse_token(card) for card in cards.split()]).packed


def weighing(cards: str) -> Hand:
    """These cards, weighed with the hand-written weights and all rounds to come."""
    hand = Hand(Weights(HAND_WRITTEN))
    hand.weigh(packed(cards), 12.0)
    return hand


@needs_speed
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_reads_nothing_that_its_seat_does_not_know(table: Rules) -> None:
    heuristic = tuned_heuristic()
    dice = random.Random(1)
    for state in play(table, 4):
        for seat in state.to_act:
            seen = state.observe(seat)
            mask = legal_mask(state, seat)
            chosen = {
                heuristic.choose(dealt, seat, mask, Rng(1), 0.5)
                for dealt in [state, *[determinize(seen, dice, log=False) for _ in range(3)]]
            }
            assert len(chosen) == 1
            assert chosen <= set(seen.legal_actions)


@pytest.mark.parametrize(
    ("hand", "need", "bid", "species", "expected"),
    [
        ("S1 S3 F1 M1", 2, "S2", LION, "S1 S3"),  # the bonus, though a plain card would be cheaper
        ("S1 F1 W2", 2, "S2", LION, "S1 W2"),  # a wild card is at home everywhere
        ("F1 S1 S2 W1", 1, "M2", EAGLE, "W1"),  # as here, the last way to the bonus
        ("S1 W3", 1, "F2", LION, "S1"),  # the bid is not at home, so the wild card is kept
    ],
)
def test_a_payment_earns_the_bonus_or_is_the_cheapest(
    hand: str, need: int, bid: str, species: int, expected: str
) -> None:
    paid = weighing(hand).payment(packed(hand), need, species, packed(bid), 0, 0.0)
    assert str(Cards(paid)) == expected


def test_a_payment_that_is_not_in_the_hand_is_refused() -> None:
    assert weighing("S1 S2").payment(packed("S1 S2"), 3, LION, packed("S4"), 0, 0.0) == -1
    assert (
        weighing("F1 S2").payment(packed("F1 S2"), 2, LION, packed("S3"), 4, 0.0) == -1
    )  # F1 comes too late


def test_in_a_tie_a_high_sum_can_be_worth_its_cards() -> None:
    cheap = weighing("S1 S4").payment(packed("S1 S4"), 1, LION, packed("S2"), 0, 0.0)
    dear = weighing("S1 S4").payment(packed("S1 S4"), 1, LION, packed("S2"), 0, 1.0)
    assert (str(Cards(cheap)), str(Cards(dear))) == ("S1", "S4")


def test_every_weight_that_is_read_has_a_hand_written_value() -> None:
    read = Read(HAND_WRITTEN)
    Weights(read)
    assert read.asked == set(NAMES)


def test_noise_makes_other_choices_possible() -> None:
    state = next(play(Rules(), 1))
    heuristic = tuned_heuristic()
    mask = legal_mask(state, 0)
    calm = {heuristic.choose(state, 0, mask, Rng(seed), 0.0) for seed in range(40)}
    hot = {heuristic.choose(state, 0, mask, Rng(seed), 4.0) for seed in range(40)}
    assert len(calm) == 1
    assert len(hot) > 3
