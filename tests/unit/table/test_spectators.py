"""What a table shows to spectators by its policy, without a server: whom it shows hands, and how late."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.observation import present_to_dict
from wildcards.secrecy.fold import settings_of
from wildcards.table.entry import Acted, Closed, Created, Entry, Seated, Started
from wildcards.table.spectators import HANDS, audience, is_hidden, moment
from wildcards.table.table import CLOSED, OVER, Table
from wildcards.table.views import Shown

AT = 100
EVE = "eve"
PEOPLE = ("ann", "ann", "bob")  # by seat


def a_table(policy: str, *, is_begun: bool = True) -> Table:
    settings = settings_of(new_game(Rules(seats=3), seed=1))
    settings = msgspec.structs.replace(settings, spectators=policy)
    entries: list[Entry] = [Created(AT, "ann", settings, None, 3, None, "5e" * 32, given=True)]
    entries += [Seated(AT, seat, uid, uid.title(), f"{seat:032x}") for seat, uid in enumerate(PEOPLE)]
    return Table.fold("t" * 20, [*entries, Started(AT)] if is_begun else entries)


def moves(table: Table) -> Iterator[tuple[Table, Table]]:
    """Play to the end: the table before and after every step."""
    chooser = random.Random(1)
    while table.status != OVER:
        seat = table.owing()[0]
        action = chooser.choice(table.playing_state().legal_actions(seat))
        step = Acted(AT, seat, [action], f"c{len(table.decided_by)}", table.step_of(seat))
        before, table = table, table.then([step])
        yield before, table


def shown(table: Table) -> Shown:
    return Shown(table, (), {})


def test_whoever_looks_on_sees_all_hands_and_whoever_plays_does_not() -> None:
    table = a_table("all")
    view = shown(table)
    assert view.audiences(EVE, shows_open=False) == [HANDS]
    assert view.audiences("ann", shows_open=False) == [0, 1]
    assert view.audiences("ann", shows_open=True) == [0, 1, None]
    game = msgspec.json.decode(view.game(HANDS, 0))
    own = [present_to_dict(table.playing_state().observe(seat)) for seat in range(3)]
    assert game["hands"] == [{"cards": one["hand"], "sealed": one["sealed"]} for one in own]
    assert "hands" not in msgspec.json.decode(view.game(None, 0))


def test_a_card_laid_in_secret_is_a_change_for_those_who_see_hands() -> None:
    before, after = next(moves(a_table("all")))
    then, now = shown(before), shown(after)
    then.game(HANDS, 0)
    assert then.glimpse(None) == now.glimpse(None)
    assert then.glimpse(HANDS) != now.glimpse(HANDS)
    change = msgspec.json.decode(now.change(HANDS, then.glimpse(HANDS)))
    assert [len(hand["sealed"]) for hand in change["hands"]].count(1) == 1
    again = msgspec.json.decode(now.change(HANDS, now.glimpse(HANDS)))
    assert "hands" not in again


@pytest.mark.parametrize(("policy", "as_whom"), [("public", None), ("closed", None), ("late", HANDS)])
def test_as_whom_spectators_see_a_game(policy: str, as_whom: int | None) -> None:
    assert audience(a_table(policy), EVE) == as_whom


def test_before_the_start_there_is_no_game() -> None:
    assert shown(a_table("all", is_begun=False)).audiences(EVE, shows_open=False) == []


def test_late_spectators_see_the_table_as_the_round_began() -> None:
    rounds: set[int] = set()
    for before, after in moves(a_table("late")):
        assert moment(after, "ann") is after
        if after.status == OVER:
            break
        late = moment(after, EVE)
        round_now = after.playing_state().round
        assert late.playing_state().round == round_now
        assert late.round_begun is None
        is_new = before.playing_state().round != round_now
        assert is_hidden(before, after) == (not is_new)
        assert (late is moment(before, EVE)) == (not is_new)
        rounds.add(round_now)
    assert len(rounds) > 9
    assert moment(after, EVE) is after


def test_a_game_that_is_closed_shows_late_spectators_no_hands() -> None:
    closed = a_table("late").then([Closed(AT)])
    assert closed.status == CLOSED
    assert audience(closed, EVE) is None
