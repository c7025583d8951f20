"""Limits that belong to single routes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from wildcards.server.http.callers import address_of, client_of, uid_of
from wildcards.server.http.limits import Buckets, Latest, seconds
from wildcards.server.live.hub import Hub
from wildcards.server.networks import Networks
from wildcards.table.refusal import RefusedError


class Guards:
    """Limits that belong to single routes."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.config.limits
        self._tables: Final = Buckets(*limits.tables)
        self._tables_of_address: Final = Buckets(*limits.tables_of_address)
        self._guesses: Final = Buckets(*limits.guesses)
        self._work: Final = Buckets(*limits.work)
        self._work_of_address: Final = Buckets(*limits.work_of_address)
        self._reviews: Final = Buckets(*limits.reviews)
        self._reviews_of_address: Final = Buckets(*limits.reviews_of_address)
        self._calls: Final = Buckets(*limits.calls)
        self._calls_of_address: Final = Buckets(*limits.calls_of_address)
        self._reports: Final = Buckets(*limits.reports)
        self._reports_of_address: Final = Buckets(*limits.reports_of_address)
        self._unfinished: Final = limits.unfinished
        self._unfinished_of_address: Final = limits.unfinished_of_address
        self._made: Final = Latest()  # tables, by address
        self._library: Final = hub.library
        self._standing: Final = hub.follower.standing
        self._watchers: Final = Networks("--metrics-from", hub.config.metrics_from)

    async def make_table(self, request: Request[Any, Any, State]) -> None:
        """One more table. Raises RefusedError."""
        if self._standing.is_draining:
            raise RefusedError("draining", 503)
        uid, client = uid_of(request), client_of(request)
        check_wait(self._tables.take(uid) or self._tables_of_address.take(client))
        if await asyncio.to_thread(self._library.unfinished_of, uid) >= self._unfinished:
            raise RefusedError("too_many_tables", whose="person", most=self._unfinished)
        made, most = self._made.of(client), self._unfinished_of_address
        if len(made) >= most:
            found = await asyncio.to_thread(self._library.unfinished, list(made))
            self._made.keep(client, set(found))
            if len(found) >= most:
                raise RefusedError("too_many_tables", whose="address", most=most)

    def made_table(self, request: Request[Any, Any, State], table_id: str) -> None:
        """It was made."""
        self._made.add(client_of(request), table_id)

    def guess(self, request: Request[Any, Any, State]) -> None:
        """One more code or link. Raises RefusedError."""
        check_wait(self._guesses.take(client_of(request)))

    def watch(self, request: Request[Any, Any, State]) -> None:
        """Metrics are asked for. Raises NotFoundException for those who may not read them."""
        if address_of(request) not in self._watchers:
            raise NotFoundException

    def work(self, request: Request[Any, Any, State], weight: float) -> None:
        """Something that is much work for the server. Raises RefusedError."""
        wait = self._work.take(uid_of(request), weight)
        check_wait(wait or self._work_of_address.take(client_of(request), weight))

    def review(self, request: Request[Any, Any, State]) -> None:
        """One more review to be made. Raises RefusedError."""
        wait = self._reviews.take(uid_of(request))
        check_wait(wait or self._reviews_of_address.take(client_of(request)))

    def set_up_calls(self, request: Request[Any, Any, State]) -> None:
        """One more way to be called. Raises RefusedError."""
        wait = self._calls.take(uid_of(request))
        check_wait(wait or self._calls_of_address.take(client_of(request)))

    def report(self, request: Request[Any, Any, State]) -> None:
        """One more word to be reported, or person to be muted. Raises RefusedError."""
        wait = self._reports.take(uid_of(request))
        check_wait(wait or self._reports_of_address.take(client_of(request)))


def check_wait(wait: float) -> None:
    """Raise RefusedError if there is a wait, in seconds."""
    if wait:
        raise RefusedError("too_many", 429, seconds=seconds(wait))
