"""The host gives the seat of somebody who is gone to a bot, over HTTP, with what everybody is then shown."""

from __future__ import annotations

import pytest
from support.servers import Running

from wildcards.conform.client import Socket, make, ok, play_out, problem, sit, start, you
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.remote.seat import NoSeatError, take_seat

OPEN = {"kind": "open"}


def test_a_bot_plays_on_for_somebody_who_left(server: Running) -> None:
    """The game is over in the end, and its deal is the one that the person's nonce is part of."""
    ann, ben, eve = server.client(), Profile(), server.client()
    table = make(ann, [you(), OPEN, {"kind": "bot", "level": "novice"}], spectators="closed")
    url = f"/api/tables/{table}"
    with Api(server.url, ben) as api:
        promised = take_seat(api, ben, table, None, "Ben").promise
        start(ann, table)
        bot = {"level": "novice"}
        assert problem(ann.put(f"{url}/seats/1/bot", json=bot)) == (409, "not_gone")
        assert problem(eve.put(f"{url}/seats/1/bot", json=bot)) == (403, "not_host")
        with Socket(ann, table) as hers:
            api._ask("POST", f"{url}/leave", dict)
            assert ok(ann.put(f"{url}/seats/1/bot", json=bot))["seats"][1]["kind"] == "bot"
            assert ok(ann.put(f"{url}/seats/1/bot", json=bot))["replaced"] == [
                {"seat": 1, "name": "Ben", "round": 1}
            ]
            view = api.table(table)
            assert (view.you_replaced, [seat.you for seat in view.seats]) == (True, [False] * 3)
            with pytest.raises(NoSeatError, match="gave your seat to a bot"):
                take_seat(api, ben, table, None, None)
            hers.ping()
            play_out([hers], 1)
        record = Record.from_dict(api.record(table))
    verify(record)
    assert record.seats[1].name == "Ben"
    assert promised.nonces[1] in record.extra["fair_deal"]["nonces"]
    again = ok(ann.post(f"{url}/rematch"))["id"]
    assert [seat["kind"] for seat in ok(ann.get(f"/api/tables/{again}"))["seats"]] == ["open", "bot", "bot"]


def test_whoever_is_connected_is_told_at_once_and_looks_on(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), OPEN, {"kind": "bot", "level": "novice"}], spectators="all")
    sit(bob, table, 1, "Bob")
    start(ann, table)
    ok(bob.post(f"/api/tables/{table}/leave"))
    ok(ann.put(f"/api/tables/{table}/seats/1/bot", json={"level": "novice"}))
    with Socket(bob, table) as his:
        assert his.table["you_replaced"]
        assert list(his.games) == [None]
        assert "hands" not in his.games[None]  # whoever played sees no other hands
