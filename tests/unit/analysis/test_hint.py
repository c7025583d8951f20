"""Hints: from what a seat sees alone, the same each time, honest about what differs."""

from __future__ import annotations

import random

import pytest
from strategies import play

import wildcards as wc
from wildcards.analysis import hint as hints
from wildcards.analysis.facts import Facts, Reason, reasons
from wildcards.analysis.hint import hint
from wildcards.analysis.interval import Interval
from wildcards.analysis.value import Decision, PlanValue, plans_of, seed_of, value_plans
from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import AnalysisError
from wildcards.secrecy.rewrite import redeal

FEW = 300  # simulations


def decisions(rules: Rules, every: int) -> list[tuple[State, Observation]]:
    """Some moments of a game in which somebody has a choice."""
    found: list[tuple[State, Observation]] = []
    for number, state in enumerate(play(rules, 5)):
        if number % every == 0 and state.to_act:
            seen = state.observe(state.to_act[-1])
            if len(seen.legal_actions) > 1:
                found.append((state.copy(), seen))
    return found


def test_a_hint_is_a_legal_plan_with_its_alternatives() -> None:
    for _, seen in decisions(Rules(), 11):
        found = hint(seen, FEW)
        plans = {tuple(plan) for plan in plans_of(seen)}
        assert found.plans == len(plans)
        told = [found.best, *found.others]
        assert {plan.actions for plan in told} <= plans
        assert len({plan.actions for plan in told}) == min(3, len(plans))
        assert found.best.behind.mean == 0
        assert all(other.chance == max(0, found.chance.mean - other.behind.mean) for other in found.others)
        assert found.best.tokens[0] == seen.token(found.best.actions[0])


def test_equal_observations_get_equal_hints_whatever_is_hidden() -> None:
    chooser = random.Random(3)
    for state, seen in decisions(Rules(leo=True), 9)[:4]:
        other = redeal(state, seen.seat, chooser)
        assert other.observe(seen.seat) == seen
        assert hint(other.observe(seen.seat), FEW) == hint(seen, FEW)


def test_another_history_is_another_seed() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    assert seed_of(seen) == seed_of(new_game(Rules(), seed=1).observe(0))
    assert seed_of(seen._replace(history=())) != seed_of(seen)


@pytest.mark.parametrize("seat", [None, 1])
def test_who_owes_nothing_gets_no_hint(seat: int | None) -> None:
    state = new_game(Rules(), seed=1)
    state.apply(1, state.legal_actions(1)[0])
    with pytest.raises(AnalysisError, match="expected what a seat sees that owes a step"):
        wc.hint(state.observe(seat))


def test_cards_the_net_never_saw_are_played_to_the_end() -> None:
    seen = new_game(Rules(seats=3, value_counts=(2, 3, 4, 5)), seed=1).observe(0)
    found = hint(seen, FEW)
    assert 0 <= found.chance.mean <= 10_000


def test_a_plan_that_loses_points_falls_behind() -> None:
    """In the last round an animal that scores is better than none, whatever it costs."""
    for state in play(Rules(), 8):
        if state.round == 12 and state.phase == wc.Phase.TAKE:
            seen = state.observe(state.to_act[0])
            plans = plans_of(seen)
            decision = value_plans(seen, plans, FEW, asked=len(plans) - 1)
            behind = [plan.behind.mean for plan in decision.plans]
            assert behind[0] == 0
            assert decision.plans[decision.asked].actions == tuple(plans[-1])


def test_a_way_that_comes_to_the_same_is_no_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons tell the best way from the next that differs: from one that doesn't there are none."""
    seen = new_game(Rules(), seed=1).observe(0)
    best, same, worse = [
        PlanValue((number,), (), 3000 - loss, Interval(loss, loss, loss), 100, facts(cards=-loss / 100))
        for number, loss in enumerate((0, 0, 300))
    ]
    for others, told in (([same, worse], [worse]), ([same], [same])):
        decision = Decision((best, *others), 0, Interval(3000, 2900, 3100))
        monkeypatch.setattr(hints, "value_plans", lambda *_, found=decision: found)
        found = hint(seen, FEW)
        assert list(found.others) == told
        assert [one.code for one in found.reasons] == (["cards"] if worse in told else [])


# --- reasons


FACTS = Facts((0.0,) * 6, (1.0,) * 6, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def facts(**others: object) -> Facts:
    return Facts(**{**FACTS.__dict__, **others})


def test_plans_that_do_the_same_need_no_reason() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    assert reasons(FACTS, FACTS, seen) == ()


def test_an_animal_comes_with_how_often_rivals_leave_it() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    plan = facts(taken=(0.7, 0, 0, 0, 0, 0), offered=(0.8, 1, 1, 1, 1, 1))
    assert reasons(plan, FACTS, seen) == (
        Reason("animal", "pe", 0.7, 0),
        Reason("there", "pe", 0.8, 1.0),
    )


def test_in_the_last_round_cards_are_no_reason() -> None:
    seen = new_game(Rules(), seed=1).observe(0)
    plan = facts(cards=-3.0)
    assert [one.code for one in reasons(plan, FACTS, seen)] == ["cards"]
    assert reasons(plan, FACTS, seen._replace(round=12)) == ()
