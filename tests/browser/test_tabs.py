"""Two tabs of one person at one table agree."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect
from support.browsers import People, Person
from support.given_deals import person_at
from support.hands import Mouse
from support.outage import Outage, expect_cut
from support.prompt_deals import play_to
from support.servers import Spawned
from support.sitter import PROMPT, Sitter

from wildcards.conform.client import make

TITLE = "#prompt-title"
TELLS = "() => document.querySelector(\"[data-testid='prompt'] .refusal\") !== null"


def beside(person: Person, path: str, seed: int) -> Sitter:
    """One more tab of this person, at a page."""
    page = person.context.new_page()
    sitter = Sitter(page, Mouse(page), random.Random(seed))
    page.goto(person.url + path)
    return sitter


def shown(page: Page) -> list[str]:
    """The cards in hand and everything else on the table, as a tab shows them."""
    places: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-place]')]"
        ".map((it) => `${it.dataset.place} ${it.textContent}`)"
    )
    return sorted(places)


def asked(page: Page) -> str:
    """What is asked, in words; nothing while others are waited for."""
    prompt = page.locator(PROMPT)
    return page.locator(TITLE).inner_text() if prompt.get_attribute("data-ask") else ""


def seen(page: Page) -> tuple[str, list[str]]:
    """What a tab asks and what is on its table."""
    return asked(page), shown(page)


def expect_agreed(one: Page, other: Page) -> None:
    """Both end up asking the same and showing the same table; bots may still move, seen in one tab first."""
    end = time.monotonic() + 15
    while not asked(one) or seen(one) != seen(other):
        if time.monotonic() > end:
            assert asked(one), "nothing is asked any more"
            assert seen(one) == seen(other)
        one.wait_for_timeout(20)


@pytest.mark.parametrize("name", [pytest.param("bid", marks=pytest.mark.slow), "take"])
def test_what_is_sent_in_one_tab_is_done_in_the_other(people: People, site: Spawned, name: str) -> None:
    ann = people.newcomer(is_still=True)
    ann.choose(speed="off")
    path = f"/t/{play_to(person_at(site, ann), name)}"
    one, other = beside(ann, path, 1), beside(ann, path, 2)
    for tab in (one, other):
        assert tab.wait()
        tab.pick()
    question = other.page.locator(f"{PROMPT} form").inner_text()
    one.send()
    expect(other.page.locator(f"{PROMPT} form", has_text=question)).to_have_count(0)
    expect_agreed(one.page, other.page)
    assert not [thing for thing in other.look().things if thing.is_picked and thing.place == "hand"]
    other.decide()
    expect_agreed(one.page, other.page)


def test_a_tab_that_was_cut_off_learns_that_the_other_decided(people: People, site: Spawned) -> None:
    """Its own choice answers an older view: it is refused, the page says so, and play continues in both."""
    ann = people.newcomer(is_still=True)
    ann.choose(speed="off")
    path = f"/t/{play_to(person_at(site, ann), 'bid')}"
    one = beside(ann, path, 1)
    other_page = ann.context.new_page()
    outage = Outage(other_page)
    other = Sitter(other_page, Mouse(other_page), random.Random(2))
    other_page.goto(ann.url + path)
    for tab in (one, other):
        assert tab.wait()
        tab.pick()
    outage.pull()
    expect_cut(other_page)
    other.send()
    one.send()
    assert one.wait()
    outage.mend()
    outage.until_answered(other_page, made=1)
    assert [answer["code"] for answer in outage.refusals()] == ["stale"]
    other_page.wait_for_function(TELLS)
    expect_agreed(one.page, other_page)
    other.decide()
    outage.until_answered(other_page, made=2)
    assert len(outage.refusals()) == 1
    expect_agreed(one.page, other_page)


def test_a_seat_given_away_in_one_tab_is_free_in_the_other(people: People, site: Spawned) -> None:
    ann = people.newcomer()
    path = f"/t/{make(person_at(site, ann))}"
    one, other = beside(ann, path, 1).page, beside(ann, path, 2).page
    one.get_by_test_id("seat-2").get_by_role("button", name="Give it to a bot").click()
    expect(other.get_by_label("Level of the bot at seat 3")).to_be_visible()
    other.get_by_label("Level of the bot at seat 3").select_option("novice")
    expect(one.get_by_label("Level of the bot at seat 3")).to_have_value("novice")


def test_settings_hold_at_once_at_a_table_in_the_other_tab(people: People, site: Spawned) -> None:
    ann = people.newcomer()
    table = beside(ann, f"/t/{play_to(person_at(site, ann), 'take')}", 1)
    assert table.wait()
    table.pick()
    picked = table.look()
    chosen = beside(ann, "/settings", 2).page
    chosen.get_by_role("main").get_by_label("Language").select_option("nl")
    chosen.get_by_role("radio", name="donker").check()
    expect(table.page.locator("html")).to_have_attribute("lang", "nl")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert table.look() == picked
