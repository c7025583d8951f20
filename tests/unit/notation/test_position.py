"""Positions on one line."""

from __future__ import annotations

import pytest
from strategies import TABLES, play

from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import State
from wildcards.errors import PositionError
from wildcards.notation.position import KEYS, parse_position, position_text


def first(rules: Rules, phase: Phase, seed: int = 0) -> State:
    """The first position in a phase, from round 3 on."""
    for number in range(seed, seed + 200):
        for state in play(rules, number):
            if state.phase == phase and (state.round > 2 or state.is_over):
                return state.copy()
    raise AssertionError("no such position")


BIDS = first(Rules(seats=3, leo=True), Phase.BID)
LINE = position_text(BIDS)


def refused(text: str) -> str:
    with pytest.raises(PositionError) as error:
        parse_position(text)
    return str(error.value)


def with_field(key: str, value: str | None, line: str = LINE) -> str:
    words = [word for word in line.split(" ") if not word.startswith(f"{key}=")]
    return " ".join(words if value is None else [*words, f"{key}={value}"])


def field(key: str, line: str = LINE) -> str:
    return next((word.split("=")[1] for word in line.split(" ") if word.startswith(f"{key}=")), "")


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_can_be_written_and_read(phase: Phase) -> None:
    rules = Rules(edition="2020") if phase == Phase.BREAK else Rules()
    state = first(rules, phase)
    assert parse_position(position_text(state)) == state
    assert f" phase={phase.name} " in position_text(state)


def test_the_order_of_keys_and_white_space_do_not_matter() -> None:
    form, *words = LINE.split(" ")
    assert parse_position("  \n".join([form, *reversed(words)])) == BIDS
    assert {word.split("=")[0] for word in words} <= set(KEYS)


def test_a_position_read_back_shuffles_by_its_text() -> None:
    ends = []
    for text in (LINE, LINE, LINE.replace("phase", " phase")):
        state = parse_position(text)
        state.logging = False
        while not state.is_over:
            state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
        ends.append(state.facts())
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


REFUSED = [
    ("seats", None, "position: seats: expected, but it is missing"),
    ("seats", "2", "position: seats: expected a whole number from 3 to 5, got '2'"),
    ("seats", "x", "position: seats: expected a whole number from 3 to 5, got 'x'"),
    ("seats", "4", "position: display: expected 3 slots, got 2"),
    ("leo", "3", "position: leo: expected a whole number from 0 to 2, got '3'"),
    ("rules", None, "position: rules: expected, but it is missing"),
    (
        "rules",
        "2020,holder_last,balanced,stays,5-4-3-2",
        "position: rules: leo: Leo exists in the 2022",
    ),
    ("phase", None, "position: phase: expected, but it is missing"),
    ("phase", "bid", "position: phase: expected one of BID REVEAL SWAP DISCARD LAY BREAK TAKE PAY KEEP OVER"),
    ("talisman", "3", "position: talisman: expected a whole number from 0 to 2, got '3'"),
    ("round", "15", "position: round: expected a whole number from 0 to 14, got '15'"),
    ("round", "0", "animals: the pile has"),
    ("round", "1", "animals: the pile has"),
    ("value", "-1", "position: value: expected a whole number from 0 to 5, got '-1'"),
    ("used", "2", "position: used: expected a whole number from 0 to 1, got '2'"),
    ("reshuffles", "1000000000", "position: reshuffles: expected a whole number from 0 to 99"),
    ("owes", "3", "position: owes: expected a whole number from 0 to 2, got '3'"),
    ("owes", "00", "position: owes: expected each seat once, got '00'"),
    ("owes", None, "owes: expected a seat that owes a step in phase BID"),
    ("owes", "2", "owes: seat 2 has no part in phase BID"),
    ("queue", "x", "position: queue: expected a whole number from 0 to 2, got 'x'"),
    ("display", None, "position: display: expected, but it is missing"),
    ("display", "pe", "position: display: expected 2 slots, got 1"),
    ("display", "pexx", "position: display: expected species such as pesqib, got 'pexx'"),
    ("leaders", "0", "position: leaders: expected 6 seats or '-', got '0'"),
    ("leaders", "3-----", "position: leaders: expected a whole number from 0 to 2, got '3'"),
    ("box", "0,0", "position: box: expected 6 numbers, got 2"),
    ("box", "0,0,0,0,0,8", "position: box: expected a whole number from 0 to 7, got '8'"),
    ("box", "7,7,7,7,7,7", "expected at most 6 × peacock, got"),
    ("collections", "0,0,0,0,0,0", "position: collections: expected 3, got 1"),
    ("collections", "0/0/0", "position: collections: expected 6 numbers, got 1"),
    ("hands", "F1/F1", "position: hands: expected 3 entries, got 2"),
    ("hands", "F1/F1/x", "position: hands: expected cards such as F1F1W3, got 'x'"),
    ("hands", "R//", "position: hands: 1 × R cannot be there"),
    ("hands", "W1W1//", "position: hands: 2 × W1 cannot be there"),
    ("hands", f"{'F1' * 15}//", "position: hands: 15 × F1 cannot be there"),
    ("hands", f"{'F1F2' * 6}//", "hands: expected at most 10 cards, but seat 0 has 12"),
    ("hands", None, "expected"),
    ("bids", "x//", "position: expected a token such as"),
    ("bids", "?//", "position: bids: expected a card, got '?'"),
    ("covers", "-//", "position: covers: expected a card, got '-'"),
    ("turned", "pe@1//", "position: turned: expected a card, got 'pe@1'"),
    ("points", "0,0", "position: points: expected 3 numbers, got 2"),
    ("points", "0,0,29", "position: points: expected a whole number from 0 to 28, got '29'"),
    ("ranks", "-1,-1,10000", "position: ranks: expected a whole number from -1 to 9999, got '10000'"),
    ("took", "-1,-1,6", "position: took: expected a whole number from -1 to 5, got '6'"),
    ("last", "0,0,16", "position: last: expected a whole number from 0 to 15, got '16'"),
    ("discard", "F1", "expected"),
    ("animals", "pe--", "position: animals: expected species, got an empty slot"),
    ("leo_pile", "F", "position: leo_pile: expected cards such as F1F1W3, got 'F'"),
    ("colour", "red", "position: expected key=value with one of the keys"),
]


@pytest.mark.parametrize(("key", "value", "message"), REFUSED)
def test_a_wrong_field_is_named(key: str, value: str | None, message: str) -> None:
    assert refused(with_field(key, value)).startswith(message)


def test_a_line_says_what_it_is() -> None:
    message = "position: expected a line that begins with 'wildcards-position/1', got 'wildcards-game/1'"
    assert refused("wildcards-game/1") == message
    assert refused(f"{LINE} round=3") == "position: round: given twice"


def test_all_cards_have_to_be_there() -> None:
    pile = field("pile")
    lost = pile[:2]
    assert refused(with_field("pile", pile[2:])).startswith("expected ")
    assert f"× {lost} in all, got" in refused(with_field("pile", pile[2:]))
    assert f"× {lost} in all, got" in refused(with_field("pile", pile + lost))


def test_nobody_owes_a_step_after_the_end() -> None:
    line = position_text(first(Rules(), Phase.OVER))
    assert refused(f"{line} owes=1") == "owes: expected nothing in phase OVER"


def test_positions_of_every_table() -> None:
    for table in TABLES:
        state = first(table, Phase.TAKE)
        assert parse_position(position_text(state)) == state
