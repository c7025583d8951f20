"""Who is asked to look after a step: everybody for whom anything differs, as the whole views show."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from strategies import positions_in

from wildcards.engine.phase import Phase, is_sealed
from wildcards.protocol.message import Act, TakeBack
from wildcards.protocol.table import Spectators
from wildcards.secrecy.fold import AT, SPECTATOR, fold_of, person
from wildcards.table import commands
from wildcards.table.audience import who_sees
from wildcards.table.entry import BotSeated, Created, Entry, Seated, Started, TakenOver
from wildcards.table.seat import Answered
from wildcards.table.table import PLAYING, Table
from wildcards.table.views import game_view, table_view


def told(table: Table, uid: str) -> object:
    """All that a person is shown."""
    seats: list[int | None] = [*table.seats_of(uid)]
    if not seats and table.may_watch(uid):
        seats = [None]
    return table_view(table, uid, (0,)), [game_view(table, seat, 0) for seat in seats]


def acts(table: Table) -> Iterator[tuple[int, list[Entry]]]:
    """Steps of every seat that owes one."""
    state = table.playing_state()
    for seat in state.to_act:
        for action in state.legal_actions(seat)[:3]:
            act = Act(f"one{table.seq}", seat, table.step_of(seat), [state.token(action)])
            found = commands.act(table, person(seat), act, AT + 1)
            assert not isinstance(found, Answered)
            yield seat, found


def check(before: Table, entries: list[Entry]) -> Table:
    """Nothing differs for whoever is not asked to look; returns the table that the entries lead to."""
    after = before.then(entries)
    sees = who_sees(before, entries, after)
    for uid in (SPECTATOR, *[seat.uid or "" for seat in before.seats]):
        if sees is not None and uid not in sees:
            assert told(before, uid) == told(after, uid)
    return after


@pytest.mark.parametrize("clock", ["none", "bank"])
@pytest.mark.parametrize("phase", list(Phase)[:-1])
def test_nothing_differs_for_whoever_is_not_asked_to_look(phase: Phase, clock: str) -> None:
    alone = 0
    for state, chooser in positions_in(phase, 60):
        spectators: Spectators = "closed" if chooser.random() < 0.3 else "public"
        table = fold_of(state.copy(), clock=clock, spectators=spectators)
        for seat, entries in acts(table):
            after = check(table, entries)
            if who_sees(table, entries, after) is None:
                continue
            alone += 1
            assert who_sees(table, entries, after) == frozenset([person(seat)])
            asked = TakeBack("two", seat, after.step_of(seat))
            back = commands.take_back(after, person(seat), asked, AT + 2)
            assert not isinstance(back, Answered)
            check(after, back)
            assert who_sees(after, back, after.then(back)) == frozenset([person(seat)])
    assert bool(alone) == is_sealed(phase)


def test_everybody_looks_when_a_decision_ends_or_a_bot_takes_over() -> None:
    state, _ = next(positions_in(Phase.BID, 1))
    before = table = fold_of(state.copy())
    last: list[Entry] = []
    while table.turn == before.turn:
        before, (_, last) = table, next(acts(table))
        table = table.then(last)
        assert (who_sees(before, last, table) is None) == (table.turn > before.turn)
    assert who_sees(before, [TakenOver(AT, 1, "greedy", "left")], before) is None


def test_everybody_looks_when_a_bot_bids() -> None:
    """It takes nothing back, so its bids are shown."""
    settings = fold_of(next(positions_in(Phase.BID, 1))[0]).settings
    first = Created(AT, "ann", settings, None, 3, None, "5e" * 32, given=True)
    seated: list[Entry] = [Seated(AT, 0, "ann", "Ann", "0" * 32)]
    seated += [BotSeated(AT, seat, "greedy") for seat in (1, 2)]
    table = Table.fold("t" * 20, [first, *seated, Started(AT)])
    assert table.status == PLAYING
    state = table.playing_state()
    seat = next(seat for seat in state.to_act if seat)
    bid = commands.bot_act(table, seat, state.legal_actions(seat)[0], table.step_of(seat), "", AT)
    assert who_sees(table, bid, check(table, bid)) is None


def test_spectators_who_see_all_hands_look_at_every_step() -> None:
    table = fold_of(next(positions_in(Phase.BID, 1))[0].copy(), spectators="all")
    assert all(who_sees(table, entries, table.then(entries)) is None for _, entries in acts(table))
