"""Hints while somebody plays alone, and the review of a finished game, as they are found and used."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from support.browsers import LAPTOP, PHONE, People
from support.given_deals import make_given, person_at
from support.servers import Spawned

from wildcards.conform.client import Socket, make, start, you
from wildcards.engine.rules import Rules

THREE = Rules(seats=3)


@pytest.mark.parametrize("size", [pytest.param(PHONE, marks=pytest.mark.slow), LAPTOP])
def test_a_hint_is_picked_with_one_tap_and_not_sent(
    people: People, site: Spawned, size: tuple[int, int]
) -> None:
    ann = people.newcomer(size, is_still=True)
    client = person_at(site, ann)
    bots = [{"kind": "bot", "level": "novice"}] * 2
    table = make(client, [you(), *bots], deal={"kind": "given", "seed": f"{7:064x}"})
    start(client, table)
    page = ann.go(f"/t/{table}")
    page.get_by_role("button", name="What would you do?").click()
    dialog = page.get_by_role("dialog", name="What would you do?")
    expect(dialog.get_by_role("button", name="Pick this")).to_have_count(3)
    expect(dialog).to_contain_text("Chance of winning")
    dialog.get_by_role("button", name="Pick this").first.click()
    expect(dialog).to_be_hidden()
    send = page.get_by_test_id("prompt").locator("button[type=submit]")
    expect(send).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-ask", "bid")


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.slow)])
def test_a_review_leads_into_the_replay_and_shows_no_other_hand(
    people: People, site: Spawned, size: tuple[int, int]
) -> None:
    ann = people.newcomer(size, is_still=True)
    client = person_at(site, ann)
    table = make_given(client, THREE, 0)
    with Socket(client, table) as socket:
        socket.play(random.Random(1))
    page = ann.go(f"/t/{table}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_test_id("split")).to_contain_text("own decisions cost")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + 1 + socket.games[0]["rounds"] + 1)  # columns, deal, rounds, end
    key = page.get_by_role("region", name="The decisions that mattered most")
    expect(key.get_by_role("link")).to_have_count(3)
    decision = key.locator("strong").first.inner_text()
    key.get_by_role("link").first.click()
    judged = page.get_by_test_id("judged")
    expect(judged).to_contain_text(decision)
    expect(page.get_by_role("region", name="All hands")).to_be_hidden()
    number = judged.get_by_role("status").inner_text()
    judged.get_by_role("button", name=re.compile("previous|next")).and_(
        page.locator("[aria-disabled=false]")
    ).first.click()
    expect(judged.get_by_role("status")).not_to_have_text(number)
    page.get_by_label("Seen by").select_option("all")
    expect(page.get_by_role("region", name="All hands")).to_be_visible()
    expect(judged).to_be_visible()
    page.get_by_label("Seen by").select_option("")
    expect(judged).to_be_hidden()
