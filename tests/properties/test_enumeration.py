"""Perfect memory against all worlds that a history leaves possible, counted one by one.

With all numbered habitat cards of value 1 there are seven kinds of cards, so that the hands of two rivals, or
of one and Leo's pile, can be enumerated through whole games. Worlds are compared with them by chi-square, and
stories exactly. None may be impossible.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

import pytest
from strategies import AT_LENGTH, needs_speed
from support.enumeration import KINDS, Enumeration, Hands, number

from wildcards.engine import board as at
from wildcards.engine.card import REFILL
from wildcards.engine.determinize import determinize
from wildcards.engine.memory import MOST_STORIES, Story, stories_of
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game

OWN: Final = 0
FEW_KINDS: Final = (14, 0, 0, 0)
TABLES: Final = {
    "Leo": Rules(seats=3, leo=True, value_counts=FEW_KINDS),
    "2020": Rules("2020", seats=3, value_counts=FEW_KINDS),
    "2022": Rules(seats=3, value_counts=FEW_KINDS),
}
# Games with two reshuffles, which are rare at some tables, and others.
SEEDS: Final = {"Leo": (29, 1, 44), "2020": (5, 3), "2022": (2, 1)}
LEAST: Final = 5.0  # worlds to expect of a cell; rarer ones are put together
MOST_HANDS: Final = 500  # of which each is still compared, one by one


def rounds(rules: Rules, seed: int) -> Iterator[tuple[State, Observation, Enumeration]]:
    """The beginnings of the rounds of a game, with what the first seat saw and what that leaves possible."""
    dice = random.Random(seed)
    state = new_game(rules, seed=seed)
    found = Enumeration(rules, OWN)
    told = 0
    while not state.is_over:
        if state.phase == Phase.BID and len(state.to_act) == len(rules.human_seats()):
            seen = state.observe(OWN)
            events = [event for past in seen.history for event in past]
            for event in events[told:]:
                found.see(event)
            told = len(events)
            yield state, seen, found
        seat = state.to_act[0]
        state.apply(seat, dice.choice(state.legal_actions(seat)))


def hidden(state: State) -> Hands:
    """What others hold, besides what everybody knows; Leo's pile without his refill card."""
    hands = [int(state.s[at.HAND + seat] - state.s[at.KNOWN + seat]) for seat in range(state.rules.seats)]
    hands[OWN] = 0
    if state.rules.leo_seat is not None:
        left = list(state.leo_pile)[state.s[at.LEO_AT] :]
        hands[state.rules.leo_seat] = sum([1 << 4 * card for card in left if card != REFILL])
    return tuple(hands)


def surprise(expected: dict[Hands, float], met: Counter[Hands]) -> float:
    """Chi-square of these counts, as a standard normal number (Wilson and Hilferty)."""
    worlds = sum(met.values())
    squares, cells, rare, rare_met = 0.0, 0, 0.0, 0
    for hands, chance in expected.items():
        if chance * worlds < LEAST:
            rare += chance * worlds
            rare_met += met[hands]
        else:
            squares += (met[hands] - chance * worlds) ** 2 / (chance * worlds)
            cells += 1
    if rare >= LEAST:
        squares += (rare_met - rare) ** 2 / rare
        cells += 1
    free = cells - 1
    if free < 1:
        return 0.0
    shrunk = 2 / (9 * free)
    return float(((squares / free) ** (1 / 3) - (1 - shrunk)) / math.sqrt(shrunk))


def compared(rules: Rules, seeds: Iterable[int], worlds: int) -> dict[int, list[float]]:
    """By the number of reshuffles so far: the surprises. No world may be impossible."""
    found: dict[int, list[float]] = defaultdict(list)
    dealt = 0
    for seed in seeds:
        rng = random.Random(seed)
        for state, seen, enumeration in rounds(rules, seed):
            if len(enumeration.hands) < 2:
                continue
            met = Counter(hidden(determinize(seen, rng, log=False)) for _ in range(worlds))
            dealt += worlds
            assert set(met) <= set(enumeration.hands)
            assert hidden(state) in enumeration.hands
            found[state.s[at.RESHUFFLES]].append(surprise(enumeration.hands, met))
    print(f"{dealt:,} worlds, none impossible")
    return found


def check(found: dict[int, list[float]]) -> None:
    """The surprises are those of chance, before a reshuffle, after one and after more."""
    assert {0, 1, 2} <= set(found)
    later = [one for shuffles in found if shuffles > 1 for one in found[shuffles]]
    for values in (found[0], found[1], later):
        of_all = sum(values) / math.sqrt(len(values))
        print(f"{len(values)} rounds, in all {of_all:.2f}, at most {max(values):.2f}")
        assert abs(of_all) < 4
        assert max(values) < 5


@needs_speed
@pytest.mark.parametrize("table", TABLES)
def test_worlds_are_as_likely_as_an_enumeration_says(table: str) -> None:
    check(compared(TABLES[table], SEEDS[table][: None if AT_LENGTH else 2], 300))


@needs_speed
@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_ten_thousand_worlds_of_each_round_are_so(table: str) -> None:
    check(compared(TABLES[table], [*SEEDS[table], *range(100, 112)], 10_000))


def of_pile(cards: int, held: dict[int, int]) -> Iterator[tuple[dict[int, int], int]]:
    """The ways to deal hands of these sizes from a pile: the hands by seat, and in how many ways."""
    if not held:
        yield {}, 1
        return
    seat, size = next(iter(held.items()))
    rest = {other: many for other, many in held.items() if other != seat}
    kinds = [kind for kind in range(KINDS) if number(cards, kind)]
    for many in product(*[range(number(cards, kind) + 1) for kind in kinds]):
        if sum(many) == size:
            hand = sum([1 << 4 * kind for kind, each in zip(kinds, many, strict=True) for _ in range(each)])
            ways = math.prod([math.comb(number(cards, k), n) for k, n in zip(kinds, many, strict=True)])
            for others, more in of_pile(cards - hand, rest):
                yield {seat: hand, **others}, ways * more


def told(story: Story, seats: int) -> dict[Hands, float]:
    """The hands of a story, with their probabilities."""
    hands: dict[Hands, float] = {(0,) * seats: story.weight}
    for cards, held in zip(story.cards, story.held, strict=True):
        sizes = {seat: int(held) >> 4 * seat & 15 for seat in range(seats) if int(held) >> 4 * seat & 15}
        ways = list(of_pile(int(cards), sizes))
        whole = sum([many for _, many in ways])
        after: dict[Hands, float] = defaultdict(float)
        for before, chance in hands.items():
            for dealt, many in ways:
                one = tuple(before[seat] + dealt.get(seat, 0) for seat in range(seats))
                after[one] += chance * many / whole
        hands = after
    return hands


@needs_speed
@pytest.mark.parametrize("table", TABLES)
def test_stories_say_exactly_what_an_enumeration_does(table: str) -> None:
    rules = TABLES[table]
    compared_with: Counter[int] = Counter()
    for seed in SEEDS[table][:2]:
        for state, seen, enumeration in rounds(rules, seed):
            stories = stories_of(seen, OWN, always=True)
            if len(enumeration.hands) > MOST_HANDS or len(stories) >= MOST_STORIES:
                continue
            compared_with[min(2, state.s[at.RESHUFFLES])] += 1
            found: dict[Hands, float] = defaultdict(float)
            for story in stories:
                for hands, chance in told(story, rules.seats).items():
                    found[hands] += chance
            assert set(found) == set(enumeration.hands)
            for hands, chance in found.items():
                assert chance == pytest.approx(enumeration.hands[hands], rel=1e-6)
    assert set(compared_with) == {0, 1, 2}
