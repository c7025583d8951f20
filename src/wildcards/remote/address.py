"""Where a server and its tables are: the links that people share."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

from wildcards.errors import ServerError

_TABLE: Final = re.compile(r"(?P<prefix>.*)/t/(?P<id>[0-9a-z]{20})/?")
_LIKE_TABLE: Final = re.compile(r".*/t(/(?P<id>[^/]*))?/?")
_CODE: Final = re.compile(r"[0-9A-Za-z -]{4,16}")


@dataclass(frozen=True)
class Address:
    """A server's address without a slash at its end; a table's id, its code, a token of a personal link."""

    server: str
    table: str | None = None
    code: str | None = None
    token: str | None = None


def read_server(text: str, option: str = "--server") -> Address:
    """The server at an address such as https://example.org/cards. Raises ServerError."""
    address = _read(text)
    if address is None or address.table is not None or _LIKE_TABLE.fullmatch(address.server):
        raise ServerError(f"{option}: expected an address such as https://example.org/cards, got {text!r}")
    return address


def read_table(text: str, server: str | None, option: str) -> Address:
    """The table of a link, or of a code at a server. Raises ServerError."""
    address = _read(text)
    if address is not None and address.table is not None:
        return address
    if address is None and server is not None and _CODE.fullmatch(text.strip()):
        return Address(read_server(server).server, code=text.strip())
    found = None if address is None else _LIKE_TABLE.fullmatch(address.server)
    if found and found["id"]:
        raise ServerError(
            f"{option}: expected 20 small letters and digits after /t/, got {len(found['id'])} characters:"
            f" {text!r}"
        )
    raise ServerError(
        f"{option}: expected a table's link such as https://example.org/t/… or its code, got {text!r}"
    )


def _read(text: str) -> Address | None:
    try:
        parts = urlsplit(text.strip())
        has_host = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # not a port
        return None
    if not has_host:
        return None
    found = _TABLE.fullmatch(parts.path)
    prefix = (found["prefix"] if found else parts.path).rstrip("/")
    token = parse_qs(parts.fragment).get("seat", [None])[0]
    return Address(f"{parts.scheme}://{parts.netloc}{prefix}", found["id"] if found else None, token=token)
