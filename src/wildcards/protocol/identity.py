"""An identity that survives: what is kept of a person, their devices, and how others join them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from wildcards.protocol.table import Name

_Moment = Annotated[int, Meta(description="In ms since 1970.")]


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


class DeviceView(_Part, frozen=True):
    """A device that may act as you."""

    id: str
    label: Annotated[str, Meta(description='As "Firefox, Linux"; empty if it is not known.')]
    made: _Moment
    used: _Moment
    here: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class PasskeyView(_Part, frozen=True):
    """A passkey by which other devices join you."""

    id: str
    label: str
    made: _Moment
    used: _Moment | None


class Account(_Part, frozen=True):
    """What others join you by, and what there is to lose."""

    name: Name
    code: Annotated[int | None, Meta(description="When your recovery code was made, in ms since 1970.")]
    passkeys: list[PasskeyView]
    devices: list[DeviceView]
    tables: Annotated[int, Meta(description="At how many tables you are or were.")]
    at_risk: Annotated[
        bool, Meta(description="Whether all of it is lost once this device is no longer yours.")
    ]
    passkeys_at: Annotated[
        str | None, Meta(description="The host at which this server takes passkeys, if it does.")
    ]


class RecoveryCode(_Part, frozen=True):
    """A recovery code, told only once: 12 words."""

    words: list[str]


class JoinLink(_Part, frozen=True):
    """A link by which one other device joins you, while it holds."""

    url: str
    token: str
    seconds: int


class Join(_Part, frozen=True):
    """Whom this device joins: by a recovery code, by a link's token or by a passkey; one of them."""

    code: Annotated[str, Meta(max_length=400)] | None = None
    link: Annotated[str, Meta(max_length=100)] | None = None
    passkey: Annotated[
        dict[str, Any] | None, Meta(description="The answer of an authenticator, as WebAuthn has it in JSON.")
    ] = None
    lose: Annotated[
        bool, Meta(description="Whether what this device's person had may be lost, if nothing leads there.")
    ] = False


class NewPasskey(_Part, frozen=True):
    """A passkey that an authenticator made for you."""

    passkey: dict[str, Any]
