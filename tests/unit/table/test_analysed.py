"""Hints and reviews as they are told: numbered by what their seat had seen, with the most telling plans."""

from __future__ import annotations

import pytest
from strategies import last_of, play

from wildcards.analysis import hint as hints
from wildcards.analysis import review as reviews
from wildcards.analysis.facts import Facts
from wildcards.analysis.interval import Interval
from wildcards.analysis.value import PlanValue
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.events import count_events
from wildcards.notation.record import Record
from wildcards.secrecy.fold import AT, SPECTATOR, fold_of, person
from wildcards.table import analysed, commands
from wildcards.table.entry import Acted, Hinted
from wildcards.table.refusal import RefusedError
from wildcards.table.views import table_view

RULES = Rules(seats=3)
GAME = Record.of(last_of(play(RULES, 4)))
NO_FACTS = Facts((), (), 0, 0, 0, 0, 0, 0)


def plan(*tokens: str, behind: int = 0) -> PlanValue:
    return PlanValue((0,), tokens, 3000 - behind, Interval(behind, behind - 50, behind + 50), 100, NO_FACTS)


def test_a_hint_is_told_with_the_moment_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysed, "HINT_SIMULATIONS", 30)
    seen = new_game(RULES, seed=5).observe(0)
    told = analysed.hint_of(seen)
    found = hints.hint(seen, 30)
    assert told.step == count_events(seen.history)
    assert (tuple(told.best.tokens), told.best.chance) == (found.best.tokens, found.best.chance)
    assert len(told.others) == len(found.others)


def test_a_review_is_told_by_the_events_its_seat_had_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [number for number, (seat, _) in enumerate(GAME.actions) if seat == 1][:2]
    plans = tuple([plan(f"F{number}", behind=100 * number) for number in range(9)])
    judgements = [
        reviews.Judgement(
            step=number,
            round=1,
            phase="BID",
            plans=plans,
            chosen=chosen,
            chance=Interval(0, 0, 0),
            loss=plans[chosen].behind,
            is_mistake=False,
            reasons=(),
        )
        for number, chosen in zip(numbers, (2, 7), strict=True)
    ]
    rounds = (reviews.Round(1, 3343, 1, 5),)
    made = reviews.Review(
        1, 3333, 0, 10, Interval(1, 0, 2), -3332, rounds, tuple(judgements), (1, 0), simulations=200
    )
    monkeypatch.setattr(reviews, "review", lambda *_: made)
    told = analysed.review_of(GAME, 1)
    for one, number in zip(told.decisions, numbers, strict=True):
        assert one.step == count_events(GAME.replay(number).observe(1).history)
    assert [(len(one.plans), one.ways, one.chosen) for one in told.decisions] == [(6, 9, 2), (8, 9, 7)]
    assert told.par + told.luck - told.loss.mean == told.result


# --- asking for a hint where others play


def test_who_asks_is_told_to_all_once_a_decision() -> None:
    state = next(one for one in play(RULES, 6) if one.phase.name == "TAKE")
    table, seat = fold_of(state, hints=True), state.to_act[0]
    asked = commands.hint(table, person(seat), seat, AT)
    assert asked == [Hinted(AT, seat)]
    table = table.then(asked)
    assert commands.hint(table, person(seat), seat, AT) == []
    assert [(one.seat, one.round) for one in table_view(table, SPECTATOR, ()).hinted] == [(seat, state.round)]


def test_in_a_secret_phase_it_is_told_once_that_is_over() -> None:
    state = next(one for one in play(RULES, 6) if one.phase.name == "DISCARD" and len(one.to_act) > 1)
    table = fold_of(state, hints=True)
    first = state.to_act[0]
    table = table.then(commands.hint(table, person(first), first, AT))
    assert table_view(table, person(first), ()).hinted == []
    while table.playing_state().phase.name == "DISCARD":
        seat = table.owing()[0]
        action = table.playing_state().legal_actions(seat)[0]
        table = table.then([Acted(AT, seat, [action], f"c{len(table.decided_by)}", table.step_of(seat))])
    assert [one.seat for one in table_view(table, SPECTATOR, ()).hinted] == [first]


def test_not_where_the_host_has_not_allowed_it() -> None:
    table = fold_of(new_game(RULES, seed=5))
    with pytest.raises(RefusedError) as error:
        commands.hint(table, person(0), 0, AT)
    assert error.value.code == "no_hints"


def test_plans_are_told_best_first() -> None:
    plans = [analysed._plan(plan(str(behind), behind=behind)) for behind in (0, 120, 660, 540, 610)]
    told, chosen = analysed.best_first(plans, 2)
    assert [one.tokens for one in told] == [["0"], ["120"], ["540"], ["610"], ["660"]]
    assert chosen == 4


def test_a_plan_worth_more_than_the_best_by_chance_comes_after_it() -> None:
    plans = [analysed._plan(plan(str(behind), behind=behind)) for behind in (0, 100, -20)]
    told, chosen = analysed.best_first(plans, 0)
    assert ([one.tokens for one in told], chosen) == ([["0"], ["-20"], ["100"]], 0)
