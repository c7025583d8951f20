"""`join`, `host` and `bot --table`: errors are reported in one line, and nobody is left half seated."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers import Running, free_port, running, sqlite_in
from support.terminals import Terminal

from wildcards.words.text import t

ID = "a" * 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as here:
        yield here


def make(client: httpx.Client, *kinds: str, **options: Any) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    made = client.post("/api/tables", json={"seats": seats, "bot_delay": 0, **options})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("join", "missing argument 'LINK|CODE' (see wildcards join --help)"),
        (
            "join http://h/nothing",
            "join: expected a table's link such as https://example.org/t/… or its code",
        ),
        ("join ftp://h", "join: expected a table's link"),
        (
            "join ABC234 --server h",
            "--server: expected an address such as https://example.org/cards, got 'h'",
        ),
        ("join ABC234 --as a/b", "--as: expected 1 to 40 letters, digits, - or _, got 'a/b'"),
        ("join ABC234 --seat 0", "--seat: expected a seat from 1 to 5, got 0"),
        ("join ABC234 --seat x", "--seat: expected a whole number, got 'x'"),
        ("join ABC234 --watch --seat 1", "--watch: expected without --seat"),
        ("join ABC234 --record /", "--record /: expected a file in an existing directory, got a directory"),
        ("host --seats 2", "--seats: expected 3, 4 or 5, counting every seat, got 2"),
        ("host --edition 2021", "--edition: expected '2022' or '2020', got '2021'"),
        ("host --leo --edition 2020", "--leo: Leo exists in the 2022 edition only"),
        ("host --bots clever", "--bots: expected some of novice, "),
        (
            "host --seats 3 --bots greedy,greedy,greedy",
            "--bots: expected at most 2, as you sit there too",
        ),
        ("host --clock soon", "--clock: expected none, a time a decision such as 30s or 2d, or a bank"),
        ("host --clock 0s", "--clock: expected none, "),
        ("host --clock 31d", "--clock: expected none, "),
        ("host --grace soon", "--grace: expected none, or seconds such as 60 (5m, 1d), got 'soon'"),
        ("host --grace 1m+1", "--grace: expected none, or seconds"),
        ("host --grace 31d", "--grace: expected none, or seconds"),
        ("host --stand-in clever", "--stand-in: expected one of novice, "),
        ("host --seat 4 --leo", "--seat: expected 1, 2 or 3, got 4; Leo sits in 4"),
        ("host --server nonsense", "--server: expected an address such as https://example.org/cards"),
        ("bot", "bot: expected a SPEC or --level, got neither"),
        ("bot greedy --level greedy", "bot: expected a SPEC or --level, got both"),
        ("bot greedy --seat 1", "--seat: expected --table with it"),
        ("bot greedy --code ABC234", "--code: expected --table with it"),
        ("bot greedy --table nonsense", "--table: expected a table's link such as https://example.org/t/…"),
        ("bot greedy --table ABC234", "--table: expected a table's link"),
        ("bot greedy --table nonsense --code ABC234", "--table: expected an address such as "),
        ("bot greedy --table http://h --code ../etc", "--code: expected a table's link such as "),
        (f"bot gredy --table http://127.0.0.1:1/t/{ID}", "bot: expected one of "),
    ],
)
def test_a_wrong_command_line(terminal: Terminal, arguments: str, expected: str) -> None:
    assert terminal.fails(*arguments.split()).startswith(expected)
    assert not terminal.home.exists()


@pytest.mark.parametrize(
    "arguments", ["join ABC234 --server", "host --server", "bot greedy --code ABC234 --table"]
)
def test_no_server_there(terminal: Terminal, arguments: str) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    why = terminal.fails(*arguments.split(), url)
    assert why.startswith(f"{url}: expected a server of Wild Cards, but none answers: ")
    assert "refused" in why


class _Other(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        body = b"<html>Hello</html>"
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_of_something_else(terminal: Terminal) -> None:
    with HTTPServer(("127.0.0.1", 0), _Other) as other:
        thread = threading.Thread(target=other.serve_forever, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{other.server_port}"
        why = terminal.fails("join", f"{url}/t/{ID}")
        other.shutdown()
        thread.join()
    expected = "expected a server of Wild Cards, got another answer (status 200 to GET /api/me)"
    assert why == f"{url}: {expected}"


def test_a_table_that_is_not_there(server: Running, terminal: Terminal) -> None:
    unknown = t("refused-no_table")
    url = f"{server.url}/t/{ID}"
    assert terminal.fails("join", url) == f"{unknown} ({url})"
    assert terminal.fails("bot", "greedy", "--table", url) == f"{unknown} ({url})"
    no_code = t("refused-no_code")
    assert terminal.fails("join", "ABC234", "--server", server.url) == f"{no_code} (ABC234)"
    assert (
        terminal.fails("bot", "greedy", "--table", server.url, "--code", "ABC 234") == f"{no_code} (ABC 234)"
    )


def test_a_table_that_is_full(server: Running, terminal: Terminal) -> None:
    table = make(server.client(), "bot", "bot", "bot")["id"]
    url = f"{server.url}/t/{table}"
    full = f"{url}: expected an open seat at the table, but all are taken"
    assert terminal.fails("join", url) == f"{full}; --watch shows the game to you"
    assert terminal.fails("bot", "greedy", "--table", url) == full  # which has no --watch
    assert terminal.fails("join", url, "--seat", "2").startswith(t("refused-seat_taken", seat=2))
    assert terminal.fails("join", url, "--seat", "5").startswith(t("refused-no_seat", seat=5, seats="3"))


def test_nobody_is_told_to_watch_where_it_is_closed(server: Running, terminal: Terminal) -> None:
    table = make(server.client(), "bot", "bot", "bot", spectators="closed")["id"]
    assert terminal.fails("join", f"{server.url}/t/{table}").endswith("but all are taken")


def names(server: Running, table: str) -> list[str | None]:
    return [seat.name for seat in server.server.hub.lives[table].table.seats]


@pytest.mark.parametrize(("typed", "name"), [("  Ben ", "Ben"), ("", "Guest")])
def test_the_name_is_asked_for_where_nobody_knows_it(
    server: Running, terminal: Terminal, typed: str, name: str
) -> None:
    run = terminal.run("host", "--server", server.url, "--as", "new", typed=f"{typed}\nquit\n", tty=True)
    assert "Your name? (Enter: Guest) > " in run.out
    assert f"Seat 1: {name} (you" in run.out
    if typed:
        again = terminal.run("host", "--server", server.url, "--as", "new", typed="quit\n", tty=True)
        assert "Your name?" not in again.out
        assert "Seat 1: Ben (you" in again.out


def test_over_pipes_it_is_said_how_to_have_a_name(server: Running, terminal: Terminal) -> None:
    run = terminal.run("host", "--server", server.url, "--as", "piped", typed="quit\n")
    assert "Others see you as Guest; --name NAME gives you a name." in run.out


def test_a_name_is_changed_by_coming_again(server: Running, terminal: Terminal) -> None:
    run = terminal.run("host", "--server", server.url, "--as", "cut", "--name", "A" * 24, typed="quit\n")
    (url,) = [line.split()[-1] for line in run.lines if "Its link: " in line]
    run = terminal.run("join", url.replace("localhost", "127.0.0.1"), "--as", "cut", "--name", "Ann")
    assert names(server, url.rpartition("/")[2])[0] == "Ann"
    assert "names are cut" not in run.out


def test_before_the_game_the_rules_can_be_read(server: Running, terminal: Terminal) -> None:
    typed = "?\nrules\nrules ties\nrules nonsense\nleaders\nquit\n"
    run = terminal.run("host", "--server", server.url, "--seats", "3", "--leo", "--name", "Ann", typed=typed)
    out = " ".join(run.out.split())
    assert out.count("Type start to begin") == 2
    assert "rules: the game in short" in out
    assert t("rules-ties-2022") in out
    assert "after rules, got “nonsense”" in out
    assert t("power-pe") in out


def test_a_table_that_is_closed_to_spectators(server: Running, terminal: Terminal) -> None:
    table = make(server.client(), "open", "bot", "bot", spectators="closed")["id"]
    why = terminal.fails("join", f"{server.url}/t/{table}", "--watch")
    assert why.startswith(t("refused-closed"))


def test_a_personal_link_that_is_none(server: Running, terminal: Terminal) -> None:
    table = make(server.client(), "open", "bot", "bot")["id"]
    why = terminal.fails("join", f"{server.url}/t/{table}#seat=abc.def")
    assert why.startswith(t("refused-no_link"))


def test_a_table_that_is_ended_before_its_game(server: Running, terminal: Terminal) -> None:
    host = server.client()
    table = make(host, "open", "open", "bot")["id"]
    url = f"{server.url}/t/{table}"
    assert host.post(f"/api/tables/{table}/close").status_code == 200
    assert "the game has begun" in terminal.fails("join", url)
    run = terminal.run("join", url, "--watch")
    assert (run.status, run.err) == (0, "")
    assert "The table was closed before the end of its game." in run.out


@pytest.mark.parametrize("policy", ["late", "all"])
def test_spectators_see_all_hands_where_the_host_shows_them(
    server: Running, terminal: Terminal, policy: str
) -> None:
    """Those of every round: the person at the table is away, and bots play it to its end."""
    host = server.client()
    away = {"grace": 0, "level": "novice"}
    table = make(host, "open", "bot", "bot", spectators=policy, bot_delay=0, absence=away)["id"]
    nonce = {"nonce": "0" * 32}
    assert host.put(f"/api/tables/{table}/seats/0", json=nonce).status_code == 200
    assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200
    run = terminal.run("join", f"{server.url}/t/{table}", "--watch", "--as", "eve")
    assert (run.status, run.err) == (0, "")
    assert run.out.count("Guest holds") >= 1


def test_another_policy_for_spectators_is_refused(server: Running, terminal: Terminal) -> None:
    wrong = terminal.fails("host", "--server", server.url, "--spectators", "some")
    assert "--spectators: expected one of public, late, all, closed, got 'some'" in wrong


@pytest.mark.parametrize("hints", [False, True])
def test_hints_are_given_where_the_host_allows_them(server: Running, terminal: Terminal, hints: bool) -> None:
    made = ("host", "--server", server.url, "--seats", "3", "--bots", "greedy", "--name", "Ann")
    run = terminal.run(*made, *["--hints"] * hints, typed="quit\n")
    (url,) = [line.split()[-1] for line in run.lines if "Its link: " in line]
    table = url.rpartition("/")[2]
    seat = f"/api/tables/{table}/seats/1"
    assert server.client().put(seat, json={"nonce": "0" * 32}).status_code == 200
    out = " ".join(terminal.run("join", f"{server.url}/t/{table}", typed="start\nhint\nquit\n").out.split())
    assert (t("refused-no_hints") in out) is not hints
    assert ("Chance of winning: " in out) is hints


def test_where_no_identity_can_be_kept(
    server: Running, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WILDCARDS_HOME", str(tmp_path / "file"))
    why = terminal.fails("host", "--server", server.url)
    assert "your identity cannot be kept there: Not a directory" in why


def test_a_terminal_gives_a_seat_to_a_bot(server: Running, terminal: Terminal) -> None:
    run = terminal.run(
        "host", "--server", server.url, "--seats", "3", "--bots", "novice", "--name", "Ann", typed="quit\n"
    )
    (link,) = [line.split()[-1] for line in run.lines if "Its link: " in line]
    table, bob = link.rpartition("/")[2], server.client()
    url = f"{server.url}/t/{table}"
    assert bob.put(f"/api/tables/{table}/seats/1", json={"nonce": "0" * 32, "name": "Bob"}).status_code == 200
    terminal.run("join", url, typed="start\nquit\n")
    out = " ".join(terminal.run("join", url, typed="bot x\nbot 2\nquit\n").out.split())
    assert "Expected the number of a seat after bot" in out
    assert "A bot gets a seat for good only when" in out
    assert bob.post(f"/api/tables/{table}/leave").status_code == 200
    terminal.run("join", url, typed="bot 2\nquit\n")
    told = bob.get(f"/api/tables/{table}").json()
    assert (told["seats"][1]["kind"], told["you_replaced"]) == ("bot", True)
