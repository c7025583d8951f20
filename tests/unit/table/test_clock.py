"""The clock of a seat: what a decision costs, and what is left for whoever comes back."""

from __future__ import annotations

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.secrecy.fold import AT, fold_of, person
from wildcards.table import views
from wildcards.table.clock import BACK_AGAIN
from wildcards.table.entry import Acted, GivenBack, TakenOver
from wildcards.table.table import GRACE_MS, Table


def bank_of(table: Table, seat: int) -> tuple[int | None, bool, int]:
    clock = views.table_view(table, person(seat), ()).seats[seat].clock
    assert clock is not None
    return clock.left, clock.running, clock.at


def test_a_bank_is_used_up_and_grows() -> None:
    table = fold_of(new_game(Rules(seats=3), seed=5), clock="bank")  # 60 s and 5 s more for each decision
    assert [bank_of(table, seat) for seat in range(3)] == [(60_000, True, AT)] * 3
    table.apply(Acted(AT + 20_000, 1, table.playing_state().legal_actions(1)[:1], "a", 0))
    assert bank_of(table, 1) == (45_000, False, 0)
    assert bank_of(table, 0) == (60_000, True, AT)
    assert table.deadline(0) == AT + 60_000 + GRACE_MS
    assert table.deadline(1) is None
    other = views.table_view(table, "somebody", ()).seats[1].clock
    assert other is not None
    assert (other.left, other.running) == (60_000, True)  # that it stands is for its own person alone


def test_coming_back_gives_no_more_time_for_the_same_decision() -> None:
    """Or else whoever leaves and comes back again and again could think for ever."""
    table = fold_of(new_game(Rules(seats=3), seed=5), clock="decision")
    at = AT
    for number in range(5):
        at += 11_000
        table.apply(TakenOver(at, 0, "random", "left"))
        table.apply(GivenBack(at + 1000, 0, f"b{number}"))
    assert bank_of(table, 0) == (9000, True, at + 1000)
    assert table.deadline(0) == at + 1000 + 9000 + GRACE_MS


def test_whoever_comes_back_later_has_a_little_time() -> None:
    table = fold_of(new_game(Rules(seats=3), seed=5), clock="bank")
    at = AT + 70_000
    table.apply(TakenOver(at, 0, "random", "time"))
    for seat in range(3):
        by = table.seats[seat].stand_in or ""
        table.apply(
            Acted(at, seat, table.playing_state().legal_actions(seat)[:1], "" if by else f"a{seat}", 0, by)
        )
    table.apply(GivenBack(at + 1000, 0, "back"))
    assert bank_of(table, 0)[0] == BACK_AGAIN
