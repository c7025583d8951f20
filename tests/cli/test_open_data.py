"""Open data: only games whose table said so, without names, in files that add up and that a server offers."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete
from support.logs import HOST, NONCE, log, store
from support.servers import running, sqlite_in, with_schema
from support.terminals import Terminal

from wildcards.notation.observation import present_to_dict
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.protocol.table import NewTable
from wildcards.server.storage.database import Database, default_url
from wildcards.server.storage.schema import ENTRIES, MEMBERS, TABLES
from wildcards.table.creation import Given, first_entries
from wildcards.table.entry import Created, Entry
from wildcards.table.refusal import RefusedError

OCTOBER = 1_790_900_000_000  # ms since 1970
NOVEMBER = OCTOBER + 40 * 86_400_000


def game(seed: int, *, publish: bool = True, wall: int = OCTOBER, **options: Any) -> list[Entry]:
    """The log of a finished game of a person called Ann."""
    created, *rest = log("over", seed, **options)
    assert isinstance(created, Created)
    return [replace(created, wall=wall, settings=replace(created.settings, publish=publish)), *rest]


def lines(directory: Path, kind: str, month: str = "2026-10") -> list[dict[str, Any]]:
    with gzip.open(directory / f"{kind}-{month}.jsonl.gz", "rt") as file:
        return [json.loads(line) for line in file]


@pytest.fixture
def database(terminal: Terminal) -> Any:
    """The database where a server would keep it, with two games to publish and two others."""
    made = with_schema(default_url())
    store(made, game(1))
    store(made, game(2, seats=4, leo_seat=2))
    store(made, game(3, publish=False))
    store(made, log("playing", 4))
    yield made
    made.close()


def test_only_games_whose_table_said_so(database: Database, terminal: Terminal, tmp_path: Path) -> None:
    run = terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    assert (run.status, run.lines) == (0, ["2026-10: 2 games, 2 of them new"])
    assert len(lines(tmp_path, "games")) == len(lines(tmp_path, "deals")) == 2
    sheet = (tmp_path / "datasheet-2026-10.md").read_text()
    assert "| 2022, 3 seats | 1 |" in sheet
    assert "| 2022, 4 seats, one of them Leo | 1 |" in sheet


def test_names_tables_and_times_are_left_out(database: Database, terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    with database.snapshot() as connection:
        ids = [row.id for row in connection.execute(TABLES.select())]
    text = "".join([json.dumps(lines(tmp_path, kind)) for kind in ("games", "views", "deals")])
    assert not [secret for secret in (*ids, "Ann", HOST, str(OCTOBER), "started") if secret in text]


def test_the_files_say_what_happened(database: Database, terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    games = {one["game"]: one for one in lines(tmp_path, "games")}
    for deal in lines(tmp_path, "deals"):
        record = Record.from_dict(deal["record"])
        verify(record)
        told = games[deal["game"]]
        assert told["ranks"] == list(record.result.ranks if record.result else ())
        assert told["seats"] == [one.player for one in record.seats]
        views = [one for one in lines(tmp_path, "views") if one["game"] == deal["game"]]
        assert [(one["seat"], one["action"]) for one in views] == list(record.actions)
        for view in views[::7]:
            seen = record.replay(view["step"]).observe(view["seat"])
            assert view["seen"] == json.loads(json.dumps(present_to_dict(seen)))
            assert view["by"] in ("human", "random", "greedy")


def test_what_everybody_saw_and_what_a_seat_saw_hold_nothing_that_was_hidden(
    database: Database, terminal: Terminal, tmp_path: Path
) -> None:
    """All of both comes from `observe`: no view holds the cards of another seat."""
    terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    assert not [one for one in lines(tmp_path, "games") if {"seed", "decks", "record"} & set(one)]
    for view in lines(tmp_path, "views"):
        assert set(view) == {"game", "step", "seat", "by", "seen", "action"}
        assert view["seen"]["seat"] == view["seat"]


def test_a_second_run_adds_and_keeps(database: Database, terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    before = lines(tmp_path, "views")
    with database.writing() as connection:  # as a purge does
        for table in (ENTRIES, TABLES, MEMBERS):
            connection.execute(delete(table))
    store(database, game(5))
    store(database, game(6, wall=NOVEMBER))
    run = terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    assert run.lines == ["2026-10: 3 games, 1 of them new"]
    assert lines(tmp_path, "views")[: len(before)] == before
    again = terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    assert again.lines == ["2026-10: 3 games, 0 of them new"]


def test_the_index_lists_every_file_with_its_digest(
    database: Database, terminal: Terminal, tmp_path: Path
) -> None:
    terminal.run("db", "publish", str(tmp_path), "--month", "2026-10")
    listed = json.loads((tmp_path / "index.json").read_text())["files"]
    assert len(listed) == 4
    for one in listed:
        content = (tmp_path / one["name"]).read_bytes()
        assert (one["bytes"], one["sha256"]) == (len(content), hashlib.sha256(content).hexdigest())


def test_without_a_month_only_those_that_are_over(terminal: Terminal, tmp_path: Path) -> None:
    made = with_schema(default_url())
    store(made, game(1, wall=4_000_000_000_000))
    made.close()
    (line,) = terminal.run("db", "publish", str(tmp_path)).lines
    assert line.startswith("nothing to publish: no finished game of a month that is over")


@pytest.mark.parametrize("month", ["october", "2026-13", "2026-1", "2026-10\n"])
def test_a_month_that_is_none(database: Database, terminal: Terminal, month: str) -> None:
    why = terminal.fails("db", "publish", "anywhere", "--month", month)
    assert "--month: expected a month such as 2026-10, got" in why


def test_where_nothing_can_be_written(database: Database, terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    why = terminal.fails("db", "publish", str(tmp_path / "file"), "--month", "2026-10")
    assert f"{tmp_path / 'file'}: cannot be written: " in why


def test_a_private_table_cannot_be_published(terminal: Terminal) -> None:
    with pytest.raises(RefusedError) as error:
        first_entries("ann", NewTable(publish=True), 0, Given("ABC234", NONCE, 0))
    assert error.value.code == "private_publish"
    why = terminal.fails("host", "--publish", "--server", "http://localhost:1")
    assert "--publish: expected --public with it" in why


def test_a_server_offers_these_files_and_no_others(tmp_path: Path) -> None:
    directory = tmp_path / "data"
    directory.mkdir()
    for name in ("index.json", "games-2026-10.jsonl.gz", ".games-2026-10.jsonl.gz.x", "secret.txt"):
        (directory / name).write_bytes(b"{}")
    with running(sqlite_in(tmp_path), open_data=directory) as server:
        client = server.client()
        assert client.get("/data/index.json").json() == {}
        assert client.get("/data/games-2026-10.jsonl.gz").content == b"{}"
        for name in ("views-2026-10.jsonl.gz", ".games-2026-10.jsonl.gz.x", "secret.txt", "..%2Fserver.db"):
            assert client.get(f"/data/{name}").status_code == 404
    with running(sqlite_in(tmp_path)) as server:
        assert server.client().get("/data/index.json").status_code == 404
