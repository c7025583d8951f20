"""Tables in memory, without a server, at any position of a game."""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from wildcards.engine.state import State
from wildcards.notation.turn import Turn
from wildcards.protocol.record import RulesOptions
from wildcards.protocol.table import Absence, Clock, NewTable, Settings, Spectators
from wildcards.table.clock import SeatClock
from wildcards.table.entry import Created, Entry, Seated, Started
from wildcards.table.table import OVER, PLAYING, Table

SPECTATOR: Final = "somebody"
PEOPLE: Final = tuple([f"person{seat}" for seat in range(5)])
AT: Final = 1_000_000
SEED: Final = "5e" * 32


def person(seat: int) -> str:
    """Who sits in a seat."""
    return PEOPLE[seat]


def settings_of(state: State, *, spectators: Spectators = "public", clock: str = "none") -> Settings:
    """The settings of a table for a game under these rules."""
    rules = state.rules
    options = RulesOptions(
        edition=cast('Literal["2022", "2020"]', rules.edition),
        talisman_order=cast('Literal["holder_last", "holder_first"]', rules.talisman_order),
        three_player_removal=cast('Literal["balanced", "random"]', rules.three_player_removal),
        payment_returns_on_pass=rules.payment_returns_on_pass,
        value_counts=rules.value_counts,
    )
    return Settings(
        title="",
        rules=options,
        visibility="public",
        spectators=spectators,
        clock=Clock(cast('Literal["none", "decision", "bank"]', clock), 60, 5),
        absence=Absence(level="random"),
        deal="fair",
        bot_delay=NewTable().bot_delay,
    )


def fold_of(
    state: State,
    *,
    spectators: Spectators = "public",
    clock: str = "none",
    hints: bool = False,
    begun: State | None = None,
) -> Table:
    """A table at which every seat but Leo's is a person's, the first being host, at this position.

    `begun` is the position in which its round began, if late spectators are shown that.
    """
    rules = state.rules
    settings = settings_of(state, spectators=spectators, clock=clock)
    settings = msgspec.structs.replace(settings, hints=hints)
    entries: list[Entry] = [
        Created(AT, person(rules.human_seats()[0]), settings, rules.leo_seat, rules.seats, None, SEED)
    ]
    entries += [
        Seated(AT, seat, person(seat), f"Name {seat}", f"{seat:032x}") for seat in rules.human_seats()
    ]
    table = Table.fold("t" * 20, [*entries, Started(AT)])
    assert table.rules == rules
    _put(table, state)
    if begun is not None:
        table.round_begun = fold_of(begun, spectators=spectators, clock=clock, hints=hints)
    return table


def _put(table: Table, state: State) -> None:
    """Bring the table to the state, with clocks as if its phase had just begun for everybody it asks."""
    table.state, table._start = state, state.copy()
    table.status = OVER if state.is_over else PLAYING
    table._turn = Turn.of(state)  # as if it had been folded up to here, which takes far longer
    for index, seat in enumerate(table.seats):
        seat.clock = SeatClock(table.settings.clock)
        if index in state.observe(None).to_act:
            seat.clock.begin(AT)
        seat.told = seat.told_now()
        if index not in state.to_act:
            seat.clock.stop(AT)
