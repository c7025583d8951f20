"""People at real browsers. Whatever a browser complains about fails the test."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    WebSocket,
    sync_playwright,
)

# The first two are two pages that would be made ready behind each window's address bar, and cost three times
# what the window does. The others are those of Playwright that matter here: the last such option counts.
_WITHOUT: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
# The same without what belongs to windows, so that pages cost less: no notifications, nothing is installed.
_SHELL: Final = "chromium-headless-shell"
_OPTIONS: Final = [
    "--no-sandbox",  # it refuses root with one
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_WITHOUT)}",
]
_PATIENCE: Final = 60_000  # ms; two browsers, two servers and their bots share two processors
_AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Named, as those of WCAG 2.2 would be left out otherwise.
_TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# By scheme of colours. All that dark can do wrong when light is right is a matter of contrast.
_RULES: Final[dict[Literal["light", "dark"], Sequence[str]]] = {
    "light": _TAGS,
    "dark": ["color-contrast", "link-in-text-block"],
}
PHONE: Final = (390, 844)
PHONE_ACROSS: Final = (844, 390)
TABLET: Final = (768, 1024)
LAPTOP: Final = (1440, 900)


def chromium(*, is_whole: bool = True) -> str:
    """Where the browser is; without one the test is skipped, but not in CI."""
    for name in _NAMES if is_whole else (_SHELL, *_NAMES):
        if found := shutil.which(name):
            return found
    if os.environ.get("CI") == "true":
        pytest.fail("Chromium is needed in CI: apt-get install chromium")
    pytest.skip("Chromium is not installed: the browser client goes untested")


@contextmanager
def opened(playwright: Playwright, *, is_whole: bool = True) -> Iterator[Browser]:
    """A browser without a window; one that is not whole is quicker, where it is installed."""
    browser = playwright.chromium.launch(executable_path=chromium(is_whole=is_whole), args=_OPTIONS)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def launched() -> Iterator[Browser]:
    """A whole browser, where none is open."""
    with sync_playwright() as playwright, opened(playwright) as browser:
        yield browser


class Person:
    """Somebody at their own device: one page, and what the browser said about it."""

    def __init__(self, browser: Browser, url: str, options: dict[str, Any]) -> None:
        self.url: Final = url
        self.frames: Final[list[str]] = []  # everything that came over WebSockets
        self.complaints: Final[list[str]] = []
        # No page keeps a copy of the whole client, which costs more than the page, unless a test is about it.
        options = {"service_workers": "block", **options}
        is_blocked = options["service_workers"] == "block"
        self._expected: Final = ["Service Worker registration blocked"] if is_blocked else []
        self.context: Final[BrowserContext] = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(_PATIENCE)
        self.context.on("page", self._watch)
        self.page: Final[Page] = self.context.new_page()

    def go(self, path: str = "/") -> Page:
        """Open a page of the server by its path."""
        self.page.goto(self.url + path)
        return self.page

    def choose(self, **settings: Any) -> None:
        """What this device remembers as chosen in the settings, until something else is chosen there."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(
            "if (origin !== 'null')"  # an empty page has nothing to remember by
            f" localStorage['wildcards-settings'] = localStorage['wildcards-settings'] ?? {text};"
        )

    def wait_for_frame(self, is_it: Callable[[str], bool]) -> None:
        """Wait until such a frame has come over a WebSocket."""
        self.wait_until(lambda: any(is_it(frame) for frame in self.frames))

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something holds that no single page can show."""
        end = time.monotonic() + _PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < end, "it did not come to be"
            self.page.wait_for_timeout(10)  # Playwright hears of frames while it waits

    def expect_complaint(self, pattern: str) -> None:
        """From now on, matching complaints are not failures: about a connection that the test cuts, say."""
        self._expected.append(pattern)

    def check(self) -> None:
        """Fail if the browser complained about anything unexpected."""
        assert not self.complaints, "\n".join(self.complaints)

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(f"uncaught: {error.stack or error}"))
        page.on("requestfailed", self._see_failure)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _see_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self._complain(f"{request.method} {request.url}: {request.failure}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self._expected):
            self.complaints.append(text)

    # --- accessibility

    def check_accessible(self, rules: Sequence[str] = _TAGS) -> None:
        """Fail if axe finds anything wrong with the page as it is now, by these rules or tags of rules."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE.read_text(encoding="utf-8"))
        # No rule here reads style sheets, so none is loaded once more.
        options = {"runOnly": rules, "resultTypes": ["violations"], "preload": False}
        found = self.page.evaluate("(options) => axe.run(options)", options)
        assert not found["violations"], "\n".join(_violation(one) for one in found["violations"])

    def check_accessible_in_both(self) -> None:
        """The same in light, and in dark."""
        for scheme, rules in _RULES.items():
            self.page.emulate_media(color_scheme=scheme)
            try:
                self.check_accessible(rules)
            except AssertionError as error:
                raise AssertionError(f"{self.page.url}, {scheme}: {error}") from None


def _violation(one: dict[str, Any]) -> str:
    """What axe found, and in which elements."""
    where = "\n".join(f"    {node['html'][:200]}\n      {node['failureSummary']}" for node in one["nodes"])
    return f"{one['id']} ({one['impact']}): {one['help']}\n{where}"


class People:
    """Everybody who takes part in a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser: Final = browser
        self._url: Final = url
        self.all: Final[list[Person]] = []

    def newcomer(
        self,
        size: tuple[int, int] = LAPTOP,
        *,
        url: str | None = None,
        language: str = "en",
        scheme: str = "light",
        is_touching: bool = False,
        is_still: bool = False,
        **options: Any,
    ) -> Person:
        """Somebody new; `is_still`: wants no motion. More options go to Playwright's new_context."""
        made = Person(
            self._browser,
            url or self._url,
            {
                "viewport": {"width": size[0], "height": size[1]},
                "locale": language,
                "color_scheme": scheme,
                "has_touch": is_touching,
                "is_mobile": is_touching,
                "reduced_motion": "reduce" if is_still else "no-preference",
                **options,
            },
        )
        self.all.append(made)
        return made

    def picture(self, directory: Path, name: str) -> None:
        """Keep what everybody sees, for whoever wants to know why a test failed."""
        directory.mkdir(parents=True, exist_ok=True)
        for number, person in enumerate(self.all):
            person.page.screenshot(path=directory / f"{name}-{number}.png")

    def leave(self) -> None:
        """Everybody goes; fails if a browser complained."""
        for person in self.all:
            person.context.close()
        for person in self.all:
            person.check()


class Wire:
    """Counts what a page loads over the wire, headers and all; the browser must have no service workers."""

    def __init__(self, page: Page) -> None:
        self.loads: Final[dict[str, int]] = {}
        self._urls: Final[dict[str, str]] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._note)
        session.on("Network.loadingFinished", self._count)

    def _note(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]

    def _count(self, event: dict[str, Any]) -> None:
        url = self._urls[event["requestId"]]
        self.loads[url] = self.loads.get(url, 0) + round(event["encodedDataLength"])

    @property
    def total(self) -> int:
        """The total bytes."""
        return sum(self.loads.values())

    def __str__(self) -> str:
        return json.dumps(self.loads, indent=1)
