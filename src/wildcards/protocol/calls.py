"""Calls: how somebody is told that it is their turn while no page of theirs is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MOST_URL: Final = 2000
MOST_ZONE: Final = 64
MINUTES: Final = 1440  # of a day

Url = Annotated[str, Meta(max_length=MOST_URL, description="An https address that can be reached by all.")]
Language = Annotated[
    str, Meta(pattern=r"^[a-z]{2,3}$", max_length=3, description="In which the calls are, such as de.")
]
Form = Annotated[
    Literal["json", "discord", "ntfy"], Meta(description="What a webhook is sent (docs/calls.md).")
]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,100}={0,2}$", max_length=102)]
Minute = Annotated[int, Meta(ge=0, lt=MINUTES, description="Of the day, from 0.")]


class _Part(Struct, forbid_unknown_fields=True, frozen=True):
    """One JSON object."""


class PushKeys(_Part, frozen=True):
    """The keys of a push subscription, as a browser gives them."""

    p256dh: Key
    auth: Key


class NewPush(_Part, frozen=True):
    """Call this browser, by Web Push."""

    endpoint: Url
    keys: PushKeys
    language: Language = "en"


class NewWebhook(_Part, frozen=True):
    """Call by a POST to this address; it is tried at once."""

    url: Url
    form: Form = "json"
    language: Language = "en"


class Quiet(_Part, frozen=True):
    """No calls from one minute of the day to another, in a time zone; what is due then comes after it."""

    zone: Annotated[
        str,
        Meta(
            pattern=r"^[A-Za-z0-9_+/-]+$", max_length=MOST_ZONE, description="By name, such as Europe/Berlin."
        ),
    ]
    begin: Minute
    until: Minute


class QuietHours(_Part, frozen=True):
    """When you are not to be called; null: you may be at any time."""

    quiet: Quiet | None


class StopCalls(_Part, frozen=True):
    """No more calls to where the call with this token came."""

    token: Annotated[str, Meta(max_length=100)]


class CallWay(_Part, frozen=True):
    """A way to call you: a browser, or a webhook."""

    id: str
    kind: Literal["push", "webhook"]
    host: Annotated[str, Meta(description="Of its address.")]
    form: Form | None
    failing: Annotated[bool, Meta(description="Whether the last try failed; it is tried again.")]
    endpoint: Annotated[str | None, Meta(description="Of a browser: by this it knows itself.")] = None


class Calls(_Part, frozen=True):
    """How you are called when it is your turn."""

    on: Annotated[bool, Meta(description="Whether this server calls anybody.")]
    key: Annotated[str | None, Meta(description="Its key for push subscriptions (VAPID).")]
    ways: Sequence[CallWay]
    quiet: Quiet | None
