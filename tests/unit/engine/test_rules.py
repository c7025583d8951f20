"""Rules: what exists, and what is refused with a reason."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from strategies import EVERY_RULES

from wildcards.engine.rules import OPTIONS, Rules
from wildcards.errors import RulesError


def test_the_plain_game() -> None:
    rules = Rules()
    assert rules.options() == {
        "edition": "2022",
        "talisman_order": "holder_last",
        "three_player_removal": "balanced",
        "payment_returns_on_pass": True,
        "value_counts": [5, 4, 3, 2],
    }
    assert tuple(rules.options()) == OPTIONS
    assert (rules.seats, rules.leo, rules.leo_seat) == (4, False, None)


@pytest.mark.parametrize(
    ("seats", "slots", "rounds", "removed"), [(3, 2, 14, 14), (4, 3, 12, 6), (5, 4, 10, 2)]
)
def test_what_follows_from_the_number_of_seats(seats: int, slots: int, rounds: int, removed: int) -> None:
    for rules in (Rules(seats=seats), Rules(edition="2020", seats=seats), Rules(seats=seats, leo=True)):
        assert (rules.slots, rules.rounds, rules.removed) == (slots, rounds, removed)
        assert slots * rounds + removed == 42


def test_editions_differ_in_talisman_and_payment() -> None:
    assert Rules().talisman
    assert not Rules(edition="2020").talisman
    assert Rules().payment_returns_on_pass is True
    assert Rules(edition="2020").payment_returns_on_pass is False
    assert Rules(payment_returns_on_pass=False).payment_returns_on_pass is False
    assert Rules(edition="2020", payment_returns_on_pass=True).payment_returns_on_pass is True


def test_leo_sits_last_unless_told_otherwise() -> None:
    assert Rules(seats=3, leo=True).leo_seat == 2
    assert Rules(seats=3, leo=True).human_seats() == [0, 1]
    assert Rules(seats=5, leo=True, leo_seat=0).human_seats() == [1, 2, 3, 4]
    assert Rules(seats=4).human_seats() == [0, 1, 2, 3]
    assert Rules(leo=True) == Rules(leo=True, leo_seat=3)


def test_every_kind_of_habitat_card_is_counted() -> None:
    assert Rules().habitat_counts() == [5, 4, 3, 2, 5, 4, 3, 2, 5, 4, 3, 2, 1, 1, 1, 1]
    for rules in EVERY_RULES:
        assert sum(rules.habitat_counts()) == 46


def test_rules_are_values() -> None:
    assert Rules(value_counts=[5, 4, 3, 2]) == Rules()  # type: ignore[arg-type]
    assert hash(Rules(value_counts=[5, 4, 3, 2])) == hash(Rules())  # type: ignore[arg-type]
    for rules in EVERY_RULES:
        assert pickle.loads(pickle.dumps(rules)) == rules
        assert Rules(seats=rules.seats, leo=rules.leo, leo_seat=rules.leo_seat, **rules.options()) == rules
    with pytest.raises(FrozenInstanceError):
        Rules().seats = 3  # type: ignore[misc]


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"edition": "2021"}, "edition: expected '2022' or '2020', got '2021'"),
    ({"edition": 2022}, "edition: expected '2022' or '2020', got 2022"),
    ({"edition": None}, "edition: expected '2022' or '2020', got None"),
    ({"edition": ["2022"]}, "edition: expected '2022' or '2020', got ['2022']"),
    (
        {"seats": 2},
        "seats: expected 3, 4 or 5, got 2; two people play with Leo in a third seat",
    ),
    ({"seats": 2, "leo": True}, "seats: expected 3, 4 or 5, got 2; two people play with Leo"),
    ({"seats": 2, "edition": "2020"}, "seats: expected 3, 4 or 5, got 2; the 2020 edition needs three"),
    ({"seats": 1}, "seats: expected 3, 4 or 5 (Leo's seat counts), got 1"),
    ({"seats": 6}, "seats: expected 3, 4 or 5 (Leo's seat counts), got 6"),
    ({"seats": "4"}, "seats: expected 3, 4 or 5 (Leo's seat counts), got '4'"),
    ({"seats": 4.0}, "seats: expected 3, 4 or 5 (Leo's seat counts), got 4.0"),
    ({"seats": True}, "seats: expected 3, 4 or 5 (Leo's seat counts), got True"),
    ({"seats": [4]}, "seats: expected 3, 4 or 5 (Leo's seat counts), got [4]"),
    ({"leo": 1}, "leo: expected true or false, got 1"),
    ({"leo": None}, "leo: expected true or false, got None"),
    (
        {"leo": True, "edition": "2020"},
        "leo: Leo exists in the 2022 edition only, got edition '2020'",
    ),
    ({"leo_seat": 1}, "leo_seat: expected none without Leo, got 1 (set leo=True)"),
    ({"leo": True, "leo_seat": 4}, "leo_seat: expected a seat from 0 to 3, got 4"),
    ({"leo": True, "leo_seat": -1}, "leo_seat: expected a seat from 0 to 3, got -1"),
    ({"leo": True, "leo_seat": "1"}, "leo_seat: expected a seat from 0 to 3, got '1'"),
    ({"leo": True, "leo_seat": True}, "leo_seat: expected a seat from 0 to 3, got True"),
    ({"talisman_order": "last"}, "talisman_order: expected 'holder_last' or 'holder_first', got 'last'"),
    ({"talisman_order": {}}, "talisman_order: expected 'holder_last' or 'holder_first', got {}"),
    ({"three_player_removal": ""}, "three_player_removal: expected 'balanced' or 'random', got ''"),
    ({"payment_returns_on_pass": 1}, "payment_returns_on_pass: expected true or false, got 1"),
    ({"payment_returns_on_pass": "yes"}, "payment_returns_on_pass: expected true or false, got 'yes'"),
    ({"value_counts": (5, 4, 3)}, "value_counts: expected four whole numbers from 0 to 14, got (5, 4, 3)"),
    ({"value_counts": (5, 4, 3, 2, 0)}, "value_counts: expected four whole numbers from 0 to 14"),
    ({"value_counts": (15, -1, 0, 0)}, "value_counts: expected four whole numbers from 0 to 14"),
    ({"value_counts": (5, 4, 3, 2.0)}, "value_counts: expected four whole numbers from 0 to 14"),
    ({"value_counts": (True, 13, 0, 0)}, "value_counts: expected four whole numbers from 0 to 14"),
    ({"value_counts": "5432"}, "value_counts: expected four whole numbers from 0 to 14, got '5432'"),
    ({"value_counts": None}, "value_counts: expected four whole numbers from 0 to 14, got None"),
    ({"value_counts": {5: 1, 4: 1, 3: 1, 2: 1}}, "value_counts: expected four whole numbers from 0 to 14"),
    (
        {"value_counts": (5, 4, 3, 3)},
        "value_counts: expected a sum of 14, got (5, 4, 3, 3), which add up to",
    ),
    (
        {"value_counts": [0, 0, 0, 0]},
        "value_counts: expected a sum of 14, got [0, 0, 0, 0], which add up to",
    ),
]


@pytest.mark.parametrize(("options", "message"), REFUSED, ids=[str(options) for options, _ in REFUSED])
def test_what_does_not_exist_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(RulesError) as error:
        Rules(**options)
    assert str(error.value).startswith(message)
