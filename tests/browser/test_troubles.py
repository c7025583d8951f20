"""What may go wrong on a device, such as no connection, storage or cookies: the page says so in words."""

from __future__ import annotations

import json
import re
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from support.browsers import PHONE, People, Person
from support.given_deals import person_at, seed_text
from support.servers import PLAIN, Spawned

from wildcards.conform.client import make, start, you
from wildcards.server.config import BUILT

pytestmark = pytest.mark.whole_browser

ASSETS: Final = BUILT / "assets"
IS_KEPT: Final = """async (part) => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().some((request) => new RegExp(part).test(request.url));
}"""
# What the oldest supported browsers don't have.
OLD: Final = """
    delete URL.canParse;
    delete URL.parse;
    delete Object.groupBy;
    delete Map.groupBy;
    delete Promise.withResolvers;
    delete Promise.try;
    delete Array.fromAsync;
    delete AbortSignal.any;
    delete globalThis.Iterator;
    delete globalThis.scheduler;
    delete Document.prototype.startViewTransition;
    delete Navigator.prototype.wakeLock;
    delete globalThis.Notification;
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) delete Array.prototype[name];
    for (const name of ["isWellFormed", "toWellFormed"]) delete String.prototype[name];
    for (const name of ["union", "intersection", "difference", "isSubsetOf"]) delete Set.prototype[name];
    for (const name of ["toHex", "toBase64"]) delete Uint8Array.prototype[name];
"""
BLOCKED: Final = """
    for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
"""


def at_a_game(person: Person, site: Spawned) -> Page:
    """A game against bots, at its first bid."""
    client = person_at(site, person)
    seats = [you(), {"kind": "bot"}, {"kind": "bot"}]
    table = make(client, seats, name="Ann", deal={"kind": "given", "seed": seed_text(3)})
    start(client, table)
    page = person.go(f"/t/{table}")
    expect(page.locator("[data-ask='bid']")).to_be_visible()
    return page


def bid(page: Page) -> None:
    page.locator("[data-place^='hand:']").first.click()
    page.locator("button[type=submit]").click()


def expect_bid(page: Page) -> None:
    """The bid was carried out; nothing more may be asked before the next round."""
    lies = page.locator("[data-place^='bid:0'], [data-ask]:not([data-ask='bid'])")
    expect(lies.or_(page.get_by_text("Round 2 of")).first).to_be_visible()


def test_offline_after_pressing_send(people: People, site: Spawned) -> None:
    ann = people.newcomer(PHONE, is_still=True)
    page = at_a_game(ann, site)
    ann.expect_complaint("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ann.context.set_offline(True)
    bid(page)
    told = page.get_by_test_id("prompt").get_by_role("status")
    expect(told).to_contain_text("Your choice is sent as soon as you are connected again")
    ann.context.set_offline(False)
    expect_bid(page)


def test_a_server_that_can_store_nothing(people: People, site: Spawned) -> None:
    """As with a full disk: every act is refused as `unavailable`, until there is room again."""
    ann = people.newcomer(is_still=True)
    is_full = True
    heard: list[str] = []

    def lead_through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act" and is_full:
                refusal = {"type": "refused", "id": said["id"], "code": "unavailable", "args": {}}
                socket.send(json.dumps(refusal))
                return
            heard.append(said["type"])
            server.send(message)

        socket.on_message(hear)

    ann.context.route_web_socket(re.compile(r"/socket$"), lead_through)
    page = at_a_game(ann, site)
    bid(page)
    told = page.get_by_test_id("prompt").get_by_role("status")
    expect(told).to_contain_text("The server can’t store anything")
    is_full = False
    expect(page.get_by_test_id("prompt")).not_to_contain_text("can’t store")
    assert heard.count("act") == 1


def test_pages_not_opened_before_load_offline(people: People) -> None:
    ann = people.newcomer(service_workers="allow")
    page = ann.go()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own = [file.name for name in ("RulesPage", "LearnPage", "table") for file in ASSETS.glob(f"{name}-*")]
    parts = ("/it-", "/fallback-", *own)
    ann.wait_until(lambda: all(page.evaluate(IS_KEPT, part) for part in parts))
    ann.expect_complaint("ERR_INTERNET_DISCONNECTED|error occurred when fetching the script")
    ann.context.set_offline(True)
    for path, heading in (("/rules", "The rules"), ("/learn", "Learn the game")):
        ann.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        assert len(page.get_by_role("main").inner_text()) > 200
    ann.context.set_offline(False)


def test_a_language_that_can_not_be_loaded(people: People) -> None:
    ann = people.newcomer(language="de")
    ann.expect_complaint("ERR_FAILED")
    ann.context.route("**/assets/de-*", lambda route: route.abort())
    page = ann.go()
    expect(page.get_by_role("status").filter(has_text="Deutsch")).to_contain_text("could not be loaded")
    expect(page.get_by_role("main")).to_be_visible()


def test_a_client_that_can_not_be_loaded(people: People) -> None:
    ann = people.newcomer(language="nl")
    ann.expect_complaint("ERR_FAILED")
    ann.context.route("**/assets/first-*.js", lambda route: route.abort())
    page = ann.go()
    expect(page.get_by_text("Wild Cards kon niet worden geladen")).to_be_visible()
    ann.context.unroute("**/assets/first-*.js")
    page.get_by_role("button", name="Opnieuw proberen").click()
    expect(page.get_by_role("main")).to_be_visible()


def test_a_browser_that_is_too_old_is_told_so(people: People) -> None:
    ann = people.newcomer(language="it")
    ann.context.add_init_script("CSS.supports = () => false;")
    page = ann.go()
    expect(page.get_by_text("Questo browser è troppo vecchio")).to_be_visible()


def test_the_oldest_browsers_that_are_supported(people: People, site: Spawned) -> None:
    ann = people.newcomer(is_still=True)
    ann.context.add_init_script(OLD)
    page = ann.go("/new")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    page = at_a_game(ann, site)
    bid(page)
    expect_bid(page)
    for path in ("/rules", "/learn", "/settings", "/verify", "/tables"):
        ann.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_who_keeps_no_cookie_is_told_so(people: People) -> None:
    ann = people.newcomer(PHONE)

    def without_cookie(route: Route) -> None:
        answer = httpx.get(route.request.url, verify=PLAIN)
        route.fulfill(status=answer.status_code, body=answer.content, content_type="application/json")

    ann.context.route("**/api/**", without_cookie)
    page = ann.go()
    expect(page.get_by_role("status").filter(has_text="cookie")).to_contain_text("can’t recognise you")


def test_the_guide_comes_where_nothing_can_be_stored(people: People) -> None:
    ann = people.newcomer(is_still=True)
    ann.context.add_init_script(BLOCKED)
    page = ann.go("/learn")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".coach")).to_be_visible()


def test_a_translator_changes_nothing(people: People, site: Spawned) -> None:
    ann = people.newcomer(is_still=True)
    page = at_a_game(ann, site)
    assert page.evaluate("() => document.documentElement.translate") is False
    page.evaluate("""() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts.filter((one) => one.data.trim() !== "")) {
            const font = document.createElement("font");
            font.textContent = `«${text.data}»`;
            text.replaceWith(font);
        }
    }""")
    card = page.locator("[data-group='hand'] button").nth(1)
    card.click()
    send = page.locator("button[type=submit]")
    expect(send).to_have_text(re.compile("^Bid "))
    expect(page.locator("font")).to_have_count(0)
    expect(
        page.get_by_role("listitem").filter(has_text="Your browser is translating this page")
    ).to_be_visible()
