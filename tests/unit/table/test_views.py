"""What a person is shown of a table, and of a finished game step by step."""

from __future__ import annotations

import json
import operator
from collections import defaultdict

import msgspec
import pytest
from strategies import TABLES, dice, table_name

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.protocol.game import GameView
from wildcards.secrecy.fold import AT, SPECTATOR, fold_of, person
from wildcards.table.entry import (
    Acted,
    BotSeated,
    Closed,
    Followed,
    TakenOver,
    command_of,
    from_json,
    to_json,
)
from wildcards.table.replay import replay
from wildcards.table.table import OVER, Table, wait_ms
from wildcards.table.views import Shown, game_view, record, table_view


def played(rules: Rules) -> tuple[Table, dict[int | None, list[GameView]]]:
    """A whole game, and the view of every seat (None: a spectator) wherever it saw something new."""
    table = fold_of(new_game(rules, seed=5))
    chooser = dice("views", rules)
    shown: dict[int | None, list[GameView]] = defaultdict(list)
    audiences = (None, *range(rules.seats))
    for audience in audiences:
        shown[audience].append(game_view(table, audience, 0))
    while table.status != OVER:
        seat = table.owing()[0]
        action = chooser.choice(table.playing_state().legal_actions(seat))
        table = table.then([Acted(AT, seat, [action], f"c{len(table.decided_by)}", table.step_of(seat))])
        for audience in audiences:
            before = shown[audience][-1].step
            if table.step_of(audience) > before:
                shown[audience].append(game_view(table, audience, before))
    return table, shown


@pytest.mark.parametrize("rules", TABLES[::4], ids=table_name)
def test_a_replay_shows_each_seat_what_it_saw_then(rules: Rules) -> None:
    table, shown = played(rules)
    for audience, views in shown.items():
        again = replay(record(table), audience)
        assert [view.step for view in again] == [view.step for view in views]
        assert [view.events for view in again] == [view.events for view in views]
        # What lies open changes without an event too: then the view of play is of the step before.
        assert [view.seen["round"] for view in again] == [view.seen["round"] for view in views]
    over = table_view(table, person(0), ())
    assert over.result is not None
    assert over.result.scores == table.playing_state().scores()
    assert over.fair.server_seed is not None


def test_a_view_is_made_once_for_all_who_see_the_same() -> None:
    table = fold_of(new_game(Rules(seats=3, leo=True), seed=5))
    shown = Shown(table, (0,), {})
    assert shown.head(SPECTATOR) is shown.head("somebody else")
    assert shown.head(person(0)) is not shown.head(person(1))
    assert all(map(operator.is_, shown.seats(SPECTATOR), shown.seats("somebody else")))
    assert shown.seats(person(0))[0] != shown.seats(person(1))[0] is shown.seats(SPECTATOR)[0]
    assert shown.game(1, 0) is shown.game(1, 0)
    assert msgspec.json.decode(shown.game(1, 0), type=GameView) == game_view(table, 1, 0)
    assert shown.glimpse(1) is shown.glimpse(1)
    assert shown.glimpse(1).step == table.step_of(1)
    assert table_view(table, person(0), (0,)).seats[0].here


def test_everybody_is_told_whose_bot_is_late_but_not_who_has_left_in_secret() -> None:
    table = fold_of(new_game(Rules(seats=3), seed=5))
    table = table.then([TakenOver(AT, 1, "random", "left")])
    late = Shown(table, (), {1: table.turn})
    assert [seat.waits for seat in late.table(person(1)).seats] == [False, True, False]
    assert [seat.waits for seat in late.table(person(0)).seats] == [False] * 3
    assert [seat.waits for seat in Shown(table, (), {}).table(person(0)).seats] == [False] * 3
    own, other = table_view(table, person(1), ()).seats[1], table_view(table, person(0), ()).seats[1]
    assert (own.stand_in, own.stand_in_why) == ("random", "left")
    assert (other.stand_in, other.stand_in_why) == (None, None)


def test_readiness_is_told_of_single_bids_of_bots_only() -> None:
    table = fold_of(new_game(Rules(seats=3, leo=True), seed=5))
    state = table.playing_state()
    table = table.then([Acted(AT, 0, state.legal_actions(0)[:1], "one", table.step_of(0))])
    assert [seat.ready for seat in table_view(table, SPECTATOR, ()).seats] == [None, None, None]
    table = table.then([BotSeated(AT, 0, "greedy"), BotSeated(AT, 1, "greedy")])
    assert [seat.ready for seat in table_view(table, SPECTATOR, ()).seats] == [True, False, None]


def test_where_a_table_continues_is_told_to_its_members() -> None:
    table = fold_of(new_game(Rules(seats=3), seed=5), spectators="closed")
    table = table.then([Closed(AT), Followed(AT, "u" * 20)])
    settings = msgspec.structs.replace(table.settings, visibility="private")
    hidden = Table("t" * 20, msgspec.structs.replace(table.created, settings=settings))
    hidden.rematch = table.rematch
    assert table_view(hidden, SPECTATOR, ()).rematch is None
    assert table_view(hidden, person(0), ()).rematch == "u" * 20
    assert not hidden.may_watch(SPECTATOR)


def test_an_entry_is_kept_as_json() -> None:
    entry = Acted(AT, 2, [3, 17], "c1", 40)
    assert from_json(to_json(entry)) == entry
    assert command_of(to_json(entry)) == "2 c1"
    assert command_of(to_json(Acted(AT, 2, [3], "", 40, "greedy"))) is None
    assert wait_ms(0.8) == 800


def test_changes_lead_to_the_whole_view() -> None:
    table = fold_of(new_game(Rules(seats=3, leo=True), seed=5))
    chooser = dice("changes")
    shown = Shown(table, (), {})
    sent = {audience: json.loads(shown.game(audience, 0)) for audience in (None, 0)}
    for number in range(120):
        if not table.owing():
            break
        seat = table.owing()[0]
        action = chooser.choice(table.playing_state().legal_actions(seat))
        table = table.then([Acted(AT, seat, [action], f"c{number}", table.step_of(seat))])
        before, shown = shown, Shown(table, (), {}, shown)
        for audience, told in sent.items():
            change = json.loads(shown.change(audience, before.glimpse(audience)))
            told.update({**change, "seen": {**told["seen"], **change["seen"]}})
            assert shown.change(audience, before.glimpse(audience)) is not None
            whole = json.loads(shown.game(audience, before.glimpse(audience).step))
            assert told == whole
        assert shown.table_told(SPECTATOR) is shown.table_told("somebody else")
        assert shown.glimpse(0) == Shown(table, (), {}).glimpse(0)
    assert number > 50
