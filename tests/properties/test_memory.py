"""Perfect memory: worlds after a reshuffle are possible, and each is as likely as it should be.

Whoever plays without looking tells nothing by what is played. So over many such games what worlds say of a
hidden hand has to come true, on average, whatever it is weighed with.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Final

import pytest
from strategies import games, needs_speed, tries

from wildcards.engine import board as at
from wildcards.engine.action import DONE
from wildcards.engine.card import NONE, REFILL
from wildcards.engine.determinize import determinize
from wildcards.engine.event import Event, EventKind
from wildcards.engine.memory import stories_of
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.notation.record import Record
from wildcards.notation.redeal import redealt
from wildcards.notation.turn import turn_starts

WORLDS: Final = 40
BLIND: Final = Rules(
    seats=5, value_counts=(14, 0, 0, 0)
)  # a bid of 1 costs no other card, so nothing is chosen


def blind_game(seed: int) -> Iterator[State]:
    """A game of players who bid cards without looking, and pass where they would have to pay."""
    dice = random.Random(seed)
    state = new_game(BLIND, seed=seed)
    while not state.is_over:
        yield state
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        hand = list(state.observe(seat).hand)
        action = DONE
        if state.phase == Phase.BID and not state.observe(seat).sealed:
            action = dice.choice(hand) if hand and dice.random() < 0.8 else REFILL
        elif state.phase == Phase.TAKE and state.value == 1:
            action = legal[-1] if DONE not in legal[-1:] else legal[0]
        state.apply(seat, action if action in legal else legal[0])


def surprises(number: int, shuffles: int, *, memory: bool) -> list[float]:
    """For each game: how far a hand was from what worlds said, weighed with what they said of it."""
    found: list[float] = []
    for seed in range(number):
        rng = random.Random(seed)
        sums = []
        for state in blind_game(seed):
            is_due = state.phase == Phase.BID and len(state.to_act) == BLIND.seats
            if is_due and state.s[at.RESHUFFLES] == shuffles:
                sums.append(_surprise(state, rng, memory=memory))
        if sums:
            found.append(fmean(sums))
    return found


def _surprise(state: State, rng: random.Random, *, memory: bool) -> float:
    seen = state.observe(0)
    # Half of the worlds say what to weigh with, the other half what to expect: so their chance is no bias.
    counts = [[[0.0] * 16 for _ in range(BLIND.seats)] for _ in range(2)]
    for number in range(2 * WORLDS):
        world = determinize(seen, rng, memory=memory)
        for seat in range(1, BLIND.seats):
            for card in world.observe(seat).hand:
                counts[number % 2][seat][card] += 1 / WORLDS
    total = 0.0
    for seat in range(1, BLIND.seats):
        hand = list(state.observe(seat).hand)
        for card in range(16):
            total += (hand.count(card) - counts[0][seat][card]) * counts[1][seat][card]
    return total


def deviation(values: list[float]) -> float:
    """The mean in standard errors."""
    return fmean(values) / (stdev(values) / math.sqrt(len(values)))


@needs_speed
@pytest.mark.parametrize("shuffles", [1, *[pytest.param(other, marks=pytest.mark.slow) for other in (0, 2)]])
def test_what_worlds_say_of_hidden_hands_comes_true(shuffles: int) -> None:
    values = surprises(150, shuffles, memory=True)
    assert len(values) > 20
    assert abs(deviation(values)) < 2.5


@needs_speed
def test_without_a_memory_it_does_not() -> None:
    assert abs(deviation(surprises(150, 1, memory=False))) > 3


@needs_speed
@pytest.mark.parametrize("table", [Rules(seats=4), Rules("2020", seats=5), Rules(seats=3, leo=True)])
def test_every_world_could_have_been(table: Rules) -> None:
    """A whole game can be made of each in which the seat saw the same."""
    rng = random.Random(1)
    for _, game in games(table, tries(9)):
        *_, last = game
        record = Record.of(last)
        for start, state in turn_starts(record):
            if state.s[at.RESHUFFLES]:
                seat = rng.choice(table.human_seats())
                assert redealt(record, start, seat, rng).replay().observe(seat) == state.observe(seat)


def test_all_stories_are_told_or_some_and_their_weights_add_up() -> None:
    met = 0
    for _, game in games(Rules("2020", seats=4), tries(9)):
        for step, state in enumerate(game):
            if step % 9 == 0 and state.s[at.RESHUFFLES]:
                seen = state.observe(None)
                numbers = []
                for most in (400, 3):
                    stories = stories_of(seen, -1, most)
                    assert abs(sum([story.weight for story in stories]) - 1) < 1e-9
                    numbers.append(len(stories))
                met += numbers[1] < numbers[0]
    assert met > 0


# --- histories that lead nowhere


def late() -> Observation:
    """What a spectator sees after a reshuffle."""
    for _, game in games(Rules(seats=4), 9):
        for state in game:
            if state.s[at.RESHUFFLES] and state.phase == Phase.BID and state.round > 5:
                return state.observe(None)
    raise AssertionError("no game had a reshuffle")


def test_a_history_with_a_gap_tells_no_stories_and_is_dealt_uniformly() -> None:
    seen = late()
    assert stories_of(seen, -1)
    for number in range(len(seen.history)):
        history = seen.history[:number] + seen.history[number + 1 :]
        torn = seen._replace(history=history)
        stories_of(torn, -1)  # a round without hidden draws may be missing unnoticed
        world = determinize(torn, random.Random(1), log=False)
        assert world.observe(None).hand_sizes == seen.hand_sizes
    assert stories_of(seen._replace(history=()), -1) == []


def test_histories_that_cannot_have_been_tell_no_stories() -> None:
    seen = late()
    draw = Event(EventKind.DREW, 1, NONE)
    own = seen._replace(seat=0)
    wrong = {
        "more cards of a kind drawn than there are": (own, [Event(EventKind.DREW, 0, 15)] * 2),
        "a card taken back that lay nowhere": (seen, [Event(EventKind.RETURNED, 1, 15)] * 2),
        "a pile for Leo, who does not play": (seen, [Event(EventKind.LEO_PILE, 1, 6)]),
        "a hand of sixteen": (seen, [draw] * 16),
        "more drawn than the pile holds": (seen, [draw._replace(seat=seat) for seat in (1, 2, 3)] * 7),
        "a reshuffle of nothing": (seen, [Event(EventKind.RESHUFFLED, NONE, 0)]),
    }
    for what, (base, events) in wrong.items():
        first, *rest = seen.history
        torn = base._replace(history=((*first, *events), *rest))
        assert stories_of(torn, -1 if base.seat is None else 0) == [], what


def test_where_the_stories_kept_come_to_nothing_more_are_told() -> None:
    lost = 0
    for _, game in games(Rules("2020", seats=5), 12):
        for step, state in enumerate(game):
            if step % 7 == 0 and state.s[at.RESHUFFLES]:
                lost += bool(stories_of(state.observe(None), -1, 1))
    assert lost > 0
