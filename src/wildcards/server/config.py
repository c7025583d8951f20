"""How a server is to run."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from wildcards.server.networks import bracketed
from wildcards.server.origin import origin_of

BUILT: Final = Path(str(files("wildcards.server").joinpath("client")))  # the browser client
MOST_MESSAGE: Final = 4096  # bytes of a WebSocket message
MOST_BODY: Final = 512_000  # bytes of a request; records to verify are the largest


@dataclass(frozen=True)
class Limits:
    """What one identity and one address may do; (how many at once, how many a second in the long run)."""

    messages: tuple[float, float] = (60, 20)  # over one WebSocket
    requests: tuple[float, float] = (600, 60)  # an address: many people may share one
    requests_of_one: tuple[float, float] = (120, 12)  # an identity
    tables: tuple[float, float] = (60, 0.2)  # made by an identity
    tables_of_address: tuple[float, float] = (600, 2)
    unfinished: int = 60  # tables that wait or are in play, of an identity
    unfinished_of_address: int = 600
    guesses: tuple[float, float] = (60, 1)  # of codes and links, by an address
    tries: tuple[float, float] = (10, 0.02)  # of one recovery code, link or passkey, right or wrong
    work: tuple[float, float] = (60, 2)  # of an identity, by weight: what takes about 10 ms weighs 1
    work_of_address: tuple[float, float] = (300, 10)
    reviews: tuple[float, float] = (12, 0.02)  # to be made, for an identity
    reviews_of_address: tuple[float, float] = (60, 0.1)
    calls: tuple[float, float] = (15, 0.02)  # ways to be called that are set up, by an identity
    calls_of_address: tuple[float, float] = (75, 0.2)
    messages_of_address: tuple[float, float] = (2000, 200)  # over all its WebSockets
    words: tuple[float, float] = (6, 0.3)  # said by an identity
    words_of_table: tuple[float, float] = (30, 1)  # among those who sit there, or watch
    words_of_address: tuple[float, float] = (40, 2)
    reports: tuple[float, float] = (10, 0.01)  # of words, by an identity; and people muted
    reports_of_address: tuple[float, float] = (40, 0.05)
    handshakes: tuple[float, float] = (800, 20)  # of sockets, by an address
    handshakes_of_one: tuple[float, float] = (80, 2)
    sockets: int = 40  # open, of an identity
    sockets_of_address: int = 2000

    def times(self, factor: float) -> Limits:
        """The same with everything multiplied."""
        return Limits(**{name: _times(value, factor) for name, value in vars(self).items()})


def _times(value: Any, factor: float) -> Any:
    return round(value * factor) if isinstance(value, int) else tuple([one * factor for one in value])


@dataclass(frozen=True)
class Config:
    """All that can be set. `public_url` is how people reach it, with the path prefix of a proxy if any."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str | None = None
    trusted_proxies: str = "127.0.0.1,::1"
    metrics_from: str = "127.0.0.1,::1"
    bot_workers: int = 1
    bot_seconds: float = 15.0  # what one decision of a bot may take at most
    log_json: bool = False
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)
    idle: float = 300.0  # seconds until a table nobody looks at is dropped from memory
    idle_after_end: float = 30.0  # the same when its game is over
    client: Path = BUILT
    calls: bool = True  # whether people may be called when it is their turn
    contact: str | None = None  # where push services reach the operator: mailto:… or https://…
    free_text: bool = True  # whether tables may let people write to each other
    open_data: Path | None = None  # what `wildcards db publish` writes, to be offered at /data/

    @property
    def base(self) -> str:
        """The address people reach it at, without a slash at its end."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::") else bracketed(self.host)
        return f"http://{host}:{self.port}"

    def outward(self) -> str:
        """The address to give to others: one that this machine has in its network, where there is one.

        It may be `localhost`, no address for others: then the server listens on this machine only.
        """
        if self.public_url is None and self.host in ("0.0.0.0", "::"):
            return f"http://{own_address() or 'localhost'}:{self.port}"
        return self.base

    @property
    def prefix(self) -> str:
        """The path before everything, such as `/cards`; "" for none."""
        return urlsplit(self.base).path.rstrip("/")

    @property
    def is_https(self) -> bool:
        """Whether people reach it by HTTPS: cookies are then for HTTPS only."""
        return self.base.startswith("https:")

    @property
    def reachable_at(self) -> str:
        """Where whoever gets our requests can reach the operator: a mailto: or https: address."""
        host = urlsplit(self.base).hostname or "localhost"
        return self.contact or (f"https://{host}" if self.is_https else f"mailto:operator@{host}")

    @property
    def origin(self) -> str | None:
        """The origin of its own pages, besides the host that a request itself names; None: nobody said."""
        return None if self.public_url is None else origin_of(self.public_url)


def own_address() -> str | None:
    """The address of this machine in its network (IPv4); None without a network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: it only has to be outside
        except OSError:
            return None
        return str(probe.getsockname()[0])
