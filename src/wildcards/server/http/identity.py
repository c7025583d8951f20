"""Who somebody is: a random identity in a signed cookie, without any account; and personal links to seats.

The cookie holds the person and the token of a device. Those of 0.1 hold the person alone: they are read as a
device whose token follows from the secret, and replaced by the first answer.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from wildcards.server.storage.devices import Bearer

_LOG: Final = logging.getLogger(__name__)
COOKIE: Final = "wildcards_id"
YEAR: Final = 365 * 86_400
_MOST: Final = 400  # characters of a signed text


class SeatLink(msgspec.Struct, array_like=True):
    """What a personal link says, for all to read: the seat, and which of its people (see Seat.epoch)."""

    table: str
    seat: int
    epoch: int


class Identities:
    """Makes and reads signed texts; nobody else can make them."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret
        self._cookies: Final = URLSafeSerializer(secret, salt="device/1")
        self._old_cookies: Final = URLSafeSerializer(secret, salt="identity/1")
        self._links: Final = URLSafeSerializer(secret, salt="seat/1")

    def cookie(self, bearer: Bearer) -> str:
        """The signed text of a device."""
        return str(self._cookies.dumps(list(bearer)))

    def read(self, cookie: str | None) -> Bearer | None:
        """The device of a cookie; None if there is none or it was not made here."""
        match _load(self._cookies, cookie):
            case [str(uid), str(token)]:
                return Bearer(uid, token)
            case _:
                old = _load(self._old_cookies, cookie)
        return Bearer(old, self._token_of(old)) if isinstance(old, str) else None

    def _token_of(self, uid: str) -> str:
        """The token of an old cookie: always the same, as a page sends several requests at once."""
        return hmac.digest(self._secret, f"device of {uid}".encode(), hashlib.sha256).hex()

    def link(self, link: SeatLink) -> str:
        """The token of a personal link."""
        return str(self._links.dumps(msgspec.to_builtins(link)))

    def read_link(self, token: str) -> SeatLink | None:
        """What a personal link says; None if it was not made here."""
        data = _load(self._links, token)
        return None if data is None else msgspec.convert(data, SeatLink)


class Strangers:
    """People whose identity does not come back: the reason goes into the log, once each."""

    def __init__(self) -> None:
        self._told: Final[set[str]] = set()

    def met(self, over: str, home: str | None) -> None:
        """Somebody was met whose page is open over http or https; `home` is the server's https address."""
        if home is not None and over == "http":
            why = f"the page is open over http, but --public-url is {home}, and cookies are for https only"
        else:
            why = "the browser blocks cookies"
        if why not in self._told:
            self._told.add(why)
            _LOG.warning("somebody can't be known again, and can't play: %s", why)


def _load(serializer: URLSafeSerializer, text: str | None) -> object:
    if not text or len(text) > _MOST:
        return None
    try:
        return serializer.loads(text)
    except (BadSignature, UnicodeError):
        return None
