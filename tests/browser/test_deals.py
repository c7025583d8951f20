"""The same deal for several people, and the deal of the day, as they are found and played."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from support.browsers import LAPTOP, PHONE, People, Person
from support.given_deals import make_given, person_at
from support.servers import Spawned

from wildcards.conform.client import Socket
from wildcards.engine.rules import Rules

THREE = Rules(seats=3)


def finished(people: People, site: Spawned, size: tuple[int, int]) -> tuple[Person, Page]:
    """Somebody at the end of a game."""
    ann = people.newcomer(size, is_still=True)
    client = person_at(site, ann)
    table = make_given(client, THREE, 0)
    with Socket(client, table) as socket:
        socket.play(random.Random(1))
    page = ann.go(f"/t/{table}")
    expect(page.get_by_test_id("end")).to_be_visible()
    return ann, page


def test_a_finished_game_is_played_by_a_friend(people: People, site: Spawned) -> None:
    _, page = finished(people, site, LAPTOP)
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_role("heading", level=1, name="The same cards")).to_be_focused()
    # Others of these tests may have played the same cards at this site.
    own = page.get_by_test_id("takes").locator("tr.you")
    expect(own.first).to_contain_text("you")
    expect(page.get_by_text("You have seen these cards")).to_be_visible()
    link = page.get_by_label("Link to these cards").input_value()
    assert link == page.url
    ben = people.newcomer(PHONE, is_still=True)
    there = ben.go(re.sub(r"^https?://[^/]+", "", link))
    expect(there.get_by_test_id("takes").get_by_role("row")).not_to_have_count(0)
    expect(there.get_by_test_id("takes").locator("tr.you")).to_have_count(0)
    expect(there.get_by_text("You have seen these cards")).to_be_hidden()
    there.get_by_role("button", name="Play these cards").click()
    expect(there.get_by_test_id("prompt")).to_have_attribute("data-ask", "bid")
    there.go_back()
    expect(there.get_by_role("link", name="Go on")).to_be_visible()


def test_the_deal_of_the_day_is_secret_until_it_is_played(people: People) -> None:
    page = people.newcomer(PHONE, is_still=True).go()
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", level=1, name="Deal of the day")).to_be_focused()
    expect(page.get_by_role("button", name="Play them")).to_have_count(7)
    page.get_by_role("link", name="To its page").click()
    expect(page.get_by_text("is shown once you have played it")).to_be_visible()
    expect(page.get_by_test_id("takes")).to_be_hidden()
    expect(page.get_by_test_id("levels")).to_be_hidden()
    page.get_by_role("button", name="Play these cards").click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-ask", "bid")
    table = page.url
    page.go_back()
    expect(page.get_by_role("button", name="Play these cards")).to_be_hidden()
    page.get_by_role("link", name="Go on").click()
    expect(page).to_have_url(table)


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.slow)])
def test_both_pages_are_accessible_and_nothing_sticks_out(
    people: People, site: Spawned, size: tuple[int, int]
) -> None:
    ann, page = finished(people, site, size)
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_test_id("levels").get_by_role("row")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.check_accessible_in_both()
    ann.go("/day")
    expect(page.get_by_role("heading", name="The last seven days")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.check_accessible_in_both()
