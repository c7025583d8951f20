"""Advice: what a bot would do, for whoever plays alone against bots."""

from __future__ import annotations

from functools import partial
from typing import Any

import httpx
from support.servers import Running

from wildcards.conform.client import Socket, make, sit, start, you

GIVEN = {"kind": "given", "seed": f"{7:064x}"}


def advice(client: httpx.Client, table: str, seat: int = 0, level: str = "greedy") -> tuple[int, Any]:
    answer = client.get(f"/api/tables/{table}/seats/{seat}/advice", params={"level": level})
    return answer.status_code, answer.json()


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["code"]


def solo(client: httpx.Client) -> str:
    """A table of one person and two bots, in play."""
    table = make(client, [you(), *[{"kind": "bot", "level": "novice"}] * 2], deal=GIVEN)
    start(client, table)
    return table


def reached(socket: Socket, step: int) -> bool:
    return int(socket.games[0]["step"]) >= step


def test_advice_is_a_whole_decision_that_can_be_sent_as_it_is(server: Running) -> None:
    ann = server.client()
    table = solo(ann)
    with Socket(ann, table) as socket:
        for _ in range(12):
            socket.until_seen(lambda: bool(socket.legal(0)))
            status, told = advice(ann, table)
            assert (status, told["step"]) == (200, socket.games[0]["step"])
            assert advice(ann, table)[1] == told  # it follows from what the seat knows, and a seed
            answer = socket.act(0, *told["actions"])
            assert answer["type"] == "done"
            socket.until_seen(partial(reached, socket, answer["step"]))


def test_advice_is_refused_where_it_would_be_help_from_outside(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), {"kind": "open"}, {"kind": "bot"}])
    assert code(advice(ann, table)) == (409, "wrong_status")
    sit(bob, table, 1)
    start(ann, table)
    assert code(advice(ann, table)) == (403, "no_advice")
    alone = solo(ann)
    assert code(advice(bob, alone)) == (403, "foreign_seat")
    assert code(advice(ann, alone, 1)) == (403, "foreign_seat")
    assert code(advice(ann, alone, 0, "nobody")) == (400, "no_level")
    ann.post(f"/api/tables/{alone}/leave")
    assert code(advice(ann, alone)) == (409, "bot_decides")
