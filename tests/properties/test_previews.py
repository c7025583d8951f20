"""What is announced before a step is what the step then does, whatever is hidden."""

from __future__ import annotations

from collections import Counter

from strategies import positions_in, table_name

from wildcards.choices.offer import choices
from wildcards.choices.preview import lost, outcome, refill_limit
from wildcards.engine.action import DONE, DRAW, token
from wildcards.engine.event import EventKind
from wildcards.engine.phase import Phase
from wildcards.engine.state import State
from wildcards.protocol.game import Choice


def offered(state: State, seat: int, action: int) -> Choice:
    name = token(action, state.observe(seat).display)
    return next(one for one in choices(state, state.observe(seat)) if one.token == name)


def test_a_pass_returns_loses_and_draws_what_was_promised() -> None:
    drawn = Counter[int]()
    for state, _ in positions_in(Phase.TAKE, 400):
        [seat] = state.to_act
        before = state.observe(seat)
        expected = outcome(before, DONE)
        told = offered(state, seat, DONE)
        state.apply(seat, DONE)
        hand = Counter(state.observe(seat).hand) - Counter(before.hand)
        assert hand.total() == len(expected.back) + expected.drawn, table_name(state.rules)
        assert not Counter(expected.back) - hand
        table = Counter([before.bids[seat], *before.payments[seat]])
        assert table == Counter([*expected.back, *lost(before, expected)])
        assert (told.draws, told.back) == (expected.drawn, [token(card) for card in expected.back])
        assert told.lost == [token(card) for card in lost(before, expected)]
        drawn[expected.drawn] += 1
    assert set(drawn) == {0, 1, 2}


def test_an_animal_brings_the_points_and_the_leader_that_were_promised() -> None:
    for state, chooser in positions_in(Phase.TAKE, 300):
        [seat] = state.to_act
        before = state.observe(seat)
        action = chooser.choice([one for one in before.legal_actions if one != DONE])
        told = offered(state, seat, action)
        events = state.apply(seat, action)
        assert told.leaders is not None
        after = events[2] if len(events) > 2 else None  # the step, the animal, and then perhaps its leader
        moved = after is not None and after.kind == EventKind.LEADER and after.seat == seat
        assert list(told.leaders.values()) == [seat] * moved
        if told.owed == 0:
            assert state.observe(seat).points[seat] - before.points[seat] == told.bonus


def test_a_refill_fills_the_hand_as_far_as_was_promised() -> None:
    limits = Counter[int]()
    for state, chooser in positions_in(Phase.DISCARD, 300):
        promised = {seat: refill_limit(state.observe(seat)) for seat in state.to_act}
        drew = state.copy()
        while drew.phase == Phase.DISCARD:
            seat = chooser.choice(drew.to_act)
            drew.apply(seat, chooser.choice(drew.legal_actions(seat)))
        for seat, limit in promised.items():
            held = len(drew.observe(seat).hand)
            kept = held - sum(one.kind == EventKind.DREW and one.seat == seat for one in drew.log)
            assert held == max(kept, limit) or not drew.observe(None).pile_size
            limits[limit] += 1
    assert len(limits) == 2


def test_a_draw_in_a_tie_is_promised_where_a_card_is_left() -> None:
    promised = Counter[int | None]()
    for state, _ in positions_in(Phase.BREAK, 200):
        seat = state.to_act[0]
        told = offered(state, seat, DRAW)
        promised[told.draws] += 1
        assert told.draws == int(state.observe(seat).pile_size + len(state.observe(seat).discard) > 0)
    assert promised[1]
