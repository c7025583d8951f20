"""The client on a device: installable, opened without a connection, reloaded for a new release."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from support.browsers import PHONE, People, Person
from support.servers import Spawned, spawned, sqlite_in

from wildcards.conform.client import make, nonce

pytestmark = pytest.mark.whole_browser

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [names, all.flat().map((request) => request.url)];
}"""
IS_KEPT = """async (part) => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().some((request) => request.url.includes(part));
}"""


# At the root, which is simpler, test_troubles has a page kept too.
@pytest.fixture(
    scope="module",
    params=[pytest.param("", marks=pytest.mark.slow), "/cards"],
    ids=["at the root", "under a path"],
)
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Spawned]:
    options = ["--public-url", f"http://localhost{request.param}"] if request.param else []
    with spawned(sqlite_in(tmp_path_factory.mktemp("site")), *options) as here:
        here.url = f"http://localhost:{here.port}{request.param}"
        yield here


@pytest.fixture
def people(browser: Browser, server: Spawned) -> Iterator[People]:
    everybody = People(browser, server.url)
    yield everybody
    everybody.leave()


def until_kept(person: Person, *parts: str) -> None:
    """Wait until files with these names are kept on the device."""
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for part in parts:
        person.page.wait_for_function(IS_KEPT, arg=part)


def test_it_can_be_installed(people: People, server: Spawned) -> None:
    ann = people.newcomer(PHONE, is_touching=True, service_workers="allow")
    ann.go()
    session = ann.context.new_cdp_session(ann.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"
    parsed = manifest["manifest"]
    assert (parsed["startUrl"], parsed["scope"]) == (f"{server.url}/", f"{server.url}/")
    assert parsed["display"] == "kStandalone"
    for icon in parsed["icons"]:
        assert server.client().get(icon["url"]).headers["content-type"].startswith("image/")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every browser of a test is


def test_it_opens_without_a_server_in_the_language_of_the_device(people: People, server: Spawned) -> None:
    ann = people.newcomer(service_workers="allow", language="de")
    ann.go()
    until_kept(ann, "/assets/index-", "/assets/de-", "/assets/young-serif-", f"{server.url}/")
    ann.expect_complaint("ERR_CONNECTION_REFUSED|error occurred when fetching the script")
    server.stop()
    try:
        ann.go()
        expect(ann.page.get_by_role("main")).to_be_visible()
        assert ann.page.evaluate("document.documentElement.lang") == "de"
    finally:
        server.start()
    ann.go()
    expect(ann.page.get_by_role("main")).to_be_visible()


def test_what_the_server_says_of_tables_is_not_kept(people: People, server: Spawned) -> None:
    ann = people.newcomer(service_workers="allow")
    ann.go()
    until_kept(ann, "/assets/index-")
    ann.page.evaluate("(base) => fetch(base + '/api/me')", server.url)
    ann.go("/t/abcdefghjk2345678923")
    names, kept = ann.page.evaluate(KEPT)
    assert len(names) == 1
    assert kept
    assert all(url == f"{server.url}/" or url.startswith(f"{server.url}/assets/") for url in kept), kept


def test_a_device_without_a_connection_says_so(people: People) -> None:
    ann = people.newcomer(service_workers="allow")
    page = ann.go()
    expect(page.get_by_role("main")).to_be_visible()
    until_kept(ann, "/assets/en-")
    ann.expect_complaint("ERR_INTERNET_DISCONNECTED")  # of the icon in the tab
    ann.context.set_offline(True)
    notice = page.get_by_role("status").filter(has_text="You are offline")
    expect(notice).to_be_visible()
    ann.context.set_offline(False)
    expect(notice).to_be_hidden()


OLD = """
if (sessionStorage.getItem("was-old") === null) {
    sessionStorage.setItem("was-old", "yes");
    new MutationObserver(() => {
        const meta = document.querySelector("meta[name=release]");
        if (meta !== null) meta.content = "0.0.9+00000000";
    }).observe(document, { childList: true, subtree: true });
}
"""


def test_a_page_of_an_older_release_loads_itself_anew_once(people: People, server: Spawned) -> None:
    """The old page is the present one with another release named in it."""
    ann = people.newcomer(service_workers="allow")
    ann.context.add_init_script(OLD)
    loads: list[str] = []
    ann.page.on("load", lambda page: loads.append(page.url))
    ann.go(f"/t/{make(server.client())}")
    ann.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(ann.page.get_by_role("heading", name="You are invited to play")).to_be_visible()
    assert len(loads) == 2


def seated_at_a_game(person: Person) -> str:
    """A table with this person and two bots, in play; returns its path."""
    person.go()
    table: str = person.page.evaluate(
        """async ([base, nonce]) => {
            const ask = async (method, path, body) => {
                const headers = { "content-type": "application/json" };
                const answer = await fetch(base + path, { method, headers, body: JSON.stringify(body) });
                return answer.json();
            };
            const seats = [{ kind: "open" }, { kind: "bot" }, { kind: "bot" }];
            await fetch(base + "/api/me");
            const { id } = await ask("POST", "/api/tables", { seats });
            await ask("PUT", `/api/tables/${id}/seats/0`, { nonce, name: "Ann" });
            await ask("POST", `/api/tables/${id}/start`, {});
            return id;
        }""",
        [person.url, nonce()],
    )
    return f"/t/{table}"


def test_a_new_release_waits_until_the_choice_is_made(people: People) -> None:
    """The server comes back with a new release while a bid is picked."""
    ann = people.newcomer(service_workers="allow")
    sockets: list[WebSocketRoute] = []

    def lead_through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server, number = socket.connect_to_server(), len(sockets)

        def tell(message: str | bytes) -> None:
            later = re.sub(r'"server": ?"[^"]*"', '"server":"9.9.9+99999999"', str(message), count=1)
            socket.send(later if number > 1 and '"welcome"' in later else message)

        server.on_message(tell)

    ann.context.route_web_socket(re.compile(r"/socket$"), lead_through)
    page = ann.go(seated_at_a_game(ann))
    page.locator("[data-place^='hand:']").first.click()
    page.evaluate("window.isTheSame = true")
    sockets[0].close()
    expect(page.get_by_role("status").get_by_text("new version")).to_be_visible()
    assert page.evaluate("window.isTheSame")
    page.locator("button[type=submit]").click()
    page.wait_for_function("() => window.isTheSame === undefined")
    expect(page.get_by_role("main")).to_be_visible()
