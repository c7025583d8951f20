"""Determinizations fit what was seen, hold exactly the cards that are left, vary, and play on."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from invariants import check_all, habitat_deck
from strategies import (
    TABLES,
    all_animals,
    all_habitats,
    audiences,
    choose,
    dice,
    games,
    needs_speed,
    play,
    positions_in,
    table_name,
    tries,
)

from wildcards.engine import board as at
from wildcards.engine.card import REFILL, SPECIES, pack, unpack
from wildcards.engine.determinize import determinize
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.secrecy.rewrite import hidden_habitats


def some_positions(table: Rules, number: int, every: int) -> Iterator[tuple[State, random.Random]]:
    for seed, game in games(table, tries(number)):
        for step, state in enumerate(game):
            if step % every == seed % every:
                yield state, dice("determinize", table, seed, step)


def play_out(state: State, chooser: random.Random) -> None:
    """Play to the end and find every law kept on the way."""
    rounds = state.round
    while not state.is_over:
        seat = chooser.choice(state.to_act)
        assert state.legal_actions(seat), f"seat {seat} owes a step in {state.phase.name} and has none"
        state.apply(seat, choose(chooser, state, seat, "any"))
        rounds += state.s[at.PHASE] == Phase.BID and state.round != rounds
    assert state.round == rounds == state.rules.rounds
    check_all_but_removed(state)


def check_all_but_removed(state: State) -> None:
    """The laws for a state that does not know which animals were removed."""
    assert all_habitats(state) == habitat_deck(state.rules)
    animals = Counter(all_animals(state))
    assert animals.total() == 42 - state.rules.removed
    assert max(animals.values()) <= 7
    assert sum(len(unpack(state.s[at.HAND + seat])) > 10 for seat in range(state.rules.seats)) == 0


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_determinizations_hold_exactly_the_cards_left(table: Rules) -> None:
    for state, chooser in some_positions(table, 9, 31):
        for audience in audiences(table):
            seen = state.observe(audience)
            fit = determinize(seen, chooser)
            assert fit.observe(audience) == seen
            assert hidden_habitats(fit, audience) == hidden_habitats(state, audience)
            assert all_habitats(fit) == all_habitats(state)
            check_all_but_removed(fit)
            for seat in range(table.seats):
                held = Counter(unpack(fit.s[at.HAND + seat]))
                held.update(
                    [
                        card
                        for where in (at.BIDS, at.COVER, at.TURNED)
                        if 0 <= (card := fit.s[where + seat]) < 16
                    ]
                )
                held.update(unpack(fit.s[at.LAID + seat]))
                assert Counter(seen.known[seat]) <= held
            unseen = Counter(state.decks.removed if state.decks else ())
            unseen.update(list(state.animals)[state.s[at.ANIMALS_AT] :])
            assert Counter(fit.animals) <= unseen


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_determinizations_play_on_to_the_end(table: Rules) -> None:
    for state, chooser in some_positions(table, 9, 71):
        for audience in audiences(table):
            play_out(determinize(state.observe(audience), chooser), chooser)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_every_phase_can_be_resumed(phase: Phase) -> None:
    """From everybody's view, including those who have already acted."""
    done = 0
    for state, chooser in positions_in(phase, 40):
        for audience in audiences(state.rules):
            fit = determinize(state.observe(audience), chooser)
            assert fit.phase == phase
            if audience is not None and audience not in state.to_act:
                done += 1
                assert audience not in fit.to_act
            if is_sealed(phase):
                others = [seat for seat in range(state.rules.seats) if state.s[at.ACTIVE] >> seat & 1]
                assert set(others) - {audience} == set(fit.to_act) - {audience}
            play_out(fit, chooser)
    assert done > 0


def test_repeated_breaks_can_be_resumed() -> None:
    """A tie-break of 2020 that had to be repeated, from the eyes of everybody."""
    met = 0
    for state, chooser in positions_in(Phase.BREAK, 150):
        turned = [len(unpack(state.s[at.BROKE + seat])) for seat in range(state.rules.seats)]
        if max(turned) > 1:
            met += 1
            for audience in audiences(state.rules):
                play_out(determinize(state.observe(audience), chooser), chooser)
    assert met > tries(15)


def test_a_game_that_is_over_is_determinized_too() -> None:
    for table in TABLES:
        for state in play(table, 3):
            if state.is_over:
                for audience in audiences(table):
                    fit = determinize(state.observe(audience), random.Random(1))
                    assert fit.is_over
                    assert (fit.scores(), fit.ranks()) == (state.scores(), state.ranks())


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_equal_generators_give_equal_determinizations(table: Rules) -> None:
    for state, _ in some_positions(table, 2, 23):
        seen = state.observe(0)
        fits = [determinize(seen, random.Random(seed)) for seed in (1, 1, 2, 3)]
        assert fits[0] == fits[1]
        assert state.is_over or len({fit.facts() for fit in fits}) == 3
        chooser = random.Random(5)
        while not fits[0].is_over:
            seat = chooser.choice(fits[0].to_act)
            action = choose(chooser, fits[0], seat, "any")
            assert fits[0].apply(seat, action) == fits[1].apply(seat, action)


def test_without_a_log_it_is_the_same_state_and_keeps_no_log() -> None:
    for table in TABLES:
        for state, _ in some_positions(table, 2, 41):
            seen = state.observe(0)
            loud, quiet = determinize(seen, random.Random(3)), determinize(seen, random.Random(3), log=False)
            assert quiet == loud
            assert not quiet.logging
            assert quiet.observe(0) == seen._replace(history=quiet.observe(0).history)
            assert not any(quiet.observe(0).history)
            chooser = random.Random(9)
            while not loud.is_over and loud.legal_actions(loud.to_act[0]):
                seat = chooser.choice(loud.to_act)
                action = choose(chooser, loud, seat, "any")
                loud.apply(seat, action)
                assert quiet.apply(seat, action) == []
            assert quiet == loud


# --- is it uniform?


def places(state: State, audience: int | None) -> dict[str, list[int]]:
    """The hidden habitat cards by the place they are in; face-down cards count as held."""
    s = state.s
    found = {"pile": list(state.pile)[s[at.PILE_AT] :]}
    for seat in range(state.rules.seats):
        if seat == state.rules.leo_seat:
            found["Leo"] = [card for card in list(state.leo_pile)[s[at.LEO_AT] :] if card != REFILL]
        elif seat != audience:
            held = s[at.HAND + seat]
            if s[at.COVER + seat] >= 0:
                held += pack([s[where + seat] for where in (at.BIDS, at.COVER) if s[where + seat] != REFILL])
            hidden = Counter(unpack(held)) - Counter(unpack(s[at.KNOWN + seat]))
            found[f"seat {seat}"] = list(hidden.elements())
    return found


def check_uniform(samples: list[dict[str, list[int]]]) -> None:
    """Pearson's sum of squares is where it should be, and every card came to every place.

    With all margins fixed its mean is df · m / (m - 1) for m hidden cards; five deviations are allowed.
    """
    sizes = {place: len(cards) for place, cards in samples[0].items() if cards}
    kinds = Counter([card for place in sizes for card in samples[0][place]])
    total = sum(sizes.values())
    counts: Counter[tuple[str, int]] = Counter()
    for sample in samples:
        for place in sizes:
            counts.update([(place, card) for card in sample[place]])
    statistic = 0.0
    for place, size in sizes.items():
        for card, number in kinds.items():
            expected = len(samples) * size * number / total
            assert counts[place, card] > 0, f"card {card} never came to {place}"
            statistic += (counts[place, card] - expected) ** 2 / expected
    freedom = (len(sizes) - 1) * (len(kinds) - 1)
    mean = freedom * total / (total - 1)
    assert abs(statistic - mean) < 5 * math.sqrt(2 * freedom), (statistic, mean)


def find(rules: Rules, fits: Callable[[State], bool]) -> State:
    """The first position of random games that a condition fits, after round 1 but before the first reshuffle.

    From then on not all unseen cards are alike (see test_memory.py).
    """
    for seed in range(200):
        for state in play(rules, seed):
            if state.round > 1 and not state.s[at.RESHUFFLES] and fits(state):
                return state.copy()
    raise AssertionError("no such position")


WANTED: dict[str, tuple[Rules, Callable[[State], bool]]] = {
    "BID with Leo": (Rules(seats=4, leo=True, leo_seat=1), lambda state: state.phase == Phase.BID),
    "BID with known cards": (
        Rules(seats=4),
        lambda state: state.phase == Phase.BID and sum(len(known) for known in state.observe(None).known) > 4,
    ),
    "REVEAL": (Rules(seats=3), lambda state: state.phase == Phase.REVEAL and state.to_act != (0,)),
    "DISCARD": (Rules(seats=5, leo=True), lambda state: state.phase == Phase.DISCARD),
    "LAY": (Rules(seats=4), lambda state: state.phase == Phase.LAY and len(state.to_act) == 1),
    "BREAK": (Rules("2020", seats=4), lambda state: state.phase == Phase.BREAK and len(state.to_act) == 1),
    "TAKE": (Rules(seats=5), lambda state: state.phase == Phase.TAKE),
}


@needs_speed
@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("audience", [0, None])
def test_unseen_cards_are_dealt_uniformly_before_a_reshuffle(name: str, audience: int | None) -> None:
    table, condition = WANTED[name]
    seen = find(table, condition).observe(audience)
    chooser = random.Random(20)
    check_uniform([places(determinize(seen, chooser), audience) for _ in range(900)])


@needs_speed
def test_a_rival_who_is_paying_can_finish_and_is_dealt_uniformly_otherwise() -> None:
    """Payments are laid in card order, so all know that it holds enough cards not lower than its last."""
    state = find(Rules(seats=4), is_in_the_middle_of_paying)
    (payer,) = state.to_act
    seen = state.observe((payer + 1) % 4)
    last = max(seen.payments[payer])
    missing = seen.value - 1 - len(seen.payments[payer])
    hidden = list(hidden_habitats(state, seen.seat).elements())
    known = list(seen.known[payer])
    unknown = seen.hand_sizes[payer] - len(known)
    chooser = random.Random(12)
    expected: Counter[int] = Counter()
    tried = 0
    while tried < 20000:
        hand = chooser.sample(hidden, unknown)
        if len([card for card in hand + known if card >= last]) >= missing:
            expected.update(hand)
            tried += 1
    found: Counter[int] = Counter()
    for _ in range(2000):
        hand = unpack(determinize(seen, chooser).s[at.HAND + payer])
        assert len([card for card in hand if card >= last]) >= missing
        found.update(hand)
        found.subtract(known)
    for card, number in expected.items():
        assert abs(found[card] - number / 10) < 6 * math.sqrt(number / 10), card


def is_in_the_middle_of_paying(state: State) -> bool:
    """A rival of seat 0 who has laid some of a payment and might well be unable to continue."""
    if state.phase != Phase.PAY or state.to_act == (0,):
        return False
    (payer,) = state.to_act
    seen = state.observe(None)
    laid = list(seen.payments[payer])
    return len(laid) > 0 and max(laid) >= 6 and 2 < seen.hand_sizes[payer] < 6 and not seen.known[payer]


@needs_speed
def test_covered_cards_are_any_two() -> None:
    """Of the eagle's owner, who has two cards face down, the refill card is as likely as each other card."""
    table, condition = WANTED["REVEAL"]
    state = find(table, condition)
    coverer = state.to_act[0]
    seen = state.observe(0)
    held = seen.hand_sizes[coverer] + 1
    chooser = random.Random(4)
    refills = 0
    for _ in range(3000):
        fit = determinize(seen, chooser)
        pair = (fit.s[at.BIDS + coverer], fit.s[at.COVER + coverer])
        assert 0 <= pair[0] <= pair[1] <= REFILL
        refills += pair[1] == REFILL
    expected = 3000 * 2 / held
    assert abs(refills - expected) < 5 * math.sqrt(expected)


@needs_speed
def test_leos_refill_card_is_anywhere_in_his_pile() -> None:
    state = find(*WANTED["BID with Leo"])
    seen = state.observe(0)
    chooser = random.Random(6)
    at_place = Counter([list(determinize(seen, chooser).leo_pile).index(REFILL) for _ in range(3000)])
    expected = 3000 / seen.leo_pile_size
    assert set(at_place) == set(range(seen.leo_pile_size))
    assert all(abs(number - expected) < 5 * math.sqrt(expected) for number in at_place.values())


@needs_speed
def test_animals_to_come_are_dealt_uniformly() -> None:
    """The next animal, the last one, and those left out: each kind as often as there are cards unseen."""
    for rules in (Rules(seats=3, three_player_removal="random"), Rules(seats=3), Rules(seats=5)):
        state = find(rules, lambda state: state.phase == Phase.TAKE)
        seen = state.observe(0)
        out = Counter(dict.fromkeys(range(SPECIES), 6 if rules == Rules(seats=3) else 7))
        unseen = out - Counter(all_animals(state)) + Counter(list(state.animals)[state.s[at.ANIMALS_AT] :])
        chooser = random.Random(8)
        piles = [list(determinize(seen, chooser).animals) for _ in range(900)]
        for place in (0, len(piles[0]) - 1):
            shown = Counter([pile[place] for pile in piles])
            for species, number in unseen.items():
                expected = 900 * number / unseen.total()
                assert abs(shown[species] - expected) < 5 * math.sqrt(expected)


def test_the_true_state_keeps_all_laws() -> None:
    """What `check_all` says of true states holds for the states these tests begin with."""
    for table, condition in WANTED.values():
        check_all(find(table, condition))
