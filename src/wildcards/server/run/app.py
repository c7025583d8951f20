"""The application: everything put together, as ASGI."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from functools import cache
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.core import MsgspecDIPlugin
from litestar.utils import normalize_path

from wildcards import __version__
from wildcards.server.config import MOST_BODY, Config
from wildcards.server.http.client_files import Client
from wildcards.server.http.client_pages import CLIENT, lost
from wildcards.server.http.guards import Guards
from wildcards.server.http.identity import Identities, Strangers
from wildcards.server.http.limits import Buckets
from wildcards.server.http.middleware import ADDRESS, CALLER, UID, Middleware
from wildcards.server.http.pages import API_PAGE, PAGES
from wildcards.server.http.passkeys import Passkeys
from wildcards.server.http.problems import ERRORS
from wildcards.server.http.routes import HANDLERS
from wildcards.server.http.saying import Saying
from wildcards.server.http.socket import Socket
from wildcards.server.live.caller import Caller
from wildcards.server.live.chance import new_id
from wildcards.server.live.hub import NO_TABLE, Hub
from wildcards.server.live.leavers import Leavers
from wildcards.server.live.profiles import Profiles
from wildcards.server.live.shares import Party
from wildcards.server.live.sign_outs import SignOuts
from wildcards.server.metrics import Metrics
from wildcards.server.storage.calls import CallStore
from wildcards.server.storage.database import Database
from wildcards.server.storage.deals import DealStore
from wildcards.server.storage.devices import DeviceStore, id_of
from wildcards.server.storage.keys import KeyStore
from wildcards.server.storage.library import Library
from wildcards.server.storage.migrate import migrate
from wildcards.server.storage.notifier import Alone, Postgres
from wildcards.server.storage.personal import PersonalStore
from wildcards.server.storage.profiles import ProfileStore
from wildcards.server.storage.results import ResultStore
from wildcards.server.storage.words import WordStore
from wildcards.server.storage.writer import Writer

_LOG: Final = logging.getLogger(__name__)
_SOCKET: Final = re.compile(r"/api/tables/([0-9a-z]{20})/socket")


class Server:
    """One server process: its parts, and the ASGI application made of them."""

    def __init__(self, config: Config) -> None:
        """Open the database and bring it up to date. Raises DatabaseError or ServerError."""
        self.config: Final = config
        self.database: Final = Database(config.database)
        self.metrics: Final = Metrics()
        library = Library(self.database)
        self._postgres: Postgres | None = None
        notifier: Alone | Postgres
        if self.database.is_postgres:
            notifier = self._postgres = Postgres(self.database, library, self._on_gap)
        else:
            notifier = Alone(self.database, library, config.base)
        before, now = migrate(self.database)
        if before != now:
            _LOG.info("database brought up to date", extra={"before": before, "now": now})
        self._writer: Final = Writer(self.database)
        store = DealStore(self.database, library.deal_key())
        words = WordStore(self.database)
        results, profiles = ResultStore(self.database), ProfileStore(self.database, new_id)
        people = Profiles(results, profiles, library)
        self.hub: Final = Hub(config, library, self._writer, notifier, self.metrics, store, words, people)
        self.caller: Final = Caller(self.hub, CallStore(self.database))
        identities = Identities(library.secret())
        client = Client(config.client, config.prefix, config.outward())
        self.devices: Final = DeviceStore(self.database)
        self._sign_outs: Final = SignOuts(self.devices)
        self._leavers: Final = Leavers(self.hub, PersonalStore(self.database), self.devices)
        of_people = {
            "caller": self.caller,
            "devices": self.devices,
            "key_store": KeyStore(self.database),
            "leavers": self._leavers,
            "passkeys": Passkeys(config),
            "tries": Buckets(*config.limits.tries),
        }
        http = _http(config, self.hub, identities, client, of_people)
        router = _Router(http, self.hub, client.release, self._lifespan)
        self.app: Final = Middleware(
            router, config, identities, self.devices, self.hub.follower.standing, self.metrics
        )

    def _on_gap(self) -> None:
        self.hub.refresh_all()

    @asynccontextmanager
    async def _lifespan(self) -> AsyncIterator[None]:
        if self._postgres is not None:
            self._postgres.bind(asyncio.get_running_loop())
        await self.hub.start()
        self.hub.spawn(self._sign_outs.follow(self.hub.lives))
        self.hub.spawn(self._leavers.work())
        if self.config.calls:
            self.hub.spawn(self.caller.run())
        _LOG.info("server runs", extra={"version": __version__, "database": self.database.place})
        try:
            yield
        finally:
            await self.hub.stop()
            await asyncio.to_thread(self._writer.close)
            self.database.close()
            _LOG.info("server stopped")


class _Router:
    """Takes the WebSockets of tables, and leaves the rest to Litestar."""

    def __init__(self, http: Litestar, hub: Hub, release: str, lifespan: Any) -> None:
        self._http: Final = http
        self._hub: Final = hub
        self._release: Final = release
        self._messages: Final = Buckets(*hub.config.limits.messages_of_address)
        self._saying: Final = Saying(hub)
        self._lifespan: Final = lifespan

    def marks(self, scope: Any) -> frozenset[str]:
        """What the route that answers this is marked with: found as Litestar finds it, by the same path."""
        if scope["type"] != "http":
            return frozenset()
        path = normalize_path(scope["path"])
        try:
            _, handler, *_ = self._http.asgi_router.handle_routing(path=path, method=scope["method"])
        except HTTPException:
            return frozenset()
        return frozenset(handler.opt)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            match = _SOCKET.fullmatch(scope["path"])
            if match is None:
                await receive()
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.close", "code": NO_TABLE})
                return
            party, device = Party(scope[ADDRESS], scope[UID]), id_of(scope[CALLER].bearer)
            await Socket(
                self._hub, match[1], party, self._messages, self._saying, receive, send, self._release, device
            ).run()
        else:
            await self._http(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """The life of the application, as ASGI defines it."""
        await receive()
        try:
            async with self._lifespan():
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Exception as error:  # noqa: BLE001  # it is reported and logged
            _LOG.exception("server failed")
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.shutdown.complete"})


class _Bare(Litestar):
    """Without the plugins for packages that no route here uses: pydantic alone takes a quarter of a start."""

    @staticmethod
    def _get_default_plugins(plugins: list[Any]) -> list[Any]:
        return [*plugins, MsgspecDIPlugin()]


def _http(config: Config, hub: Hub, identities: Identities, client: Client, more: dict[str, Any]) -> Litestar:
    state = {
        **more,
        "hub": hub,
        "identities": identities,
        "strangers": Strangers(),
        "guards": Guards(hub),
        "config": config,
        "client": client,
        "started": time.monotonic(),
    }
    http = copy(_registered())
    http.state = State(state)
    return http


@cache
def _registered() -> Litestar:
    """All routes, with no server behind them: to register them takes half of a start, so it is done once."""
    return _Bare(
        [*HANDLERS, *PAGES, *CLIENT],
        exception_handlers={**ERRORS, NotFoundException: lost},  # type: ignore[dict-item]  # each takes its own kind
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Wild Cards",
            version=__version__,
            description="Tables of the card game Wild Cards. The game itself uses a table's WebSocket:"
            " docs/protocol.md, and its messages at /schema/protocol.json.",
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[API_PAGE],
        ),
    )
