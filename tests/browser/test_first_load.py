"""The first page: whole, quiet and small, even under a path."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect
from support.browsers import PHONE, People, Person, Wire
from support.servers import Spawned, spawned, sqlite_in

MOST = 150_000  # bytes over the wire


def assert_shown(person: Person) -> None:
    """The client runs: it put its page into the document."""
    expect(person.page.get_by_role("main")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/rules"])
def test_a_page_loads_and_nothing_is_wrong(people: People, path: str) -> None:
    ann = people.newcomer()
    ann.go(path)
    assert_shown(ann)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_is_accessible(people: People, scheme: str) -> None:
    ann = people.newcomer(PHONE, is_touching=True, scheme=scheme)
    ann.go()
    assert_shown(ann)
    ann.check_accessible()


def test_the_first_load_is_small(people: People) -> None:
    ann = people.newcomer()
    wire = Wire(ann.page)
    ann.go()
    assert_shown(ann)
    ann.page.wait_for_load_state("networkidle")
    assert len(wire.loads) >= 2
    assert wire.total <= MOST, str(wire)


def test_it_works_under_a_path(people: People, tmp_path: Path) -> None:
    with spawned(sqlite_in(tmp_path), "--public-url", "http://localhost/cards") as server:
        ann = people.newcomer(url=f"http://localhost:{server.port}/cards")
        ann.go("/")
        assert_shown(ann)
        loaded = ann.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
        assert loaded
        assert all(name.startswith(ann.url) for name in loaded), loaded
        ann.context.close()  # before its server goes


# --- the test bed itself: it sees what is wrong


def test_complaints_of_a_browser_fail_a_test(browser: Browser, site: Spawned) -> None:
    people = People(browser, f"http://localhost:{site.port}")
    ann = people.newcomer()
    ann.go()
    ann.page.evaluate("console.warn('careful')")
    ann.page.evaluate("setTimeout(() => { throw new Error('broken') })")
    ann.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => 0)")
    ann.page.evaluate("fetch('/nothing')")
    ann.page.wait_for_function("() => performance.now() > 0")
    with pytest.raises(AssertionError) as failed:
        people.leave()
    for text in ("careful", "broken", "Content Security Policy", "404"):
        assert text in str(failed.value)


def test_what_is_expected_fails_no_test(browser: Browser, site: Spawned) -> None:
    people = People(browser, f"http://localhost:{site.port}")
    ann = people.newcomer()
    ann.go()
    ann.expect_complaint("careful")
    ann.page.evaluate("console.warn('careful')")
    people.leave()
    with pytest.raises(Error):
        ann.page.title()


def test_what_is_not_accessible_fails_a_test(people: People) -> None:
    ann = people.newcomer()
    ann.go()
    ann.page.evaluate("document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        ann.check_accessible()
