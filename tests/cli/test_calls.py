"""`calls`: a webhook is set, shown and removed from a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.servers import Running, running, sqlite_in
from support.sinks import Sink, sink
from support.terminals import Terminal


@pytest.fixture(scope="module")
def taken() -> Iterator[Sink]:
    with sink() as here:
        yield here


@pytest.fixture
def server(tmp_path: Path, taken: Sink, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    with running(sqlite_in(tmp_path)) as here:
        here.server.caller.outgoing = taken.outgoing()
        monkeypatch.setenv("WILDCARDS_SERVER", here.url)
        yield here


def test_a_webhook_is_set_shown_and_removed(server: Running, taken: Sink, terminal: Terminal) -> None:
    where = f"hook.example:{taken.port}"
    hours = ("--quiet", "22-7:30", "--zone", "Europe/Berlin")
    quiet = "No calls from 22:00 to 07:30 (Europe/Berlin). What comes up then is told afterwards."
    run = terminal.run("calls", "set", f"https://{where}/x", "--form", "discord", *hours)
    assert run.lines == [f"You are called at {where} when it is your turn.", quiet]
    assert taken.got[-1].json()["content"].startswith("**Wild Cards**")
    assert terminal.run("calls", "show").lines == [f"Webhook ({where})", quiet]
    assert terminal.run("calls", "show", "--as", "ben").lines == [
        "You are not called when it is your turn. wildcards calls set URL sets a webhook."
    ]
    assert terminal.run("calls", "stop").lines == ["1 webhook removed."]
    assert terminal.run("calls", "stop").lines == ["There was no webhook to remove."]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["http://hook.example/x"], "A webhook needs an https address without a name and password."),
        (
            ["https://hook.example/x", "--form", "xml"],
            "--form: expected one of json, discord, ntfy, got 'xml'",
        ),
        (
            ["https://hook.example/x", "--quiet", "25-3"],
            "--quiet: expected times such as 22:00-7:30, or none, got '25-3'",
        ),
        (
            ["https://hook.example/x", "--quiet", "22-3", "--zone", "Mars"],
            "There is no time zone “Mars”. Expected one such as Europe/Berlin.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    server: Running, terminal: Terminal, arguments: list[str], expected: str
) -> None:
    assert expected in terminal.fails("calls", "set", *arguments)
