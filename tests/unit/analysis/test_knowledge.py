"""What could be known of hidden cards: exact where it can be counted, else near it, and never from them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import pytest
from strategies import TABLES, audiences, dice, games, play, some, table_name
from support.scene import Scene, cards

from wildcards.analysis.knowledge import GROUPS, Estimate, Hand, Knowledge, Place, knowledge
from wildcards.engine.board import PILE_AT
from wildcards.engine.card import REFILL, Cards, habitat_of, value_of
from wildcards.engine.event import EventKind
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.secrecy.rewrite import redeal

LEAST = (1, 2, 3)


def of_group(held: tuple[int, ...], group: str) -> int:
    """How many of these cards are of the group."""
    if group in "1234":
        return len([card for card in held if value_of(card) == int(group)])
    return len(
        [card for card in held if ("forest", "savannah", "mountains", "wild")[habitat_of(card)] == group]
    )


def from_start(seen: Observation) -> Observation:
    """The same with a history that shows a whole game without a reshuffle: a scene begins in the middle."""
    start = new_game(seen.rules, seed=1, talisman=0 if seen.rules.talisman else None).observe(seen.seat)
    return seen._replace(history=start.history)


# --- counted


def few_cards() -> Observation:
    """Seat 0 holds one card of the eleven that do not lie open."""
    table = Scene(hands=["F1", "F2 S2 W1", "M1 M2"], pile="F3 S3 M3 F1 W2", rest="discard")
    return from_start(table.sees(0))


@cache
def ways(unseen: tuple[int, ...], sizes: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
    """Every way to deal these cards to places of these sizes."""
    if not sizes:
        return [[]]
    found = []
    for chosen in combinations(range(len(unseen)), sizes[0]):
        rest = tuple([card for at, card in enumerate(unseen) if at not in chosen])
        first = tuple([unseen[at] for at in chosen])
        found += [[first, *others] for others in ways(rest, sizes[1:])]
    return found


def test_chances_are_those_of_all_ways_to_deal_the_unseen_cards() -> None:
    told = knowledge(few_cards())
    unseen = tuple(cards("F1 F2 F3 S2 S3 M1 M2 M3 W1 W2"))
    all_ways = ways(unseen, (3, 2, 5))
    assert (told.worlds, len(all_ways)) == (0, comb(10, 3) * comb(7, 2))
    for place, found in enumerate([*told.hands, told.pile]):
        for at, group in enumerate(GROUPS):
            counts = [of_group(way[place], group) for way in all_ways]
            assert found.expected[at].value == pytest.approx(sum(counts) / len(counts))
            if isinstance(found, Hand):
                for least in LEAST:
                    share = sum([count >= least for count in counts]) / len(counts)
                    assert found.chance(group, least).value == pytest.approx(share)


def test_a_wild_card_counts_as_wild_and_by_its_value() -> None:
    table = Scene(hands=["F1", "W1 W4", "S1"], rest="discard")
    seen = from_start(table.sees(0))
    known = seen._replace(known=(Cards(), Cards.of(cards("W1 W4")), Cards()))
    hand = knowledge(known).hands[0]
    held = [group for group in GROUPS if hand.chance(group).value == 1]
    assert held == ["wild", "1", "4"]
    assert hand.chance("wild", 2).value == 1


def test_known_cards_are_certain_and_so_are_those_without_room_elsewhere() -> None:
    table = Scene(hands=["F1", "F2 S2 W1", "M1 M2"], rest="discard")
    seen = from_start(table.sees(0))._replace(known=(Cards(), Cards.of(cards("F2 S2 W1")), Cards()))
    told = knowledge(seen)
    assert [str(hand.certain) for hand in told.hands] == ["F2 S2 W1", "M1 M2"]
    assert told.hands[1].chance("mountains", 2) == Estimate(1.0)
    assert [str(hand.certain) for hand in knowledge(seen, "open").hands] == ["F2 S2 W1", ""]


def test_leo_has_cards_of_his_own() -> None:
    table = Scene(hands=["F1", "F2", ""], leo="F3 R S1", leo_seat=2, pile="M1", rest="discard")
    told = knowledge(from_start(table.sees(0)))
    assert [hand.seat for hand in told.hands] == [1]
    assert told.leo is not None
    assert (told.leo.size, told.leo_refill, told.pile.size) == (2, True, 1)
    assert told.leo.expected[0].value == pytest.approx(2 * 2 / 4)  # of F2 F3 S1 M1


def test_a_payment_begun_says_what_its_seat_can_finish() -> None:
    """Whoever pays for a 4 and laid F2 first holds two more cards that are not lower: no forest 1."""
    table = Scene(hands=["F1", "F2 M1 M2 F4", "S1 S2"], display="pe pe", pile="F1 F1", rest="discard")
    table.bid("F1", "F4", "S1")
    table.act(1, "pe@1 F2")
    told = knowledge(from_start(table.sees(0)), worlds=50)
    assert told.worlds == 50
    assert [hand.chance("forest").value > 0 for hand in told.hands] == [False, True]


def test_animals_left_are_spread_over_those_not_seen() -> None:
    state = new_game(Rules(seats=3), seed=4)
    told = knowledge(state.observe(None))
    assert sum([one.value for one in told.animals]) == pytest.approx(state.observe(None).animals_left)
    assert all(one.value > 0 and one.error == 0 for one in told.animals)


# --- sampled


def reshuffled(rules: Rules, seed: int) -> State:
    """A position after a reshuffle, at a bid."""
    for state in play(rules, seed):
        events = [one for log in state.observe(None).history for one in log]
        if state.phase == Phase.BID and any(one.kind == EventKind.RESHUFFLED for one in events):
            return state
    raise AssertionError("no reshuffle")


def test_after_a_reshuffle_chances_have_an_error() -> None:
    seen = reshuffled(Rules(seats=4), 3).observe(0)
    told = knowledge(seen, worlds=100)
    assert told.worlds == 100
    uncertain = [one for hand in told.hands for row in hand.chances for one in row if 0 < one.value < 1]
    assert uncertain
    assert all(0 < one.error <= 0.05 for one in uncertain)


def test_what_happens_in_no_world_may_happen_yet() -> None:
    """Only what is impossible or certain by number has no error."""
    seen = reshuffled(Rules(seats=4), 3).observe(0)
    for hand in knowledge(seen, worlds=2).hands:
        for row in hand.chances:
            assert all(one.value in (0, 1) for one in row if one.error == 0)
    assert any(
        one.value in (0, 1) and one.error > 0
        for hand in knowledge(seen, worlds=2).hands
        for row in hand.chances
        for one in row
    )


@pytest.mark.parametrize("seed", range(4))
def test_sampled_chances_are_near_the_exact_ones(seed: int) -> None:
    """Without its history a position is sampled, and it is dealt as if nothing had been reshuffled."""
    chooser = dice("near", seed)
    state = new_game(Rules(seats=4), seed=seed)
    while state.round < 3:
        seat = state.to_act[0]
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
    seen = state.observe(1)
    exact, near = knowledge(seen), knowledge(seen._replace(history=()), worlds=1500)
    assert (exact.worlds, near.worlds) == (0, 1500)
    misses = [abs(a.value - b.value) / b.error for a, b in pairs(exact, near) if b.error]
    assert all(a == b for a, b in pairs(exact, near) if not b.error)
    assert max(misses) < 4.5
    assert sum([miss**2 for miss in misses]) / len(misses) < 2.5


def pairs(one: Knowledge, other: Knowledge) -> list[tuple[Estimate, Estimate]]:
    return list(zip(numbers(one), numbers(other), strict=True))


def numbers(told: Knowledge) -> list[Estimate]:
    chances = [chance for hand in told.hands for row in hand.chances for chance in row]
    return chances + [one for place in (*told.hands, told.pile) for one in place.expected]


# --- whose knowledge it is


@pytest.mark.parametrize("table", some(TABLES, 3), ids=table_name)
def test_knowledge_is_true_as_far_as_it_is_certain(table: Rules) -> None:
    for seed, game in games(table, 2):
        for step, state in enumerate(game):
            if step % 29 == seed:
                for audience in audiences(table):
                    check_true(state, knowledge(state.observe(audience), worlds=10))


def check_true(state: State, told: Knowledge) -> None:
    seen = state.observe(None)
    assert [hand.size for hand in told.hands] == [seen.hand_sizes[hand.seat] for hand in told.hands]
    assert told.pile.size == seen.pile_size
    places: list[Place] = [*told.hands, told.pile]
    if told.leo is not None:
        places.append(told.leo)
        assert told.leo.size + told.leo_refill == seen.leo_pile_size
    for place in places:
        assert sum([one.value for one in place.expected[:4]]) == pytest.approx(place.size)
        assert sum([one.value for one in place.expected[4:]]) == pytest.approx(place.size)
    pile = Counter(list(state.pile)[state.s[PILE_AT] :])
    assert not Counter(told.pile.certain) - pile
    for hand in told.hands:
        held = held_by(state, hand.seat)
        assert not Counter(hand.certain) - Counter(held)
        for group in GROUPS:
            for least in LEAST:
                chance = hand.chance(group, least)
                if chance.error == 0 and chance.value in (0, 1):
                    assert (of_group(held, group) >= least) == (chance.value == 1)


def held_by(state: State, seat: int) -> tuple[int, ...]:
    """All habitat cards the seat holds, the ones it has face down too."""
    own = state.observe(seat)
    return (*own.hand, *[card for card in own.sealed if card < REFILL])


@pytest.mark.parametrize("table", some(TABLES, 3), ids=table_name)
def test_nothing_hidden_changes_what_could_be_known(table: Rules) -> None:
    for seed, game in games(table, 2):
        for step, state in enumerate(game):
            if step % 41 == seed:
                chooser = dice("knowledge", table, seed, step)
                for audience in audiences(table):
                    other = redeal(state, audience, chooser)
                    before = knowledge(state.observe(audience), worlds=5)
                    assert knowledge(other.observe(audience), worlds=5) == before


def test_a_game_that_is_over_can_be_looked_at() -> None:
    state = list(play(Rules(seats=3), 2))[-1]
    assert state.is_over
    check_true(state, knowledge(state.observe(0), worlds=5))


def test_no_worlds_are_refused() -> None:
    with pytest.raises(ValueError, match="worlds: expected 1 or more, got 0"):
        knowledge(new_game(Rules(seats=3), seed=1).observe(0), worlds=0)
