"""Tables that take a deal again, and the places of those who took it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import last_of, play

from wildcards.analysis.deal import Deal, Runs, deal_results, results, same_deal
from wildcards.bots.decision import choose
from wildcards.bots.registry import make_bot
from wildcards.engine.chance import commitment
from wildcards.engine.rules import Rules
from wildcards.errors import AnalysisError
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify
from wildcards.protocol.deal import NewTake
from wildcards.secrecy.fold import AT
from wildcards.table import commands
from wildcards.table.creation import Given, Host
from wildcards.table.decision import question
from wildcards.table.entry import Acted, BotSeated, DealOf, Seated, Started, from_json, to_json
from wildcards.table.places import Taken, cast, competes, level_results, placed, takes
from wildcards.table.refusal import RefusedError
from wildcards.table.table import OPEN, OVER, PLAYING, Table
from wildcards.table.taking import counts_for, take_entries
from wildcards.table.views import fair, record, table_view

RULES = Rules(seats=4, leo=True, leo_seat=2)
SEATS = (Player("Ann", "human"), Player("Ben", "novice"), Player("Leo", "leo"), Player("Cleo", "human"))
GAME = Record.of(last_of(play(RULES, 4, "spender")), SEATS)
DEAL = same_deal(GAME)
GIVEN = Given("ABC234", "5e" * 32, 5)
HOST = Host("ann", "Ann B.")
OF_GAME = DealOf("d" * 20)
OF_DAY = DealOf("d" * 20, "2026-11-29")


def table_of(deal: Deal = DEAL, origin: DealOf = OF_GAME, seat: int = 0, **options: Any) -> Table:
    """The table that takes it."""
    entries = take_entries(deal, origin, NewTake(**options), seat, HOST, AT, GIVEN, 0.5)
    return Table.fold("u" * 20, [from_json(to_json(entry)) for entry in entries])


def played_out(table: Table) -> Table:
    """The table at its end: the person takes a middle one of the legal steps."""
    while table.status == PLAYING:
        seat = table.owing()[0]
        step = table.step_of(seat)
        asked = question(table, seat, step)
        if asked is None:
            legal = table.playing_state().observe(seat).legal_actions
            table.apply(Acted(AT, seat, [legal[len(legal) // 2]], f"{seat}/{step}", step))
            continue
        bot = make_bot(asked.level)
        bot.reseed(asked.seed)
        bot.new_game(table.rules, seat)
        table.apply(Acted(AT, seat, [choose(bot, asked.level, asked.seen)], "", step, by=asked.level))
    return table


def refused(**options: Any) -> str:
    with pytest.raises(RefusedError) as error:
        table_of(**options)
    return error.value.code


def test_it_is_the_same_game_to_the_byte() -> None:
    first, second = (record(played_out(table_of())) for _ in range(2))
    assert first.to_json() == second.to_json()
    assert first.seed == GAME.seed
    assert first.decks == GAME.decks
    assert first.talisman == GAME.talisman
    assert verify(first).is_over


def test_who_sits_where() -> None:
    table = table_of()
    assert table.status == PLAYING
    assert [(seat.kind, seat.level, seat.name) for seat in table.seats] == [
        ("person", None, "Ann B."),
        ("bot", "novice", "Ben"),
        ("leo", None, None),
        ("bot", "greedy", None),
    ]
    assert table_of(level="casual").seats[3].level == "casual"
    in_place_of_a_bot = table_of(seat=1)
    assert [seat.level for seat in in_place_of_a_bot.seats] == ["greedy", None, None, "greedy"]
    assert counts_for(DEAL, in_place_of_a_bot)
    assert table_view(table, HOST.uid, ()).deal == OF_GAME.id


def test_friends_are_waited_for() -> None:
    table = table_of(friends=[3])
    assert (table.status, table.created.code, table.settings.knowledge) == (OPEN, GIVEN.code, "open")
    assert table.open_seats() == [3]
    for entry in (Seated(AT, 3, "dan", "Dan", ""), Started(AT)):
        table.apply(entry)
    assert record(played_out(table)).decks == GAME.decks
    assert counts_for(DEAL, table)
    other = table_of(friends=[3])
    for replaced in (BotSeated(AT, 1, "casual"), BotSeated(AT, 3, "novice"), Started(AT)):
        other.apply(replaced)
    assert not counts_for(DEAL, other)


def test_what_can_be_no_take() -> None:
    assert refused(seat=2) == "no_seat"
    assert refused(seat=4) == "no_seat"
    assert refused(level="nobody") == "no_level"
    assert refused(friends=[0]) == "friends_seat"
    assert refused(friends=[1]) == "friends_seat"
    assert refused(friends=[2]) == "no_seat"


def test_a_holder_that_was_chosen_stays() -> None:
    other = next(seat for seat in RULES.human_seats() if seat != GAME.talisman)
    deal = Deal(RULES, DEAL.seed, other, SEATS)
    again = record(played_out(table_of(deal)))
    assert again.talisman == other
    assert same_deal(again).talisman == other
    assert DEAL.talisman is None


def test_the_deal_of_a_day_is_for_its_player() -> None:
    table = table_of(origin=OF_DAY)
    assert table.competes
    assert not table_of(origin=DealOf("d" * 20, "2026-11-29", late=True)).competes
    assert not table_of().competes
    with pytest.raises(RefusedError, match="competition"):
        commands.check_hint(table, HOST.uid, 0)
    played_out(table)
    assert table.status == OVER
    assert table.may_watch(HOST.uid)
    assert not table.may_watch("eve")
    assert played_out(table_of()).may_watch("eve")
    shown = fair(table)
    assert shown.seed is None
    assert shown.commitment == commitment(DEAL.seed)
    assert fair(played_out(table_of())).seed == GAME.seed


# --- what bots reach


def test_runs_are_the_same_whenever_they_are_made() -> None:
    told: list[tuple[int, int]] = []
    whole = deal_results(GAME, 0, "novice", 6, lambda done, of: told.append((done, of)))
    assert told[-1] == (6, 6)
    assert results(DEAL, 0, "novice", range(2)).then(results(DEAL, 0, "novice", range(2, 6))) == whole
    assert len(set(whole.scores)) > 1
    assert sum(whole.counted(4)) == 6
    assert whole.interval is not None
    assert whole.mean is not None
    assert whole.interval[0] < whole.mean < whole.interval[1]
    assert (Runs("novice", 0, (), ()).mean, Runs("novice", 0, (7,), (1,)).interval) == (None, None)


@pytest.mark.parametrize(
    ("seat", "level", "runs", "why"),
    [
        (2, "novice", 1, "which is Leo's"),
        (4, "novice", 1, "from 0 to 3, got 4"),
        (0, "nobody", 1, "got 'nobody'"),
        (0, "novice", 0, "at least 1, got 0"),
    ],
)
def test_what_no_bot_can_play(seat: int, level: str, runs: int, why: str) -> None:
    with pytest.raises(AnalysisError, match=why):
        deal_results(GAME, seat, level, runs)


def test_without_a_seed_there_is_no_deal() -> None:
    with pytest.raises(AnalysisError, match="with its seed"):
        same_deal(GAME.without_seed())


# --- places

TAKEN = st.builds(
    Taken,
    table=st.text("ab", min_size=1, max_size=3),
    seat=st.integers(0, 1),
    uid=st.sampled_from(["ann", "bob", "cleo"]),
    name=st.just("N"),
    score=st.integers(0, 3),
    rank=st.integers(1, 3),
    of=st.just(3),
    seen=st.booleans(),
    late=st.booleans(),
    loss=st.none() | st.integers(0, 3),
    finished=st.integers(0, 3),
)


@settings(max_examples=100)
@given(st.lists(TAKEN, max_size=12))
def test_places(taken: list[Taken]) -> None:
    found = placed(taken)
    assert sorted(map(repr, taken)) == sorted([repr(one) for one, _ in found])
    assert [place is not None for _, place in found] == [competes(one) for one, _ in found]
    for seat in (0, 1):
        here = [(one, place) for one, place in found if one.seat == seat and place is not None]
        if here:
            assert here[0][1] == 1
        for number, (one, place) in enumerate(here):
            better = [other for other, _ in here if _worth(other) > _worth(one)]
            assert place == len(better) + 1 <= number + 1
    # Who is out of competition changes nobody's place.
    rivals = placed([one for one in taken if competes(one)])
    assert rivals == [(one, place) for one, place in found if competes(one)]


def _worth(one: Taken) -> tuple[int, int, bool, int]:
    return one.score, -one.rank, one.loss is not None, -(one.loss or 0)


def test_what_is_told_of_takes_and_levels() -> None:
    mine = Taken("t" * 20, 0, "ann", "Ann", 20, 1, 3, seen=False, late=False, loss=12, finished=5)
    other = mine._replace(table="o" * 20, uid="bob", name="Bob", score=25)
    told = takes([mine, other], "ann", shows_tables=False)
    assert [(one.name, one.you, one.place, one.table) for one in told] == [
        ("Bob", False, 1, None),
        ("Ann", True, 2, mine.table),
    ]
    assert [one.table for one in takes([other], "ann", shows_tables=True)] == [other.table]
    assert [(one.kind, one.name, one.level) for one in cast(DEAL)] == [
        ("person", "Ann", None),
        ("bot", "Ben", "novice"),
        ("leo", "Leo", None),
        ("person", "Cleo", None),
    ]
    expert, novice = Runs("expert", 0, (9, 5), (1, 2)), Runs("novice", 0, (), ())
    levels = level_results([expert, novice], 4)
    assert [(one.level, one.runs, one.of, one.scores, one.ranks, one.mean) for one in levels] == [
        ("novice", 0, 100, [], [0, 0, 0, 0], None),
        ("expert", 2, 100, [5, 9], [1, 1, 0, 0], 7.0),
    ]
