"""Requests to a server: repeated when it asks for that, even the first one."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import pytest

from wildcards.errors import ServerError, ServerRefusedError
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile

ME = httpx.Response(200, json={"name": "Ida"})


class Server:
    """Answers one after another, in place of a network; `waited` is what the client slept."""

    def __init__(self, answers: list[httpx.Response], monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = answers
        self.waited: list[float] = []
        make: Callable[..., httpx.Client] = httpx.Client
        transport = httpx.MockTransport(lambda _: self.answers.pop(0))
        monkeypatch.setattr(httpx, "Client", lambda **_: make(transport=transport))
        monkeypatch.setattr(time, "sleep", self.waited.append)


def problem(status: int, code: str, **details: object) -> httpx.Response:
    return httpx.Response(status, json={"code": code, "args": details})


@pytest.mark.parametrize(
    ("refusal", "wait"),
    [
        (problem(429, "too_many", seconds=3.0), 3.0),
        (problem(429, "too_many", seconds=3600), 10.0),
        (problem(503, "unavailable"), 0.5),
        (httpx.Response(429, text="slow down", headers={"retry-after": "2"}), 2),
        (httpx.Response(429, text="slow down"), 1),
    ],
)
def test_a_server_that_wants_to_be_asked_later_is(
    refusal: httpx.Response, wait: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server([refusal, refusal, ME], monkeypatch)
    with Api("http://server", Profile()) as api:
        assert api.greet() == "Ida"
    assert server.waited == [wait, wait]


def test_another_refusal_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server([problem(403, "origin")], monkeypatch)
    with Api("http://server", Profile()) as api, pytest.raises(ServerRefusedError):
        api.greet()
    assert server.waited == []


def test_a_proxy_without_a_server_is_told_at_once_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server([httpx.Response(502, text="Bad Gateway")], monkeypatch)
    with Api("http://server", Profile()) as api, pytest.raises(ServerError, match="behind its proxy"):
        api.greet()
    assert server.waited == []
