"""How a game begins, and what its owner can ask."""

from __future__ import annotations

from typing import Any

import pytest
from strategies import EVERY_RULES, TABLES, choose, dice, play

from wildcards.engine import board as at
from wildcards.engine.chance import FastChance, SeededChance, seed_bytes
from wildcards.engine.deal import Dealer, Decks, deal
from wildcards.engine.event import EventKind
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game, quiet_game
from wildcards.errors import (
    DeckError,
    IllegalActionError,
    NotOwedError,
    RulesError,
    SeedError,
    WildCardsError,
)


def decks_of(rules: Rules, seed: int = 1) -> Decks:
    return deal(rules, SeededChance(seed_bytes(seed)))


def test_a_game_begins_at_its_bids() -> None:
    for seed, rules in enumerate(EVERY_RULES):
        state = new_game(rules, seed=seed)
        assert (state.phase, state.round, state.is_over) == (Phase.BID, 1, False)
        assert state.to_act == tuple(rules.human_seats())
        assert len(state.display) == rules.slots
        assert -1 not in state.display
        for seat in range(rules.seats):
            assert len(state.observe(seat).hand) == (0 if seat == rules.leo_seat else 7)
        assert state.scores() == [None if seat == rules.leo_seat else 0 for seat in range(rules.seats)]


@pytest.mark.parametrize("rules", TABLES)
def test_the_deal_goes_seat_after_seat(rules: Rules) -> None:
    decks = decks_of(rules)
    state = new_game(rules, seed=1)
    assert state.decks == decks
    deck = list(decks.habitat)
    for seat in range(rules.seats):
        number = 5 if seat == rules.leo_seat else 7
        dealt, deck = deck[:number], deck[number:]
        if seat == rules.leo_seat:
            assert sorted(state.leo_pile) == sorted([*dealt, 16])
        else:
            assert list(state.observe(seat).hand) == sorted(dealt)
    assert list(state.pile)[state.s[at.PILE_AT] :] == deck
    assert state.display == decks.animals[: rules.slots]


@pytest.mark.parametrize("rules", TABLES)
def test_a_quiet_game_is_the_same_without_a_log(rules: Rules) -> None:
    quiet, told = quiet_game(Dealer(rules), FastChance(7)), new_game(rules, chance=FastChance(7))
    assert quiet.decks == told.decks
    for seat in range(rules.seats):
        one, other = quiet.observe(seat), told.observe(seat)
        assert (one.hand, one.talisman, one.legal_actions) == (
            other.hand,
            other.talisman,
            other.legal_actions,
        )
    assert not quiet.logging


def test_decks_may_be_given() -> None:
    for rules in TABLES:
        holder = rules.human_seats()[-1] if rules.talisman else None
        leo_piles = (
            [[16, *sorted(decks_of(rules).habitat[7 * (rules.leo_seat or 0) :][:5])]] if rules.leo else []
        )
        state = new_game(rules, decks=decks_of(rules), talisman=holder, leo_piles=leo_piles)
        assert state.observe(None).talisman == (-1 if holder is None else holder)
        if rules.leo:
            assert list(state.leo_pile) == leo_piles[0]
            with pytest.raises(DeckError, match="leo_piles: expected entry 1, but there are only 0"):
                new_game(rules, decks=decks_of(rules), talisman=holder)
        both = new_game(rules, seed=1, decks=decks_of(rules))
        assert both == new_game(rules, seed=1)
        other = new_game(rules, chance=FastChance(3), decks=decks_of(rules))
        assert other.decks == both.decks


REFUSED: list[tuple[Rules, dict[str, Any], type[WildCardsError], str]] = [
    (Rules(), {}, SeedError, "new_game: expected a seed, a chance or explicit decks, got none"),
    (Rules(), {"seed": -1}, SeedError, "seed: expected a whole number from 0 to 2**256 - 1, got -1"),
    (Rules(), {"seed": b"short"}, SeedError, "seed: expected 32 bytes, got 5"),
    (Rules(), {"seed": 1, "talisman": 4}, RulesError, "talisman: expected one of the seats [0, 1, 2, 3]"),
    (Rules(), {"seed": 1, "talisman": -1}, RulesError, "talisman: expected one of the seats [0, 1, 2, 3]"),
    (
        Rules(leo=True, leo_seat=1),
        {"seed": 1, "talisman": 1},
        RulesError,
        "talisman: expected one of the seats [0, 2, 3] (never Leo's), got 1",
    ),
    (
        Rules(edition="2020"),
        {"seed": 1, "talisman": 0},
        RulesError,
        "talisman: expected none in the 2020 edition, got 0",
    ),
    (
        Rules(),
        {"decks": decks_of(Rules())},
        DeckError,
        "talisman: expected its first holder with explicit decks and no seed, got none",
    ),
    (
        Rules(seats=5),
        {"decks": decks_of(Rules()), "talisman": 0},
        DeckError,
        "decks.animals: expected 40 animals with 5 seats, got 36",
    ),
]


@pytest.mark.parametrize(("rules", "given", "kind", "message"), REFUSED)
def test_a_game_that_cannot_begin_says_why(
    rules: Rules, given: dict[str, Any], kind: type[WildCardsError], message: str
) -> None:
    with pytest.raises(kind) as error:
        new_game(rules, **given)
    assert str(error.value).startswith(message)


def test_the_talisman_is_drawn_or_chosen() -> None:
    assert {new_game(Rules(), seed=seed).observe(None).talisman for seed in range(30)} == {0, 1, 2, 3}
    for seat in range(4):
        assert new_game(Rules(), seed=5, talisman=seat).observe(None).talisman == seat
    drawn = new_game(Rules(), seed=5).observe(None).talisman
    assert new_game(Rules(), seed=5, decks=decks_of(Rules())).observe(None).talisman == drawn


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    state = new_game(Rules(), seed=1)
    for seat in (-1, 4, 2**60):
        for ask in (state.observe, state.legal_actions):
            with pytest.raises(NotOwedError, match=f"expected a seat from 0 to 3, got {seat}") as error:
                ask(seat)
            assert (error.value.code, error.value.rule) == ("no_seat", "setup")
        assert not state.is_legal(seat, 0)


def test_states_are_equal_by_their_cards() -> None:
    state = new_game(Rules(), seed=1)
    twin = new_game(Rules(), seed=1)
    assert state == twin
    assert hash(state) == hash(twin)
    assert state != new_game(Rules(), seed=2)
    assert state != 5
    twin.apply(0, 16)
    assert state != twin


def test_scores_add_up_their_parts() -> None:
    for state in play(Rules(leo=True), 3):
        parts = state.breakdown()
        assert state.scores() == [None if part is None else part.total for part in parts]
        for seat in state.rules.human_seats():
            seen = state.observe(None)
            assert seen.breakdown(seat) == parts[seat]
            assert seen.leaders_of(seat) == [s for s in range(6) if seen.leaders[s] == seat]
    assert state.ranks()[3] is None


def test_after_the_end_nobody_owes_a_step() -> None:
    for rules in (Rules(), Rules(edition="2020", seats=3), Rules(seats=5, leo=True)):
        for state in play(rules, 1):
            if state.is_over:
                assert state.to_act == ()
                for seat in range(rules.seats):
                    assert state.legal_actions(seat) == []
                    with pytest.raises(
                        NotOwedError, match=f"the game is over: seat {seat} owes no step"
                    ) as error:
                        state.apply(seat, 17)
                    assert (error.value.code, error.value.rule) == ("over", "end")
                assert state.past[-1].events[-1].kind == EventKind.OVER


class Counting(State):
    """A subclass that counts its steps, as other programs may do."""

    steps = 0

    def step(self, seat: int, action: int) -> None:
        self.steps += 1
        super().step(seat, action)


def test_a_state_may_be_subclassed() -> None:
    start = new_game(Rules(), seed=1)
    state = Counting(
        start.rules, start.chance, start.decks, start.s[:], start.pile, start.animals, start.leo_pile
    )
    state.apply(0, 16)
    state.apply(1, 16)
    assert state.steps == 2
    with pytest.raises(IllegalActionError):
        state.apply(2, 17)
    assert state.steps == 2


def test_a_step_tells_nothing_without_a_log() -> None:
    state = new_game(Rules(), seed=1)
    state.logging = False
    before = list(state.log)
    while state.round == 1:
        seat = state.to_act[0]
        assert state.apply(seat, state.legal_actions(seat)[0]) == []
    assert state.log == before
    assert state.past == ()


def test_a_step_whose_shuffle_is_missing_changes_nothing() -> None:
    """Explicit decks without a seed: the first reshuffle is an error, and the game stays where it was."""
    state = new_game(Rules(), decks=decks_of(Rules()), talisman=0)
    before, chooser = state.copy(), dice("missing")
    with pytest.raises(DeckError, match="reshuffles: expected entry 1, but there are only 0"):  # noqa: PT012
        while not state.is_over:
            before = state.copy()
            state.apply(state.to_act[0], choose(chooser, state, state.to_act[0], "thirsty"))
    assert state == before
    assert (state.log, state.past) == (before.log, before.past)
    assert state.to_act == before.to_act


def test_no_value_is_resolved_while_bids_are_made() -> None:
    assert new_game(Rules(), seed=1).value == 0
