"""Where people reach a server: the address its operator gives, and origins as browsers write them."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import idna

from wildcards.errors import ServerError
from wildcards.server.networks import bracketed

_USUAL: Final = {"http": 80, "https": 443}
_HOST: Final = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
_NAMED: Final = re.compile(r"[^/?#@\\\s]+")  # a host and a port, as in a Host header
_PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)*/?")


def origin_of(url: str) -> str | None:
    """The origin of an address as browsers send it; None if it isn't an address.

    They leave out the usual port, and write international names in ASCII and lower case.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        if not host.isascii():
            host = idna.encode(host).decode()
    except ValueError:  # idna's error is one too
        return None
    usual = _USUAL.get(parts.scheme)
    if usual is None or "@" in parts.netloc or not url.isprintable() or not _HOST.fullmatch(host):
        return None
    if port is None or port == usual:
        return f"{parts.scheme}://{bracketed(host)}"
    return f"{parts.scheme}://{bracketed(host)}:{port}" if 0 < port < 65_536 else None


def is_from(origin: str, host: str) -> bool:
    """Whether a page of this origin came from the host (and port) that a request names."""
    scheme = origin.partition("://")[0]
    return _NAMED.fullmatch(host) is not None and origin_of(f"{scheme}://{host}") == origin


def check_public_url(url: str | None) -> None:
    """Raise ServerError unless it is an address that ends with its path, which has plain letters only."""
    if url is None:
        return
    path = re.sub(r"^[a-z]+://[^/?#]*", "", url, flags=re.IGNORECASE)
    if url != url.strip() or origin_of(url) is None:
        why = ""
    elif not _PATH.fullmatch(path):
        why = f": all parts of its path {path!r} have to be of the letters A to Z, digits, -, _, ~ and ."
    else:
        return
    raise ServerError(
        f"--public-url: expected an address such as https://example.org/cards, got {url!r}{why}"
    )
