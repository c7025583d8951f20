"""What a client makes of messages, however they arrive."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace
from support.wire import ANN, Ends, Wire

from wildcards.engine.observation import Observation
from wildcards.engine.rules import Rules
from wildcards.errors import ServerRefusedError
from wildcards.protocol import PROTOCOL
from wildcards.protocol.message import Act, Done, Hello, Pong, Refused, ServerMessage, View, Welcome
from wildcards.protocol.table import ClockView
from wildcards.remote.table import Command, RemoteTable
from wildcards.story.story import seen_events
from wildcards.table import commands

TABLES = {
    "3": Rules(seats=3),
    "4": Rules(seats=4),
    "5": Rules(seats=5),
    "3-leo": Rules(seats=3, leo=True),
    "4-leo-first": Rules(seats=4, leo=True, leo_seat=0),
    "5-leo": Rules(seats=5, leo=True, leo_seat=2),
    "2020-3": Rules("2020", seats=3, three_player_removal="random"),
    "2020-4": Rules("2020", seats=4),
    "2020-5": Rules("2020", seats=5),
    "2022-5-other-options": Rules(
        seats=5, talisman_order="holder_first", payment_returns_on_pass=False, value_counts=(4, 4, 3, 3)
    ),
}


def begun(wire: Wire, uid: str = ANN) -> tuple[RemoteTable, Ends]:
    """A client that is connected."""
    table, ends = RemoteTable(), Ends(wire, uid)
    ends.send(table.begin())
    take(table, ends, ends.read())
    return table, ends


def take(table: RemoteTable, ends: Ends, messages: list[ServerMessage]) -> None:
    """Let the client have these messages, and the server its answers, until there is nothing left to say."""
    while messages:
        for message in messages:
            ends.send(table.receive(message))
        messages = ends.read()


def random_step(wire: Wire, dice: Random) -> None:
    state = wire.table.playing_state()
    seat = dice.choice(state.to_act)
    wire.step(seat, dice.choice(state.legal_actions(seat)))


def seen(table: RemoteTable, seat: int | None) -> Observation:
    return table.seen_by(seat)


@pytest.mark.parametrize("name", TABLES)
def test_observations_are_rebuilt_whole(name: str) -> None:
    """Equal to the engine's own, for two seats of one person and for a spectator, after any steps."""
    rules, dice = TABLES[name], Random(name)
    own = rules.human_seats()[:2]
    wire = Wire(rules, dice.getrandbits(64), own)
    state = wire.table.playing_state()
    clients: list[tuple[RemoteTable, Ends, Sequence[int | None]]] = [
        (*begun(wire), own),
        (*begun(wire, "eve"), [None]),
    ]
    while True:
        for table, ends, seats in clients:
            if dice.random() < 0.5 or state.is_over:
                take(table, ends, ends.read())
                for seat in seats:
                    assert seen(table, seat) == state.observe(seat)
        if state.is_over:
            break
        random_step(wire, dice)
    assert clients[0][0].own_seats() == own
    assert clients[1][0].own_seats() == []


@pytest.mark.parametrize("seed", range(12))
def test_lost_doubled_and_late_messages_change_nothing_in_the_end(seed: int) -> None:
    """Views are dropped, duplicated, or come after later ones; where one is missing the client asks again."""
    dice = Random(seed)
    wire = Wire(TABLES["4-leo-first" if seed % 2 else "2020-4"], seed, own=(1,))
    state = wire.table.playing_state()
    table, ends = begun(wire)
    late: list[ServerMessage] = []
    while not state.is_over:
        random_step(wire, dice)
        if dice.random() < 0.3:
            late += [message for message in ends.read() if isinstance(message, View)]
            continue
        messages = ends.read()
        if dice.random() < 0.2:
            messages += messages
        if dice.random() < 0.3:
            dice.shuffle(late)
            messages += late
            late = []
        take(table, ends, messages)
        known, all_of_it = seen_events(seen(table, 1)), seen_events(state.observe(1))
        assert known == all_of_it[: len(known)]
    ends.send(table.begin())
    take(table, ends, ends.read())
    assert seen(table, 1) == state.observe(1)


def test_a_gap_is_met_with_another_hello() -> None:
    wire, dice = Wire(TABLES["4"]), Random(1)
    table, ends = begun(wire)
    for _ in range(10):
        random_step(wire, dice)
    lost = ends.read()
    assert lost
    for _ in range(10):
        random_step(wire, dice)
    before = seen(table, 0)
    (view,) = ends.read()
    assert table.receive(view) == [Hello(PROTOCOL, changes=True, words=True)]
    assert table.receive(view) == []  # once is enough
    assert seen(table, 0) == before
    ends.send([Hello(PROTOCOL)])
    take(table, ends, ends.read())
    assert seen(table, 0) == wire.table.playing_state().observe(0)


def bid(table: RemoteTable) -> Command:
    found = seen(table, 0)
    return table.act(found, found.legal_actions[:1])


def test_what_is_taken_back_is_settled_once_it_shows() -> None:
    """Not with the answer, which comes before its view."""
    wire = Wire(TABLES["4"])
    table, ends = begun(wire)
    before = seen(table, 0)
    sent = bid(table)
    ends.send([sent.message])
    take(table, ends, ends.read())
    assert table.is_settled(sent)
    back = table.take_back(0)
    ends.send([back.message])
    answer, view = ends.read()
    assert isinstance(answer, Done)
    table.receive(answer)
    assert not table.is_settled(back)
    table.receive(view)
    assert table.is_settled(back)
    assert seen(table, 0) == before


def test_a_command_is_sent_again_under_its_id_until_it_is_answered() -> None:
    wire = Wire(TABLES["4"])
    table, ends = begun(wire)
    command = bid(table)
    assert isinstance(command.message, Act)
    assert command.message.step == table.games[0].step
    # The connection breaks before the answer: the step was taken, and the next connection takes none more.
    ends.send([command.message])
    other = Ends(wire)
    messages = table.begin()
    assert messages == [Hello(PROTOCOL, changes=True, words=True), command.message]
    other.send(messages)
    step = wire.table.step_of(0)
    take(table, other, other.read())
    assert command.done == Done(command.message.id, 0, step)
    assert table.is_settled(command)
    assert table.begin() == [Hello(PROTOCOL, changes=True, words=True)]
    # An answer that comes twice doesn't matter.
    assert table.receive(command.done) == []


def test_every_command_has_an_id_of_its_own() -> None:
    table, _ = begun(Wire(TABLES["4"]))
    assert len({bid(table).message.id for _ in range(100)}) == 100


def test_done_is_settled_when_what_came_of_it_is_seen() -> None:
    wire = Wire(TABLES["4"])
    table, ends = begun(wire)
    command = bid(table)
    ends.send([command.message])
    done, view = ends.read()
    table.receive(done)
    assert command.is_answered
    assert not table.is_settled(command)
    table.receive(view)
    assert table.is_settled(command)


def test_what_is_refused_is_told_and_not_sent_again() -> None:
    wire = Wire(TABLES["4"])
    table, ends = begun(wire)
    first, second = bid(table), bid(table)
    ends.send([first.message, second.message])
    take(table, ends, ends.read())
    assert first.refused is None
    assert second.refused is not None
    assert second.refused.code == "stale"
    assert table.begin() == [Hello(PROTOCOL, changes=True, words=True)]


@pytest.mark.parametrize("code", ["busy", "unavailable", "too_many"])
def test_what_is_refused_for_the_moment_is_sent_again_later(code: str) -> None:
    table, _ = begun(Wire(TABLES["4"]))
    command = bid(table)
    named = None if code == "too_many" else command.message.id
    assert table.receive(Refused(named, code, {"seconds": 3.5})) == []
    assert [table.again, table.send_again(), table.again] == [3.5, [command.message], None]
    assert not command.is_answered


def test_a_step_that_two_clients_answer_is_taken_once() -> None:
    wire = Wire(TABLES["4"])
    (one, ends), (other, other_ends) = begun(wire), begun(wire)
    first, second = bid(one), bid(other)
    ends.send([first.message])
    other_ends.send([second.message])
    take(one, ends, ends.read())
    take(other, other_ends, other_ends.read())
    assert first.done is not None
    assert second.refused is not None
    assert seen(one, 0) == seen(other, 0) == wire.table.playing_state().observe(0)


def test_who_is_replaced_is_asked_nothing_until_it_is_back() -> None:
    wire = Wire(TABLES["4"])
    table, ends = begun(wire)
    assert table.is_asked(0)
    wire.keep(commands.take_over(wire.table, 0, "absent", 0))
    take(table, ends, ends.read())
    assert not table.is_asked(0)
    refused, back = bid(table), table.back(0)
    ends.send([refused.message, back.message])
    take(table, ends, ends.read())
    assert refused.refused is not None
    assert refused.refused.code == "bot_decides"
    assert back.done is not None
    assert table.is_asked(0)


def test_another_version_of_the_protocol_is_an_error() -> None:
    table = RemoteTable()
    with pytest.raises(ServerRefusedError):
        table.receive(Welcome(PROTOCOL + 1, "9"))
    with pytest.raises(ServerRefusedError):
        table.receive(Refused(None, "protocol", {"expected": PROTOCOL + 1, "got": PROTOCOL}))


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        (ClockView(left=60_000, running=True, at=5_000), 58_000),
        (ClockView(left=60_000, running=True, at=9_000), 62_000),  # it began to run after the welcome
        (ClockView(left=60_000, running=False, at=0), None),
        (ClockView(left=None, running=True, at=5_000), None),
        (None, None),
    ],
)
def test_a_clock_is_read_by_the_table_time(clock: ClockView | None, left: int | None) -> None:
    table, _ = begun(Wire(Rules(seats=3)))
    assert table.view is not None
    seats = [replace(table.view.seats[0], clock=clock), *table.view.seats[1:]]
    table.receive(Welcome(PROTOCOL, "x", 0, 7_000))
    table.receive(View(1, table=replace(table.view, seats=seats)))
    assert table.time_left(0) == left


def test_table_time_is_taken_from_whatever_tells_it_last() -> None:
    """It stands still while the server's database is away, and then a view says so."""
    table, _ = begun(Wire(Rules(seats=3)))
    assert table.view is not None
    clock = ClockView(left=60_000, running=True, at=5_000)
    seats = [replace(table.view.seats[0], clock=clock), *table.view.seats[1:]]
    table.receive(Welcome(PROTOCOL, "x", 0, 7_000))
    table.receive(View(1, table=replace(table.view, seats=seats)))
    table.receive(View(2, 9_000))
    assert table.time_left(0) == 56_000
    table.receive(Pong("p", 2, 10_000))
    assert table.time_left(0) == 55_000
