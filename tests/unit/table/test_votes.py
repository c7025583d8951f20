"""Ending a running game: never without the consent of all who have a say, and telling nobody a secret."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from wildcards.engine.rules import Rules
from wildcards.engine.state import new_game
from wildcards.protocol.message import Act
from wildcards.secrecy.fold import AT, fold_of, person
from wildcards.table import commands, votes
from wildcards.table.ending import ALONE_AFTER
from wildcards.table.entry import Acted, Closed, EndAgreed, EndAsked, EndDropped, Entry, GivenBack, TakenOver
from wildcards.table.refusal import RefusedError
from wildcards.table.table import CLOSED, PLAYING, Table
from wildcards.table.views import Shown, encode, table_view

SEATS = 3
ANN, BOB, CID = (person(seat) for seat in range(SEATS))


def playing(seed: int = 5) -> Table:
    """A game of three, of whom Ann is the host."""
    return fold_of(new_game(Rules(seats=SEATS), seed=seed))


def asked(table: Table, uid: str = ANN) -> Table:
    return table.then(votes.ask_to_end(table, uid, (), table.at))


def agreed(table: Table, uid: str) -> Table:
    return table.then(votes.agree_to_end(table, uid, table.at))


def dropped(table: Table, uid: str) -> Table:
    return table.then(votes.drop_end(table, uid, table.at))


def shown(table: Table, uid: str = "nobody") -> tuple[list[int], list[int], list[int], bool] | None:
    ending = table_view(table, uid, ()).ending
    return None if ending is None else (ending.asked, ending.agreed, ending.missing, ending.you_asked)


def refusal(function: Any, *args: Any) -> str:
    with pytest.raises(RefusedError) as error:
        function(*args)
    return error.value.code


def test_a_game_ends_once_all_agree() -> None:
    table = asked(playing(), BOB)
    assert shown(table) == ([1], [1], [0, 2], False)
    assert shown(table, BOB) == ([1], [1], [0, 2], True)
    assert votes.ask_to_end(table, BOB, (), AT) == votes.agree_to_end(table, BOB, AT) == []
    table = agreed(table, CID)
    assert (table.status, shown(table)) == (PLAYING, ([1], [1, 2], [0], False))
    table = asked(table, ANN)  # who asks as well agrees
    assert (table.status, shown(table)) == (CLOSED, None)
    assert refusal(votes.ask_to_end, table, ANN, (), AT) == "over"


def test_one_who_says_no_is_enough_and_nobody_is_asked_twice_in_a_round() -> None:
    table = agreed(asked(playing()), BOB)
    for uid in (CID, ANN, BOB):
        assert shown(dropped(table, uid)) is None
    table = dropped(table, CID)
    assert votes.drop_end(table, CID, AT) == []
    assert refusal(votes.agree_to_end, table, BOB, AT) == "no_vote"
    assert refusal(votes.ask_to_end, table, ANN, (), AT) == "asked_already"
    assert shown(asked(table, BOB)) is not None


def test_only_who_takes_part_has_a_say() -> None:
    for command, more in ((votes.ask_to_end, ((),)), (votes.agree_to_end, ()), (votes.drop_end, ())):
        assert refusal(command, asked(playing()), "nobody", *more, AT) == "no_say"
    table = playing()
    table.host = "nobody"  # a host without a seat
    table = asked(table, "nobody")
    assert shown(table, "nobody") == ([], [], [0, 1, 2], True)
    assert shown(dropped(table, "nobody")) is None


def test_who_has_left_does_not_have_to_agree_until_they_are_back() -> None:
    table = playing()
    table = table.then(commands.leave(table, CID, AT))
    table = asked(table)
    assert shown(table) == ([0], [0], [1], False)
    back = table.then([GivenBack(AT, 2, "b")])
    assert shown(back) == ([0], [0], [1, 2], False)
    assert agreed(back, BOB).status == PLAYING
    assert agreed(table, BOB).status == CLOSED


def test_who_has_the_last_say_and_leaves_ends_it() -> None:
    table = agreed(asked(playing()), BOB)
    assert votes.end_agreed(table, AT) == []
    table = table.then(commands.leave(table, CID, AT))
    assert votes.end_agreed(table, AT) == [Closed(AT)]


def test_a_bot_that_takes_over_in_secret_changes_nothing_before_all_are_told() -> None:
    table = agreed(asked(playing()), BOB)
    taken = table.then([TakenOver(AT, 2, "greedy", "absent")])
    for uid in (ANN, BOB, "nobody"):
        assert encode(Shown(taken, (), {}).table(uid)) == encode(Shown(table, (), {}).table(uid))
    assert not votes.is_agreed(taken)
    assert refusal(commands.close, taken, ANN, AT) == "others_play"
    for seat in (0, 1, 2):
        legal = taken.playing_state().legal_actions(seat)
        taken = taken.then([Acted(AT, seat, [legal[0]], f"a{seat}", 0, by="greedy" if seat == 2 else "")])
    assert votes.is_agreed(taken)


def test_the_host_ends_it_alone_when_nobody_else_came_for_a_day() -> None:
    table = agreed(asked(playing()), BOB)
    day = table.at + ALONE_AFTER
    assert votes.ask_to_end(table, ANN, (), day - 1) == []
    assert votes.ask_to_end(table, ANN, (0, 1), day) == [Closed(day)]
    assert votes.ask_to_end(table, ANN, (2,), day) == []  # Cid is here and has not agreed
    assert votes.ask_to_end(table, BOB, (), day) == []  # not the host
    assert votes.was_there(table, CID, table.at + 1) == votes.was_there(table, BOB, day) == []
    seen = table.then(votes.was_there(table, CID, day - 1))
    assert votes.ask_to_end(seen, ANN, (), day) == []
    assert votes.ask_to_end(seen, ANN, (), day + ALONE_AFTER) == [Closed(day + ALONE_AFTER)]


def test_an_operator_ends_it_without_a_vote() -> None:
    table = playing()
    assert table.is_secret()  # bids are made
    (closed,) = commands.end(table, "abandoned", AT + 1)
    assert closed == Closed(AT + 1, "abandoned")
    assert commands.end(table.then([closed]), "abandoned", AT + 2) == []


def test_a_vote_moves_with_the_seat_to_another_device() -> None:
    table = asked(playing(), BOB)
    table = table.then(commands.move(table, 1, table.seats[1].epoch, "phone", AT))
    assert shown(table, "phone") == ([1], [1], [0, 2], True)


def some_command(table: Table, dice: random.Random, at: int) -> list[Entry]:
    """A command of somebody, as it may come at any time."""
    uid, seat = dice.choice([ANN, BOB, CID, "nobody"]), dice.randrange(SEATS)
    match dice.randrange(9):
        case 0:
            return votes.ask_to_end(table, uid, dice.sample(range(SEATS), dice.randrange(4)), at)
        case 1 | 2:
            return votes.agree_to_end(table, uid, at)
        case 3:
            return votes.drop_end(table, uid, at) if dice.random() < 0.3 else []
        case 4:
            return commands.take_over(table, seat, dice.choice(["time", "absent"]), at)
        case 5:
            return list(commands.leave(table, uid, at))
        case 6:
            return votes.end_agreed(table, at)
        case 7:
            answer = commands.back(table, person(seat), seat, f"b{at}", at)
            return answer if isinstance(answer, list) else []
        case _:
            owing = table.owing()
            legal = table.playing_state().legal_actions(owing[0])
            token = table.playing_state().token(dice.choice(legal))
            act = Act(f"a{at}", owing[0], table.step_of(owing[0]), [token])
            answer = commands.act(table, person(owing[0]), act, at)
            return answer if isinstance(answer, list) else []


@pytest.mark.parametrize("seed", range(60))
def test_in_any_order_it_ends_only_with_everybodys_consent(seed: int) -> None:
    """Consent is counted here by itself, from what people said; the clock never gets near a day."""
    dice = random.Random(seed)
    table = playing(seed)
    yes: set[int] = set()
    for at in range(AT + 1, AT + 200):
        before = table
        try:
            entries = some_command(table, dice, at)
        except RefusedError:
            continue
        for entry in entries:
            match entry:
                case EndAsked():
                    yes = set(table.seats_of(entry.uid))
                case EndAgreed():
                    yes |= set(entry.seats)
                case EndDropped():
                    yes = set()
                case _:
                    pass
        table = table.then(entries)
        if table.status == CLOSED:
            gone = [seat for seat in range(SEATS) if before.seats[seat].stand_in is not None]
            assert yes | set(gone) == set(range(SEATS)), (yes, gone)
            return
        assert table.ending is None or table.ending.agreed == yes


def test_it_can_end_in_any_of_those_orders() -> None:
    """The test above would be worth nothing if no vote ever succeeded: three who agree, one after another."""
    for first, second in pairwise([ANN, BOB, CID, ANN, CID, BOB, ANN]):
        third = ({ANN, BOB, CID} - {first, second}).pop()
        assert agreed(agreed(asked(playing(), first), second), third).status == CLOSED
