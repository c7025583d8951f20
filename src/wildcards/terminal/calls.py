"""The commands `calls …`: how somebody is called when it is their turn."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from wildcards.errors import ServerError
from wildcards.protocol.calls import Calls, CallWay, NewWebhook, Quiet
from wildcards.remote.address import read_server
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.terminal.command import command
from wildcards.terminal.online import refusals_in_words
from wildcards.terminal.output import say
from wildcards.words.text import language, t

DONE: Final = 0
_FORMS: Final[dict[str, Literal["json", "discord", "ntfy"]]] = {
    "json": "json",
    "discord": "discord",
    "ntfy": "ntfy",
}
_HOURS: Final = re.compile(r"(\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?")
_ZONES: Final = "zoneinfo/"
_LOCAL: Final = Path("/etc/localtime")


def set_webhook(server: str, who: str, url: str, form: str, quiet: str | None, zone: str | None) -> int:
    """Set a webhook, and quiet hours if given; returns the exit status. Raises ServerError."""
    if form not in _FORMS:
        raise ServerError(f"--form: expected one of {', '.join(_FORMS)}, got {form!r}")
    hours = None if quiet is None else _hours(quiet, zone)
    with _api(server, who) as api:
        if quiet is not None:
            api.set_quiet(hours)
        told = api.call_webhook(NewWebhook(url, _FORMS[form], language()))
    host = url.removeprefix("https://").partition("/")[0]
    say(t("calls-set", host=host))
    _say_quiet(told)
    return DONE


def show_calls(server: str, who: str) -> int:
    """Say how this person is called; returns the exit status. Raises ServerError."""
    with _api(server, who) as api:
        told = api.calls()
    if not told.on:
        say(t("calls-off"))
    elif not told.ways:
        say(t("calls-none", command=command("calls", "set", "URL")))
    else:
        for way in told.ways:
            say(t("calls-line-failing", way=_named(way)) if way.failing else _named(way))
        _say_quiet(told)
    return DONE


def stop_calls(server: str, who: str) -> int:
    """Remove this person's webhooks; returns the exit status. Raises ServerError."""
    with _api(server, who) as api:
        hooks = [way for way in api.calls().ways if way.kind == "webhook"]
        for way in hooks:
            api.drop_call(way.id)
    say(t("calls-gone", count=len(hooks)))
    return DONE


@contextmanager
def _api(server: str, who: str) -> Iterator[Api]:
    with refusals_in_words(), Api(read_server(server).server, Profile.named(who)) as api:
        api.greet()
        yield api


def _named(way: CallWay) -> str:
    return t("calls-browser" if way.kind == "push" else "calls-webhook", host=way.host)


def _say_quiet(told: Calls) -> None:
    quiet = told.quiet
    if quiet is None:
        say(t("calls-quiet-none"))
    else:
        times = {"begin": _clock(quiet.begin), "until": _clock(quiet.until)}
        say(t("calls-quiet-hint", zone=quiet.zone, **times))


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _hours(text: str, zone: str | None) -> Quiet | None:
    """Quiet hours as typed: 22:00-7:30, 22-7, or none. Raises ServerError."""
    if text == "none":
        return None
    found = _HOURS.fullmatch(text)
    times = [int(part or 0) for part in found.groups()] if found else [99] * 4
    if times[0] > 23 or times[2] > 23 or times[1] > 59 or times[3] > 59:
        raise ServerError(f"--quiet: expected times such as 22:00-7:30, or none, got {text!r}")
    return Quiet(zone or _own_zone(), times[0] * 60 + times[1], times[2] * 60 + times[3])


def _own_zone() -> str:
    """The time zone of this machine, by name. Raises ServerError."""
    name = os.environ.get("TZ") or str(_LOCAL.resolve()).partition(_ZONES)[2]
    if not name:
        raise ServerError("--zone: expected a time zone such as Europe/Berlin, as this machine names none")
    return name.removeprefix(":")
