"""The browser client as it was built: its files in memory, under this server's path.

Each is compressed when it is first asked for: all at once would make every start a tenth longer.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Final

from wildcards import __version__

INDEX: Final = "index.html"
WORKER: Final = "sw.js"
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_COMPRESSED: Final = (".ico", ".png", ".woff2")  # by themselves
# Files in assets/ have a hash in their name: new content gets a new name.
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class Answer:
    """What is sent: a status, headers and a body."""

    status: int
    headers: dict[str, str]
    body: bytes


class ClientFile:
    """One file, ready to be sent."""

    def __init__(self, name: str, content: bytes) -> None:
        suffix = Path(name).suffix
        self._content: Final = content
        self._is_compressed: Final = suffix in _COMPRESSED
        self.digest: Final = hashlib.sha256(content).hexdigest()[:20]
        self._headers: Final = {
            "content-type": _TYPES.get(suffix, "application/octet-stream"),
            "cache-control": _FOREVER if name.startswith("assets/") else _ASK_AGAIN,
            "vary": "accept-encoding",
        }

    @cached_property
    def _small(self) -> bytes | None:
        """The content compressed, if that makes it smaller."""
        small = self._content if self._is_compressed else gzip.compress(self._content, mtime=0)
        return small if len(small) < len(self._content) else None

    def answer(self, request: Mapping[str, str], status: int = 200) -> Answer:
        """The file as the headers of a request want it: compressed, or nothing if it is known already."""
        content, headers, tag = self._content, dict(self._headers), self.digest
        if _takes_gzip(request.get("accept-encoding", "")) and self._small is not None:
            content, tag = self._small, f"{tag}-gzip"
            headers["content-encoding"] = "gzip"
        headers["etag"] = f'"{tag}"'
        if status == 200 and _knows(request.get("if-none-match", ""), tag):
            return Answer(304, headers, b"")
        return Answer(status, headers, content)


def _takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        coding, _, weight = one.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def _knows(tags: str, tag: str) -> bool:
    """Whether the tag is among those of If-None-Match; a proxy may have made it a weak one."""
    return any(one.strip().removeprefix("W/") in (f'"{tag}"', "*") for one in tags.split(","))


class Client:
    """All files of the client, by their paths below the server's prefix."""

    def __init__(self, directory: Path, prefix: str, outward: str) -> None:
        """Read them, for a server that others reach at `outward`.

        `is_built` says whether there was a client at all.
        """
        found = _read(directory)
        self.is_built: Final = INDEX in found
        self.release: Final = _release(found) if self.is_built else __version__
        assets = " ".join(name for name in found if name.startswith("assets/"))
        for name in (INDEX, WORKER):
            if name in found:
                found[name] = self._filled(found[name], prefix, outward, assets)
        self._files: Final = {name: ClientFile(name, content) for name, content in found.items()}

    def _filled(self, content: bytes, prefix: str, outward: str, assets: str) -> bytes:
        """A file with this server's values: its path, its address for others, its release, its assets."""
        base = escape(prefix)
        text = content.decode().replace("{{base}}", base).replace("{{release}}", self.release)
        text = text.replace("{{outward}}", escape(outward)).replace("{{assets}}", assets)
        # Pages are at several depths, so what they load is named from the root.
        return text.replace('"./', f'"{base}/').encode()

    def file(self, name: str) -> ClientFile | None:
        """A file by its name, such as `assets/index-1a2b.js`."""
        return self._files.get(name)

    @property
    def top(self) -> tuple[str, ...]:
        """The names of files beside the index, such as icons."""
        return tuple(name for name in self._files if "/" not in name and name != INDEX)


def _read(directory: Path) -> dict[str, bytes]:
    """All files below a directory, except hidden ones."""
    paths = [path for path in sorted(directory.rglob("*")) if path.is_file()]
    names = {path.relative_to(directory).as_posix(): path for path in paths}
    return {name: path.read_bytes() for name, path in names.items() if not path.name.startswith(".")}


def _release(found: dict[str, bytes]) -> str:
    """The version, and which build of the client: pages of another one reload by themselves."""
    digest = hashlib.sha256()
    for name, content in found.items():
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return f"{__version__}+{digest.hexdigest()[:8]}"
