"""What a connection is sent: everything that looks different, when it does."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from support.wire import Ends, Wire

from wildcards.engine.rules import Rules
from wildcards.notation.observation import present_to_dict
from wildcards.protocol import PROTOCOL
from wildcards.protocol.message import Hello, View


@pytest.mark.parametrize("seed", range(5))
def test_a_change_without_an_event_is_told_too(seed: int) -> None:
    """Such as the end of a refill without discards or draws: whoever owes the next step must hear of it."""
    dice = Random(seed)
    rules = Rules(seats=4)
    wire = Wire(rules, seed, rules.human_seats())
    state = wire.table.playing_state()
    both = [Ends(wire, "ann"), Ends(wire, "eve")]
    told: dict[int | None, Any] = {}
    for ends in both:
        ends.send([Hello(PROTOCOL)])
    while True:
        for ends in both:
            for view in ends.read():
                for game in view.games if isinstance(view, View) and isinstance(view.games, list) else []:
                    told[game.seat] = game.seen
        for seat in (None, *rules.human_seats()):
            assert told[seat] == present_to_dict(state.observe(seat))
        if state.is_over:
            return
        acting = dice.choice(state.to_act)
        wire.step(acting, dice.choice(state.legal_actions(acting)))


@pytest.mark.parametrize("seed", range(4))
def test_changes_put_together_are_what_others_are_sent_whole(seed: int) -> None:
    """To the field, at the same moments: so all that holds for whole views holds for what changes lead to."""
    dice = Random(seed)
    rules = Rules(seats=4, leo=seed == 1) if seed < 3 else Rules("2020", seats=4)
    wire = Wire(rules, seed, rules.human_seats()[: 1 + seed])
    sides = [(Side(wire, uid, is_thrifty=True), Side(wire, uid, is_thrifty=False)) for uid in ("ann", "eve")]
    state = wire.table.playing_state()
    while not state.is_over:
        acting = dice.choice(state.to_act)
        wire.step(acting, dice.choice(state.legal_actions(acting)))
        if dice.random() < 0.7:  # otherwise they read so slowly that they miss a view
            for thrifty, other in sides:
                thrifty.check_beside(other)
    for thrifty, other in sides:
        thrifty.check_beside(other)
        assert thrifty.bytes < other.bytes / 2


class Side:
    """A connection and what its client has put together."""

    def __init__(self, wire: Wire, uid: str, *, is_thrifty: bool) -> None:
        self._ends = Ends(wire, uid)
        self._ends.send([Hello(PROTOCOL, open=True, changes=is_thrifty)])
        self._table: dict[str, Any] = {}
        self._games: dict[int | None, dict[str, Any]] = {}
        self.bytes = 0

    def check_beside(self, other: Side) -> None:
        """Both have been sent views at the same moments, and know the same."""
        assert self._read() == other._read()
        assert self._table == other._table
        assert self._games == other._games

    def _read(self) -> list[object]:
        """Take what was sent, and return what arrived when, without its content."""
        messages = [msgspec.json.decode(text) for text in self._ends.read_raw()]
        for message in messages:
            if message["type"] == "view":
                self._view(message)
        return [(message["type"], message.get("number"), message.get("now")) for message in messages]

    def _view(self, view: dict[str, Any]) -> None:
        self.bytes += len(msgspec.json.encode(view))
        self._table = view.get("table", self._table)
        for seat in view.get("seats", ()):
            self._table["seats"][seat["seat"]] = seat
        for game in view.get("games", ()):
            before = self._games.get(game["seat"])
            events = [*(before["events"] if before else ()), *game["events"]]
            self._games[game["seat"]] = {**game, "events": events}
        for change in view.get("changes", ()):
            before = self._games[change["seat"]]
            assert before["step"] == change["step"] - len(change["events"])
            new = {"events": before["events"] + change["events"], "seen": before["seen"] | change["seen"]}
            self._games[change["seat"]] = before | change | new


def test_who_shares_a_device_is_told_what_is_open_too() -> None:
    rules = Rules(seats=3)
    wire = Wire(rules, 1, rules.human_seats())

    def seats_told(uid: str, *, is_open: bool) -> list[int | None]:
        ends = Ends(wire, uid)
        ends.send([Hello(PROTOCOL, is_open)])
        [view] = [message for message in ends.read() if isinstance(message, View)]
        assert isinstance(view.games, list)
        return [game.seat for game in view.games]

    assert seats_told("ann", is_open=True) == [*rules.human_seats(), None]
    assert seats_told("ann", is_open=False) == [*rules.human_seats()]
    assert seats_told("eve", is_open=True) == [None]
    alone = Wire(rules, 1, rules.human_seats()[:1])
    wire = alone
    assert seats_told("ann", is_open=True) == [rules.human_seats()[0]]
