"""Who asks, and from where."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request
from litestar.datastructures import State

from wildcards.server.http.middleware import ADDRESS, CALLER, UID, Caller
from wildcards.server.live.shares import Party
from wildcards.server.networks import household


def uid_of(request: Request[Any, Any, State]) -> str:
    """Who asks."""
    return str(cast("dict[str, Any]", request.scope)[UID])


def caller_of(request: Request[Any, Any, State]) -> Caller:
    """The device that asks."""
    return cast("Caller", cast("dict[str, Any]", request.scope)[CALLER])


def address_of(request: Request[Any, Any, State]) -> str:
    """The address of whoever asks."""
    return str(cast("dict[str, Any]", request.scope)[ADDRESS])


def client_of(request: Request[Any, Any, State]) -> str:
    """From where: what limits count as one."""
    return household(address_of(request))


def party_of(request: Request[Any, Any, State]) -> Party:
    """For whom work is done."""
    return Party(client_of(request), uid_of(request))
