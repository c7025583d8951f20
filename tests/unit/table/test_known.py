"""Who may be told how much of what could be known, and what the message holds."""

from __future__ import annotations

import msgspec
import pytest

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.protocol.table import NewTable, SeatSetup
from wildcards.secrecy.fold import SPECTATOR, fold_of, person
from wildcards.table import commands
from wildcards.table.creation import Given, first_entries
from wildcards.table.entry import Created
from wildcards.table.known import knowledge_told
from wildcards.table.refusal import RefusedError
from wildcards.table.table import Table

GIVEN = Given("ABCDEF", "5e" * 32, 0)
LEO = new_game(Rules(seats=4, leo=True, leo_seat=3), seed=1)


def refused(table: Table, uid: str, seat: int | None) -> str:
    with pytest.raises(RefusedError) as error:
        commands.check_knowledge(table, uid, seat)
    return error.value.code


def test_each_is_told_what_the_table_allows() -> None:
    table = fold_of(LEO)
    assert commands.check_knowledge(table, person(0), 0) == "open"
    assert commands.check_knowledge(table, SPECTATOR, None) == "open"
    assert refused(table, person(0), 1) == "foreign_seat"
    assert refused(fold_of(LEO, spectators="closed"), SPECTATOR, None) == "closed"
    settings = msgspec.structs.replace(table.settings, knowledge="off")
    off = Table("t" * 20, msgspec.structs.replace(table.created, settings=settings))
    assert refused(off, person(0), None) == "wrong_status"
    off.state = LEO
    assert refused(off, person(0), None) == "no_knowledge"


@pytest.mark.parametrize(("people", "usual"), [(1, "all"), (2, "open")])
def test_alone_everything_is_usual(people: int, usual: str) -> None:
    seats = [SeatSetup("open")] * people + [SeatSetup("bot")] * (3 - people)
    for given, told in ((None, usual), ("off", "off")):
        created = first_entries("ann", NewTable(seats=seats, knowledge=given), 0, GIVEN)[0]  # type: ignore[arg-type]
        assert isinstance(created, Created)
        assert created.settings.knowledge == told


def test_only_what_lies_open_has_no_chances() -> None:
    everything, lies_open = knowledge_told(LEO.observe(0), "all"), knowledge_told(LEO.observe(0), "open")
    assert [one.seat for one in everything.hands] == [1, 2]
    assert everything.leo is not None
    assert everything.leo.expected is not None
    assert lies_open.leo is not None
    assert lies_open.leo.expected is None
    assert lies_open.animals is None
    assert [one.chances for one in lies_open.hands] == [None, None]
