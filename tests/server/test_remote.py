"""The client against real servers: bots and a person at a table, through restarts, to the end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import httpx
import pytest
from support.servers import Running, spawned, sqlite_in, wait_for
from support.terminals import Run, Terminal

from wildcards.conform.client import make_of, seats_of
from wildcards.notation.record import Record
from wildcards.notation.verify import verify
from wildcards.protocol.table import Absence
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.remote.profile import Profile
from wildcards.remote.seat import take_seat
from wildcards.remote.table import RemoteTable
from wildcards.terminal.screen import Screen
from wildcards.words.text import t
from wildcards.words.things import level


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path / "home", monkeypatch, capsys)


def status(client: httpx.Client, table: str) -> str:
    return str(client.get(f"/api/tables/{table}").json()["status"])


def start_when_full(client: httpx.Client, table: str) -> threading.Thread:
    """Let the host begin as soon as nobody is missing."""

    def work() -> None:
        wait_for(lambda: all(seat["kind"] != "open" for seat in seats_of(client, table)))
        assert client.post(f"/api/tables/{table}/start", json={}).status_code == 200

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


class Program:
    """`wildcards …` in its own process."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = {**os.environ, "WILDCARDS_HOME": str(home), "COLUMNS": "80"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildcards", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.watchdog = threading.Timer(100, self.process.kill)
        self.watchdog.daemon = True
        self.watchdog.start()

    def shows(self, text: str) -> str:
        """Wait for a line with this text; returns what came up to it."""
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line)
            if text in line:
                return "".join(lines)
        raise AssertionError(f"expected {text!r}, got {''.join(lines)}")

    def end(self, typed: str = "") -> Run:
        """What it left behind."""
        out, err = self.process.communicate(typed, timeout=120)
        return Run(self.process.returncode, out, err)


@contextmanager
def program(home: Path, *arguments: str) -> Iterator[Program]:
    made = Program(home, *arguments)
    try:
        yield made
    finally:
        made.watchdog.cancel()
        if made.process.poll() is None:
            made.process.kill()
            made.process.communicate()


def test_a_person_and_two_bots_play_a_whole_game(server: Running, terminal: Terminal, tmp_path: Path) -> None:
    """The bots are separate programs; the person's lines are typed into the terminal session."""
    host = server.client()
    table = make_of(host, "open", "open", "open")
    url = f"{server.url}/t/{table}"
    starter = start_when_full(host, table)
    with (
        program(tmp_path / "b1", "bot", "random", "--table", url, "--seat", "3") as one,
        program(tmp_path / "b2", "bot", "--level", "greedy", "--table", url, "--seat", "1") as two,
    ):
        wait_for(lambda: sum(seat["kind"] == "person" for seat in seats_of(host, table)) == 2)
        run = terminal.run("join", url, "--name", "Anna", typed="1\n" * 400)
        ends = [one.end(), two.end()]
    starter.join()
    assert (run.status, run.err) == (0, "")
    assert "At the table: you, greedy and random." in run.out
    assert "Final score" in run.out
    assert "and your own random bytes are part of the deal" in " ".join(run.out.split())
    for end in ends:
        assert (end.status, end.out) == (0, "")
        assert "Round 14 of 14" in end.err
        assert "your own random bytes are part of the deal" in end.err
    (path,) = (terminal.home / "records").iterdir()
    record = Record.from_json(path.read_text())
    assert verify(record).is_over
    assert [player.name for player in record.seats] == ["greedy", "Anna", "random"]
    assert record.to_dict() == host.get(f"/api/tables/{table}/record").json()
    again = terminal.run("join", url)
    assert f"Record: {path}" in again.out
    assert list((terminal.home / "records").iterdir()) == [path]


def test_a_spectator_sees_what_is_open(server: Running, terminal: Terminal, tmp_path: Path) -> None:
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy")
    starter = start_when_full(host, table)
    with program(tmp_path / "bot", "bot", "random", "--table", f"{server.url}/t/{table}") as bot:
        run = terminal.run("join", f"{server.url}/t/{table}", "--watch")
        assert bot.end().status == 0
    starter.join()
    assert (run.status, run.err) == (0, "")
    one, two = [seat["name"] for seat in seats_of(host, table)[1:]]
    assert f"At the table: random, {one} ({level('greedy')}) and {two} ({level('greedy')})." in " ".join(
        run.out.split()
    )
    assert "Your hand" not in run.out
    assert run.out.count("Display: @1") == 14
    assert "Checked: every step and shuffle is right" in run.out


@pytest.mark.parametrize("steps", [(60,), pytest.param((60, 150), marks=pytest.mark.slow)])
def test_the_game_goes_on_when_the_server_is_killed(
    terminal: Terminal, tmp_path: Path, steps: tuple[int, ...]
) -> None:
    """Killed in the middle, also several times, and started again: nobody does anything about it."""
    with spawned(sqlite_in(tmp_path)) as server:
        host = server.client()
        table = make_of(host, "open", "open", "greedy")
        url = f"{server.url}/t/{table}"
        with (
            program(tmp_path / "b1", "bot", "random", "--table", url) as one,
            program(tmp_path / "b2", "join", url, "--name", "Ben") as two,
        ):
            start_when_full(host, table).join()
            typed = threading.Thread(target=_type, args=(two, 400))
            typed.start()
            with Link(server.url, table, "") as spectator:
                for step in steps:
                    assert spectator.wait(_has_seen(step), 60)
                    server.kill()
                    server.start()
            ends = [one.end(), _end_of(two, typed)]
        assert status(host, table) == "over"
    assert [end.status for end in ends] == [0, 0], ends
    assert "Final score" in ends[1].out
    assert "your own random bytes are part of the deal" in " ".join(ends[1].out.split())


def _has_seen(step: int) -> Callable[[RemoteTable], bool]:
    return lambda table: None in table.games and table.games[None].step >= step


def _type(one: Program, number: int) -> None:
    assert one.process.stdin is not None
    one.process.stdin.write("1\n" * number)
    one.process.stdin.flush()


def _end_of(one: Program, typed: threading.Thread) -> Run:
    typed.join()
    return one.end()


def test_a_lost_connection_is_told_and_mends_itself(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        host = server.client()
        table = make_of(host, "open", "open", "greedy")
        with program(tmp_path, "join", f"{server.url}/t/{table}", "--name", "Ann") as ann:
            wait_for(lambda: seats_of(host, table)[0]["here"])
            with Api(server.url, Profile()) as api:
                take_seat(api, Profile(), table, None, "Ben")
                assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200
                _type(ann, 1)
                shown = ann.shows("Waiting for Ben.")
                server.kill()
                shown += ann.shows("The connection is lost. Trying again; your seat is kept.")
                server.start()
                shown += ann.shows("Connected again.")
                # The other's bid still arrives.
                with Link(server.url, table, api.cookie_header()) as link:
                    assert link.wait(lambda known: known.is_asked(1), 60)
                    seen = link.table.seen_by(1)
                    link.tell(lambda known: known.act(seen, seen.legal_actions[:1]))
                    shown += ann.shows("Bids: you ")
            ann.process.send_signal(signal.SIGINT)  # it may be Ben's turn: nothing is read then
            end = ann.end()
    assert end.status == 130
    assert "Continue with:" in end.out
    assert shown.count("Waiting for Ben.") == 1


def test_a_seat_moves_to_this_machine_by_a_personal_link(server: Running, terminal: Terminal) -> None:
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy")
    with Api(server.url, Profile()) as api:
        take_seat(api, Profile(), table, None, "Anna")
        assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200
        headers = {"cookie": api.cookie_header()}
        link = host.post(f"/api/tables/{table}/seats/0/link", headers=headers).json()
        url = f"{server.url}/t/{table}#seat={link['token']}"
        run = terminal.run("join", url, typed="1\nquit\n")
        assert run.status == 0
        assert "Anna (you): 7 cards" in run.out
        assert "Random bytes of your own" not in run.out
        assert api.table(table).seats[0].you is False
    assert terminal.run("join", f"{server.url}/t/{table}", typed="quit\n").status == 0
    assert "somebody else has the seat now" in terminal.fails("join", url, "--as", "Eve")


def test_a_bot_that_is_started_again_takes_its_seat_back(server: Running, tmp_path: Path) -> None:
    """Meanwhile a bot of the server has decided for it."""
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy", absence={"grace": 0, "level": "novice"}, bot_delay=0.15)
    profile = Profile(tmp_path / "online" / "robot")
    with Api(server.url, profile) as api:
        take_seat(api, profile, table, None, "robot")
    assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200
    with Link(server.url, table, "") as spectator:
        assert spectator.wait(_has_seen(40), 60)
        with program(tmp_path, "bot", "random", "--table", f"{server.url}/t/{table}", "--as", "robot") as bot:
            end = bot.end()
    assert end.status == 0, end
    assert "your own random bytes are part of the deal" in end.err
    record = host.get(f"/api/tables/{table}/record").json()
    own = [by for by, (seat, _) in zip(record["decided_by"], record["actions"], strict=True) if seat == 0]
    assert set(own) == {"novice", "human"}
    assert own[-1] == "human"


def test_the_same_person_comes_back_to_the_seat(server: Running, terminal: Terminal) -> None:
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy")
    starter = start_when_full(host, table)
    url = f"{server.url}/t/{table}"
    first = terminal.run("join", url, "--name", "Anna", typed="1\nquit\n")
    starter.join()
    assert first.status == 0
    assert f"The game is kept in {url}" in first.out
    assert f"wildcards join {url}" in first.out
    assert "got" in terminal.fails("join", url, "--as", "Ben", "--seat", "9")
    assert terminal.fails("join", url, "--as", "Ben").endswith(
        "the game has begun without you; --watch shows the game to you"
    )
    second = terminal.run("join", url, typed="1\n" * 400)
    assert second.status == 0
    assert "Final score" in second.out
    assert "your own random bytes are part of the deal" in " ".join(second.out.split())


def test_a_bot_plays_for_who_is_late_until_he_is_back(server: Running, terminal: Terminal) -> None:
    host = server.client()
    table = make_of(host, "open", "open", "greedy", absence={"grace": 0, "level": "greedy"}, bot_delay=0.1)
    starter = start_when_full(host, table)
    profile, other = Profile(terminal.home / "online" / "default"), Profile()
    with Api(server.url, profile) as api, Api(server.url, other) as second:
        take_seat(api, profile, table, None, "Anna")
        take_seat(second, other, table, None, "Ben")  # who never connects
    starter.join()
    with Link(server.url, table, "") as spectator:
        assert spectator.wait(_has_seen(30), 60)
        run = terminal.run("join", f"{server.url}/t/{table}", typed="huh\nback\n1\n1\n1\nquit\n")
    assert (run.status, run.err) == (0, "")
    assert "A bot (advanced) plays for you; type back to go on yourself." in run.out
    assert "Expected back to play yourself" in run.out
    assert "Your choice" in run.out
    assert set(server.server.hub.lives[table].table.decided_by) == {"", "greedy"}


@pytest.mark.parametrize("typed", ["1", "back", "score"])
def test_a_line_that_comes_too_late_through_a_pipe_is_not_sent(
    server: Running, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """It is read after the client has heard that a bot decides."""
    host = server.client()
    table = make_of(host, "open", "open", "greedy")
    profile, other = Profile(terminal.home / "online" / "default"), Profile()
    links: list[Link] = []

    class Known(Link):
        def __enter__(self) -> Self:
            links.append(self)
            return super().__enter__()

    with Api(server.url, profile) as api, Api(server.url, other) as second:
        take_seat(api, profile, table, None, "Anna")
        take_seat(second, other, table, None, "Ben")
        assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200

        def read(screen: Screen, question: str = "> ") -> str | None:
            if "back" in question:
                return "quit"
            left = host.post(f"/api/tables/{table}/leave", headers={"cookie": api.cookie_header()})
            assert left.status_code == 200
            assert links[0].wait(lambda known: known.view is not None and not known.is_asked(0), 30)
            return typed

        monkeypatch.setattr("wildcards.terminal.visit.Link", Known)
        monkeypatch.setattr(Screen, "read", read)
        run = terminal.run("join", f"{server.url}/t/{table}")
    assert (run.status, run.err) == (0, "")
    assert "A bot decides this in your place; it is no longer asked." in run.out
    assert "A bot (advanced) plays for you; type back to go on yourself." in run.out
    assert "That was not taken" not in run.out
    assert ("If the game ended now:" in run.out) == (typed == "score")


def test_a_host_makes_a_table_fills_it_and_begins(server: Running, terminal: Terminal) -> None:
    typed = "hello\nstart\nbots nonsense\nbots\nwho\nstart\n1\nquit\n"
    run = terminal.run(
        "host", "--server", server.url, "--seats", "4", "--leo", "--bots", "novice", "--name", "Anna",
        "--clock", "10m+5", "--grace", "2m", "--stand-in", "casual", "--title", "Ours", typed=typed,
    )  # fmt: skip
    assert (run.status, run.err) == (0, "")
    out = " ".join(run.out.split())
    (made,) = re.findall(rf"Its link: {re.escape(server.server.config.base)}/t/(\w+)", out)
    assert "Its code: " in out
    (third,) = re.findall(r"Seat 2: open Seat 3: (\w+), bot: novice Seat 4: Leo", out)
    assert "Expected start, bots (and perhaps a level), who, rules, help or quit, got “hello”." in out
    assert f"That was not taken. {t('refused-seats_open', seats='2')}" in out
    assert "(novice, " in out
    (second,) = re.findall(r"(\w+), bot: advanced takes seat 2\.", out)
    assert f"At the table: you, {second} ({level('greedy')}), {third} ({level('novice')}) and Leo." in out
    table = server.server.hub.lives[made]
    assert table.table.settings.title == "Ours"
    assert table.table.settings.clock.seconds == 600
    assert table.table.settings.absence == Absence(120, "casual")
    assert out.count("Clock: 10 min in all, and 5 s more after each decision; when time is up, a bot") == 2
    assert out.count("If somebody is asked but has been away for 2 min, a bot (casual) plays") == 2
    assert "Time left: " in out
    kept = Profile(terminal.home / "online" / "default").promise(table.table.id)
    nonces = {"0": table.table.seats[0].nonce}
    assert kept == {"commitment": table.table.commitment(), "nonces": nonces, "talisman": None}


def test_the_end_of_the_input_leaves_the_seat_kept(server: Running, terminal: Terminal) -> None:
    run = terminal.run("host", "--server", server.url, "--bots", "greedy,greedy,greedy")
    assert run.status == 0
    assert "The game is kept in " in run.out


def test_ctrl_c_while_waiting_tells_how_to_come_back(server: Running, tmp_path: Path) -> None:
    host = server.client()
    table = make_of(host, "open", "open", "greedy")
    with program(tmp_path, "join", f"{server.url}/t/{table}") as one:
        wait_for(lambda: seats_of(host, table)[0]["here"])
        one.process.send_signal(signal.SIGINT)
        end = one.end()
    assert end.status == 130
    assert "Continue with:" in end.out
    assert "Traceback" not in end.err
    assert seats_of(host, table)[0]["kind"] == "person"


def test_a_link_says_what_it_cannot_mend(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with Link(server.url, "z" * 20, "") as link, pytest.raises(Exception, match="no_table"):
        link.wait(lambda _: False, 30)


def test_a_command_given_without_a_connection_goes_out_over_the_next(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        host = server.client()
        table = make_of(host, "open", "greedy", "greedy")
        profile = Profile()
        with Api(server.url, profile) as api:
            take_seat(api, profile, table, None, "Anna")
            assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200
            with Link(server.url, table, api.cookie_header()) as link:
                assert link.wait(lambda known: known.is_asked(0), 30)
                server.kill()
                assert link.wait(lambda known: not known.is_welcome, 30)
                seen = link.table.seen_by(0)
                command = link.tell(lambda known: known.act(seen, seen.legal_actions[:1]))
                assert not command.is_answered
                server.start()
                assert link.wait(lambda known: known.is_settled(command), 60)
                assert command.done is not None
