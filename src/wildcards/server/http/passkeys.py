"""Passkeys: what authenticators are asked, and whether their answers are right (WebAuthn)."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from wildcards.server.config import Config
from wildcards.server.networks import address
from wildcards.server.origin import origin_of
from wildcards.server.storage.devices import hashed
from wildcards.server.storage.keys import Key
from wildcards.table.refusal import RefusedError

SECONDS: Final = 300  # for which a challenge holds
_MOST_ID: Final = 1400  # characters of a passkey's id


class Public(msgspec.Struct):
    """What is kept of a passkey."""

    key: str  # base64url
    count: int


class Asked(NamedTuple):
    """A challenge: how it is kept, and what the page is given."""

    id: str
    options: dict[str, Any]


class Passkeys:
    """Asks for passkeys of one host, and checks them.

    `host` is None where there are none: they need https, or localhost, and a name instead of an address.
    """

    def __init__(self, config: Config) -> None:
        host = urlsplit(config.base).hostname or ""
        is_safe = config.is_https or host == "localhost"
        self.host: Final = host if is_safe and address(host) is None else None
        self._origin: Final = origin_of(config.base) or ""

    def ask_new(self, uid: str, name: str, have: list[str]) -> Asked:
        """Ask for a new passkey of this person, who has these. Raises RefusedError."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_registration_options(
            rp_id=self._host(),
            rp_name="Wild Cards",
            user_id=uid.encode(),
            user_name=name,
            timeout=SECONDS * 1000,
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one)) for one in have
            ],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return _asked(webauthn.options_to_json(options))

    def ask(self) -> Asked:
        """Ask for any passkey: which there are is not told. Raises RefusedError."""
        import webauthn

        return _asked(
            webauthn.options_to_json(
                webauthn.generate_authentication_options(rp_id=self._host(), timeout=SECONDS * 1000)
            )
        )

    def new(self, answer: dict[str, Any]) -> tuple[str, Public]:
        """The id of a new passkey, and what is kept of it. Raises RefusedError if the answer is not right.

        Its challenge is the caller's to check.
        """
        import webauthn

        try:
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=_challenge(answer),
                expected_rp_id=self._host(),
                expected_origin=self._origin,
                require_user_verification=False,
            )
        except Exception:  # noqa: BLE001  # what is not an answer can fail in any way
            raise RefusedError("no_passkey", 400) from None
        key = webauthn.helpers.bytes_to_base64url(found.credential_public_key)
        made = webauthn.helpers.bytes_to_base64url(found.credential_id)
        if len(made) > _MOST_ID:
            raise RefusedError("no_passkey", 400)
        return made, Public(key, found.sign_count)

    def check(self, answer: dict[str, Any], key: Key) -> Public | None:
        """What is kept of a passkey from now on; None if the answer is not its."""
        import webauthn

        kept = msgspec.json.decode(key.data, type=Public)
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=_challenge(answer),
                expected_rp_id=self._host(),
                expected_origin=self._origin,
                credential_public_key=webauthn.base64url_to_bytes(kept.key),
                credential_current_sign_count=kept.count,
                require_user_verification=False,
            )
        except Exception:  # noqa: BLE001  # as above
            return None
        return Public(kept.key, found.new_sign_count)

    def _host(self) -> str:
        if self.host is None:
            raise RefusedError("no_passkeys_here", 409)
        return self.host


def challenge_id(answer: dict[str, Any]) -> str:
    """How the challenge of an answer is kept. Raises RefusedError if it has none."""
    try:
        return hashed(_text(_challenge(answer)))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RefusedError("no_passkey", 400) from None


def passkey_id(answer: dict[str, Any]) -> str:
    """The id of the passkey that answers; "" if it has none."""
    found = answer.get("id")
    return found if isinstance(found, str) and found.isascii() and len(found) <= _MOST_ID else ""


def _asked(text: str) -> Asked:
    options = json.loads(text)
    return Asked(hashed(options["challenge"]), options)


def _challenge(answer: dict[str, Any]) -> bytes:
    import webauthn

    data = json.loads(webauthn.base64url_to_bytes(answer["response"]["clientDataJSON"]))
    return webauthn.base64url_to_bytes(data["challenge"])


def _text(challenge: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(challenge)
