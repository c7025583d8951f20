"""The commands `profile …`: who somebody is at a server, and how other devices join them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from wildcards.disk import write_whole
from wildcards.errors import ServerError, ServerRefusedError
from wildcards.protocol.identity import Join
from wildcards.remote.address import read_server
from wildcards.remote.api import Api
from wildcards.remote.profile import Profile
from wildcards.terminal.cast import as_typed, called
from wildcards.terminal.online import refusals_in_words
from wildcards.terminal.output import say
from wildcards.words.text import t
from wildcards.words.things import local_time

_LOCAL: Final = "http://localhost:8765"
_LINK: Final = re.compile(r"(?P<server>https?://.+)/keep#(?P<token>[\w-]{10,100})")


@contextmanager
def _at(server: str | None, who: str) -> Iterator[Api]:
    """The server, which knows the person of this profile. Raises ServerError."""
    profile = Profile.named(who)
    address = read_server(server or profile.last_server() or _LOCAL)
    with refusals_in_words(), Api(address.server, profile) as api:
        api.greet()
        yield api


def show_person(server: str | None, who: str) -> int:
    """Show who somebody is, with their devices; returns the exit status. Raises ServerError, as all here."""
    with _at(server, who) as api:
        account = api.account()
        say(t("profile-name", name=called(account.name) or t("guest"), server=api.server))
        say(t("profile-tables", tables=account.tables))
        if account.code is not None:
            say(t("person-code-made", date=local_time(account.code)))
        if account.passkeys:
            say(t("profile-passkeys", passkeys=len(account.passkeys)))
        if account.at_risk:
            say(t("person-at-risk"))
        for device in account.devices:
            used = t("person-device-here") if device.here else t("profile-used", date=local_time(device.used))
            say(f"- {device.label or t('person-device-unknown')} ({used})")
    return 0


def keep_name(server: str | None, who: str) -> int:
    """Make a recovery code, and show it."""
    with _at(server, who) as api:
        words = api.make_code()
        say(t("person-code-once"))
        say()
        say(" ".join(words))
    return 0


def join_person(link: str | None, server: str | None, who: str, *, lose: bool) -> int:
    """Be the person of a link, or of a code that is asked for."""
    found = None if link is None else _LINK.fullmatch(link.strip())
    if link is not None and found is None:
        raise ServerError(f"profile join: expected a link such as https://example.org/keep#…, got {link!r}")
    by = Join(code=_read_code(), lose=lose) if found is None else Join(link=found["token"], lose=lose)
    with _at(server if found is None else found["server"], who) as api, _telling_of_lose():
        say(t("profile-name", name=called(api.join(by)) or t("guest"), server=api.server))
    return 0


def rename_person(name: str, server: str | None, who: str) -> int:
    """Take another name. Raises RulesError for one that others would see otherwise."""
    name = as_typed("NAME", name)
    with _at(server, who) as api:
        say(t("profile-name", name=called(api.rename(name)) or t("guest"), server=api.server))
    return 0


def sign_out_person(server: str | None, who: str, *, others: bool, everywhere: bool, lose: bool) -> int:
    """Sign out this device, all others, or all."""
    if others and everywhere:
        raise ServerError("profile sign-out: expected --others or --all, got both")
    with _at(server, who) as api, _telling_of_lose():
        if others:
            api.sign_out_others()
        else:
            api.sign_out(everywhere=everywhere, lose=lose)
        say(t("profile-signed-out-others" if others else "profile-signed-out"))
    return 0


def export_person(file: Path, server: str | None, who: str) -> int:
    """Write all that is kept of somebody to a file."""
    if file.exists():
        raise ServerError(f"{file}: expected a file that is not there yet")
    with _at(server, who) as api:
        found = api.export()
    try:
        write_whole(file, (json.dumps(found, ensure_ascii=False, indent=1) + "\n").encode())
    except OSError as error:
        raise ServerError(f"{file}: it cannot be written: {error.strerror}") from None
    say(t("profile-exported", file=str(file)))
    return 0


def forget_person(server: str | None, who: str, *, sure: bool) -> int:
    """Leave for good."""
    if not sure:
        raise ServerError("profile delete: expected --sure, as nothing brings it back")
    with _at(server, who) as api:
        api.forget()
        say(t("profile-deleted", server=api.server))
    return 0


@contextmanager
def _telling_of_lose() -> Iterator[None]:
    """Where something would be lost, say what to type."""
    try:
        yield
    except ServerRefusedError as error:
        if error.code != "would_lose":
            raise
        raise ServerError(f"{t('refused-would_lose')} (--lose; wildcards profile keep)") from None


def _read_code() -> str:
    """A recovery code from the input; asked for where somebody sits there."""
    if sys.stdin.isatty():
        sys.stdout.write(f"{t('person-code')} ({t('person-code-hint')}): ")
        sys.stdout.flush()
    return sys.stdin.readline(400).strip()
