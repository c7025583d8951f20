"""The HTTP part of a server's protocol: tables are found, made, joined and started through it."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from typing import Any, Final, Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from wildcards import __version__
from wildcards.errors import ServerError, ServerRefusedError
from wildcards.protocol.analysis import Hint
from wildcards.protocol.calls import Calls, NewWebhook, Quiet, QuietHours
from wildcards.protocol.deal import Days, DealView, NewTake
from wildcards.protocol.identity import Account, Join, RecoveryCode
from wildcards.protocol.profile import NewShown, PersonView, RatingList, Shown
from wildcards.protocol.table import (
    Claim,
    Made,
    Me,
    NewName,
    NewTable,
    Notice,
    Problem,
    SeatBot,
    Sit,
    Start,
    TableView,
)
from wildcards.protocol.words import Muted, Reported
from wildcards.remote.profile import Profile

T = TypeVar("T")
_TIMEOUT: Final = 20.0
_PAUSE: Final = 0.5
_LONGEST: Final = 10.0
_PATIENCE: Final = 60.0  # seconds for which a server that was there before may be away
_PASSING: Final = ("busy", "unavailable", "too_many")
# What this device is called in the list of a person's devices.
_HEADERS: Final = {"user-agent": f"wildcards/{__version__} ({platform.system()})"}
_REPEATABLE: Final = ("GET", "PUT")


class Api:
    """Talks to one server as one person."""

    def __init__(self, server: str, profile: Profile) -> None:
        self.server = server
        self._profile: Final = profile
        self._client: Final = httpx.Client(timeout=_TIMEOUT, follow_redirects=True, headers=_HEADERS)
        for name, value, domain, path in profile.cookies(server):
            self._client.cookies.set(name, value, domain, path)
        self._is_known = False  # whether the server has answered before

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def cookie_header(self) -> str:
        """The cookies, for the WebSocket's handshake."""
        return "; ".join([f"{cookie.name}={cookie.value}" for cookie in self._client.cookies.jar])

    # --- what can be asked

    def greet(self) -> str:
        """The name this person has at the server. Raises ServerError if it isn't one of Wild Cards."""
        name = self._patiently(self._greet)
        self._is_known = True
        return name

    def _greet(self) -> str:
        response = self._send("GET", "/api/me", None)
        self.server = str(response.url).removesuffix("/api/me")  # it may have redirected
        return self._read(response, Me).name

    def notice(self) -> Notice | None:
        """What whoever runs the server tells everybody; None from a server that knows no such thing."""
        try:
            return self._ask("GET", "/api/notice", Notice)
        except ServerRefusedError:
            return None

    def rename(self, name: str, table: str | None = None) -> str:
        """Take another name, here and at this table, if any; returns it as others see it."""
        return self._ask("PUT", "/api/me", Me, NewName(name, table)).name

    def find_code(self, code: str) -> Made:
        """The table of a code. Raises ServerError, as all of these do."""
        return self._ask("GET", f"/api/codes/{quote(code, safe='')}", Made)

    def make_table(self, new: NewTable) -> Made:
        """Make a table."""
        return self._ask("POST", "/api/tables", Made, new)

    def table(self, table: str) -> TableView:
        """A table as this person sees it."""
        return self._ask("GET", f"/api/tables/{table}", TableView)

    def sit(self, table: str, seat: int, sit: Sit) -> TableView:
        """Take an open seat."""
        return self._ask("PUT", f"/api/tables/{table}/seats/{seat}", TableView, sit)

    def seat_bot(self, table: str, seat: int, level: str) -> TableView:
        """Give an open seat to a bot of the server."""
        return self._ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", TableView, SeatBot(level))

    def claim(self, table: str, token: str) -> TableView:
        """Take over the seat of a personal link."""
        return self._ask("POST", f"/api/tables/{table}/claim", TableView, Claim(token))

    def start(self, table: str) -> TableView:
        """Begin the game."""
        return self._ask("POST", f"/api/tables/{table}/start", TableView, Start())

    def end(self, table: str, *, wanted: bool) -> None:
        """Ask to end the game, or agree, if that is wanted; else have it go on."""
        self._ask("POST" if wanted else "DELETE", f"/api/tables/{table}/end", TableView)

    def hint(self, table: str, seat: int) -> Hint:
        """What a seat of this person might do now."""
        return self._ask("POST", f"/api/tables/{table}/seats/{seat}/hint", Hint)

    # --- words

    def mute(self, table: str, word: int) -> Muted:
        """Hear nothing more of whoever said this."""
        return self._ask("POST", f"/api/tables/{table}/words/{word}/mute", Muted)

    def muted(self) -> list[Muted]:
        """Whom this person has muted."""
        return self._ask("GET", "/api/me/muted", list[Muted])

    def unmute(self, mute: str) -> None:
        """Hear somebody again."""
        self._ask("DELETE", f"/api/me/muted/{mute}", list[Muted])

    def report(self, table: str, word: int) -> Reported:
        """Report a word to whoever runs the server."""
        return self._ask("POST", f"/api/tables/{table}/words/{word}/report", Reported)

    # --- records

    def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game."""
        return self._ask("GET", f"/api/tables/{table}/record", dict[str, Any])

    # --- the person

    def account(self) -> Account:
        """This person's devices, and what others join them by."""
        return self._ask("GET", "/api/me/account", Account)

    def make_code(self) -> list[str]:
        """A new recovery code, which replaces the one before."""
        return self._ask("POST", "/api/me/code", RecoveryCode).words

    def join(self, join: Join) -> str:
        """Be the person of a code or a link from now on; returns their name."""
        return self._ask("POST", "/api/me/join", Me, join).name

    def sign_out(self, *, everywhere: bool, lose: bool) -> None:
        """Sign out this device, or all of them."""
        query = f"lose={str(lose).lower()}"
        if everywhere:
            self._ask("DELETE", f"/api/me/devices?here=true&{query}", Account)
            return
        for device in self.account().devices:
            if device.here:
                self._ask("DELETE", f"/api/me/devices/{device.id}?{query}", Account)

    def sign_out_others(self) -> None:
        """Sign out all devices but this one."""
        self._ask("DELETE", "/api/me/devices", Account)

    def export(self) -> dict[str, Any]:
        """All that is kept of this person."""
        return self._ask("GET", "/api/me/export", dict[str, Any])

    def forget(self) -> None:
        """Nobody is this person any more."""
        self._ask("DELETE", "/api/me?sure=true", Me)

    # --- calls

    def calls(self) -> Calls:
        """How this person is called when it is their turn."""
        return self._ask("GET", "/api/me/calls", Calls)

    def call_webhook(self, new: NewWebhook) -> Calls:
        """Be called by a webhook, which is tried first."""
        return self._ask("POST", "/api/me/calls/webhook", Calls, new)

    def set_quiet(self, quiet: Quiet | None) -> Calls:
        """Say when not to be called."""
        return self._ask("PUT", "/api/me/calls/quiet", Calls, QuietHours(quiet))

    def drop_call(self, way: str) -> Calls:
        """No more calls by this way."""
        return self._ask("DELETE", f"/api/me/calls/{way}", Calls)

    # --- deals

    def days(self) -> Days:
        """The deals of the last days, today's first."""
        return self._ask("GET", "/api/days", Days)

    def deal(self, deal: str) -> DealView:
        """The page of a deal."""
        return self._ask("GET", f"/api/deals/{deal}", DealView)

    def take(self, deal: str, new: NewTake) -> Made:
        """Take a deal, at a table of one's own."""
        return self._ask("POST", f"/api/deals/{deal}/tables", Made, new)

    # --- people

    def my_profile(self) -> PersonView:
        """One's own page."""
        return self._ask("GET", "/api/me/profile", PersonView)

    def show_profile(self, shown: Shown) -> PersonView:
        """Let these people see one's own page."""
        return self._ask("PUT", "/api/me/profile", PersonView, NewShown(shown))

    def person(self, person: str) -> PersonView:
        """The page of a person."""
        return self._ask("GET", f"/api/people/{quote(person, safe='')}", PersonView)

    def ratings(self) -> RatingList:
        """The list of ratings."""
        return self._ask("GET", "/api/ratings", RatingList)

    # --- asking

    def _ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        return self._patiently(lambda: self._read(self._send(method, path, body), kind))

    def _patiently(self, ask: Callable[[], T]) -> T:
        """The answer. While the server is away, or wants to be asked later, it is asked again."""
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                return ask()
            except ServerRefusedError as error:
                if error.code not in _PASSING or time.monotonic() > end:
                    raise
                time.sleep(_pause(error.details.get("seconds")))
            except AwayError:
                if not self._is_known or time.monotonic() > end:
                    raise
                time.sleep(_PAUSE)

    def _send(self, method: str, path: str, body: msgspec.Struct | None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            response = self._client.request(method, self.server + path, content=content, headers=headers)
        except (httpx.TransportError, httpx.TooManyRedirects) as error:
            why = f"{self.server}: expected a server of Wild Cards, but none answers: {_reason(error)}"
            if method in _REPEATABLE or isinstance(error, httpx.ConnectError):
                raise AwayError(why) from None
            raise ServerError(why) from None
        except httpx.InvalidURL as error:
            raise ServerError(f"{self.server}: expected an address: {error}") from None
        self._profile.keep_cookies(self.server, self._client.cookies.jar)
        return response

    def _read(self, response: httpx.Response, kind: type[T]) -> T:
        """What the server answered. Raises ServerRefusedError, or ServerError if it is not one of ours."""
        try:
            if response.is_success:
                return msgspec.json.decode(response.content, type=kind)
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.MsgspecError:
            if response.status_code in (502, 503, 504):  # a proxy, while the server behind it is away
                raise AwayError(f"{self.server}: no server answers behind its proxy") from None
            if response.status_code == httpx.codes.TOO_MANY_REQUESTS:  # a proxy, in its own words
                seconds = response.headers.get("retry-after", "")
                raise ServerRefusedError(
                    "too_many", {"seconds": int(seconds) if seconds.isdecimal() else 1}
                ) from None
            raise ServerError(
                f"{self.server}: expected a server of Wild Cards, got another answer"
                f" (status {response.status_code} to {response.request.method} {response.request.url.path})"
            ) from None
        raise ServerRefusedError(problem.code, problem.args)


class AwayError(ServerError):
    """No server answers, and asking again does no harm."""


def _pause(seconds: object) -> float:
    """How long to wait, whether or not the server says."""
    return min(seconds, _LONGEST) if isinstance(seconds, int | float) else _PAUSE


def _reason(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text or type(error).__name__
