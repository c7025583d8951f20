"""Whoever owes a step is called back: by the title, by a notification if wanted, and the screen stays on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from support.browsers import LAPTOP, PHONE, People, Person
from support.moments import Sitting
from support.players import COOKIE
from support.servers import Spawned, wait_for

from wildcards.engine.rules import Rules
from wildcards.server.storage.database import Database
from wildcards.server.storage.orders import Announce, give

pytestmark = pytest.mark.whole_browser

SCREEN = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", { value: {
    request: async (kind) => {
        const lock = { kind, released: false, release: async () => { lock.released = true; } };
        window.locks.push(lock);
        return lock;
    },
} });
"""
IS_ON = "(wanted) => (window.locks.filter((lock) => !lock.released).length === 1) === wanted"
HIDE = """
Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
"""
NOTIFIED = """async (wanted) => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).length === wanted;
}"""
NOTIFICATIONS = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => [title, body]);
}"""
TURN = re.compile("Your turn")


@pytest.fixture
def sitting(site: Spawned) -> Iterator[Sitting]:
    """Three people who have not bid yet; the first of them sits at a browser."""
    with Sitting.of(site, Rules(seats=3), seed=1) as here:
        yield here


def open_table(ann: Person, sitting: Sitting) -> Page:
    """Ann's table at her browser, where she owes her bid."""
    cookie = sitting.people[0].cookies[COOKIE]
    ann.context.add_cookies([{"name": COOKIE, "value": cookie, "url": ann.url}])
    page = ann.go(f"/t/{sitting.table}")
    expect(page).to_have_title(TURN)
    return page


def bid(page: Page) -> None:
    """Ann bids, and waits for the others."""
    page.locator("button[data-place^='hand:']").first.click()
    page.locator("[data-testid='prompt'] button[type='submit']").click()
    expect(page).not_to_have_title(TURN)


def until_it_is_her_turn(sitting: Sitting) -> None:
    """The others play until Ann owes a step."""
    watching = sitting.sockets[0]
    watching.ping()
    while not watching.owing():
        for seat in (1, 2):
            sitting.sockets[seat].ping()
            if sitting.sockets[seat].owing() and not watching.owing():
                sitting.sockets[seat].step(seat, sitting.sockets[seat].legal(seat)[0])
            watching.ping()


def test_the_title_says_whose_turn_it_is(people: People, sitting: Sitting) -> None:
    page = open_table(people.newcomer(), sitting)
    bid(page)
    until_it_is_her_turn(sitting)
    expect(page).to_have_title(TURN)
    page.get_by_role("link", name="Wild Cards").first.click()
    expect(page).to_have_title("Wild Cards")


def test_the_screen_stays_on_while_a_step_is_owed(people: People, sitting: Sitting) -> None:
    ann = people.newcomer(PHONE, is_touching=True)
    ann.context.add_init_script(SCREEN)
    page = open_table(ann, sitting)
    page.wait_for_function(IS_ON, arg=True)
    bid(page)
    page.wait_for_function(IS_ON, arg=False)
    until_it_is_her_turn(sitting)
    page.wait_for_function(IS_ON, arg=True)
    assert page.evaluate("window.locks.map((lock) => lock.kind)") == ["screen", "screen"]


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_notification_comes_to_who_wants_it_and_is_elsewhere(
    people: People, sitting: Sitting, is_wanted: bool
) -> None:
    ann = people.newcomer(permissions=["notifications"], service_workers="allow")
    ann.choose(notify=is_wanted)
    ann.context.add_init_script(HIDE)
    page = open_table(ann, sitting)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert page.evaluate(NOTIFICATIONS) == []  # she is here
    bid(page)
    page.evaluate("window.isAway = true")
    until_it_is_her_turn(sitting)
    expect(page).to_have_title(TURN)
    page.wait_for_function(NOTIFIED, arg=int(is_wanted))
    assert page.evaluate(NOTIFICATIONS) == [["Wild Cards", "It’s your turn."]] * is_wanted


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_an_announcement_covers_nothing_of_a_table(
    people: People, sitting: Sitting, site: Spawned, size: tuple[int, int]
) -> None:
    text = "Maintenance: https://cards.example.org/" + "x" * 200
    database = Database(site.database)
    try:
        give(database, "test", 1, Announce(text))
        client = site.client()
        wait_for(lambda: client.get("/api/notice").json()["text"] == text)
        page = open_table(people.newcomer(size), sitting)
        notice = page.get_by_role("status").filter(has_text="Maintenance")
        expect(notice).to_be_visible()
        above, table = notice.bounding_box(), page.locator(".sitting").bounding_box()
        assert above is not None
        assert table is not None
        assert above["y"] + above["height"] <= table["y"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert table["y"] + table["height"] <= size[1]
    finally:
        give(database, "test", 2, Announce(""))
        database.close()
