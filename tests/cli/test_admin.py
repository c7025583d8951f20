"""`wildcards admin`: orders to a server by way of its database, and what it tells of tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.logs import HOST, log, store
from support.servers import with_schema
from support.terminals import Terminal

from wildcards.server.storage.database import Database, default_url
from wildcards.server.storage.words import Spoken, WordStore

COMMANDS = ("list", "show", "end", "announce", "drain", "ban", "unban", "reports", "report", "log")


@pytest.fixture
def tables(terminal: Terminal) -> Iterator[dict[str, str]]:
    """A database where a server would keep it: the ids of its tables by status."""
    made = with_schema(default_url())
    yield {status: store(made, log(status)) for status in ("open", "playing", "over", "closed")}
    made.close()


def out(terminal: Terminal, *arguments: str) -> str:
    run = terminal.run("admin", *arguments)
    assert (run.status, run.err) == (0, "")
    return run.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help(terminal: Terminal, command: str) -> None:
    run = terminal.run("admin", command, "--help")
    assert (run.status, run.err) == (0, "")
    assert f"Example: wildcards admin {command}" in " ".join(run.out.split())
    assert f"\n  {command} " in terminal.run("admin", "--help").out


def test_tables_are_listed(terminal: Terminal, tables: dict[str, str]) -> None:
    listed = out(terminal, "list")
    assert sorted(line.split()[:2] for line in listed.splitlines()) == sorted(
        [tables[status], status] for status in ("open", "playing")
    )
    assert len(out(terminal, "list", "--all").splitlines()) == 4


def test_a_table_is_shown_without_what_is_hidden(terminal: Terminal, tables: dict[str, str]) -> None:
    shown = out(terminal, "show", tables["playing"])
    assert f"Seat 1: Ann (person {HOST}; greedy decides: left)" in shown
    assert "the last: created, seated, bot_seated, bot_seated, started, taken_over, acted" in shown
    assert f"{1:064x}" not in shown  # the seed


def test_orders_are_kept_with_who_gave_them(terminal: Terminal, tables: dict[str, str]) -> None:
    assert "no orders" in out(terminal, "log")
    out(terminal, "announce", "Back at nine", "--for", "30")
    out(terminal, "drain")
    out(terminal, "drain", "--off")
    out(terminal, "end", tables["playing"], "--why", "abandoned")
    out(terminal, "announce")
    lines = out(terminal, "log").splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3", "4", "5"]
    assert all("@" in line for line in lines)
    for line, end in zip(
        lines,
        (": Back at nine", "no new tables", "new tables again", "(abandoned)", "announce nothing more"),
        strict=True,
    ):
        assert line.endswith(end)
    assert out(terminal, "log", "--last", "1").startswith("5 ")


def test_bans_are_listed_and_end(terminal: Terminal, tables: dict[str, str]) -> None:
    assert out(terminal, "ban") == "no bans\n"
    out(terminal, "ban", "--person", HOST, "--why", "spam")
    out(terminal, "ban", "--network", "203.0.113.0/24", "--days", "7")
    listed = out(terminal, "ban").splitlines()
    assert listed[0] == f"1  person {HOST} (spam)"
    assert listed[1].startswith("2  network 203.0.113.0/24 until 20")
    out(terminal, "unban", "1")
    assert len(out(terminal, "ban").splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("show nowhere", "TABLE: expected the id of a table, as in its link after /t/, got 'nowhere'"),
        ("end nowhere", "TABLE: expected the id of a table"),
        ("ban --person a --network 10.0.0.0/8", "ban: expected --person or --network, got both"),
        ("ban --network nonsense", "--network: expected an address or a network such as 10.0.0.0/8, got"),
        ("ban --network *", "--network: expected an address or a network such as 10.0.0.0/8, got '*'"),
        ("ban --network 0.0.0.0/0", "--network: expected /8 or narrower, got 0.0.0.0/0: it would ban"),
        ("ban --network 2000::/3", "--network: expected /16 or narrower, got 2000::/3"),
        ("ban --person zzz", "got 'zzz': nobody with this id is known"),
        ("ban --network 10.0.0.1/8", "the whole network is 10.0.0.0/8"),
        ("ban --person a --days 0", "--days: expected a whole number from 1 to 3650, got '0'"),
        ("unban 3", "NUMBER: expected a ban, but there are none, got 3"),
        ("report 3", "ID: expected the number of a report"),
        ("report x", "ID: expected a whole number"),
        ("report 3 open", "report: expected close or nothing after the number, got 'open'"),
        ("unban x", "NUMBER: expected a whole number"),
        ("announce hello --for never", "--for: expected a whole number"),
        (f"announce {'a' * 301}", "TEXT: expected at most 300 characters, got 301"),
        ("log --last 0", "--last: expected a whole number from 1 to 10000, got '0'"),
    ],
)
def test_a_wrong_command_line(
    terminal: Terminal, tables: dict[str, str], arguments: str, expected: str
) -> None:
    assert expected in terminal.fails("admin", *arguments.split())


def test_a_table_that_is_over(terminal: Terminal, tables: dict[str, str]) -> None:
    why = terminal.fails("admin", "end", tables["over"])
    assert f"table {tables['over']}: expected one that is not over" in why


def test_where_no_server_ever_ran(terminal: Terminal) -> None:
    assert "no such file" in terminal.fails("admin", "list").lower()


def test_reports_are_listed_shown_and_closed(terminal: Terminal, tables: dict[str, str]) -> None:
    assert out(terminal, "reports") == "no reports\n"
    database = Database(default_url())
    words = WordStore(database)
    for number, text in enumerate(["hi", "rude\u202e words"]):
        word = Spoken(
            0, 0, f"p{number}", "Ann\u001b", 0, "seats", None if number else "hello", text if number else None
        )
        assert words.say(tables["playing"], word, "c") is not None
    assert words.report("bob", tables["playing"], 2, words.words(tables["playing"])) == 1
    database.close()
    assert f"table {tables['playing']}  Ann\ufffd: “rude\ufffd words”" in out(terminal, "reports")
    shown = out(terminal, "report", "1").splitlines()
    assert "by person bob" in shown[0]
    assert shown[2].endswith("Ann\ufffd: [hello]  (person p0)")
    assert shown[3].startswith("> ")
    assert shown[3].endswith("(person p1)")
    assert out(terminal, "report", "1", "close").endswith("close report 1\n")
    assert out(terminal, "reports") == "no reports\n"
    assert "closed" in out(terminal, "reports", "--all")
    assert out(terminal, "log").endswith("close report 1\n")
    assert "report 1: expected one that is open" in terminal.fails("admin", "report", "1", "close")


def test_somebody_of_whom_nothing_is_kept_is_banned_by_force(
    terminal: Terminal, tables: dict[str, str]
) -> None:
    out(terminal, "ban", "--person", "zzz", "--force")
    assert "person zzz" in out(terminal, "ban")
