"""What a connection is sent: everything that looks different, when it does."""

from __future__ import annotations

from random import Random
from typing import Any

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
