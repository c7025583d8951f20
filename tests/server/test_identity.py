"""An identity that survives: devices, recovery codes, links, signing out, exporting, and leaving for good."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, text
from support.servers import PLAIN, Cluster, Running, Spawned, running, sqlite_in, wait_for
from websockets.exceptions import ConnectionClosed

from wildcards.conform.client import Socket, make, ok, play_out, problem, sit, start, you
from wildcards.server.config import Limits
from wildcards.server.http.identity import COOKIE, Identities
from wildcards.server.http.recovery import new_code
from wildcards.server.live.sign_outs import SIGNED_OUT, SignOuts
from wildcards.server.storage import devices
from wildcards.server.storage.database import Database
from wildcards.server.storage.devices import MOST_DEVICES, Bearer, DeviceStore, Holds, Known
from wildcards.server.storage.keys import MOST_KEYS, Key, KeyStore
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.personal import FORGETS, personal_tables
from wildcards.server.storage.schema import DEVICES, ENTRIES, KEYS, METADATA
from wildcards.table.names import SOMEBODY, clean

BOT = {"kind": "bot", "level": "novice"}
OPEN = {"kind": "open"}


@pytest.fixture
def here(database: Database) -> Iterator[Running]:
    """A server on either kind of database."""
    with running(database.url) as made:
        yield made


def named(server: Running | Spawned, name: str) -> httpx.Client:
    """Somebody with a name; their cookie came back, so something is kept of them."""
    made = server.client()
    ok(made.get("/api/me"))
    ok(made.put("/api/me", json={"name": name}))
    wait_for(lambda: account(made)["devices"])
    return made


def account(client: httpx.Client) -> dict[str, Any]:
    return ok(client.get("/api/me/account"))


def name_of(client: httpx.Client) -> str:
    return str(ok(client.get("/api/me"))["name"])


def code_of(client: httpx.Client) -> str:
    return " ".join(ok(client.post("/api/me/code"))["words"])


def join(client: httpx.Client, **by: object) -> httpx.Response:
    return client.post("/api/me/join", json=by)


def is_cut(socket: Socket) -> int | None:
    """The close code of a connection, once it is closed."""
    try:
        while True:
            socket.receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


# --- devices


def test_with_a_recovery_code_another_device_is_the_same_person(here: Running) -> None:
    ann = named(here, "Ann")
    table = make(ann, [you(), OPEN, BOT])
    code = code_of(ann)
    phone = here.client(headers={"user-agent": "Mozilla/5.0 (Android 14) Firefox/140"})
    assert ok(join(phone, code=f"  {code.upper().replace(' ', ', ')} "))["name"] == "Ann"
    assert ok(phone.get(f"/api/tables/{table}"))["seats"][0]["you"] is True
    devices = account(phone)["devices"]
    assert [(one["label"], one["here"]) for one in devices if one["here"]] == [("Firefox, Android", True)]
    assert len(devices) == 2
    assert ok(ann.get(f"/api/tables/{table}"))["seats"][0]["you"] is True


def test_a_code_by_the_first_four_letters_of_its_words_is_enough(server: Running) -> None:
    code = code_of(named(server, "Ann"))
    short = " ".join([word[:4] for word in code.split()])
    assert ok(join(server.client(), code=short))["name"] == "Ann"


def test_a_new_code_replaces_the_one_before(server: Running) -> None:
    ann = named(server, "Ann")
    old, new = code_of(ann), code_of(ann)
    assert problem(join(server.client(), code=old)) == (403, "no_key")
    assert ok(join(server.client(), code=new))["name"] == "Ann"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "code_length"),
        ("abandon", "code_length"),
        (" ".join(["abandon"] * 13), "code_length"),
        (" ".join(["abandon"] * 11 + ["wildcards"]), "code_word"),
        (" ".join(["abandon"] * 11 + ["abandons"]), "code_word"),
        (" ".join(["abandon"] * 12), "code_typo"),
    ],
)
def test_a_slip_in_a_code_is_told(server: Running, code: str, why: str) -> None:
    assert problem(join(server.client(), code=code)) == (400, why)


def test_whatever_leads_nowhere_is_answered_alike(server: Running) -> None:
    """Nobody can find out who exists: never made, replaced, used up, too late, and somebody who is gone."""
    ann, gone = named(server, "Ann"), named(server, "Gone")
    replaced, link, of_gone = code_of(ann), ok(ann.post("/api/me/link"))["token"], code_of(gone)
    code_of(ann)
    ok(join(server.client(), link=link))
    ok(gone.delete("/api/me", params={"sure": True}))
    late = ok(ann.post("/api/me/link"))["token"]
    with server.server.database.writing() as connection:
        connection.execute(text("UPDATE person_key SET until = 1 WHERE kind = 'link'"))
    tried = [
        *[{"code": one} for one in (" ".join(new_code()), replaced, of_gone)],
        *[{"link": one} for one in ("x" * 22, link, late, "", "ä")],
    ]
    answers = [join(server.client(), **one) for one in tried]
    assert {(one.status_code, one.content) for one in answers} == {(403, b'{"code":"no_key","args":{}}')}
    told = {"content-length", "content-type", "set-cookie", "date", "server"}
    assert len({frozenset(one.headers) - told for one in answers}) == 1


def test_a_link_holds_once(here: Running) -> None:
    ann = named(here, "Ann")
    made = ok(ann.post("/api/me/link"))
    assert made["url"].endswith(f"/keep#{made['token']}")
    assert ok(join(here.client(), link=made["token"]))["name"] == "Ann"
    assert problem(join(here.client(), link=made["token"])) == (403, "no_key")


def test_no_secret_is_kept(here: Running) -> None:
    ann = named(here, "Ann")
    code, link, cookie = code_of(ann), ok(ann.post("/api/me/link"))["token"], ann.cookies[COOKIE]
    bearer = Identities(here.server.hub.library.secret()).read(cookie)
    assert bearer is not None
    with here.server.database.reading() as connection:
        rows = [tuple(row) for table in (KEYS, DEVICES) for row in connection.execute(select(table))]
    for secret in (code, code.split()[0], link, bearer.token):
        assert secret not in str(rows)


def test_a_device_changes_person_and_is_warned_before_anything_is_lost(server: Running) -> None:
    ann, ben = named(server, "Ann"), named(server, "Ben")
    table = make(ben, [you(), OPEN, BOT])
    code = code_of(ann)
    refused = join(ben, code=code)
    assert (refused.status_code, refused.json()) == (
        409,
        {"code": "would_lose", "args": {"name": "Ben", "tables": 1}},
    )
    assert name_of(ben) == "Ben"
    assert ok(join(ben, code=code, lose=True))["name"] == "Ann"
    assert ok(ben.get(f"/api/tables/{table}"))["seats"][0]["you"] is False


def test_who_has_a_code_can_be_found_again_and_is_not_warned(server: Running) -> None:
    ann, ben = named(server, "Ann"), named(server, "Ben")
    of_ann, of_ben = code_of(ann), code_of(ben)
    ok(join(ben, code=of_ann))
    assert name_of(ben) == "Ann"
    assert ok(join(ben, code=of_ben))["name"] == "Ben"


def test_a_device_that_was_signed_out_is_somebody_new_at_once(here: Running) -> None:
    ann = named(here, "Ann")
    table = make(ann, [you(), BOT, BOT])
    start(ann, table)
    phone = here.client()
    ok(join(phone, code=code_of(ann)))
    [other] = [one for one in account(ann)["devices"] if not one["here"]]
    with Socket(phone, table) as cut, Socket(ann, table) as stays:
        ok(ann.delete(f"/api/me/devices/{other['id']}"))
        assert is_cut(cut) == SIGNED_OUT
        stays.ping()
    cookie = phone.cookies[COOKIE]
    assert name_of(phone) == ""
    assert phone.cookies[COOKIE] != cookie
    again = here.client(headers={"cookie": f"{COOKIE}={cookie}"})
    assert ok(again.get("/api/me/recognised"))["known"] is False
    assert problem(ann.delete(f"/api/me/devices/{other['id']}")) == (404, "no_device")
    assert [one["here"] for one in account(ann)["devices"]] == [True]


def test_signing_out_everywhere(server: Running) -> None:
    ann, phone, laptop = named(server, "Ann"), server.client(), server.client()
    code = code_of(ann)
    for one in (phone, laptop):
        ok(join(one, code=code))
    link = ok(ann.post("/api/me/link"))["token"]
    assert len(ok(ann.delete("/api/me/devices"))["devices"]) == 1
    assert [name_of(one) for one in (ann, phone, laptop)] == ["Ann", "", ""]
    assert problem(join(phone, link=link)) == (403, "no_key")
    ok(join(phone, code=code))
    assert ok(ann.delete("/api/me/devices", params={"here": True}))["name"] == ""
    assert [name_of(one) for one in (ann, phone)] == ["", ""]
    assert ok(join(laptop, code=code))["name"] == "Ann"


def test_signing_out_here_warns_before_anything_is_lost(server: Running) -> None:
    ann = named(server, "Ann")
    [own] = account(ann)["devices"]
    assert problem(ann.delete(f"/api/me/devices/{own['id']}")) == (409, "would_lose")
    assert problem(ann.delete("/api/me/devices", params={"here": True})) == (409, "would_lose")
    assert account(ann)["at_risk"] is True
    ok(ann.delete(f"/api/me/devices/{own['id']}", params={"lose": True}))
    assert name_of(ann) == ""


def test_an_old_cookie_still_holds_until_something_is_kept(here: Running) -> None:
    """As 0.1 made it: the person alone; the first answer replaces it, always by the same one."""
    identities = Identities(here.server.hub.library.secret())
    old = str(identities._old_cookies.dumps("somebody-of-0.1"))
    ann, also, thief = [here.client(headers={"cookie": f"{COOKIE}={old}"}) for _ in range(3)]
    for one in (ann, also):
        ok(one.get("/api/me"))
    assert ann.cookies[COOKIE] == also.cookies[COOKIE]
    new = here.client(cookies={COOKIE: ann.cookies[COOKIE]})
    ok(new.put("/api/me", json={"name": "Ann"}))
    wait_for(lambda: account(new)["devices"])
    assert name_of(ann) == "Ann"  # the same device, which has not read its new cookie yet
    phone = here.client()
    ok(join(phone, code=code_of(new)))
    ok(phone.delete("/api/me/devices"))
    assert name_of(thief) == ""


def test_the_cookie_is_renewed_by_use(server: Running) -> None:
    ann = named(server, "Ann")
    answer = ann.get("/api/me/tables")
    assert f"{COOKIE}={ann.cookies[COOKIE]}" in answer.headers["set-cookie"]
    assert f"Max-Age={365 * 86_400}" in answer.headers["set-cookie"]


def test_nothing_is_written_for_whoever_only_looks(here: Running) -> None:
    client = here.client()
    for _ in range(3):
        ok(client.get("/api/me"))
        client.get("/api/tables")
    assert problem(join(client, link="x")) == (403, "no_key")
    with here.server.database.reading() as connection:
        assert connection.execute(select(DEVICES)).all() == []


def test_tries_are_limited_by_code_and_by_network(tmp_path: Path) -> None:
    code = " ".join(new_code())
    with running(sqlite_in(tmp_path), limits=Limits(tries=(2, 0.001))) as server:
        found = [problem(join(server.client(), code=code))[1] for _ in range(3)]
        assert found == ["no_key", "no_key", "too_many"]
        assert problem(join(server.client(), code=" ".join(new_code())))[1] == "no_key"
    with running(sqlite_in(tmp_path), limits=Limits(guesses=(2, 0.001))) as server:
        found = [problem(join(server.client(), code=" ".join(new_code())))[1] for _ in range(3)]
        assert found == ["no_key", "no_key", "too_many"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"code": None},
        {"code": "a", "link": "b"},
        {"code": 1},
        {"link": "x" * 101},
        {"passkey": []},
        {"passkey": {}},
        {"passkey": {"id": 1, "response": {"clientDataJSON": "e30"}}},
        {"passkey": {"id": "a", "response": {"clientDataJSON": 7}}},
        {"passkey": {"id": "a", "response": None}},
        {"passkey": {"id": "a", "response": {"clientDataJSON": "%%%"}}},
        {"passkey": {"id": "a", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiYSJ9"}}},
        {"more": True},
    ],
)
def test_hostile_ways_to_join_are_refused(server: Running, body: dict[str, Any]) -> None:
    answer = join(server.client(), **body)
    assert answer.status_code in (400, 403)
    assert set(answer.json()) == {"code", "args"}


# --- the rows


def test_a_person_has_a_limited_number_of_devices(database: Database) -> None:
    store = DeviceStore(database)
    first = Bearer.new()
    store.keep(first, "first")
    for number in range(MOST_DEVICES):
        assert store.holds(first) is (Holds.YES)
        with database.writing() as connection:  # it was used longest ago
            connection.execute(text("UPDATE device SET used = made - 1000 WHERE label = 'first'"))
        assert store.add(Bearer.new(first.uid), str(number), Bearer.new())
    assert len(store.devices(first.uid)) == MOST_DEVICES
    assert store.holds(first) is Holds.NO


def test_what_is_remembered_of_a_device_is_asked_again_after_changes(database: Database) -> None:
    store, bearer = DeviceStore(database), Bearer.new()
    assert store.known(bearer, reads=True) is None
    assert store.holds(bearer) is Holds.NEW
    store.keep(bearer, "")
    assert store.known(bearer, reads=True) is None
    assert store.holds(bearer) is Holds.YES
    assert store.known(bearer, reads=True) is Holds.YES
    assert store.known(bearer, reads=False) is (None if database.is_postgres else Holds.YES)
    assert store.known(Bearer(bearer.uid, "another"), reads=True) is None
    store.end(bearer.uid, [store.devices(bearer.uid)[0].id])
    assert store.known(bearer, reads=True) is None
    assert store.holds(bearer) is Holds.NO
    assert store.known(bearer, reads=True) is None


def test_what_another_process_can_change_is_remembered_for_a_moment(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, bearer = DeviceStore(database), DeviceStore(database), Bearer.new()
    here.keep(bearer, "")
    assert there.holds(bearer) is Holds.YES
    monkeypatch.setattr(devices, "wall_ms", lambda: wall_ms() + 2000)
    assert there.known(bearer, reads=True) is (None if database.is_postgres else Holds.YES)
    assert there.holds(bearer) is Holds.YES
    assert there.known(bearer, reads=True) is Holds.YES
    assert here.end(bearer.uid, [here.devices(bearer.uid)[0].id])
    asyncio.run(SignOuts(there).obey({}))
    assert there.known(bearer, reads=True) is None


def test_what_the_database_said_before_a_change_is_not_remembered() -> None:
    known, bearer = Known(), Bearer.new()
    before = known.changes
    known.forget(bearer.uid)
    known.learn(bearer, Holds.YES, before)
    assert known.of(bearer) is None
    known.learn(bearer, Holds.YES, known.changes)
    assert known.of(bearer) is Holds.YES


def test_of_each_kind_of_key_there_are_so_many(database: Database) -> None:
    store = KeyStore(database)
    for kind, most in MOST_KEYS.items():
        for number in range(most + 2):
            store.put(Key(f"{kind} {number}", "ann", kind))  # type: ignore[arg-type]
        found = [store.find(kind, f"{kind} {number}") for number in range(most + 2)]  # type: ignore[arg-type]
        assert len([one for one in found if one is not None]) == most
        assert found[-1] is not None


def test_a_key_is_taken_once_and_holds_until_its_time(database: Database) -> None:
    store = KeyStore(database)
    store.put(Key("a", "ann", "link", until=wall_ms() + 60_000))
    assert store.find("code", "a") is None
    taken = store.take("link", "a")
    assert taken is not None
    assert taken.uid == "ann"
    assert store.take("link", "a") is None
    store.put(Key("b", "ann", "link", until=wall_ms() - 1))
    assert store.take("link", "b") is None


def test_every_table_about_people_says_what_becomes_of_it() -> None:
    for table in personal_tables():
        assert table.info.get(FORGETS, "rows") in ("rows", "name", "keeps"), table.name
        assert table.info.get(FORGETS) != "name" or "name" in table.c


# --- all of it


def test_all_that_is_kept_is_exported_without_secrets(here: Running) -> None:
    ann = named(here, "Ann")
    table = make(ann, [you(), OPEN, BOT], title="Ours")
    code_of(ann)
    answer = ann.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="wild-cards.json"'
    found = ok(answer)
    assert found["name"] == "Ann"
    assert [(one["id"], one["title"]) for one in found["tables"]] == [(table, "Ours")]
    kept = found["kept"]
    assert [one["name"] for one in kept["person"]] == ["Ann"]
    assert [one["kind"] for one in kept["person_key"]] == ["code"]
    assert len(kept["device"]) == 1
    assert [one["table_id"] for one in kept["member"]] == [table]
    bearer = Identities(here.server.hub.library.secret()).read(ann.cookies[COOKIE])
    assert bearer is not None
    assert bearer.token not in answer.text
    with here.server.database.reading() as connection:
        for column in (KEYS.c.id, DEVICES.c.token):
            for secret in connection.execute(select(column)).scalars():
                assert secret not in answer.text
    assert "Ann" not in json.dumps(ok(here.client().get("/api/me/export")))


def names(client: httpx.Client, table: str) -> list[str | None]:
    return [seat["name"] for seat in ok(client.get(f"/api/tables/{table}"))["seats"]]


def test_who_leaves_for_good_is_somebody_everywhere(here: Running) -> None:
    ann, ben = named(here, "Annabella"), named(here, "Ben")
    done = make(ann, [you(), OPEN, BOT], visibility="public")
    sit(ben, done, 1)
    start(ann, done)
    with Socket(ann, done) as one, Socket(ben, done) as two:
        play_out([one, two], 1)
    again = ok(ben.post(f"/api/tables/{done}/rematch"))["id"]
    waits = make(ann, [you(), OPEN, BOT], visibility="public")
    runs = make(ann, [you(), OPEN, BOT], visibility="public")
    sit(ben, runs, 1)
    start(ann, runs)
    before = ok(ben.get(f"/api/tables/{done}/record"))
    cookie, code = ann.cookies[COOKIE], code_of(ann)
    with Socket(ben, runs) as socket:
        assert problem(ann.delete("/api/me")) == (400, "not_sure")
        ok(ann.delete("/api/me", params={"sure": True}))
        socket.until(lambda told: told["type"] == "view" and told["table"]["seats"][0]["name"] == SOMEBODY)
    wait_for(lambda: not here.server._leavers.store.leavers())

    assert [names(ben, table)[0] for table in (done, runs)] == [SOMEBODY] * 2
    assert names(ben, again)[0] is None  # no seat is kept for nobody
    assert ok(ben.get(f"/api/tables/{runs}"))["you_host"] is True
    assert here.server.hub.lives[runs].table.seats[0].why == "left"
    assert ok(ben.get(f"/api/tables/{waits}"))["status"] == "closed"
    record = ok(ben.get(f"/api/tables/{done}/record"))
    assert record["seats"][0]["name"] == SOMEBODY
    assert {**record, "seats": None} == {**before, "seats": None}
    lists = [ben.get("/api/me/tables"), ben.get("/api/tables")]
    assert all("Annabella" not in answer.text for answer in lists)
    with here.server.database.reading() as connection:
        for table in METADATA.sorted_tables:
            assert "Annabella" not in str(connection.execute(select(table)).all()), table.name

    thief = here.client(headers={"cookie": f"{COOKIE}={cookie}"})
    assert [name_of(one) for one in (ann, thief)] == ["", ""]
    assert ok(thief.get(f"/api/tables/{done}"))["seats"][0]["you"] is False
    assert problem(join(here.client(), code=code)) == (403, "no_key")


def test_what_the_log_leads_to_stays_the_same(tmp_path: Path) -> None:
    """Forgetting changes names in the log and nothing else: it is read again after a restart."""
    url = sqlite_in(tmp_path)
    with running(url) as server:
        ann, ben = named(server, "Annabella"), named(server, "Ben")
        table = make(ann, [you(), OPEN, BOT])
        sit(ben, table, 1)
        ok(ann.put("/api/me", json={"name": "Anna Bella", "table": table}))
        start(ann, table)
        ok(ann.delete("/api/me", params={"sure": True}))
        wait_for(lambda: not server.server._leavers.store.leavers())
        seen = ok(ben.get(f"/api/tables/{table}"))
        fold = server.server.hub.lives[table].table
        cookie = ben.cookies[COOKIE]
    with running(url) as server:
        ben = server.client(cookies={COOKIE: cookie})
        again = ok(ben.get(f"/api/tables/{table}"))
        assert [one["name"] for one in again["seats"]] == [one["name"] for one in seen["seats"]]
        assert server.server.hub.lives[table].table.seed == fold.seed
        with server.server.database.reading() as connection:
            log = connection.execute(select(ENTRIES.c.data).where(ENTRIES.c.table_id == table)).scalars()
            assert not any("Bella" in data or "bella" in data for data in log)


def test_games_that_others_played_on_name_nobody_who_left(here: Running) -> None:
    ann, ben = named(here, "Annabella"), named(here, "Ben")
    table = make(ann, [you(), OPEN, BOT], visibility="public")
    sit(ben, table, 1)
    start(ann, table)
    with Socket(ann, table) as one, Socket(ben, table) as two:
        play_out([one, two], 1)
    branch = ok(ben.post(f"/api/tables/{table}/branches", json={"seat": 1, "step": 0}))["id"]
    ok(ann.delete("/api/me", params={"sure": True}))
    wait_for(lambda: not here.server._leavers.store.leavers())
    with here.server.database.reading() as connection:
        log = connection.execute(select(ENTRIES.c.data).where(ENTRIES.c.table_id == branch)).scalars().all()
    assert "Annabella" not in str(log)
    assert "Ben" in str(log)
    here.server.hub._give_up(here.server.hub.lives[branch], SIGNED_OUT)  # it is read again
    assert ok(ben.get(f"/api/tables/{branch}"))["branch_of"] is not None


def test_the_next_process_goes_on_where_one_ended(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    with running(url) as server:
        ann, ben = named(server, "Annabella"), named(server, "Ben")
        table = make(ann, [you(), OPEN, BOT])
        sit(ben, table, 1)
        cookie = ben.cookies[COOKIE]
        bearer = Identities(server.server.hub.library.secret()).read(ann.cookies[COOKIE])
        assert bearer is not None
        server.server._leavers.store.begin(bearer.uid)  # and nothing after that
    with running(url) as server:
        ben = server.client(cookies={COOKIE: cookie})
        wait_for(lambda: not server.server._leavers.store.leavers())
        assert names(ben, table)[0] is None


def test_nobody_can_take_the_name_of_somebody() -> None:
    assert clean(SOMEBODY) == clean(f" {SOMEBODY}\u200b ") == ""
    assert clean("a*") == "a*"


def test_a_sign_out_holds_in_every_process(postgres: Cluster) -> None:
    url = postgres.database()
    one, two = Spawned(url).start(), Spawned(url).start()
    try:
        ann = named(one, "Ann")
        table = make(ann, [you(), BOT, BOT])
        start(ann, table)
        phone = httpx.Client(base_url=two.url, timeout=30, verify=PLAIN)
        ok(join(phone, code=code_of(ann)))
        [other] = [found for found in account(ann)["devices"] if not found["here"]]
        reader = two.client(headers={"cookie": f"{COOKIE}={phone.cookies[COOKIE]}"})
        with Socket(phone, table) as socket:
            assert name_of(reader) == "Ann"
            ok(ann.delete(f"/api/me/devices/{other['id']}"))
            ok(phone.put("/api/me", json={"name": "Eve"}))  # at once as somebody new
            assert name_of(ann) == "Ann"
            assert is_cut(socket) == SIGNED_OUT
        wait_for(lambda: name_of(reader) == "")
        phone.close()
    finally:
        for server in (one, two):
            server.kill()
            server.close()


def test_who_is_gone_stays_gone(database: Database) -> None:
    from wildcards.server.storage.personal import PersonalStore

    store, bearer = DeviceStore(database), Bearer.new()
    store.keep(bearer, "")
    PersonalStore(database).begin(bearer.uid)
    PersonalStore(database).begin(bearer.uid)
    assert store.holds(bearer) is Holds.NO
    store.keep(bearer, "")
    assert store.holds(bearer) is Holds.NO
    assert not store.add(Bearer.new(bearer.uid), "", Bearer.new())
    assert [(one.uid, one.device) for one in store.ended_since(0)] == [(bearer.uid, None)]


def test_a_tables_row_can_be_exported_without_a_person(database: Database) -> None:
    from wildcards.server.storage.personal import PersonalStore

    with database.writing() as connection:
        connection.execute(insert(KEYS), {**Key("k", "ann", "code")._asdict(), "data": "secret"})
    found = PersonalStore(database).export("ann")
    assert "secret" not in str(found)
    assert PersonalStore(database).export("ben") == {table.name: [] for table in personal_tables()}
