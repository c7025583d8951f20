"""People who talk at a table: a socket that asks for words, and what was heard over it."""

from __future__ import annotations

import secrets
from typing import Any, Final

import httpx

from wildcards.conform.client import Json, Socket
from wildcards.protocol import PROTOCOL


class Talker(Socket):
    """A person's connection; `heard` are the words as its page would show them."""

    def __init__(self, client: httpx.Client, table: str, **options: Any) -> None:
        self.heard: list[Json] = []
        self.may = ""
        self.times: Final[list[int]] = []  # how many words there were, whenever some came
        super().__init__(client, table, greet=False, **options)
        self.send({"type": "hello", "protocol": PROTOCOL, "words": True})
        self.until_seen(lambda: bool(self.may and self.table))

    def receive(self, timeout: float = 30.0) -> Json:
        """The next message."""
        message = super().receive(timeout)
        if message["type"] == "words":
            self.heard = [*([] if message.get("whole") else self.heard), *message["words"]]
            self.may = message["may"]
            self.times.append(len(self.heard))
        return message

    def ask(self, message: Any) -> Json:
        """Send a message and return the answer to it."""
        self.send(message)
        return self.until(lambda answer: answer["type"] not in ("view", "words"))

    def say(self, **said: Any) -> Json:
        """Say something; returns the answer."""
        return self.ask({"type": "say", "id": secrets.token_hex(6), **said})

    def until_heard(self, number: int) -> list[Json]:
        """Wait until so many words are shown; returns them."""
        self.until_seen(lambda: len(self.heard) >= number)
        return self.heard

    def told(self) -> list[str]:
        """What was heard up to now, each as its phrase or text."""
        self.ping()
        return [word.get("phrase") or word["text"] for word in self.heard]
