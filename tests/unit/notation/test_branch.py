"""Branches: where a game may part from another, and whether its record says so truly."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from strategies import TABLES, dice, last_of, needs_speed, play, table_name

from wildcards.engine.phase import is_sealed
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import RecordError, ReplayError
from wildcards.notation.branch import GENERATIONS, KEY, Origin, begin, check_origin, parting
from wildcards.notation.record import Record
from wildcards.notation.turn import turn_starts
from wildcards.notation.verify import verify

RULES = Rules(seats=3, leo=True)
GAME = Record.of(last_of(play(RULES, 4, "spender")))
LATER = bytes(range(32))


def played_on(begun: Record, *key: object) -> Record:
    """The branch played to its end, anyhow."""
    state = begun.start(LATER)
    for step in begun.steps(LATER):
        state = step.state
    chooser = dice("branch", *key)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
    extra = {key: value for key, value in begun.extra.items() if key == KEY}
    return Record.of(state, begun.seats, extra)


def branch_at(record: Record, at: int) -> Record:
    return played_on(begin(parting(record, at), record.seats), at)


def branch() -> Record:
    return branch_at(GAME, len(GAME.actions) // 2)


def changed(branch: Record, **values: Any) -> Record:
    """The branch with other values in what it says of its origin."""
    return replace(branch, extra={**branch.extra, KEY: {**branch.extra[KEY], **values}})


@needs_speed
@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_turns_begin_where_nobody_of_a_sealed_phase_has_acted(rules: Rules) -> None:
    record = Record.of(last_of(play(rules, 3)))
    starts = [at for at, _ in turn_starts(record)]
    assert starts[0] == 0
    for at, state in turn_starts(record):
        for seat in state.to_act:
            assert is_sealed(state.phase) or len(state.to_act) == 1
            assert not (is_sealed(state.phase) and state.observe(seat).sealed)
        assert at < len(record.actions)
    # Between two of them acts one seat, or nobody who acted before acts out of a sealed phase.
    for here, there in zip(starts, [*starts[1:], len(record.actions)], strict=True):
        actors = {seat for seat, _ in record.actions[here:there]}
        assert actors == set(record.replay(here).to_act)


@needs_speed
@pytest.mark.parametrize("rules", TABLES, ids=table_name)
@pytest.mark.parametrize("has_seed", [True, False])
def test_a_branch_of_any_turn_can_be_played_and_verified(rules: Rules, has_seed: bool) -> None:
    record = Record.of(last_of(play(rules, 5)))
    record = record if has_seed else record.without_seed()
    for at in range(0, len(record.actions), 29):
        made = branch_at(record, at)
        assert verify(made).is_over
        assert Record.from_json(made.to_json()) == made
        assert (made.seed is not None) == has_seed
        origin = Origin.of(made.extra)
        assert origin is not None
        assert origin.record == record
        assert origin.at <= at


def test_hidden_steps_of_the_same_turn_are_not_kept() -> None:
    start, state = next((at, s.copy()) for at, s in turn_starts(GAME) if at and len(s.to_act) > 1)
    inside = start + 1
    assert parting(GAME, inside).at == start
    again: State = GAME.replay(parting(GAME, inside).at)
    assert again == state


def test_with_the_same_seed_and_steps_the_same_game_comes_out() -> None:
    begun = begin(parting(GAME, 30), GAME.seats)
    state = begun.start(LATER)
    for step in begun.steps(LATER):
        state = step.state
    for seat, token in GAME.actions[len(begun.actions) :]:
        action = next(a for a in state.legal_actions(seat) if state.token(a) == token)
        state.apply(seat, action)
    assert replace(Record.of(state, GAME.seats), extra={}) == GAME


def test_a_branch_of_a_branch() -> None:
    made = branch()
    twice = branch_at(made, len(made.actions) - 3)
    verify(twice)
    origin = Origin.of(twice.extra)
    assert origin is not None
    assert origin.generations() == 2


def test_not_of_too_many_games() -> None:
    made = GAME
    for _ in range(GENERATIONS):
        made = played_on(begin(parting(made, 0), made.seats), "deep")
    verify(made)
    with pytest.raises(RecordError, match=f"expected a game with at most {GENERATIONS - 1} others behind it"):
        parting(made, 0)
    deeper = played_on(begin(Origin(made, 0), made.seats))
    with pytest.raises(ReplayError, match="from: expected at most 20 games one behind another, got more"):
        verify(deeper)


def test_only_of_a_finished_game_and_at_an_action_it_has() -> None:
    with pytest.raises(RecordError, match="expected a finished game, got one without a result"):
        parting(replace(GAME, result=None), 3)
    for at in (-1, len(GAME.actions)):
        with pytest.raises(RecordError, match=rf"from 0 to {len(GAME.actions) - 1}, got {at}"):
            parting(GAME, at)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (7, "from: expected an object, got 7"),
        ({"at": 3}, "from: expected a key 'record', but it is missing"),
        ({"record": {}}, "from: expected a key 'at', but it is missing"),
        ({"record": {}, "at": 3}, "from: expected a key 'seat', but it is missing"),
        (
            {"record": {}, "at": 3, "seat": None},
            "from.record: format: expected 'wildcards-record/1', got None",
        ),
        ({"record": GAME.to_dict(), "at": True, "seat": None}, "from.at: expected a whole number from 0 to"),
        ({"record": GAME.to_dict(), "at": 9999, "seat": None}, "from.at: expected a whole number from 0 to"),
        (
            {"record": GAME.to_dict(), "at": 0, "seat": 2},
            r"from.seat: expected null or one of the seats \[0, 1\]",
        ),
    ],
)
def test_what_is_no_origin(value: Any, why: str) -> None:
    with pytest.raises((RecordError, ReplayError), match=why) as error:
        verify(Record.from_json(replace(branch(), extra={KEY: value}).to_json()))
    assert "\n" not in str(error.value)


def test_an_origin_is_checked_itself() -> None:
    made = branch()
    wrong = json.loads(GAME.to_json())
    wrong["result"]["scores"][0] += 1
    with pytest.raises(ReplayError, match=r"from\.record: result\.scores: expected"):
        verify(changed(made, record=wrong))
    half = Record.of(GAME.replay(40), GAME.seats)
    with pytest.raises(ReplayError, match=r"from\.record: expected a finished game"):
        verify(changed(made, record=half.to_dict(), at=0))


def test_a_branch_must_begin_as_its_origin() -> None:
    made = branch()
    other = Record.of(last_of(play(RULES, 5)))
    with pytest.raises(ReplayError, match=r"decks: expected as in from\.record, got others"):
        verify(changed(made, record=other.to_dict(), at=0))
    late = changed(made, at=next(at for at, _ in turn_starts(GAME) if at > made.extra[KEY]["at"] + 10))
    with pytest.raises(
        ReplayError, match=r"the first [0-9]+ actions: expected as in from\.record, got others"
    ):
        verify(late)
    start = next(at for at, state in turn_starts(GAME) if len(state.to_act) > 1)
    with pytest.raises(ReplayError, match=r"from\.at: expected where a turn begins"):
        verify(changed(made, at=start + 1))


def test_a_branch_must_have_the_shuffles_of_its_origin() -> None:
    made = branch_at(GAME, len(GAME.actions) - 1)
    origin = Origin.of(made.extra)
    assert origin is not None
    assert made.reshuffles
    with pytest.raises(ReplayError, match=r"the first [0-9]+ reshuffles: expected as in from\.record, got"):
        check_origin(origin, replace(made, reshuffles=()))
