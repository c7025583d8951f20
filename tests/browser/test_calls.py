"""Being called: a device is set up, a push shows a notification, a tap opens the table, another stops it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from sqlalchemy import select
from support.browsers import PHONE, People, Person
from support.servers import Spawned
from support.sinks import Browser

from wildcards.conform.client import make
from wildcards.server.storage.database import Database
from wildcards.server.storage.schema import WAYS

pytestmark = pytest.mark.whole_browser

# A browser without its maker's push service: it has a subscription all the same.
SUBSCRIBED = """(made) => {
    let kept = null;
    const one = { endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => { kept = null; } };
    PushManager.prototype.subscribe = async () => (kept = one);
    PushManager.prototype.getSubscription = async () => kept;
}"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""
# What the device does when its user taps; that a window may be opened then, only a real tap brings about.
TAP = """async (action) => {
    const [notification] = await self.registration.getNotifications();
    const opened = new Promise((resolve) => {
        self.clients.openWindow = (url) => { resolve(url); return Promise.resolve(null); };
        if (action !== "") resolve("");
    });
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
    return await opened;
}"""


def subscribed(ann: Person, endpoint: str) -> None:
    """Ann's browser has a subscription as soon as it asks for one."""
    made = json.dumps(Browser().subscription(endpoint))
    ann.context.add_init_script(f"({SUBSCRIBED})({made})")


def tokens(site: Spawned, endpoint: str) -> list[str]:
    """The tokens that end the calls to this address: none once they are ended."""
    database = Database(site.database)
    with database.reading() as connection:
        found = list(connection.execute(select(WAYS.c.stop).where(WAYS.c.address == endpoint)).scalars())
    database.close()
    return found


def push(ann: Person, call: dict[str, str]) -> None:
    """Let the push service deliver a call to Ann's service worker, again until it is shown.

    A busy Chromium loses what it is told to deliver; one call in place of another makes no difference.
    """
    shown = [[call["title"], call["body"], call["tag"]]]
    session = ann.context.new_cdp_session(ann.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ann.wait_until(lambda: bool(found))
    delivery = {"origin": ann.url, "registrationId": found[-1], "data": json.dumps(call)}

    def is_shown() -> bool:
        session.send("ServiceWorker.deliverPushMessage", delivery)
        ann.page.wait_for_timeout(200)
        return bool(ann.page.evaluate(SHOWN) == shown)

    ann.wait_until(is_shown)
    session.detach()


def test_a_device_is_called_and_a_tap_opens_the_table(people: People, site: Spawned) -> None:
    ann = people.newcomer(permissions=["notifications"], service_workers="allow")
    endpoint = "https://push.example/ann"
    subscribed(ann, endpoint)
    page = ann.go("/settings")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    box = page.get_by_label("Call me on this device when it is my turn")
    box.check()
    expect(box).to_be_checked()
    ann.wait_until(lambda: len(tokens(site, endpoint)) == 1)
    (stop,) = tokens(site, endpoint)
    call = {"title": "Your turn: Sunday", "body": "Bid one card", "path": "t/abc", "tag": "abc"}
    push(ann, {**call, "stop": stop, "stopLabel": "No more calls"})
    (worker,) = ann.context.service_workers
    assert worker.evaluate(TAP, "") == f"{ann.url}/t/abc"
    push(ann, {**call, "stop": stop, "stopLabel": "No more calls"})
    worker.evaluate(TAP, "stop")
    ann.wait_until(lambda: tokens(site, endpoint) == [])


def test_the_link_in_a_call_stops_it_for_whoever_has_it(people: People, site: Spawned) -> None:
    ann, ben = site.client(), people.newcomer(PHONE, is_touching=True)
    endpoint = "https://push.example/link"
    ann.post("/api/me/calls/push", json=Browser().subscription(endpoint))
    (stop,) = tokens(site, endpoint)
    page = ben.go(f"/settings#stop={stop}")
    expect(page.get_by_text("You are no longer called there.")).to_be_visible()
    assert tokens(site, endpoint) == []
    assert page.url == f"{ben.url}/settings"


def test_a_table_that_takes_days_offers_to_call(people: People, site: Spawned) -> None:
    ann = people.newcomer(permissions=["notifications"], service_workers="allow")
    endpoint = "https://push.example/offer"
    subscribed(ann, endpoint)
    ann.go("/")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page = ann.page
    client = site.client(cookies={one["name"]: one["value"] for one in ann.context.cookies()})
    slow = {"kind": "decision", "seconds": 86_400}
    for clock, count in (({"kind": "decision", "seconds": 60}, 0), (slow, 1)):
        ann.go(f"/t/{make(client, clock=clock)}")
        expect(page.locator("h1")).to_be_visible()
        expect(page.get_by_test_id("call-offer")).to_have_count(count)
    page.get_by_role("button", name="Call me when it is my turn").click()
    expect(page.get_by_text("You will be called on this device.").first).to_be_visible()
    expect(page.get_by_test_id("call-offer")).to_have_count(0)
    assert len(tokens(site, endpoint)) == 1
