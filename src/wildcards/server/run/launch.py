"""Running a server process until it is told to stop."""

from __future__ import annotations

import errno
import gc
import logging.config
import os
import re
import signal
import socket
from dataclasses import replace
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wildcards.errors import ServerError, WildCardsError
from wildcards.server.config import MOST_MESSAGE, Config, Limits
from wildcards.server.http.patience import PatientProtocol
from wildcards.server.http.thrift import ThriftyProtocol
from wildcards.server.networks import Networks, bracketed, plain
from wildcards.server.origin import check_public_url
from wildcards.server.run.app import Server
from wildcards.server.run.browser import has_browser, show
from wildcards.server.run.logs import TOLD, logging_config
from wildcards.server.run.open_files import raise_limit
from wildcards.server.storage.database import default_url
from wildcards.server.storage.notifier import DatabaseTakenError

UNLIMITED: Final = "WILDCARDS_UNLIMITED"  # for tests and measurements: no limits on anybody
# Python counts what is made less what is freed, and tables in play free about as much as they make. So a
# collection walks over nearly all of them, however few it was to be for, and everybody waits: a quarter of a
# second at a thousand tables. It finds next to nothing: a little of each request refers to itself.
_COLLECT: Final = (200_000, 5, 20)
_CONTACT: Final = re.compile(
    r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+"
)  # as push services take it
_LEVELS: Final = ("debug", "info", "warning", "error")

MOST_FRAME: Final = (
    2 * MOST_MESSAGE
)  # what is longer than a message is refused, what is longer than this is cut off
# With every answer: pages load nothing from elsewhere, and nothing is mistaken for another type.
_POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self';"
    " img-src 'self' data:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS: Final = [
    ("content-security-policy", _POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
]
_GOODBYE: Final = 10  # seconds for requests under way when the server stops


def make_config(*, database: str | None, log_level: str, **options: Any) -> Config:
    """The configuration from the options. Raises ServerError."""
    if log_level.lower() not in _LEVELS:
        raise ServerError(f"--log-level: expected one of {', '.join(_LEVELS)}, got {log_level!r}")
    check_public_url(options.get("public_url"))
    for option in ("trusted_proxies", "metrics_from"):
        Networks(f"--{option.replace('_', '-')}", options[option])
    contact = options.get("contact")
    if contact is not None and not _CONTACT.fullmatch(contact):
        raise ServerError(f"--contact: expected mailto:NAME@HOST or https://HOST, got {contact!r}")
    open_data = options.get("open_data")
    if open_data is not None and not open_data.is_dir():
        raise ServerError(f"--open-data: expected a directory that exists, got {str(open_data)!r}")
    url = database or default_url()
    limits = Limits().times(10_000) if os.environ.get(UNLIMITED) == "1" else Limits()
    # As in an address: [::1] is ::1.
    host = options.pop("host").strip().removeprefix("[").removesuffix("]")
    return Config(url, host=host, log_level=log_level.lower(), limits=limits, **options)


def serve(config: Config, *, is_shown: bool = False, tries: int = 1) -> None:
    """Serve until SIGTERM or Ctrl-C, on the first free one of `tries` ports; a browser may show it.

    A server that already runs there is shown instead. Raises ServerError or DatabaseError if it cannot start.
    """
    logging.config.dictConfig(logging_config(config.log_level, as_json=config.log_json))
    logging.captureWarnings(capture=True)
    with listen_near(config.host, config.port, tries) as listening:
        config = replace(config, port=bound_port(listening))
        try:
            server = Server(config)
        except DatabaseTakenError as taken:
            if not is_shown:
                raise
            _tell(f"Wild Cards is running already, at {taken.url}.")
            _show(taken.url, wait=2.0)  # this process won't be here for long
            return
        _tell(
            f"Wild Cards serves at {config.base} and keeps all in {server.database.place}. Ctrl-C stops it."
        )
        _run(server, listening, is_shown=is_shown)


def _run(server: Server, listening: socket.socket, *, is_shown: bool) -> None:
    """Serve until it is stopped. Raises ServerError if it cannot start."""
    raise_limit()
    runner = make_runner(server)
    if is_shown:
        _show(server.config.base)
    gc.freeze()  # what is here now stays
    gc.set_threshold(*_COLLECT)
    gc.enable()
    # The runner stops in good order and then lets the signal take effect. That has to be a good end too, or
    # what Python cleans up when it ends stays behind, and one of its helper processes complains in the log.
    signal.signal(signal.SIGTERM, _end)
    try:
        runner.run(sockets=[listening])
    except SystemExit as ended:
        if ended.code == 0:
            return
        raise
    if not runner.started:
        raise ServerError("the server could not start: the log says why")


def _end(_number: int, _frame: object) -> None:
    raise SystemExit(0)


def _show(url: str, *, wait: float = 0.0) -> None:
    """Open a browser at the home page, or ask for it to be opened. Waits until the server answers."""
    if has_browser():
        _tell(f"A browser opens {url} now. If none does, open it yourself.")
        show(url, wait=wait)
    else:
        _tell(f"To play, open {url} in a browser.")


def _tell(line: str) -> None:
    """Tell the operator something, whatever the level of the log is."""
    logging.getLogger(TOLD).info(line)


def complain(error: WildCardsError) -> None:
    """Say in the log, which programs may read, why the server can't run."""
    logging.config.dictConfig(logging_config("info", as_json=True))
    logging.getLogger(__name__).error("%s", error)


def make_runner(server: Server) -> uvicorn.Server:
    """The uvicorn server that runs it on a socket."""
    config = server.config
    proxies = Networks("--trusted-proxies", config.trusted_proxies)
    return uvicorn.Server(
        uvicorn.Config(
            _Plain(ProxyHeadersMiddleware(server.app, str(proxies))),
            http=PatientProtocol,
            ws=ThriftyProtocol,
            headers=HEADERS,
            log_config=None,
            access_log=False,
            ws_max_size=MOST_FRAME,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=False,  # it is done above
            timeout_graceful_shutdown=_GOODBYE,
            server_header=False,
            lifespan="on",
        )
    )


class _Plain:
    """Reports IPv4 clients at an IPv6 socket by their IPv4 addresses, as the options mean them."""

    def __init__(self, app: Any) -> None:
        self._app: Final = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if client := scope.get("client"):
            scope["client"] = (plain(client[0]), client[1])
        await self._app(scope, receive, send)


def listen_near(host: str, port: int, tries: int) -> socket.socket:
    """A socket at this port, or at one of the next if it is taken. Raises ServerError."""
    for number in range(port, port + tries - 1):
        try:
            return listen(host, number)
        except ServerError:
            continue
    return listen(host, port + tries - 1)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address. Raises ServerError."""
    try:
        infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise ServerError(
            f"--host: expected an address of this machine, got {host!r}: {error.strerror}"
        ) from None
    family, kind, number, _, address = infos[0]
    listening = socket.socket(family, kind, number)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EPERM):
            raise ServerError(
                f"--host: expected an address of this machine, got {host!r}: {error.strerror}"
            ) from None
        raise ServerError(
            f"cannot listen on {bracketed(host)}:{port}: {error.strerror};"
            " another --port, or 0 for any free one?"
        ) from None
    return listening


def bound_port(listening: socket.socket) -> int:
    """The port of the socket."""
    name: Any = listening.getsockname()
    return int(name[1])
