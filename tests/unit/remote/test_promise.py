"""A record checked against what the table promised."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import RecordError
from wildcards.notation.fair import KEY, FairDeal
from wildcards.notation.record import Record
from wildcards.remote.promise import Promise

NONCES = ("0" * 32, "1" * 32, "2" * 32)
DEAL = FairDeal.of(bytes(range(32)), NONCES)


def played(deal: FairDeal = DEAL) -> tuple[Record, Observation]:
    """A whole game that seat 1 watched."""
    state = new_game(Rules(seats=3), seed=deal.seed())
    while not state.is_over:
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    return Record.of(state, extra={KEY: deal.to_dict()}), state.observe(1)


def test_a_promise_that_was_kept() -> None:
    record, seen = played()
    assert Promise(DEAL.commitment, {1: NONCES[1]}).check(record, seen) is True
    assert Promise(DEAL.commitment).check(record, seen) is False
    assert Promise().check(record, None) is False


@pytest.mark.parametrize(
    ("promise", "why"),
    [
        (Promise("0" * 64, {1: NONCES[1]}), "commitment: expected the one announced before"),
        (Promise(DEAL.commitment, {1: "f" * 32}), r"nonces\[1\]: expected yours, f+, got another"),
        (Promise(DEAL.commitment, {0: NONCES[0], 2: NONCES[1]}), r"nonces\[2\]"),
    ],
)
def test_a_promise_that_was_broken(promise: Promise, why: str) -> None:
    record, seen = played()
    with pytest.raises(RecordError, match=why):
        promise.check(record, seen)


def test_the_record_of_another_game_is_found_out() -> None:
    other, _ = played(FairDeal.of(bytes(32), NONCES))
    _, seen = played()
    with pytest.raises(RecordError, match="a game other than the one played here"):
        Promise().check(other, seen)


def test_a_seed_that_does_not_follow_is_found_out() -> None:
    record, seen = played()
    extra: dict[str, Any] = {KEY: FairDeal.of(DEAL.server_seed, [NONCES[0], "a" * 32, NONCES[2]]).to_dict()}
    with pytest.raises(RecordError, match=r"^seed: expected that of fair_deal"):
        Promise(DEAL.commitment, {1: NONCES[1]}).check(replace(record, extra=extra), seen)


def test_a_given_deal_is_held_against_the_commitment_of_its_seed() -> None:
    record, seen = played()
    given = replace(record, extra={})
    assert given.commitment is not None
    assert Promise(given.commitment, {1: NONCES[1]}).check(given, seen) is False
    with pytest.raises(RecordError, match="commitment"):
        Promise("0" * 64).check(given, seen)


def test_a_promise_goes_through_a_file() -> None:
    promise = Promise(DEAL.commitment, {1: NONCES[1], 3: NONCES[2]})
    assert Promise.from_dict(promise.to_dict()) == promise
    assert Promise.from_dict({}) == Promise()


def test_a_talisman_given_by_choice_has_to_have_been_told_before() -> None:
    state = new_game(Rules(seats=3), seed=DEAL.seed(), talisman=2)
    while not state.is_over:
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    record = Record.of(state, extra={KEY: DEAL.to_dict(), "talisman_by": "host"})
    told = Promise(DEAL.commitment, {1: NONCES[1]}, 2)
    assert Promise.from_dict(told.to_dict()) == told
    assert told.check(record, state.observe(1))
    assert not Promise().check(record, None)
    for other in (None, 0):
        with pytest.raises(RecordError, match="its first holder was chosen, which was not announced"):
            Promise(DEAL.commitment, {1: NONCES[1]}, other).check(record, None)
