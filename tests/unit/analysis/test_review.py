"""The review of a game: it adds up, it says no more than the seat could know, and refuses what is no game."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache

import msgspec
import pytest
from strategies import needs_speed

import wildcards as wc
from wildcards.analysis.played import played
from wildcards.analysis.review import LEAST_LOSS, Review, review
from wildcards.arena.simulation import Simulation
from wildcards.engine.observation import Observation
from wildcards.engine.phase import Phase
from wildcards.errors import AnalysisError, ReplayError, WildCardsError
from wildcards.notation.record import Record
from wildcards.notation.verify import verify

FEW = 200  # simulations a decision

pytestmark = needs_speed


@cache
def game(*kinds: str, number: int = 0) -> Record:
    """A record without its seed."""
    seats = kinds or ("novice", "greedy", "casual")
    return replace(Simulation(seats, bytes(32), {}).game(number).record(), seed=None, commitment=None)


@cache
def reviewed(seat: int = 0) -> Review:
    return review(game(), seat, FEW)


def test_the_result_less_par_is_luck_less_losses_exactly() -> None:
    for seat in range(3):
        one = reviewed(seat)
        assert one.result - one.par == one.luck - one.loss.mean
        assert one.loss.mean == sum([each.loss.mean for each in one.decisions])
        at = one.par + one.deal
        for each in one.rounds:
            assert each.chance == at
            at += each.luck - each.loss
        assert at == one.result
        assert one.luck == one.deal + sum([each.luck for each in one.rounds])


def test_every_round_is_there_and_somebody_won() -> None:
    assert [each.number for each in reviewed().rounds] == list(range(1, 15))
    assert sum([reviewed(seat).result for seat in range(3)]) == 10_000


def test_no_plan_has_less_than_no_chance_or_more_than_all_of_it() -> None:
    plans = [plan for seat in range(3) for each in reviewed(seat).decisions for plan in each.plans]
    assert all(0 <= plan.chance <= 10_000 for plan in plans)
    assert any(plan.chance == 0 for plan in plans)


def test_a_mistake_is_one_beyond_doubt() -> None:
    found = [one for seat in range(3) for one in reviewed(seat).decisions]
    assert any(one.is_mistake for one in found)
    for one in found:
        assert one.loss == one.plans[one.chosen].behind
        assert one.is_mistake == (one.loss.low > 0 and one.loss.mean >= LEAST_LOSS)
        assert len(one.plans) > 1
        assert bool(one.reasons) <= bool(one.chosen)


def test_a_novice_loses_more_than_a_bot_that_looks_ahead() -> None:
    both = game("novice", "skilled", "novice", "skilled")
    novice, skilled = [review(both, seat, 3 * FEW) for seat in (0, 1)]
    assert novice.loss.low > skilled.loss.high


def test_the_decisions_are_those_of_the_record() -> None:
    record = game()
    at = {one.number: one for one in played(record, 1)}
    for one in reviewed(1).decisions:
        made = at[one.step]
        assert (one.round, one.phase) == (made.seen.round, made.seen.phase.name)
        assert one.plans[one.chosen].actions[: len(made.steps)] == made.steps
    assert sum([len(one.steps) for one in at.values()]) == len([1 for seat, _ in record.actions if seat == 1])


def test_an_animal_and_its_payment_are_one_decision() -> None:
    phases = [one.seen.phase for seat in range(3) for one in played(game(), seat)]
    assert Phase.TAKE in phases
    assert Phase.PAY not in phases


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    review(game(), 0, FEW, lambda done, total: told.append((done, total)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] == len(told) - 1


# --- nothing hidden enters


def dealt_otherwise(record: Record, seat: int, chooser: random.Random, tries: int) -> tuple[Record, int]:
    """The record with as many cards exchanged as this seat cannot notice, and how many that were."""
    seen = sights(record, seat)
    changed = 0
    for _ in range(tries):
        other = exchanged(record, chooser)
        try:
            verify(other)
        except WildCardsError:
            continue
        if other != record and sights(other, seat) == seen:
            record, changed = other, changed + 1
    return record, changed


def exchanged(record: Record, chooser: random.Random) -> Record:
    """Two cards of the deck, or of a later shuffle, in each other's place."""
    piles = [record.decks.habitat, *record.reshuffles]
    number = chooser.randrange(len(piles))
    pile = list(piles[number])
    first, second = chooser.sample(range(len(pile)), 2)
    pile[first], pile[second] = pile[second], pile[first]
    piles[number] = tuple(pile)
    decks = replace(record.decks, habitat=piles[0])
    return replace(record, decks=decks, reshuffles=tuple(piles[1:]))


def sights(record: Record, seat: int) -> list[Observation]:
    """All that the seat saw: what it owed a step for, and the end."""
    return [*[one.seen for one in played(record, seat)], verify(record).observe(seat)]


def test_what_the_seat_never_saw_does_not_matter_to_the_byte() -> None:
    chooser = random.Random(5)
    record = game()
    other, changed = dealt_otherwise(record, 0, chooser, 400)
    assert changed > 0
    assert other.decks != record.decks
    assert msgspec.json.encode(review(other, 0, FEW)) == msgspec.json.encode(reviewed())


# --- refusals


def test_a_review_goes_to_json() -> None:
    assert json.loads(msgspec.json.encode(reviewed()))["par"] == 3333


def test_a_record_that_does_not_verify_is_refused_in_the_words_of_the_verifier() -> None:
    record = game()
    assert record.result is not None
    scores = tuple([(score or 0) + 1 for score in record.result.scores])
    wrong = replace(record, result=record.result._replace(scores=scores))
    with pytest.raises(ReplayError) as refused:
        verify(wrong)
    with pytest.raises(ReplayError) as told:
        wc.review(wrong, 0)
    assert str(told.value) == str(refused.value)


def test_a_game_that_goes_on_is_refused() -> None:
    state = wc.new_game(wc.Rules(), seed=1)
    with pytest.raises(AnalysisError, match="needs a finished game: expected one, got one in round 1 of 12"):
        wc.review(Record.of(state), 0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(AnalysisError, match=f"seat: expected one from 0 to 2, got {seat}"):
        wc.review(game(), seat)


def test_leo_decides_nothing() -> None:
    with pytest.raises(AnalysisError, match="got Leo's, 3"):
        wc.review(game("greedy", "greedy", "greedy", "leo"), 3)


def test_too_few_simulations_are_refused() -> None:
    with pytest.raises(AnalysisError, match="simulations: expected 200 or more, got 10"):
        wc.review(game(), 0, simulations=10)
