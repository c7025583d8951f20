"""People are called when it is their turn: once, not in vain, with nothing that a spectator may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02
from support.moments import Sitting, asked, find
from support.players import COOKIE
from support.servers import Cluster, Running, order, running, sqlite_in, wait_for
from support.sinks import Browser, Sink, sink

from wildcards.conform.client import Socket, make, ok, problem, sit, start, you
from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules
from wildcards.server.config import Limits
from wildcards.server.live import caller as caller_module
from wildcards.server.live.caller import AWAY, BUNDLE, HERE, LEASE, MOST_WAYS, PACE, Caller
from wildcards.server.live.outgoing import MOST_READ, Outgoing, is_public
from wildcards.server.storage.calls import CallStore
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.orders import Ban, Unban

DAYS = {"kind": "decision", "seconds": 86_400}
BOT = {"kind": "bot"}
OPEN = {"kind": "open"}


class Clock:
    """How far ahead of the real clocks everything is."""

    ahead = 0


class Tables:
    """The tables of a server, as the caller sees them later than they are."""

    def __init__(self, server: Running, clock: Clock) -> None:
        self._hub = server.server.hub
        self._clock = clock

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hub, name)

    def now(self) -> int:
        return self._hub.now() + self._clock.ahead


class Office:
    """A server whose calls go to the sink, with a caller that does its work when it is told to."""

    def __init__(self, server: Running, to: Sink, clock: Clock) -> None:
        self.server = server
        self.clock = clock
        self.sink = to
        self.caller = self.another()
        server.server.caller.outgoing = to.outgoing()  # which tries new webhooks

    def another(self) -> Caller:
        """One more caller with the same database, as another process has."""
        made = Caller(Tables(self.server, self.clock), CallStore(self.server.server.database))
        made.outgoing = self.sink.outgoing()
        made.wall = lambda: wall_ms() + self.clock.ahead
        return made

    def do(self, *work: Coroutine[Any, Any, Any]) -> None:
        """Do this in the server's loop, all at once."""

        async def together() -> None:
            await asyncio.gather(*work)

        loop = next(iter(self.server.server.hub._tasks)).get_loop()
        asyncio.run_coroutine_threadsafe(together(), loop).result(60)

    def later(self, ms: int = 0) -> list[Any]:
        """So much time passes, and then whoever is to be called is called; returns what was sent."""
        self.clock.ahead += ms
        before = len(self.sink.got)
        self.do(self.caller.look())
        self.do(self.caller.send())
        return self.sink.got[before:]

    def subscribe(self, client: httpx.Client, path: str = "/ann", language: str = "en") -> Browser:
        """Have a browser of this person's called."""
        browser = Browser()
        ok(client.post("/api/me/calls/push", json=browser.subscription(self.sink.url(path), language)))
        return browser

    def hook(
        self, client: httpx.Client, form: str = "json", path: str = "/hook", **options: Any
    ) -> httpx.Response:
        """Have a webhook of this person's called."""
        url = self.sink.url(path, "hook.example")
        return client.post("/api/me/calls/webhook", json={"url": url, "form": form, **options})


@pytest.fixture(scope="module")
def taken() -> Iterator[Sink]:
    with sink() as here:
        yield here


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch, taken: Sink) -> None:
    """Callers look when they are told to; the sink takes everything."""
    monkeypatch.setattr(caller_module, "EVERY", 100_000)
    taken.got.clear()
    taken.resolved.clear()
    taken.status, taken.headers, taken.answer = 201, {}, b"taken"


@pytest.fixture
def office(tmp_path: Path, taken: Sink) -> Iterator[Office]:
    with running(sqlite_in(tmp_path)) as server:
        yield Office(server, taken, Clock())


def table_of(ann: httpx.Client, ben: httpx.Client, **options: Any) -> str:
    """A table at which both owe their bids: by default one that may take days."""
    table = make(ann, [you(), OPEN, BOT], **{"clock": DAYS, "name": "Ann", "title": "Sunday", **options})
    sit(ben, table, 1, "Ben")
    start(ann, table)
    return table


def bid(client: httpx.Client, table: str, seat: int) -> None:
    """Bid whatever there is."""
    with Socket(client, table) as socket:
        socket.step(seat, socket.legal(seat)[0])


# --- what is said


def test_a_browser_is_called_by_web_push(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    browser = office.subscribe(ann)
    table = table_of(ann, ben)
    assert office.later(AWAY - 2_000) == []
    (got,) = office.later(2_000)
    said = browser.read(got)
    stop = said.pop("stop")
    assert said == {
        "title": "Your turn: Sunday", "body": "Bid one card", "path": f"t/{table}", "tag": table,
        "stopLabel": "No more calls",
    }  # fmt: skip
    assert got.path == "/ann"
    assert got.headers["topic"] == table
    assert int(got.headers["ttl"]) > 0
    key = ok(ann.get("/api/me/calls"))["key"]
    assert got.headers["authorization"].endswith(f"k={key}")
    assert Vapid02.verify(got.headers["authorization"])
    assert len(stop) >= 22  # 128 bits


def test_the_key_stays_the_same(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    keys = set()
    for _ in range(2):
        with running(url) as server:
            keys.add(ok(server.client().get("/api/me/calls"))["key"])
    assert len(keys) == 1
    assert None not in keys


ASKED = {
    Phase.BID: "Bid one card", Phase.REVEAL: "Which bid counts?", Phase.SWAP: "Swap an animal?",
    Phase.DISCARD: "Discard cards?", Phase.LAY: "Lay a payment for the tie",
    Phase.BREAK: "Still tied: play a card or draw", Phase.TAKE: "Take an animal or pass",
    Phase.PAY: "Pay for your animal", Phase.KEEP: "Take your bid back?",
}  # fmt: skip


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_a_call_tells_what_a_spectator_sees_and_no_more(office: Office, phase: Phase) -> None:
    old = phase == Phase.BREAK  # of the first edition alone
    moment = find(Rules("2020" if old else "2022", seats=3), asked(phase), "random" if old else "greedy")
    with Sitting.of(office.server, moment.rules, moment.seed, clock=DAYS) as sitting:
        sitting.play(moment.steps)
        ann = sitting.people[0]
        browser = office.subscribe(ann)
        # Asked before the call was set up: so that it is called, her part of it is made older.
        with office.server.server.database.writing() as connection:
            connection.exec_driver_sql("UPDATE call_way SET made = 0")
        (got,) = office.later(HERE + 1_000)
        said = browser.read(got)
        with Socket(office.server.client(), sitting.table) as spectator:
            assert spectator.games[None]["seen"]["phase"] == phase.name
    assert (said["title"], said["body"]) == ("Your turn: table with Ben, Maximiliane-Charlotte", ASKED[phase])
    assert set(said) == {"title", "body", "path", "tag", "stop", "stopLabel"}


def test_a_call_is_in_the_language_of_who_is_called(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    browser = office.subscribe(ann, language="de")
    strange = office.subscribe(ben, "/ben", "xx")
    table_of(ann, ben)
    said = {got.path: got for got in office.later(AWAY)}
    assert browser.read(said["/ann"])["title"] == "Du bist dran: Sunday"
    assert strange.read(said["/ben"])["title"] == "Your turn: Sunday"


def test_calls_about_several_tables_come_together(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    browser = office.subscribe(ann)
    for title in ("One", "Two"):
        table_of(ann, ben, title=title)
    (got,) = office.later(AWAY)
    said = browser.read(got)
    assert (said["title"], said["path"]) == ("Your turn at 2 tables", "tables")
    assert sorted(said["body"].splitlines()) == ["One: Bid one card", "Two: Bid one card"]
    assert "topic" not in got.headers
    table_of(ann, ben)
    assert office.later(AWAY) == []  # so soon after the last call
    assert len(office.later(PACE)) == 1


# --- when


def test_nobody_is_called_twice_for_one_turn_or_within_ten_minutes(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table = table_of(ann, ben)
    assert len(office.later(AWAY)) == 1
    assert office.later(BUNDLE * 3) == []
    bid(ben, table, 1)
    assert office.later(BUNDLE * 3) == []


def test_the_next_turn_is_told_after_ten_minutes_at_the_earliest(office: Office) -> None:
    moment = find(Rules(seats=3), asked(Phase.TAKE))
    with Sitting.of(office.server, moment.rules, moment.seed, clock=DAYS) as sitting:
        office.subscribe(sitting.people[0])
        with office.server.server.database.writing() as connection:
            connection.exec_driver_sql("UPDATE call_way SET made = 0")
        assert len(office.later(HERE)) == 1
        sitting.play(moment.steps)
        assert office.later(BUNDLE - HERE) == []
        assert len(office.later(HERE)) == 1


def test_whoever_acted_in_the_meantime_is_not_called(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table = table_of(ann, ben)
    office.clock.ahead += AWAY
    office.do(office.caller.look())
    bid(ann, table, 0)
    office.do(office.caller.send())
    assert office.sink.got == []
    assert office.later(PACE) == []


def test_what_was_owed_before_is_no_reason_to_call(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    table_of(ann, ben)
    office.subscribe(ann)
    assert office.later(AWAY) == []


def test_at_a_quick_table_only_those_are_called_who_are_away(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    for client, path in ((ann, "/ann"), (ben, "/ben")):
        office.subscribe(client, path)
    table = table_of(ann, ben, clock={"kind": "none"}, absence={"grace": None})
    with Socket(ann, table):
        assert [got.path for got in office.later(HERE)] == ["/ben"]
    live = office.server.server.hub.lives[table]
    wait_for(lambda: not live.connections)
    assert [got.path for got in office.later()] == ["/ann"]


def test_where_the_clock_runs_for_hours_an_open_page_is_no_hindrance(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    with Socket(ann, table_of(ann, ben, clock={"kind": "bank", "seconds": 3600})):
        assert office.later(AWAY) == []
        assert len(office.later(HERE)) == 1


def test_nobody_is_called_to_a_game_against_bots(office: Office) -> None:
    ann = office.server.client()
    office.subscribe(ann)
    table = make(ann, [you(), BOT, BOT], absence={"grace": None})
    start(ann, table)
    assert office.later(HERE) == []


def test_quiet_hours_put_a_call_off_to_their_end(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    now = wall_ms() // 60_000 % 1440  # the minute of the day, in UTC
    quiet = {"zone": "UTC", "begin": (now - 5) % 1440, "until": (now + 60) % 1440}
    assert ok(ann.put("/api/me/calls/quiet", json={"quiet": quiet}))["quiet"] == quiet
    table_of(ann, ben)
    assert office.later(AWAY) == []
    assert office.later(50 * 60_000) == []
    assert len(office.later(12 * 60_000)) == 1
    wrong = {"zone": "Mars/Base", "begin": 0, "until": 1}
    assert problem(ann.put("/api/me/calls/quiet", json={"quiet": wrong})) == (400, "no_zone")
    assert ok(ann.put("/api/me/calls/quiet", json={"quiet": None}))["quiet"] is None


@pytest.mark.parametrize("by", ["person", "network"])
def test_nobody_is_called_while_they_are_banned(office: Office, by: str) -> None:
    ann, ben = (office.server.client(headers={"x-forwarded-for": f"192.0.2.{n}"}) for n in (1, 2))
    for client, path in ((ann, "/ann"), (ben, "/ben")):
        office.subscribe(client, path)
    table = table_of(ann, ben)
    uid = office.server.server.hub.lives[table].table.seats[0].uid
    order(office.server, Ban(person=uid) if by == "person" else Ban(network="192.0.2.1/32"))
    assert [got.path for got in office.later(AWAY)] == ["/ben"]
    assert office.later(BUNDLE) == []
    order(office.server, Unban(1))
    assert [got.path for got in office.later(PACE)] == ["/ann"]


def test_calls_go_on_when_a_ban_has_run_out(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table = table_of(ann, ben)
    uid = office.server.server.hub.lives[table].table.seats[0].uid
    order(office.server, Ban(person=uid, until=wall_ms() + BUNDLE))
    assert office.later(AWAY) == []
    assert len(office.later(BUNDLE)) == 1


# --- no more


def test_one_tap_stops_calls_without_being_signed_in(office: Office) -> None:
    ann, ben, stranger = (office.server.client() for _ in range(3))
    browser = office.subscribe(ann)
    table_of(ann, ben)
    (got,) = office.later(AWAY)
    for token in (browser.read(got)["stop"], "nothing"):
        assert stranger.post("/api/calls/stop", json={"token": token}).status_code == 204
    assert COOKIE not in stranger.cookies
    assert ok(ann.get("/api/me/calls"))["ways"] == []


def test_a_way_is_removed_by_its_owner_alone(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    (way,) = ok(ann.get("/api/me/calls"))["ways"]
    assert "stop" not in way
    ok(ben.delete(f"/api/me/calls/{way['id']}"))
    assert len(ok(ann.get("/api/me/calls"))["ways"]) == 1
    assert ok(ann.delete(f"/api/me/calls/{way['id']}"))["ways"] == []


def test_a_browser_belongs_to_whoever_subscribed_it_last(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    office.subscribe(ben)
    assert [len(ok(one.get("/api/me/calls"))["ways"]) for one in (ann, ben)] == [0, 1]


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_forgotten(office: Office, status: int) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table_of(ann, ben)
    office.sink.status = status
    assert len(office.later(AWAY)) == 1
    assert ok(ann.get("/api/me/calls"))["ways"] == []


def test_what_fails_is_tried_again_ever_later_and_given_up(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table_of(ann, ben)
    office.sink.status = 500
    assert len(office.later(AWAY)) == 1
    assert ok(ann.get("/api/me/calls"))["ways"][0]["failing"]
    wait = 30_000
    for _ in range(4):
        assert office.later(wait - 5_000) == []
        assert len(office.later(6_000)) == 1
        wait *= 4
    office.sink.status = 201
    assert office.later(24 * 3_600_000) == []


def test_a_push_service_may_say_how_long_to_wait(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table_of(ann, ben)
    office.sink.status, office.sink.headers = 429, {"Retry-After": "600"}
    assert len(office.later(AWAY)) == 1
    office.sink.status = 201
    assert office.later(590_000) == []
    assert len(office.later(20_000)) == 1
    assert not ok(ann.get("/api/me/calls"))["ways"][0]["failing"]


# --- several processes, and those that end


def test_a_call_survives_the_end_of_the_process(tmp_path: Path, taken: Sink) -> None:
    url, clock = sqlite_in(tmp_path), Clock()
    with running(url) as server:
        office = Office(server, taken, clock)
        ann, ben = server.client(), server.client()
        browser = office.subscribe(ann)
        table = table_of(ann, ben)
        clock.ahead += AWAY
        office.do(office.caller.look())
    assert taken.got == []
    clock.ahead -= AWAY
    with running(url) as server:
        office = Office(server, taken, clock)
        assert office.later() == []  # her page may be coming back just now
        (got,) = office.later(PACE)
    assert browser.read(got)["tag"] == table


def test_a_process_that_ends_while_it_calls_is_followed_by_another(office: Office) -> None:
    class Dying(Outgoing):
        async def post(self, *_: Any) -> None:
            raise RuntimeError("the process ends here")

    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table_of(ann, ben)
    office.clock.ahead += AWAY
    first = office.another()
    first.outgoing = Dying()
    office.do(first.look())
    office.do(first.send())
    assert office.later(LEASE - 5_000) == []
    assert len(office.later(6_000)) == 1
    assert office.later(LEASE) == []


def test_one_of_several_callers_calls(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    office.subscribe(ben, "/ben")
    table_of(ann, ben)
    office.clock.ahead += AWAY
    several = [office.another() for _ in range(5)]
    office.do(*[one.look() for one in several])
    office.do(*[one.send() for one in several])
    assert sorted(got.path for got in office.sink.got) == ["/ann", "/ben"]


def test_one_of_several_processes_calls(postgres: Cluster, taken: Sink) -> None:
    url, clock = postgres.database(), Clock()
    with running(url) as one, running(url) as other:
        offices = [Office(server, taken, clock) for server in (one, other)]
        ann, ben = one.client(), one.client()
        offices[0].subscribe(ann)
        table = table_of(ann, ben)
        for office in offices:
            office.do(office.server.server.hub.live(table))
        clock.ahead += AWAY + 1_000
        for office in offices:
            office.do(office.caller.look())
        for office in offices:
            office.do(office.caller.send())
    assert len(taken.got) == 1


# --- webhooks


def test_a_webhook_is_tried_and_then_called(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    (way,) = ok(office.hook(ann))["ways"]
    assert (way["kind"], way["form"], way["failing"]) == ("webhook", "json", False)
    assert "endpoint" not in way or way["endpoint"] is None  # its path is a secret
    (tried,) = office.sink.got
    assert (tried.path, tried.json()["type"]) == ("/hook", "hello")
    table = table_of(ann, ben)
    (got,) = office.later(AWAY)
    said = got.json()
    base = office.server.server.config.outward()
    stop = said.pop("stop")
    assert said == {
        "type": "turn", "title": "Your turn: Sunday", "text": "Bid one card", "url": f"{base}/t/{table}",
        "tables": [{"id": table, "title": "Sunday", "asked": "bid", "url": f"{base}/t/{table}"}],
    }  # fmt: skip
    assert stop.startswith(f"{base}/settings#stop=")
    assert got.headers["content-type"] == "application/json"
    assert got.headers["host"] == f"hook.example:{office.sink.port}"


def test_discord_is_told_in_its_form_and_nobody_can_slip_anything_in(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    ok(office.hook(ann, "discord"))
    table_of(ann, ben, title="@everyone [free](https://x.example) **")
    (got,) = office.later(AWAY)
    said = got.json()
    assert said["allowed_mentions"] == {"parse": []}
    first = said["content"].splitlines()[0]
    assert first == r"**Your turn\: \@everyone \[free\]\(https\://x.example\) \*\***"


def test_ntfy_is_told_in_its_form(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    ok(office.hook(ann, "ntfy", "/sub/my-topic"))
    table = table_of(ann, ben)
    (got,) = office.later(AWAY)
    said = got.json()
    assert got.path == "/sub/"
    assert (said["topic"], said["title"], said["message"]) == (
        "my-topic",
        "Your turn: Sunday",
        "Bid one card",
    )
    assert said["click"].endswith(f"/t/{table}")
    assert "#stop=" in said["actions"][0]["url"]


def refusal(response: httpx.Response) -> tuple[str, Any]:
    assert problem(response) == (400, "webhook")
    args = response.json()["args"]
    return args["fault"], args["status"]


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://hook.example/x", "https"),
        ("ftp://hook.example/x", "https"),
        ("file:///etc/passwd", "https"),
        ("https://me:secret@hook.example/", "https"),
        ("https:///x", "host"),
        ("nonsense", "https"),
        ("https://hook.example:99999/", "https"),
        *[
            (f"https://{host}/", "private")
            for host in (
                "127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "10.0.0.1",
                "192.168.1.1:8080", "169.254.169.254", "0.0.0.0", "[fe80::1]", "[fd00::1]", "224.0.0.1",
                "2130706433", "0x7f.1", "127.1", "[64:ff9b::7f00:1]", "100.64.0.1",
            )
        ],
    ],
)  # fmt: skip
def test_a_webhook_leads_to_a_public_machine_by_https(server: Running, url: str, why: str) -> None:
    ann = server.client()
    assert refusal(ann.post("/api/me/calls/webhook", json={"url": url})) == (why, None)
    assert ok(ann.get("/api/me/calls"))["ways"] == []


NOT_PUBLIC = (
    "10.0.0.1", "::ffff:10.0.0.1", "fe80::1%eth0", "fd12::1", "198.18.0.1", "192.0.2.1", "2001:db8::1",
    "2002:7f00:1::", "2001:0:1::", "::127.0.0.1", "ff02::1", "240.0.0.1", "255.255.255.255", "fec0::1", "",
)  # fmt: skip


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_these_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "162.159.135.232"])
def test_these_addresses_are_public(address: str) -> None:
    assert is_public(address)


def test_a_name_is_looked_up_once_and_one_private_address_is_enough_to_refuse_it(office: Office) -> None:
    addresses = [["1.1.1.1", "127.0.0.1"], ["127.0.0.1"]]
    asked_for: list[str] = []

    async def look_up(host: str, _port: int) -> list[str]:
        asked_for.append(host)
        return addresses.pop(0)

    ann = office.server.client()
    office.server.server.caller.outgoing = Outgoing(look_up)
    assert refusal(office.hook(ann)) == ("private", None)
    assert asked_for == ["hook.example"]
    assert office.sink.got == []


def test_redirects_are_not_followed_and_other_answers_refused(office: Office) -> None:
    ann = office.server.client()
    for status in (302, 307, 404, 500):
        office.sink.status, office.sink.headers = status, {"Location": office.sink.url("/elsewhere")}
        assert refusal(office.hook(ann)) == ("refused", status)
    assert {got.path for got in office.sink.got} == {"/hook"}


def test_of_a_long_answer_only_the_beginning_is_read(office: Office) -> None:
    office.sink.answer = b"x" * 1000 * MOST_READ
    ok(office.hook(office.server.client()))


def test_nobody_answers(office: Office) -> None:
    ann = office.server.client()
    url = office.sink.url("/x", "other.example")  # for which the sink has no certificate
    assert refusal(ann.post("/api/me/calls/webhook", json={"url": url})) == ("silent", None)
    url = "https://hook.example:1/"
    assert refusal(ann.post("/api/me/calls/webhook", json={"url": url})) == ("silent", None)


# --- limits


def test_a_person_has_so_many_ways_at_most(office: Office) -> None:
    ann = office.server.client()
    for number in range(MOST_WAYS):
        office.subscribe(ann, f"/{number}")
    office.subscribe(ann, "/0")  # the same again
    assert problem(office.hook(ann)) == (409, "too_many_ways")


def test_ways_are_set_up_at_a_limited_rate(tmp_path: Path, taken: Sink) -> None:
    with running(sqlite_in(tmp_path), limits=Limits()) as server:
        office = Office(server, taken, Clock())
        ann = server.client()
        ok(ann.get("/api/me/calls"))
        answers = [office.hook(ann).status_code for _ in range(17)]
    assert answers[:15] == [201] * 15
    assert 429 in answers
    assert len(taken.got) < 17


@pytest.mark.parametrize(
    "change",
    [{"p256dh": "A" * 87}, {"auth": "A" * 20}, {"p256dh": "!" * 87}],
)
def test_keys_that_are_none_are_refused(server: Running, change: dict[str, str]) -> None:
    wrong = Browser().subscription("https://push.example/x")
    wrong["keys"] |= change
    assert problem(server.client().post("/api/me/calls/push", json=wrong)) == (400, "malformed")


def test_a_server_may_call_nobody(tmp_path: Path, taken: Sink) -> None:
    with running(sqlite_in(tmp_path), calls=False) as server:
        ann = server.client()
        assert ok(ann.get("/api/me/calls")) == {"on": False, "key": None, "ways": [], "quiet": None}
        assert problem(Office(server, taken, Clock()).hook(ann)) == (403, "no_calls")


def test_calls_are_counted(office: Office) -> None:
    ann, ben = office.server.client(), office.server.client()
    office.subscribe(ann)
    table_of(ann, ben)
    office.later(AWAY)
    text = ann.get("/metrics").text
    assert 'wildcards_calls_total{kind="push",outcome="sent"} 1.0' in text
    assert json.dumps(office.sink.got[0].path) not in text
