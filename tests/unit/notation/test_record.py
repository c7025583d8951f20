"""JSON records: what they say, and what is refused."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from strategies import TABLES, last_of, play

from wildcards.engine.chance import FastChance
from wildcards.engine.determinize import determinize
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.errors import RecordError, ReplayError
from wildcards.notation.record import Player, Record, Result

RULES = Rules(seats=3, leo=True, leo_seat=1)
RECORD = Record.of(last_of(play(RULES, 4)))
DATA: dict[str, Any] = json.loads(RECORD.to_json())
OLD: dict[str, Any] = json.loads(Record.of(last_of(play(Rules(edition="2020"), 4))).to_json())


def change(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The record with one value replaced, at a path such as `decks.habitat.0`."""
    data = copy.deepcopy(data)
    *way, last = path.split(".")
    holder: Any = data
    for key in way:
        holder = holder[int(key)] if isinstance(holder, list) else holder[key]
    holder[int(last) if isinstance(holder, list) else last] = value
    return data


def refused(data: Any) -> str:
    with pytest.raises(RecordError) as error:
        Record.from_dict(data)
    return str(error.value)


def test_the_record_of_a_new_game() -> None:
    record = Record.of(new_game(RULES, seed=9))
    assert record.seats == (Player("seat 0", "human"), Player("Leo", "leo"), Player("seat 2", "human"))
    assert record.actions == ()
    assert record.result is None
    assert record.reshuffles == ()
    assert len(record.leo_piles) == 1
    assert record.seed == f"{9:064x}"


def test_who_plays_is_told() -> None:
    players = [Player("Milú", "human"), Player("Leo", "leo"), Player("Bo", "greedy")]
    record = Record.of(new_game(RULES, seed=9), players, {"note": "x"})
    assert record.to_dict()["seats"][0] == {"name": "Milú", "player": "human"}
    assert record.to_dict()["note"] == "x"
    assert '"Milú"' in record.to_json()
    assert "\n" not in record.to_json()
    assert "\n" in record.to_json(indent=2)


def test_players_have_to_fit_the_seats() -> None:
    state = new_game(RULES, seed=9)
    with pytest.raises(RecordError, match="seats: expected 3 players, got 2"):
        Record.of(state, [Player("a", "human"), Player("b", "human")])
    with pytest.raises(RecordError, match=r"seats\[1\]\.player: expected leo, got 'human'"):
        Record.of(state, [Player("a", "human")] * 3)
    with pytest.raises(RecordError, match=r"seats\[2\]\.player: expected a player other than leo, got 'leo'"):
        Record.of(state, [Player("a", "human"), Player("b", "leo"), Player("c", "leo")])


def test_a_state_without_its_history_has_no_record() -> None:
    state = new_game(RULES, seed=9)
    message = "expected a state with its decks and its log, got a determinization or one without log"
    with pytest.raises(RecordError) as error:
        Record.of(determinize(state.observe(0), random.Random(1)))
    assert str(error.value) == message
    state.logging = False
    with pytest.raises(RecordError) as error:
        Record.of(state)
    assert str(error.value) == message


def test_a_game_without_a_seed_says_so() -> None:
    record = Record.of(new_game(RULES, chance=FastChance(5)))
    assert record.seed is None
    assert record.commitment is None
    assert Record.from_json(record.to_json()) == record


def test_the_seed_may_be_kept_back() -> None:
    hidden = RECORD.without_seed()
    assert hidden.seed is None
    assert hidden.commitment == RECORD.commitment
    assert replace(hidden, seed=RECORD.seed) == RECORD


def test_the_first_holder_of_the_talisman_is_found_again() -> None:
    for table in TABLES:
        for seed in range(4):
            states = [state.copy() for state in play(table, seed, "level")]
            first = states[0].observe(None).talisman if table.talisman else None
            for state in states[:: len(states) // 5]:
                assert Record.of(state).talisman == first


def test_hex_digits_may_be_capitals() -> None:
    assert Record.from_dict(change(DATA, "seed", "AB" * 32)).seed == "ab" * 32


def test_unknown_keys_are_kept() -> None:
    record = Record.from_dict({**DATA, "time": [1, {"a": None}]})
    assert record.extra == {"time": [1, {"a": None}]}
    assert record.to_dict()["time"] == [1, {"a": None}]
    inner = change(DATA, "seats.0.rating", 5)
    assert Record.from_dict(inner) == RECORD


def test_records_are_values() -> None:
    assert pickle.loads(pickle.dumps(RECORD)) == RECORD
    assert RECORD.result == Result(tuple(DATA["result"]["scores"]), tuple(DATA["result"]["ranks"]))
    with pytest.raises(AttributeError):
        RECORD.seed = None  # type: ignore[misc]


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"a": 1}}', '"\\', "\x00"])
def test_what_is_no_json(text: str) -> None:
    with pytest.raises(
        RecordError, match="expected a whole JSON object, got text that breaks off or is not one: "
    ):
        Record.from_json(text)


REFUSED: list[tuple[str, Any, str]] = [
    ("format", "wildcards-record/2", "format: expected 'wildcards-record/1', got 'wildcards-record/2'"),
    ("format", None, "format: expected 'wildcards-record/1', got None"),
    ("rules", [], "rules: expected an object, got []"),
    ("rules.edition", "2021", "rules: edition: expected '2022' or '2020', got '2021'"),
    ("rules.value_counts", [5, 4, 3], "rules: value_counts: expected four whole numbers"),
    (
        "rules.payment_returns_on_pass",
        None,
        "rules.payment_returns_on_pass: expected true or false, got None",
    ),
    ("rules.edition", "2020", "rules: leo: Leo exists in the 2022 edition only"),
    ("seats", {}, "seats: expected a list, got {}"),
    ("seats", [], "rules: seats: expected 3, 4 or 5 (Leo's seat counts), got 0"),
    ("seats.0", "Ann", "seats[0]: expected an object, got 'Ann'"),
    ("seats.0.name", 5, "seats[0].name: expected a string, got 5"),
    ("seats.2.player", None, "seats[2].player: expected a string, got None"),
    ("seats.0.player", "leo", "seats: expected at most one 'leo', got 2"),
    ("talisman", None, "talisman: expected one of the seats [0, 2], got None"),
    ("talisman", 1, "talisman: expected one of the seats [0, 2], got 1"),
    ("talisman", True, "talisman: expected one of the seats [0, 2], got True"),
    ("talisman", "0", "talisman: expected one of the seats [0, 2], got '0'"),
    ("decks", None, "decks: expected an object, got None"),
    ("decks.habitat", "F1", "decks.habitat: expected a list, got 'F1'"),
    ("decks.habitat.3", "R", "decks.habitat[3]: expected a card such as F3, got 'R'"),
    ("decks.habitat.3", 3, "decks.habitat[3]: expected a card such as F3, got 3"),
    ("decks.animals.0", "xx", "decks.animals[0]: expected one of pe sq ea ib li me, got 'xx'"),
    ("decks.removed.13", None, "decks.removed[13]: expected one of pe sq ea ib li me, got None"),
    ("reshuffles", None, "reshuffles: expected a list, got None"),
    ("reshuffles", [["F1"], 5], "reshuffles[1]: expected a list, got 5"),
    ("reshuffles", [["F1", "R"]], "reshuffles[0][1]: expected a card such as F3, got 'R'"),
    (
        "reshuffles",
        [["F1"], []],
        "reshuffles[1]: expected cards, got none (a shuffle of no cards is not recorded)",
    ),
    ("leo_piles.0.2", "x", "leo_piles[0][2]: expected a card such as F3, got 'x'"),
    ("actions", {}, "actions: expected a list, got {}"),
    ("actions.1", [0], 'actions[1]: expected [seat, "token"], got [0]'),
    ("actions.1", ["0", "F1"], "actions[1]: expected [seat, \"token\"], got ['0', 'F1']"),
    ("actions.1", [True, "F1"], "actions[1]: expected [seat, \"token\"], got [True, 'F1']"),
    ("actions.1", [0, 5], 'actions[1]: expected [seat, "token"], got [0, 5]'),
    ("actions.1", [0, "F1", 1], "actions[1]: expected [seat, \"token\"], got [0, 'F1', 1]"),
    ("result", [], "result: expected an object, got []"),
    ("result.scores", None, "result.scores: expected a list, got None"),
    ("result.scores", [1, None], "result.scores: expected 3 whole numbers from 0 to 999 or nulls"),
    ("result.ranks", [1, None, 2.0], "result.ranks: expected 3 whole numbers from 1 to 3 or nulls"),
    ("result.ranks", [1, None, False], "result.ranks: expected 3 whole numbers from 1 to 3 or nulls"),
    ("seed", "abc", "seed: expected 64 hex digits or null, got 'abc'"),
    ("seed", "g" * 64, "seed: expected 64 hex digits or null, got"),
    ("seed", 5, "seed: expected 64 hex digits or null, got 5"),
    ("commitment", [], "commitment: expected 64 hex digits or null, got []"),
]


@pytest.mark.parametrize(("path", "value", "message"), REFUSED, ids=[f"{p} {v!r:.20}" for p, v, _ in REFUSED])
def test_a_wrong_value_is_named_with_its_place(path: str, value: Any, message: str) -> None:
    assert refused(change(DATA, path, value)).startswith(message)


def test_a_record_of_2020_has_no_talisman() -> None:
    assert refused(change(OLD, "talisman", 0)) == "talisman: expected null in the 2020 edition, got 0"


def test_a_record_is_an_object() -> None:
    values: list[Any] = [None, [], 5, "x"]
    for value in values:
        assert refused(value) == f"the record: expected an object, got {value!r}"


def test_long_values_are_cut_short() -> None:
    message = refused(change(DATA, "seed", "x" * 500))
    assert len(message) < 120


def test_missing_keys_are_named() -> None:
    for path in ("rules.edition", "rules.value_counts", "decks.removed", "decks.habitat"):
        outer, inner = path.split(".")
        data = copy.deepcopy(DATA)
        del data[outer][inner]
        assert refused(data) == f"{path}: expected in the record, but it is missing"
    data = copy.deepcopy(DATA)
    del data["seats"][0]["name"]
    assert refused(data) == "seats[0].name: expected a string, got None"


# --- replaying


def replay_refused(data: dict[str, Any]) -> ReplayError:
    record = Record.from_dict(data)
    with pytest.raises(ReplayError) as error:
        record.replay()
    return error.value


def test_decks_that_do_not_fit_are_found_at_the_start() -> None:
    data = change(DATA, "decks.habitat", DATA["decks"]["habitat"][1:])
    error = replay_refused(data)
    assert str(error) == "setup: decks.habitat: expected 46 cards, got 45"
    assert error.step is None
    error = replay_refused(change(DATA, "leo_piles.0", ["R"]))
    assert str(error) == "setup: leo_piles: entry 1 does not hold the 6 cards shuffled there"
    error = replay_refused(change(DATA, "leo_piles", []))
    assert str(error) == "setup: leo_piles: expected entry 1, but there are only 0"


WRONG_STEPS: list[tuple[int, list[Any], Callable[[str], bool]]] = [
    (0, [1, "R"], lambda text: "seat 1 owes no step in phase BID" in text),
    (0, [7, "R"], lambda text: "expected a seat from 0 to 2, got 7" in text),
    (0, [0, "-"], lambda text: "action 17 (-) is not a step of this phase" in text),
    (3, [0, "nonsense"], lambda text: "expected a token such as" in text),
    (3, [0, "xx@1"], lambda text: "expected a species" in text),
]


@pytest.mark.parametrize(("index", "entry", "fits"), WRONG_STEPS)
def test_a_wrong_step_is_named(index: int, entry: list[Any], fits: Callable[[str], bool]) -> None:
    actions = list(RECORD.actions)
    actions[index] = (entry[0], entry[1])
    with pytest.raises(ReplayError) as caught:
        replace(RECORD, actions=tuple(actions)).replay()
    error = caught.value
    assert str(error).startswith(f"actions[{index}] [{entry[0]}, {entry[1]!r}], round 1: ")
    assert fits(str(error))
    assert error.step == index
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.step) == (str(error), index)


def test_a_wrong_shuffle_is_named_with_the_step_that_needs_it() -> None:
    number = len(DATA["reshuffles"])
    assert number > 0
    error = replay_refused(change(DATA, "reshuffles", DATA["reshuffles"][:-1]))
    assert f"reshuffles: expected entry {number}, but there are only {number - 1}" in str(error)
    assert error.step is not None
    error = replay_refused(change(DATA, "reshuffles.0", DATA["reshuffles"][0][1:]))
    assert "reshuffles: entry 1 does not hold the" in str(error)


def test_a_step_after_the_end_is_refused() -> None:
    error = replay_refused(change(DATA, "actions", [*DATA["actions"], [0, "-"]]))
    assert "the game is over" in str(error)
    assert error.step == len(DATA["actions"])


def test_replaying_stops_where_it_is_told() -> None:
    """Steps after that are not looked at."""
    record = Record.from_dict(change(DATA, "actions.5", [0, "?"]))
    for upto in range(6):
        assert len(Record.of(record.replay(upto)).actions) == upto
    with pytest.raises(ReplayError):
        record.replay(6)
