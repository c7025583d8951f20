"""What each command comes to at a table, and why it may change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.scene import Scene

from wildcards.engine.chance import commitment
from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.notation.record import HUMAN, LEO, Player
from wildcards.protocol.message import Act
from wildcards.protocol.table import Absence, Clock, Deal, NewTable, SeatSetup
from wildcards.secrecy.fold import AT, SEED, fold_of, person
from wildcards.table import commands
from wildcards.table.creation import (
    Given,
    check_rematch,
    first_entries,
    recoded,
    rematch_entries,
    solo_entries,
)
from wildcards.table.decision import by_chance, question
from wildcards.table.entry import Acted, BotSeated, Created, Entry, Followed, Freed, Seated
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered
from wildcards.table.table import CLOSED, OPEN, OVER, PLAYING, Table
from wildcards.table.views import record, table_view

HOST, ANN, BOB = "host", "ann", "bob"
GIVEN = Given("ABC234", SEED, 5)
NONCE = "0" * 32


def waiting(*kinds: Any, **options: Any) -> Table:
    """A table that waits for players, with these seats."""
    seats = [SeatSetup(kind) for kind in kinds or ("open",) * 4]
    return Table.fold("t" * 20, first_entries(HOST, NewTable(seats=seats, **options), AT, GIVEN))


def playing() -> Table:
    """A game of three, of whom `person(0)` is the host."""
    return fold_of(new_game(Rules(seats=3), seed=5))


def do(table: Table, command: Callable[..., list[Entry] | Answered], *args: Any) -> Table:
    """Carry out a command that changes something."""
    entries = command(table, *args, table.at + 1)
    assert isinstance(entries, list)
    assert entries
    return table.then(entries)


def refused(command: Callable[..., object], *args: Any) -> tuple[str, dict[str, Any]]:
    """The code of the refusal and its arguments."""
    with pytest.raises(RefusedError) as error:
        command(*args)
    assert str(error.value).startswith(error.value.code)
    return error.value.code, error.value.args_


def act(table: Table, seat: int, *tokens: str, cid: str = "one", step: int | None = None) -> Act:
    return Act(cid, seat, table.step_of(seat) if step is None else step, [*tokens])


def first_token(table: Table, seat: int) -> str:
    state = table.playing_state()
    return state.token(state.legal_actions(seat)[0])


# --- before the game


def test_a_seat_is_taken_and_its_nonce_given_later() -> None:
    table = do(waiting(), commands.sit, 1, ANN, "Ann", "")
    assert [seat.uid for seat in table.seats] == [None, ANN, None, None]
    assert commands.sit(table, 1, ANN, "Ann", "", AT) == []
    assert do(table, commands.sit, 1, ANN, "Ann", NONCE).seats[1].nonce == NONCE


def test_a_seat_that_somebody_has_is_refused() -> None:
    table = do(waiting("open", "bot", "open", "leo"), commands.sit, 0, ANN, "Ann", "")
    for seat in (0, 1, 3):
        assert refused(commands.sit, table, seat, BOB, "Bob", "", AT) == ("seat_taken", {"seat": seat})
    assert refused(commands.sit, table, 4, BOB, "Bob", "", AT) == ("no_seat", {"seat": 4, "seats": 4})
    assert refused(commands.seat_bot, table, 0, "greedy", HOST, AT) == ("seat_taken", {"seat": 0})


def test_only_the_host_seats_bots() -> None:
    table = waiting()
    assert refused(commands.seat_bot, table, 0, "greedy", ANN, AT)[0] == "not_host"
    code, told = refused(commands.seat_bot, table, 0, "clever", HOST, AT)
    assert (code, told["level"]) == ("no_level", "clever")
    table = do(table, commands.seat_bot, 0, "greedy", HOST)
    assert commands.seat_bot(table, 0, "greedy", HOST, AT) == []
    assert do(table, commands.seat_bot, 0, "novice", HOST).seats[0].level == "novice"


def test_whoever_stands_up_leaves_an_open_seat() -> None:
    table = do(waiting(), commands.sit, 0, ANN, "Ann", NONCE)
    assert do(table, commands.free, 0, ANN).seats[0].kind == "open"
    assert commands.free(table, 1, ANN, AT) == []
    assert refused(commands.free, table, 0, BOB, AT)[0] == "not_host"
    assert refused(commands.free, waiting("open", "open", "leo"), 2, HOST, AT)[0] == "seat_taken"


def test_whoever_was_sent_away_stays_away_until_let_in() -> None:
    table = do(waiting(), commands.sit, 0, ANN, "Ann", NONCE)
    table = do(table, commands.free, 0, HOST)
    assert table_view(table, ANN, ()).sent_away
    assert [away.name for away in table_view(table, HOST, ()).away] == ["Ann"]
    assert refused(commands.sit, table, 1, ANN, "Ann", "", AT)[0] == "sent_away"
    assert commands.let_in(table, 99, HOST, AT) == []
    table = do(table, commands.let_in, *table.away, HOST)
    assert do(table, commands.sit, 1, ANN, "Ann", "").seats[1].uid == ANN


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    table = do(waiting(), commands.sit, 0, HOST, "Host", NONCE)
    assert do(table, commands.leave, HOST).host == HOST  # nobody else is there
    table = do(table, commands.sit, 2, ANN, "Ann", NONCE)
    assert do(table, commands.free, 0, HOST).host == ANN
    assert do(table, commands.leave, HOST).host == ANN
    assert do(table, commands.leave, ANN).host == HOST


def test_a_name_changes_while_the_table_is_in_use() -> None:
    table = do(waiting(), commands.sit, 0, ANN, "Ann", NONCE)
    assert do(table, commands.rename, ANN, "Anna").seats[0].name == "Anna"
    assert commands.rename(table, ANN, "Ann", AT) == []
    assert commands.rename(do(table, commands.close, HOST), ANN, "Anna", AT) == []


def test_a_game_starts_with_every_seat_taken() -> None:
    table = waiting()
    assert refused(commands.start, table, ANN, None, AT)[0] == "not_host"
    assert refused(commands.start, table, HOST, None, AT) == ("seats_open", {"seats": [0, 1, 2, 3]})
    assert refused(commands.start, table, HOST, "greedy", AT) == ("nobody_sits", {})
    table = do(table, commands.sit, 1, ANN, "Ann", NONCE)
    assert refused(commands.start, table, HOST, "clever", AT)[0] == "no_level"
    begun = do(table, commands.start, HOST, "greedy")
    assert begun.status == PLAYING
    assert [seat.kind for seat in begun.seats] == ["bot", "person", "bot", "bot"]
    assert begun.bots_to_act() == [0, 2, 3]
    assert begun.people_to_act() == [1]
    for command, args in (
        (commands.sit, (0, BOB, "Bob", "")),
        (commands.start, (HOST, None)),
        (commands.free, (1, ANN)),
    ):
        assert refused(command, begun, *args, AT) == ("wrong_status", {"status": PLAYING, "expected": OPEN})


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("leo_twice", {"seats": [SeatSetup("leo"), SeatSetup("leo"), SeatSetup("open")]}),
        ("rules", {"seats": [SeatSetup("open")] * 2}),
        ("rules", {"talisman": 4}),
        ("clock", {"clock": {"kind": "decision", "seconds": 0}}),
        ("deal", {"deal": {"kind": "given"}}),
        ("deal", {"deal": {"kind": "fair", "seed": SEED}}),
        ("no_level", {"absence": {"level": "clever"}}),
        ("no_level", {"seats": [SeatSetup("open"), SeatSetup("open"), SeatSetup("bot", "clever")]}),
    ],
)
def test_a_table_that_cannot_be_is_not_made(code: str, new: dict[str, Any]) -> None:
    kinds = {"clock": Clock, "deal": Deal, "absence": Absence}
    new = {key: kinds[key](**value) if key in kinds else value for key, value in new.items()}
    assert refused(first_entries, HOST, NewTable(**new), AT, GIVEN)[0] == code


# --- in play


def test_a_step_is_taken_once_however_often_it_is_sent() -> None:
    table = playing()
    one = act(table, 0, first_token(table, 0))
    table = do(table, lambda table, at: commands.act(table, person(0), one, at))
    again = commands.act(table, person(0), one, AT)
    assert again == Answered(0, tuple(one.actions), table.step_of(0))
    other = Act("one", 0, one.step, ["-"])
    assert refused(commands.act, table, person(0), other, AT) == ("id_used", {"id": "one"})
    assert refused(commands.back, table, person(0), 0, "one", AT) == ("id_used", {"id": "one"})


def test_steps_that_cannot_be_taken_are_refused() -> None:
    table = playing()
    good = first_token(table, 0)
    assert refused(commands.act, table, person(1), act(table, 0, good), AT)[0] == "foreign_seat"
    assert refused(commands.act, table, person(0), act(table, 0, good, step=0), AT)[0] == "stale"
    code, told = refused(commands.act, table, person(0), act(table, 0, "F9"), AT)
    assert (code, told["number"], told["token"]) == ("no_token", 0, "F9")
    code, told = refused(commands.act, table, person(0), act(table, 0, "-"), AT)
    assert (told["number"], told["token"], told["phase"]) == (0, "-", "BID")
    code, told = refused(commands.act, table, person(0), act(table, 0, good, good), AT)
    assert (code, told["number"]) == ("not_together", 1)


def test_steps_that_belong_together_are_taken_together() -> None:
    """A swap, a tie-break or what others did in between ends a row; the cards of one payment do not."""
    scene = Scene(hands=("F3 F1 S1", "M3 M2 M1", "S1"), display="pe ib")
    scene.bid("F3", "M2", "S1")
    table = fold_of(scene.state)
    decided = commands.act(table, person(0), act(table, 0, "pe@1", "F1", "S1"), AT)
    assert isinstance(decided, list)
    [entry] = decided
    assert isinstance(entry, Acted)
    assert len(entry.actions) == 3


def test_a_step_after_time_is_up_is_refused() -> None:
    table = fold_of(new_game(Rules(seats=3), seed=5), clock="decision")
    limit = table.deadline(0)
    assert limit is not None
    one = act(table, 0, first_token(table, 0))
    assert refused(commands.act, table, person(0), one, limit + 1) == ("time_up", {"seat": 0})
    assert commands.act(table, person(0), one, limit)


def test_a_bot_decides_until_its_person_is_back() -> None:
    table = playing()
    assert commands.take_over(do(table, commands.take_over, 1, "time"), 1, "time", AT) == []
    table = do(table, commands.leave, person(0))
    assert table.seats[0].why == "left"
    one = act(table, 0, first_token(table, 0))
    assert refused(commands.act, table, person(0), one, AT)[0] == "bot_decides"
    back = do(table, commands.back, person(0), 0, "back")
    assert back.seats[0].decider is None
    assert commands.back(back, person(0), 0, "back", AT) == Answered(0, None, back.step_of(0))
    assert commands.back(back, person(0), 0, "more", AT) == Answered(0, None, back.step_of(0))


def test_a_step_of_a_bot_that_comes_too_late_is_left_out() -> None:
    table = do(playing(), commands.take_over, 0, "time")
    step = table.step_of(0)
    action = table.playing_state().legal_actions(0)[0]
    assert question(table, 0, step) is not None
    assert question(table, 1, step) is None
    assert commands.bot_act(table, 0, action, step + 1, "", AT) == []
    assert commands.bot_act(table, 1, action, step, "", AT) == []
    assert commands.bot_act(table, 0, 46, step, "", AT) == []  # not legal here
    [entry] = commands.bot_act(table, 0, action, step, "slow", AT)
    assert isinstance(entry, Acted)
    assert (entry.by, entry.fault) == ("random", "slow")


def test_advice_is_for_whoever_plays_alone() -> None:
    assert refused(commands.check_advice, playing(), person(0), 0)[0] == "no_advice"
    table = do(waiting("open", "bot", "bot"), commands.sit, 0, ANN, "Ann", NONCE)
    assert refused(commands.check_advice, table, ANN, 0)[0] == "wrong_status"
    table = do(table, commands.start, HOST, None)
    commands.check_advice(table, ANN, 0)
    one = act(table, 0, first_token(table, 0))
    done = do(table, lambda table, at: commands.act(table, ANN, one, at))
    assert refused(commands.check_advice, done, ANN, 0) == ("nothing_owed", {"seat": 0})
    away = do(table, commands.take_over, 0, "absent")
    assert refused(commands.check_advice, away, ANN, 0)[0] == "bot_decides"


def test_a_seat_moves_to_another_device_once() -> None:
    table = do(waiting(), commands.sit, 0, HOST, "Host", NONCE)
    epoch = table.seats[0].epoch
    moved = do(table, commands.move, 0, epoch, ANN)
    assert (moved.seats[0].uid, moved.host) == (ANN, ANN)
    assert commands.move(moved, 0, epoch, ANN, AT) == []
    assert refused(commands.move, moved, 0, epoch, BOB, AT) == ("link_used", {})
    two = do(table, commands.sit, 1, HOST, "Host", NONCE)
    assert do(two, commands.move, 0, epoch, ANN).host == HOST


def test_a_table_is_closed_once_nobody_else_plays() -> None:
    table = playing()
    assert refused(commands.close, table, person(0), AT) == ("others_play", {"seats": [1, 2]})
    for seat in (1, 2):
        table = do(table, commands.leave, person(seat))
    closed = do(table, commands.close, person(0))
    assert closed.status == CLOSED
    assert commands.close(closed, person(0), AT) == []
    one = act(closed, 0, "-")
    assert refused(commands.act, closed, person(0), one, AT) == ("over", {})
    assert refused(record, closed)[0] == "not_over"


# --- the next table


def test_a_rematch_keeps_seats_for_the_same_people() -> None:
    table = do(waiting("open", "open", "bot"), commands.sit, 0, HOST, "Host", NONCE)
    table = do(table, commands.sit, 1, ANN, "Ann", NONCE)
    assert refused(check_rematch, table, BOB)[0] == "foreign_seat"
    assert refused(check_rematch, table, ANN)[0] == "not_over"
    table = do(table, commands.close, HOST)
    check_rematch(table, ANN)
    following = Table.fold("u" * 20, rematch_entries(table, ANN, AT, GIVEN))
    assert (following.host, following.kept_seats(ANN), following.open_seats()) == (ANN, [1], [0, 1])
    assert table_view(following, ANN, ()).seats[1].kept_for_you
    assert following.name_of(2) == table.name_of(2)
    assert refused(commands.sit, following, 1, BOB, "Bob", "", AT) == ("seat_taken", {"seat": 1})
    assert table.then([Followed(AT, following.id)]).rematch == following.id


def test_a_given_deal_has_no_rematch() -> None:
    table = do(waiting(deal=Deal("given", SEED)), commands.sit, 0, HOST, "Host", NONCE)
    assert refused(check_rematch, do(table, commands.close, HOST), HOST) == ("given_deal", {})


def test_a_table_is_made_once() -> None:
    table = waiting()
    with pytest.raises(AssertionError, match="once"):
        table.apply(table.created)


def test_a_finished_game_has_a_record() -> None:
    table = do(waiting("open", "bot", "bot"), commands.sit, 0, ANN, "Ann", NONCE)
    table = do(table, commands.start, HOST, None)
    entries: list[Entry] = []
    while table.status != OVER:
        seat = table.owing()[0]
        action = table.playing_state().legal_actions(seat)[0]
        entry = Acted(
            AT, seat, [action], f"c{len(entries)}", table.step_of(seat), table.seats[seat].level or ""
        )
        entries.append(entry)
        table.apply(entry)
    kept = record(table)
    assert kept.extra["fair_deal"] == table.fair_deal().to_dict()
    assert [player.player for player in kept.seats] == ["human", "greedy", "greedy"]
    assert len(kept.extra["decided_by"]) == len(entries)
    assert isinstance(table.created, Created)
    assert not any(isinstance(entry, Seated | BotSeated) for entry in entries)


def test_a_game_of_one_person_begins_at_once() -> None:
    rules = Rules(seats=3, leo=True)
    players = [Player("Ann", HUMAN), Player("Bea", "greedy"), Player("Leo", LEO)]
    entries = solo_entries(rules, bytes.fromhex(SEED), players, 0, talisman=1)
    table = Table.fold("t" * 20, entries)
    assert table.status == PLAYING
    assert table.playing_state().observe(None).talisman == 1
    assert table.commitment() == commitment(bytes.fromhex(SEED))
    assert table.is_member("you")
    assert not table.is_member(ANN)
    while table.status != OVER:
        seat = table.owing()[0]
        asked = question(table, seat, table.step_of(seat), "random")
        assert asked is not None
        decision = by_chance(asked, "slow")
        assert decision.fault == "slow"
        table.apply(Acted(0, seat, [decision.action], f"c{len(table.decided_by)}", table.step_of(seat)))
    extra = record(table).extra
    assert extra["talisman_by"] == "host"
    assert "fair_deal" not in extra


def test_a_new_code_changes_nothing_else() -> None:
    entries = first_entries(HOST, NewTable(), AT, GIVEN)
    assert Table.fold("t" * 20, recoded(entries, "XYZ789")).created.code == "XYZ789"
    assert recoded(entries, GIVEN.code) == entries


def test_a_bot_that_is_sent_away_may_come_back() -> None:
    table = do(waiting("open", "bot", "bot"), commands.free, 1, HOST)
    assert (table.seats[1].kind, table.away) == ("open", {})
    assert table.then([Freed(AT, 2, kicked=True)]).away == {}
