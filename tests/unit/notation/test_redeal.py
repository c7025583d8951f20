"""Games dealt again: the seat has seen the same, and all else is as it could have been."""

from __future__ import annotations

import random

import pytest
from strategies import IS_COMPILED, TABLES, dice, last_of, needs_speed, play, stride, table_name

from wildcards.engine.determinize import determinize
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.errors import RecordError, ReplayError
from wildcards.notation import redeal
from wildcards.notation.branch import KEY, begin, parting
from wildcards.notation.record import Record
from wildcards.notation.redeal import redealt
from wildcards.notation.turn import turn_starts
from wildcards.notation.verify import verify

GAME = Record.of(last_of(play(Rules(seats=3), 7, "spender")))


@pytest.mark.parametrize("style", ["thirsty", "doubler"])
@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_the_seat_has_seen_the_same_at_every_turn(rules: Rules, style: str) -> None:
    record = Record.of(last_of(play(rules, 4, style)))
    rng = dice("redeal", rules, style)
    decks = set()
    for number, (at, state) in enumerate(turn_starts(record)):
        if number % stride(3):
            continue
        seat = rng.choice(rules.human_seats())
        made = redealt(record, at, seat, rng)
        assert made.replay().observe(seat) == state.observe(seat)
        decks.add(made.decks)
    assert len(decks) > 3
    assert record.decks not in decks


@needs_speed
def test_a_rival_in_the_middle_of_a_payment_holds_what_it_needs() -> None:
    met = 0
    for seed in range(6):
        record = Record.of(last_of(play(Rules(), seed, "spender")))
        for at, state in turn_starts(record):
            if state.phase == Phase.PAY and state.value > 2:
                seat = next(one for one in range(4) if one not in state.to_act)
                made = redealt(record, at, seat, random.Random(at))
                assert made.replay().observe(seat) == state.observe(seat)
                met += 1
    assert met > 9


def test_a_rival_that_has_laid_a_part_holds_the_rest() -> None:
    """Of cards not lower than the last, which most hands would not have."""
    met = 0
    states = [state.copy() for state in play(Rules(), 3, "spender")]
    record = Record.of(states[-1])
    for at, state in enumerate(states):
        if state.phase == Phase.PAY and any(one.phase == Phase.PAY for one in states[at - 1 : at]):
            seat = next(one for one in range(4) if one not in state.to_act)
            made = redealt(record, at, seat, random.Random(at))
            assert made.replay().observe(seat) == state.observe(seat)
            met += 1
    assert met > 9


def test_what_is_hidden_is_as_likely_as_worlds_have_it() -> None:
    at = next(start for start, state in turn_starts(GAME) if state.round == 6)
    seen = GAME.replay(at).observe(0)
    assert GAME.reshuffles
    rng = random.Random(3)
    tries, hands = (400 if IS_COMPILED else 20), [[0] * 16, [0] * 16]
    for _ in range(tries):
        for card in redealt(GAME, at, 0, rng).replay().observe(1).hand:
            hands[0][card] += 1
        for card in determinize(seen, rng).observe(1).hand:
            hands[1][card] += 1
    for one, other in zip(*hands, strict=True):  # within 4 standard errors, were they counts by chance
        assert abs(one - other) <= 4 * (one + other) ** 0.5


def test_a_branch_dealt_again_verifies_and_says_for_whom() -> None:
    origin = parting(GAME, 60, 1)
    begun = begin(origin, GAME.seats, random.Random(5))
    assert begun.seed is None
    assert begun == begin(origin, GAME.seats, random.Random(5))
    state = begun.start(bytes(32))
    for step in begun.steps(bytes(32)):
        state = step.state
    while not state.is_over:
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    made = Record.of(state, GAME.seats, {KEY: begun.extra[KEY]})
    assert verify(made).is_over
    for seat in (0, 2):  # they would have seen something else
        wrong = Record.of(state, GAME.seats, {KEY: {**begun.extra[KEY], "seat": seat}})
        with pytest.raises(ReplayError, match=f"from: seat {seat} saw something else in from.record"):
            verify(wrong)


def test_a_secret_phase_that_has_begun_is_not_dealt_again() -> None:
    redealt(GAME, 0, 1, random.Random(1))
    with pytest.raises(RecordError, match="expected where a secret phase begins, or none, got action 1"):
        redealt(GAME, 1, 1, random.Random(1))


def test_what_cannot_be_dealt_again_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redeal, "stories_of", lambda *_, **__: [])
    with pytest.raises(RecordError, match="no way to deal the cards again was found"):
        redealt(GAME, 0, 1, random.Random(1))
    monkeypatch.setattr(redeal, "dealt_again", lambda *_: Record.of(GAME.replay(1)))
    with pytest.raises(RecordError, match="do not fit what seat 0 saw up to action 0"):
        redealt(GAME, 0, 0, random.Random(1))


def test_not_for_leo() -> None:
    leo = Record.of(last_of(play(Rules(seats=3, leo=True), 4)))
    with pytest.raises(RecordError, match=r"expected one of the seats \[0, 1\], got 2"):
        redealt(leo, 0, 2, random.Random(1))
