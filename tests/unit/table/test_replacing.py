"""A bot takes the seat of somebody who is gone, for good: who may do that, when, and what becomes of all."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.record import HUMAN
from wildcards.protocol.message import Act
from wildcards.protocol.table import Clock
from wildcards.secrecy.fold import AT, fold_of, person
from wildcards.table import commands
from wildcards.table.creation import Given, rematch_entries
from wildcards.table.entry import EndAsked, Entry, Replaced, TakenOver
from wildcards.table.refusal import RefusedError
from wildcards.table.replacing import GONE_AFTER, GONE_AFTER_LONG, replace
from wildcards.table.seat import Answered
from wildcards.table.table import OPEN, OVER, Table
from wildcards.table.views import Shown, record, table_view

HOST, GONE = person(0), person(1)
GIVEN = Given("ABC234", "7f" * 32, 1)


@pytest.fixture
def table() -> Table:
    return fold_of(new_game(Rules(seats=3), seed=1))


def refused(table: Table, seat: int, uid: str, since: int | None, at: int, level: str = "greedy") -> str:
    with pytest.raises(RefusedError) as error:
        replace(table, seat, level, uid, since, at)
    return error.value.code


def given(table: Table, at: int = AT) -> Table:
    return table.then(replace(table, 1, "greedy", HOST, at - GONE_AFTER, at))


def test_only_the_host_and_only_for_somebody_who_is_gone(table: Table) -> None:
    late = AT + GONE_AFTER
    assert replace(table, 1, "greedy", HOST, AT, late) == [Replaced(late, 1, "greedy")]
    assert refused(table, 1, HOST, AT, late - 1) == "not_gone"
    assert refused(table, 1, HOST, None, late) == "not_gone"
    assert refused(table, 1, person(2), AT, late) == "not_host"
    assert refused(table, 0, HOST, AT, late) == "seat_taken"
    assert refused(table, 4, HOST, AT, late) == "no_seat"
    assert refused(table, 1, HOST, AT, late, "nobody") == "no_level"
    table.status = OPEN
    assert refused(table, 1, HOST, AT, late) == "wrong_status"
    table.status = OVER
    assert refused(table, 1, HOST, AT, late) == "over"


def test_who_left_is_gone_at_once_unless_they_look_on(table: Table) -> None:
    left = table.then([TakenOver(AT, 1, "greedy", "left")])
    assert replace(left, 1, "expert", HOST, AT, AT) == [Replaced(AT, 1, "expert")]
    assert refused(left, 1, HOST, None, AT) == "not_gone"
    absent = table.then([TakenOver(AT, 1, "greedy", "absent")])
    assert refused(absent, 1, HOST, AT, AT) == "not_gone"


def test_where_people_think_for_hours_it_takes_a_day(table: Table) -> None:
    clock = Clock("decision", 3600)
    table.settings = msgspec.structs.replace(table.settings, clock=clock)  # type: ignore[misc]
    assert refused(table, 1, HOST, AT, AT + GONE_AFTER_LONG - 1) == "not_gone"
    assert replace(table, 1, "greedy", HOST, AT, AT + GONE_AFTER_LONG)


def test_it_happens_once_and_the_person_only_looks_on(table: Table) -> None:
    after = given(table)
    assert replace(after, 1, "expert", HOST, 0, AT) == []
    seat = after.seats[1]
    assert (seat.kind, seat.uid, seat.decider, seat.nonce) == ("bot", None, "greedy", table.seats[1].nonce)
    assert (after.is_replaced(GONE), after.may_watch(GONE), after.plays(GONE)) == (True, True, True)
    assert not after.is_member(GONE)
    assert table_view(after, GONE, ()).you_replaced
    for uid in (HOST, person(2)):
        view = table_view(after, uid, ())
        assert (view.you_replaced, [(one.seat, one.name) for one in view.replaced]) == (
            False,
            [(1, "Name 1")],
        )
    with pytest.raises(RefusedError, match="foreign_seat"):
        commands.back(after, GONE, 1, "b", AT)
    assert Shown(after, (), {}).audiences(GONE, shows_open=False) == [None]


def test_nobody_can_see_how_far_the_person_was(table: Table) -> None:
    """Whether they had bid stays secret until the bids are shown, though of a bot's all is open."""
    state = table.playing_state()
    act = Act("a", 1, table.step_of(1), [state.token(state.legal_actions(1)[0])])
    acted = commands.act(table, GONE, act, AT)
    assert not isinstance(acted, Answered)
    views = [table_view(given(one), person(2), ()).seats[1] for one in (table, table.then(acted))]
    assert views[0] == views[1]
    assert views[0].ready is None


def test_their_vote_is_dropped_and_their_consent_no_longer_needed(table: Table) -> None:
    assert given(table.then([EndAsked(AT, GONE)])).ending is None
    asked = given(table.then([EndAsked(AT, HOST)]))
    assert asked.missing() == [2]


def test_the_game_is_played_to_its_end_and_its_record_names_the_person(table: Table) -> None:
    """A rematch keeps the bot where it is."""
    table = given(table)
    while table.status != OVER:
        table = table.then(_a_step(table))
    found = record(table)
    assert (found.seats[1].name, found.seats[1].player) == ("Name 1", HUMAN)
    decided = found.extra["decided_by"]
    assert {by for by, (seat, _) in zip(decided, found.actions, strict=True) if seat == 1} == {"greedy"}
    again = Table.fold("r" * 20, rematch_entries(table, HOST, AT, GIVEN))
    assert [seat.kind for seat in again.seats] == ["open", "bot", "open"]
    assert again.created.kept is not None
    assert again.created.kept[1] is None


def _a_step(table: Table) -> Sequence[Entry]:
    state = table.playing_state()
    seat = state.to_act[0]
    action, step = state.legal_actions(seat)[0], table.step_of(seat)
    if found := commands.bot_act(table, seat, action, step, "", AT):
        return found
    act = Act(f"a{table.seq}", seat, step, [state.token(action)])
    acted = commands.act(table, person(seat), act, AT)
    assert not isinstance(acted, Answered)
    return acted
