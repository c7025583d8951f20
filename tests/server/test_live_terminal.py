"""Playing at a server's table in a terminal: overtaken prompts, and commands typed meanwhile."""

from __future__ import annotations

import os
import select
import signal
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from support.live_terminal import LiveTerminal
from support.servers import Running, spawned, sqlite_in, wait_for

from wildcards.conform.client import make_of, seats_of
from wildcards.engine.phase import Phase
from wildcards.remote.api import Api
from wildcards.remote.link import Link
from wildcards.remote.profile import Profile
from wildcards.remote.seat import take_seat
from wildcards.table import commands

pytestmark = pytest.mark.skipif(os.name != "posix", reason="terminals as POSIX has them")
STAND_IN = "A bot (advanced) plays for you; type back to go on yourself."


def start(client: httpx.Client, table: str) -> None:
    wait_for(lambda: all(seat["kind"] != "open" for seat in seats_of(client, table)))
    assert client.post(f"/api/tables/{table}/start", json={}).status_code == 200


@contextmanager
def joined(home: Path, url: str, *options: str) -> Iterator[LiveTerminal]:
    with LiveTerminal(home, "join", url, "--name", "Ann", *options) as one:
        yield one


@contextmanager
def playing(server: Running, home: Path) -> Iterator[tuple[LiveTerminal, str]]:
    """Ann's terminal at a table with two bots, whose game has begun, and the table's id."""
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy")
    with joined(home, f"{server.url}/t/{table}") as one:
        start(host, table)
        yield one, table


def at_the_first_prompt(one: LiveTerminal) -> None:
    one.shows("Enter begins")
    one.type("\n")
    one.shows("for help > ")


def test_a_prompt_is_left_when_time_is_up(server: Running, tmp_path: Path) -> None:
    """The bot plays on, news comes above the prompt, and `back` is understood meanwhile."""
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy", clock={"kind": "decision", "seconds": 5}, bot_delay=0.2)
    with joined(tmp_path, f"{server.url}/t/{table}") as one:
        one.shows("Clock: 5 s for each decision; when time is up, a bot decides.")
        start(host, table)
        one.shows("Clock: 5 s for each decision")
        one.shows("Enter begins")
        one.type("\n")
        one.shows("Time left: ")
        one.shows("for help > ")
        one.shows("Your time is up; this is no longer asked.")
        one.shows(STAND_IN)
        one.shows("a bot plays for you: back or Enter > ")
        one.type("bac")
        one.shows("You take ")
        one.shows("a bot plays for you: back or Enter > bac")
        one.type("k\n")
        one.shows("for help > ")
        one.process.send_signal(signal.SIGINT)
        assert one.end() == 130, one.seen
    assert "Traceback" not in one.seen


def test_a_prompt_says_that_the_table_is_closed(server: Running, tmp_path: Path) -> None:
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy")
    with joined(tmp_path, f"{server.url}/t/{table}") as one:
        start(host, table)
        at_the_first_prompt(one)
        live = server.server.hub.lives[table]
        profile = Profile(tmp_path / "online" / "default")
        with Api(server.url, profile) as api:
            headers = {"cookie": api.cookie_header()}
            assert server.client().post(f"/api/tables/{table}/leave", headers=headers).status_code == 200
        wait_for(lambda: live.table.seats[0].stand_in is not None)
        one.shows("A bot decides this in your place; it is no longer asked.")
        one.shows(STAND_IN)
        assert host.post(f"/api/tables/{table}/close").status_code in (200, 409)
        if live.table.status == "closed":
            one.shows("The table was closed before the end of its game.")
        else:
            one.shows("Final score")
        assert one.end() == 0


def test_a_lost_connection_is_told_at_the_prompt(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        host = server.client()
        table = make_of(host, "open", "greedy", "greedy")
        with joined(tmp_path, f"{server.url}/t/{table}") as one:
            start(host, table)
            at_the_first_prompt(one)
            one.type("1")
            server.kill()
            one.shows("The connection is lost. Trying again; your seat is kept.")
            one.shows("for help > 1")
            server.start()
            one.shows("Connected again.")
            one.shows("for help > 1")
            one.type("\x7f1\n")
            one.shows("Bids: ")
            one.process.send_signal(signal.SIGINT)
            assert one.end() == 130, one.seen


def test_commands_are_obeyed_while_others_decide_and_other_lines_forgotten(
    server: Running, tmp_path: Path
) -> None:
    host = server.client()
    table = make_of(host, "open", "open", "greedy")
    url = f"{server.url}/t/{table}"
    ben = Profile()
    with joined(tmp_path, url) as one, Api(server.url, ben) as api:
        one.shows("Meanwhile: rules")
        one.type("?\n")
        one.shows("rules: the game in short")
        one.type("start\n")
        one.shows("Expected who, rules, help or quit, got “start”.")
        take_seat(api, ben, table, None, "Ben")
        start(host, table)
        with Link(server.url, table, api.cookie_header()) as link:
            assert link.wait(lambda known: known.is_asked(1), 30)
            at_the_first_prompt(one)
            one.type("1\n")
            one.shows("Waiting for Ben.")
            one.type("score\n")
            one.shows("If the game ended now:")
            one.type("1\n")
            one.shows("You are not asked anything now.")
            one.type("log\n")
            one.shows("Round 1 begins.")
            one.type("2")  # and no Enter: it must not be part of the next answer
            one.shows("2")
            decide(link, 1)
            one.shows("Bids: ")
        one.shows("Ben is away.")
        one.process.send_signal(signal.SIGINT)
        assert one.end() == 130, one.seen
    assert "Continue with:" in one.seen


def test_a_bid_is_taken_back_while_others_decide(server: Running, tmp_path: Path) -> None:
    host = server.client()
    table = make_of(host, "open", "open", "greedy")
    ben = Profile()
    with joined(tmp_path, f"{server.url}/t/{table}") as one, Api(server.url, ben) as api:
        one.shows("Meanwhile: rules")
        take_seat(api, ben, table, None, "Ben")
        start(host, table)
        played = server.server.hub.lives[table]
        at_the_first_prompt(one)
        one.type("1\n")
        one.shows("Waiting for Ben.")
        assert 0 not in played.table.people_to_act()
        once_more = commands.MOST_BACKS - 1
        played.table.seats[0].backs = (played.table.turn, once_more)  # as if it had done so before
        one.type("back\n")
        one.shows("for help > ")
        assert 0 in played.table.people_to_act()
        one.type("back\n")
        one.shows("Nothing is picked")
        one.shows("for help > ")
        one.type("2\n")
        one.shows("Waiting for Ben.")
        one.type("back\n")
        one.shows("That was not taken. You have taken back")
        with Link(server.url, table, api.cookie_header()) as link:
            assert link.wait(lambda known: known.is_asked(1), 30)
            decide(link, 1)
            one.shows("Bids: ")
        one.process.send_signal(signal.SIGINT)
        assert one.end() == 130, one.seen


def decide(link: Link, seat: int) -> None:
    seen = link.table.seen_by(seat)
    link.tell(lambda known: known.act(seen, seen.legal_actions[:1]))


def test_what_was_typed_before_a_question_is_no_answer_to_it(server: Running, tmp_path: Path) -> None:
    with playing(server, tmp_path) as (one, table):
        one.shows("Enter begins")
        one.type("\n1\n1\n1\n")
        one.shows("for help > ")
        one.type("score\n")
        one.shows("If the game ended now:")
        played = server.server.hub.lives[table].table
        assert (played.playing_state().round, played.playing_state().phase) == (1, Phase.BID)
        assert 0 not in played.bidders
        one.type("quit\n")
        assert one.end() == 0


def test_where_enter_goes_on_an_unknown_word_is_told(server: Running, tmp_path: Path) -> None:
    with playing(server, tmp_path) as (one, _):
        one.shows("Enter begins")
        one.type("wat\n")
        one.shows("There is no command “wat”.")
        at_the_first_prompt(one)
        one.type("quit\n")
        assert one.end() == 0


def test_nothing_is_left_over_for_the_shell(server: Running, tmp_path: Path) -> None:
    with playing(server, tmp_path) as (one, _):
        one.shows("Enter begins")
        with one.shell() as shell:
            assert not termios.tcgetattr(shell)[3] & termios.ECHO
            one.type("quit\nls\n")
            one.shows("Continue with:")
            assert one.process.wait(40) == 0
            assert termios.tcgetattr(shell)[3] & termios.ECHO
            assert termios.tcgetattr(shell)[3] & termios.ICANON
            assert select.select([shell], [], [], 0)[0] == []


def test_a_program_that_was_stopped_takes_the_terminal_over_again(server: Running, tmp_path: Path) -> None:
    host = server.client()
    table = make_of(host, "open", "greedy", "greedy")
    with joined(tmp_path, f"{server.url}/t/{table}") as one, one.shell() as shell:
        start(host, table)
        at_the_first_prompt(one)
        one.process.send_signal(signal.SIGSTOP)
        assert os.waitpid(one.process.pid, os.WUNTRACED)[0] == one.process.pid
        mode = termios.tcgetattr(shell)
        mode[3] |= termios.ECHO | termios.ICANON
        termios.tcsetattr(shell, termios.TCSANOW, mode)
        one.process.send_signal(signal.SIGCONT)
        one.shows("for help > ")
        assert not termios.tcgetattr(shell)[3] & termios.ECHO
        one.type("quit\n")
        one.shows("Continue with:")
        assert one.process.wait(40) == 0


def test_a_spectator_is_obeyed_and_has_no_seat_that_is_kept(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        host = server.client()
        table = make_of(host, "open", "greedy", "greedy")
        ben = Profile()
        with Api(server.url, ben) as api:
            take_seat(api, ben, table, None, "Ben")
            start(host, table)
            with LiveTerminal(tmp_path, "join", f"{server.url}/t/{table}", "--watch") as one:
                one.shows("Enter begins")
                one.type("\n")
                one.shows("Ben is away.")
                one.type("score\n")
                one.shows("If the game ended now:")
                server.kill()
                one.shows("The connection is lost. Trying again.")
                server.start()
                one.shows("Connected again.")
                with Link(server.url, table, api.cookie_header()):
                    one.shows("Ben is here again.")
                one.shows("Ben is away.")
                one.type("quit\n")
                assert one.end() == 0
    assert "seat is kept" not in one.seen


def test_whoever_sits_down_is_told_before_that_spectators_see_all_hands(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        host = server.client()
        table = make_of(host, "open", "open", "greedy", spectators="all")
        address = f"{server.url}/t/{table}"
        with LiveTerminal(tmp_path, "join", address, "--name", "Ben") as one:
            one.shows("Spectators see all hands")
            one.shows("Enter to sit down, Ctrl-C to leave:")
            assert [seat["kind"] for seat in seats_of(host, table)] == ["open", "open", "bot"]
            one.type("\n")
            one.shows("The host begins.")
            assert seats_of(host, table)[0]["name"] == "Ben"
            one.type("quit\n")
            assert one.end() == 0
