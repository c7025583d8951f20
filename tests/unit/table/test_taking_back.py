"""Taking back what was done in secret: nobody else sees it, and the game goes on as if it had not been."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest
from strategies import IS_COMPILED, play

from wildcards.engine.action import DRAW
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.protocol.message import Act, TakeBack
from wildcards.secrecy.fold import AT, fold_of, person
from wildcards.server.storage.listing import row_of
from wildcards.table import commands
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.table import Table
from wildcards.table.views import Shown, encode

SEATS = 3


def seen_by_others(table: Table, seat: int) -> list[bytes]:
    """All that everybody else is shown."""
    shown = Shown(table, (), {})
    others = [other for other in range(SEATS) if other != seat]
    told = [encode(shown.table(person(other))) for other in others]
    return [*told, encode(shown.table("nobody")), *[shown.game(other, 0) for other in (*others, None)]]


def act(table: Table, seat: int, action: int, cid: str) -> Table:
    state = table.playing_state()
    asked = Act(cid, seat, table.step_of(seat), [state.token(action)])
    entries = commands.act(table, person(seat), asked, table.at + 10)
    assert not isinstance(entries, Answered)
    return table.then(entries)


def take_back(table: Table, seat: int, cid: str = "back", step: int | None = None) -> Table:
    asked = TakeBack(cid, seat, table.step_of(seat) if step is None else step)
    entries = commands.take_back(table, person(seat), asked, table.at + 10)
    assert not isinstance(entries, Answered)
    return table.then(entries)


@pytest.mark.parametrize("clock", ["none", "decision", "bank"] if IS_COMPILED else ["bank"])
@pytest.mark.parametrize("seed", range(3) if IS_COMPILED else [0])
def test_whatever_is_taken_back_was_never_done(seed: int, clock: str) -> None:
    """In every secret phase of a game: others see the same bytes, and the state is the one before."""
    chooser = random.Random(seed)
    table = fold_of(new_game(Rules(seats=SEATS), seed=seed), clock=clock)
    count, phases = 0, set()
    while not table.playing_state().is_over:
        seat = chooser.choice(table.people_to_act())
        before, count = table, count + 1
        table = act(table, seat, chooser.choice(before.playing_state().legal_actions(seat)), f"a{count}")
        if not Shown(table, (), {}).game_view(seat, 0).can_take_back:
            continue
        phases.add(table.playing_state().phase)
        told, clocks = seen_by_others(table, seat), before.seats[seat].clock.begun
        again = take_back(table, seat, f"b{count}")
        assert seen_by_others(again, seat) == told
        assert again.turn == table.turn
        assert again.seats[seat].clock.begun == clocks
        assert msgspec.json.decode(row_of(again)["card"])["owes"]
        assert seat in again.people_to_act()
        assert not Shown(again, (), {}).game_view(seat, 0).can_take_back
        if before.step_of(seat) == again.step_of(seat):
            assert again.playing_state() == before.playing_state()
            assert again.decided_by == before.decided_by
    assert len(phases) > 2


def test_what_cannot_be_taken_back_is_refused_with_the_reason() -> None:
    table = fold_of(new_game(Rules(seats=SEATS), seed=5), clock="decision")
    asked = TakeBack("one", 0, table.step_of(0))
    with pytest.raises(RefusedError, match="seen"):
        commands.take_back(table, person(0), asked, AT)
    with pytest.raises(RefusedError, match="foreign_seat"):
        commands.take_back(table, person(1), asked, AT)
    bid = act(table, 0, table.playing_state().legal_actions(0)[0], "bid")
    asked = TakeBack("one", 0, bid.step_of(0))
    limit = bid.seats[0].clock.begun[1] + bid.seats[0].clock.begun[0]
    with pytest.raises(RefusedError, match="time_up"):
        commands.take_back(bid, person(0), asked, limit + 1)
    with pytest.raises(RefusedError, match="id_used"):
        commands.take_back(bid, person(0), TakeBack("bid", 0, bid.step_of(0)), bid.at)
    left = bid.then(commands.take_over(bid, 0, "left", bid.at))
    with pytest.raises(RefusedError, match="bot_decides"):
        commands.take_back(left, person(0), asked, bid.at)
    back = take_back(bid, 0)
    again = commands.take_back(back, person(0), TakeBack("back", 0, bid.step_of(0)), bid.at)
    assert again == Answered(0, (), table.step_of(0))


def test_a_decision_is_taken_back_so_often_and_no_more() -> None:
    table = fold_of(new_game(Rules(seats=SEATS), seed=5))
    for number in range(commands.MOST_BACKS):
        table = act(table, 0, table.playing_state().legal_actions(0)[0], f"a{number}")
        table = take_back(table, 0, f"b{number}")
    table = act(table, 0, table.playing_state().legal_actions(0)[0], "last")
    with pytest.raises(RefusedError, match="taken_back_often"):
        take_back(table, 0)


def test_another_step_laid_at_once_replaces_the_first_in_what_its_seat_has_seen() -> None:
    table = fold_of(new_game(Rules(seats=SEATS), seed=5))
    first, second, *_ = table.playing_state().legal_actions(0)
    one = act(table, 0, first, "one")
    two = act(take_back(one, 0), 0, second, "two")
    before, now = (Shown(each, (), {}).glimpse(0) for each in (one, two))
    assert now.parts_from(before) == table.step_of(0) < now.step
    assert Shown(table, (), {}).glimpse(0).parts_from(before) == table.step_of(0)


def test_what_others_have_seen_is_not_taken_back_though_the_same_seat_is_asked_again() -> None:
    """One seat breaks a tie with others who have no cards, and still it is not broken."""
    rules = Rules("2020", seats=5, value_counts=(0, 14, 0, 0))
    states = [state.copy() for state in play(rules, 2)]
    before = next(
        state
        for state, after in pairwise(states)
        if state.phase == after.phase == Phase.BREAK
        and len(state.to_act) == 1
        and state.to_act == after.to_act
    )
    (seat,) = before.to_act
    table = act(fold_of(before, clock="decision"), seat, DRAW, "one")
    assert table.playing_state().to_act == (seat,)
    assert not Shown(table, (), {}).game_view(seat, 0).can_take_back
    assert table.seats[seat].clock.begun[1] == table.at
    asked = TakeBack("back", seat, table.step_of(seat))
    with pytest.raises(RefusedError, match="seen"):
        commands.take_back(table, person(seat), asked, table.at)
