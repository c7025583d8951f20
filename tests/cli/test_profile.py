"""The commands `profile …`: who somebody is at a server, from the terminal."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.servers import Running, running, sqlite_in
from support.terminals import Run, Terminal

from wildcards.conform.client import ok
from wildcards.remote.profile import Profile

Profiled = Callable[..., Run]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as here:
        yield here


@pytest.fixture
def profile(server: Running, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Profiled:
    """`wildcards profile …` at the server; each test has a machine of its own."""
    monkeypatch.delenv("WILDCARDS_SERVER", raising=False)

    def run(*words: str, given: str = "", at: str | None = server.url) -> Run:
        options = [] if at is None else ["--server", at]
        return terminal.run("profile", *words, *options, typed=given)

    return run


def said(run: Run) -> str:
    assert (run.status, run.err) == (0, "")
    return run.out


def test_a_code_leads_another_profile_to_the_same_person(profile: Profiled, server: Running) -> None:
    assert said(profile("rename", "Anna")) == f"You are Anna at {server.url}.\n"
    code = said(profile("keep", at=None)).splitlines()[-1]  # at the server where they were last
    assert said(profile("join", "--as", "phone", given=code)) == f"You are Anna at {server.url}.\n"
    shown = said(profile("show", "--as", "phone"))
    assert "You have a recovery code" in shown
    assert shown.count("- wildcards") == 2
    assert "this device" in shown
    assert said(profile("sign-out", "--others")).startswith("All other devices")
    assert "You are Guest" in said(profile("show", "--as", "phone"))
    assert "You are Anna" in said(profile("show"))


def test_a_link_leads_there_too(profile: Profiled, server: Running) -> None:
    ann = server.client()
    ok(ann.get("/api/me"))
    ok(ann.put("/api/me", json={"name": "Ann"}))
    token = ok(ann.post("/api/me/link"))["token"]
    assert said(profile("join", f"{server.url}/keep#{token}", at=None)) == f"You are Ann at {server.url}.\n"


def test_what_would_be_lost_is_said_before(profile: Profiled, server: Running) -> None:
    said(profile("rename", "Bo"))
    refused = profile("sign-out")
    assert refused.status == 2
    assert "--lose" in refused.err
    assert "You are Bo" in said(profile("show"))
    said(profile("sign-out", "--lose"))
    assert "You are Guest" in said(profile("show"))


def test_data_is_taken_along_and_taken_away(profile: Profiled, tmp_path: Path) -> None:
    said(profile("rename", "Cy"))
    file = tmp_path / "me.json"
    said(profile("export", str(file)))
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == "Cy"
    assert "expected a file that is not there yet" in profile("export", str(file)).err
    assert "expected --sure" in profile("delete").err
    said(profile("delete", "--sure"))
    assert "You are Guest" in said(profile("show"))


@pytest.mark.parametrize(
    ("words", "given", "why"),
    [
        (("join",), "abandon", "A recovery code has twelve words."),
        (("join",), "abandon " * 11 + "wildcards", "“wildcards” is not a word of recovery codes"),
        (("join",), "abandon " * 12, "These words don’t belong together"),
        (("join",), "abandon " * 11 + "about", "This leads to nobody."),
        (("join", "https://example.org/t/x"), "", "expected a link such as"),
        (("sign-out", "--others", "--all"), "", "expected --others or --all, got both"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    profile: Profiled, words: tuple[str, ...], given: str, why: str
) -> None:
    run = profile(*words, given=given)
    assert run.status == 2
    assert run.out == ""
    assert why in run.err
    assert run.err.count("\n") == 1


def test_the_last_server_is_remembered(tmp_path: Path) -> None:
    from http.cookiejar import CookieJar

    profile = Profile(tmp_path / "ann")
    assert profile.last_server() is None
    assert Profile(None).last_server() is None
    profile._write("table-x.json", {"server": 7})
    for at, server in enumerate(["https://one.example", "https://two.example"], 1):
        profile._write(f"{at}.json", {"server": server})
        os.utime(tmp_path / "ann" / f"{at}.json", (at, at))
    assert profile.last_server() == "https://two.example"
    profile.keep_cookies("https://one.example", CookieJar())
