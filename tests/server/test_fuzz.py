"""Whatever comes over a WebSocket is answered or the connection closed; nothing breaks, and nothing grows."""

from __future__ import annotations

import json
import logging
import random
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st
from strategies import SOAK, STEADY, tries
from support.servers import Running, running, sqlite_in, wait_for
from websockets.exceptions import ConnectionClosed

from wildcards.conform.client import Json, Socket, make, sit, start, you
from wildcards.server.config import MOST_MESSAGE, Limits
from wildcards.server.http import socket as talk
from wildcards.server.run.launch import MOST_FRAME

# The server's thread draws numbers while Hypothesis does, which takes them for its own.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning"
)


class Logs(logging.Handler):
    """Keeps what is logged as an error, in any thread."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Scene:
    """A table in play: the attacker sits at it, and somebody who must not be affected."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.eve, self.bob = server.client(), server.client()
        self.table = make(
            self.eve, [you(), {"kind": "open"}, {"kind": "bot", "level": "novice"}], free_text=True
        )
        sit(self.bob, self.table, 1)
        start(self.eve, self.table)
        self.socket, self.other = Socket(self.eve, self.table), Socket(self.bob, self.table)
        wait_for(lambda: not self.fold.bots_to_act())  # otherwise things happen by themselves
        self.seq = self.fold.seq

    @property
    def fold(self) -> Any:
        return self.server.server.hub.lives[self.table].table

    def again(self) -> None:
        """A new connection."""
        self.socket.close()
        self.socket = Socket(self.eve, self.table)

    def check(self) -> None:
        """Nothing has happened, and the other continues undisturbed."""
        assert self.fold.seq == self.seq
        self.other.ping()

    def close(self) -> None:
        self.socket.close()
        self.other.close()


@pytest.fixture(scope="module")
def logs() -> Iterator[Logs]:
    handler = Logs()
    names = ("wildcards", "uvicorn.error", "asyncio")
    for name in names:
        logging.getLogger(name).addHandler(handler)
    yield handler
    for name in names:
        logging.getLogger(name).removeHandler(handler)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory, logs: Logs) -> Iterator[Scene]:
    with running(sqlite_in(tmp_path_factory.mktemp("fuzz"))) as server:
        here = Scene(server)
        yield here
        here.close()
        wait_for(lambda: not here.server.server.hub.lives[here.table].connections)
    assert not logs.found


def answered(scene: Scene, sent: str | bytes) -> Json | None:
    """What the server says to a frame; None if it closes. It says neither `internal` nor anything unknown."""
    try:
        answer = scene.socket.ask(sent)
    except ConnectionClosed:
        scene.again()
        return None
    assert answer["type"] in ("refused", "welcome", "pong", "done", "noted")
    assert answer.get("code") != "internal"
    scene.socket.ping()  # too much nonsense in a row would end the connection
    return answer


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(
    ["type", "id", "seat", "step", "actions", "protocol", "more", "text", "phrase", "\ud800", ""]
)
VALUES = ANYTHING | st.sampled_from(
    ["act", "hello", "back", "ping", "say", "F1", 2**63, 2**64, -1, 1e400, "x" * 41]
)
MESSAGES = st.dictionaries(KEYS, VALUES, max_size=6)


def nearly(message: Json, chooser: random.Random) -> str:
    """The text of a message with a few characters changed, left out or put in."""
    text = list(json.dumps(message))
    for _ in range(chooser.randint(1, 4)):
        place = chooser.randrange(len(text))
        text[place : place + chooser.randint(0, 2)] = chooser.choice(
            ['"', "{", "]", "\\", "\x00", "é", "9", "\u202e", ""]
        )
    return "".join(text)


@tried(STEADY, max_examples=tries(150))
@given(MESSAGES)
def test_any_object_is_answered(scene: Scene, message: dict[str, Any]) -> None:
    answered(scene, json.dumps(message))
    scene.check()


@tried(STEADY, max_examples=tries(100))
@given(st.binary(max_size=60) | st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_any_frame_is_answered(scene: Scene, frame: bytes | str) -> None:
    answer = answered(scene, frame)
    assert answer is not None
    assert answer["code"] == "malformed"
    scene.check()


@tried(STEADY, max_examples=tries(150))
@given(st.randoms(use_true_random=False))
def test_what_is_nearly_a_message_is_answered(scene: Scene, chooser: random.Random) -> None:
    message = chooser.choice(
        (
            {"type": "hello", "protocol": 1},
            {"type": "act", "id": "a", "seat": 1, "step": 3, "actions": ["F1", "-"]},
            {"type": "back", "id": "b", "seat": 1},
            {"type": "ping", "id": "c"},
            {"type": "say", "id": "d", "phrase": "hello"},
            {"type": "say", "id": "e", "text": "a\u202e\u0301 <b>"},
        )
    )
    answered(scene, nearly(message, chooser))
    scene.check()


@pytest.mark.slow
@tried(SOAK, max_examples=4000)
@given(st.randoms(use_true_random=False), MESSAGES | st.binary(max_size=9000))
def test_anything_is_answered_at_length(scene: Scene, chooser: random.Random, frame: Any) -> None:
    answered(scene, frame if isinstance(frame, bytes) else json.dumps(frame))
    answered(scene, nearly({"type": "act", "id": "a", "seat": 1, "step": 3, "actions": ["F1"]}, chooser))
    scene.check()


@pytest.mark.parametrize("letter", ["x", "é", "😀"])
def test_long_messages_are_refused_and_longer_ones_cut_off(scene: Scene, letter: str) -> None:
    def text(length: int) -> str:
        inner = letter * ((length - 2) // len(letter.encode()))
        return f'"{inner}"' + " " * (length - 2 - len(inner.encode()))

    just = answered(scene, text(MOST_MESSAGE))
    assert just is not None
    assert "most" not in just["args"]
    over = answered(scene, text(MOST_MESSAGE + 1))
    assert over is not None
    assert over["args"] == {"why": "too_long", "most": MOST_MESSAGE}
    assert answered(scene, text(MOST_FRAME)) == over
    assert answered(scene, text(MOST_FRAME + 1)) is None
    assert answered(scene, text(5_000_000)) is None
    scene.check()


@pytest.mark.parametrize(
    "text", ["[" * 4000, '{"a":' * 800, '{"type":"act","actions":' + "[" * 3000, "9" * 4000]
)
def test_deep_and_endless_messages_are_refused(scene: Scene, text: str) -> None:
    answer = answered(scene, text)
    assert answer is not None
    assert answer["code"] == "malformed"
    scene.check()


def test_nonsense_ends_a_connection(scene: Scene) -> None:
    for _ in range(60):
        scene.socket.send("nonsense")
    assert scene.socket.closed() == talk.MALFORMED
    scene.again()
    scene.check()


def deaf(scene: Scene) -> Socket:
    """A connection that reads nothing, and holds little of what it has not read."""
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    url = urlsplit(scene.server.url)
    ear.connect((url.hostname, url.port))
    return Socket(scene.eve, scene.table, max_queue=1, close_timeout=0.1, sock=ear)


def pour(silent: Socket) -> None:
    """Send without reading until that is no longer possible: long messages, which fill the buffers sooner."""
    silent.web.socket.settimeout(0.5)
    hello = json.dumps({"type": "hello", "protocol": 1}).ljust(MOST_MESSAGE)
    while True:
        silent.send(hello)


def test_a_flood_leaves_nothing_behind(tmp_path_factory: pytest.TempPathFactory, logs: Logs) -> None:
    """With the default limits: whoever sends too much is told so, then slowed down; others are unaffected."""
    with running(sqlite_in(tmp_path_factory.mktemp("flood")), limits=Limits()) as server:
        scene = Scene(server)
        hub = server.server.hub
        for number in range(90):
            scene.socket.send({"type": "ping", "id": str(number)})
        answers = [scene.socket.until(lambda answer: answer["type"] != "view") for _ in range(90)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert 3 < len(refused) < 40
        assert {(answer["code"], answer["args"]["seconds"] > 0) for answer in refused} == {("too_many", True)}
        flood = Socket(scene.eve, scene.table, close_timeout=0.1)
        with pytest.raises((ConnectionClosed, TimeoutError)):
            pour(flood)
        flood.close()
        scene.check()
        wait_for(lambda: len(hub.lives[scene.table].connections) == 2)
        assert not hub._commands
        scene.close()
        wait_for(lambda: not hub.lives[scene.table].connections)
        wait_for(lambda: "wildcards_sockets 0.0" in hub.metrics.text().decode())
    assert not logs.found


def test_who_does_not_read_is_cut_off(scene: Scene) -> None:
    """The sender gets no more answers than fit in the buffers, and then none at all."""
    silent = deaf(scene)
    with pytest.raises((ConnectionClosed, TimeoutError)):
        pour(silent)
    silent.close()
    wait_for(lambda: len(scene.server.server.hub.lives[scene.table].connections) == 2)
    scene.check()


# --- HTTP


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b"", b"null", b"[]", b"9" * 5000, b'{"name":"\\ud800"}',
     b'{"name":' + b"1" * 5000 + b"}", b"{" + b" " * 600_000 + b"}"],
)  # fmt: skip
def test_bodies_that_are_none_are_refused(scene: Scene, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/verify")):
        answer = scene.eve.request(method, path, content=body, headers=headers)
        assert answer.status_code in (400, 413), (path, answer.text)
        assert answer.json()["code"] in ("malformed", "too_long")


@pytest.mark.parametrize(
    "path",
    ["/api/tables/%00", "/api/tables/" + "a" * 20 + "%0A", "/api/tables/" + "a" * 20, "/api/codes/%ff%fe",
     "/api/tables/" + "a" * 20 + "/replay?seat=%ff", "/api/codes/" + "A" * 5000, "//", "/api/../api/me/..",
     "/api/tables/" + "a" * 20 + "/replay?seat=" + "9" * 5000, "/t/%3Cscript%3E", "/api/codes/%E2%80%AE"],
)  # fmt: skip
def test_paths_that_lead_nowhere_are_refused(scene: Scene, path: str) -> None:
    answer = scene.eve.get(path)
    assert answer.status_code in (200, 400, 404), answer.text
    assert answer.status_code != 200 or "<script>alert" not in answer.text


def test_wrong_methods_are_refused(scene: Scene) -> None:
    for method in ("PATCH", "TRACE", "DELETE", "PUT"):
        answer = scene.eve.request(method, "/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (405, "no_method")
    assert isinstance(scene.eve, httpx.Client)
