"""What games add up to, against numbers worked out by hand."""

from __future__ import annotations

import pytest

from wildcards.arena.estimate import Estimate
from wildcards.arena.game import Fault
from wildcards.arena.row import Price, Row
from wildcards.arena.schedule import Schedule, match_lineup, tournament_lineups
from wildcards.arena.standings import Standings
from wildcards.arena.summary import reproduction, summary
from wildcards.bots.roster import Roster

SEED = bytes(32)


def a_row(scores: list[int | None], ranks: list[int | None], **more: object) -> Row:
    seats = len(scores)
    row = Row(
        scores=tuple(scores),
        ranks=tuple(ranks),
        bonus=(0,) * seats,
        bonuses=(0,) * seats,
        leaders=(-1,) * 6,
        prices=(Price(0, 0),) * 2,
        decisions=(10,) * seats,
        seconds=(0.5,) * seats,
        faults=(),
        record=None,
    )
    return row._replace(**more)  # type: ignore[arg-type]


def test_two_entrants_in_one_deal() -> None:
    standings = Standings(Schedule(*match_lineup(["a", "b", "b"]), 5, SEED))
    # a in seats 1, 2, 3: alone first, tied with both, last
    standings.add(
        [a_row([9, 5, 5], [1, 2, 2]), a_row([6, 6, 6], [1, 1, 1]), a_row([4, 3, 2], [1, 2, 3])],
    )
    a, b = standings.standings()
    assert (a.games, b.games) == (3, 6)
    assert a.wins == pytest.approx(Estimate((1 + 1 / 3 + 0) / 3, None, 1))
    assert b.wins == pytest.approx(Estimate((2 / 3 + 1) / 6, None, 1))
    assert a.score == pytest.approx(Estimate((9 + 6 + 2) / 3, None, 1))
    assert b.rank == pytest.approx(Estimate((2 + 2 + 1 + 1 + 1 + 2) / 6, None, 1))
    assert standings.scores(0) == {2: 1, 6: 1, 9: 1}
    assert (standings.deals, standings.games, standings.par) == (1, 3, 1 / 3)
    assert standings.milliseconds() == [50.0, 50.0]


def test_the_interval_is_over_deals() -> None:
    standings = Standings(Schedule(*match_lineup(["a", "b", "leo"]), 5, SEED))
    won, lost = a_row([5, 1, None], [1, 2, None]), a_row([1, 5, None], [2, 1, None])
    standings.add([won, lost])  # a wins both games of the first deal
    standings.add([won, won])  # and one of the second
    one = standings.standings()[0].wins
    assert one is not None
    assert one.mean == 0.75
    assert one.half == pytest.approx(12.7062 * 0.25)
    assert standings.table.seats()[2] is None


def test_seats_leaders_bonuses_and_prices() -> None:
    standings = Standings(Schedule(*match_lineup(["a", "a", "a"]), 5, SEED))
    row = a_row(
        [12, 6, 3],
        [1, 2, 3],
        leaders=(0, 1, -1, 0, 0, 0),
        bonus=(6, 2, 0),
        bonuses=(3, 1, 0),
        prices=(Price(2, 5), Price(1, 4)),
    )
    standings.add([row])
    table = standings.table
    assert [one.mean for one in table.seats() if one is not None] == [1, 0, 0]
    peacock, squirrel, eagle = table.leaders()[:3]
    assert peacock.owner_wins == Estimate(1, None, 1)
    assert peacock.other_score == Estimate(4.5, None, 1)
    assert squirrel.owner_wins == Estimate(0, None, 1)
    assert squirrel.owner_score == Estimate(6, None, 1)
    assert eagle.owner_wins is None
    assert eagle.other_score == Estimate(7, None, 1)
    bonus = table.bonus()
    assert bonus.winner_points == Estimate(6, None, 1)
    assert bonus.other_points == Estimate(1, None, 1)
    assert bonus.other_times == Estimate(0.5, None, 1)
    assert table.prices() == [Estimate(2.5, None, 1), Estimate(4, None, 1)]


def test_faults_are_counted_by_entrant_and_kind() -> None:
    standings = Standings(Schedule(*match_lineup(["a", "b", "b"]), 5, SEED))
    game = a_row([1, 1, 1], [1, 1, 1])
    late, ill = Fault(0, 1, "BID", "timeout", "late"), Fault(0, 2, "BID", "illegal", "wrong")
    later = late._replace(message="later")
    # seat 1 is a's, then b's
    standings.add([game._replace(faults=(late, ill, later)), game._replace(faults=(later,)), game])
    a, b = standings.standings()
    assert a.faults == [("timeout", 2, "late"), ("illegal", 1, "wrong")]
    assert b.faults == [("timeout", 1, "later")]


def test_who_wins_alone_against_copies() -> None:
    names = ("a", "b", "c")
    standings = Standings(Schedule(names, tournament_lineups("pairs", names, 3, leo=False), 1, SEED))
    for lineup in range(6):
        # The one alone wins all its games against the first and the last lot of copies only.
        alone = [0, 1, 2] if lineup in (0, 5) else [1, 2, 0]
        standings.add([a_row([1, 1, 1], [1 if seat == at else 2 for seat in range(3)]) for at in alone])
    won, lost = Estimate(1, None, 1), Estimate(0, None, 1)
    assert standings.alone(0, 1) == won
    assert standings.alone(0, 2) == lost
    assert standings.alone(2, 1) == won
    assert standings.alone(0, 0) is None


def test_the_whole_as_a_json_object() -> None:
    options = {"edition": "2020", "payment_returns_on_pass": True, "value_counts": (4, 4, 3, 3)}
    schedule = Schedule(*match_lineup(["a", "b", "b"]), 7, SEED, options, Roster({"a": "x.py:A"}))
    standings = Standings(schedule)
    standings.add([a_row([9, 5, 5], [1, 2, 2])] * 3)
    found = summary(standings, None)
    assert found["format"] == "wildcards-match/1"
    assert found["entrants"][0]["win_share"] == {"mean": pytest.approx(1 / 3), "interval": None}
    assert found["lineups"] == [["a", "b", "b"]]
    assert summary(standings, "pairs")["format"] == "wildcards-tournament/1"
    assert " ".join(reproduction(schedule, None)) == (
        f"match --seats a,b,b --deals 7 --seed {SEED.hex()} --edition 2020 --payment returns"
        " --value-counts 4,4,3,3 --bot a=x.py:A"
    )
