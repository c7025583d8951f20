"""Connections that stay silent, or say half of something, are closed; a stop waits for none of them."""

from __future__ import annotations

import gc
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.servers import Running, running, spawned, sqlite_in

from wildcards.conform.client import Socket, make
from wildcards.server.http import socket as talk
from wildcards.server.http.patience import PATIENCE, PatientProtocol
from wildcards.server.http.socket import SILENT
from wildcards.server.run import open_files

SOON = 0.4  # instead of ten seconds
HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n"


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server without much patience."""
    monkeypatch.setattr(PatientProtocol, "patience", SOON)
    monkeypatch.setattr(talk, "PATIENCE", SOON)
    with running(sqlite_in(tmp_path)) as here:
        yield here


def dial(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.server.config.port), timeout=20)


def test_the_patience_is_ten_seconds() -> None:
    assert PATIENCE == talk.PATIENCE == PatientProtocol.patience == 10


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /hea", HEAD, POST, POST + b'{"seats"'],
    ids=["nothing", "word", "head", "post", "body"],
)
def test_half_a_request_is_not_waited_for(hasty: Running, said: bytes) -> None:
    with dial(hasty) as line:
        line.sendall(said)
        assert line.recv(1000) == b""


def test_a_byte_now_and_then_is_no_request(hasty: Running) -> None:
    with dial(hasty) as line:
        began = time.monotonic()
        for byte in HEAD * 10:
            try:
                line.sendall(bytes([byte]))
                line.settimeout(0.05)
                if line.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        assert SOON / 2 < time.monotonic() - began < 20 * SOON


def test_half_a_second_request_is_not_waited_for_either(hasty: Running) -> None:
    with dial(hasty) as line:
        line.sendall(HEAD + b"\r\n")
        assert line.recv(4000).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        assert line.recv(4000) == b""


def test_a_body_that_comes_slowly_is_read(hasty: Running) -> None:
    body = b'{"title": "' + b"x" * 27 + b'"}'
    with dial(hasty) as line:
        line.sendall(POST)
        for start in range(0, len(body), 8):
            line.sendall(body[start : start + 8])
            time.sleep(SOON / 3)
        assert line.recv(4000).startswith(b"HTTP/1.1 201")


def test_a_socket_without_hello_is_closed(hasty: Running) -> None:
    ann = hasty.client()
    table = make(ann)
    with Socket(ann, table, greet=False) as silent:
        assert silent.closed() == SILENT
    with Socket(ann, table, greet=False) as babbling:
        assert babbling.ask({"type": "ping", "id": "a"})["code"] == "no_hello"
        assert babbling.closed() == SILENT
    with Socket(ann, table) as greeted:
        time.sleep(1.5 * SOON)
        greeted.ping()


def test_a_stop_waits_for_no_body(tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path)) as server:
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(4)]
        for line, said in zip(lines, (b"", HEAD, POST, POST + b"{"), strict=True):
            line.sendall(said)
        assert server.client().get("/health").status_code == 200  # after those were read
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 5
        for line in lines:
            line.close()
        assert "Traceback" not in server.errors


def test_the_limit_of_files_is_raised_and_told(caplog: pytest.LogCaptureFixture) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, before[1]))
        with caplog.at_level("INFO", "wildcards"):
            got = open_files.raise_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == got == min(before[1], 65_536)
        (told,) = caplog.records
        assert vars(told)["limit"] == got
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_low_limit_is_a_warning(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    assert open_files.raise_limit() == 1024
    assert [one.levelname for one in caplog.records] == ["WARNING"]


def test_what_spoke_http_is_gone_once_a_websocket_is_open(server: Running) -> None:
    client = server.client()
    table = make(client)
    gc.collect()
    gc.disable()  # thousands may connect before the next collection
    try:
        with Socket(client, table):
            spoke = [one for one in gc.get_objects() if isinstance(one, PatientProtocol)]
    finally:
        gc.enable()
    assert [one for one in spoke if one.transport.get_protocol() is not one] == []
