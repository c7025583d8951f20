"""Ending a running game over HTTP, with what everybody at the table is shown."""

from __future__ import annotations

from support.servers import Running

from wildcards.conform.client import Socket, make, ok, problem, sit, start, you
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.remote.seat import take_seat
from wildcards.table.ending import ALONE_AFTER

OPEN = {"kind": "open"}


def test_players_end_a_game_together(server: Running) -> None:
    ann, bob, eve = [server.client() for _ in range(3)]
    table = make(ann, [you(), OPEN, OPEN])
    url = f"/api/tables/{table}"
    sit(bob, table, 1, "Bob")
    start(ann, table, "novice")
    assert problem(eve.post(f"{url}/end")) == (403, "no_say")
    assert problem(bob.post(f"{url}/end/agree")) == (409, "no_vote")
    with Socket(bob, table) as his, Socket(eve, table) as hers:
        assert ok(ann.post(f"{url}/end"))["ending"]["missing"] == [1]
        his.until_seen(lambda: his.table["ending"] is not None)
        hers.until_seen(lambda: hers.table["ending"] is not None)
        for socket in (his, hers):
            assert (socket.table["ending"]["agreed"], socket.table["ending"]["you_asked"]) == ([0], False)
        assert ok(bob.delete(f"{url}/end"))["ending"] is None
        assert problem(ann.post(f"{url}/end")) == (409, "asked_already")
        assert ok(bob.post(f"{url}/end"))["status"] == "playing"
        hers.until_seen(lambda: hers.table["ending"] is not None)
        assert ok(ann.post(f"{url}/end/agree"))["status"] == "closed"
        his.until_seen(lambda: his.table["status"] == "closed")
    assert problem(ann.get(f"{url}/record")) == (409, "not_over")
    assert problem(ann.post(f"{url}/end")) == (409, "over")


def test_a_terminal_agrees_and_says_no(server: Running) -> None:
    ann, ben = server.client(), Profile()
    table = make(ann, [you(), OPEN, OPEN])
    with Api(server.url, ben) as api:
        take_seat(api, ben, table, None, "Ben")
        start(ann, table, "novice")
        ok(ann.post(f"/api/tables/{table}/end"))
        api.end(table, wanted=False)
        assert ok(ann.get(f"/api/tables/{table}"))["ending"] is None
        api.end(table, wanted=True)
        assert ok(ann.post(f"/api/tables/{table}/end"))["status"] == "closed"


def test_who_leaves_is_not_waited_for(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, OPEN])
    url = f"/api/tables/{table}"
    sit(bob, table, 1, "Bob")
    start(ann, table, "novice")
    with Socket(ann, table) as socket:
        ok(ann.post(f"{url}/end"))
        ok(bob.post(f"{url}/leave"))
        socket.until_seen(lambda: socket.table["status"] == "closed")


def test_the_host_may_end_a_game_that_everybody_else_forgot(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, OPEN], absence={"grace": None})
    url = f"/api/tables/{table}"
    sit(bob, table, 1, "Bob")
    start(ann, table, "novice")
    alone_from = ok(ann.post(f"{url}/end"))["ending"]["alone_from"]
    assert alone_from > ALONE_AFTER
    hub = server.server.hub
    later = hub.now
    hub.now = lambda: later() + ALONE_AFTER  # type: ignore[method-assign]
    with Socket(bob, table):
        assert ok(ann.post(f"{url}/end"))["status"] == "playing"
    seen = ok(ann.get(url))["ending"]["alone_from"]
    assert seen > alone_from  # as he was there
    hub.now = lambda: later() + 3 * ALONE_AFTER  # type: ignore[method-assign]
    assert ok(ann.post(f"{url}/end"))["status"] == "closed"
