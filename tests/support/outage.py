"""The connection of a page to its table, in the hands of a test: cut, mended, or deaf to answers."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

_PATIENCE: Final = 150  # looks, each of STEP
_STEP: Final = 100  # ms
NEWER: Final = "9.9.9+99999999"


class Outage:
    """All sockets of a page, or of the pages of a person."""

    def __init__(self, page: Page | BrowserContext) -> None:
        self.acts: Final[list[dict[str, Any]]] = []  # as they left for the server, one sent again again
        self.answers: Final[list[dict[str, Any]]] = []  # as they came from it, told to the page or not
        self.tries = 0  # to connect
        self.is_newer = False  # whether the server claims to be of another release
        self._is_cut = False
        self._is_deaf = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._lead)

    def pull(self) -> None:
        """Cut it; nothing connects until it is mended."""
        self._is_cut = True
        self._is_deaf = False
        ends, self._ends = self._ends, []
        for end in ends:
            end.close()

    def mend(self) -> None:
        """From now on connections come through."""
        self._is_cut = False

    def lose_answers(self) -> None:
        """From now on what the server says gets lost, until the cord is pulled."""
        self._is_deaf = True

    @property
    def made(self) -> list[dict[str, Any]]:
        """The acts, each once."""
        return list({act["id"]: act for act in self.acts}.values())

    def refusals(self) -> list[dict[str, Any]]:
        """The answers that refused something."""
        return [answer for answer in self.answers if answer["type"] == "refused"]

    def until_answered(self, page: Page, made: int, times: int = 1) -> None:
        """Wait until this many acts were made, and the server has answered the last this many times."""
        for _ in range(_PATIENCE):
            last = self.made[made - 1]["id"] if len(self.made) >= made else None
            if len([answer for answer in self.answers if answer["id"] == last]) >= times:
                return
            page.wait_for_timeout(_STEP)  # what comes is only heard while Playwright waits
        raise AssertionError(f"no answer to {self.acts[-1:]}")

    def _lead(self, socket: WebSocketRoute) -> None:
        self.tries += 1
        if self._is_cut:
            socket.close()
            return
        server = socket.connect_to_server()
        self._ends += [socket, server]
        socket.on_message(lambda message: self._pass_on(server, str(message)))
        server.on_message(lambda message: self._tell(socket, str(message)))

    def _pass_on(self, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.acts.append(message)
        server.send(text)

    def _tell(self, socket: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("done", "refused"):
            self.answers.append(message)
        if message["type"] == "welcome" and self.is_newer:
            text = json.dumps({**message, "server": NEWER})
        if not self._is_deaf:
            socket.send(text)


def expect_cut(page: Page) -> None:
    """The page shows that the connection is cut."""
    expect(page.get_by_test_id("line")).to_have_attribute("data-line", "cut")


def expect_healed(page: Page) -> None:
    """The page shows that it is there again."""
    expect(page.get_by_test_id("line")).to_have_attribute("data-line", "healed")
