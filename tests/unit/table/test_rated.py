"""What a rated table refuses: whatever would let somebody escape a result, or know more than others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.rated_games import rated_log

from wildcards.protocol.table import Absence, Clock, Deal, NewTable, SeatSetup
from wildcards.table import commands, votes
from wildcards.table.creation import Given, first_entries
from wildcards.table.entry import Started
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

OPEN = SeatSetup("open")
GIVEN = Given("CODE22", "5e" * 32, 0)


def new(**options: Any) -> Table:
    """A rated table at which Ann has sat down."""
    wanted = NewTable(seats=[OPEN, OPEN, SeatSetup("bot", "novice")], rated=True, **options)
    table = Table.fold("t" * 20, first_entries("ann", wanted, 0, GIVEN))
    return table.then(commands.sit(table, 0, "ann", "Ann", "0" * 32, 1))


def playing() -> Table:
    """A rated game of Ann and Bob that has begun."""
    entries = rated_log(["ann", "bob", "bot:greedy"], 1)
    begun = [isinstance(entry, Started) for entry in entries].index(True)
    return Table.fold("t" * 20, entries[: begun + 1])


def code_of(act: Callable[[], object]) -> str:
    with pytest.raises(RefusedError) as error:
        act()
    return error.value.code


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"deal": Deal("given", "5e" * 32)}, "rated_deal"),
        ({"hints": True}, "rated_hints"),
        ({"absence": Absence(None)}, "rated_wait"),
        ({"spectators": "all"}, "rated_hands"),
        ({"spectators": "late"}, "rated_hands"),
    ],
)
def test_tables_that_cannot_be_rated(options: dict[str, Any], code: str) -> None:
    assert code_of(lambda: new(**options)) == code


def test_a_clock_or_a_bot_brings_it_to_its_end() -> None:
    assert new().settings.rated
    assert new(clock=Clock("decision", 60), absence=Absence(None)).settings.rated


def test_nobody_sits_down_twice_but_may_change_the_nonce() -> None:
    table = new()
    assert code_of(lambda: commands.sit(table, 1, "ann", "Ann", "1" * 32, 2)) == "rated_twice"
    assert commands.sit(table, 0, "ann", "Ann", "1" * 32, 2)
    table = table.then(commands.sit(table, 1, "bob", "Bob", "2" * 32, 2))
    assert code_of(lambda: commands.move(table, 1, table.seats[1].epoch, "ann", 3)) == "rated_twice"
    assert commands.move(table, 1, table.seats[1].epoch, "cid", 3)


def test_in_play_it_cannot_be_ended_and_gives_no_help() -> None:
    table = playing()
    assert code_of(lambda: commands.close(table, "ann", 9)) == "rated_end"
    assert code_of(lambda: votes.ask_to_end(table, "ann", (), 9)) == "rated_end"
    assert code_of(lambda: commands.check_hint(table, "ann", 0)) == "competition"
    assert commands.leave(table, "ann", 9)
    assert commands.end(table, "abandoned", 9)  # operators can


def test_before_it_begins_it_can_be_called_off() -> None:
    assert commands.close(new(), "ann", 9)


def test_who_began_stays_who_it_counts_for() -> None:
    table = playing()
    moved = table.then(commands.move(table, 0, table.seats[0].epoch, "new", 9))
    assert moved.seats[0].uid == "new"
    assert moved.began == ("ann", "bob", None)
    assert moved.ended_at is None
