"""Tables that play a finished game on: their first entries, and what they show and keep of it."""

from __future__ import annotations

from typing import Any

import pytest
from strategies import last_of, play

from wildcards.engine.rules import Rules
from wildcards.errors import RecordError
from wildcards.notation.branch import GENERATIONS, Origin, begin, parting
from wildcards.notation.events import count_events
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify
from wildcards.protocol.table import NewBranch, NewTable
from wildcards.secrecy.fold import AT
from wildcards.table.creation import Given, Host, branch_entries, first_entries
from wildcards.table.decision import by_chance, question
from wildcards.table.entry import Acted, KeptOut, from_json, to_json
from wildcards.table.refusal import RefusedError
from wildcards.table.table import OVER, PLAYING, Table
from wildcards.table.views import fair, record, table_view

RULES = Rules(seats=4, leo=True, leo_seat=2)
SEATS = (Player("Ann", "human"), Player("Ben", "greedy"), Player("Leo", "leo"), Player("Cleo", "mine"))
GAME = Record.of(last_of(play(RULES, 4, "spender")), SEATS, {"table": "t" * 20})
GIVEN = Given("ABC234", "5e" * 32, 5)
HOST = Host("ann", "Ann B.")


def branch(game: Record = GAME, **options: Any) -> Table:
    """The table that plays it on."""
    new = NewBranch(**{"seat": 0, "step": 40, **options})
    entries = branch_entries(game, new, HOST, AT, GIVEN, bot_delay=0.5)
    return Table.fold("u" * 20, [from_json(to_json(entry)) for entry in entries])


def refused(**options: Any) -> str:
    with pytest.raises(RefusedError) as error:
        branch(**options)
    return error.value.code


def test_it_is_where_the_replay_was() -> None:
    for eyes in (None, 1):
        table = branch(eyes=eyes)
        state = table.playing_state()
        assert table.status == PLAYING
        assert count_events(state.observe(eyes).history) <= 40
        at = table_view(table, HOST.uid, ()).branch_of
        assert at is not None
        assert at.table == "t" * 20
        assert state == GAME.replay(at.at)
        assert len(table.decided_by) == at.at


def test_who_sits_where() -> None:
    assert [(seat.kind, seat.level) for seat in branch().seats] == [
        ("person", None),
        ("bot", "greedy"),
        ("leo", None),
        ("bot", "greedy"),  # whoever had that seat is no bot of the server
    ]
    assert [seat.level for seat in branch(seat=3, level="master").seats] == ["master", "master", None, None]
    assert [branch().name_of(seat) for seat in (0, 1)] == ["Ann B.", "Ben"]


def test_hidden_cards_may_be_dealt_again() -> None:
    same, other = branch(), branch(redeal=True)
    assert other.playing_state().observe(0) == same.playing_state().observe(0)
    assert other.playing_state() != same.playing_state()
    at = table_view(other, HOST.uid, ()).branch_of
    assert at is not None
    assert at.seat == 0
    assert fair(other).commitment is None


def test_past_the_end_it_is_the_last_turn() -> None:
    at = table_view(branch(step=9999), HOST.uid, ()).branch_of
    assert at is not None
    assert at.at < len(GAME.actions)


@pytest.mark.parametrize("has_seed", [True, False])
def test_its_record_says_where_it_parts(has_seed: bool) -> None:
    game = GAME if has_seed else GAME.without_seed()
    table = branch(game)
    assert (fair(table).commitment is not None) == has_seed
    while table.status != OVER:
        seat = table.owing()[0]
        step = table.step_of(seat)
        asked = question(table, seat, step)
        action = by_chance(asked, "test").action if asked else table.playing_state().legal_actions(seat)[0]
        table = table.then([Acted(AT, seat, [action], f"c{len(table.decided_by)}", step)])
    made = record(table)
    assert verify(made).is_over
    origin = Origin.of(made.extra)
    assert origin is not None
    assert origin.record == game
    assert (made.seed is not None) == has_seed


def test_what_can_be_no_branch() -> None:
    assert refused(seat=2) == "no_seat"  # Leo's
    assert refused(seat=4) == "no_seat"
    assert refused(eyes=4) == "no_seat"
    assert refused(level="nobody") == "no_level"


def test_not_of_too_many_games() -> None:
    game = GAME
    for _ in range(GENERATIONS):
        state = (begun := begin(parting(game, 0), SEATS)).start(bytes(32))
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, state.legal_actions(seat)[0])
        game = Record.of(state, SEATS, {"from": begun.extra["from"]})
    with pytest.raises(RecordError):
        parting(game, 0)
    with pytest.raises(RefusedError) as error:
        branch(game)
    assert error.value.code == "too_deep"


def test_only_games_of_public_tables_are_published() -> None:
    with pytest.raises(RefusedError) as error:
        first_entries("ann", NewTable(publish=True), AT, GIVEN)
    assert error.value.code == "private_publish"


def test_who_was_sent_away_before_a_rematch_is_away_there() -> None:
    made = first_entries("ann", NewTable(), AT, GIVEN)
    table = Table.fold("u" * 20, [*made, KeptOut(AT, ["eve", "eve's phone"], "Eve")])
    assert [(one.uids, one.name) for one in table.away.values()] == [
        (frozenset({"eve", "eve's phone"}), "Eve")
    ]
