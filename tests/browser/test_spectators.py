"""All hands on the table's page, where the host shows them to spectators."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from support.browsers import PHONE, People
from support.given_deals import client_of
from support.servers import Spawned

from wildcards.conform.client import Socket, ok, sit, start

TOLD = "Spectators see all hands at this table at once. Whoever sits down agrees to that."


def test_a_host_shows_spectators_all_hands(people: People, site: Spawned) -> None:
    """People are told before they sit down; a spectator on a phone then sees each hand."""
    ann, eve = people.newcomer(), people.newcomer(PHONE, is_touching=True, is_still=True)
    page = ann.go("/new")
    page.get_by_text("Pace, absence and hints").click()
    page.get_by_label("What spectators see").select_option("all")
    expect(page.get_by_text(TOLD)).to_be_visible()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(re.compile(r"/t/[0-9a-z]{20}$"))
    path = page.url.removeprefix(ann.url)
    table = path.rpartition("/")[2]
    eve.go(path)
    expect(eve.page.get_by_test_id("spectators")).to_have_text(TOLD)
    sit(bob := site.client(), table, 1, "Bob")
    start(client_of(site, ann), table, "novice")
    assert ok(bob.get(f"/api/tables/{table}"))["settings"]["spectators"] == "all"
    with Socket(bob, table) as socket:
        hand = eve.page.get_by_role("list", name="Hand of Bob").get_by_role("listitem")
        expect(hand).to_have_count(7)
        socket.act(1, "R")
        expect(eve.page.locator("[data-seat='1'] .sealed")).to_have_count(1)
    expect(eve.page.get_by_text("You see all hands.")).to_be_visible()
    assert not any("hands" in game for text in ann.frames for game in json.loads(text).get("games", ()))
    expect(page.get_by_role("list", name=re.compile("^Hand of"))).to_have_count(0)
