"""Forgetting a person: what is said from then on, and what is taken out of the log before."""

from __future__ import annotations

import msgspec
import pytest

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.secrecy.fold import settings_of
from wildcards.table.creation import Given, rematch_entries
from wildcards.table.entry import (
    BotSeated,
    Closed,
    Created,
    Entry,
    Forgotten,
    Freed,
    HostChanged,
    Kept,
    KeptOut,
    Moved,
    Named,
    Seated,
    Started,
    TakenOver,
    to_json,
)
from wildcards.table.forgetting import forget, without, without_origin
from wildcards.table.names import SOMEBODY
from wildcards.table.table import Table

ID = "t" * 20
AT = 100


def created(**more: object) -> Created:
    made = Created(0, "ann", settings_of(new_game(Rules(seats=3), seed=1)), None, 3, None, "5e" * 32)
    return msgspec.structs.replace(made, **more)


def seated(seat: int, uid: str) -> Seated:
    return Seated(0, seat, uid, uid.title(), f"{seat:032x}")


WAITING: list[Entry] = [created(), seated(0, "ann"), seated(1, "bob"), BotSeated(0, 2, "novice")]
PLAYING: list[Entry] = [*WAITING, Started(0)]


def test_who_waited_stands_up_and_somebody_else_is_the_host() -> None:
    table = Table.fold(ID, WAITING)
    assert forget(table, "ann", AT) == [Freed(AT, 0), HostChanged(AT, "bob"), Forgotten(AT, "ann")]
    assert forget(table, "bob", AT) == [Freed(AT, 1), Forgotten(AT, "bob")]


def test_a_table_where_nobody_else_waits_is_closed() -> None:
    table = Table.fold(ID, [created(), seated(0, "ann")])
    assert forget(table, "ann", AT) == [Freed(AT, 0), Closed(AT), Forgotten(AT, "ann")]


def test_in_play_a_bot_decides_and_somebody_else_is_the_host() -> None:
    table = Table.fold(ID, PLAYING)
    entries = forget(table, "ann", AT)
    assert entries == [TakenOver(AT, 0, "random", "left"), HostChanged(AT, "bob"), Forgotten(AT, "ann")]
    after = table.then(entries)
    assert [seat.name for seat in after.seats[:2]] == [SOMEBODY, "Bob"]
    assert after.voters() == [1]
    assert table.seats[0].name == "Ann"


def test_a_person_is_forgotten_once() -> None:
    table = Table.fold(ID, PLAYING)
    assert forget(table.then(forget(table, "ann", AT)), "ann", AT + 1) == []


def test_whoever_was_sent_away_is_forgotten_there_too() -> None:
    table = Table.fold(ID, [*WAITING, Freed(0, 1, kicked=True)])
    assert [one.name for one in table.away.values()] == ["Bob"]
    after = table.then(forget(table, "bob", AT))
    assert [one.name for one in after.away.values()] == [SOMEBODY]
    assert [one.name for one in table.away.values()] == ["Bob"]


def test_no_seat_of_a_rematch_is_kept_for_whoever_is_gone() -> None:
    table = Table.fold(ID, [*PLAYING, Closed(0)])
    again = Table.fold("u" * 20, rematch_entries(table, "ann", AT, Given("7a" * 32, "ABCDEF", 0)))
    assert again.kept_for(1) is not None
    assert again.then(forget(again, "bob", AT)).kept_for(1) is None
    gone = table.then(forget(table, "bob", AT))
    later = rematch_entries(gone, "ann", AT, Given("7a" * 32, "ABCDEF", 0))
    assert Table.fold("v" * 20, later).kept_for(1) is None
    assert "Bob" not in str([to_json(entry) for entry in later])


@pytest.mark.parametrize(
    ("entries", "gone"),
    [
        (WAITING, "ann"),
        ([*WAITING, Named(0, 0, "Ann II"), Named(0, 1, "Bob II")], "ann"),
        ([*WAITING, Freed(0, 0), seated(0, "cy"), Named(0, 0, "Cy II")], "ann"),
        ([*WAITING, seated(0, "ann")], "ann"),
        ([*WAITING, Moved(0, 0, "ann-too")], "ann-too"),
        ([*WAITING, KeptOut(0, ["ann", "x"], "Ann")], "ann"),
    ],
)
def test_no_name_of_theirs_is_left_and_all_others_are(entries: list[Entry], gone: str) -> None:
    after = without(entries, gone)
    text = str([to_json(entry) for entry in after])
    assert "Ann" not in text
    before = str([to_json(entry) for entry in entries])
    for other in ("Bob", "Bob II", "Cy", "Cy II"):
        assert text.count(other) == before.count(other)
    table, same = Table.fold(ID, entries), Table.fold(ID, after)
    assert [(seat.uid, seat.kind, seat.epoch) for seat in table.seats] == [
        (seat.uid, seat.kind, seat.epoch) for seat in same.seats
    ]


def test_a_seat_that_went_to_another_person_keeps_its_name() -> None:
    entries = [*WAITING, Moved(0, 0, "ann-too")]
    assert without(entries, "ann") == entries


def test_what_is_not_changed_is_the_same() -> None:
    once = without(PLAYING, "ann")
    assert all(one is other for one, other in zip(without(once, "ann"), once, strict=True))


def test_a_game_played_on_names_nobody_who_is_gone_but_its_own_people() -> None:
    game = {"seed": "aa", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
    branch = {"seed": "aa", "seats": [{"name": "Bob"}, {"name": ""}], "from": {"record": game, "at": 3}}
    found = without_origin(branch, "aa", [0])
    assert found["seats"] == branch["seats"]
    assert found["from"]["record"]["seats"] == [{"name": SOMEBODY}, {"name": "Bob"}]
    assert without_origin({"seed": "aa"}, "aa", [0]) == {"seed": "aa"}


def test_names_of_whom_seats_are_kept_for_go_too() -> None:
    kept = created(kept=[None, Kept("bob", "Bob"), Kept("cleo", "Cleo")])
    others = KeptOut(0, ["eve"], "Eve")
    found = without([kept, others], "bob")
    assert isinstance(found[0], Created)
    assert found[0].kept == [None, Kept("bob", SOMEBODY), Kept("cleo", "Cleo")]
    assert found[1] is others
    table = Table.fold(ID, [kept, others]).then([Forgotten(AT, "bob")])
    assert [one.name for one in table.away.values()] == ["Eve"]
