"""Taking back on the wire: until the reveal nobody else is sent anything by which it could be noticed.

The same evening is played several times: in one nobody moves before the reveal, in the others some seats do
what they then take back. All that everybody else is sent, and when, has to be the same bytes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Final, NamedTuple

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from strategies import positions_in
from support.servers import Running

from wildcards.choices.offer import can_take_back
from wildcards.conform.client import Socket, make, ok, sit, start, you
from wildcards.engine.phase import Phase, is_sealed
from wildcards.engine.state import State
from wildcards.protocol.message import Act, TakeBack, Welcome
from wildcards.secrecy.fold import AT, SPECTATOR, fold_of, person
from wildcards.server.live.connection import Connection
from wildcards.server.live.live_table import LiveTable
from wildcards.server.storage import listing
from wildcards.table import commands
from wildcards.table.audience import who_sees
from wildcards.table.refusal import RefusedError
from wildcards.table.seat import Answered

SEALED: Final = [phase for phase in Phase if is_sealed(phase)]
MOMENTS: Final = 12  # a second apart
PLANS: Final = {  # by moment: the number of a seat (of those asked), and what it does
    "once": {1: "0 act", 3: "0 back"},
    "often": {1: "0 act", 2: "0 back", 3: "0 act", 4: "0 back", 5: "0 act", 6: "0 back"},
    "one after another": {1: "0 act", 2: "0 back", 4: "1 act", 6: "1 back"},
    "two at once": {1: "0 act", 2: "1 act", 3: "0 back", 5: "0 act", 6: "1 back", 7: "0 back"},
    "away meanwhile": {1: "0 act", 2: "0 leave", 4: "0 come", 5: "0 back", 7: "0 leave", 9: "0 come"},
    "refused": {1: "0 back", 2: "0 act", 3: "0 back", 4: "0 back"},
}


class Line(NamedTuple):
    """A connection, by what it is: who, and whether it takes changes."""

    key: tuple[str, bool]
    end: Connection


class Evening:
    """A table of people, somebody at the end of every connection."""

    def __init__(self, state: State, clock: str, *, closed: bool) -> None:
        self.table = fold_of(state.copy(), clock=clock, spectators="closed" if closed else "public")
        self.live: Final = LiveTable(self.table, AT)
        people = [person(seat) for seat in state.rules.human_seats()]
        self.lines: Final = [
            Line((uid, changes), self._join(uid, changes=changes))
            for uid in [*people, SPECTATOR]
            for changes in (False, True)
        ]
        self.sent: Final[dict[tuple[str, bool], list[tuple[int, bytes]]]] = {key: [] for key, _ in self.lines}
        self.lists: Final[list[tuple[str, ...]]] = []
        self._count = 0

    def _join(self, uid: str, *, changes: bool) -> Connection:
        line = Connection(self.live, uid)
        self.live.enter(line)
        line.greet(Welcome(1, "test", 0), takes_changes=changes)
        return line

    def read(self, moment: int) -> None:
        """Everybody takes what there is."""
        for key, end in self.lines:
            self.sent[key] += [(moment, message) for message in end.take(AT + moment * 1000)]
        row = listing.row_of(self.table)
        card = {key: value for key, value in sorted(row.items()) if key not in ("card", "changed", "wake")}
        self.lists.append((repr(card), row["card"].split('"owes"')[0]))

    def do(self, seat: int, what: str, action: int, moment: int) -> None:
        """A command of a seat, if it can be obeyed."""
        self._count += 1
        cid, step, at = f"c{self._count}", self.table.step_of(seat), AT + moment * 1000
        try:
            if what == "back":
                found = commands.take_back(self.table, person(seat), TakeBack(cid, seat, step), at)
            elif what == "leave":
                found = commands.take_over(self.table, seat, "left", at)
            elif what == "come":
                found = commands.back(self.table, person(seat), seat, cid, at)
            else:
                act = Act(cid, seat, step, [self.table.playing_state().token(action)])
                found = commands.act(self.table, person(seat), act, at)
        except RefusedError:
            assert what == "back"
            return
        assert not isinstance(found, Answered)
        for entry in found:
            self.table.apply(entry)
        self.live.changed()

    def others(self, seats: Sequence[int]) -> dict[tuple[str, bool], list[tuple[int, bytes]]]:
        """What everybody but these seats was sent."""
        movers = [person(seat) for seat in seats]
        return {key: sent for key, sent in self.sent.items() if key[0] not in movers}


def spend(state: State, plan: dict[int, str], clock: str, dice: random.Random, *, closed: bool) -> Evening:
    """An evening up to the last moment before the reveal."""
    seats, evening = state.to_act, Evening(state, clock, closed=closed)
    for moment in range(MOMENTS):
        if (planned := plan.get(moment)) is not None:
            number, what = planned.split()
            seat = seats[int(number)]
            legal = evening.table.playing_state().legal_actions(seat)
            evening.do(seat, what, dice.choice(legal) if what == "act" else 0, moment)
        evening.read(moment)
    return evening


def end(evening: Evening) -> None:
    """Everybody decides at last."""
    turn = evening.table.turn
    while evening.table.turn == turn and evening.table.playing_state().to_act:
        seat = evening.table.playing_state().to_act[0]
        evening.do(seat, "act", evening.table.playing_state().legal_actions(seat)[0], MOMENTS)
    evening.read(MOMENTS)


def begun(phase: Phase, number: int) -> Iterator[tuple[State, random.Random]]:
    """Positions in which at least two seats are asked, and none has done anything yet."""
    for state, chooser in positions_in(phase, number):
        seats = state.rules.human_seats()
        if len(state.to_act) > 1 and not any(can_take_back(state.observe(seat)) for seat in seats):
            yield state, chooser


@pytest.mark.parametrize("clock", ["none", "decision", "bank"])
@pytest.mark.parametrize("phase", SEALED)
def test_others_are_sent_the_same_whether_something_was_taken_back(phase: Phase, clock: str) -> None:
    """At every moment until the reveal, and then too: number, size and bytes of all messages, and lists."""
    played = set()
    for state, chooser in begun(phase, 40):
        closed = chooser.random() < 0.3
        nothing = spend(state, {}, clock, chooser, closed=closed)
        end(nothing)
        for name, plan in PLANS.items():
            if name == "two at once" and len(state.to_act) == 2:  # that is the reveal
                continue
            evening = spend(state, plan, clock, chooser, closed=closed)
            assert evening.lists == nothing.lists[:-1]
            end(evening)
            movers = sorted({state.to_act[int(what.split()[0])] for what in plan.values()})
            if name != "away meanwhile":  # for which the clock stood still, as the reveal shows
                assert evening.others(movers) == nothing.others(movers)
            moments = {moment for sent in evening.others(movers).values() for moment, _ in sent}
            assert moments == {0, MOMENTS}
            assert evening.table.turn == nothing.table.turn > 0
            played.add(name)
    assert played >= set(PLANS) - {"two at once"}


def looked_up(client: httpx.Client, table: str) -> list[str]:
    """What a person finds without a connection."""
    return [client.get(path).text for path in ("/api/tables", f"/api/tables/{table}")]


def take_back(one: Socket, cid: str) -> None:
    """The person of the first seat bids, and takes it back."""
    assert one.act(0, one.legal(0)[0])["type"] == "done"
    one.ping()
    assert one.games[0]["can_take_back"]
    asked = {"type": "take_back", "id": cid, "seat": 0, "step": one.games[0]["step"]}
    assert one.ask(asked)["type"] == "done"
    one.ping()
    assert not one.games[0]["can_take_back"]


def all_here(one: Socket) -> bool:
    return bool(one.table) and all(seat["here"] for seat in one.table["seats"])


def test_lists_tables_and_connections_stay_the_same_at_a_server(server: Running) -> None:
    ann, bob, cid, dan = [server.client() for _ in range(4)]
    table = make(ann, [you(), *[{"kind": "open"}] * 2], visibility="public", spectators="public")
    for number, client in enumerate((bob, cid), 1):
        sit(client, table, number, f"Person {number}")
    start(ann, table)
    with ExitStack() as doors:
        mine, *others = [doors.enter_context(Socket(one, table)) for one in (ann, bob, cid, dan)]
        for one in others:
            while not all_here(one):
                one.receive()
        before = [looked_up(one, table) for one in (bob, cid, dan)]
        assert all(table in text for texts in before for text in texts)
        frames = [len(one.frames) for one in others]
        for number in range(3):
            take_back(mine, f"b{number}")
            assert [looked_up(one, table) for one in (bob, cid, dan)] == before
        for one in others:
            one.ping()
        assert [len(one.frames) - 1 for one in others] == frames  # the answer to the ping


def test_a_personal_link_does_not_tell_how_much_happened_in_secret(server: Running) -> None:
    """Whoever moves their seat, and asks for a link again, can read what it says."""
    ann, bob, phone = [server.client() for _ in range(3)]
    said = []
    for backs in (0, 3):
        table = make(ann, [you(), *[{"kind": "open"}] * 2])
        for number in (1, 2):
            sit(bob, table, number)
        start(ann, table)
        with Socket(ann, table) as mine:
            for number in range(backs):
                take_back(mine, f"b{number}")
        link = f"/api/tables/{table}/seats/1/link"
        ok(phone.post(f"/api/tables/{table}/claim", json={"token": ok(bob.post(link))["token"]}))
        said.append(URLSafeSerializer("").loads_unsafe(ok(phone.post(link))["token"])[1][1:])
    assert said[0] == said[1]


def test_whoever_comes_or_goes_does_not_show_when_a_step_was_taken_in_secret() -> None:
    """Presence is shown once a second: what somebody does meanwhile in secret must not show it earlier."""
    state, _ = next(begun(Phase.BID, 5))
    mover, bob = state.to_act[:2]
    evening = Evening(state, "none", closed=False)
    evening.live._show_presence()
    evening.read(0)
    for key, end_ in evening.lines:
        if key[0] == person(bob):
            evening.live.leave(end_)
    assert evening.live.note_presence(AT)  # and within the second nobody is woken for it
    evening.do(mover, "act", state.legal_actions(mover)[0], 1)
    evening.do(mover, "back", 0, 2)
    evening.read(2)
    assert {moment for sent in evening.others([mover]).values() for moment, _ in sent} == {0}
    evening.live._show_presence()
    evening.read(3)
    assert {moment for sent in evening.others([mover]).values() for moment, _ in sent} == {0, 3}


def test_nobody_else_is_woken_for_what_is_done_in_secret() -> None:
    state, _ = next(begun(Phase.BID, 5))
    evening = Evening(state, "none", closed=False)
    evening.read(0)
    for _, end_ in evening.lines:
        end_._news.clear()
    before, mover = evening.table, state.to_act[0]
    act = Act("a", mover, before.step_of(mover), [state.token(state.legal_actions(mover)[0])])
    entries = commands.act(before, person(mover), act, AT)
    assert not isinstance(entries, Answered)
    evening.live.table = before.then(entries)
    evening.live.changed(who_sees(before, entries, evening.live.table))
    assert {key[0] for key, end_ in evening.lines if end_._news.is_set()} == {person(mover)}
