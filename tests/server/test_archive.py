"""Backups, audits, exports and purges, on SQLite and on PostgreSQL."""

from __future__ import annotations

import gzip
import json
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update
from support.logs import HOST, log, store, store_person
from support.servers import running, sqlite_in, with_schema

from wildcards.analysis.deal import Deal
from wildcards.engine.rules import Rules
from wildcards.errors import DatabaseError
from wildcards.notation.record import Player, Record
from wildcards.notation.verify import verify
from wildcards.protocol.calls import Quiet
from wildcards.server.run.audit import audit
from wildcards.server.storage import backup as backups
from wildcards.server.storage.archive import count_finished, count_old, finished, public, purge
from wildcards.server.storage.calls import NEVER, CallStore, NewWay, Owed, new_way
from wildcards.server.storage.database import Database
from wildcards.server.storage.deals import DealStore, Kept
from wildcards.server.storage.library import Library, wall_ms
from wildcards.server.storage.migrate import migrate
from wildcards.server.storage.schema import ENTRIES, MEMBERS, METADATA, PEOPLE, TABLES
from wildcards.table.entry import Created, DealOf

GAMES = {status: log(status) for status in ("open", "playing", "over", "closed")}
LEO = log("over", 2, seats=4, leo_seat=2)
TODAY = "2026-11-29"


def unwatched(rows: backups.Rows, total: int) -> backups.Rows:
    return rows


def content(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    with database.reading() as connection:
        return {
            table.name: sorted([tuple(row) for row in connection.execute(select(table))])
            for table in METADATA.sorted_tables
        }


def fill(database: Database) -> dict[str, str]:
    """A table of every status; returns their ids."""
    Library(database).secret()
    Library(database).set_name(HOST, "Ann ✓")
    return {status: store(database, entries) for status, entries in GAMES.items()}


def faults(database: Database) -> dict[str, str]:
    with database.snapshot() as connection:
        return {table_id: fault for table_id, _, fault in audit(connection) if fault is not None}


# --- backups


def test_a_backup_brings_everything_to_the_other_kind(
    database: Database, empty_database: Database, tmp_path: Path
) -> None:
    other = empty_database
    fill(database)
    file = tmp_path / "all.backup"
    written = backups.backup(database, file, unwatched)
    assert file.stat().st_mode & 0o777 == 0o600
    assert backups.restore(other, file, unwatched) == written
    assert content(other) == content(database)
    assert faults(other) == {}
    assert migrate(other) == ("0008", "0008")


def test_a_backup_is_of_one_moment(database: Database, tmp_path: Path) -> None:
    """What is written while a backup is made is in it completely or not at all."""
    fill(database)
    before = content(database)

    def meanwhile(rows: backups.Rows, total: int) -> backups.Rows:
        yield next(rows)
        store(database, GAMES["over"])
        yield from rows

    backups.backup(database, tmp_path / "all.backup", meanwhile)
    other = Database(sqlite_in(tmp_path))
    backups.restore(other, tmp_path / "all.backup", unwatched)
    assert content(other) == before != content(database)
    other.close()


def test_a_backup_of_a_server_that_runs(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    with running(url) as server:
        made = server.client().post("/api/tables", json={})
        assert made.status_code == 201
        database = Database(url)
        assert backups.backup(database, tmp_path / "b", unwatched).rows["game_table"] == 1
        assert faults(database) == {}
        database.close()


def test_nothing_is_written_over_a_file(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_text("mine")
    with pytest.raises(DatabaseError, match="expected a new file, but there is one"):
        backups.backup(database, file, unwatched)
    assert [path.name for path in tmp_path.iterdir() if "old" in path.name] == ["old"]
    assert file.read_text() == "mine"


def test_a_backup_that_fails_leaves_nothing(database: Database, tmp_path: Path) -> None:
    def fails(rows: backups.Rows, total: int) -> backups.Rows:
        yield from rows
        raise OSError(28, "No space left on device")

    with pytest.raises(DatabaseError, match=r"all\.backup: cannot be written: No space left on device"):
        backups.backup(database, tmp_path / "all.backup", fails)
    assert not [path for path in tmp_path.iterdir() if "all.backup" in path.name]


def test_nothing_is_restored_over_a_database(database: Database, tmp_path: Path) -> None:
    backups.backup(database, tmp_path / "b", unwatched)
    with pytest.raises(DatabaseError, match="expected an empty one, but it has tables"):
        backups.restore(database, tmp_path / "b", unwatched)


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def pack(lines: list[Any]) -> bytes:
    return gzip.compress(b"".join([json.dumps(line).encode() + b"\n" for line in lines]))


def damages(file: Path) -> dict[str, bytes]:
    """Files that are not whole backups, by what is said about them."""
    whole, (header, *rows) = file.read_bytes(), lines_of(file)
    renamed = header["columns"] | {"entry": ["a", "b", "c", "d"]}
    more = header["rows"] | {"entry": header["rows"]["entry"] + 1}
    return {
        "Compressed file ended": whole[:-50],
        "Not a gzipped file": b"hello",
        "CRC check failed": whole[:-8] + bytes(8),
        "its first line is no header": pack([rows[0]]),
        "expected format 'wildcards-backup/1', got 'wildcards-backup/9'": pack(
            [header | {"format": "wildcards-backup/9"}, *rows]
        ),
        "rows, got": pack([header, *rows[:-1]]),
        "line 2 is not a row of a table it names": pack([header, rows[0][:-1], *rows[1:]]),
        "line 3 is not a row of": pack([header, rows[0], ["pg_user", "x"], *rows[1:]]),
        "line 2 is not a row": pack([header, [2**70, 1], *rows[1:]]),
        "expected columns": pack([header | {"columns": renamed}, *rows]),
        "which another release made": pack([header | {"revision": "9999"}, *rows]),
        "UNIQUE": pack([header | {"rows": more}, rows[0], *rows]),
    }  # fmt: skip


def test_a_damaged_backup_restores_nothing(tmp_path: Path) -> None:
    full, empty = with_schema(sqlite_in(tmp_path)), Database(sqlite_in(tmp_path))
    fill(full)
    backups.backup(full, tmp_path / "b", unwatched)
    full.close()
    for said, data in damages(tmp_path / "b").items():
        (tmp_path / "damaged").write_bytes(data)
        with pytest.raises(DatabaseError) as error:
            backups.restore(empty, tmp_path / "damaged", unwatched)
        assert said in str(error.value)
        assert "\n" not in str(error.value)
    backups.restore(empty, tmp_path / "b", unwatched)  # it is empty yet
    empty.close()


# --- audits


def entry(seq: int, data: str) -> Any:
    """An entry changed."""
    return update(ENTRIES).where(ENTRIES.c.seq == seq).values(data=data)


def test_what_a_server_stores_is_right(database: Database) -> None:
    fill(database)
    store(database, LEO)
    with database.snapshot() as connection:
        checked = list(audit(connection))
    assert sorted([str(one.status) for one in checked]) == ["closed", "open", "over", "over", "playing"]
    assert [one.fault for one in checked] == [None] * 5


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (update(TABLES).values(status="playing"), "status: expected 'over', got 'playing'"),
        (update(TABLES).values(wake=7), "wake: expected None, got 7"),
        (update(TABLES).values(code="ABC"), "code: expected None, got 'ABC'"),
        (update(TABLES).values(visibility="private"), "visibility: expected 'public', got 'private'"),
        (update(TABLES).values(card="{}"), "card: it is not what follows from the log"),
        (delete(ENTRIES).where(ENTRIES.c.seq == 3), "expected entry 3 of its log, but it is missing"),
        (delete(ENTRIES).where(ENTRIES.c.seq > 20), "status: expected 'playing', got 'over'"),
        (delete(ENTRIES), "expected a log, but there is none"),
        (delete(TABLES), "there is a log, but no row in the list of tables"),
        (entry(0, '{"kind":"closed","at":1}'), "contradicts itself: AssertionError"),
        (entry(9, "}"), "contradicts itself: DecodeError"),
    ],
)  # fmt: skip
def test_every_damage_is_found(tmp_path: Path, damage: Any, said: str) -> None:
    database = with_schema(sqlite_in(tmp_path))
    table_id = store(database, GAMES["over"])
    with database.writing() as connection:
        connection.execute(damage)
    found = faults(database)
    assert list(found) == [table_id]
    assert said in found[table_id]
    database.close()


# --- exports


def test_finished_games_alone_are_exported(database: Database) -> None:
    fill(database)
    store(database, LEO)
    with database.snapshot() as connection:
        assert count_finished(connection, 0) == 2
        texts = [record.to_json() for record in finished(connection, 0, TODAY)]
    for text in texts:
        assert verify(Record.from_json(text)).is_over
    assert [text for text in texts if f"{1:064x}" in text]  # a server's part of a seed, after the end
    for status in ("open", "playing", "closed"):
        seed = log(status, 77)[0].server_seed  # type: ignore[union-attr]
        store(database, log(status, 77))
        with database.snapshot() as connection:
            assert not any(seed in record.to_json() for record in finished(connection, 0, TODAY))


def test_a_list_that_lies_does_not_give_a_seed_away(tmp_path: Path) -> None:
    database = with_schema(sqlite_in(tmp_path))
    store(database, GAMES["playing"])
    with database.writing() as connection:
        connection.execute(update(TABLES).values(status="over"))
    with (
        database.snapshot() as connection,
        pytest.raises(DatabaseError, match="listed as over, but its log says playing"),
    ):
        list(finished(connection, 0, TODAY))
    database.close()


def test_only_games_of_late(database: Database) -> None:
    store(database, GAMES["over"], changed=1000)
    store(database, LEO, changed=2000)
    with database.snapshot() as connection:
        assert [len(record.seats) for record in finished(connection, 0, TODAY)] == [3, 4]
        assert [len(record.seats) for record in finished(connection, 1500, TODAY)] == [4]


def _of_day(day: str) -> list[Any]:
    """The log of a finished game of the deal of a day."""
    created, *rest = log("over", 4)
    assert isinstance(created, Created)
    return [msgspec.structs.replace(created, deal=DealOf("d" * 20, day)), *rest]


def test_a_game_of_todays_deal_is_no_export_until_the_day_is_over(database: Database) -> None:
    table_id = store(database, _of_day(TODAY))
    with database.snapshot() as connection:
        assert list(finished(connection, 0, TODAY)) == []
        assert list(public(connection, TODAY)) == []
        assert len(list(finished(connection, 0, "2026-11-30"))) == 1
        assert [table.id for table in public(connection, "2026-11-30")] == [table_id]


# --- purges


def test_deals_go_with_their_last_table_but_those_that_can_be_played(database: Database) -> None:
    deals = DealStore(database, bytes(32))
    tables = {
        "gone": store(database, GAMES["over"], changed=1000),
        "there": store(database, log("over", 3), changed=wall_ms() + 9000),
    }
    deal = Deal(Rules(seats=3), bytes(32), None, (Player("", "human"),) * 3)
    days = {"yesterday": "2026-11-28", "today": TODAY}
    for name in ("gone", "there", *days):
        deals.keep(Kept(name, days.get(name), 0, deal))
        deals.want(name, 0, ["greedy"])
        deals.see(name, "ann", tables.get(name, tables["gone"]))
        deals.claim(name, "ann", tables.get(name, tables["gone"]))
    deals.see("no page", "ann", tables["gone"])
    deals.see("there", "ann", tables["gone"])
    assert list(purge(database, 0, TODAY)) == []
    assert len(content(database)["deal"]) == 4
    assert list(purge(database, wall_ms() + 1000, TODAY)) == [tables["gone"]]
    found = content(database)
    for name in ("deal", "deal_level", "day_player", "deal_sight"):
        assert {row[0] for row in found[name]} == {"there", "today"}, name


def test_what_is_old_goes_and_nothing_else(database: Database) -> None:
    old = {status: store(database, entries, changed=1000) for status, entries in GAMES.items()}
    new = {status: store(database, log(status, 3), changed=3000) for status in GAMES}
    for name in ("gone", "late"):
        store_person(database, name, changed=1000 if name == "gone" else 3000)
    store_person(database, HOST, changed=1000)  # who still has tables
    with database.snapshot() as connection:
        assert count_old(connection, 2000) == {"over": 1, "closed": 1, "open": 1}
    assert sorted(purge(database, 2000, TODAY)) == sorted([old["over"], old["closed"], old["open"]])
    kept = {old["playing"], *new.values()}
    with database.reading() as connection:
        for column in (TABLES.c.id, ENTRIES.c.table_id, MEMBERS.c.table_id):
            assert set(connection.execute(select(column)).scalars()) == kept
        assert sorted(connection.execute(select(PEOPLE.c.uid)).scalars()) == ["late", HOST]
    assert faults(database) == {}


def test_ways_to_call_people_go_with_their_last_table(database: Database) -> None:
    calls = CallStore(database)
    table = store(database, GAMES["over"], changed=1000)
    there = store(database, log("over", 3), changed=3000)
    ways = {
        uid: new_way(uid, NewWay("push", f"https://push.example/{uid}", "en"), 1000) for uid in (HOST, "gone")
    }
    for uid, way in ways.items():
        calls.add(way)
        calls.set_quiet(uid, Quiet("UTC", 0, 60), 0)
        for each in (table, there):
            calls.look(Owed(way, each, 1, None, NEVER), 0, calls=False)
    assert list(purge(database, 2000, TODAY)) == [table]
    found = content(database)
    assert [row[1] for row in found["call_way"]] == [HOST]
    assert [row[0] for row in found["call_quiet"]] == [HOST]
    assert {row[1] for row in found["call"]} == {there}


def test_more_than_go_at_once(database: Database) -> None:
    for _ in range(205):
        store(database, _with_own_code(), changed=1)
    assert len(list(purge(database, 2, TODAY))) == 205


def _with_own_code() -> list[Any]:
    return log("open", secrets.randbelow(10**12))


def test_a_server_notices_that_a_table_was_purged(tmp_path: Path) -> None:
    """A table in memory gets no more entries: they would be a log without a beginning."""
    url = sqlite_in(tmp_path)
    with running(url) as server:
        client = server.client()
        table = client.post("/api/tables", json={}).json()["id"]
        database = Database(url)
        assert list(purge(database, wall_ms() + 1000, TODAY)) == [table]
        answer = client.put(f"/api/tables/{table}/seats/0", json={"nonce": secrets.token_hex(16)})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
        assert client.get(f"/api/tables/{table}").status_code == 404
        assert all(rows == [] for name, rows in content(database).items() if name in ("entry", "game_table"))
        database.close()
