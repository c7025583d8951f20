"""Who somebody is at servers, kept on disk: the cookies of each, and what was promised at tables."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from wildcards.errors import ServerError
from wildcards.home import home

DEFAULT: Final = "default"
_MOST_CODES: Final = 50
_NAME: Final = re.compile(r"[\w-]{1,40}")


class Profile:
    """A person at this machine; without a directory nothing is kept, and the next run is somebody new.

    Each file is replaced as a whole, and readable by its owner alone.
    """

    def __init__(self, directory: Path | None = None) -> None:
        self._directory: Final = directory

    @staticmethod
    def named(name: str) -> Profile:
        """The person of this name. Raises ServerError for one that cannot be a file's name."""
        if not _NAME.fullmatch(name):
            raise ServerError(f"--as: expected 1 to 40 letters, digits, - or _, got {name!r}")
        return Profile(home() / "online" / name)

    # --- cookies

    def cookies(self, server: str) -> list[list[str]]:
        """What the server gave, as [name, value, domain, path]."""
        kept = self._read(f"{_file_name(server)}.json")
        found = kept.get("cookies", [])
        is_right = isinstance(found, list) and all(
            isinstance(one, list) and len(one) == 4 and all(isinstance(part, str) for part in one)
            for one in found
        )
        return found if is_right else []

    def keep_cookies(self, server: str, jar: CookieJar) -> None:
        """Keep what the server gave. Raises ServerError."""
        found = [_parts(cookie) for cookie in jar]
        if found != self.cookies(server):
            self._write(f"{_file_name(server)}.json", {"server": server, "cookies": found})

    def last_server(self) -> str | None:
        """The server at which this person was last; None if that is not known."""
        if self._directory is None or not self._directory.is_dir():
            return None
        found = [(file.stat().st_mtime, file.name) for file in self._directory.glob("*.json")]
        servers = [self._read(name).get("server") for _, name in sorted(found, reverse=True)]
        return next((server for server in servers if isinstance(server, str)), None)

    # --- codes

    def table_of(self, server: str, code: str) -> str | None:
        """The table a code led to, when it still did."""
        found = self._read(_codes_of(server)).get(code.upper())
        return found if isinstance(found, str) else None

    def keep_code(self, server: str, code: str, table: str) -> None:
        """Remember where a code led: it is valid only until the game starts. Raises ServerError."""
        name = _codes_of(server)
        latest = list({**self._read(name), code.upper(): table}.items())[-_MOST_CODES:]
        self._write(name, dict(latest))

    # --- promises

    def promise(self, table: str) -> dict[str, Any]:
        """What was kept about a table: the commitment announced before, and this person's nonces by seat."""
        return self._read(f"table-{table}.json")

    def keep_promise(self, table: str, data: dict[str, Any]) -> None:
        """Keep what a table promised. Raises ServerError."""
        self._write(f"table-{table}.json", data)

    def forget_promise(self, table: str) -> None:
        """It is no longer needed."""
        if self._directory is not None:
            (self._directory / f"table-{table}.json").unlink(missing_ok=True)

    # --- files

    def _read(self, name: str) -> dict[str, Any]:
        if self._directory is None:
            return {}
        try:
            data = json.loads((self._directory / name).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return data if isinstance(data, dict) else {}

    def _write(self, name: str, data: dict[str, Any]) -> None:
        if self._directory is None:
            return
        try:
            self._directory.mkdir(parents=True, exist_ok=True, mode=0o700)
            handle, beside = tempfile.mkstemp(prefix=f".{name}.", dir=self._directory)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(data, file)
            Path(beside).replace(self._directory / name)
        except OSError as error:
            why = error.strerror or error
            raise ServerError(f"{self._directory}: your identity cannot be kept there: {why}") from None


def _parts(cookie: Cookie) -> list[str]:
    return [cookie.name, cookie.value or "", cookie.domain, cookie.path]


def _codes_of(server: str) -> str:
    return f"codes-{_file_name(server)}.json"


def _file_name(server: str) -> str:
    """The server's host and a hash of its whole address."""
    host = re.sub(r"[^\w.-]", "_", urlsplit(server).netloc)
    return f"{host}-{hashlib.sha256(server.encode()).hexdigest()[:8]}"
