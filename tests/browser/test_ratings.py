"""Rated tables and people's pages: told before sitting down, shown afterwards, hidden if so chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support.browsers import LAPTOP, PHONE, People
from support.servers import Spawned

from wildcards.conform.client import hurry, ok


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.slow)])
def test_a_rated_game_from_the_form_to_the_page(people: People, site: Spawned, size: tuple[int, int]) -> None:
    ann = people.newcomer(size, is_still=True)
    page = ann.go("/new")
    page.get_by_text("Pace, absence and hints").click()
    page.get_by_label("The game counts for ratings").check()
    expect(page.get_by_label("Players may ask for hints")).to_have_count(0)
    page.get_by_label("Pace of the bots").select_option("0")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("Rated game: by sitting down you agree")).to_be_visible()
    expect(page.get_by_test_id("rating")).to_have_text("no rating yet")
    ann.check_accessible_in_both()
    page.get_by_role("button", name=re.compile("Start")).click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    cookies = {one["name"]: one["value"] for one in ann.context.cookies()}
    client, table = site.client(cookies=cookies), page.url.rpartition("/")[2]
    hurry([client], table)
    ann.wait_until(lambda: ok(client.get("/api/me/profile"))["games"] == 1)
    page = ann.go("/ratings")
    page.get_by_role("link", name="Your own page").click()
    expect(page.get_by_text("from 1 rated game")).to_be_visible()
    expect(page.get_by_role("img", name="Curve of the rating")).to_be_visible()
    page.get_by_text("The rating after each rated game").click()
    expect(page.get_by_role("row")).not_to_have_count(0)
    ann.check_accessible_in_both()
    page.get_by_role("radio", name="everybody").check()
    link = page.get_by_label("Link to this page").input_value()
    bob = people.newcomer(size, is_still=True)
    bob.expect_complaint("404")
    theirs = bob.go(f"/p/{link.rpartition('/')[2]}")
    expect(theirs.get_by_text("from 1 rated game")).to_be_visible()
    expect(theirs.get_by_label("Link to this page")).to_have_count(0)
    ok(client.put("/api/me/profile", json={"shown": "nobody"}))
    theirs.reload()
    expect(theirs.get_by_test_id("person").get_by_role("alert")).to_contain_text("not shown to you")
