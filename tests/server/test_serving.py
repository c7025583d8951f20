"""Starting and stopping a server, and what it says when it cannot."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.players import COOKIE, newcomer, set_table
from support.servers import Running, free_port, running, spawned, sqlite_in, wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wildcards.cli import main
from wildcards.errors import ServerError
from wildcards.server.run.launch import bound_port, listen_near, make_config
from wildcards.server.storage.database import Database, default_url
from wildcards.server.storage.migrate import migrate

OPEN = {"kind": "open"}


def serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`wildcards serve`, which is expected not to start."""
    return subprocess.run(
        [sys.executable, "-m", "wildcards", "serve", *options],
        env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def test_a_server_imports_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    migrate(Database(database))
    code = (
        "import sys; from wildcards.server.run import launch\n"
        "config = launch.make_config(database=sys.argv[1], log_level='info', host='::1', trusted_proxies='',"
        " metrics_from='')\n"
        "launch.Server(config); sys.stdout.write(' '.join(sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code, database], capture_output=True, text=True, check=True)
    absent = "httpx rich pygments pydantic alembic numpy matplotlib attrs sqlalchemy.dialects.postgresql"
    assert not set(run.stdout.split()) & set(absent.split())


def close_code(socket: ClientConnection) -> int | None:
    """The code with which the server closes, after whatever it still sends."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_stopped_server_tells_clients_to_come_back(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        cookie = asyncio.run(newcomer(server.url, "Ann"))
        table = asyncio.run(set_table(server.url, [cookie], [OPEN, OPEN, OPEN]))
        url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        with connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as socket:
            socket.send('{"type": "hello", "protocol": 1}')
            before = [json.loads(socket.recv()) for _ in range(2)][1]
            server.stop()
            assert close_code(socket) == 1012
        server.start()
        with connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as socket:
            socket.send('{"type": "hello", "protocol": 1}')
            after = [json.loads(socket.recv()) for _ in range(2)][1]
        assert after["games"] == before["games"]
        assert "Traceback" not in server.errors


def test_one_server_a_sqlite_database(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with spawned(database) as server:
        second = serve("--port", "0", "--database", database)
    assert second.returncode == 2
    assert f"no other server uses, but the one at http://localhost:{server.port} does" in second.stderr
    assert second.stderr.count("\n") == 1


def test_a_port_that_is_taken(server: Running, tmp_path: Path) -> None:
    port = str(server.server.config.port)
    refused = serve("--port", port, "--database", sqlite_in(tmp_path))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert f"cannot listen on 127.0.0.1:{port}" in refused.stderr


def test_the_next_port_does_where_one_may_be_chosen(server: Running) -> None:
    taken = server.server.config.port
    with listen_near("127.0.0.1", taken, 20) as listening:
        assert taken < bound_port(listening) < taken + 20
    with pytest.raises(ServerError, match=f"127.0.0.1:{taken}"):
        listen_near("127.0.0.1", taken, 1)


def test_a_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}.new\nmv {opened}.new {opened}\nexec sleep 60\n")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with spawned(sqlite_in(tmp_path), "--open") as server:
        wait_for(opened.exists)
        assert opened.read_text() == f"http://localhost:{server.port}\n"
        assert "A browser opens" in server.errors


def test_a_server_that_runs_already_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts the game twice gets the one that exists."""
    database = sqlite_in(tmp_path)
    with spawned(database) as server:
        monkeypatch.setenv("BROWSER", "none")
        second = serve("--open", "--port", "0", "--database", database)
        url = f"http://localhost:{server.port}"
    assert second.returncode == 0
    assert second.stderr == f"Wild Cards is running already, at {url}.\nTo play, open {url} in a browser.\n"


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")


@pytest.mark.parametrize(
    "environment", [{"BROWSER": "none", "DISPLAY": ":0"}, pytest.param({}, marks=LINUX, id="no display")]
)
def test_without_a_browser_it_is_said_where(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with spawned(sqlite_in(tmp_path), "--open") as server:
        assert f"To play, open http://localhost:{server.port} in a browser.\n" in server.errors


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--public-url", "example.org"), "https://example.org/cards"),
        (("--log-level", "loud"), "debug, info, warning, error"),
        (("--database", "mysql://x/y"), "sqlite:///FILE or postgresql://"),
        (("--database", "sqlite://host/x.db"), "sqlite:///FILE or postgresql://"),
        (("--database", "sqlite:////x.db?mode=ro"), "with nothing after it"),
        (("--port", "70000"), "--port: expected a whole number from 0 to 65535, got '70000'"),
        (("--port", "x"), "--port: expected a whole number from 0 to 65535, got 'x'"),
        (("--bot-workers", "0"), "--bot-workers: expected a whole number from 1 to 64, got '0'"),
        (("--host", "no.such.host.invalid"), "--host: expected an address of this machine, got 'no.such"),
        (("--host", ""), "--host: expected an address of this machine, got ''"),
        (("--host", "192.0.2.1"), "--host: expected an address of this machine, got '192.0.2.1'"),
        (("--metrics-from", "10.1.2.3/8"), "--metrics-from: expected addresses and networks such as"),
        (("--trusted-proxies", "rubbish"), "got 'rubbish'"),
        (("--public-url", "https://x/a b"), "all parts of its path '/a b' have to be of the letters"),
    ],
)
def test_options_that_cannot_be(
    options: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Each is checked before anything else is done, and reported in one line."""
    monkeypatch.setenv("WILDCARDS_HOME", str(tmp_path))
    assert main(["serve", "--port", "0", *options]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert (told.count("\n"), told.startswith("error: ")) == (1, True)


def test_what_is_wrong_is_told_as_json_where_all_is(tmp_path: Path) -> None:
    refused = serve("--log-json", "--metrics-from", "x", WILDCARDS_HOME=str(tmp_path))
    (line,) = [json.loads(line) for line in refused.stderr.splitlines()]
    assert (refused.returncode, line["level"]) == (2, "error")
    assert line["message"].startswith("--metrics-from: expected addresses")


def test_every_line_of_a_json_log_is_json(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path), "--log-json") as server:
        first = json.loads(server.errors.splitlines()[0])
        assert first["message"].startswith("Wild Cards serves at http://localhost:")
        server.stop()
        assert all(json.loads(line)["level"] for line in server.errors.splitlines())


def test_options_may_be_written_as_people_write_them(tmp_path: Path) -> None:
    plain: dict[str, Any] = {"public_url": None, "trusted_proxies": "", "metrics_from": "*"}
    config = make_config(database=sqlite_in(tmp_path), log_level="INFO", host=" [::1] ", port=1, **plain)
    assert (config.host, config.base, config.log_level) == ("::1", "http://[::1]:1", "info")


@pytest.mark.parametrize("name", ["a?b", "a%20b", "50%", "a#b", "ä b", "a&b=c", "a:b@c"])
def test_a_directory_may_have_any_name(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDCARDS_HOME", str(tmp_path / name))
    database = Database(default_url())
    try:
        migrate(database)
        assert database.place == str(tmp_path / name / "server.db")
        assert [path.name for path in tmp_path.iterdir()] == [name]
        assert (tmp_path / name / "server.db").stat().st_size > 0
    finally:
        database.close()


@pytest.mark.parametrize(
    ("public", "origin", "host"),
    [
        ("https://games.example:443", "https://games.example", "127.0.0.1:1"),
        ("https://müller.example/cards", "https://xn--mller-kva.example", "upstream"),
        ("http://games.example:80", "http://games.example", "upstream:8080"),
    ],
)
def test_pages_of_a_public_address_behind_a_proxy_that_rewrites_host(
    tmp_path: Path, public: str, origin: str, host: str
) -> None:
    with running(sqlite_in(tmp_path), public_url=public) as server:
        client = server.client(headers={"host": host})
        assert client.put("/api/me", json={"name": "A"}, headers={"origin": origin}).status_code == 200
        for other in ("https://evil.example", f"{origin}.evil", f"{origin}:444"):
            assert client.put("/api/me", json={"name": "A"}, headers={"origin": other}).status_code == 403


def test_a_database_that_is_not_there() -> None:
    password = f"secret{random.random()}"
    url = f"postgresql://tester:{password}@127.0.0.1:{free_port()}/cards"
    refused = serve("--port", "0", "--database", url)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert password not in refused.stderr


def test_health_and_metrics(server: Running) -> None:
    client = server.client()
    health = client.get("/health").json()
    assert (health["status"], health["tables"], health["sockets"]) == ("ok", 0, 0)
    client.post("/api/tables", json={})
    client.post("/api/tables", json={"seats": "many"})
    text = client.get("/metrics").text
    assert "wildcards_tables_made_total 1.0" in text
    assert "wildcards_commit_seconds_bucket" in text


def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), metrics_from="10.1.2.3, 10.1.2.4") as server:
        client = server.client()
        refused = client.get("/metrics")
        assert (refused.status_code, refused.json()["code"]) == (404, "no_path")
        told = client.get("/metrics", headers={"X-Forwarded-For": "10.1.2.4"})
        assert "wildcards_acts_total" in told.text


SPELLINGS = (
    "/metrics", "/metrics/", "//metrics", "//metrics//", "/metrics%2f", "/metrics%2F%2f", "/%6detrics",
    "/cards/metrics", "/cards/metrics/", "/cards//metrics", "/cards%2fmetrics", "//cards/metrics",
    "/cards/cards/metrics", "/metrics?x", "/./metrics", "/x/../metrics", "/METRICS", "/metrics;x",
    "/metrics%00", "/metrics%0a", "http://x/metrics",
)  # fmt: skip


def get(server: Running, target: str, *headers: str) -> tuple[int, bytes]:
    """Ask for exactly this, which HTTP clients would put in order before; returns the status and the rest."""
    lines = [f"GET {target} HTTP/1.0", "Host: x", *headers, "", ""]
    with socket.create_connection(("127.0.0.1", server.server.config.port), timeout=20) as line:
        line.sendall("\r\n".join(lines).encode())
        answer = b"".join(iter(partial(line.recv, 65_536), b""))
    return int(answer.split()[1]), answer


@pytest.mark.parametrize("public", ["http://x", "https://example.org/cards"])
def test_metrics_are_guarded_however_they_are_asked_for(tmp_path: Path, public: str) -> None:
    with running(sqlite_in(tmp_path), public_url=public, metrics_from="10.0.0.0/8") as server:
        for target in SPELLINGS:
            for header in (
                "X-Nothing: 1",
                "X-Forwarded-For: 192.0.2.1",
                "X-Forwarded-For: 10.1.1.1, 192.0.2.1",
            ):
                status, answer = get(server, target, header)
                assert status in (400, 404), target
                assert b"wildcards_" not in answer
        told = [get(server, target, "X-Forwarded-For: 10.200.1.9")[0] for target in SPELLINGS]
        assert told.count(200) >= 8  # otherwise nothing was guarded above


def test_who_is_new_gets_a_cookie_by_the_route(server: Running) -> None:
    """However its path is written; no page, and nothing for operators, sets one."""
    for target in ("/api/me", "//api//me/", "/api/me%2f"):
        assert b"set-cookie: wildcards_id=" in get(server, target)[1].lower()
    for target in ("/", "/health", "//health/", "/metrics", "/api/nothing", "/schema/openapi.json"):
        assert b"set-cookie" not in get(server, target)[1].lower()


def test_a_cookie_is_good_for_a_year_from_its_last_use(server: Running) -> None:
    ann = server.client()
    first = ann.get("/api/me").headers["set-cookie"]
    again = ann.get("/api/tables").headers["set-cookie"]
    assert again == first
    assert "Max-Age=31536000" in again


@pytest.mark.parametrize(
    "target", ["/", "/schema", "/schema/openapi.json", "/api/me", "/api/no", "/health", "/sw.js", "*"]
)
def test_every_answer_has_a_policy(server: Running, target: str) -> None:
    answer = get(server, target)[1].lower()
    for header in (b"content-security-policy: default-src 'none'", b"x-content-type-options: nosniff"):
        assert answer.count(header) == 1


def test_only_its_owner_can_read_a_database(tmp_path: Path) -> None:
    """It holds the seeds of games in play."""
    with running(sqlite_in(tmp_path / "deep")) as server:
        server.client().post("/api/tables", json={})
        files = list((tmp_path / "deep").glob("*.db*"))
        assert len(files) == 4  # with the write-ahead log, its index, and the lock
        assert {oct(file.stat().st_mode)[-2:] for file in files if file.suffix != ".lock"} == {"00"}
    assert oct((tmp_path / "deep").stat().st_mode)[-3:] == "700"
