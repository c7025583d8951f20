"""The host gives the seat of somebody who left to a bot, for good; they look on."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browsers import PHONE, People
from support.given_deals import person_at
from support.servers import Spawned

from wildcards.conform.client import make, ok, sit, start, you


def test_a_seat_is_given_to_a_bot(people: People, site: Spawned) -> None:
    ann, bob = people.newcomer(PHONE, is_touching=True, is_still=True), people.newcomer()
    host, guest = person_at(site, ann), person_at(site, bob)
    table = make(host, [you(), {"kind": "open"}, {"kind": "bot", "level": "novice"}], spectators="closed")
    sit(guest, table, 1, "Bob")
    start(host, table)
    ok(guest.post(f"/api/tables/{table}/leave"))
    page = ann.go(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give Bob’s seat to a bot").click()
    sure = page.get_by_role("dialog").filter(has_text="Bob can only look on.")
    sure.get_by_role("button", name="Give it to a bot").click()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text("For good, a bot now plays in place of Bob.").last).to_be_visible()
    bob.go(f"/t/{table}")
    expect(bob.page.get_by_test_id("replaced")).to_contain_text("You can look on.")
    expect(bob.page.locator("[data-place^='hand:']")).to_have_count(0)
