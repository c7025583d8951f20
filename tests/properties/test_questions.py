"""What a seat is asked at a terminal has the prices, bonuses and moves that are offered over the wire."""

from __future__ import annotations

from collections import Counter

import pytest
from strategies import positions_in

from wildcards.choices.offer import choices
from wildcards.choices.question import question
from wildcards.engine.action import token
from wildcards.engine.phase import Phase


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_a_question_says_what_is_offered(phase: Phase) -> None:
    met = Counter[bool]()
    for state, _ in positions_in(phase, 60):
        for seat in state.to_act:
            seen = state.observe(seat)
            offered = {one.token: one for one in choices(state, seen)}
            asked = question(seen)
            for option in asked.options:
                there = offered.get(option.choice.token)
                is_single_step = there is not None and there.reason is None
                met[is_single_step] += 1
                assert option.choice == there or not is_single_step
                assert option.number == 1 or list(seen.hand).count(option.action) >= option.number
            if asked.most == 1:
                legal = {token(action, seen.display) for action in seen.legal_actions}
                assert {option.choice.token for option in asked.options} == legal
    assert met[True]
