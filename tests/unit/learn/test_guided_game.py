"""The guided game shows what its lessons explain, when they explain it, to whoever follows the advice."""

from __future__ import annotations

import pytest
from support.guided_game import FIXTURE, OWN_WAY, PATH, GuidedGame, fixture, own_ways
from support.solo import PERSON

from wildcards.engine.event import Event, EventKind, TieReason
from wildcards.engine.phase import Phase


def rounds() -> list[list[Event]]:
    """What the player saw, by round, after following all advice."""
    game = GuidedGame()
    for actions in PATH:
        game.act(actions)
    return [list(events) for events in game.seen.history]


def has(events: list[Event], kind: EventKind, seat: int | None = None, what: int | None = None) -> bool:
    return any(
        event.kind == kind and seat in (None, event.seat) and what in (None, event.what) for event in events
    )


def test_the_advice_can_be_followed_for_four_rounds() -> None:
    assert len(rounds()) == 5
    assert rounds()[4][0].kind == EventKind.ROUND


def test_the_first_round_has_a_price_a_bonus_a_leader_that_moves_and_a_pass() -> None:
    first = rounds()[0]
    assert has(first, EventKind.PAY, PERSON)
    assert has(first, EventKind.BONUS, PERSON)
    owners = [event.seat for event in first if event.kind == EventKind.LEADER]
    assert owners == [1, PERSON]
    assert has(first, EventKind.PASSED)
    assert not has(first, EventKind.ORDERED)


def test_the_second_round_has_the_eagle_and_a_tie_won_by_the_sum() -> None:
    second = rounds()[1]
    assert has(second, EventKind.REVEAL, PERSON)
    tied = [(event.seat, event.what) for event in second if event.kind == EventKind.ORDERED]
    assert tied == [(PERSON, TieReason.SUM), (1, TieReason.SUM)]
    assert has(second, EventKind.LEADER, PERSON)


def test_the_third_round_has_a_refill_and_the_swap_of_the_meerkat() -> None:
    third = rounds()[2]
    assert has(third, EventKind.SWAP, PERSON)
    assert has(third, EventKind.LEADER, PERSON)
    assert sum(event.kind == EventKind.DREW and event.seat == PERSON for event in third) == 5


def test_the_fourth_round_has_the_talisman_and_the_ibex() -> None:
    fourth = rounds()[3]
    assert has(fourth, EventKind.ORDERED, PERSON, TieReason.TALISMAN)
    assert has(fourth, EventKind.BONUS, PERSON)
    assert has(fourth, EventKind.KEEP, PERSON)
    assert has(fourth, EventKind.TALISMAN)


def test_whoever_follows_the_advice_is_ahead() -> None:
    game = GuidedGame()
    for actions in PATH:
        game.act(actions)
    own, *others = [score or 0 for score in game.state.scores()]
    assert own > max(others)


@pytest.mark.parametrize("bid", ["F2", "S4", "M1", "M2", "M3", "W2", "R"])
def test_whatever_the_player_bids_the_others_bid_the_same_in_the_first_round(bid: str) -> None:
    game = GuidedGame()
    game.act([bid])
    shown = [event for event in game.seen.history[0] if event.kind == EventKind.BID_SHOWN and event.seat]
    assert [event.what for event in shown] == [10, 12]  # mountains 3, wild 1
    assert game.state.phase != Phase.OVER


def test_the_clients_tests_have_this_game() -> None:
    assert FIXTURE.read_text(encoding="utf-8") == fixture(), "run `python -m support.guided_game` in tests/"
    assert OWN_WAY.read_text(encoding="utf-8") == own_ways(), "run `python -m support.guided_game` in tests/"
