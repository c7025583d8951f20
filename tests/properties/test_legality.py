"""legal_actions, is_legal, check and apply agree on every seat and id; an illegal step changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import (
    BRIEF,
    STEADY,
    TABLES,
    any_game,
    any_position,
    audiences,
    games,
    needs_speed,
    table_name,
    tries,
    whole,
)

from wildcards.engine.card import CARD_TOKENS
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import ActionError, IllegalActionError, NotOwedError

IDS = range(-1, 48)
NUMBERS = st.integers(-(2**63), 2**63 - 1)  # what the compiled form takes for a number
CODES = {
    NotOwedError: {"no_seat", "not_owed", "over"},
    IllegalActionError: {
        "no_action",
        "wrong_phase",
        "not_in_hand",
        "card_order",
        "cannot_finish",
        "not_laid",
        "empty_slot",
        "lowest_slot",
        "no_animal",
        "same_species",
    },
}


def refusal(state: State, seat: int, action: int) -> ActionError | None:
    try:
        state.check(seat, action)
    except ActionError as error:
        return error
    return None


def check_seat(state: State, seat: int) -> set[str]:
    """All ids of one seat; returns the codes of the refusals."""
    if not 0 <= seat < state.rules.seats:
        with pytest.raises(
            NotOwedError, match=f"expected a seat from 0 to {state.rules.seats - 1}, got {seat}"
        ):
            state.legal_actions(seat)
        legal = []
    else:
        legal = state.legal_actions(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in state.to_act)
        assert all(type(action) is int for action in legal)
    codes: set[str] = set()
    for action in IDS:
        error = refusal(state, seat, action)
        assert state.is_legal(seat, action) == (action in legal) == (error is None)
        if error is not None:
            kind = IllegalActionError if seat in state.to_act else NotOwedError
            assert type(error) is kind
            assert error.code in CODES[kind]
            assert error.rule
            assert f"{seat}" in str(error)
            if kind is IllegalActionError:
                assert str(error).endswith(f"; legal: {' '.join([state.token(step) for step in legal])}")
                assert state.phase.name in str(error)
            codes.add(error.code)
    return codes


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_all_doors_agree(table: Rules) -> None:
    for seed, game in games(table, tries(27)):
        for number, state in enumerate(game):
            if number % 13 == seed % 13 or state.is_over:
                before = whole(state)
                for seat in range(-1, table.seats + 1):
                    check_seat(state, seat)
                assert whole(state) == before


@needs_speed
def test_every_reason_comes_up() -> None:
    """Random positions meet every code that an error can have."""
    met: set[str] = set()
    for table in TABLES:
        for seed, game in games(table, 4):
            for number, state in enumerate(game):
                if number % 11 == seed % 11 or state.is_over:
                    for seat in range(-1, table.seats + 1):
                        met |= check_seat(state, seat)
    assert met == CODES[NotOwedError] | CODES[IllegalActionError]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_an_illegal_step_changes_nothing(table: Rules) -> None:
    for seed, game in games(table, tries(12)):
        for number, state in enumerate(game):
            if number % 17 == seed % 17 or state.is_over:
                before = whole(state)
                seen = [state.observe(audience) for audience in audiences(table)]
                for seat in range(-1, table.seats + 1):
                    for action in IDS:
                        if not state.is_legal(seat, action):
                            expected = refusal(state, seat, action)
                            with pytest.raises(ActionError) as caught:
                                state.apply(seat, action)
                            assert type(caught.value) is type(expected)
                            assert str(caught.value) == str(expected)
                assert whole(state) == before
                assert [state.observe(audience) for audience in audiences(table)] == seen


@STEADY
@given(any_position(), NUMBERS, NUMBERS)
def test_numbers_of_any_size_are_refused_or_legal(state: State, seat: int, action: int) -> None:
    before = whole(state)
    for who in (seat, *state.to_act):
        error = refusal(state, who, action)
        assert state.is_legal(who, action) == (error is None)
        if error is not None:
            with pytest.raises(type(error)):
                state.apply(who, action)
            assert whole(state) == before


@BRIEF
@given(any_game())
def test_legal_steps_are_legal_by_hand(game: Iterator[State]) -> None:
    """The table of docs/record.md, worked out again from what a seat is shown."""
    for state in game:
        for seat in state.to_act:
            seen = state.observe(seat)
            cards = set(seen.hand)
            legal = set(seen.legal_actions)
            if seen.phase == Phase.BID and not seen.sealed:
                assert legal == cards | {16}
            elif seen.phase == Phase.BID:
                assert legal == {card for card in cards if card >= seen.sealed[0]} | {16, 17}
            elif seen.phase == Phase.REVEAL:
                assert legal == set(seen.sealed)
            elif seen.phase == Phase.DISCARD:
                last = seen.sealed[-1] if seen.sealed else 0
                assert legal == {card for card in cards if card >= last} | {17}
            elif seen.phase == Phase.BREAK:
                assert legal == cards | {46}
            elif seen.phase == Phase.KEEP:
                assert legal == {seen.bids[seat], 17}
            elif seen.phase in (Phase.LAY, Phase.PAY):
                laid = seen.sealed if seen.phase == Phase.LAY else tuple(seen.payments[seat])
                missing = seen.value - 1 - len(laid)
                follow = [card for card in seen.hand if not laid or card >= laid[-1]]
                assert legal == {card for card in follow if len([c for c in follow if c >= card]) >= missing}
            elif seen.phase == Phase.TAKE:
                assert legal == {17} | {18 + slot for slot in offered(state)}
            else:
                assert seen.phase == Phase.SWAP
                assert legal == {17} | {
                    22 + 4 * species + slot
                    for slot in offered(state)
                    for species in range(6)
                    if seen.collections[seat][species] and seen.display[slot] != species
                }


def offered(state: State) -> list[int]:
    """The slots a player may take from: without Leo the lowest of each species."""
    slots = [slot for slot, species in enumerate(state.display) if species >= 0]
    if state.rules.leo:
        return slots
    return [slot for slot in slots if state.display.index(state.display[slot]) == slot]


@STEADY
@given(any_position())
def test_every_legal_step_has_its_own_token(state: State) -> None:
    for seat in state.to_act:
        legal = state.legal_actions(seat)
        tokens = [state.token(action) for action in legal]
        assert len(set(tokens)) == len(tokens)
        assert [token for token in tokens if token in CARD_TOKENS] == [
            CARD_TOKENS[a] for a in legal if a <= 16
        ]
        assert [state.observe(seat).token(action) for action in legal] == tokens
