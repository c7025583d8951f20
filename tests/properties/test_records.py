"""Records and one-line forms give back what was written, at every moment of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import (
    IS_COMPILED,
    SOAK,
    STEADY,
    TABLES,
    any_game,
    any_position,
    games,
    play,
    stride,
    table_name,
    tries,
)

from wildcards.engine.chance import SeededChance, commitment
from wildcards.engine.rules import Rules
from wildcards.engine.state import State, new_game
from wildcards.errors import GameTextError, RecordError
from wildcards.notation.position import parse_position, position_text
from wildcards.notation.record import FORMAT, Player, Record
from wildcards.notation.text import game_text, parse_game
from wildcards.notation.verify import verify

LISTED = [
    "format", "rules", "seats", "talisman", "seed", "commitment",
    "decks", "reshuffles", "leo_piles", "actions", "result",
]  # fmt: skip


def told(state: State) -> list[object]:
    return [[log.events for log in state.past], list(state.log)]


def check_round_trips(record: Record) -> None:
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json(indent=2)) == record
    assert Record.from_dict(record.to_dict()) == record
    line = game_text(record)
    assert "\n" not in line
    assert parse_game(line) == record
    assert game_text(parse_game(line)) == line


def check_position(state: State) -> None:
    line = position_text(state)
    assert "\n" not in line
    read = parse_position(line)
    assert read == state
    assert position_text(read) == line
    assert read.to_act == state.to_act
    for seat in range(state.rules.seats):
        assert read.legal_actions(seat) == state.legal_actions(seat)
    for audience in (0, None):
        assert read.observe(audience)._replace(history=()) == state.observe(audience)._replace(history=())


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_prefix_is_a_record_that_replays_to_its_state(table: Rules) -> None:
    every = 1 if IS_COMPILED and table == TABLES[0] else 13
    for seed, game in games(table, tries(12)):
        for number, state in enumerate(game):
            record = Record.of(state)
            assert len(record.actions) == number
            assert (record.result is None) != state.is_over
            if (number + seed) % every == 0 or state.is_over:
                replayed = record.replay()
                assert replayed == state
                assert told(replayed) == told(state)
                assert verify(record) == state


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_record_replays_to_every_prefix(table: Rules) -> None:
    for _, game in games(table, 2):
        states = [state.copy() for state in game]
        record = Record.of(states[-1])
        assert record.start() == states[0]
        for number in (0, 1, 2, 50, len(states) - 2, len(states) - 1, len(states), len(states) + 9):
            right = states[min(number, len(states) - 1)]
            assert record.replay(number) == right
            assert told(record.replay(number)) == told(right)
        before = states[0]
        for step, state in zip(record.steps(), states[1:], strict=True):
            assert step.state == state
            assert before.copy().apply(step.seat, step.action) == step.events
            before = state


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_prefix_round_trips(table: Rules) -> None:
    for _, game in games(table, 1):
        for number, state in enumerate(game):
            if number % stride(3) == 0 or state.is_over:
                check_round_trips(Record.of(state))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_position_round_trips(table: Rules) -> None:
    for _, game in games(table, tries(3)):
        for number, state in enumerate(game):
            if number % stride(2) == 0 or state.is_over:
                check_position(state)


@STEADY
@given(any_position())
def test_any_position_and_its_record_round_trip(state: State) -> None:
    check_position(state)
    check_round_trips(Record.of(state))
    assert verify(Record.of(state)) == state


@pytest.mark.slow
@SOAK
@given(any_game())
def test_any_game_round_trips_at_length(game: Iterator[State]) -> None:
    for state in game:
        check_position(state)
        check_round_trips(Record.of(state))
    assert verify(Record.of(state)) == state


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_records_have_the_shape_of_the_format(table: Rules) -> None:
    for seed, game in games(table, 3):
        for state in game:
            if state.round == 3 or state.is_over:
                data = json.loads(Record.of(state).to_json())
                assert list(data) == LISTED
                assert data["format"] == FORMAT == "wildcards-record/1"
                assert data["rules"] == state.rules.options()
                assert [seat["player"] == "leo" for seat in data["seats"]] == [
                    seat == state.rules.leo_seat for seat in range(table.seats)
                ]
                assert data["seed"] == f"{seed:064x}"
                assert data["commitment"] == commitment(seed)
                assert len(data["decks"]["habitat"]) == 46
                assert len(data["leo_piles"]) == state.s[14] if table.leo else data["leo_piles"] == []
                assert all(len(pile) > 0 for pile in data["reshuffles"] + data["leo_piles"])


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | NAMES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=8,
)


@STEADY
@given(any_position(), st.data())
def test_names_kinds_and_extra_keys_round_trip(state: State, data: st.DataObject) -> None:
    players = [
        Player(
            data.draw(NAMES),
            "leo" if seat == state.rules.leo_seat else data.draw(NAMES.filter(lambda k: k != "leo")),
        )
        for seat in range(state.rules.seats)
    ]
    extra = data.draw(st.dictionaries(NAMES.filter(lambda key: key not in LISTED), JSON, max_size=3))
    check_round_trips(Record.of(state, players, extra))


def test_a_game_goes_on_from_its_record() -> None:
    """With its seed a replayed game has the same shuffles to come as the one that was broken off."""
    for table in TABLES:
        states = [state.copy() for state in play(table, 11, "thirsty")]
        whole = Record.of(states[-1])
        for stop in (0, 20, 50):
            record = Record.of(states[stop])
            assert isinstance(states[stop].chance, SeededChance)
            assert record.seed is not None
            state = resumed(record)
            for seat, action in [(step.seat, step.action) for step in whole.steps()][stop:]:
                state.apply(seat, action)
            assert state == states[-1]


def resumed(record: Record) -> State:
    """A state that continues a record by its seed, as a kept game does."""
    assert record.seed is not None
    state = new_game(record.rules, bytes.fromhex(record.seed), decks=record.decks, talisman=record.talisman)
    for step in record.steps():
        state.apply(step.seat, step.action)
    return state


def test_a_listed_key_is_no_extra_key() -> None:
    """An extra key may not replace one of the format's own."""
    state = next(play(TABLES[0], 1))
    for key in LISTED:
        record = Record.of(state, extra={"note": 1})
        with pytest.raises(RecordError, match=key):
            Record.of(state, extra={key: None})
        line = game_text(record).replace("%22note%22", f"%22{key}%22")
        with pytest.raises(GameTextError, match=key):
            parse_game(line)
