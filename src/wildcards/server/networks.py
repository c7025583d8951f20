"""Addresses of machines: whom a list of them means, and which of them count as one."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from wildcards.errors import ServerError

_ANYBODY: Final = "*"
_HOUSEHOLD: Final = 64  # bits of an IPv6 address that a provider gives: the rest its owner chooses freely
_EXPECTED: Final = "expected addresses and networks such as 127.0.0.1,::1,10.0.0.0/8, or * for any"
_ONE_EXPECTED: Final = "expected an address or a network such as 10.0.0.0/8"


class Networks:
    """The addresses that an option names."""

    def __init__(self, option: str, text: str) -> None:
        """Read `127.0.0.1, 10.0.0.0/8, fd00::/8` or `*`. Raises ServerError."""
        parts = [part for part in (one.strip() for one in text.split(",")) if part]
        self.is_anybody: Final = _ANYBODY in parts
        self.networks: Final = tuple(_network(option, part, _EXPECTED) for part in parts if part != _ANYBODY)
        if self.is_anybody and self.networks:
            raise ServerError(f"{option}: {_EXPECTED}, got {text!r}: * leaves nobody out")

    def __contains__(self, named: str) -> bool:
        """Whether it is one of them. What isn't an address is not."""
        found = address(named)
        return self.is_anybody or (found is not None and any(found in one for one in self.networks))

    def __str__(self) -> str:
        """In a form that can be read again."""
        return _ANYBODY if self.is_anybody else ",".join([str(one) for one in self.networks])


def _network(option: str, part: str, expected: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(part, strict=False)
    except ValueError:
        raise ServerError(f"{option}: {expected}, got {part!r}") from None
    if "/" in part and ip_address(part.partition("/")[0]) != network.network_address:
        # Either the address or the length is a slip: guessing would let in too many, or too few.
        raise ServerError(f"{option}: {expected}, got {part!r}: the whole network is {network}")
    return network


def network(text: str) -> IPv4Network | IPv6Network:
    """A network as `Networks` reads one, but not all of them as `*`. Raises ServerError."""
    return _network("network", text, _ONE_EXPECTED)


def address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, for an IPv4 client at an IPv6 socket the IPv4 one; None for what isn't one."""
    try:
        found = ip_address(text.partition("%")[0])  # without the interface of a link-local one
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def plain(text: str) -> str:
    """An address as it is usually written: for an IPv4 client at an IPv6 socket, the IPv4 one."""
    found = address(text)
    return text if found is None else str(found)


def household(text: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 of an IPv6 one."""
    found = address(text)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, _HOUSEHOLD), strict=False))
    return text if found is None else str(found)


def bracketed(host: str) -> str:
    """A host as it is written in an address: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host
