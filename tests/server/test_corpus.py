"""What a server of 0.1 left is brought up to date: all of it is readable, and its games go on.

The database was made by that release (tests/golden/saves/0.1.0/server/make.py) and stays as it is for ever.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from support.corpus import SCHEMA, left, load
from support.players import COOKIE, Person
from support.servers import PLAIN, Spawned, running

from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.server.storage.database import Database
from wildcards.server.storage.migrate import HEAD, migrate, revision

LEFT = left()
OVER = [what for what in LEFT.tables if what.startswith("over")]
UNDER_WAY = ["bidding", "somebody left", "2020 under way"]


@pytest.fixture
def old(empty_database: Database) -> Database:
    load(empty_database)
    assert revision(empty_database) == SCHEMA
    return empty_database


def as_(name: str, url: str) -> httpx.Client:
    """Somebody with the cookie that 0.1 gave them."""
    return httpx.Client(base_url=url, cookies={COOKIE: LEFT.people[name]}, timeout=30, verify=PLAIN)


def test_everything_is_readable(old: Database) -> None:
    """Finished games, records, replays, lists, names and codes, for the people with their old cookies."""
    assert migrate(old) == (SCHEMA, HEAD)
    with running(old.url) as server, as_("Ann", server.url) as ann:
        assert ann.get("/api/me").json()["name"] == "Ann"
        mine = {one["id"]: one for one in ann.get("/api/me/tables").json()}
        assert set(mine) == set(LEFT.tables.values())
        for what, table in LEFT.tables.items():
            view = ann.get(f"/api/tables/{table}").json()
            assert view["seats"][0]["you"], what
            assert view["status"] == mine[table]["status"]
        for what in OVER:
            record = Record.from_dict(ann.get(f"/api/tables/{LEFT.tables[what]}/record").json())
            verify(record)
            assert mine[LEFT.tables[what]]["finishes"][0]["name"] == "Ann"
            replay = ann.get(f"/api/tables/{LEFT.tables[what]}/replay", params={"seat": 0})
            assert replay.json()[-1]["seen"]["phase"] == "OVER"
        code = ann.get(f"/api/tables/{LEFT.tables['open']}").json()["code"]
        assert ann.get(f"/api/codes/{code}").json()["id"] == LEFT.tables["open"]
        for what in ("open", "rematch"):
            started = ann.post(f"/api/tables/{LEFT.tables[what]}/start", json={"fill": "novice"})
            assert started.json()["status"] == "playing", what


def test_games_go_on_under_people_who_reconnect(old: Database) -> None:
    """The old server is gone; the new one starts at its address, and brings the database up to date."""
    server = Spawned(old.url)
    try:
        asyncio.run(_play_through(server))
        for what in UNDER_WAY:
            with as_("Ann", server.url) as ann:
                record = ann.get(f"/api/tables/{LEFT.tables[what]}/record").json()
            verify(Record.from_dict(record))
    finally:
        server.close()
    assert revision(old) == HEAD


async def _play_through(server: Spawned) -> None:
    seats = [(name, what) for what in UNDER_WAY for name in ("Ann", "Ben")] + [("Cid", "somebody left")]
    people = [
        Person([server.url], LEFT.people[name], random.Random(f"{name} {what}")) for name, what in seats
    ]
    playing = [
        asyncio.create_task(person.play(LEFT.tables[what]))
        for person, (_, what) in zip(people, seats, strict=True)
    ]
    while not all(person.cuts for person in people):  # noqa: ASYNC110  # all of them knock: nobody is there
        await asyncio.sleep(0)
    await asyncio.to_thread(server.start)
    for view in await asyncio.wait_for(asyncio.gather(*playing), 200):
        assert view["status"] == "over"
    with as_("Ann", server.url) as ann:
        for what in UNDER_WAY:
            record = ann.get(f"/api/tables/{LEFT.tables[what]}/record").json()
            mine = [one for one, (_, where) in zip(people, seats, strict=True) if where == what]
            check_new_steps(record, mine)


def check_new_steps(record: dict[str, Any], people: list[Person]) -> None:
    """All steps that were acknowledged are in the record, once and in order, behind those of before."""
    steps = list(zip(record["actions"], record["decided_by"], strict=True))
    for seat in range(len(record["seats"])):
        kept = [action for (owner, action), by in steps if owner == seat and by == "human"]
        done = [entry for person in people for entry in person.done]
        told = [action for _, owner, actions in done if owner == seat for action in actions]
        assert kept[len(kept) - len(told) :] == told
        assert seat > 1 or len(kept) > len(told), "the old server kept some of Ann's and Ben's too"
