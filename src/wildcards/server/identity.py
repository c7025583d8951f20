"""Who somebody is: a random identity in a signed cookie, without any account; and personal links to seats."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "wildcards_id"
YEAR: Final = 365 * 86_400
_MOST: Final = 400  # characters of a signed text


class SeatLink(msgspec.Struct, array_like=True):
    """What a personal link says: the seat, and the entry that put its person there."""

    table: str
    seat: int
    epoch: int


class Identities:
    """Makes and reads signed texts; nobody else can make them."""

    def __init__(self, secret: bytes) -> None:
        self._cookies: Final = URLSafeSerializer(secret, salt="identity/1")
        self._links: Final = URLSafeSerializer(secret, salt="seat/1")

    @staticmethod
    def new() -> str:
        """A new identity: 128 random bits."""
        return secrets.token_urlsafe(16)

    def cookie(self, uid: str) -> str:
        """The signed text of an identity."""
        return str(self._cookies.dumps(uid))

    def read(self, cookie: str | None) -> str | None:
        """The identity of a cookie; None if there is none or it was not made here."""
        uid = _load(self._cookies, cookie)
        return uid if isinstance(uid, str) else None

    def link(self, link: SeatLink) -> str:
        """The token of a personal link."""
        return str(self._links.dumps(msgspec.to_builtins(link)))

    def read_link(self, token: str) -> SeatLink | None:
        """What a personal link says; None if it was not made here."""
        data = _load(self._links, token)
        return None if data is None else msgspec.convert(data, SeatLink)


def _load(serializer: URLSafeSerializer, text: str | None) -> object:
    if not text or len(text) > _MOST:
        return None
    try:
        return serializer.loads(text)
    except (BadSignature, UnicodeError):
        return None
