"""Refusals: why a command changed nothing, as a code with arguments. The words are the client's."""

from __future__ import annotations

from typing import Any


class RefusedError(Exception):
    """A command that changed nothing. The codes and their arguments are listed in docs/protocol.md."""

    def __init__(self, code: str, http_status: int = 409, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.http_status = http_status
        self.args_ = args

    def __str__(self) -> str:
        return f"{self.code} {self.args_}" if self.args_ else self.code
