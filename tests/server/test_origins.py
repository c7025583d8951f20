"""Pages of other origins are refused, and nobody is mistaken for somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers import PLAIN, Running, running, sqlite_in

from wildcards.conform.client import Json, Socket, make, nonce, ok, problem, sit, start, you
from wildcards.server.http.identity import COOKIE, Identities, SeatLink
from wildcards.server.http.middleware import REFUSED
from wildcards.server.live.hub import NO_TABLE
from wildcards.server.storage.devices import Bearer

OPEN: Json = {"kind": "open"}
FOREIGN = (
    "https://evil.example",
    "http://localhost",
    "null",
    "",
    "http://[",
    "http://[::1",
    "javascript:alert(1)",
    "http://evil.example@127.0.0.1",
    "//",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_in(tmp_path_factory.mktemp("origins"))) as here:
        yield here


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_origins_are_refused(server: Running, origin: str) -> None:
    ann = server.client()
    table = make(ann)
    headers = {"origin": origin}
    url = f"/api/tables/{table}"
    posts = [("POST", path) for path in ("/api/tables", f"{url}/start", f"{url}/close")]
    others = [("PUT", "/api/me"), ("PUT", f"{url}/seats/1"), ("DELETE", f"{url}/seats/0")]
    for method, path in [*posts, *others]:
        assert problem(ann.request(method, path, json={}, headers=headers)) == (403, "origin")
    with Socket(ann, table, greet=False, additional_headers={"Origin": origin}) as socket:
        assert socket.closed() == REFUSED
        assert not socket.frames
    assert ok(ann.get(url))["seats"][0]["kind"] == "person"
    assert server.server.hub.lives[table].table.status == "open"


def test_its_own_pages_are_not_refused(server: Running) -> None:
    ann = server.client()
    for origin in (server.url, server.url.upper(), None):
        headers = {} if origin is None else {"origin": origin}
        assert ann.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200
        with Socket(ann, make(ann), additional_headers=headers):
            pass


@pytest.mark.parametrize("stripped", [False, True])
def test_behind_a_proxy(tmp_path: Path, stripped: bool) -> None:
    """Whether it takes the prefix away or not, pages of the public address work, links and cookies fit."""
    public = "https://games.example/cards"
    with running(sqlite_in(tmp_path), public_url=f"{public}/") as server:
        prefix = "" if stripped else "/cards"
        ann = httpx.Client(base_url=server.url + prefix, timeout=30, verify=PLAIN)
        with ann:
            mine = {"origin": "https://games.example"}
            answer = ann.put("/api/me", json={"name": "Ann"}, headers=mine)
            assert answer.status_code == 200
            cookie = answer.headers["set-cookie"]
            assert all(part in cookie for part in ("; Path=/cards;", "HttpOnly", "SameSite=Lax", "Secure"))
            ann.headers["cookie"] = cookie.partition(";")[0]  # its path is the proxy's
            ann.cookies.clear()
            made = ok(ann.post("/api/tables", json={"seats": [OPEN] * 3}, headers=mine))
            sat = ann.put(f"/api/tables/{made['id']}/seats/0", json={"nonce": nonce()}, headers=mine)
            assert sat.status_code == 200
            assert made["url"] == f"{public}/t/{made['id']}"
            for headers in (mine, {"origin": server.url}):
                with Socket(
                    ann, made["id"], additional_headers={**headers, "cookie": ann.headers["cookie"]}
                ) as socket:
                    assert socket.table["you_host"]
            for other in ("http://games.example", "https://games.example:444", "https://games.example.evil"):
                assert problem(ann.put("/api/me", json={"name": "x"}, headers={"origin": other})) == (
                    403,
                    "origin",
                )
            for path in ("/", "/verify", f"/t/{made['id']}", "/health", "/schema/openapi.json"):
                assert ann.get(path).status_code == 200, path
            link = ok(ann.post(f"/api/tables/{made['id']}/seats/0/link", headers=mine))
            assert link["url"].startswith(f"{public}/t/{made['id']}#seat=")


# --- who somebody is


def with_cookie(server: Running, value: str) -> httpx.Client:
    return server.client(headers={"cookie": f"{COOKIE}={value}"})


def forged(value: str) -> list[str]:
    """Almost this cookie."""
    body, _, signature = value.rpartition(".")
    other = Identities(b"another secret")
    return [
        value[:-1],
        value[: len(value) // 2],
        value + "x",
        body,
        body + ".",
        f"{body[:-1]}{'A' if body[-1] != 'A' else 'B'}.{signature}",
        other.cookie(Bearer("somebody", "token")),
        other.link(SeatLink("t" * 20, 0, 1)),
        "." + signature,
        "x" * 5000,
        '"' + value,
        "%00",
        "\xff\xfe",
        "",
    ]


def test_forged_cookies_are_nobodys(server: Running) -> None:
    ann = server.client()
    table = make(ann)
    cookie = ann.cookies[COOKIE]
    assert with_cookie(server, cookie).get(f"/api/tables/{table}").json()["you_host"]
    uids = {server.server.hub.lives[table].table.host}
    for value in forged(cookie):
        eve = server.client(headers={"cookie": f"{COOKIE}={value}".encode("latin-1")})
        answer = eve.get(f"/api/tables/{table}")
        view = ok(answer)
        assert not view["you_host"]
        assert not any(seat["you"] for seat in view["seats"])
        assert answer.headers["set-cookie"].startswith(COOKIE)  # somebody new
        assert problem(eve.post(f"/api/tables/{table}/start", json={"fill": "novice"})) == (403, "not_host")
    link = ok(ann.post(f"/api/tables/{table}/seats/0/link"))["token"]
    assert not with_cookie(server, link).get(f"/api/tables/{table}").json()["you_host"]
    assert {server.server.hub.lives[table].table.host} == uids


def test_cookies_come_in_several_headers(server: Running) -> None:
    """As a proxy may send them on."""
    ann = server.client()
    table = make(ann)
    cookie = f"{COOKIE}={ann.cookies[COOKIE]}"
    for headers in ([("cookie", cookie), ("cookie", "other=1")], [("cookie", "other=1"), ("cookie", cookie)]):
        assert server.client(headers=headers).get(f"/api/tables/{table}").json()["you_host"]
    odd = server.client(headers={"cookie": f'odd name="x;y"; {cookie}'})
    assert odd.get(f"/api/tables/{table}").json()["you_host"]


def test_a_member_of_one_table_is_nobody_at_another(server: Running) -> None:
    ann, bob = server.client(), server.client()
    first, second = make(ann), make(bob, spectators="closed")
    start(bob, second, "novice")
    assert problem(ann.post(f"/api/tables/{second}/close")) == (403, "not_host")
    assert problem(ann.post(f"/api/tables/{second}/seats/0/link")) == (403, "foreign_seat")
    with Socket(ann, second) as socket:
        assert socket.games == {}
        answer = socket.ask({"type": "act", "id": "a", "seat": 0, "step": 1, "actions": ["F1"]})
        assert answer["code"] == "foreign_seat"
    assert problem(ann.get(f"/api/tables/{second}/record")) == (403, "closed")
    assert problem(ann.get(f"/api/tables/{second}/replay?seat=0")) == (403, "closed")
    assert ok(ann.get(f"/api/tables/{first}"))["you_host"]


def test_only_the_host_does_what_hosts_do(server: Running) -> None:
    ann, bob, eve = [server.client() for _ in range(3)]
    table = make(ann)
    sit(bob, table, 1)
    url = f"/api/tables/{table}"
    for person in (bob, eve):
        for method, path, body in (
            ("POST", "/start", {"fill": "novice"}),
            ("POST", "/close", None),
            ("PUT", "/seats/2/bot", {}),
            ("DELETE", "/seats/0", None),
        ):
            assert problem(person.request(method, url + path, json=body)) == (403, "not_host")
    assert problem(eve.delete(f"{url}/seats/1")) == (403, "not_host")
    assert [seat["kind"] for seat in ok(ann.get(url))["seats"]] == ["person", "person", "open", "open"]


def test_who_was_sent_away_has_nothing_left(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    sit(bob, table, 1, "Bob")
    link = ok(bob.post(f"/api/tables/{table}/seats/1/link"))["token"]
    with Socket(bob, table) as socket:
        assert socket.table["code"]
        ok(ann.delete(f"/api/tables/{table}/seats/1"))
        socket.until_seen(lambda: socket.table["seats"][1]["kind"] == "open")
        assert socket.table["code"] is None
        start(ann, table, "novice")
        socket.until_seen(lambda: socket.table["status"] == "playing")
        assert list(socket.games) == [None]
        assert socket.ask({"type": "back", "id": "b", "seat": 1})["code"] == "foreign_seat"
    assert problem(bob.post(f"/api/tables/{table}/claim", json={"token": link})) == (409, "link_used")


def test_who_was_sent_away_cannot_sit_down_again(server: Running) -> None:
    """By no way: not at another seat, not by another's link; until the host lets them back in."""
    ann, bob, cid = [server.client() for _ in range(3)]
    table = make(ann)
    url = f"/api/tables/{table}"
    sit(bob, table, 1, "Bob")
    sit(cid, table, 2, "Cid")
    ok(ann.delete(f"{url}/seats/1"))
    for seat in (1, 1):
        again = bob.put(f"{url}/seats/{seat}", json={"nonce": nonce(), "name": "Other"})
        assert problem(again) == (403, "sent_away")
    given = ok(cid.post(f"{url}/seats/2/link"))["token"]
    assert problem(bob.post(f"{url}/claim", json={"token": given})) == (403, "sent_away")
    away = ok(ann.get(url))["away"]
    assert [one["name"] for one in away] == ["Bob"]
    for person, is_away in ((bob, True), (cid, False)):
        view = ok(person.get(url))
        assert (view["away"], view["sent_away"]) == ([], is_away)
        assert problem(person.delete(f"{url}/away/{away[0]['id']}")) == (403, "not_host")
    dan = server.client()
    assert ok(dan.put(f"{url}/seats/1", json={"nonce": nonce()}))["seats"][1]["you"]  # others may
    ok(ann.delete(f"{url}/seats/1"))
    assert ok(ann.delete(f"{url}/away/{away[0]['id']}"))["away"][0]["name"] == "Guest"
    assert ok(ann.delete(f"{url}/away/{away[0]['id']}"))["status"] == "open"  # once more does no harm
    assert ok(bob.put(f"{url}/seats/1", json={"nonce": nonce()}))["seats"][1]["you"]
    assert problem(dan.put(f"{url}/seats/1", json={"nonce": nonce()})) == (403, "sent_away")


def test_sent_away_twice_is_let_in_once(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    url = f"/api/tables/{table}"
    for seat in (1, 2):
        sit(bob, table, seat, "Bob")
    for seat in (1, 2):
        ok(ann.delete(f"{url}/seats/{seat}"))
    away = ok(ann.get(url))["away"]
    assert len(away) == 2
    assert ok(ann.delete(f"{url}/away/{away[1]['id']}"))["away"] == []
    sit(bob, table, 2, "Bob")


def test_who_is_sent_away_is_gone_from_every_seat(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    url = f"/api/tables/{table}"
    for seat in (1, 2):
        sit(bob, table, seat, "Bob")
    seats = ok(ann.delete(f"{url}/seats/1"))["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open", "open"]
    for seat in (1, 2):
        assert problem(bob.put(f"{url}/seats/{seat}", json={"nonce": nonce()})) == (403, "sent_away")


def test_no_other_device_of_theirs_comes_in_either(server: Running) -> None:
    """A personal link made two devices one person; the host sends away both."""
    ann, laptop, phone = [server.client() for _ in range(3)]
    table = make(ann)
    url = f"/api/tables/{table}"
    sit(laptop, table, 1, "Bob")
    ok(claim(phone, table, ok(laptop.post(f"{url}/seats/1/link"))["token"]))
    ok(phone.delete(f"{url}/seats/1"))  # stands up there, and sits down here
    sit(laptop, table, 2, "Bob")
    view = ok(ann.delete(f"{url}/seats/2"))
    for device in (laptop, phone):
        assert problem(device.put(f"{url}/seats/1", json={"nonce": nonce()})) == (403, "sent_away")
        assert ok(device.get(url))["sent_away"]
    ok(ann.delete(f"{url}/away/{view['away'][0]['id']}"))
    sit(phone, table, 1, "Bob")


def test_a_seat_that_a_bot_had_meanwhile_lets_nobody_back_in(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    url = f"/api/tables/{table}"
    sit(bob, table, 1, "Bob")
    given = ok(bob.post(f"{url}/seats/1/link"))["token"]
    ok(ann.delete(f"{url}/seats/1"))
    ok(ann.put(f"{url}/seats/1/bot", json={"level": "novice"}))
    assert problem(claim(bob, table, given)) == (409, "link_used")
    ok(ann.delete(f"{url}/seats/1"))
    assert problem(claim(bob, table, given)) == (409, "link_used")
    assert problem(bob.put(f"{url}/seats/1", json={"nonce": nonce()})) == (403, "sent_away")
    with Socket(bob, table) as again:  # nor does the page, opened again
        assert again.table["sent_away"]


def test_a_rematch_lets_nobody_back_in(server: Running) -> None:
    ann, bob, cid = [server.client() for _ in range(3)]
    table = make(ann, [you(), you(), OPEN])
    sit(bob, table, 2, "Bob")
    ok(ann.delete(f"/api/tables/{table}/seats/2"))
    sit(cid, table, 2, "Cid")
    start(ann, table, "novice")
    ok(cid.post(f"/api/tables/{table}/leave"))
    ok(ann.post(f"/api/tables/{table}/close"))
    again = f"/api/tables/{ok(ann.post(f'/api/tables/{table}/rematch'))['id']}"
    assert [one["name"] for one in ok(ann.get(again))["away"]] == ["Bob"]
    ok(cid.put(f"{again}/seats/2", json={"nonce": nonce()}))
    ok(ann.delete(f"{again}/seats/2"))  # kept for Cid, who is sent away: so others may sit there
    assert not ok(cid.get(again))["seats"][2]["kept_for_you"]
    for gone in (bob, cid):
        assert problem(gone.put(f"{again}/seats/2", json={"nonce": nonce()})) == (403, "sent_away")
    ok(server.client().put(f"{again}/seats/2", json={"nonce": nonce()}))


def test_who_stood_up_may_sit_down_again(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    sit(bob, table, 1)
    ok(bob.delete(f"/api/tables/{table}/seats/1"))
    sit(bob, table, 1)


def test_a_host_who_stands_up_hands_over(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann)
    sit(bob, table, 1)
    ok(ann.delete(f"/api/tables/{table}/seats/0"))
    assert ok(bob.get(f"/api/tables/{table}"))["you_host"]
    assert problem(ann.post(f"/api/tables/{table}/start", json={})) == (403, "not_host")


# --- personal links


def claim(client: httpx.Client, table: str, token: str) -> httpx.Response:
    return client.post(f"/api/tables/{table}/claim", json={"token": token})


def test_a_personal_link_moves_a_seat_once(server: Running) -> None:
    ann, phone, eve = [server.client() for _ in range(3)]
    table = make(ann)
    token = ok(ann.post(f"/api/tables/{table}/seats/0/link"))["token"]
    start(ann, table, "novice")
    with Socket(ann, table) as old:
        assert list(old.games) == [0]
        view = ok(claim(phone, table, token))
        assert (view["seats"][0]["you"], view["you_host"]) == (True, True)
        old.until_seen(lambda: not old.table["seats"][0]["you"])
        assert old.act(0, old.legal(0)[0])["code"] == "foreign_seat"
    assert claim(phone, table, token).status_code == 200  # his already
    assert problem(claim(eve, table, token)) == (409, "link_used")
    assert problem(claim(ann, table, token)) == (409, "link_used")
    with Socket(phone, table) as new:
        assert new.act(0, new.legal(0)[0])["type"] == "done"


def test_a_link_to_one_of_two_seats_leaves_the_host_where_he_is(server: Running) -> None:
    ann, bob = server.client(), server.client()
    table = make(ann, [you(), you(), OPEN])
    assert not ok(claim(bob, table, ok(ann.post(f"/api/tables/{table}/seats/1/link"))["token"]))["you_host"]
    assert ok(claim(bob, table, ok(ann.post(f"/api/tables/{table}/seats/0/link"))["token"]))["you_host"]


def test_links_that_were_not_given_are_refused(server: Running) -> None:
    ann, eve = server.client(), server.client()
    table, other = make(ann), make(ann)
    token = ok(ann.post(f"/api/tables/{table}/seats/0/link"))["token"]
    assert problem(claim(eve, other, token)) == (403, "no_link")
    epoch = server.server.hub.lives[table].table.seats[0].epoch
    guessed: list[Any] = [
        Identities(b"x").link(SeatLink(table, 0, epoch)),
        ann.cookies[COOKIE],
        *forged(token),
    ]
    for wrong in guessed:
        if len(wrong) <= 400:
            assert problem(claim(eve, table, wrong.encode("latin-1", "replace").decode("latin-1"))) == (
                403,
                "no_link",
            )
    assert ok(ann.get(f"/api/tables/{table}"))["seats"][0]["you"]
    assert problem(eve.post(f"/api/tables/{table}/seats/0/link")) == (403, "foreign_seat")
    assert problem(ann.post(f"/api/tables/{table}/seats/1/link")) == (403, "foreign_seat")


# --- private tables


def test_private_tables_are_not_found(server: Running) -> None:
    ann, eve = server.client(), server.client()
    table = make(ann)
    code = ok(ann.get(f"/api/tables/{table}"))["code"]
    assert ann.get("/api/tables").json() == eve.get("/api/me/tables").json() == []
    assert [card["id"] for card in ann.get("/api/me/tables").json()] == [table]
    for guess in (
        code[:-1],
        code[:-1] + ("2" if code[-1] != "2" else "3"),
        "",
        "%",
        "______",
        "'",
        table,
        code + "A",
    ):
        assert eve.get(f"/api/codes/{guess}").status_code == 404
    assert ok(eve.get(f"/api/codes/{code.lower()[:3]} {code[3:]}"))["id"] == table
    assert ok(eve.get(f"/api/tables/{table}"))["code"] is None  # only members pass it on
    for wrong in (table[:-1] + ("a" if table[-1] != "a" else "b"), table.upper()):
        assert eve.get(f"/api/tables/{wrong}").status_code in (400, 404)
        with Socket(eve, wrong, greet=False) as socket:
            assert socket.closed() == NO_TABLE


def test_a_code_ends_with_the_start(server: Running) -> None:
    ann = server.client()
    for end in ("start", "close"):
        table = make(ann)
        code = ok(ann.get(f"/api/tables/{table}"))["code"]
        if end == "start":
            start(ann, table, "novice")
        else:
            ok(ann.post(f"/api/tables/{table}/close"))
        assert problem(server.client().get(f"/api/codes/{code}")) == (404, "no_code")
        assert ok(ann.get(f"/api/tables/{table}"))["code"] is None
        late = ann.put(f"/api/tables/{table}/seats/1", json={"nonce": nonce()})
        assert problem(late) == (409, "wrong_status")


def test_whose_cookie_does_not_come_back_is_told_so_and_the_log_says_why_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def asked(client: httpx.Client, over: str) -> Json:
        return ok(client.get("/api/me/recognised", params={"over": over}))

    with running(sqlite_in(tmp_path), public_url="https://cards.example") as server:
        ann = server.client()
        with caplog.at_level("WARNING"):
            for over in ("http", "http", "https", "https"):
                assert asked(ann, over) == {"known": False, "home": "https://cards.example"}
                ann.cookies.clear()
        told = [
            record.getMessage() for record in caplog.records if "can't be known again" in record.getMessage()
        ]
        assert len(told) == 2
        assert "--public-url is https://cards.example" in told[0]
        assert "blocks cookies" in told[1]
    with running(sqlite_in(tmp_path)) as server:
        bob = server.client()
        bob.get("/api/me")
        assert asked(bob, "http") == {"known": True, "home": None}
