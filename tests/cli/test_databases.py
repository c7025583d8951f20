"""`wildcards db`: looking after a server's database."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text, update
from support.logs import log, store
from support.servers import sqlite_in, with_schema
from support.terminals import Terminal

from wildcards.server.storage.database import Database, default_url
from wildcards.server.storage.notifier import no_server
from wildcards.server.storage.schema import ENTRIES, TABLES

COMMANDS = ("migrate", "check", "repair", "backup", "restore", "export", "publish", "purge")


@pytest.fixture
def database(terminal: Terminal) -> Iterator[Database]:
    """The database where a server would keep it, with a table of every status, changed long ago."""
    made = with_schema(default_url())
    for status in ("open", "playing", "over", "closed"):
        store(made, log(status), changed=1000)
    yield made
    made.close()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help(terminal: Terminal, command: str) -> None:
    run = terminal.run("db", command, "--help")
    assert (run.status, run.err) == (0, "")
    assert f"Example: wildcards db {command}" in " ".join(run.out.split())
    assert f"\n  {command} " in terminal.run("db", "--help").out


def test_migrate_says_from_where_to_where(terminal: Terminal, tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    place = url.removeprefix("sqlite:///")
    first = terminal.run("db", "migrate", "--database", url)
    assert first.lines == [f"{place}: brought from nothing to revision 0008"]
    again = terminal.run("db", "migrate", "--database", url)
    assert again.lines == [f"{place}: revision 0008, up to date"]


def test_the_default_is_that_of_a_server(terminal: Terminal) -> None:
    run = terminal.run("db", "migrate")
    assert run.lines == [f"{terminal.home / 'server.db'}: brought from nothing to revision 0008"]


def test_check_counts(terminal: Terminal, database: Database) -> None:
    run = terminal.run("db", "check")
    assert (run.status, run.err) == (0, "")
    assert run.lines == ["4 tables checked (1 closed, 1 open, 1 over, 1 playing): all right"]


def test_check_tells_every_fault_on_a_line(terminal: Terminal, database: Database) -> None:
    with database.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.status == "over").values(wake=1, code="\x1b[2J\n"))
    run = terminal.run("db", "check")
    assert run.status == 1
    assert len(run.lines) == 2
    assert run.lines[0].startswith("table ")
    assert run.lines[0].endswith("wake: expected None, got 1")
    assert "\x1b" not in run.out
    assert run.lines[1].endswith(": 1 with faults")


def test_repair_tells_every_table_on_a_line(terminal: Terminal, database: Database) -> None:
    assert terminal.run("db", "repair").lines == ["nothing to repair"]
    table_id = store(database, log("playing", 9))
    with database.writing() as connection:
        again = ENTRIES.c.table_id == table_id, ENTRIES.c.seq == len(log("playing", 9)) - 1
        connection.execute(update(ENTRIES).where(*again).values(data='{"kind":"started","at":"\x1b"}'))
    dry = terminal.run("db", "repair", "--dry-run")
    assert dry.status == 1
    good = len(log("playing", 9)) - 1
    said = f"table {table_id}: 1 entry set aside, after {good} good ones: its log contradicts itself"
    assert dry.lines[0].startswith(said)
    assert dry.lines[-1] == "1 table to be repaired (nothing was changed)"
    assert terminal.run("db", "check").status == 1
    run = terminal.run("db", "repair")
    assert (run.status, run.lines[-1]) == (0, "1 table repaired")
    assert run.lines[:-1] == dry.lines[:-1]
    assert "\x1b" not in run.out
    assert terminal.run("db", "check").status == 0


def test_nothing_is_repaired_while_a_server_runs(terminal: Terminal, database: Database) -> None:
    with no_server(database):  # as one does
        said = terminal.fails("db", "repair")
    assert said.endswith("expected no server to be using it now, but one is; stop it first")
    assert terminal.run("db", "repair", "--dry-run").status == 0


@pytest.mark.parametrize("command", ["check", "backup {0}/all.backup", "export", "repair --dry-run"])
def test_what_only_reads_needs_no_right_to_write(
    terminal: Terminal, database: Database, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.close()  # which merges the journal
    monkeypatch.setattr("os.access", lambda _, mode: mode != os.W_OK)
    before = sorted(terminal.home.iterdir())
    assert terminal.run("db", *command.format(tmp_path).split()).status == 0
    assert sorted(terminal.home.iterdir()) == before
    journal = terminal.home / "server.db-wal"
    journal.write_bytes(b"not merged yet")
    (tmp_path / "all.backup").unlink(missing_ok=True)
    assert "the last of it is in server.db-wal" in terminal.fails("db", *command.format(tmp_path).split())


def test_backup_and_restore(terminal: Terminal, database: Database, tmp_path: Path) -> None:
    file, url = tmp_path / "all.backup", sqlite_in(tmp_path)
    made = terminal.run("db", "backup", str(file))
    assert made.status == 0
    assert made.lines[0].startswith(f"{file}: 4 tables, ")
    assert terminal.run("db", "restore", str(file), "--database", url).status == 0
    assert terminal.run("db", "check", "--database", url).out == terminal.run("db", "check").out


def test_export_is_what_verify_reads(terminal: Terminal, database: Database, tmp_path: Path) -> None:
    store(database, log("over", 2, seats=4, leo_seat=1))
    lines = terminal.run("db", "export").lines
    assert len(lines) == 2
    assert [json.loads(line)["table"] for line in lines]
    file = tmp_path / "games.jsonl"
    assert terminal.run("db", "export", str(file)).lines == [f"{file}: 2 records"]
    assert file.read_text().splitlines() == lines
    assert terminal.run("verify", str(file)).status == 0
    assert terminal.run("db", "export", "-", "--since", "3").lines == lines[1:]  # the other one is old


def test_purge_asks(terminal: Terminal, database: Database) -> None:
    told = "to be removed: 3 tables unchanged for 7 days (1 finished, 1 closed and 1 never started)"
    for answer in ("n\n", "\n", ""):
        run = terminal.run("db", "purge", "--older-than", "7", typed=answer, tty=True)
        assert (run.status, run.out) == (0, "nothing was removed\n")
        assert run.err.startswith(told)
    assert terminal.run("db", "purge", "--older-than", "7", typed="y\n", tty=True).out == "3 tables removed\n"
    assert terminal.run("db", "check").lines == ["1 table checked (1 playing): all right"]


def test_purge_does_not_ask_where_nobody_is(terminal: Terminal, database: Database) -> None:
    run = terminal.run("db", "purge", "--older-than", "7")
    assert run.status == 2
    assert run.err.endswith("error: --yes: expected with --older-than, as there is no terminal to ask on\n")
    assert terminal.run("db", "purge", "--older-than", "7", "--yes").out == "3 tables removed\n"
    assert terminal.run("db", "purge", "--older-than", "7").out == "0 tables removed\n"


# --- bad input


@pytest.mark.parametrize("command", ["check", "backup x", "export", "purge --older-than 1 --yes"])
def test_a_database_has_to_be_there(terminal: Terminal, tmp_path: Path, command: str) -> None:
    arguments = ["db", *command.split(), "--database"]
    missing = tmp_path / "nowhere" / "x.db"
    said = terminal.fails(*arguments, f"sqlite:///{missing}")
    assert said == f"database {missing}: expected a database, but there is no such file"
    assert not missing.parent.exists()
    (tmp_path / "text.db").write_text("this is no database" * 100)
    said = terminal.fails(*arguments, f"sqlite:///{tmp_path}/text.db")
    assert said == f"database {tmp_path}/text.db: file is not a database"
    (tmp_path / "empty.db").write_text("")
    assert "expected revision 0008, got an empty one" in terminal.fails(
        *arguments, f"sqlite:///{tmp_path}/empty.db"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("check --database mysql://x/y", "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"),
        (
            "check --database postgresql://x:secret@127.0.0.1:none/z",
            "expected sqlite:///FILE or postgresql://",
        ),
        ("check --database postgresql://x:secret@127.0.0.1:1/z", "connection failed"),
        ("migrate --database sqlite:////proc/none/x.db", "it cannot be created there"),
        ("backup", "missing argument 'FILE'"),
        ("restore /nonexistent", "/nonexistent: cannot be read: No such file or directory"),
        ("restore /", "/: cannot be read: Is a directory"),
        ("purge --yes", "missing option '--older-than'"),
        (
            "purge --older-than 0",
            "--older-than: expected a whole number from 1 to 36500, got '0'",
        ),
        ("purge --older-than x", "--older-than: expected a whole number from 1 to 36500"),
        (f"purge --older-than {10**30}", "--older-than: expected a whole number from 1 to 36500"),
        ("export - --since -1", "--since: expected a whole number from 1 to 36500, got '-1'"),
        ("nope", "no such command 'nope'"),
    ],
)
def test_bad_input_is_one_line(terminal: Terminal, arguments: str, said: str) -> None:
    line = terminal.fails("db", *arguments.split())
    assert said in line
    assert "secret" not in line


def test_files_that_cannot_be_written(terminal: Terminal, database: Database, tmp_path: Path) -> None:
    for command in ("backup", "export"):
        assert "No such file or directory" in terminal.fails("db", command, "/nonexistent/x")
        assert "but there is one; nothing is written over it" in terminal.fails("db", command, str(tmp_path))


@pytest.mark.parametrize("command", ["check", "backup x", "export", "purge --older-than 1 --yes", "migrate"])
def test_a_database_of_a_newer_release_is_refused(
    terminal: Terminal, database: Database, command: str
) -> None:
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    said = terminal.fails("db", *command.split())
    assert "expected revision 0008 or older, got 9999, which another release made" in said


def test_a_database_of_an_older_release_has_to_be_migrated(terminal: Terminal, database: Database) -> None:
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
    said = terminal.fails("db", "check")
    assert "got 0000; wildcards db migrate brings it up to date" in said


def test_without_a_command_it_tells_what_there_is(terminal: Terminal) -> None:
    out = terminal.run("db").out
    assert "Commands:" in out
    assert "backup" in out


def test_a_restore_that_fails_leaves_no_file_where_none_was(terminal: Terminal, tmp_path: Path) -> None:
    broken = tmp_path / "broken.backup"
    broken.write_bytes(b"no backup")
    kept = tmp_path / "kept.db"
    kept.touch()
    for name in ("new.db", kept.name):
        terminal.fails("db", "restore", str(broken), "--database", f"sqlite:///{tmp_path / name}")
    assert sorted(path.name for path in tmp_path.glob("*.db*")) == [kept.name]
