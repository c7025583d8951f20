"""Web Push: calls are encrypted for one browser (RFC 8291), and signed by the server (VAPID, RFC 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

_VALID: Final = 12 * 3600  # seconds for which a signature holds
_PUBLIC: Final = 65  # bytes of a browser's public key
_SECRET: Final = 16


class Signer:
    """The server, as push services know it."""

    def __init__(self, key: str, contact: str) -> None:
        """The private key as `new_key` makes it; and where its operator can be reached."""
        self._vapid: Final = Vapid02.from_raw(key.encode())
        self._contact: Final = contact

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        return _text(_point(self._vapid.public_key))

    def headers(self, origin: str) -> dict[str, str]:
        """What says to a push service who sends."""
        claims = {"sub": self._contact, "aud": origin, "exp": int(time.time()) + _VALID}
        return dict(self._vapid.sign(claims))


def new_key() -> str:
    """A new private key."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless these are the keys of a browser."""
    point, secret = _bytes(p256dh), _bytes(auth)
    if len(point) != _PUBLIC or len(secret) != _SECRET:
        raise ValueError("expected 65 and 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encrypted(body: bytes, p256dh: str, auth: str) -> bytes:
    """What only the browser with these keys can read."""
    made: bytes = http_ece.encrypt(
        body,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(p256dh),
        auth_secret=_bytes(auth),
        version="aes128gcm",
    )
    return made


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
