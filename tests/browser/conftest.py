"""A real server with the built client, and people at real browsers.

`people.newcomer()` is somebody new. At the end of a test everything their browsers complained about (console,
uncaught errors, failed requests, what the content policy forbids) fails it. When a test fails, pictures of
what everybody saw are left in build/browser/.

The policy holds for tests too: wait_for_function takes functions, `() => …`, but not expressions.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from support.browsers import People, opened
from support.servers import Spawned, spawned, sqlite_in

from wildcards.server.config import BUILT

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "build" / "browser"
FAILED = pytest.StashKey[bool]()

# Reviews and bots' runs are worked out by a process that gives way to all others: two browsers and a server.
expect.set_options(timeout=60_000)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These tests come last: where Playwright runs, asyncio.run does not."""
    items.sort(key=lambda item: item.path.parent == HERE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    assert (BUILT / "index.html").exists(), "the client is not built: make client"
    with sync_playwright() as here:
        yield here


@pytest.fixture(scope="session")
def quick_browser(playwright: Playwright) -> Iterator[Browser]:
    with opened(playwright, is_whole=False) as here:
        yield here


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    with opened(playwright) as here:
        yield here


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """The quick one, except where a test is marked to need all that a browser with windows has."""
    is_whole = request.node.get_closest_marker("whole_browser") is not None
    found: Browser = request.getfixturevalue("whole_browser" if is_whole else "quick_browser")
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spawned]:
    """A server for all tests; one that stops it should have one of its own."""
    with spawned(sqlite_in(tmp_path_factory.mktemp("site"))) as server:
        yield server


@pytest.fixture
def people(browser: Browser, site: Spawned, request: pytest.FixtureRequest) -> Iterator[People]:
    """The people who play at the site."""
    everybody = People(browser, f"http://localhost:{site.port}")
    yield everybody
    if request.node.stash.get(FAILED, False):
        everybody.picture(PICTURES, re.sub(r"\W+", "-", request.node.name))
    everybody.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report
