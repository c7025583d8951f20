"""Standing: what the orders of operators add up to: bans, an announcement, whether new tables are made."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv4Network, IPv6Network
from typing import NamedTuple

from wildcards.server.networks import address, network
from wildcards.server.storage.orders import Announce, Ban, CloseReport, Drain, End, Given, Unban


class Banned(NamedTuple):
    """A ban that may still hold: its number, the ban, and its network if it is of one."""

    number: int
    ban: Ban
    network: IPv4Network | IPv6Network | None


class Standing:
    """The orders so far, folded."""

    def __init__(self) -> None:
        self.number = 0  # of the last order
        self.is_draining = False
        self._announced = Announce("")
        self._bans: dict[int, Banned] = {}

    def take(self, given: Given) -> None:
        """Take an order; each once, in turn."""
        self.number = given.number
        match given.order:
            case Ban() as ban:
                of = None if ban.network is None else network(ban.network)
                self._bans[given.number] = Banned(given.number, ban, of)
            case Unban(number):
                self._bans.pop(number, None)
            case Drain(on):
                self.is_draining = on
            case Announce() as announced:
                self._announced = announced
            case End() | CloseReport():
                pass  # it is carried out once

    def announced(self, now: int) -> Announce | None:
        """What everybody is shown now (ms since 1970)."""
        return self._announced if self._announced.text and _holds(self._announced.until, now) else None

    def bans(self, now: int) -> Iterator[Banned]:
        """The bans that hold now."""
        return (one for one in self._bans.values() if _holds(one.ban.until, now))

    def ban_of(self, uid: str, from_: str, now: int) -> Ban | None:
        """The ban under which a person at an address is; None: none."""
        if not self._bans:
            return None
        found = address(from_)
        for one in self.bans(now):
            if one.ban.person == uid or (one.network and found and found in one.network):
                return one.ban
        return None


def _holds(until: int | None, now: int) -> bool:
    return until is None or now < until
